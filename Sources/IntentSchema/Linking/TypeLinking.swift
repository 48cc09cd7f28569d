import Diagnostics

extension DefinitionLinker {
    /// Finds a parameter's type and checks its options. After an error any type comes back: the schema is not built then.
    mutating func type(of parameter: ParameterDefinition, prefix: String) -> ParameterType {
        if let name = parameter.enumType { return enumeration(name, of: parameter) }
        guard let type = parameter.type else {
            let name = parameter.name.map { "'\($0.value)'" } ?? "this declaration"
            findings.missing(
                prefix + "Type",
                in: parameter.name?.range ?? parameter.range,
                of: name,
                symbol: parameter.symbol
            )
            return .untypedObject
        }
        let metadata = parameter.metadata
        switch type.value {
        case "String": return .string(stringOptions(metadata, parameter))
        case "Integer": return .integer(integerOptions(metadata, parameter))
        case "Decimal": return .decimal(decimalOptions(metadata, parameter))
        case "Boolean": return .boolean(booleanOptions(metadata, parameter))
        case "Object": return object(parameter)
        case "File": return .file(fileOptions(metadata))
        case "URL": return .url
        case "Placemark": return .placemark(option(metadata?.type, parameter) ?? .name)
        case "DateComponents": return .dateComponents(dateOptions(metadata, parameter))
        case "TimeInterval": return .duration(quantityOptions(metadata, parameter))
        case "Person": return .person
        case "CurrencyAmount": return .currencyAmount(currencyOptions(metadata, parameter))
        case "PaymentMethod": return .paymentMethod
        case "SpeakableString": return .speakableString
        default: break
        }
        if let kind = MeasurementKind(rawValue: type.value) {
            return .measurement(kind, quantityOptions(metadata, parameter))
        }
        if !SystemTypes.names.contains(type.value) {
            findings.report(
                .unknownParameterType,
                "unknown type '\(type.value)' for '\(parameter.name?.value ?? "")'",
                type.range,
                symbol: parameter.symbol
            )
        }
        return .system(type.value)
    }

    private mutating func enumeration(_ name: Written<String>, of parameter: ParameterDefinition) -> ParameterType {
        let namespace = parameter.enumTypeNamespace?.value
        if namespace == "System" { return .system(name.value) }
        guard let reference = references.enumeration(name.value, namespace: namespace) else {
            let references = references
            findings.unresolved(
                .unknownEnumeration,
                "unknown enumeration '\(name.value)'" + elsewhere(namespace),
                name,
                among: references.enumerationNames,
                symbol: parameter.symbol
            )
            return .untypedObject
        }
        var defaultCase: Int?
        if let written = parameter.metadata?.defaultValue {
            switch written.value {
            case .string(let text):
                defaultCase = references.caseIndex(of: text, in: reference)
                if defaultCase == nil {
                    let references = references
                    let asName = Written(value: text, range: written.range, keyRange: written.keyRange)
                    findings.unresolved(
                        .unknownDefaultCase,
                        "the default '\(text)' is not a case of '\(name.value)'",
                        asName,
                        among: references.cases(of: reference).map(\.name),
                        symbol: parameter.symbol
                    )
                }
            case .integer(let index):
                defaultCase = references.cases(of: reference).firstIndex { $0.index == index }
            case .real, .boolean, .none:
                mismatch(written, "the default of an enumeration must be the name of a case", parameter)
            }
        }
        return .enumeration(reference, defaultCase: defaultCase)
    }

    private mutating func object(_ parameter: ParameterDefinition) -> ParameterType {
        guard let name = parameter.objectType else { return .untypedObject }
        let namespace = parameter.objectTypeNamespace?.value
        if namespace == "System" { return .system(name.value) }
        if let reference = references.type(name.value, namespace: namespace) { return .object(reference) }
        let references = references
        findings.unresolved(
            .unknownType,
            "unknown type '\(name.value)'" + elsewhere(namespace),
            name,
            among: references.typeNames,
            symbol: parameter.symbol
        )
        return .untypedObject
    }

    private func elsewhere(_ namespace: String?) -> String {
        guard let namespace, namespace != definition.namespace?.value else { return "" }
        return " in the namespace '\(namespace)'"
    }

    mutating func mismatch(_ written: Written<Scalar>, _ message: String, _ parameter: ParameterDefinition) {
        findings.report(
            .defaultTypeMismatch,
            "\(message), but is \(written.value.phrase)",
            written.range,
            symbol: parameter.symbol
        )
    }

    /// The option's value, or `nil` after a note when this version does not know the word.
    mutating func option<Option: RawRepresentable & CaseIterable>(
        _ written: Written<String>?,
        _ parameter: ParameterDefinition
    ) -> Option? where Option.RawValue == String {
        guard let written else { return nil }
        if let option = Option(rawValue: written.value) { return option }
        let names = Option.allCases.map(\.rawValue)
        findings.report(
            .unknownOption,
            "unknown option '\(written.value)'\(Spelling.suggestion(for: written.value, among: names))",
            written.range,
            symbol: parameter.symbol,
            help: "the options are \(names.joined(separator: ", "))"
        )
        return nil
    }
}

/// Types of Apple's frameworks that only customised system intents use, as far as they have been met.
enum SystemTypes {
    static let names: Set<String> = [
        "BillPayee", "BillType", "CallDestinationType", "CarSignalOptions", "DateComponentsRange", "MediaItem",
        "NoteContent",
        "PaymentAccount", "PaymentAmount", "PlaybackRepeatMode", "SpatialEventTrigger", "TaskList",
        "TemporalEventTrigger",
        "VisualCodeType", "WorkoutGoalUnitType", "WorkoutLocationType",
    ]
}
