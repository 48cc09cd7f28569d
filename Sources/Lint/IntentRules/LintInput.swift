import Diagnostics
import IntentSchema
import Product
import Translations

/// A definition to lint, which may be only partly readable, and its surroundings.
package struct LintInput: Sendable {
    /// The result of reading and linking.
    package let compiled: Frontend.Compiled
    /// The names of the files around the definition; see `NeighbouringFiles.names`.
    package var neighbours: [String]

    /// The definition's string tables, without misnamed ones.
    package var tables: [TableFile]
    /// Its tables that no target copies, in other languages.
    package var foreignTables: [TableFile]
    package var unreadTables: UnreadTables
    /// The tables of App Shortcuts phrases.
    package var phrases: [TableFile]
    /// The surrounding Xcode project; `nil` if there is none or projects are not read.
    package var project: ProjectSurroundings?

    /// What the definition refers to; `nil` without a definition. Collected here because inputs are made in parallel.
    let references: References?

    package init(
        _ compiled: Frontend.Compiled,
        neighbours: [String] = [],
        tables: [TableFile] = [],
        foreignTables: [TableFile] = [],
        unreadTables: UnreadTables = UnreadTables(),
        phrases: [TableFile] = [],
        project: ProjectSurroundings? = nil
    ) {
        self.compiled = compiled
        self.neighbours = neighbours
        self.tables = tables
        self.foreignTables = foreignTables
        self.unreadTables = unreadTables
        self.phrases = phrases
        self.project = project
        references = compiled.loaded.definition.map(References.init)
    }
}
