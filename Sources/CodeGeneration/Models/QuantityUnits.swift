import IntentSchema

extension Quantity where Unit == DurationUnit {
    /// The runtime library's function, without the type before the dot.
    var code: Code { "\(Identifier(unit.name))(\(value.plainCode))" }

    var description: String { "\(value.plainDescription) \(value == 1 ? String(unit.name.dropLast()) : unit.name)" }
}

extension Quantity where Unit == PhysicalUnit {
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
