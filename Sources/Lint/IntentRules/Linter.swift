import Diagnostics
import IntentSchema
import RuleSettings

/// Runs the rules over the inputs of one run. Inputs can be linted in any order and in parallel, because what the rules
/// share is collected beforehand.
package struct Linter: Sendable {
    private let inputs: [LintInput]
    private let rules: [Rule]
    /// What the configuration requires of every definition.
    let expectations: Expectations
    /// The references of all definitions to other files.
    private let foreignReferences: Set<References.Foreign>
    /// The definitions in `.lproj` folders, by their path without the language, in the order of the inputs.
    private let copies: [String: [Definition]]
    /// Whether some definitions were not read, which may refer to anything.
    private let hasUnread: Bool

    /// Collects references and copies across the definitions. The parameters are those of `Linter.run`.
    ///
    /// - Parameter isWhole: whether these are all inputs.
    package init(
        _ inputs: [LintInput],
        expecting expectations: Expectations = Expectations(),
        rules: [Rule] = Rules.all,
        isWhole: Bool = true
    ) {
        self.inputs = inputs
        hasUnread =
            !isWhole || inputs.map(\.compiled.loaded).contains { $0.definition == nil && !$0.diagnostics.isEmpty }
        self.rules = rules
        self.expectations = expectations
        foreignReferences = inputs.reduce(into: []) { $0.formUnion($1.references?.foreign ?? []) }
        copies = inputs.compactMap(\.compiled.loaded.definition).reduce(into: [:]) { copies, definition in
            if let key = Path.withoutLanguage(definition.path) { copies[key, default: []].append(definition) }
        }
    }

    /// Returns all findings about the input at an index, in no particular order: from reading, from linking, in its
    /// tables, and by the rules.
    package func findings(about index: Int) -> [Diagnostic] {
        let path = inputs[index].compiled.loaded.source.path
        let findings = allFindings(about: index)
        // The reader of tables has already bounded the findings about them.
        guard findings.count > BoundedFindings.limit else { return findings }
        return BoundedFindings.reported(findings.filter { $0.location.path == path })
            + findings.filter { $0.location.path != path }
    }

    private func allFindings(about index: Int) -> [Diagnostic] {
        let input = inputs[index]
        var findings = input.compiled.diagnostics
        // Generating code is stricter about some of it, and does without other.
        for index in findings.indices { findings[index].severity = findings[index].kind.severity }
        let unknown = input.compiled.loaded.definition?.unknownKeys.filter { $0.kind == .unknownKey } ?? []
        if !unknown.isEmpty { findings = Self.joiningUnknownKeys(findings, unknown.map(\.name)) }
        // Several definitions may share a table. A set of findings keeps each finding once.
        for table in (input.tables + input.phrases).map(\.contents) {
            for var diagnostic in table.diagnostics {
                if diagnostic.symbol.isEmpty { diagnostic.symbol = "table" }
                findings.append(diagnostic)
            }
        }
        // What a broken file seems to lack may just not have been read.
        let isBroken = input.compiled.loaded.diagnostics.contains { $0.severity == .error }
        guard let definition = input.compiled.loaded.definition, !isBroken else {
            return findings.map { $0.location.path == input.compiled.loaded.source.path ? $0.withholdingFixes : $0 }
        }
        let context = RuleContext(input, run: self, definition: definition)
        // Problems of a localized copy are reported for the original.
        let isCopy = context.originalOfCopy != nil
        if isCopy { findings.removeAll { $0.severity < .error && !Self.aboutCopies.contains($0.kind) } }
        let found = rules.flatMap { rule in
            isCopy && !Self.aboutCopies.contains(rule.kind) ? [] : rule.check(context)
        }
        return findings + definition.document.keyPathsInPlaceOfRanges(found)
    }

    /// Joins the findings about unknown keys into one. Such keys often occur in every declaration, and an Xcode that
    /// writes one of them writes others.
    private static func joiningUnknownKeys(_ findings: [Diagnostic], _ names: [String]) -> [Diagnostic] {
        let unknown = findings.filter { $0.kind == .unknownKey }
        guard let first = unknown.first else { return findings }
        let parts = zip(names, unknown).distinct(by: \.0).map {
            FindingGroup.Part($0, $0, at: $1.location)
        }
        let several: GroupMessage = "\(.count) unknown keys are ignored: \(.names)"
        let group = FindingGroup(parts, one: "\(first.message)", several: several)
        return findings.filter { $0.kind != .unknownKey }
            + [Diagnostic(.unknownKey, group, at: first.location, symbol: "")]
    }

    private static let aboutCopies: Set<DiagnosticKind> = [
        .emptyCopy, Rule.localizedCopy.kind, Rule.localizedCopyDiffers.kind,
    ]

    /// Whether any definition in the run refers, or may refer, to an enumeration or type of an input.
    func isReferred(to name: String, declaredIn input: LintInput) -> Bool {
        if hasUnread || input.references?.own.contains(name) == true { return true }
        guard let namespace = input.compiled.loaded.definition?.namespace else { return false }
        return foreignReferences.contains(References.Foreign(namespace: namespace.value, name: name))
    }

    /// Returns the definitions of the same name in the `.lproj` folders next to each other, including this one, in the
    /// order of the inputs. Empty for a definition in no such folder.
    func copies(of definition: Definition) -> [Definition] {
        Path.withoutLanguage(definition.path).flatMap { copies[$0] } ?? []
    }
}

extension Linter {
    /// Returns every finding about the definitions, from reading, linking and all rules.
    ///
    /// - Parameters:
    ///   - inputs: The definitions of one run.
    ///   - expectations: What the configuration requires of every definition.
    /// - Returns: The findings in report order.
    package static func run(
        _ inputs: [LintInput],
        expecting expectations: Expectations = Expectations()
    ) -> [Diagnostic] {
        let linter = Linter(inputs, expecting: expectations, rules: Rules.all)
        let findings = inputs.indices.flatMap { linter.findings(about: $0) }
        let marked = CauseOrder(inputs).markingConsequences(in: DiagnosticSet(findings).sorted)
        return marked.filter { !$0.isConsequence }.joined
    }
}

extension Diagnostic {
    /// The finding with its fixes marked unsafe, because a file with errors may be misread.
    fileprivate var withholdingFixes: Diagnostic {
        var diagnostic = self
        for index in diagnostic.fixIts.indices { diagnostic.fixIts[index].isSafe = false }
        return diagnostic
    }
}
