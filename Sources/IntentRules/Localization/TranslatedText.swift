import Diagnostics
import IntentSchema

/// A text of a definition as string tables know it: under its id.
struct TranslatedText: Sendable {
    /// Where in the definition it stands, the first time when the id is reused.
    let use: LocalizedTextUse
    let id: String
    let text: Written<String>
    /// What stands between the braces of its variables, each once.
    let variables: [String]
    /// The values of the variables that name an enumeration or a Boolean. Xcode exports such a text not under its own id but
    /// once for each value, with the value's name filled in: `<id of the text>-<id of the value's display name>`.
    let values: [Value]
    /// Users would notice nothing if it were not translated.
    let needsNoTranslation: Bool

    /// A value that Xcode fills in.
    struct Value: Sendable {
        var variable: String
        var id: String
        var name: String
        /// The case `unknown`, which is exported and never shown.
        var isUnknown: Bool
    }

    /// Where the text belongs, for messages and baselines.
    var symbol: String { use.symbol + "/" + use.key }

    /// It is one of the two texts that App Store Connect asks for in every language.
    var isTitleOrDescription: Bool { use.key == "INIntentTitle" || use.key == "INIntentDescription" }
}

/// All texts of a definition that tables translate.
struct TranslatedTexts: Sendable {
    /// Texts with an id, each id once, in the order of the definition.
    let texts: [TranslatedText]
    /// Positions in `texts` by id.
    let indices: [String: Int]
    /// Ids that stand in the definition without a text worth translating: absent and empty texts.
    let silentIDs: Set<String>

    init(_ definition: Definition, _ uses: [LocalizedTextUse]) {
        let values = uses.isEmpty ? nil : ValueNames(definition)
        var texts: [TranslatedText] = []
        var indices: [String: Int] = [:]
        var silentIDs: Set<String> = []
        for use in uses {
            guard let id = use.text.id?.value, !id.isEmpty else { continue }
            guard let text = use.text.text, !use.text.isBlank else {
                silentIDs.insert(id)
                continue
            }
            guard indices[id] == nil else { continue }
            indices[id] = texts.count
            let variables = Self.variables(of: text.value)
            texts.append(
                TranslatedText(
                    use: use,
                    id: id,
                    text: text,
                    variables: variables,
                    values: variables.isEmpty ? [] : values?.values(of: variables, in: use.symbol) ?? [],
                    needsNoTranslation: Self.needsNoTranslation(text.value, use)
                )
            )
        }
        self.texts = texts
        self.indices = indices
        self.silentIDs = silentIDs
    }

    static func variables(of text: String) -> [String] {
        guard text.utf8.contains(UInt8(ascii: "$")) else { return [] }
        var names: [String] = []
        for variable in TextVariables.variables(in: text) where !names.contains(variable.name) {
            names.append(variable.name)
        }
        return names
    }

    /// The case `unknown` is never offered, and a text without letters beside its variables is the same everywhere.
    private static func needsNoTranslation(_ text: String, _ use: LocalizedTextUse) -> Bool {
        if use.key.hasPrefix("INEnumValue"), use.symbol.hasSuffix("/case/unknown") { return true }
        var isInside = false
        for scalar in text.unicodeScalars {
            switch scalar {
            case "{": isInside = true
            case "}": isInside = false
            default: if !isInside, scalar.properties.isAlphabetic { return false }
            }
        }
        return true
    }
}

/// The display names of the values of parameters that are enumerations or Booleans.
private struct ValueNames {
    /// By the symbol of the intent, then by the name of the parameter.
    private var values: [String: [String: [TranslatedText.Value]]] = [:]

    init(_ definition: Definition) {
        var cases: [String: [TranslatedText.Value]] = [:]
        for enumeration in definition.enumerations {
            cases[enumeration.name?.value ?? ""] = enumeration.values.compactMap { value in
                guard let id = value.displayName.id else { return nil }
                let name = value.name?.value ?? ""
                return TranslatedText.Value(variable: "", id: id.value, name: name, isUnknown: name == "unknown")
            }
        }
        for intent in definition.intents {
            var own: [String: [TranslatedText.Value]] = [:]
            for parameter in intent.parameters + (intent.response?.parameters ?? []) {
                guard let name = parameter.name?.value, own[name] == nil else { continue }
                let found = Self.values(of: parameter, cases)
                if !found.isEmpty { own[name] = found }
            }
            if !own.isEmpty { values[intent.symbol] = own }
        }
    }

    private static func values(
        of parameter: ParameterDefinition,
        _ cases: [String: [TranslatedText.Value]]
    ) -> [TranslatedText.Value] {
        let variable = parameter.name?.value ?? ""
        if let enumeration = parameter.enumType {
            return (cases[enumeration.value] ?? []).map { value in
                var value = value
                value.variable = variable
                return value
            }
        }
        guard parameter.type?.value == "Boolean", let metadata = parameter.metadata else { return [] }
        return [("true", metadata.trueDisplayName.id), ("false", metadata.falseDisplayName.id)].compactMap { name, id in
            id.map { .init(variable: variable, id: $0.value, name: name, isUnknown: false) }
        }
    }

    func values(of variables: [String], in symbol: String) -> [TranslatedText.Value] {
        // `intent/OrderSoup/parameter/size` belongs to `intent/OrderSoup`.
        let bytes = symbol.utf8
        guard let first = bytes.firstIndex(of: UInt8(ascii: "/")) else { return [] }
        let rest = bytes[bytes.index(after: first)...]
        let end = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
        guard let own = values[String(symbol[..<end])] else { return [] }
        return variables.flatMap { own[$0] ?? [] }
    }
}
