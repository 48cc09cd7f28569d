/// An intent of a synthetic definition.
///
/// Probabilities and lengths follow statistics of 227 intents in 54 different definitions of public projects (1.3 MB):
/// a number in a hundred here is their percentage there. See `SyntheticDefinition`.
struct SyntheticIntent {
    let index: Int
    /// The number of enumerations in the definition.
    let enumerations: Int
    /// The number of custom types in the definition.
    let types: Int
    /// The mistake in the intent, which differs between intents, if any.
    let mistake: Mistake?
    var names: SyntheticNames

    enum Mistake: CaseIterable {
        case unknownEnumeration, unknownKeyParameter, missingTitleID, repeatedParameter, unknownVariable, unknownParent
    }

    private var verb: String { SyntheticNames.verb(index) }

    /// - Parameter limit: The size in bytes up to which parameters are added; `nil` for as many as real intents have.
    mutating func write(to writer: inout DefinitionWriter, parametersUpTo limit: Int?) {
        let noun = SyntheticNames.capitalized(SyntheticNames.noun(index))
        var parameters = DefinitionWriter(depth: 4)
        let used = self.parameters(&parameters, upTo: limit)
        // No one writes summaries with thousands of parameters.
        let shown = Array(used.prefix(20))

        writer.string(
            "INIntentCategory",
            names.choice(["generic": 62, "information": 17, "share": 11, "download": 10])
        )
        if names.isChosen(in: 62) { writer.boolean("INIntentConfigurable") }
        if names.isChosen(in: 82) { writer.string("INIntentDescription", names.text(40)) }
        let descriptionID = names.id()
        writer.string("INIntentDescriptionID", descriptionID)
        if names.isChosen(in: 13) { writer.boolean("INIntentEligibleForWidgets") }
        if names.isChosen(in: 40) { writer.boolean("INIntentIneligibleForSuggestions") }
        if let first = shown.first, names.isChosen(in: 50) { writer.string("INIntentInput", first) }
        if mistake == .unknownKeyParameter {
            writer.string("INIntentKeyParameter", "nothing")
        } else if let first = shown.first, names.isChosen(in: 48) {
            writer.string("INIntentKeyParameter", first)
        }
        writer.integer("INIntentLastParameterTag", used.count)
        if names.isChosen(in: 62) { combinations(&writer, "INIntentManagedParameterCombinations", of: shown) }
        writer.string("INIntentName", "\(verb)\(noun)")
        if names.isChosen(in: 60) { combinations(&writer, "INIntentParameterCombinations", of: shown) }
        if !used.isEmpty || names.isChosen(in: 52) { writer.array("INIntentParameters") { $0.append(parameters) } }
        writer.dictionary("INIntentResponse") { response(&$0) }
        if names.isChosen(in: 21) { writer.integer("INIntentRestrictions", 0) }
        writer.string("INIntentTitle", "\(verb) \(noun)")
        if mistake != .missingTitleID {
            writer.string("INIntentTitleID", names.isChosen(in: 10) ? descriptionID : names.id())
        }
        writer.string("INIntentType", "Custom")
        if names.isChosen(in: 19) { writer.boolean("INIntentUserConfirmationRequired") }
        writer.string(
            "INIntentVerb",
            names.choice(["Do": 48, "View": 12, "Run": 7, "Open": 10, "Get": 10, "Send": 13])
        )
    }

    /// Writes the parameters and returns their names.
    private mutating func parameters(_ writer: inout DefinitionWriter, upTo limit: Int?) -> [String] {
        let first = names.number(below: 40)
        let most = names.choice([0: 24, 1: 29, 2: 24, 3: 15, 4: 3, 5: 2, 6: 2, 8: 1])
        // Each mistake needs parameters to occur in.
        let count = mistake == nil ? most : max(3, most)
        var used: [String] = []
        while limit.map({ writer.bytes.count < $0 }) ?? (used.count < count) {
            let noun = SyntheticNames.noun(first + used.count)
            let name = used.count % 3 == 1 ? "\(noun)\(SyntheticNames.capitalized(SyntheticNames.noun(index)))" : noun
            writer.dictionary { parameter(&$0, name, after: used) }
            used.append(name)
        }
        return used
    }

    // MARK: - Combinations

    private mutating func combinations(_ writer: inout DefinitionWriter, _ key: String, of parameters: [String]) {
        let isManaged = key == "INIntentManagedParameterCombinations"
        let most = isManaged ? names.choice([1: 95, 2: 4, 5: 1]) : names.choice([1: 83, 2: 12, 3: 3, 4: 2])
        let count = min(most, parameters.count + 1)
        writer.dictionary(key) { combinations in
            for number in 0..<count {
                // The first has all parameters, each further one has one less, and the last of many has none.
                let named = parameters.dropLast(number)
                combinations.dictionary(named.joined(separator: ",")) {
                    combination(&$0, of: named.prefix(3), isManaged: isManaged, isFirst: number == 0)
                }
            }
        }
    }

    private mutating func combination(
        _ writer: inout DefinitionWriter,
        of parameters: ArraySlice<String>,
        isManaged: Bool,
        isFirst: Bool
    ) {
        if !isManaged, names.isChosen(in: 21) { writer.boolean("INIntentParameterCombinationIsLinked") }
        if !isManaged, isFirst { writer.boolean("INIntentParameterCombinationIsPrimary") }
        if names.isChosen(in: 42) {
            writer.string("INIntentParameterCombinationSubtitle", names.isChosen(in: 56) ? "" : names.text(28))
            writer.string("INIntentParameterCombinationSubtitleID", names.id())
        }
        writer.boolean("INIntentParameterCombinationSupportsBackgroundExecution", names.isChosen(in: 80))
        if names.isChosen(in: 96) {
            let variables = parameters.map { "${\($0)}" }.joined(separator: ", ")
            writer.string("INIntentParameterCombinationTitle", "\(verb) \(names.text(10)) \(variables)")
            writer.string("INIntentParameterCombinationTitleID", names.id())
        }
        if isManaged, names.isChosen(in: 90) { writer.boolean("INIntentParameterCombinationUpdatesLinked") }
    }
}
