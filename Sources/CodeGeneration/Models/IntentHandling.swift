import IntentSchema

extension IntentModel {
    /// The protocol for what does the intent's work, and what a type that conforms need not write.
    func handling() -> [Declaration] {
        let protocolName = TypeName(names.handling)
        let configuration = TypeName(names.configuration)
        let response = hasResponse ? TypeName(names.response) : context.runtime("PlainResponse")
        let resolved = order.filter { intent.parameters[$0].supportsResolution }
        let capitalized = MemberNames(resolved.map { intent.parameters[$0].name.upperFirst }, besides: []).identifiers
        var declarations: [Declaration] = [
            .type(
                TypeDeclaration(
                    documentation: ["Does what `\(names.configuration.name)` asks for."],
                    access: context.access,
                    .protocol,
                    names.handling,
                    inherits: ["\(context.runtime("IntentHandler"))<\(configuration), \(response)>"],
                    members: zip(resolved, capitalized).map { resolution($0, $1.name, body: nil) }
                )
            )
        ]
        if !resolved.isEmpty {
            let defaults = zip(resolved, capitalized).map { index, name in
                resolution(index, name.name, body: ".standard(.\(properties[index]), of: configuration)")
            }
            declarations.append(
                .extension(ExtensionDeclaration(protocolName, members: defaults + [dispatch(resolved, capitalized)]))
            )
        }
        return declarations
    }

    private func resolution(_ index: Int, _ name: String, body: Code?) -> Declaration {
        let parameter = intent.parameters[index]
        let title = parameter.displayName.shown ?? parameter.name
        let result: TypeName = "\(context.runtime("ResolutionResult"))<\(context.element(of: parameter.type))>"
        return .function(
            FunctionDeclaration(
                documentation: [
                    body == nil
                        ? "What to make of “\(title)”."
                        : "A value within the bounds is fine, and a missing one is needed."
                ],
                access: body == nil ? .implicit : context.access,
                Identifier("resolve\(name)"),
                [FunctionParameter(label: .named("for"), "configuration", TypeName(names.configuration))],
                // Where nothing is awaited, the compiler has far less to do.
                effects: body == nil ? .async : .none,
                returns: parameter.isArray ? result.array : result,
                body: body
            )
        )
    }

    /// One function that calls the right one of the others.
    private func dispatch(_ resolved: [Int], _ capitalized: [Identifier]) -> Declaration {
        let resolution = context.runtime("AnyResolution")
        let positions = Dictionary(uniqueKeysWithValues: order.enumerated().map { ($1, $0) })
        let cases: [Code] = zip(resolved, capitalized).map { index, name in
            let method = Identifier("resolve\(name.name)")
            return "case \(positions[index] ?? 0): \(resolution)(await \(method)(for: configuration))"
        }
        return .function(
            FunctionDeclaration(
                documentation: ["Calls the method for the parameter at this position."],
                access: context.access,
                "resolve",
                [
                    FunctionParameter(label: .named("at"), "position", context.standard("Int")),
                    FunctionParameter(label: .named("for"), "configuration", TypeName(names.configuration)),
                ],
                effects: .async,
                returns: resolution,
                body: """
                    switch position {
                    \(Code.lines(cases))
                    default: \(resolution)()
                    }
                    """
            )
        )
    }
}
