import IntentSchema
import SwiftSource

extension Quantity {
    /// A call of the runtime library's function for a duration, without the type and the dot.
    var durationCode: Code { "\(Identifier(unit.name))(\(value.plainCode))" }

    /// The duration in words.
    var durationDescription: String { value == 1 ? "1 \(unit.name.dropLast())" : description }

    /// The arguments of the runtime library's initializer for a measurement.
    var arguments: Code { "\(value.plainCode), .\(Identifier(unit.name))" }

    var description: String { "\(value.plainDescription) \(unit.name)" }
}

extension Double {
    /// The number as people write it, with no fraction if it is whole.
    var plainDescription: String {
        Int(exactly: self).map { "\($0)" } ?? description
    }

    /// The number as a literal, if the context makes a whole number a `Double`.
    var plainCode: Code {
        Int(exactly: self).map { "\(grouped: $0)" } ?? "\(self)"
    }
}
