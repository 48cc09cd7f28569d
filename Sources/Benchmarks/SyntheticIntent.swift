/// One intent of a synthetic definition, with parameters of every type.
struct SyntheticIntent {
    let index: Int
    /// How many enumerations the definition has.
    let enumerations: Int
    /// How many custom types the definition has.
    let types: Int
    /// Whether something is wrong with it, another thing with each intent.
    let hasMistake: Bool
    var names: SyntheticNames

    private static let mistakes = 6

    private var mistake: Int? { hasMistake ? index % Self.mistakes : nil }

    /// - Parameter limit: the bytes up to which parameters are added; `nil` for about ten of them.
    mutating func write(to writer: inout DefinitionWriter, parametersUpTo limit: Int?) {
        let verb = SyntheticNames.verb(index)
        let noun = SyntheticNames.capitalized(SyntheticNames.noun(index))
        let first = names.number(below: 40)
        let count = 6 + names.number(below: 9)
        var parameters = DefinitionWriter(depth: 4)
        var used: [String] = []
        while limit.map({ parameters.bytes.count < $0 }) ?? (used.count < count) {
            let name = SyntheticNames.noun(first + used.count)
            parameters.dictionary { parameter(&$0, name, after: used) }
            used.append(name)
        }
        // Summaries that name thousands of parameters no one writes.
        let shown = Array(used.prefix(20))

        writer.string("INIntentCategory", index % 3 == 0 ? "information" : "generic")
        writer.boolean("INIntentConfigurable")
        writer.string("INIntentDescription", "\(verb)s a \(noun.lowercased()) & says <when> it's done.")
        writer.string("INIntentDescriptionID", names.id())
        if index % 2 == 0 { writer.boolean("INIntentEligibleForWidgets") }
        writer.string("INIntentInput", shown[0])
        writer.string("INIntentKeyParameter", mistake == 1 ? "nothing" : shown[0])
        writer.integer("INIntentLastParameterTag", used.count)
        writer.dictionary("INIntentManagedParameterCombinations") { combinations in
            combinations.dictionary(used.count > 20 ? "" : used.joined(separator: ",")) { combination in
                combination.boolean("INIntentParameterCombinationSupportsBackgroundExecution")
                let variables = used.count > 20 ? [] : shown.map { "${\($0)}" }
                combination.string("INIntentParameterCombinationTitle", "\(verb) " + variables.joined(separator: ", "))
                combination.string("INIntentParameterCombinationTitleID", names.id())
                combination.boolean("INIntentParameterCombinationUpdatesLinked")
            }
        }
        writer.string("INIntentName", "\(verb)\(noun)")
        writer.dictionary("INIntentParameterCombinations") { combinations in
            for length in 1...2 {
                combinations.dictionary(shown.prefix(length).joined(separator: ",")) { combination in
                    if length == 1 { combination.boolean("INIntentParameterCombinationIsPrimary") }
                    combination.boolean("INIntentParameterCombinationSupportsBackgroundExecution")
                    combination.string("INIntentParameterCombinationTitle", "\(verb) ${\(shown[0])}")
                    combination.string("INIntentParameterCombinationTitleID", names.id())
                }
            }
        }
        writer.array("INIntentParameters") { $0.append(parameters) }
        writer.dictionary("INIntentResponse") { response(&$0) }
        writer.string("INIntentTitle", "\(verb) \(noun)")
        if mistake != 2 { writer.string("INIntentTitleID", names.id()) }
        writer.string("INIntentType", "Custom")
        writer.string("INIntentVerb", verb)
    }

    // MARK: - Parameters

