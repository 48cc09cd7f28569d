import Diagnostics
import SavedContract
import SwiftDeclarations

/// What the changes between two states do to people, as findings.
struct JudgedComparison {
    let comparison: StateComparison
    var findings: [Diagnostic] = []
    /// What findings are about.
    private(set) var losses: [FindingIdentity: Loss] = [:]
    private let sources: [String: SourceText]
    private lazy var hasModels = sources.values.contains {
        $0.path.hasSuffix(".swift") && $0.bytes.firstOccurrence(of: "import IntentRuntime".utf8) != nil
    }

    struct Loss {
        var level: ChangeLevel
        var changes: [Change]
    }

    init(_ comparison: StateComparison) {
        self.comparison = comparison
        sources = comparison.states.sources
    }

    /// Adds the finding about a loss, if it has any effects.
    ///
    /// - Parameter failing: as for `Change.finding`.
    mutating func add(
        _ loss: Change,
        failing: Set<Effect.Category>?,
        between contracts: (old: ContractIndex, new: ContractIndex),
        _ takeovers: TakeoverVerdicts
    ) {
        if takeovers.cover(loss) { return }
        var change = loss
        // A widget without settings goes on with a static configuration.
        change.isUnsaved =
            comparison.isUnsaved(loss)
            || loss.kind == .intentRemoved
                && contracts.old.isReplacedByStaticConfigurations(loss.subject.name, in: contracts.new)
        change.doubt = takeovers.isCertain(loss) ? nil : loss.doubt ?? comparison.doubt(about: loss)
        let uses = contracts.old.uses(of: loss.subject)
        guard var finding = change.finding(failing: failing, for: uses, hasModels: hasModels) else { return }
        if [.intentRemoved, .widgetMovedWithoutTakeover].contains(loss.kind), !change.isUnsaved {
            takeovers.explain(&finding, about: loss)
        }
        if let meaning = change.replacedChoice(in: contracts.new) { finding.message += meaning }
        finding.fixIts = change.fixes(in: sources, of: contracts.new)
        findings.append(finding)
        let (identity, level) = (FindingIdentity(finding), ChangeLevel(change, for: uses))
        var known = losses[identity] ?? Loss(level: level, changes: [])
        known.level = min(level, known.level)
        known.changes.append(loss)
        losses[identity] = known
    }

    /// Adds the findings about what is new in widgets and App Intents and may be lost later.
    mutating func addFindings(aboutWidgetsAndTypesOf states: StatePair) {
        let (old, new) = (states.old.contract, states.new.contract)
        func standing(_ contract: SavedContract, _ oldest: OldestSystems?) -> [Diagnostic] {
            contract.repeatedIdentifiers + contract.takeoversOfUsedIntents(runningOn: oldest)
        }
        let known = Set(standing(old, comparison.oldestSystems.old()).map(\.symbol))
        findings += standing(new, comparison.oldestSystems.new()).filter { !known.contains($0.symbol) }
        let kinds = Set(old.widgets.map(\.kind))
        findings += new.widgets.filter { $0.isNamedByType && !kinds.contains($0.kind) }.map {
            Diagnostic(
                .widgetNamedByType,
                "the kind of this widget is the name of its type: renaming the type breaks every placed widget",
                at: $0.location,
                symbol: $0.kind.known ?? "",
                help: "write the name: \"\($0.kind.known ?? "")\""
            )
        }
    }
}

/// What stays the same of a finding when a configuration changes its severity.
struct FindingIdentity: Hashable {
    let code: String
    let symbol: String
    let message: String

    init(_ finding: Diagnostic) { (code, symbol, message) = (finding.kind.code, finding.symbol, finding.message) }
}
