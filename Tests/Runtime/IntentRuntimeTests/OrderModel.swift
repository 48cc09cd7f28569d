@_spi(Generated) import IntentRuntime

/// A configuration like those that the compiler generates, small enough to read next to the tests.
struct OrderConfiguration: IntentRuntime.ConfigurationModel {
    var gift: Bool = false
    var wrapping: Wrapping?
    var count: Int = 1
    var weights: [Double] = []
    var delay: IntentRuntime.DurationValue = .minutes(5)
    var tip: IntentRuntime.CurrencyAmountValue?
    var soup: Soup?

    enum Parameter: String, IntentRuntime.ConfigurationParameter {
        case gift, wrapping, count, weights, delay, tip, soup
    }

    func hasEffect(_ parameter: Parameter) -> Bool {
        switch parameter {
        case .wrapping: gift
        case .delay: hasEffect(.wrapping) && wrapping == .paper
        default: true
        }
    }
}

extension OrderConfiguration {
    static let modelDescription = IntentRuntime.ModelDescription(of: Self.self, named: "Order", table: "Orders") {
        table in
        table.title("Order", "title1")
        table.value("gift", "Gift", "gift01")
        table.toggle(on: "wrapped", nil, off: "as it is", nil)
        table.value("wrapping", "Wrapping", "wrap01")
        table.value("count", "Count", "count1")
        table.bounds(1, 9)
        table.control(.stepper)
        table.value("weights", "Weights")
        table.bounds(decimal: 0.5, nil)
        table.sizes([.small: 1, .large: 3])
        table.value("delay", "Delay")
        table.unit("minutes")
        table.bounds(duration: nil, .hours(1))
        table.value("tip", "Tip")
        table.currencies("EUR", "USD")
        table.bounds(amount: 0, 20)
        table.value("soup", "Soup")
        table.options(.dynamic)
    }

    mutating func exchange(_ fields: IntentRuntime.FieldExchange) {
        fields.value("gift", &gift)
        fields.value("wrapping", &wrapping)
        fields.value("count", &count)
        fields.value("weights", &weights)
        fields.value("delay", &delay)
        fields.value("tip", &tip)
        fields.value("soup", &soup)
    }
}

enum Wrapping: Int, IntentRuntime.ConfigurationEnumeration {
    case ribbon = 3
    case paper = 1
}

extension Wrapping {
    static let caseTable = IntentRuntime.CaseTable<Wrapping>(table: "Orders") { table in
        table.choice(.ribbon, named: "ribbon", "Red ribbon")
        table.choice(.paper, named: "paper", "Brown paper")
    }
}

/// A definition whose own case has the index that means no choice.
enum Ribbon: Int, IntentRuntime.ConfigurationEnumeration {
    case plain = 0
    case red = 1
}

extension Ribbon {
    static let caseTable = IntentRuntime.CaseTable<Ribbon>(table: "Orders") { table in
        table.choice(.plain, named: "plain", "Plain")
        table.choice(.red, named: "red", "Red")
    }
}

/// An object that contains another object of its type.
struct Soup: IntentRuntime.CustomObject {
    var object = IntentRuntime.ObjectValue()
    var spoons: Int?
    @IntentRuntime.Indirect var side: Soup?

    init() {}

    init(identifier: String?, display: String, spoons: Int? = nil, side: Soup? = nil) {
        object = .init(identifier: identifier, display: display)
        self.spoons = spoons
        self.side = side
    }
}

extension Soup {
    static let modelDescription = IntentRuntime.ModelDescription(of: Self.self, named: "Soup", table: "Orders") {
        table in
        table.value("spoons", "Spoons")
    }

    mutating func exchange(_ fields: IntentRuntime.FieldExchange) {
        fields.object(&object)
        fields.value("spoons", &spoons)
        fields.value("side", &side)
    }
}

/// An intent without parameters.
struct EmptyConfiguration: IntentRuntime.ConfigurationModel {
    typealias Parameter = IntentRuntime.NoParameter

    init() {}
}

extension EmptyConfiguration {
    static let modelDescription = IntentRuntime.ModelDescription(of: Self.self, named: "Empty", table: "Orders") { _ in
    }
}
