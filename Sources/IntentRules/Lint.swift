import Diagnostics
import IntentSchema
import StringTables

/// One definition to lint, as far as it could be understood, and what stands around it.
public struct LintInput: Sendable {
    /// What reading and linking gave.
    public var compiled: Frontend.Compiled
    /// The names of the files around the definition; see `Neighbours.names`.
    public var neighbours: [String]

    /// The string tables among them: what reading each of `Neighbours.tableFiles` gave that is not wrongly named.
    public var tables: [StringTableReader.Result]

    /// Puts a definition among its neighbours.
    public init(
        _ compiled: Frontend.Compiled,
        neighbours: [String] = [],
        tables: [StringTableReader.Result] = []
    ) {
        self.compiled = compiled
        self.neighbours = neighbours
        self.tables = tables
    }
}

/// Runs the rules.
public enum Lint {
    /// Links definitions for linting.
    ///
    /// Unlike those that are compiled together, the definitions of a lint run may belong to different targets and then declare
    /// the same names. So each is linked for itself, and the others are looked at only for what it lacks.
    public static func link(_ inputs: [Frontend.Loaded]) -> [Frontend.Compiled] {
        inputs.indices.map { index in
            let alone = Frontend.link([inputs[index]])[0]
            let lacksDeclaration = alone.diagnostics.contains {
                $0.kind == .unknownEnumeration || $0.kind == .unknownType
            }
            guard lacksDeclaration, inputs.count > 1 else { return alone }
            // First of all, it is the others that are told of names that occur twice.
            return Frontend.link([inputs[index]] + inputs[..<index] + inputs[(index + 1)...])[0]
        }
    }

    /// Every finding about the definitions: what reading and linking found, and what the rules find.
    ///
    /// - Parameters:
    ///   - inputs: The definitions of one run.
    ///   - expectedLanguages: Languages into which every definition must be translated.
    ///   - rules: The rules to run. A kind that one of all rules takes over is never reported by linking, so that leaving the
    ///     rule out silences it.
    /// - Returns: The findings in the order of reports, each of its kind's own severity or the one that its stage gave it.
    public static func run(
        _ inputs: [LintInput],
        expectedLanguages: [String] = [],
        rules: [Rule] = Rules.all
    ) -> [Diagnostic] {
        let definitions = inputs.compactMap(\.compiled.loaded.definition)
        let run = LintRun(definitions: definitions, expectedLanguages: expectedLanguages)
        let takenOver = Rules.kindsTakenOver
        var findings = DiagnosticSet()
        var index = 0
        for input in inputs {
            for diagnostic in input.compiled.diagnostics where !takenOver.contains(diagnostic.kind) {
                findings.insert(diagnostic)
            }
            // Several definitions of one folder may share a table; the set holds each finding once.
            for table in input.tables {
                for var diagnostic in table.diagnostics {
                    if diagnostic.symbol.isEmpty { diagnostic.symbol = "table" }
                    findings.insert(diagnostic)
                }
            }
            guard let definition = input.compiled.loaded.definition else { continue }
            let context = RuleContext(input, run: run, index: index, definition: definition)
            index += 1
            // What a broken file seems to lack may only not have been read.
            if input.compiled.loaded.diagnostics.contains(where: { $0.severity == .error }) { continue }
            let found = rules.flatMap { $0.check(context) }
            findings.insert(contentsOf: definition.document.keyPathsInPlaceOfRanges(found))
        }
        return findings.sorted
    }
}
