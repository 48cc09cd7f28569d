import Diagnostics

/// A contract whose declarations are found by name without a search.
@dynamicMemberLookup package struct ContractIndex: Sendable {
    package let contract: SavedContract
    /// The classes of the SiriKit intents that App Intents declare to replace.
    package let takenClasses: Set<String>
    /// The classes that App Intents name as those that they replace, whether or not they conform to the protocol.
    package let namedClasses: Set<String>
    /// Those that types name whose conformance to an App Intents protocol was not found.
    package let namedByUncertain: Set<String>
    /// The classes, identifiers and types of all intents.
    package let intentNames: Set<String>
    private let byForm: [SavedContract.Form: [SavedContract.Intent]]
    private let byIdentifier: [Name: [SavedContract.Intent]]
    private let byName: [Name: [SavedContract.Intent]]
    private let appIntentsByOwnName: [String: SavedContract.Intent]
    private let widgetsByKind: [Stated<String>: [SavedContract.Widget]]
    private let widgetsByConfiguration: [Stated<String>: [SavedContract.Widget]]
    /// What a provider lists elsewhere.
    package let unreadShortcuts: Unread?
    private let shortcuts: [Stated<String>: [SavedContract.Shortcut]]
    private let byEnumeration: [Name: [SavedContract.Enumeration]]
    private let entities: [Name: [SavedContract.Entity]]
    private let usesOfEnumerations: [Name: Set<SavedContract.Intent.Use>]
    private let casesByIndex: [Name: [Int: SavedContract.Enumeration.Case]]

    private struct Name: Hashable {
        var form: SavedContract.Form
        var text: String
    }

    package init(_ contract: SavedContract) {
        self.contract = contract
        let intents = contract.intents
        takenClasses = contract.takenClasses
        intentNames = Set(intents.flatMap { [$0.identifier, $0.name.ownName] })
        namedClasses = Set(intents.flatMap { $0.takeovers.compactMap(\.className.known) })
        namedByUncertain = Set(intents.filter { !$0.isCertain }.flatMap { $0.takeovers.compactMap(\.className.known) })
        byForm = Dictionary(grouping: intents, by: \.form)
        byIdentifier = Dictionary(grouping: intents) { Name(form: $0.form, text: $0.identifier) }
        byName = Dictionary(grouping: intents) { Name(form: $0.form, text: $0.name) }
        let named = contract.intents(.appIntent).map { ($0.name.ownName, $0) }
        appIntentsByOwnName = Dictionary(named) { first, _ in first }
        shortcuts = Dictionary(grouping: contract.shortcuts, by: \.intent)
        unreadShortcuts = contract.shortcuts.lazy.compactMap(\.intent.unread).first
        widgetsByKind = Dictionary(grouping: contract.widgets, by: \.kind)
        widgetsByConfiguration = Dictionary(grouping: contract.widgets, by: \.configuration)
        byEnumeration = Dictionary(grouping: contract.enumerations) { Name(form: $0.form, text: $0.identifier) }
        entities = Dictionary(grouping: contract.entities) { Name(form: $0.form, text: $0.identifier) }
        usesOfEnumerations = intents.reduce(into: [:]) { uses, intent in
            for case .enumeration(let name)? in intent.parameters.lazy.map(\.type.known?.element) {
                uses[Name(form: intent.form, text: name), default: []].formUnion(intent.uses)
            }
        }
        casesByIndex = byEnumeration.compactMapValues { enumerations in
            let cases = enumerations.first?.cases.compactMap { one in one.index.map { ($0, one) } } ?? []
            return Dictionary(cases) { first, _ in first }
        }
    }

    package subscript<Value>(dynamicMember member: KeyPath<SavedContract, Value>) -> Value { contract[keyPath: member] }

    package func intents(_ form: SavedContract.Form) -> [SavedContract.Intent] { byForm[form] ?? [] }

    package func intents(_ form: SavedContract.Form, identifiedBy identifier: String) -> [SavedContract.Intent] {
        byIdentifier[Name(form: form, text: identifier)] ?? []
    }

    package func intents(_ form: SavedContract.Form, named name: String) -> [SavedContract.Intent] {
        byName[Name(form: form, text: name)] ?? []
    }

    /// - Parameter name: the name of the type, without those of enclosing types.
    package func appIntent(withOwnName name: String) -> SavedContract.Intent? { appIntentsByOwnName[name] }

    package func declarations(ofKind kind: String) -> [SavedContract.Widget] { widgetsByKind[.known(kind)] ?? [] }

    package func declarations(configuredBy intent: String) -> [SavedContract.Widget] {
        widgetsByConfiguration[.known(intent)] ?? []
    }

    package func shortcuts(of intent: SavedContract.Intent) -> [SavedContract.Shortcut] {
        shortcuts[.known(intent.name.ownName)] ?? []
    }

    package func declarations(ofEnumeration identifier: String, _ form: SavedContract.Form)
        -> [SavedContract.Enumeration]
    {
        byEnumeration[Name(form: form, text: identifier)] ?? []
    }

    package func entity(_ identifier: String, _ form: SavedContract.Form) -> SavedContract.Entity? {
        declarations(ofEntity: identifier, form).first
    }

    package func declarations(ofEntity identifier: String, _ form: SavedContract.Form) -> [SavedContract.Entity] {
        entities[Name(form: form, text: identifier)] ?? []
    }

    /// Where values of an enumeration may be saved; `nil` if no intent uses it.
    package func uses(ofEnumeration name: String, _ form: SavedContract.Form) -> Set<SavedContract.Intent.Use>? {
        usesOfEnumerations[Name(form: form, text: name)]
    }

    /// The case that SiriKit saves as this number.
    package func enumerationCase(at index: Int, of enumeration: String) -> SavedContract.Enumeration.Case? {
        casesByIndex[Name(form: .sirikit, text: enumeration)]?[index]
    }
}
