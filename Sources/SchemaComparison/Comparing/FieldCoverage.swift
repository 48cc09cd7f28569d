import IntentSchema

/// What the comparison does with each field of the schema.
package enum FieldCoverage: Hashable, Sendable {
    /// A difference is one of these changes.
    case change([ChangeKind])
    /// A difference is none, and why.
    case harmless(String)

    /// The fields that no table of fields compares, because they refer to something else, identify it, or say nothing.
    package static let others: [String: FieldCoverage] = [
        "Schema.path": .harmless("a definition may move, and declarations may move between definitions"),
        "Schema.namespace": .harmless("references by it are resolved"),
        "Schema.modelVersion": .change([.optionsFormChanged]),
        "Schema.intents": .change([.intentRemoved, .intentAdded]),
        "Schema.enumerations": .change([.enumerationRemoved, .enumerationAdded]),
        "Schema.types": .change([.typeRemoved, .typeAdded]),

        "Intent.name": .change([.intentBaseNameChanged, .intentRenamed]),
        "Intent.nameRange": .harmless("it is a place"),
        "Intent.classPrefix": .change([.intentRenamed]),
        "Intent.explicitClassName": .change([.intentRenamed]),
        "Intent.parameters": .change([.parameterRemoved, .parameterAdded, .orderChanged]),
        "Intent.keyParameter": .change([.keyParameterChanged]),
        "Intent.input": .change([.inputChanged]),
        "Intent.shortcuts": .change([.shortcutRemoved, .shortcutAdded]),
        "Intent.summaries": .change([.summaryRemoved, .summaryAdded]),
        "Intent.response": .change([.outputChanged, .responseCodesRenumbered]),

        "ParameterCombination.parameters": .change([.shortcutRemoved, .shortcutAdded, .summaryRemoved, .summaryAdded]),
        "ParameterCombination.isLinked": .harmless("Xcode keeps the two texts alike; users see nothing of it"),

        "Response.codes": .change([.responseCodeRemoved, .responseCodeAdded, .responseCodesRenumbered]),
        "Response.parameters": .change([.responseParameterRemoved, .responseParameterAdded]),
        "Response.output": .change([.outputChanged]),
        "ResponseCode.name": .change([.responseCodeRemoved, .responseCodeAdded]),

        "Parameter.nameRange": .harmless("it is a place"),
        "Parameter.displayPriority": .change([.orderChanged]),
        "Parameter.type": .change([.parameterTypeChanged]),
        "Parameter.options": .change([
            .dynamicOptionsTurnedOn, .dynamicOptionsTurnedOff, .searchTurnedOn, .searchTurnedOff,
        ]),
        "Parameter.parent": .change([.visibilityChanged]),
        "Parameter.unsupportedReasons": .change([.unsupportedReasonRemoved, .unsupportedReasonAdded]),
        "ParentCondition.parameter": .change([.visibilityChanged]),
        "ParentCondition.predicate": .change([.visibilityChanged]),
        "ArraySize.family": .change([.arraySizeChanged]),
        "ArraySize.size": .change([.arraySizeChanged]),
        "PromptDialog.kind": .change([.promptsChanged]),
        "PromptDialog.text": .change([.textChanged, .stringIDChanged]),
        "UnsupportedReason.code": .change([.unsupportedReasonRemoved, .unsupportedReasonAdded]),
        "UnsupportedReason.isCustom": .harmless("it follows from the code: standard reasons have fixed ones"),

        "Property.nameRange": .harmless("it is a place"),
        "Property.displayPriority": .change([.orderChanged]),
        "Property.type": .change([.propertyTypeChanged, .responseParameterTypeChanged]),

        "Enumeration.nameRange": .harmless("it is a place"),
        "Enumeration.cases": .change([.caseRemoved, .caseAdded, .caseIndexReused]),
        "Enumeration.isImported": .harmless("the file that declares it is compared"),
        "EnumerationCase.nameRange": .harmless("it is a place"),
        "Synonym.text": .change([.textChanged, .synonymsChanged]),
        "Synonym.pronunciationHint": .change([.textChanged]),

        "CustomType.nameRange": .harmless("it is a place"),
        "CustomType.properties": .change([.propertyRemoved, .propertyAdded, .orderChanged]),
        "CustomType.isImported": .harmless("the file that declares it is compared"),

        "EnumerationReference.index": .change([.parameterTypeChanged, .propertyTypeChanged]),
        "CustomTypeReference.index": .change([.parameterTypeChanged, .propertyTypeChanged]),
        "LocalizedText.text": .change([.textChanged]),
        "LocalizedText.id": .change([.stringIDChanged, .stringIDRemoved, .stringIDAdded]),
        "Quantity.value": .change([.defaultChanged, .boundsChanged]),
        "Quantity.unit": .change([.defaultChanged, .boundsChanged]),
        "MeasurementUnit.name": .change([.unitChanged]),
        "MeasurementUnit.coefficient": .harmless("it follows from the unit's name"),
        "MeasurementUnit.constant": .harmless("it follows from the unit's name"),
    ]

    /// The names of the fields that the tables of fields compare.
    package static let tables: Set<String> = {
        var names = Set(intentFields.map(\.name)).union(parameterFields.map(\.name))
        names.formUnion((responseParameterFields + propertyFields).map(\.name))
        names.formUnion(enumerationFields.map(\.name))
        names.formUnion(caseFields.map(\.name))
        names.formUnion(typeFields.map(\.name))
        names.formUnion(shortcutFields.map(\.name))
        names.formUnion(responseCodeFields.map(\.name))
        names.formUnion(unsupportedReasonFields.map(\.name))
        names.formUnion(stringOptionFields.map(\.name))
        names.formUnion((numberOptionFields() as [ComparedField<NumberOptions<Int>>]).map(\.name))
        names.formUnion(booleanOptionFields.map(\.name))
        names.formUnion(fileOptionFields.map(\.name))
        names.formUnion(dateOptionFields.map(\.name))
        names.formUnion((quantityOptionFields() as [ComparedField<QuantityOptions<DurationUnit>>]).map(\.name))
        names.formUnion(currencyOptionFields.map(\.name))
        return names
    }()
}
