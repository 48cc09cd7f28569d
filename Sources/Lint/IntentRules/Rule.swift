import Diagnostics
import IntentSchema
import Product

/// A check for one problem of a definition that is otherwise valid.
///
/// A rule is a value in its own file: what it catches and why that matters, examples that are both documentation and
/// tests, and a pure function that finds it. Rules know nothing about configuration: the command line decides which of
/// them run and at which severity.
package struct Rule: Sendable {
    package let kind: DiagnosticKind
    /// What the rule needs of the project. Nothing else is read for it.
    package let projectParts: Set<ProjectSurroundings.Part>
    private let makeExamples: @Sendable () -> RuleExamples
    private let find: @Sendable (RuleContext, inout RuleFindings) -> Void

    /// Declares a rule, which warns unless it says otherwise. The parameters are those of `DiagnosticKind`; examples are
    /// created on demand.
    init(
        code: String,
        name: String,
        severity: Severity = .warning,
        isOptional: Bool = false,
        summary: String,
        explanation: String,
        reading projectParts: Set<ProjectSurroundings.Part> = [],
        triggering: @autoclosure @escaping @Sendable () -> [RuleExample],
        passing: @autoclosure @escaping @Sendable () -> [RuleExample],
        find: @escaping @Sendable (RuleContext, inout RuleFindings) -> Void
    ) {
        kind = DiagnosticKind(
            code: code,
            name: name,
            severity: severity,
            summary: summary,
            explanation: explanation,
            isOptional: isOptional
        )
        self.projectParts = projectParts
        makeExamples = { RuleExamples(triggering: triggering(), passing: passing()) }
        self.find = find
    }

    package var examples: RuleExamples { makeExamples() }

    /// Returns the findings about a definition, in no particular order. They depend only on the context.
    func check(_ context: RuleContext) -> [Diagnostic] {
        var findings = RuleFindings(kind: kind, path: context.definition.path)
        find(context, &findings)
        return findings.diagnostics
    }
}

struct RuleFindings {
    let kind: DiagnosticKind
    let path: String
    fileprivate var bounded = BoundedFindings()

    var diagnostics: [Diagnostic] { bounded.all }

    mutating func report(
        _ message: String,
        at range: SourceRange,
        symbol: String,
        severity: Severity? = nil,
        isRefused: Bool = false,
        related: [(String, SourceRange)] = [],
        help: String? = nil,
        fixIts: [FixIt] = []
    ) {
        let path = self.path
        report(
            message,
            in: SourceLocation(path: path, range: range),
            symbol: symbol,
            severity: severity,
            isRefused: isRefused,
            related: related.map { RelatedLocation($0.0, at: SourceLocation(path: path, range: $0.1)) },
            help: help,
            fixIts: fixIts
        )
    }

    mutating func report(_ message: String, about definition: some SymbolicDefinition, help: String? = nil) {
        report(message, at: definition.nameRange, symbol: definition.symbol, help: help)
    }

    /// Reports a finding about the definition as a whole or about a file that belongs to it.
    mutating func report(
        _ message: String,
        in location: SourceLocation,
        symbol: String,
        severity: Severity? = nil,
        isRefused: Bool = false,
        related: [RelatedLocation] = [],
        help: String? = nil,
        fixIts: [FixIt] = []
    ) {
        var finding = Diagnostic(
            kind,
            message,
            at: location,
            symbol: symbol,
            severity: severity,
            related: related,
            help: help,
            fixIts: fixIts
        )
        finding.isRefused = isRefused
        add(finding)
    }

    /// Reports one finding about several things, by default at the first. Without things and location, reports nothing.
    /// The parameters are those of `FindingGroup`.
    mutating func report(
        _ parts: [FindingGroup.Part],
        of subject: String? = nil,
        continuing continued: DiagnosticKind? = nil,
        one: GroupMessage,
        several: GroupMessage,
        caption: String? = nil,
        at location: SourceLocation? = nil,
        symbol: String,
        severity: Severity? = nil,
        isRefused: Bool = false,
        help: String? = nil,
        fixIts: [FixIt] = []
    ) {
        guard let location = location ?? parts.first?.location else { return }
        let group = FindingGroup(
            parts,
            of: subject,
            continuing: continued,
            one: one,
            several: several,
            caption: caption
        )
        var finding = Diagnostic(
            kind,
            group,
            at: location,
            symbol: symbol,
            severity: severity,
            help: help,
            fixIts: fixIts
        )
        finding.isRefused = isRefused
        add(finding)
    }

    /// Adds a finding of the rule's own kind, which another stage may have created.
    mutating func add(_ diagnostic: Diagnostic) { bounded.append(diagnostic) }
}

/// The places of one cause, for one finding, and the edits that resolve it there.
struct SharedCause {
    private(set) var parts: [FindingGroup.Part] = []
    private var edits: Set<FixIt.Edit> = []
    private var otherEdits: [String: Set<FixIt.Edit>] = [:]

    /// What the edits write, sorted and without duplicates.
    var replacements: [String] { Set(edits.map(\.replacement)).sorted() }

    mutating func add(
        _ part: FindingGroup.Part,
        correcting edits: [FixIt.Edit] = [],
        _ otherEdits: [String: Set<FixIt.Edit>] = [:]
    ) {
        parts.append(part)
        self.edits.formUnion(edits)
        self.otherEdits.merge(otherEdits) { $0.union($1) }
    }

    /// A fix with all edits, if there are any.
    func fixIts(_ title: String, isSafe: Bool) -> [FixIt] {
        if edits.isEmpty { return [] }
        var fix = FixIt(title, isSafe: isSafe, edits: edits.sorted { $0.range.lowerBound < $1.range.lowerBound })
        fix.otherEdits = otherEdits
        return [fix]
    }
}
