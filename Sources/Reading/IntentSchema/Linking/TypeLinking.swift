import Diagnostics

extension DefinitionLinker {
    /// Determines a parameter's type and checks its options. After an error, returns any type: no schema is built then.
    mutating func type(of parameter: ParameterDefinition, prefix: String) -> ParameterType {
        let hasEnumeration = reference(parameter.enumType, "the enumeration", needs: .integer, parameter)
        let hasObject = reference(parameter.objectType, "the custom type", needs: .object, parameter)
        if let name = parameter.enumType, hasEnumeration {
            if let other = parameter.objectType, hasObject {
                findings.report(
                    .mismatchedReference,
                    "'\(parameter.shownName)' has the custom type '\(other.value)' and the enumeration '\(name.value)'",
                    at: other.range,
                    symbol: parameter.symbol,
                    related: [("the enumeration", name.range)]
                )
            }
            return enumeration(name, of: parameter)
        }
        guard let type = parameter.type else {
            let name = parameter.name.map { "'\($0.value)'" } ?? "this declaration"
            findings.missing(prefix + "Type", in: parameter.nameRange, of: name, symbol: parameter.symbol)
            return .untypedObject
        }
        if let name = ParameterType.Name(rawValue: type.value) { return self.type(named: name, of: parameter) }
        if let kind = MeasurementKind(rawValue: type.value) {
            return .measurement(kind, quantityOptions(parameter, units: kind.units, unwritten: nil))
        }
        let systemType = SystemType(type.value)
        if !systemType.isKnown {
            let known = ParameterType.Name.allCases.map(\.rawValue) + MeasurementKind.allCases.map(\.rawValue)
            findings.unknown(
                .unknownParameterType,
                "type",
                type,
                of: parameter.shownName,
                among: known,
                symbol: parameter.symbol,
                meaning: ForeignWords.types[type.value.lowercased()],
                help: ForeignWords.advice(aboutType: type.value)
            )
        }
        return .system(systemType)
    }

    /// Returns whether the parameter's type can have a reference, and reports one that it cannot.
    private mutating func reference(
        _ name: Written<String>?,
        _ what: String,
        needs type: ParameterType.Name,
        _ parameter: ParameterDefinition
    ) -> Bool {
        guard let name, let own = parameter.type, own.value != type.rawValue else { return true }
        findings.report(
            .mismatchedReference,
            "\(what) '\(name.value)' of '\(parameter.shownName)' needs the type \(type.rawValue), but the type is \(own.value)",
            at: name.range,
            symbol: parameter.symbol,
            related: [("the type", own.range)]
        )
        return false
    }

    private mutating func type(named name: ParameterType.Name, of parameter: ParameterDefinition) -> ParameterType {
        switch name {
        case .string: return .string(stringOptions(parameter))
        case .integer: return .integer(integerOptions(parameter))
        case .decimal: return .decimal(decimalOptions(parameter))
        case .boolean: return .boolean(booleanOptions(parameter))
        case .object: return object(parameter)
        case .file: return .file(fileOptions(parameter))
        case .url: return .plain(.url)
        case .placemark: return .placemark(option(parameter.metadata?.type, "kind of place", parameter) ?? .name)
        case .dateComponents: return .dateComponents(dateOptions(parameter))
        case .duration:
            // A number without a unit is in seconds, which is what the system passes.
            return .duration(quantityOptions(parameter, units: PhysicalUnit.unitsOfTime, unwritten: .seconds))
        case .person: return .plain(.person)
        case .currencyAmount: return .currencyAmount(currencyOptions(parameter))
        case .paymentMethod: return .plain(.paymentMethod)
        case .speakableString: return .plain(.speakableString)
        }
    }

    private mutating func enumeration(_ name: Written<String>, of parameter: ParameterDefinition) -> ParameterType {
        let namespace = parameter.enumTypeNamespace?.value
        if namespace == "System" { return .system(SystemType(name.value)) }
        guard let reference = references.enumeration(name.value, namespace: namespace) else {
            let references = references
            findings.unresolved(
                .unknownEnumeration,
                "'\(parameter.shownName)' has the unknown enumeration '\(name.value)'" + elsewhere(namespace),
                in: name,
                among: references.enumerationNames(in: namespace),
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
                        "the default '\(text)' of '\(parameter.shownName)' is not a case of '\(name.value)'",
                        in: asName,
                        among: references.cases(of: reference).map(\.name),
                        symbol: parameter.symbol,
                        // Xcode builds such a file. Linting makes it an error.
                        severity: .warning,
                        help: "generated code leaves the default out"
                    )
                }
            case .integer(let index):
                defaultCase = references.cases(of: reference).firstIndex { $0.index == index }
            case .real, .boolean, .none:
                mismatch(written, "the default of '\(parameter.shownName)' must be the name of a case", in: parameter)
            }
        }
        return .enumeration(reference, defaultCase: defaultCase)
    }

    private mutating func object(_ parameter: ParameterDefinition) -> ParameterType {
        guard let name = parameter.objectType else { return .untypedObject }
        let namespace = parameter.objectTypeNamespace?.value
        if namespace == "System" { return .system(SystemType(name.value)) }
        if let reference = references.type(name.value, namespace: namespace) { return .object(reference) }
        let references = references
        findings.unresolved(
            .unknownType,
            "'\(parameter.shownName)' has the unknown type '\(name.value)'" + elsewhere(namespace),
            in: name,
            among: references.typeNames(in: namespace),
            symbol: parameter.symbol
        )
        return .untypedObject
    }

    private func elsewhere(_ namespace: String?) -> String {
        guard let namespace, !references.isOwn(namespace) else { return "" }
        return " in the namespace '\(namespace)'"
    }

    mutating func mismatch(_ written: Written<Scalar>, _ message: String, in parameter: ParameterDefinition) {
        findings.report(
            .defaultTypeMismatch,
            "\(message), but is \(written.value.phrase)",
            at: written.range,
            symbol: parameter.symbol
        )
    }

    /// Returns the option's value. Reports a value that this version of the tool does not know, keeps it as text, and returns `nil`.
    mutating func option<Option: RawRepresentable & CaseIterable>(
        _ written: Written<String>?,
        _ what: String,
        _ parameter: ParameterDefinition
    ) -> Option? where Option.RawValue == String {
        guard let written else { return nil }
        if let option = Option(rawValue: written.value) { return option }
        let known = Option.allCases.map(\.rawValue)
        unknownOption(written, what, of: parameter.shownName, known: known, symbol: parameter.symbol)
        return nil
    }

    /// Reports an unknown option, lists the known ones, and keeps it as text, since the schema has no place for it.
    mutating func unknownOption(
        _ word: Written<String>,
        _ what: String,
        of owner: String,
        known: [String],
        symbol: String
    ) {
        keep(unknown: word.value, what)
        report(unknown: word, what, of: owner, known: known, symbol: symbol)
    }

    /// Reports an unknown option and lists the known ones.
    mutating func report(
        unknown word: Written<String>,
        _ what: String,
        of owner: String,
        known: [String],
        symbol: String
    ) {
        findings.unknown(
            .unknownOption,
            what,
            word,
            of: owner,
            // Suggestions make no sense for numbers.
            among: Int(word.value) == nil ? known : [],
            symbol: symbol,
            help: "use one of \(known.joined(separator: ", "))"
        )
    }
}
