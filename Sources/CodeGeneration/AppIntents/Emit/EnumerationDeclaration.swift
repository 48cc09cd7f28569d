import IntentSchema

extension AppIntentsEmitter {
    /// An enumeration with what users see for it and its cases.
    func declaration(of plan: EnumerationPlan) -> Declaration {
        let cases = plan.cases.map { value -> Declaration in
            .enumCase(
                EnumCaseDeclaration(value.name, rawValue: value.rawValue.map { "\(StringLiteral($0))" } ?? "")
            )
        }
        let displays = plan.cases.map { value -> Code in
            var arguments: [Code] = ["title: \(resource(value.title))"]
            if !value.synonyms.isEmpty { arguments.append("synonyms: \(Code.list(value.synonyms.map(resource)))") }
            return ".\(value.name): \(Code.call("DisplayRepresentation", arguments)),"
        }
        return .type(
            TypeDeclaration(
                documentation: [plan.documentation],
                attributes: availability,
                access: access,
                .enum,
                plan.name,
                inherits: ["String", "AppEnum"],
                members: cases + [
                    .blankLine, typeDisplay(plan.typeTitle),
                    constant(
                        "caseDisplayRepresentations",
                        "[\(plan.name): DisplayRepresentation]",
                        .block("[", .lines(displays), "]")
                    ),
                ]
            )
        )
    }
}
