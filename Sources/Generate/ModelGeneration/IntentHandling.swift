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
        /// Whether the reasons are the definition's own, and not those of all numbers.
        let hasOwnReasons: Bool
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
        let standard = Set(UnsupportedValueReason.standard.map(\.code))
        return resolved.enumerated().map { position, parameter in
            let codes = Set(intent.parameters[parameter.index].unsupportedReasons.map(\.code))
            let reason = codes == standard ? "IntentRuntime.NumberReason" : TypeName(nested[2 * position + 1])
            return ResolvedParameter(
                index: parameter.index,
                method: Identifier("resolve\(parameter.name)"),
                resolution: nested[2 * position],
                reason: codes.isEmpty ? nil : reason,
                hasOwnReasons: !codes.isEmpty && codes != standard
            )
        }
    }

    /// Whether the intent has a draft, because at least one parameter is resolved before the intent is handled.
    var hasDraft: Bool { intent.isHandled && intent.parameters.contains(where: \.supportsResolution) }

    /// Writes the protocol of the handler that does the intent's work, with default implementations.
    func writeHandling(to writer: Writer) {
        guard intent.isHandled else { return }
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
                let asked = intent.parameters[parameter.index]
                let title = asked.title
                writer.requirement(
                    documentation: [
                        asked.isArray
                            ? "Decides whether to use the values of “\(title)” or to ask the user for some."
                            : "Decides whether to use the value of “\(title)” or to ask the user for one."
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
                // Where nothing can be awaited, Swift would prefer a method without `async` to the requirement.
                writer.function(
                    documentation: [acceptance(of: parameter.index)],
                    resolution(parameter, effects: .async),
                    isCompact: true
                ) { writer.line(".standard(.\(properties[parameter.index]), of: draft)") }
            }
            writer.function(
                documentation: ["Returns the code `ready`."],
                Signature("confirm", [configurationArgument], effects: .async, returns: responseName),
                isCompact: true
            ) { writer.line("\(responseName)(code: .ready)") }
        }
    }

    /// What the default implementation does with a value of the parameter, and without one.
    private func acceptance(of index: Int) -> String {
        let hasBounds = bounds[index] != nil
        if intent.parameters[index].isArray {
            return "Accepts all values\(hasBounds ? " within their bounds" : ""), or asks for missing ones."
        }
        return "Accepts a value\(hasBounds ? " within its bounds" : ""), or "
            + (hasDefault(index) ? "uses the default for a missing one." : "asks for a missing one.")
    }

    /// Writes the struct of what the user has said so far, with the result types of its parameters.
    func writeDraft(to writer: Writer) {
        guard hasDraft else { return }
        writer.type(
            documentation: ["The part of `\(names.configuration.name)` that the user has said so far."],
            .struct,
            names.draft,
            inherits: ["IntentRuntime.IntentDraft"]
        ) {
            let draftValues = draftValues
            writer.properties(draftValues)
            writer.initializers(
                draftValues,
                withoutArguments: "A draft in which the user has said nothing.",
                documentation: "Omit what the user has not said."
            )
            for parameter in resolvedParameters { writeTypes(of: parameter, to: writer) }
            writer.typeAlias("HandledConfiguration", TypeName(names.configuration))
        }
    }

    /// Writes how the library visits the draft.
    func writeDraftValues(to writer: Writer) {
        guard hasDraft else { return }
        writer.extension(TypeName(names.draft)) { writer.exchange(savedNames, context) }
    }

    /// Writes the reasons of a parameter, and the type of its results.
    private func writeTypes(of resolved: ResolvedParameter, to writer: Writer) {
        let parameter = intent.parameters[resolved.index]
        if let name = resolved.reason?.text, resolved.hasOwnReasons {
            var known: Set<String> = []
            let reasons = parameter.unsupportedReasons.filter { known.insert($0.code).inserted }
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
        let element = context.element(of: parameter.type)
        let list: TypeName = parameter.isArray ? "IntentRuntime.ListResolution" : "IntentRuntime.Resolution"
        let type: TypeName =
            resolved.reason.map { "\(list)Result<\(element), \($0)>" } ?? "\(list)<\(element)>"
        writer.typeAlias(resolved.resolution, type)
    }

    private var draftValues: [StoredValue] {
        order.map { index in
            let parameter = intent.parameters[index]
            return StoredValue(
                name: properties[index],
                type: context.type(of: parameter.type, isArray: parameter.isArray).optional,
                defaultValue: "nil",
                documentation: parameter.displayName.shown.map { .title($0, of: properties[index]) } ?? []
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
