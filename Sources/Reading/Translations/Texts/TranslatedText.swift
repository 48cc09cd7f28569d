import Diagnostics
import IntentSchema

/// A text of a definition, identified by its id as in string tables.
package struct TranslatedText: Sendable {
    /// The text's place in the definition; the first one if several share the id.
    package let use: LocalizedTextUse
    package let id: String
    package let text: Written<String>
    /// The names between the braces of its variables, each once.
    package let variables: [String]
    /// What variables may name in the text's intent: parameters and values of the response; `nil` outside of intents.
    let names: Set<String>?
    /// The values of variables that name an enumeration or a Boolean. Xcode exports such a text once per value instead
    /// of under its own id, with the value's name filled in: `<id of the text>-<id of the value's display name>`.
    package let choices: [Choice]
    /// Whether users would not notice a missing translation.
    package let needsNoTranslation: Bool
    /// Whether the text belongs to a deprecated intent, which only its existing users see.
    package let isRetired: Bool

    package struct Choice: Sendable {
        package var variable: String
        package var values: [Value]
    }

    package struct Value: Sendable {
        package var id: String
        package var name: String
        /// The case `unknown`, which Xcode exports but users never see.
        package var isUnknown: Bool
    }

    /// The symbol path of the text, for messages and baselines.
    package var symbol: String { use.path }

    /// Whether the text is a title or description, which App Store Connect requires in every language.
    package var isTitleOrDescription: Bool { use.key == "INIntentTitle" || use.key == "INIntentDescription" }

    /// Whether a variable names something, as far as is known.
    func isKnown(_ variable: String) -> Bool {
        let root = variable.split(separator: ".", maxSplits: 1).first.map(String.init) ?? ""
        return names?.contains(root) != false || TextVariables.systemNames.contains(root)
    }
}

package struct TranslatedTexts: Sendable {
    /// Texts with an id, each id once, in the order of the definition.
    package let texts: [TranslatedText]
    package let indices: [String: Int]
    /// Ids in the definition whose text is absent or blank.
    package let idsWithoutText: Set<String>
    private let values: ValueNames?

    package init(_ definition: Definition, _ uses: [LocalizedTextUse]) {
        let values = uses.isEmpty ? nil : ValueNames(definition)
        let retired = definition.deprecatedSymbols
        var texts: [TranslatedText] = []
        var indices: [String: Int] = [:]
        var idsWithoutText: Set<String> = []
        for use in uses {
            guard let id = use.text.id?.value, !id.isEmpty else { continue }
            guard let text = use.text.text, !use.text.isBlank else {
                idsWithoutText.insert(id)
                continue
            }
            guard indices[id] == nil else { continue }
            indices[id] = texts.count
            let variables = Self.variables(of: text.value)
            let isRetired = !retired.isEmpty && retired.contains(use.owner)
            texts.append(
                TranslatedText(
                    use: use,
                    id: id,
                    text: text,
                    variables: variables,
                    names: variables.isEmpty ? nil : values?.names[use.owner],
                    choices: variables.isEmpty ? [] : values?.choices(of: variables, in: use) ?? [],
                    needsNoTranslation: isRetired || Self.needsNoTranslation(text.value, use),
                    isRetired: isRetired
                )
            )
        }
        self.texts = texts
        self.indices = indices
        self.idsWithoutText = idsWithoutText
        self.values = values
    }

    package static func variables(of text: String) -> [String] {
        guard text.contains(byte: UInt8(ascii: "$")) else { return [] }
        return TextVariables.variables(in: text).map(\.name).distinct
    }

    /// Whether a text is of the case `unknown`, is Xcode's own or has no letters outside variables.
    private static func needsNoTranslation(_ text: String, _ use: LocalizedTextUse) -> Bool {
        if use.key.hasPrefix("INEnumValue"), use.symbol.hasSuffix("/case/unknown") { return true }
        if XcodeText.isOwn(text, of: use) { return true }
        var isInside = false
        for scalar in text.unicodeScalars {
            switch scalar {
            case "{": isInside = true
            case "}": isInside = false
            default: if !isInside, scalar.isLetter { return false }
            }
        }
        return true
    }
}

