import IntentSchema

extension IntentModel {
    /// Writes the protocol for what does the intent's work, and what a type that conforms need not write.
    func writeHandling(to writer: Writer) {
        guard hasHandling else { return }
        let configuration = TypeName(names.configuration)
        let response = hasResponse ? TypeName(names.response) : context.runtime("PlainResponse")
        let resolved = order.filter { intent.parameters[$0].supportsResolution }
        let capitalized = MemberNames(resolved.map { intent.parameters[$0].name.upperFirst }, besides: []).identifiers
        let methods = capitalized.map { Identifier("resolve\($0.name)") }
        writer.type(
            documentation: ["Does what `\(names.configuration.name)` asks for."],
            access: context.access,
            .protocol,
            names.handling,
            inherits: ["\(context.runtime("IntentHandler"))<\(configuration), \(response)>"]
        ) {
            for (index, method) in zip(resolved, methods) {
                let title = intent.parameters[index].displayName.shown ?? intent.parameters[index].name
                writer.requirement(
                    documentation: ["What to make of “\(title)”."],
                    resolution(index, method, effects: .async)
                )
            }
        }
        if resolved.isEmpty { return }
        writer.extension(TypeName(names.handling)) {
            for (index, method) in zip(resolved, methods) {
                // Where nothing is awaited, the compiler has far less to do.
                writer.function(
                    documentation: ["A value within the bounds is fine, and a missing one is needed."],
                    access: context.access,
                    resolution(index, method, effects: .none)
                ) { writer.line(".standard(.\(properties[index]), of: configuration)") }
            }
            writeDispatch(resolved, methods, to: writer)
        }
    }

    private func resolution(_ index: Int, _ method: Identifier, effects: Effects) -> Signature {
        let parameter = intent.parameters[index]
        let result: TypeName = "\(context.runtime("ResolutionResult"))<\(context.element(of: parameter.type))>"
        return Signature(
            method,
            [FunctionParameter(label: .named("for"), "configuration", TypeName(names.configuration))],
            effects: effects,
            returns: parameter.isArray ? result.array : result
        )
    }

    /// Writes one function that calls the right one of the others.
    private func writeDispatch(_ resolved: [Int], _ methods: [Identifier], to writer: Writer) {
        let resolution = context.runtime("AnyResolution")
        writer.function(
            documentation: ["Calls the method for the parameter with this name."],
            access: context.access,
            Signature(
                "resolve",
                [
                    FunctionParameter(label: .named("parameterNamed"), "name", context.standard("String")),
                    FunctionParameter(label: .named("for"), "configuration", TypeName(names.configuration)),
                ],
                effects: .async,
                returns: resolution
            )
        ) {
            writer.line("switch name {")
            for (index, method) in zip(resolved, methods) {
                let name = StringLiteral(intent.parameters[index].name)
                writer.line("case \(name): \(resolution)(await \(method)(for: configuration))")
            }
            writer.line("default: \(resolution)()")
            writer.line("}")
        }
    }
}
