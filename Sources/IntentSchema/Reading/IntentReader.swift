import PropertyList

/// Reads the elements of `INIntents`.
struct IntentReader {
    private let keys: KnownKeys<IntentKey>
    private let combinationKeys: KnownKeys<CombinationKey>
    private let responseKeys: KnownKeys<ResponseKey>
    private let codeKeys: KnownKeys<ResponseCodeKey>
    private let parameters: ParameterReader
    private let responseValues: ParameterReader

    init(_ numbers: KeyNumbers) {
        keys = KnownKeys(numbers, prefix: "INIntent")
        combinationKeys = KnownKeys(numbers, prefix: "INIntentParameterCombination")
        responseKeys = KnownKeys(numbers, prefix: "INIntentResponse")
        codeKeys = KnownKeys(numbers, prefix: "INIntentResponseCode")
        parameters = ParameterReader(numbers, prefix: "INIntentParameter")
        responseValues = ParameterReader(numbers, prefix: "INIntentResponseParameter")
    }

    func readIntent(_ values: inout ValueReader, _ node: PropertyListNode) -> IntentDefinition {
        let intent = IntentDefinition(range: node.pointingRange)
        let mark = values.mark
        for node in node.children {
            switch keys[node] {
            case .name: intent.name = values.string(node)
            case .classPrefix: intent.classPrefix = values.string(node)
            case .className: intent.className = values.string(node)
            case .type: intent.type = values.string(node)
            case .category: intent.category = values.string(node)
            case .verb: intent.verb = values.string(node)
            case .title: intent.title.text = values.string(node)
            case .titleID: intent.title.id = values.string(node)
            case .description: intent.description.text = values.string(node)
            case .descriptionID: intent.description.id = values.string(node)
            case .defaultImageName: intent.defaultImageName = values.string(node)
            case .parameters: intent.parameters = values.dictionaries(node, parameters.read)?.value ?? []
            case .lastParameterTag: intent.lastParameterTag = values.integer(node)
            case .keyParameter: intent.keyParameter = values.string(node)
            case .input: intent.input = values.string(node)
            case .parameterCombinations:
                intent.combinations = values.dictionaries(node, in: .dictionary, readCombination)
            case .managedParameterCombinations:
                intent.managedCombinations = values.dictionaries(node, in: .dictionary, readCombination)
            case .configurable: intent.isConfigurable = values.boolean(node)
            case .eligibleForWidgets: intent.isEligibleForWidgets = values.boolean(node)
            case .ineligibleForSuggestions: intent.isIneligibleForSuggestions = values.boolean(node)
            case .userConfirmationRequired: intent.requiresUserConfirmation = values.boolean(node)
            case .restrictions: intent.restrictions = values.integer(node)
            case .response: intent.response = readResponse(&values, node)
            case .domain: intent.domain = values.string(node)
            case .customizable: intent.isCustomizable = values.boolean(node)
            case .hash: intent.hash = values.unsigned(node)
            case .deprecated: intent.isDeprecated = values.boolean(node)
            case nil: values.unknown(node)
            }
        }
        intent.symbol = "intent/" + intent.shownName
        for parameter in intent.parameters { parameter.setSymbol(intent.symbol, "/parameter/") }
        for value in intent.response?.parameters ?? [] { value.setSymbol(intent.symbol, "/response/parameter/") }
        values.claim(since: mark, for: intent.symbol)
        return intent
    }

    private func readCombination(_ values: inout ValueReader, _ node: PropertyListNode) -> CombinationDefinition {
        let names = Written(value: node.keyName ?? "", range: node.keyRange, keyRange: node.keyRange)
        var combination = CombinationDefinition(names: names)
        for node in node.children {
            switch combinationKeys[node] {
            case .title: combination.title.text = values.string(node)
            case .titleID: combination.title.id = values.string(node)
            case .subtitle: combination.subtitle.text = values.string(node)
            case .subtitleID: combination.subtitle.id = values.string(node)
            case .supportsBackgroundExecution: combination.supportsBackgroundExecution = values.boolean(node)
            case .isPrimary: combination.isPrimary = values.boolean(node)
            case .isLinked: combination.isLinked = values.boolean(node)
            case .updatesLinked: combination.updatesLinked = values.boolean(node)
            case nil: values.unknown(node)
            }
        }
        return combination
    }

    private func readResponse(_ values: inout ValueReader, _ node: PropertyListNode) -> ResponseDefinition? {
        guard values.expects(.dictionary, node) else { return nil }
        var response = ResponseDefinition(range: node.pointingRange)
        for node in node.children {
            switch responseKeys[node] {
            case .codes: response.codes = values.dictionaries(node, readCode)?.value ?? []
            case .parameters: response.parameters = values.dictionaries(node, responseValues.read)?.value ?? []
            case .lastParameterTag: response.lastParameterTag = values.integer(node)
            case .output: response.output = values.string(node)
            case nil: values.unknown(node)
            }
        }
        return response
    }

    private func readCode(_ values: inout ValueReader, _ node: PropertyListNode) -> ResponseCodeDefinition {
        var code = ResponseCodeDefinition(range: node.pointingRange)
        for node in node.children {
            switch codeKeys[node] {
            case .name: code.name = values.string(node)
            case .success: code.isSuccess = values.boolean(node)
            case .formatString: code.formatString.text = values.string(node)
            case .formatStringID: code.formatString.id = values.string(node)
            case .conciseFormatString: code.conciseFormatString.text = values.string(node)
            case .conciseFormatStringID: code.conciseFormatString.id = values.string(node)
            case nil: values.unknown(node)
            }
        }
        return code
    }
}
