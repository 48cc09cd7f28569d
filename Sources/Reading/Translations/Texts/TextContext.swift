import IntentSchema

/// What a translator needs to know about a text.
package struct TextContext: Sendable {
    package let kind: TextKind
    /// What tells texts of one kind apart: a prompt's type, a reason's code, a synonym's number, `managed`; or empty.
    package let detail: String
    /// The names that lead to the text, beginning with the intent, enumeration or type: `OrderSoup`, `size`.
    package let path: [String]
    package let variables: [Variable]
    package let isXcodeText: Bool
    /// Related texts in the definition's language, such as the name of the parameter.
    package let related: [(name: String, text: String)]

    package struct Variable: Hashable, Sendable {
        package var name: String
        /// The kind of value, such as `Integer` or `Soup: pea, tomato`; empty if unknown.
        package var type: String
    }

    package var place: String { (path + [kindWithDetail]).joined(separator: " › ") }

    private var kindWithDetail: String { detail.isEmpty ? kind.rawValue : "\(kind.rawValue) (\(detail))" }

    package var note: String {
        var parts = [kind.explanation]
        if isXcodeText { parts.append("Xcode's own text.") }
        if !variables.isEmpty {
            let names = variables.map { $0.type.isEmpty ? "${\($0.name)}" : "${\($0.name)} (\($0.type))" }
            parts.append("Keep: \(names.joined(separator: ", ")).")
        }
        for (name, text) in related { parts.append("\(name): “\(text)”.") }
        return String(parts.joined(separator: " ").map { $0.isNewline ? " " : $0 })
    }
}

package struct TextContexts: Sendable {
    private let owners: [String: Owner]
    private let details: [UInt32: String]

    private struct Owner: Sendable {
        var texts: [(name: String, text: String)] = []
        var variableTypes: [String: String] = [:]

        mutating func add(_ name: String, _ text: WrittenText) {
            if let value = text.text?.value, !value.isEmpty { texts.append((name, value)) }
        }
    }

    package init(_ definition: Definition) {
        var owners: [String: Owner] = [:]
        var details: [UInt32: String] = [:]
        func detail(_ text: WrittenText, _ word: String) {
            if let place = text.id?.range.lowerBound ?? text.text?.range.lowerBound { details[place] = word }
        }
        for enumeration in definition.enumerations {
            owners[enumeration.symbol, default: Owner()].add("Enumeration", enumeration.displayName)
            for value in enumeration.values {
                for (index, synonym) in value.synonyms.enumerated() {
                    detail(synonym.synonym, "\(index + 1)")
                    detail(synonym.pronunciationHint, "synonym \(index + 1)")
                }
            }
        }
        for type in definition.types { owners[type.symbol, default: Owner()].add("Type", type.displayName) }
        let cases = Self.cases(definition)
        for intent in definition.intents {
            var owner = Owner()
            owner.add("Action", intent.title)
            for parameter in intent.parametersAndValues {
                guard let name = parameter.name?.value else { continue }
                if owner.variableTypes[name] == nil { owner.variableTypes[name] = Self.type(of: parameter, cases) }
                owners[parameter.symbol, default: Owner()].add("Name", parameter.displayName)
            }
            owners[intent.symbol] = owner
            for combination in intent.managedCombinations?.value ?? [] {
                detail(combination.title, "managed")
                detail(combination.subtitle, "managed")
            }
            for parameter in intent.parameters {
                for dialog in parameter.promptDialogs {
                    let type = dialog.type?.value ?? ""
                    detail(dialog.formatString, type == "Primary" ? "" : type)
                }
                for reason in parameter.unsupportedReasons { detail(reason.formatString, reason.code?.value ?? "") }
            }
        }
        self.owners = owners
        self.details = details
    }

    private static func cases(_ definition: Definition) -> [String: [String]] {
        var cases: [String: [String]] = [:]
        for enumeration in definition.enumerations {
            cases[enumeration.name?.value ?? ""] = enumeration.values.compactMap { value in
                value.name?.value == "unknown" ? nil : value.displayName.text?.value ?? value.name?.value
            }
        }
        return cases
    }

    private static func type(of parameter: ParameterDefinition, _ cases: [String: [String]]) -> String {
        if let name = parameter.enumType?.value {
            let names = cases[name] ?? []
            guard !names.isEmpty else { return name }
            return "\(name): \(names.prefix(5).joined(separator: ", "))\(names.count > 5 ? ", …" : "")"
        }
        return parameter.objectType?.value ?? parameter.type?.value ?? ""
    }

    package func context(of use: LocalizedTextUse) -> TextContext {
        let owner = owners[use.owner]
        let text = use.text.text?.value ?? ""
        var related = owner?.texts ?? []
        if use.symbol != use.owner { related += owners[use.symbol]?.texts ?? [] }
        var seen: Set<String> = [text]
        related = related.filter { seen.insert($0.text).inserted }
        let place = use.text.id?.range.lowerBound ?? use.text.text?.range.lowerBound
        let detail = place.flatMap { details[$0] } ?? ""
        return TextContext(
            kind: TextKind(key: use.key, isManaged: detail == "managed"),
            detail: detail,
            path: Self.path(of: use.symbol),
            variables: TranslatedTexts.variables(of: text).map { name in
                let root = String(name.prefix { $0 != "." })
                return TextContext.Variable(name: name, type: owner?.variableTypes[root] ?? Self.systemType(of: root))
            },
            isXcodeText: XcodeText.isOwn(text, of: use),
            related: related
        )
    }

    /// Describes values that the system fills in regardless of parameters.
    private static func systemType(of name: String) -> String {
        switch name {
        case "applicationName": "name of the app"
        case "count": "number of matches"
        default: ""
        }
    }

    /// The names in a symbol path, without the words that label them.
    private static func path(of symbol: String) -> [String] {
        var parts = symbol.split(separator: "/", omittingEmptySubsequences: false).map(String.init)
        guard parts.count > 1 else { return parts }
        parts.removeFirst()
        // The word follows the declaration or its response. Elsewhere, the same word is a name or part of one.
        let label = parts.count > 3 && parts[1] == "response" ? 2 : 1
        if label + 1 < parts.count { parts.remove(at: label) }
        return parts.map { $0.isEmpty ? "no parameters" : $0 }
    }
}
