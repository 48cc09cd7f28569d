import Diagnostics
import SavedContract

/// The losses of whole things, which cover losses inside them: parameters of a renamed intent, combinations with a lost
/// parameter, choices of an enumeration whose parameters are all lost. So is what no one saved of App Intents that people
/// cannot find.
struct WholeLosses {
    /// The symbols of what is lost as a whole.
    private var gone: Set<String> = []
    /// The kinds of changes by symbol, without those that are only noted.
    private var kinds: [String: Set<ChangeKind>] = [:]
    /// The App Intents of which no one saved anything that is not reported elsewhere.
    private let silent: Set<String>
    /// The enumerations whose parameters are all lost.
    private let moot: Set<String>
    private let withoutWidgets: Set<String>
    /// The uses of intents whose widgets are all reported as lost themselves.
    private let withGoneWidgets: [String: SavedUses]

    /// - Parameters:
    ///   - old: what people may have saved.
    ///   - unused: the intents that no one can have saved.
    ///   - lostClasses: the classes of removed intents that nothing takes over.
    init(_ changes: [Change], of old: SavedContract, unused: Set<String>, lostClasses: Set<String>) {
        for change in changes {
            if change.kind.losesWhole { gone.insert(change.subject.symbol) }
            if change.doubt?.severity != .note { kinds[change.subject.symbol, default: []].insert(change.kind) }
        }
        // An App Intent that took over an intent that is also removed is reported with that intent.
        let unsaved = old.intents(.appIntent).filter { intent in
            intent.uses.isEmpty && intent.takeovers.isEmpty
                || intent.takeovers.contains { $0.className.known.map(lostClasses.contains) == true }
        }
        silent = Set(unsaved.map(\.identifier))
        withoutWidgets = Set(old.intentsWithoutWidget.map(\.name))
        withGoneWidgets = Self.intentsWithGoneWidgets(in: changes, of: old)
        var (lost, kept): (Set<String>, Set<String>) = ([], [])
        for intent in old.intents {
            let owner = intent.form == .sirikit ? intent.name : intent.identifier
            let isGone =
                gone.contains(owner) || silent.contains(owner) || intent.form == .sirikit && unused.contains(owner)
            for parameter in intent.parameters where parameter.isSaved {
                guard case .enumeration(let name) = parameter.type.known?.element else { continue }
                if isGone || gone.contains("\(owner).\(parameter.name)") {
                    lost.insert(name)
                } else {
                    kept.insert(name)
                }
            }
        }
        moot = lost.subtracting(kept)
    }

    private static func intentsWithGoneWidgets(in changes: [Change], of old: SavedContract) -> [String: SavedUses] {
        let lost = changes.filter { change in
            [.widgetKindChanged, .widgetMovedWithoutTakeover].contains(change.kind)
                || change.kind == .widgetRemoved && change.aspect == nil
        }
        let kinds = Set(lost.map(\.subject.name))
        if kinds.isEmpty { return [:] }
        let widgets = Dictionary(grouping: old.widgets, by: \.configuration)
        let gone = old.intents(.sirikit).filter { intent in
            let own = widgets[.known(intent.identifier)] ?? []
            return !own.isEmpty && own.allSatisfy { $0.kind.known.map(kinds.contains) == true }
        }
        return Dictionary(gone.map { ($0.name, $0.uses) }) { first, _ in first }
    }

    /// Whether a change is part of a greater loss.
    func cover(_ change: Change) -> Bool {
        let kind = change.kind
        if kind.isCovered(by: kinds[change.subject.symbol] ?? []) { return true }
        return switch change.subject {
        case .intent(let name) where kind == .widgetConfigurationTurnedOff:
            withoutWidgets.contains(name) || withGoneWidgets[name] != nil
        case .intent(let name): kind == .intentRemoved && withGoneWidgets[name] == [.widgets]
        case .parameter(_, let name), .response(let name), .responseParameter(_, let name):
            (kind.losesWhole || kind.categories == [.saved]) && gone.contains(name)
        case .unsupportedReason(_, let parameter, let intent):
            kinds["\(intent).\(parameter)"]?.contains(.resolutionTurnedOff) == true
        case .appIntent(let name): (kind.losesWhole || kind == .systemRemoved) && silent.contains(name)
        case .shortcut(let parameters, let name):
            kind == .shortcutRemoved
                && (gone.contains(name) || parameters.contains { gone.contains("\(name).\($0)") })
        case .appParameter(_, let name): silent.contains(name)
        case .enumerationCase(_, let name), .rawValue(_, let name): moot.contains(name)
        default: false
        }
    }
}
