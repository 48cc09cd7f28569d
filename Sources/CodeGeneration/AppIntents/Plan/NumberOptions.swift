import IntentSchema

// Numbers: controls and ranges. A range is a pair of constants, and both ends are needed.
extension PlannedParameterOptions {
    init(integer options: NumberOptions<Int>, _ place: Loss.Place) {
        var losses: [Loss] = []
        if options.control == .slider { losses.append(place.loss(.integerSlider, "a slider", instead: "a stepper")) }
        // A watch's Int has 32 bits. Only a bound beyond them asks for more.
        let fits = [options.minimum, options.maximum].allSatisfy {
            $0.map { Int(Int32.min)...Int(Int32.max) ~= $0 } ?? true
        }
        let widest =
            fits ? (least: -Int(Int32.max), greatest: Int(Int32.max)) : (least: -Int.max, greatest: Int.max)
        let range = Self.range(options.minimum, options.maximum, within: widest, place)
        self.init(.integer(isField: options.control == .field, range.range), losses + range.losses)
    }

    init(decimal options: NumberOptions<Double>, _ place: Loss.Place) {
        let greatest = Double.greatestFiniteMagnitude
        let range = Self.range(options.minimum, options.maximum, within: (-greatest, greatest), place)
        self.init(.decimal(options.control == .stepper ? nil : options.control, range.range), range.losses)
    }

    init(_ options: CurrencyOptions, _ place: Loss.Place) {
        let range = Self.range(options.minimum, options.maximum, within: (-1e15, 1e15), place)
        self.init(.currencyAmount(currencyCodes: options.currencyCodes, range.range), range.losses)
    }

    private static func range<Value>(
        _ minimum: Value?,
        _ maximum: Value?,
        within widest: (least: Value, greatest: Value),
        _ place: Loss.Place
    ) -> (range: ParameterOptions.Range<Value>?, losses: [Loss]) {
        switch (minimum, maximum) {
        case (nil, nil): return (nil, [])
        case (let minimum?, let maximum?): return (ParameterOptions.Range(least: minimum, greatest: maximum), [])
        case (nil, let maximum?):
            let loss = place.loss(.openRange, "no least value", instead: "\(widest.least) as the least value")
            return (ParameterOptions.Range(least: widest.least, greatest: maximum), [loss])
        case (let minimum?, nil):
            let instead = "\(widest.greatest) as the greatest value"
            let loss = place.loss(.openRange, "no greatest value", instead: instead)
            return (ParameterOptions.Range(least: minimum, greatest: widest.greatest), [loss])
        }
    }
}
