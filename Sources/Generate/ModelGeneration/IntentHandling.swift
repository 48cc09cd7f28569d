import IntentSchema
import SwiftSource

extension IntentModel {
    /// A parameter that the handler resolves, with the names of its methods and types.
    struct ResolvedParameter: Sendable {
        let index: Int
        let method: Identifier
        let resolution: Identifier
        /// The enumeration of the reasons to refuse a value; `nil` if there are none.
        let reason: TypeName?
    }

    /// The library's enumeration of the reasons of all numbers.
    private static let numberReason: TypeName = "IntentRuntime.NumberReason"

    static func resolvedParameters(
        of intent: Intent,
        _ order: [Int],
        _ names: [Int: String],
        besides properties: [Identifier]
    ) -> [ResolvedParameter] {
        let resolved = order.compactMap { index in names[index].map { (index: index, name: $0) } }
        if resolved.isEmpty { return [] }
        let nested = MemberNames(
            resolved.flatMap { ["\($0.name)Resolution", "\($0.name)Reason"] },
            besides: Set(properties.map(\.name))
        ).identifiers
        let standard = Set(UnsupportedValueReason.standard.map(\.code))
        return resolved.enumerated().map { position, parameter in
            let codes = Set(intent.parameters[parameter.index].unsupportedReasons.map(\.code))
            let reason = codes == standard ? numberReason : TypeName(nested[2 * position + 1])
            return ResolvedParameter(
                index: parameter.index,
                method: Identifier("resolve\(parameter.name)"),
                resolution: nested[2 * position],
                reason: codes.isEmpty ? nil : reason
            )
        }
    }

    /// Whether the intent has a draft, because at least one parameter is resolved before the intent is handled.
    var hasDraft: Bool { intent.isHandled && intent.parameters.contains(where: \.supportsResolution) }

    /// Writes the protocol of the handler that does the intent's work, with default implementations.
    func writeHandling(to writer: Writer) {
        guard intent.isHandled else { return }
        writer.type(
            documentation: ["Handles `\(names.configuration.name)`. Only `handle(_:)` has no default."],
            .protocol,
            names.handling
        ) {
            for parameter in resolvedParameters { writer.requirement(resolution(parameter, effects: .asyncThrows)) }
            writer.requirement(confirmation(effects: .asyncThrows))
            writer.requirement(
                Signature("handle", [configurationArgument], effects: .asyncThrows, returns: responseName)
            )
        }
        writer.extension(TypeName(names.handling)) {
            // Without `async`, a default does not take the place of an app's method without it.
            for parameter in resolvedParameters {
                writer.function(resolution(parameter), isCompact: true) {
                    writer.line(".standard(.\(properties[parameter.index]), of: draft)")
                }
            }
            writer.function(confirmation(), isCompact: true) { writer.line(".init(code: .ready)") }
        }
    }

    /// Writes the name of what the user has said so far, and the result types of the parameters with reasons.
    func writeDraft(to writer: Writer) {
        guard hasDraft else { return }
        writer.typeAlias(names.draft, "IntentRuntime.IntentDraft<\(names.configuration)>")
        if resolvedParameters.allSatisfy({ $0.reason == nil }) { return }
        writer.extension(TypeName(names.configuration)) {
            for parameter in resolvedParameters { writeTypes(of: parameter, to: writer) }
        }
    }

    /// Writes a function that returns what the user has said so far, from an intent of the system.
    ///
    /// - Parameters:
    ///   - values: The configuration with the intent's values.
    ///   - unsaid: Conditions under which the user has not said a value that has a default.
    package func writeDraftFunction(
        of intent: TypeName,
        effects: Effects = .none,
        _ values: Code,
        unsaid: [(condition: Code, property: Identifier)],
        to writer: Writer
    ) {
        let argument = FunctionParameter(label: .named("of"), "intent", intent)
        writer.function(
            access: .private,
            modifiers: [.nonisolated],
            Signature("draft", [argument], effects: effects, returns: TypeName(names.draft))
        ) {
            let keyword: Code = unsaid.isEmpty ? "let" : "var"
            writer.line("\(keyword) draft = \(names.draft)(\(values), said: Set(\(names.configuration).parameters))")
            for value in unsaid { writer.line("if \(value.condition) { draft[.\(value.property)] = nil }") }
            writer.line("return draft")
        }
    }

    /// Writes the reasons of a parameter, and the type of its results.
    private func writeTypes(of resolved: ResolvedParameter, to writer: Writer) {
        let parameter = intent.parameters[resolved.index]
        if let name = resolved.reason?.text, resolved.reason != Self.numberReason {
            let reasons = parameter.unsupportedReasons.distinct(by: \.code)
            let names = MemberNames(reasons.map(\.code), besides: MemberNames.reservedForReasons).identifiers
            writer.type(
                documentation: ["Why a value of `\(properties[resolved.index].name)` cannot be used."],
                .enum,
                Identifier(name),
                inherits: [context.standard("String"), "IntentRuntime.UnsupportedReason"]
            ) {
                for (name, reason) in zip(names, reasons) {
                    writer.enumCase(
                        documentation: reason.text.shown.map { [$0] } ?? [],
                        name,
                        rawValue: name.name == reason.code ? "" : "\(StringLiteral(reason.code))"
                    )
                }
            }
        }
        if let reason = resolved.reason {
            writer.typeAlias(
                documentation: ["What to do with a value of `\(properties[resolved.index].name)`."],
                resolved.resolution,
                "\(result(of: parameter))Result<\(element(of: parameter)), \(reason)>"
            )
        }
    }

    private func element(of parameter: Parameter) -> TypeName { context.element(of: parameter.type) }

    private func result(of parameter: Parameter) -> TypeName {
        parameter.isArray ? "IntentRuntime.ListResolution" : "IntentRuntime.Resolution"
    }

    private func resolution(_ resolved: ResolvedParameter, effects: Effects = .none) -> Signature {
        let parameter = intent.parameters[resolved.index]
        return Signature(
            resolved.method,
            [FunctionParameter(label: .named("for"), "draft", TypeName(names.draft))],
            effects: effects,
            returns: resolved.reason == nil
                ? "\(result(of: parameter))<\(element(of: parameter))>"
                : "\(names.configuration).\(resolved.resolution)"
        )
    }

    private func confirmation(effects: Effects = .none) -> Signature {
        Signature("confirm", [configurationArgument], effects: effects, returns: responseName)
    }

    private var configurationArgument: FunctionParameter {
        FunctionParameter(label: .omitted, "configuration", TypeName(names.configuration))
    }
}
