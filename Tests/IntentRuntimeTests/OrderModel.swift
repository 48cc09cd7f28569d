import IntentRuntime

/// A configuration of the shape that the compiler generates, small enough to read next to the tests.
struct OrderConfiguration: ConfigurationModel {
    var gift = false
    var wrapping: Wrapping?
    var count = 1
    var weights: [Double] = []
    var delay = DurationValue.minutes(5)
    var tip: CurrencyAmountValue?
    var soup: Soup?

    enum Parameter: String, ConfigurationParameter {
        case gift, wrapping, count, weights, delay, tip, soup
    }

    private typealias CodingKeys = Parameter

    init() {}

    init(from decoder: any Decoder) throws {
        self.init()
        let values = try SavedValues(from: decoder, keyedBy: Parameter.self)
        try values.read(.gift, into: &gift)
        try values.read(.wrapping, into: &wrapping)
        try values.read(.count, into: &count)
        try values.read(.weights, into: &weights)
        try values.read(.delay, into: &delay)
        try values.read(.tip, into: &tip)
        try values.read(.soup, into: &soup)
    }

    func isVisible(_ parameter: Parameter) -> Bool {
        switch parameter {
        case .wrapping: gift
        case .delay: isVisible(.wrapping) && wrapping == Wrapping.paper
        default: true
        }
    }

    func violations() -> [ParameterViolation<Parameter>] {
        var validation = ParameterValidation(of: self)
        validation.check(.count, count, in: 1...9)
        validation.check(.weights, weights, in: 0.5...)
        validation.check(.delay, delay, in: ...DurationValue.hours(1))
        validation.check(.tip, tip, in: 0...20.0)
        validation.check(.tip, tip, currencies: ["EUR", "USD"])
        return validation.violations
    }

    static func maximumCount(of parameter: Parameter, in family: ConfigurationWidgetFamily) -> Int? {
        switch parameter {
        case .weights: WidgetFamilyCounts(small: 1, large: 3)[family]
        default: nil
        }
    }

    func violations(in family: ConfigurationWidgetFamily) -> [ParameterViolation<Parameter>] {
        var validation = ParameterValidation(of: self, after: violations())
        validation.check(.weights, count: weights.count, in: family)
        return validation.violations
    }
}

enum Wrapping: Int, ConfigurationEnumeration {
    case unknown = 0
    case ribbon = 3
    case paper = 1

    var displayName: String {
        switch self {
        case .unknown: "unknown"
        case .ribbon: "Red ribbon"
        case .paper: "Brown paper"
        }
    }
}

struct Soup: ConfigurationObject {
    var identifier: String?
    var displayString: String
    var pronunciationHint: String?
    var alternativeSpeakableMatches: [SpeakableText] = []
    var spoons: Int?
    @Indirect var side: Soup?

    init(identifier: String?, display displayString: String, spoons: Int? = nil, side: Soup? = nil) {
        self.identifier = identifier
        self.displayString = displayString
        self.spoons = spoons
        self.side = side
    }

    private enum CodingKeys: String, CodingKey {
        case identifier, displayString, pronunciationHint, alternativeSpeakableMatches, spoons, side
    }

    init(from decoder: any Decoder) throws {
        self.init(identifier: nil, display: "")
        let values = try SavedValues(from: decoder, keyedBy: CodingKeys.self)
        try values.read(.identifier, into: &identifier)
        try values.read(.displayString, into: &displayString)
        try values.read(.pronunciationHint, into: &pronunciationHint)
        try values.read(.alternativeSpeakableMatches, into: &alternativeSpeakableMatches)
        try values.read(.spoons, into: &spoons)
        try values.read(.side, into: &side)
    }
}

/// An intent without parameters.
struct EmptyConfiguration: ConfigurationModel {
    typealias Parameter = NoParameter
}
