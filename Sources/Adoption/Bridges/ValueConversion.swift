import CodeGeneration

/// Code that makes the value that one form of an intent has from the value that another has: App Intents, SiriKit's classes and
/// the models each have types of their own.
struct ValueConversion {
    private enum Result {
        /// The value is of the right type already.
        case same
        /// The conversion always makes a value.
        case value
        /// The conversion makes a value or `nil`.
        case optional
        /// `nil`, whatever the value.
        case none
    }

    private let result: Result
    private let expression: (Code) -> Code

    private init(_ result: Result, _ expression: @escaping (Code) -> Code) {
        self.result = result
        self.expression = expression
    }

    static var identity: ValueConversion { ValueConversion(.same) { $0 } }

    static func total(_ expression: @escaping (Code) -> Code) -> ValueConversion {
        ValueConversion(.value, expression)
    }

    static func partial(_ expression: @escaping (Code) -> Code) -> ValueConversion {
        ValueConversion(.optional, expression)
    }

    static func none(_ type: TypeName) -> ValueConversion { ValueConversion(.none) { _ in "\(type)?.none" } }

    var isIdentity: Bool { result == .same }

    var isPartial: Bool { result == .optional || result == .none }

    var isNone: Bool { result == .none }

    /// The converted value, or an array of those that there are.
    ///
    /// - Parameter isOptional: Whether the value, or the whole array, may be `nil`.
    func applied(to value: Code, isArray: Bool = false, isOptional: Bool = false) -> Code {
        if isIdentity { return value }
        guard isArray || isOptional else { return expression(value) }
        let dot: Code = isArray && isOptional ? "?." : "."
        let map: Code = !isPartial ? "map" : isArray ? "compactMap" : "flatMap"
        let parameters: Code = isNone ? "_ in " : ""
        return "\(value)\(dot)\(map) { \(parameters)\(expression("$0")) }"
    }

    /// A statement that sets `target` if there is a value; nothing where there never is one.
    ///
    /// - Parameter isOptional: Whether the source may be `nil`.
    func assignment(to target: Code, from source: Code, isArray: Bool, isOptional: Bool = true) -> Code {
        if isNone { return Code() }
        guard isOptional else {
            let converted = applied(to: source, isArray: isArray)
            return isPartial && !isArray
                ? "if let value = \(converted) { \(target) = value }" : "\(target) = \(converted)"
        }
        if isArray { return "if let values = \(source) { \(target) = \(applied(to: "values", isArray: true)) }" }
        if isPartial { return "if let value = (\(applied(to: source, isOptional: true))) { \(target) = value }" }
        return "if let value = \(source) { \(target) = \(applied(to: "value")) }"
    }
}
