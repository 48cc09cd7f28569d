import Presentation
import IntentSchema
import SavedContract

/// The display names of declarations: current names, or the last ones of removed declarations.
struct DisplayNames {
    private var names: [String: String] = [:]

    /// - Parameter schemas: current ones first, since the first name of a declaration counts.
    init(_ schemas: [Schema]) {
        for schema in schemas {
            for intent in schema.intents {
                add(intent.name, intent.title)
                for parameter in intent.parameters { add("\(intent.name).\(parameter.name)", parameter.displayName) }
                for value in intent.response.parameters {
                    add("\(intent.name).response.\(value.name)", value.displayName)
                }
            }
            for enumeration in schema.enumerations {
                add(enumeration.name, enumeration.displayName)
                for value in enumeration.cases { add("\(enumeration.name).\(value.name)", value.displayName) }
            }
            for type in schema.types {
                add(type.name, type.displayName)
                for property in type.properties { add("\(type.name).\(property.name)", property.displayName) }
            }
        }
    }

    private mutating func add(_ symbol: String, _ text: LocalizedText) {
        if let text = text.shown, names[symbol] == nil { names[symbol] = text }
    }

    subscript(symbol: String, or name: String) -> String { names[symbol] ?? name }
}

extension ShownChange {
    /// - Parameters:
    ///   - translations: what became of the translations of a changed text, if they did not change with it.
    ///   - uses: where people may have saved it; `nil` if unknown.
    ///   - standing: what the report says about it.
    ///   - replacement: what becomes of the intent, if an App Intent has taken its place.
    init(
        _ change: Change,
        _ names: DisplayNames,
        translations: String?,
        uses: SavedUses?,
        standing: Standing,
        replacedBy replacement: TakeoverOutcome?
    ) {
        let subject = change.new?.subject ?? change.subject
        let remedy = change.notBuilt.map { [change.sentence.capitalizedFirst + ".", $0.advice] } ?? []
        var effects = remedy + change.effects.map { $0.consequence(for: uses) }
        var harm = Harm(change.kind, for: uses)
        var position: Int?
        switch standing {
        case .reported(let own): position = own
        case .accepted(let reason):
            harm = harm.map { _ in .accepted }
            effects += [reason].compactMap(\.self)
        case .harmless:
            effects = replacement.map { [$0.words.capitalizedFirst + "."] } ?? (harm == nil ? effects : [])
            harm = harm.map { _ in .harmless }
        }
        if let translations { effects.append(translations) }
        let prompt: PromptDialog.Kind? = if case .prompt(let kind) = change.aspect { kind } else { nil }
        let symbol = subject.symbol + (prompt.map { ".prompt.\($0.rawValue)" } ?? "")
        let (before, now) = change.beforeAndNow
        let isWhole = change.old == nil || change.new == nil
        let hasValues = !isWhole && change.aspect != nil && change.kind != .orderChanged
        let none = !hasValues ? nil : prompt == nil ? "none" : "the system’s own words"
        self.init(
            harm: harm ?? (translations != nil ? .translation : change.old == nil ? .new : .wording),
            symbol: symbol,
            owner: names[subject.declaration, or: subject.declaration],
            thing: Self.thing(
                subject,
                prompt.map { "Siri, \($0.occasion)" } ?? change.aspect?.words,
                isWhole: isWhole,
                in: names
            ),
            before: before ?? none,
            now: now ?? none,
            effects: effects,
            position: position
        )
    }

    /// What changed inside an intent, enumeration or type: `Size: maximum`. If all of it changed, its kind.
    private static func thing(_ subject: ChangeSubject, _ aspect: String?, isWhole: Bool, in names: DisplayNames)
        -> String
    {
        let name = names[subject.symbol, or: subject.name]
        let thing =
            switch subject {
            case .intent, .enumeration, .type, .widget, .control, .widgetExtension, .appIntent, .appEnum, .entity:
                isWhole ? String(subject.words.prefix { $0 != "'" }.dropLast()) : ""
            case .parameter, .appParameter, .enumerationCase, .rawValue, .property: name
            case .unsupportedReason(let code, let parameter, let intent):
                "\(names["\(intent).\(parameter)", or: parameter]), Siri, to refuse (\(code.spacedWords))"
            case .shortcut: "Suggestion"
            case .summary: "Sentence"
            case .response: "Response"
            case .responseCode(let code, _): "Response: \(code.spacedWords)"
            case .responseParameter: "Response: \(name)"
            case .takeover: "Takeover"
            case .phrases: "Phrases"
            case .texts: "Texts"
            }
        return [thing, aspect ?? ""].filter { !$0.isEmpty }.joined(separator: ": ")
    }
}

extension ShownChange.Harm {
    /// The harm of a kind of change; `nil` if it is harmless.
    fileprivate init?(_ kind: ChangeKind, for uses: SavedUses?) {
        if kind.effects.isEmpty { return nil }
        if let loss = kind.loss(for: uses) {
            self = loss.isOfSavedData && !kind.isDoubtful ? .lost : .uncertain
        } else {
            self = kind.categories == [.strings] ? .translation : .code
        }
    }
}
