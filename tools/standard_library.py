"""The import contract that a room imports only the standard library and this project."""

from __future__ import annotations

import sys
from typing import cast

from grimp import ImportGraph
from importlinter import Contract, ContractCheck, fields, output


class StandardLibraryContract(Contract):
    """Forbids the source modules, and what is below them, every package from outside."""

    # A field declares what an instance holds, as a list of texts here.
    source_modules = cast("list[str]", fields.ListField(subfield=fields.StringField()))

    def check(self, graph: ImportGraph, verbose: bool) -> ContractCheck:
        """Look at every import of the source modules."""
        home = {name.partition(".")[0] for name in self.source_modules}
        foreign = [
            f"{importer} imports {imported}"
            for importer in self._modules(graph)
            for imported in sorted(graph.find_modules_directly_imported_by(importer))
            if imported.partition(".")[0] not in home | sys.stdlib_module_names
        ]
        return ContractCheck(kept=not foreign, metadata={"foreign": foreign})

    def render_broken_contract(self, check: ContractCheck) -> None:
        """Name each import that does not belong here."""
        for line in check.metadata["foreign"]:
            output.print_error(f"{line}, which is not in the standard library.")

    def _modules(self, graph: ImportGraph) -> list[str]:
        return sorted(
            module
            for source in self.source_modules
            for module in {source} | graph.find_descendants(source)
        )
