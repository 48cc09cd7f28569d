/// A function or an initializer without its body, both for requirements and for implementations.
///
/// It is a value because it is often used more than once:
///
/// ```swift
/// let handle = Signature("handle", [FunctionParameter("intent", type)], effects: .asyncThrows, returns: response)
/// writer.type(.protocol, handling) { writer.requirement(documentation: ["Performs the intent."], handle) }
/// writer.type(.struct, missing, inherits: [TypeName(handling)]) {
///     writer.function(handle) { writer.line("throw MissingRegistration()") }
/// }
/// ```
package struct Signature: Hashable, Sendable {
    /// `nil` for an initializer.
    let name: Identifier?
    let isFailable: Bool
    let parameters: [FunctionParameter]
    let effects: Effects
    /// `nil` for a function that returns nothing.
    let result: TypeName?

    /// `init(parameters) effects`
    package static func initializer(
        isFailable: Bool = false,
        _ parameters: [FunctionParameter] = [],
        effects: Effects = .none
    ) -> Signature {
        Signature(name: nil, isFailable: isFailable, parameters: parameters, effects: effects, result: nil)
    }
}

extension Signature {
    /// `func name(parameters) effects -> result`
    package init(
        _ name: Identifier,
        _ parameters: [FunctionParameter] = [],
        effects: Effects = .none,
        returns result: TypeName? = nil
    ) {
        self.init(name: name, isFailable: false, parameters: parameters, effects: effects, result: result)
    }
}

/// A parameter of a function or an initializer.
package struct FunctionParameter: Hashable, Sendable {
    /// The name that callers write.
    package enum Label: Hashable, Sendable {
        case sameAsName
        /// Written `_`, so that callers write none.
        case omitted
        case named(Identifier)
    }

    package var label: Label
    /// The name in the body.
    package var name: Identifier
    /// The type, including attributes such as `@escaping`.
    package var type: TypeName
    package var defaultValue: Code?

    /// `label name: type = defaultValue`
    package init(label: Label = .sameAsName, _ name: Identifier, _ type: TypeName, defaultValue: Code? = nil) {
        self.label = label
        self.name = name
        self.type = type
        self.defaultValue = defaultValue
    }
}

/// The effects of a function, as written after its parameters.
package enum Effects: String, Sendable {
    case none = ""
    case async = " async"
    case `throws` = " throws"
    case asyncThrows = " async throws"
}
