import IntentSchema

extension IntentModel {
    /// The ranges of the parameters that have one.
    func ranges() -> [Declaration] {
        let ranges: [Declaration] = order.compactMap { index in
            guard let bounds = bounds[index] else { return nil }
            return .variable(
                VariableDeclaration(
                    access: context.access,
                    modifiers: [.static],
                    binding: .let,
                    properties[index],
                    bounds.type,
                    value: bounds.code
                )
            )
        }
        if ranges.isEmpty { return [] }
        return [
            .type(
                TypeDeclaration(
                    documentation: ["The values that the definition allows."],
                    access: context.access,
                    .enum,
                    "Bounds",
                    members: ranges
                )
            )
        ]
    }

    /// `violations`, when a parameter's values are limited.
    func violations() -> [Declaration] {
        let checks: [Code] = order.flatMap { index in
            let name = properties[index]
            var checks: [Code] = []
            if bounds[index] != nil {
                let value = StoredValues.reference(to: name)
                checks.append("validation.check(.\(name), \(value), in: Bounds.\(name))")
            }
            if case .currencyAmount(let options) = intent.parameters[index].type, !options.currencyCodes.isEmpty {
                let value = StoredValues.reference(to: name)
                let codes: [Code] = options.currencyCodes.map { "\(StringLiteral($0))" }
                checks.append("validation.check(.\(name), \(value), currencies: [\(codes, separator: ", ")])")
            }
            return checks
        }
        if checks.isEmpty { return [] }
        return [
            .function(
                FunctionDeclaration(
                    documentation: ["Violations of the definition's rules by the values of visible parameters."],
                    access: context.access,
                    "violations",
                    returns: violationsType,
                    body: """
                        var validation = \(context.runtime("ParameterValidation"))(of: self)
                        \(Code.lines(checks))
                        return validation.violations
                        """
                )
            )
        ]
    }

    /// `maximumCount` and its check, when an array has a size for each family.
    func sizes() -> [Declaration] {
        let sized = order.filter { !intent.parameters[$0].arraySizes.isEmpty && intent.parameters[$0].isArray }
        if sized.isEmpty { return [] }
        let cases: [Code] = sized.map { index in
            let name = properties[index]
            let counts = counts(intent.parameters[index].arraySizes)
            let type = context.runtime("WidgetFamilyCounts")
            guard counts.count > 4 else { return "case .\(name): \(type)(\(counts, separator: ", "))[family]" }
            return """
                case .\(name):
                    \(type)(
                        \(counts, separator: ",\n        ")
                    )[family]
                """
        }
        let others: Code = sized.count < properties.count ? "default: nil" : ""
        let family = FunctionParameter(
            label: .named("in"),
            "family",
            context.runtime("ConfigurationWidgetFamily")
        )
        return [
            .function(
                FunctionDeclaration(
                    documentation: ["How many values a widget of the family has room for."],
                    access: context.access,
                    modifiers: [.static],
                    "maximumCount",
                    [FunctionParameter(label: .named("of"), "parameter", "Parameter"), family],
                    returns: context.standard("Int").optional,
                    body: """
                        switch parameter {
                        \(Code.lines(cases))
                        \(others)
                        }
                        """
                )
            ),
            .function(
                FunctionDeclaration(
                    documentation: ["`violations()`, and each array that is too long for a widget of the family."],
                    access: context.access,
                    "violations",
                    [family],
                    returns: violationsType,
                    body: """
                        var validation = \(context.runtime("ParameterValidation"))(of: self, after: violations())
                        \(Code.lines(sized.map { countCheck(properties[$0]) }))
                        return validation.violations
                        """
                )
            ),
        ]
    }

    private func countCheck(_ name: Identifier) -> Code {
        "validation.check(.\(name), count: \(StoredValues.reference(to: name)).count, in: family)"
    }

    /// In the order in which the library's initializer has the families.
    private func counts(_ sizes: [Parameter.ArraySize]) -> [Code] {
        WidgetFamily.allCases.compactMap { family in
            let size = sizes.first { $0.family == family }?.size
            return size.map { "\(label: family.argument): \($0)" }
        }
    }

    private var violationsType: TypeName { "[\(context.runtime("ParameterViolation"))<Parameter>]" }
}

extension WidgetFamily {
    /// The library's name of the family.
    fileprivate var argument: Identifier {
        switch self {
        case .small: "small"
        case .medium: "medium"
        case .large: "large"
        case .extraLarge: "extraLarge"
        case .accessoryInline: "accessoryInline"
        case .accessoryCorner: "accessoryCorner"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        }
    }
}
