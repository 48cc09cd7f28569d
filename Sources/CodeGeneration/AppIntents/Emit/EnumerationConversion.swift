import IntentSchema

extension AppIntentsConverter {
    /// An enumeration whose raw values are the names of the cases: what saved configurations are carried over by.
    mutating func declarations(for enumeration: Enumeration) -> [Declaration] {
        let cases = enumeration.selectableCases.map { enumeration.cases[$0] }
        guard !cases.isEmpty else { return [] }
        let name = AppIntentNames.enumeration(enumeration.name)
        var declaration = TypeDeclaration(
            documentation: [enumeration.displayName.text ?? enumeration.name],
            attributes: availability,
            access: options.accessLevel,
            .enum,
            name,
            inherits: ["String", "AppEnum"]
        )
        for enumerationCase in cases {
            let identifier = AppIntentNames.enumerationCase(enumerationCase.name)
            let isRenamed = identifier.name != enumerationCase.name
            declaration.members.append(
                .enumCase(
                    EnumCaseDeclaration(identifier, rawValue: isRenamed ? "\(StringLiteral(enumerationCase.name))" : "")
                )
            )
            if isRenamed {
                lose(
                    .renamed,
                    in: enumeration.name,
                    enumerationCase.name,
                    "the case `\(enumerationCase.name)`",
                    instead: "`\(identifier.name)` with the same raw value"
                )
            }
        }
        declaration.members.append(.blankLine)
        declaration.members.append(typeDisplay(enumeration.displayName, name: enumeration.name))
        declaration.members.append(caseDisplays(cases, of: enumeration, name: name))
        return [.type(declaration)]
    }

    /// `static let typeDisplayRepresentation`
    mutating func typeDisplay(_ text: LocalizedText, name: String) -> Declaration {
        let resource = texts.resource(text, fallback: name, comment: "Name of the type \(name)")
        return .variable(
            VariableDeclaration(
                access: options.accessLevel,
                modifiers: [.static],
                binding: .let,
                "typeDisplayRepresentation",
                nil,
                value: .call("TypeDisplayRepresentation", ["name: \(resource)"])
            )
        )
    }

    private mutating func caseDisplays(
        _ cases: [EnumerationCase],
        of enumeration: Enumeration,
        name: Identifier
    ) -> Declaration {
        var entries: [Code] = []
        for enumerationCase in cases {
            let title = texts.resource(
                enumerationCase.displayName,
                fallback: enumerationCase.name,
                comment: "Case \(enumerationCase.name) of \(enumeration.name)"
            )
            var arguments: [Code] = ["title: \(title)"]
            let synonyms = synonyms(of: enumerationCase, in: enumeration)
            if !synonyms.isEmpty {
                arguments.append("synonyms: \(Code.list(synonyms))")
            }
            let identifier = AppIntentNames.enumerationCase(enumerationCase.name)
            entries.append(".\(identifier): \(Code.call("DisplayRepresentation", arguments)),")
        }
        return .variable(
            VariableDeclaration(
                access: options.accessLevel,
                modifiers: [.static],
                binding: .let,
                "caseDisplayRepresentations",
                "[\(name): DisplayRepresentation]",
                value: .block("[", .lines(entries), "]")
            )
        )
    }

    private mutating func synonyms(of enumerationCase: EnumerationCase, in enumeration: Enumeration) -> [Code] {
        let hints =
            [enumerationCase.pronunciationHint.text, enumerationCase.displayName.text]
            + enumerationCase.synonyms.flatMap { [$0.pronunciationHint.text, $0.text.text] }
        for pair in stride(from: 0, to: hints.count, by: 2) {
            guard let hint = hints[pair], !hint.isEmpty, hint != hints[pair + 1] else { continue }
            lose(
                .pronunciation,
                in: enumeration.name,
                enumerationCase.name,
                "the pronunciation “\(hint)”",
                instead: "the spelling decides"
            )
        }
        let written = enumerationCase.synonyms.filter { $0.text.text?.isEmpty == false }
        guard options.deployment >= .ios17 else {
            if !written.isEmpty {
                lose(
                    .synonyms,
                    in: enumeration.name,
                    enumerationCase.name,
                    "\(written.count) synonyms",
                    instead: "the display name alone"
                )
            }
            return []
        }
        return written.map {
            texts.resource(
                $0.text,
                fallback: "",
                comment: "Another word for the case \(enumerationCase.name) of \(enumeration.name)"
            )
        }
    }
}

extension Code {
    /// `[a, b]` on one line where it is short, otherwise one element a line.
    static func list(_ elements: [Code]) -> Code {
        let line: Code = "[\(elements, separator: ", ")]"
        if line.isSingleLine, line.text.utf8.count <= 100 { return line }
        return .block("[", .lines(elements.map { "\($0)," }), "]")
    }
}
