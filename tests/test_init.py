import domino_math as dm


def test_every_public_name_is_there():
    assert sorted(dm.__all__) == sorted(dm._HOME_OF)
    for name in dm.__all__:
        assert getattr(dm, name) is not None
    assert set(dm.__all__) <= set(dir(dm))


def test_public_functions_are_not_modules():
    """A module of the same name would take the function's place once it is loaded."""
    from importlib import import_module
    from pkgutil import iter_modules

    modules = {module.name for module in iter_modules(dm.__path__)}
    assert modules.isdisjoint(dm.__all__)
    for name in modules - {"__main__"}:
        import_module(f"domino_math.{name}")
    assert callable(dm.solve)
    assert callable(dm.check)


def test_an_unknown_name_is_an_attribute_error():
    assert not hasattr(dm, "solv")
