/// What a figure should be at most.
struct Goal {
    var limit: Double
    /// How many digits of it are told.
    var digits: Int

    init(_ limit: Double, digits: Int = 0) {
        self.limit = limit
        self.digits = digits
    }

    /// The cell of a table: `≤ 0.60: met`.
    func verdict(on value: Double) -> String { "≤ \(fixed(limit, digits)): " + (value <= limit ? "met" : "missed") }
}
