/// Collects the violations of one configuration: what the generated `violations()` is made of.
///
/// Hidden parameters are skipped: their values have no effect, and the user could not correct them.
public struct ParameterValidation<Model: ConfigurationModel> {
    private let model: Model
    /// What was found so far, in the order of the checks.
    public private(set) var violations: [ParameterViolation<Model.Parameter>] = []

    /// Starts with nothing found.
    public init(of model: Model) {
        self.model = model
    }

    /// Starts with what another check found.
    public init(of model: Model, after violations: [ParameterViolation<Model.Parameter>]) {
        self.model = model
        self.violations = violations
    }

    /// Finds each number of `value` that is outside `range`.
    public mutating func check<Value: BoundedValue, Range: ParameterRange>(
        _ parameter: Model.Parameter,
        _ value: Value,
        in range: Range
    ) where Value.Bound == Range.Bound {
        guard model.isVisible(parameter) else { return }
        value.check(minimum: range.minimum, maximum: range.maximum) { element, failure in
            let reason: ParameterViolation<Model.Parameter>.Reason
            switch failure {
            case .belowMinimum(let value, let minimum): reason = .belowMinimum(value: value, minimum: minimum)
            case .aboveMaximum(let value, let maximum): reason = .aboveMaximum(value: value, maximum: maximum)
            case .notANumber: reason = .notANumber
            }
            violations.append(ParameterViolation(parameter, element: element, reason))
        }
    }

    /// Finds an amount of money in a currency that the definition does not list.
    public mutating func check(
        _ parameter: Model.Parameter,
        _ value: CurrencyAmountValue?,
        currencies: [String]
    ) {
        guard let value, model.isVisible(parameter), !currencies.contains(value.currencyCode) else { return }
        violations.append(
            ParameterViolation(parameter, .currencyNotAllowed(code: value.currencyCode, allowed: currencies))
        )
    }

    /// Finds each amount of money in a currency that the definition does not list.
    public mutating func check(
        _ parameter: Model.Parameter,
        _ values: [CurrencyAmountValue],
        currencies: [String]
    ) {
        guard model.isVisible(parameter) else { return }
        for (position, value) in values.enumerated() where !currencies.contains(value.currencyCode) {
            violations.append(
                ParameterViolation(
                    parameter,
                    element: position,
                    .currencyNotAllowed(code: value.currencyCode, allowed: currencies)
                )
            )
        }
    }

    /// Finds an array of more elements than `Model.maximumCount(of:in:)` allows.
    public mutating func check(_ parameter: Model.Parameter, count: Int, in family: ConfigurationWidgetFamily) {
        guard let maximum = Model.maximumCount(of: parameter, in: family), count > maximum,
            model.isVisible(parameter)
        else { return }
        violations.append(
            ParameterViolation(parameter, .tooManyValues(count: count, maximum: maximum, family: family))
        )
    }
}
