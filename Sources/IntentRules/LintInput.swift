import Diagnostics
import IntentSchema
import StringTables

/// One definition to lint, as far as it could be understood, and what stands around it.
package struct LintInput: Sendable {
    /// What reading and linking gave.
    package let compiled: Frontend.Compiled
    /// The names of the files around the definition; see `NeighbouringFiles.names`.
    package var neighbours: [String]

    /// The string tables among them: what reading each of `NeighbouringFiles.tableFiles` gave that is not wrongly named.
    package var tables: [StringTableReader.Result]
    /// The tables of what people say to Siri.
    package var phrases: [StringTableReader.Result]
    /// The Xcode project around; `nil` when there is none, or none was looked for.
    package var project: ProjectSurroundings?

    /// What the definition refers to; `nil` when there is none. Collected here because inputs can be made at the same time.
    let references: References?

    package init(
        _ compiled: Frontend.Compiled,
        neighbours: [String] = [],
        tables: [StringTableReader.Result] = [],
        phrases: [StringTableReader.Result] = [],
        project: ProjectSurroundings? = nil
    ) {
        self.compiled = compiled
        self.neighbours = neighbours
        self.tables = tables
        self.phrases = phrases
        self.project = project
        references = compiled.loaded.definition.map(References.init)
    }
}
