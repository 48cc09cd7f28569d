import Diagnostics
import IntentSchema
import StringTables

/// One definition to lint, as far as it could be understood, and what stands around it.
public struct LintInput: Sendable {
    /// What reading and linking gave.
    public let compiled: Frontend.Compiled
    /// The names of the files around the definition; see `Neighbours.names`.
    public var neighbours: [String]

    /// The string tables among them: what reading each of `Neighbours.tableFiles` gave that is not wrongly named.
    public var tables: [StringTableReader.Result]

    /// What the definition refers to; `nil` when there is none. Collected here because inputs can be made at the same time.
    let references: References?

    /// Puts a definition among its neighbours.
    public init(
        _ compiled: Frontend.Compiled,
        neighbours: [String] = [],
        tables: [StringTableReader.Result] = []
    ) {
        self.compiled = compiled
        self.neighbours = neighbours
        self.tables = tables
        references = compiled.loaded.definition.map(References.init)
    }
}

/// Runs the rules.
public enum Lint {
    /// Links definitions for linting.
    ///
    /// Unlike those that are compiled together, the definitions of a lint run may belong to different targets and then declare
    /// the same names. So each is linked on its own, and the others are looked at only for what it lacks.
    public static func link(_ inputs: [Frontend.Loaded]) -> [Frontend.Compiled] {
        let linking = Frontend.SeparateLinking(inputs)
        return inputs.indices.map { linking.link($0) }
    }

    /// Every finding about the definitions: what reading and linking found, and what the rules find.
    ///
    /// - Parameters:
    ///   - inputs: The definitions of one run.
    ///   - expectations: What the configuration wants of every definition.
    ///   - rules: The rules to run. A kind that one of all rules takes over is never reported by linking, so that leaving the
    ///     rule out silences it.
    /// - Returns: The findings in the order of reports, each of its kind's own severity or the one that its stage gave it.
    public static func run(
        _ inputs: [LintInput],
        expecting expectations: Expectations = Expectations(),
        rules: [Rule] = Rules.all
    ) -> [Diagnostic] {
        let run = LintRun(inputs, expecting: expectations, rules: rules)
        return DiagnosticSet(inputs.indices.flatMap { run.findings(about: $0) }).sorted
    }
}
