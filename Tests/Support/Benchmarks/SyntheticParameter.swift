extension SyntheticIntent {
    /// - Parameter used: The names of the preceding parameters.
    mutating func parameter(_ writer: inout DefinitionWriter, _ name: String, after used: [String]) {
        let prefix = "INIntentParameter"
        let position = used.count
        let type = mistake == .unknownEnumeration && position == 0 ? "" : self.type()
        let isList = names.isChosen(in: 15)
        let hasSizes = isList && names.isChosen(in: 8)
        if hasSizes {
            writer.array(prefix + "ArraySizes") { sizes in
                for (family, size) in [("Small", 1), ("Medium", 3), ("Large", 8), ("ExtraLarge", 12)] {
                    sizes.dictionary {
                        $0.integer(prefix + "ArraySizeSize", size)
                        $0.string(prefix + "ArraySizeSizeClass", family)
                    }
                }
            }
        }
        if names.isChosen(in: 72) { writer.boolean(prefix + "Configurable") }
        if names.isChosen(in: 20) { writer.boolean(prefix + "CustomDisambiguation") }
        if names.isChosen(in: 84) {
            writer.string(prefix + "DisplayName", SyntheticNames.capitalized(name))
            writer.string(prefix + "DisplayNameID", names.id())
        }
        writer.integer(prefix + "DisplayPriority", position + 1)
        // The empty name means one of the definition's own enumerations.
        if type.isEmpty {
            writer.string(prefix + "EnumType", enumerationName)
            writer.string(prefix + "EnumTypeNamespace", "bEnCh1")
        }
        if hasSizes { writer.integer(prefix + "FixedSizeArray", 1) }
        if names.isChosen(in: 90) { metadata(&writer, of: type) }
        writer.string(prefix + "Name", mistake == .repeatedParameter && position == 2 ? used[0] : name)
        if type == "Object" {
            let noun = SyntheticNames.noun(names.number(below: types))
            writer.string(prefix + "ObjectType", SyntheticNames.capitalized(noun) + "Object")
            writer.string(prefix + "ObjectTypeNamespace", "bEnCh1")
        }
        if mistake != nil || names.isChosen(in: 79) { promptDialogs(&writer, of: name, position) }
        if let parent = used.first, mistake == .unknownParent || names.isChosen(in: 9) {
            relationship(&writer, mistake == .unknownParent ? "nobody" : parent)
        }
        if names.isChosen(in: 27) { writer.boolean(prefix + "SupportsDynamicEnumeration") }
        if isList { writer.boolean(prefix + "SupportsMultipleValues") }
        if names.isChosen(in: 49) { writer.boolean(prefix + "SupportsResolution") }
        writer.integer(prefix + "Tag", position + 1)
        writer.string(prefix + "Type", type.isEmpty ? "Integer" : type)
        if names.isChosen(in: 5) { unsupportedReasons(&writer, of: name) }
    }

    /// A parameter type, in the proportions of public definitions, or occasionally any other type.
    private mutating func type() -> String {
        if names.isChosen(in: 4) { return Self.types[names.number(below: Self.types.count)] }
        return names.choice([
            "String": 51, "Object": 17, "": 7, "Boolean": 8, "File": 6, "Integer": 5, "DateComponents": 2,
            "Placemark": 2, "Decimal": 2,
        ])
    }

    private mutating func promptDialogs(_ writer: inout DefinitionWriter, of name: String, _ position: Int) {
        let prefix = "INIntentParameterPromptDialog"
        let count = names.choice([1: 21, 2: 53, 3: 5, 5: 21])
        let types = [
            "Primary", "Configuration", "Confirmation", "DisambiguationIntroduction", "DisambiguationSelection",
        ]
        writer.array(prefix + "s") { dialogs in
            for type in types.prefix(count) {
                dialogs.dictionary {
                    if names.isChosen(in: 98) { $0.boolean(prefix + "Custom") }
                    let isWrong = mistake == .unknownVariable && position == 2
                    if isWrong || names.isChosen(in: type == "Configuration" ? 29 : type == "Primary" ? 47 : 97) {
                        let variable = isWrong ? "${nobody}" : type.hasPrefix("D") ? "${count}" : "‘${\(name)}’"
                        $0.string(prefix + "FormatString", "\(names.text(18)), \(variable)?")
                        $0.string(prefix + "FormatStringID", names.id())
                    }
                    $0.string(prefix + "Type", type)
                }
            }
        }
    }

    private func relationship(_ writer: inout DefinitionWriter, _ parent: String) {
        writer.dictionary("INIntentParameterRelationship") {
            $0.string("INIntentParameterRelationshipParentName", parent)
            $0.string("INIntentParameterRelationshipPredicateName", "HasAnyValue")
        }
    }

    private var enumerationName: String {
        if mistake == .unknownEnumeration { return "NobodyChoice" }
        return SyntheticNames.capitalized(SyntheticNames.noun(index % enumerations)) + "Choice"
    }

    private mutating func unsupportedReasons(_ writer: inout DefinitionWriter, of name: String) {
        let prefix = "INIntentParameterUnsupportedReason"
        writer.array(prefix + "s") { reasons in
            for code in ["soldOut", "tooFarAwayForThis"] {
                reasons.dictionary {
                    $0.string(prefix + "Code", code)
                    $0.boolean(prefix + "Custom")
                    $0.string(prefix + "FormatString", "No \(names.text(20)), ${\(name)} is out.")
                    $0.string(prefix + "FormatStringID", names.id())
                }
            }
        }
    }
}
