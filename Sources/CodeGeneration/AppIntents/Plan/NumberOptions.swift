import IntentSchema

// Numbers: controls and ranges. A range is a pair of constants, and both ends are needed.
extension PlannedParameterOptions {
    init(integer options: NumberOptions<Int>, _ settings: ParameterSettings) {
        let place = settings.place
        var losses: [Loss] = []
        if options.control == .slider { losses.append(place.loss(.integerSlider, "a slider", instead: "a stepper")) }
        // A watch's Int has 32 bits. Only a bound beyond them asks for more.
        let fits = [options.minimum, options.maximum].allSatisfy {
            $0.map { Int(Int32.min)...Int(Int32.max) ~= $0 } ?? true
        }
        let widest =
            fits ? (least: -Int(Int32.max), greatest: Int(Int32.max)) : (least: -Int.max, greatest: Int.max)
        let range = Self.range(options.minimum, options.maximum, within: widest, settings)
        self.init(.integer(isField: options.control == .field, range.range), losses + range.losses)
    }

    init(decimal options: NumberOptions<Double>, _ settings: ParameterSettings) {
        let greatest = Double.greatestFiniteMagnitude
        let range = Self.range(options.minimum, options.maximum, within: (-greatest, greatest), settings)
        self.init(.decimal(options.control == .stepper ? nil : options.control, range.range), range.losses)
    }

    init(_ options: CurrencyOptions, _ settings: ParameterSettings) {
        let range = Self.range(options.minimum, options.maximum, within: (-1e15, 1e15), settings)
        self.init(.currencyAmount(currencyCodes: options.currencyCodes, range.range), range.losses)
    }

    private static func range<Value>(
        _ minimum: Value?,
        _ maximum: Value?,
        within widest: (least: Value, greatest: Value),
        _ settings: ParameterSettings
    ) -> (range: ParameterOptions.Range<Value>?, losses: [Loss]) {
        let place = settings.place
        let bounds = [minimum.map { "at least \($0)" }, maximum.map { "at most \($0)" }].compactMap { $0 }
        guard !bounds.isEmpty else { return (nil, []) }
        let what = bounds.joined(separator: ", ")
        guard settings.wasSeen else { return (nil, [place.loss(.unseenRange, what, instead: "any value")]) }
        var losses = [place.loss(.savedRange, what, instead: "the same range")]
        if minimum == nil {
            losses.append(place.loss(.openRange, "no least value", instead: "\(widest.least) as the least value"))
        }
        if maximum == nil {
            let instead = "\(widest.greatest) as the greatest value"
            losses.append(place.loss(.openRange, "no greatest value", instead: instead))
        }
        let range = ParameterOptions.Range(least: minimum ?? widest.least, greatest: maximum ?? widest.greatest)
        return (range, losses)
    }
}
