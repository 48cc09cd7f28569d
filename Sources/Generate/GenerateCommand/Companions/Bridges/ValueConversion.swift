import SwiftSource

/// Code that converts a value between two forms of an intent: App Intents, SiriKit's classes and the models each have
/// their own types.
struct ValueConversion {
    private enum Result {
        /// The value already has the right type.
        case same
        /// The conversion always succeeds.
        case value
        /// The conversion may return `nil`.
        case optional
        /// The conversion always returns `nil`.
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

    /// The converted value, or an array of the values that can be converted.
    ///
    /// - Parameter isOptional: Whether the value or the whole array may be `nil`.
    func applied(to value: Code, isArray: Bool = false, isOptional: Bool = false) -> Code {
        if isIdentity { return value }
        guard isArray || isOptional else { return expression(value) }
        let dot: Code = isArray && isOptional ? "?." : "."
        let map: Code = !isPartial ? "map" : isArray ? "compactMap" : "flatMap"
        let parameters: Code = isNone ? "_ in " : ""
        return "\(value)\(dot)\(map) { \(parameters)\(expression("$0")) }"
    }

    /// A statement that sets `target` if there is a value; empty if there never is one.
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