    private mutating func parameter(_ writer: inout DefinitionWriter, _ name: String, after used: [String]) {
        let position = used.count
        let title = SyntheticNames.capitalized(name)
        let type = type(at: position)
        let isList = position % 7 == 5
        if isList, index % 2 == 0 {
            writer.array("INIntentParameterArraySizes") { sizes in
                for (family, size) in [("Small", 1), ("Medium", 3), ("Large", 8)] {
                    sizes.dictionary {
                        $0.integer("INIntentParameterArraySizeSize", size)
                        $0.string("INIntentParameterArraySizeSizeClass", family)
                    }
                }
            }
        }
        writer.boolean("INIntentParameterConfigurable")
        writer.string("INIntentParameterDisplayName", title)
        writer.string("INIntentParameterDisplayNameID", names.id())
        writer.integer("INIntentParameterDisplayPriority", position + 1)
        if isList, index % 2 == 0 { writer.integer("INIntentParameterFixedSizeArray", 1) }
        switch position {
        case 0: enumeration(&writer)
        case 1: object(&writer)
        default: metadata(&writer, of: type)
        }
        writer.string("INIntentParameterName", mistake == 3 && position == 2 ? title : name)
        writer.array("INIntentParameterPromptDialogs") { dialogs in
            dialogs.dictionary {
                $0.boolean("INIntentParameterPromptDialogCustom")
                $0.string("INIntentParameterPromptDialogType", "Configuration")
            }
            dialogs.dictionary {
                $0.boolean("INIntentParameterPromptDialogCustom")
                let variable = mistake == 4 && position == 2 ? "${nobody}" : "‘${\(name)}’"
                $0.string("INIntentParameterPromptDialogFormatString", "Which \(name) do you mean: \(variable)?")
                $0.string("INIntentParameterPromptDialogFormatStringID", names.id())
                $0.string("INIntentParameterPromptDialogType", "Primary")
            }
        }
        if position % 4 == 3, let parent = used.last {
            relationship(&writer, position, mistake == 5 ? "nobody" : parent)
        } else if position % 4 == 2, let parent = used.first, mistake != 0 {
            writer.dictionary("INIntentParameterRelationship") {
                $0.string("INIntentParameterRelationshipParentName", parent)
                $0.string("INIntentParameterRelationshipPredicateName", "EnumHasExactValue")
                $0.string("INIntentParameterRelationshipPredicateValue", SyntheticNames.noun(1))
            }
        }
        if isList || position == 1 { writer.boolean("INIntentParameterSupportsDynamicEnumeration") }
        if isList { writer.boolean("INIntentParameterSupportsMultipleValues") }
        writer.boolean("INIntentParameterSupportsResolution")
        if position == 1 { writer.boolean("INIntentParameterSupportsSearch") }
        writer.integer("INIntentParameterTag", position + 1)
        if position != 0 { writer.string("INIntentParameterType", position == 1 ? "Object" : type) }
        if position % 6 == 2 { unsupportedReasons(&writer, of: name) }
    }

    private func type(at position: Int) -> String { Self.types[(position + index) % Self.types.count] }

    private func relationship(_ writer: inout DefinitionWriter, _ position: Int, _ parent: String) {
        let isBoolean = type(at: position - 1) == "Boolean" && (position - 1) % 7 != 5
        writer.dictionary("INIntentParameterRelationship") {
            $0.string("INIntentParameterRelationshipParentName", parent)
            $0.string("INIntentParameterRelationshipPredicateName", isBoolean ? "BooleanHasExactValue" : "HasAnyValue")
            if isBoolean { $0.boolean("INIntentParameterRelationshipPredicateValue") }
        }
    }

    private mutating func enumeration(_ writer: inout DefinitionWriter) {
        writer.string("INIntentParameterEnumType", enumerationName)
        writer.string("INIntentParameterEnumTypeNamespace", "bEnCh1")
        if index % 2 == 0 {
            writer.dictionary("INIntentParameterMetadata") {
                $0.string("INIntentParameterMetadataDefaultValue", SyntheticNames.noun(1))
            }
        }
    }

    private var enumerationName: String {
        if mistake == 0 { return "NobodyChoice" }
        return SyntheticNames.capitalized(SyntheticNames.noun(index % enumerations)) + "Choice"
    }

    private mutating func object(_ writer: inout DefinitionWriter) {
        writer.string(
            "INIntentParameterObjectType",
            SyntheticNames.capitalized(SyntheticNames.noun(index % types)) + "Object"
        )
        writer.string("INIntentParameterObjectTypeNamespace", "bEnCh1")
    }

    private mutating func unsupportedReasons(_ writer: inout DefinitionWriter, of name: String) {
        writer.array("INIntentParameterUnsupportedReasons") { reasons in
            for code in ["soldOut", "tooFar"] {
                reasons.dictionary {
                    $0.string("INIntentParameterUnsupportedReasonCode", code)
                    $0.boolean("INIntentParameterUnsupportedReasonCustom")
                    $0.string("INIntentParameterUnsupportedReasonFormatString", "No \(name) today, ${\(name)} is out.")
                    $0.string("INIntentParameterUnsupportedReasonFormatStringID", names.id())
                }
            }
        }
    }

    // MARK: - Responses

    private mutating func response(_ writer: inout DefinitionWriter) {
        writer.array("INIntentResponseCodes") { codes in
            for (name, text) in [
                ("success", "Here is ${result}."), ("failure", "That did not work."), ("closed", "No."),
            ] {
                codes.dictionary {
                    $0.string("INIntentResponseCodeConciseFormatString", text)
                    $0.string("INIntentResponseCodeConciseFormatStringID", names.id())
                    $0.string("INIntentResponseCodeFormatString", text)
                    $0.string("INIntentResponseCodeFormatStringID", names.id())
                    $0.string("INIntentResponseCodeName", name)
                    if name == "success" { $0.boolean("INIntentResponseCodeSuccess") }
                }
            }
        }
        writer.integer("INIntentResponseLastParameterTag", 1)
        writer.string("INIntentResponseOutput", "result")
        writer.array("INIntentResponseParameters") {
            $0.dictionary {
                $0.string("INIntentResponseParameterDisplayName", "Result")
                $0.string("INIntentResponseParameterDisplayNameID", names.id())
                $0.integer("INIntentResponseParameterDisplayPriority", 1)
                $0.string("INIntentResponseParameterName", "result")
                $0.integer("INIntentResponseParameterTag", 1)
                $0.string("INIntentResponseParameterType", "String")
            }
        }
    }
}
