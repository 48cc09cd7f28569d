import Diagnostics
import SavedContract
import SwiftDeclarations

/// What is different between two contracts in widgets and App Intents. What only definitions declare, `SchemaComparison` compares.
///
/// Things are recognised by what saved ones name, so that renamed types and constants with the same values give nothing. What is
/// inside something that is lost is lost with it, and said with it.
package struct ContractComparison {
    package var changes: [Change] { list.changes }
    var list = ChangeList()
    let old: SavedContract
    let new: SavedContract
    let place: (String) -> SourceLocation
    /// The widgets that are gone, or have another kind.
    private(set) var goneWidgets: [SavedContract.Widget] = []
    /// What configures widgets that are still there.
    private(set) var stillConfiguring: Set<String> = []
    private let damagedPaths: Set<String>
    /// By their former names.
    var renamedIntents: [String: String] = [:]
    var renamedTypes: [SavedContract.ValueType: SavedContract.ValueType] = [:]

    /// - Parameters:
    ///   - comparesClasses: whether intents of SiriKit are compared, because no definitions are.
    ///   - place: where what is gone from a file of the old state would be now.
    package init(
        from old: SavedContract,
        to new: SavedContract,
        comparesClasses: Bool = false,
        place: @escaping (String) -> SourceLocation
    ) {
        self.old = old
        self.new = new
        self.place = place
        damagedPaths = new.damagedPaths
        let common = old.parts.intersection(new.parts)
        if common.contains(.widgets) {
            let kinds = Set(new.widgets.compactMap(\.kind))
            goneWidgets = old.widgets.filter { $0.kind.map(kinds.contains) == false }
            stillConfiguring = Set(old.widgets.filter { $0.kind.map(kinds.contains) != false }.map(\.configuration))
        }
        if comparesClasses, common.contains(.definitions) { compareClasses() }
        if common.contains(.appIntents) {
            compareIntents()
            compareTakeovers()
            compareEnumerations()
            compareEntities()
            comparePhrases()
        }
        if common.contains(.widgets) { compareWidgets() }
    }

    /// Whether something that cannot be found was in a source that cannot be read whole now.
    func isUnread(_ location: SourceLocation) -> Bool { damagedPaths.contains(place(location.path).path) }

    mutating func add(_ kind: ChangeKind, _ aspect: String = "", from old: Change.Side, to new: Change.Side) {
        list.add(Change(kind: kind, aspect: aspect, old: old, new: new, place: new.location))
    }
}

// MARK: - What a change is about

extension SavedContract.Widget {
    var declared: Change.Side { Change.Side(subject: .widget(kind ?? ""), location: location) }
}

extension SavedContract.Intent {
    var declared: Change.Side {
        Change.Side(subject: form == .sirikit ? .intent(name) : .appIntent(identifier), location: location)
    }

    func declared(_ parameter: SavedContract.Parameter) -> Change.Side {
        Change.Side(
            subject: form == .sirikit
                ? .parameter(parameter.name, intent: name) : .appParameter(parameter.name, intent: identifier),
            location: parameter.location
        )
    }

    var ownName: String { name.ownName }

    func takes(over className: String) -> Bool {
        takeovers.contains { $0.isDeclared && $0.className == className }
    }
}

extension SavedContract.Enumeration {
    func declared(_ one: Case) -> Change.Side {
        Change.Side(
            subject: form == .sirikit
                ? .enumerationCase(one.name, enumeration: name) : .rawValue(one.name, enumeration: identifier),
            location: one.location
        )
    }
}
