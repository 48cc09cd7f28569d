import IntentSchema
import SwiftSource

extension IntentModel {
    /// A parameter that the handler resolves, with the names of its methods and types.
    struct ResolvedParameter: Sendable {
        let index: Int
        let method: Identifier
        let resolution: Identifier
        /// The enumeration of the definition's reasons; `nil` if it has none.
        let reason: Identifier?
    }

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
        return resolved.enumerated().map { position, parameter in
            ResolvedParameter(
                index: parameter.index,
                method: Identifier("resolve\(parameter.name)"),
                resolution: nested[2 * position],
                reason: intent.parameters[parameter.index].unsupportedReasons.isEmpty ? nil : nested[2 * position + 1]
            )
        }
    }

    /// Whether the intent has a draft, because at least one parameter is resolved before the intent is handled.
    var hasDraft: Bool { hasHandling && intent.parameters.contains(where: \.supportsResolution) }

    var handlerType: TypeName { "any \(TypeName(names.handling))" }

    /// Writes the protocol of the handler that does the intent's work, with default implementations.
    func writeHandling(to writer: Writer) {
        guard hasHandling else { return }
        writer.type(
            documentation: [
                "Handles `\(names.configuration.name)`.", "",
                "Conform in an extension, where the compiler warns about misspelled methods.",
            ],
            .protocol,
            names.handling,
            inherits: [context.standard("Sendable")]
        ) {
            for parameter in resolvedParameters {
                writer.requirement(
                    documentation: [
                        "Decides whether to use the value of “\(intent.parameters[parameter.index].title)” or to ask the user for one."
                    ],
                    resolution(parameter, effects: .asyncThrows)
                )
            }
            writer.requirement(
                documentation: [
                    "Checks that the intent can be performed: returns the code `ready`, or one that says why not."
                ],
                Signature("confirm", [configurationArgument], effects: .asyncThrows, returns: responseName)
            )
            writer.requirement(
                documentation: ["Performs the intent."],
                Signature("handle", [configurationArgument], effects: .asyncThrows, returns: responseName)
            )
        }
        writer.extension(TypeName(names.handling)) {
            for parameter in resolvedParameters {
                // Where nothing can be awaited, Swift would prefer a method without `async` to the app's own.
                writer.function(
                    documentation: [
                        "Accepts a value within its bounds, uses the default, or asks for a missing value."
                    ],
                    resolution(parameter, effects: .async)
                ) { writer.line(".standard(.\(properties[parameter.index]), of: draft)") }
            }
            writer.function(
                documentation: ["Returns the code `ready`."],
                Signature("confirm", [configurationArgument], effects: .async, returns: responseName)
            ) { writer.line("\(responseName)(code: .ready)") }
        }
    }

    /// Writes the struct of what the user has said so far, with the result types of its parameters.
    func writeDraft(to writer: Writer) {
        guard hasDraft else { return }
        writer.type(
            documentation: ["The part of `\(names.configuration.name)` that the user has said so far."],
            .struct,
            names.draft,
            inherits: ["IntentRuntime.IntentRequest"]
        ) {
            let draftValues = draftValues
            writer.properties(draftValues, context)
            writer.initializers(draftValues, context, documentation: "Omit what the user has not said.")
            for parameter in resolvedParameters { writeTypes(of: parameter, to: writer) }
            for (name, type) in [
                ("HandledConfiguration", TypeName(names.configuration)), ("HandledResponse", responseName),
                ("Handler", handlerType),
            ] { writer.typeAlias(Identifier(name), type) }
        }
    }

    /// Writes how the library visits the draft and calls the handler.
    func writeDraftDispatch(to writer: Writer) {
        guard hasDraft else { return }
        let handler = FunctionParameter(label: .named("with"), "handler", handlerType)
        func dispatch(_ signature: Signature, body: () -> Void) {
            writer.function(attributes: context.generatedSPI, modifiers: [.static], signature, body: body)
        }
        writer.extension(TypeName(names.draft)) {
            writer.exchange(savedNames, context)
            dispatch(
                Signature(
                    "resolve",
                    [
                        FunctionParameter(
                            label: .omitted,
                            "parameter",
                            "\(TypeName(names.configuration)).Parameter"
                        ),
                        FunctionParameter(label: .named("of"), "draft", TypeName(names.draft)), handler,
                    ],
                    effects: .asyncThrows,
                    returns: "IntentRuntime.AnyResolution"
                )
            ) {
                writer.line("switch parameter {")
                for parameter in resolvedParameters {
                    let call: Code = "try await handler.\(parameter.method)(for: draft)"
                    writer.line("case .\(properties[parameter.index]): .init(\(call))")
                }
                if resolvedParameters.count < order.count { writer.line("default: .init()") }
                writer.line("}")
            }
            for name: Identifier in ["confirm", "handle"] {
                dispatch(
                    Signature(name, [configurationArgument, handler], effects: .asyncThrows, returns: responseName)
                ) { writer.line("try await handler.\(name)(configuration)") }
            }
        }
    }

    /// Writes the reasons of a parameter, and the type of its results.
    private func writeTypes(of resolved: ResolvedParameter, to writer: Writer) {
        let parameter = intent.parameters[resolved.index]
        if let reason = resolved.reason {
            var known: Set<String> = []
            let reasons = parameter.unsupportedReasons.filter { known.insert($0.code).inserted }
            let names = MemberNames(reasons.map(\.code), besides: MemberNames.reservedForReasons).identifiers
            writer.type(
                documentation: ["Why a value of `\(properties[resolved.index].name)` cannot be used."],
                .enum,
                reason,
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
        let result: TypeName =
            parameter.isArray ? "IntentRuntime.ListResolutionResult" : "IntentRuntime.ResolutionResult"
        let reason = resolved.reason.map { TypeName($0) } ?? "IntentRuntime.NoReason"
        writer.typeAlias(resolved.resolution, "\(result)<\(context.element(of: parameter.type)), \(reason)>")
    }

    private var draftValues: [StoredValue] {
        order.map { index in
            let parameter = intent.parameters[index]
            let element = context.element(of: parameter.type)
            return StoredValue(
                name: properties[index],
                type: (parameter.isArray ? element.array : element).optional,
                defaultValue: "nil",
                documentation: parameter.displayName.shown.map { [$0] } ?? []
            )
        }
    }

    private func resolution(_ parameter: ResolvedParameter, effects: Effects) -> Signature {
        Signature(
            parameter.method,
            [FunctionParameter(label: .named("for"), "draft", TypeName(names.draft))],
            effects: effects,
            returns: "\(TypeName(names.draft)).\(parameter.resolution)"
        )
    }

    private var configurationArgument: FunctionParameter {
        FunctionParameter(label: .omitted, "configuration", TypeName(names.configuration))
    }
}