extension TranslatedTexts {
    /// The text with a value's name in place of its variable, as Xcode exports it; the unchanged text if that is
    /// ambiguous.
    ///
    /// - Parameter words: The words to fill instead of the text's own.
    package func filled(_ text: TranslatedText, saying words: String? = nil, forKey key: String) -> String {
        let words = words ?? text.text.value
        guard text.choices.count == 1, let choice = text.choices.first else { return words }
        let valueID = String(key.dropFirst(text.id.count + 1))
        guard let index = indices[valueID] else { return words }
        var bytes = Array(words.utf8)
        for variable in TextVariables.variables(in: words).reversed() where variable.name == choice.variable {
            bytes.replaceSubrange(variable.offsets, with: texts[index].text.value.utf8)
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension TranslatedTexts {
    /// The first parameter of the text's intent that has these values, identified by the ids of their display names.
    func parameter(of text: TranslatedText, with valueIDs: Set<String>) -> String? {
        values?.parameter(in: text.use, with: valueIDs)
    }
}

/// The values of parameters that are enumerations or Booleans, with the ids of their display names.
private struct ValueNames {
    /// The names of all parameters and values of the response, for each intent's symbol.
    private(set) var names: [String: Set<String>] = [:]
    /// The parameters with such values, and their positions by name, for each intent's symbol.
    private var values: [String: (positions: [String: Int], choices: [TranslatedText.Choice])] = [:]

    init(_ definition: Definition) {
        var cases: [String: [TranslatedText.Value]] = [:]
        for enumeration in definition.enumerations {
            cases[enumeration.name?.value ?? ""] = enumeration.values.compactMap { value in
                guard let id = value.displayName.id else { return nil }
                let name = value.name?.value ?? ""
                return TranslatedText.Value(id: id.value, name: name, isUnknown: name == "unknown")
            }
        }
        for intent in definition.intents {
            var positions: [String: Int] = [:]
            var choices: [TranslatedText.Choice] = []
            names[intent.symbol] = Set(intent.parametersAndValues.compactMap(\.name?.value))
            for parameter in intent.parametersAndValues {
                guard let name = parameter.name?.value, positions[name] == nil else { continue }
                let found = Self.values(of: parameter, cases)
                if found.isEmpty { continue }
                positions[name] = choices.count
                choices.append(TranslatedText.Choice(variable: name, values: found))
            }
            if !choices.isEmpty { values[intent.symbol] = (positions, choices) }
        }
    }

    private static func values(
        of parameter: ParameterDefinition,
        _ cases: [String: [TranslatedText.Value]]
    ) -> [TranslatedText.Value] {
        if let enumeration = parameter.enumType { return cases[enumeration.value] ?? [] }
        guard parameter.typeName == .boolean, let metadata = parameter.metadata else { return [] }
        return [("true", metadata.trueDisplayName.id), ("false", metadata.falseDisplayName.id)].compactMap { name, id in
            id.map { TranslatedText.Value(id: $0.value, name: name, isUnknown: false) }
        }
    }

    func choices(of variables: [String], in use: LocalizedTextUse) -> [TranslatedText.Choice] {
        guard let own = values[use.owner] else { return [] }
        return variables.compactMap { variable in own.positions[variable].map { own.choices[$0] } }
    }

    func parameter(in use: LocalizedTextUse, with valueIDs: Set<String>) -> String? {
        // Parameters with the same enumeration have the same values.
        var examined: Set<String> = []
        return values[use.owner]?.choices.first { choice in
            guard examined.insert(choice.values[0].id).inserted,
                choice.values.contains(where: { $0.id == valueIDs.first })
            else { return false }
            return valueIDs.isSubset(of: choice.values.map(\.id))
        }?.variable
    }
}

extension Definition {
    package var deprecatedSymbols: Set<String> {
        Set(intents.filter { $0.isDeprecated?.value == true }.map(\.symbol))
    }
}

extension LocalizedTextUse {
    /// The symbol of the intent, enumeration or type that the text belongs to: `intent/OrderSoup` for
    /// `intent/OrderSoup/parameter/size`.
    package var owner: String {
        let bytes = symbol.utf8
        guard let first = bytes.firstIndex(of: UInt8(ascii: "/")) else { return symbol }
        let rest = bytes[bytes.index(after: first)...]
        return rest.firstIndex(of: UInt8(ascii: "/")).map { String(symbol[..<$0]) } ?? symbol
    }
}
