/// The upper limit for a figure.
struct Goal {
    var limit: Double
    /// The number of decimal digits to print.
    var digits: Int

    init(_ limit: Double, digits: Int = 0) {
        self.limit = limit
        self.digits = digits
    }

    /// A table cell: `≤ 0.60: met`.
    func verdict(on value: Double) -> String { "≤ \(fixed(limit, digits)): " + (value <= limit ? "met" : "missed") }
}
