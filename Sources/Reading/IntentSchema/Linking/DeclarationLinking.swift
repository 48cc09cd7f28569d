import Diagnostics

extension Enumeration {
    /// The enumeration as declared, with the format's defaults. A missing name, which is an error, becomes empty.
    init(_ written: EnumerationDefinition, isImported: Bool = false) {
        self.init(
            name: written.name?.value ?? "",
            nameRange: written.nameRange,
            explicitClassName: written.className?.value,
            displayName: written.displayName.localized,
            cases: written.values.map { value in
                EnumerationCase(
                    name: value.name?.value ?? "",
                    nameRange: value.nameRange,
                    index: value.index?.value ?? 0,
                    displayName: value.displayName.localized,
                    pronunciationHint: value.pronunciationHint.localized,
                    synonyms: value.synonyms.map {
                        .init(text: $0.synonym.localized, pronunciationHint: $0.pronunciationHint.localized)
                    }
                )
            },
            isImported: isImported
        )
    }
}

extension DefinitionLinker {
    /// Links an enumeration. Names must be identifiers, and names and indices must be unique.
    mutating func link(_ enumeration: EnumerationDefinition) -> Enumeration {
        findings.identifier(of: enumeration, "enumeration", key: "INEnumName", enumeration.symbol)
        findings.optionalIdentifier(enumeration.className, enumeration.symbol)
        let name = enumeration.name?.value ?? ""
        // `Regular` is seen in files, `State` is guessed.
        check(enumeration.type, "type", of: name, among: ["Regular", "State"], symbol: enumeration.symbol)
        for value in enumeration.values {
            findings.identifier(of: value, "case", key: "INEnumValueName", enumeration.symbol(of: value))
        }
        let symbol = enumeration.symbol(of:)
        findings.duplicates(enumeration.values, named: \.name, symbol: symbol, .duplicateCase) { value, _, _ in
            "enumeration '\(name)' has the case '\(value)' twice"
        }
        findings.duplicates(enumeration.values, named: \.writtenIndex, symbol: symbol, .duplicateIndex) { index, _, _ in
            "enumeration '\(name)' has the index \(index) twice"
        }
        for value in enumeration.values {
            guard let index = value.index, !(0...Int(Int32.max)).contains(index.value) else { continue }
            findings.report(
                .invalidIndex,
                "the index \(index.value) of the case '\(value.shownName)' of '\(name)' is not between 0 and \(Int32.max)",
                at: index.range,
                symbol: symbol(value)
            )
        }
        return Enumeration(enumeration)
    }

    /// Links a custom type. Leaves out the four properties that every type inherits.
    mutating func link(_ type: TypeDefinition) -> CustomType {
        findings.identifier(of: type, "type", key: "INTypeName", type.symbol)
        findings.optionalIdentifier(type.className, type.symbol)
        uniqueNamesAndTags(type.properties, of: "type '\(type.name?.value ?? "")'", "property")
        let own = type.properties.filter { $0.isInherited?.value != true }
        return CustomType(
            name: type.name?.value ?? "",
            nameRange: type.nameRange,
            explicitClassName: type.className?.value,
            displayName: type.displayName.localized,
            properties: own.map { property($0, prefix: "INTypeProperty", what: "property") },
            isImported: false
        )
    }

    /// Links a property of a type or a value of a response.
    mutating func property(_ written: ParameterDefinition, prefix: String, what: String) -> Property {
        findings.identifier(of: written, what, key: prefix + "Name", written.symbol)
        let type = type(of: written, prefix: prefix)
        return Property(
            name: written.name?.value ?? "",
            nameRange: written.nameRange,
            tag: written.tag?.value,
            displayName: written.displayName.localized,
            displayPriority: written.displayPriority?.value,
            type: type,
            isArray: written.supportsMultipleValues?.value ?? false,
            unknownWords: takeUnknownWords()
        )
    }

    /// Reports parameters or properties that share a name or a tag.
    mutating func uniqueNamesAndTags(_ parameters: [ParameterDefinition], of owner: String, _ what: String) {
        findings.duplicates(parameters, named: \.name, symbol: \.symbol, .duplicateParameter) { name, _, _ in
            "\(owner) has the \(what) '\(name)' twice"
        }
        findings.duplicates(parameters, named: \.tag, symbol: \.symbol, .duplicateTag) { tag, _, _ in
            "\(owner) has the tag \(tag) twice"
        }
    }
}

extension EnumerationValueDefinition {
    /// The index as written. If absent, it is 0, with the range of the name. `nil` if it is not a number.
    fileprivate var writtenIndex: Written<Int>? {
        index ?? (hasUnreadableIndex ? nil : Written(value: 0, range: nameRange, keyRange: nameRange))
    }
}

extension Findings {
    /// Reports a required name that is missing or not a valid Swift name.
    mutating func identifier(
        of declaration: some NamedDefinition,
        _ what: String,
        key: String,
        _ symbol: @autoclosure () -> String
    ) {
        guard let name = declaration.name else {
            return missing(key, in: declaration.range, of: "this \(what)", symbol: symbol())
        }
        optionalIdentifier(name, symbol())
    }

    /// Reports a name that is not a valid Swift name.
    mutating func optionalIdentifier(_ name: Written<String>?, _ symbol: @autoclosure () -> String) {
        guard let name, !IdentifierGrammar.isIdentifier(name.value) else { return }
        let shown = String(name.value.prefix(80))
        report(
            .invalidIdentifier,
            name.value.isEmpty ? "the name is empty" : "'\(shown)' is not a valid Swift name",
            at: name.range,
            symbol: symbol(),
            help: "use letters, digits and underscores, and begin with a letter"
        )
    }
}
