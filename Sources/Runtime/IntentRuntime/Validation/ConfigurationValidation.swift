extension ConfigurationModel {
    /// Returns all violations among the values that have an effect, in the order of the parameters.
    public func violations() -> [ParameterViolation<Parameter>] {
        var violations: [ParameterViolation<Parameter>] = []
        for (parameter, value) in setValues {
            let field = Self.description(of: parameter)
            guard field.check != nil || !field.currencyCodes.isEmpty, hasEffect(parameter) else { continue }
            let elements = (value as? any AnyModelList)?.anyElements
            for (element, value) in (elements ?? [value]).enumerated() {
                func report(_ reason: ViolationReason) {
                    violations.append(ParameterViolation(parameter, element: elements == nil ? nil : element, reason))
                }
                if let reason = field.check?(value) { report(reason) }
                guard let amount = value as? CurrencyAmountValue, !field.currencyCodes.isEmpty,
                    !field.currencyCodes.contains(amount.currencyCode)
                else { continue }
                report(.currencyNotAllowed(code: amount.currencyCode, allowed: field.currencyCodes))
            }
        }
        return violations
    }

    /// Returns `violations()`, and all arrays with more elements than a widget of this family has room for.
    public func violations(in family: ConfigurationWidgetFamily) -> [ParameterViolation<Parameter>] {
        var violations = violations()
        for (parameter, value) in setValues {
            let field = Self.description(of: parameter)
            guard let maximum = field.sizes[family], let list = value as? any AnyModelList, hasEffect(parameter)
            else { continue }
            let count = list.anyElements.count
            guard count > maximum else { continue }
            violations.append(
                ParameterViolation(parameter, .tooManyValues(count: count, maximum: maximum, family: family))
            )
        }
        return violations
    }

    /// The values that are set. Collected once, because each lookup by name would search all of them.
    private var setValues: [(Parameter, any ModelValue)] {
        namedValues.compactMap { name, value in
            guard let value, let parameter = Parameter(rawValue: name) else { return nil }
            return (parameter, value)
        }
    }

    /// The maximum number of elements of an array parameter in a widget of this family.
    ///
    /// - Returns: `nil` if the definition sets no limit or the parameter is not an array.
    public static func maximumCount(of parameter: Parameter, in family: ConfigurationWidgetFamily) -> Int? {
        description(of: parameter).sizes[family]
    }
}
