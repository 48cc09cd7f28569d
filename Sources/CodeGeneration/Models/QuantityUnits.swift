import IntentSchema

extension Quantity {
    /// A length of time as the runtime library's function, without the type before the dot.
    var durationCode: Code { "\(Identifier(unit.name))(\(value.plainCode))" }

    /// A length of time in words.
    var durationDescription: String { value == 1 ? "1 \(unit.name.dropLast())" : description }

    /// The arguments of the runtime library's initializer.
    var arguments: Code { "\(value.plainCode), .\(Identifier(unit.name))" }

    var description: String { "\(value.plainDescription) \(unit.name)" }
}

extension Double {
    /// As people write it: whole numbers without a fraction.
    var plainDescription: String {
        Int(exactly: self).map { "\($0)" } ?? description
    }

    /// The same as a literal, for where the context makes a whole number a `Double`.
    var plainCode: Code {
        Int(exactly: self).map { "\($0)" } ?? "\(self)"
    }
}
