"""The import contract notices a room that imports what it must not."""

from __future__ import annotations

from grimp import ImportGraph

from tools.standard_library import StandardLibraryContract


def graph(*imports: tuple[str, str]) -> ImportGraph:
    made = ImportGraph()
    for importer, imported in imports:
        for module in (importer, imported):
            made.add_module(module, is_squashed=not module.startswith("signoria"))
        made.add_import(importer=importer, imported=imported)
    return made


def foreign_imports(made: ImportGraph) -> list[str]:
    contract = StandardLibraryContract(
        name="engine",
        session_options={},
        contract_options={"source_modules": ["signoria.core"]},
    )
    check = contract.check(made, verbose=False)
    found: list[str] = check.metadata["foreign"]
    assert check.kept == (not found)
    return found


def test_the_standard_library_and_the_own_house_are_allowed() -> None:
    made = graph(("signoria.core", "json"), ("signoria.core.game", "signoria.core"))
    assert foreign_imports(made) == []


def test_a_package_from_outside_is_named_with_its_importer() -> None:
    made = graph(("signoria.core", "json"), ("signoria.core.game", "numpy"))
    assert foreign_imports(made) == ["signoria.core.game imports numpy"]


def test_other_rooms_may_import_what_they_like() -> None:
    made = graph(("signoria.core", "json"), ("signoria.server", "fastapi"))
    assert foreign_imports(made) == []
