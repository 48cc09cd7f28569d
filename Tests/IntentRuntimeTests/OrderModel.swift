import IntentRuntime

/// A configuration of the shape that the compiler generates, small enough to read next to the tests.
struct OrderConfiguration: ConfigurationModel {
    var gift: Bool {
        get { modelValues[0] }
        set { modelValues[0] = newValue }
    }
    var wrapping: Wrapping? {
        get { modelValues[optional: 1] }
        set { modelValues[optional: 1] = newValue }
    }
    var count: Int {
        get { modelValues[2] }
        set { modelValues[2] = newValue }
    }
    var weights: [Double] {
        get { modelValues[list: 3] }
        set { modelValues[list: 3] = newValue }
    }
    var delay: DurationValue {
        get { modelValues[4] }
        set { modelValues[4] = newValue }
    }
    var tip: CurrencyAmountValue? {
        get { modelValues[optional: 5] }
        set { modelValues[optional: 5] = newValue }
    }
    var soup: Soup? {
        get { modelValues[optional: 6] }
        set { modelValues[optional: 6] = newValue }
    }

    enum Parameter: String, ConfigurationParameter {
        case gift, wrapping, count, weights, delay, tip, soup
    }

    init() { modelValues = ModelValues(Self.modelDescription) }

    static let modelDescription = ModelDescription("Order", table: "Orders") { table in
        table.title("Order", "title1")
        table.boolean("gift", "Gift", "gift01", default: false)
        table.toggle("wrapped", nil, "as it is", nil)
        table.enumeration("wrapping", "Wrapping", "wrap01", Wrapping.self)
        table.shown(while: "gift", .isEqual(true))
        table.integer("count", "Count", "count1", default: 1)
        table.bounds(1, 9)
        table.control(.stepper)
        table.decimal("weights", "Weights", nil)
        table.bounds(decimal: 0.5, nil)
        table.list([.small: 1, .large: 3])
        table.duration("delay", "Delay", nil, unit: "minutes", default: .minutes(5))
        table.bounds(duration: nil, .hours(1))
        table.shown(while: "wrapping", .isCase(1))
        table.currencyAmount("tip", "Tip", nil, codes: ["EUR", "USD"])
        table.bounds(amount: 0, 20)
        table.object("soup", "Soup", nil, Soup.self)
        table.options(.dynamic)
    }
    var modelValues: ModelValues
    init(modelValues: ModelValues) { self.modelValues = modelValues }
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

struct Soup: CustomObject {
    var spoons: Int? {
        get { modelValues[optional: 6] }
        set { modelValues[optional: 6] = newValue }
    }
    var side: Soup? {
        get { modelValues[optional: 7] }
        set { modelValues[optional: 7] = newValue }
    }

    init(identifier: String?, display displayString: String, spoons: Int? = nil, side: Soup? = nil) {
        modelValues = ModelValues(Self.modelDescription, identifier, displayString, nil, [], nil, nil)
        modelValues[optional: 6] = spoons
        modelValues[optional: 7] = side
    }

    static let modelDescription = ModelDescription("Soup", table: "Orders") { table in
        table.object()
        table.integer("spoons", nil, nil)
        table.object("side", nil, nil, Soup.self)
    }
    var modelValues: ModelValues
    init(modelValues: ModelValues) { self.modelValues = modelValues }
}

/// An intent without parameters.
struct EmptyConfiguration: ConfigurationModel {
    typealias Parameter = NoParameter
    static let modelDescription = ModelDescription("Empty", table: "Orders") { _ in }
    var modelValues = ModelValues(modelDescription)
    init() {}
    init(modelValues: ModelValues) { self.modelValues = modelValues }
}
