import IntentSchema

/// Everything that one intent becomes: the App Intent, the options of its parameters, the protocol by which it asks the app, and
/// what the app answers.
struct IntentDeclarations {
    private let plan: IntentPlan
    private let emitter: AppIntentsEmitter

    init(_ plan: IntentPlan, _ emitter: AppIntentsEmitter) {
        self.plan = plan
        self.emitter = emitter
    }

    func all() -> [Declaration] {
        var declarations: [Declaration] = [.type(structure())]
        declarations += members(plan.optionProviders.map { OptionsProviderDeclaration($0, of: plan, emitter).type() })
        declarations += members(plan.parameters.filter { !$0.arguments.fittingSizes.isEmpty }.map(fittingMethod))
        declarations += deprecation()
        declarations += HandlingDeclarations(plan, emitter).all()
        if let response = plan.response {
            declarations.append(.type(ResponseDeclaration(response, of: plan, emitter).structure()))
        }
        return declarations + HandlingDeclarations(plan, emitter).missing()
    }

    private func members(_ members: [Declaration]) -> [Declaration] {
        guard !members.isEmpty else { return [] }
        return [
            .extension(ExtensionDeclaration(attributes: plan.attributes, TypeName(plan.name), members: members))
        ]
    }

    private func structure() -> TypeDeclaration {
        let action = ActionDeclarations(plan, emitter)
        var structure = TypeDeclaration(
            documentation: [plan.displayName],
            attributes: plan.attributes,
            access: emitter.access,
            .struct,
            plan.name,
            inherits: protocols
        )
        structure.members = statics()
        for parameter in plan.parameters {
            structure.members.append(.blankLine)
            structure.members.append(ParameterDeclaration(parameter, emitter).property())
        }
        if plan.isAction {
            structure.members.append(.blankLine)
            structure.members.append(emitter.dependency(plan.handler, on: plan.handling))
        }
        structure.members.append(emitter.emptyInitializer)
        if let summary = plan.summary {
            structure.members.append(SummaryCode(summary, of: plan, emitter).property())
        }
        structure.members += action.predictions()
        structure.members += action.refusals()
        if plan.isAction { structure.members.append(action.perform()) }
        return structure
    }

    private var protocols: [TypeName] {
        // An intent called `WidgetConfiguration` has a SiriKit class of the protocol's name, which may still be there.
        let widgetProtocol: TypeName =
            emitter.isWidgetProtocolHidden ? "AppIntents.WidgetConfigurationIntent" : "WidgetConfigurationIntent"
        return [plan.intent.isEligibleForWidgets ? widgetProtocol : "AppIntent", "CustomIntentMigratedAppIntent"]
            + (plan.predictions.isEmpty ? [] : ["PredictableIntent"])
    }

    /// What the system reads without running the app.
    private func statics() -> [Declaration] {
        let intent = plan.intent
        var members = [
            emitter.constant("intentClassName", nil, "\(StringLiteral(plan.className))"),
            emitter.constant("title", nil, emitter.resource(plan.title)),
        ]
        if let description = description {
            members.append(emitter.constant("description", "IntentDescription?", description))
        }
        // Without this, what only configures a widget or is only donated would show up as an action in Shortcuts.
        if !intent.isConfigurable {
            members.append(emitter.constant("isDiscoverable", nil, "false"))
        }
        if plan.isAction { members += launch() }
        let policy: Code? =
            switch intent.authentication {
            case .alwaysAllowed: nil
            case .requiresAuthentication: "IntentAuthenticationPolicy.requiresAuthentication"
            case .requiresLocalDeviceAuthentication: "IntentAuthenticationPolicy.requiresLocalDeviceAuthentication"
            }
        if let policy { members.append(emitter.constant("authenticationPolicy", nil, policy)) }
        return members
    }

    /// `IntentDescription(…)`. What stands beside a description needs one, for which the title serves.
    private var description: Code? {
        guard plan.description != nil || plan.categoryName != nil || plan.resultValueName != nil else { return nil }
        var arguments = [emitter.resource(plan.description ?? plan.title)]
        if let name = plan.categoryName { arguments.append("categoryName: \(emitter.resource(name))") }
        if let name = plan.resultValueName { arguments.append("resultValueName: \(emitter.resource(name))") }
        return .call("IntentDescription", arguments)
    }

    /// Whether it opens the app. From iOS 26 on modes say so; beside the older property they are for newer systems alone, and
    /// computed, since a stored property cannot be.
    private func launch() -> [Declaration] {
        guard plan.launch != .never else { return [] }
        let modes: Code = plan.launch == .always ? ".foreground(.immediate)" : "[.background, .foreground(.dynamic)]"
        if plan.system >= .ios26 { return [emitter.constant("supportedModes", "IntentModes", modes)] }
        let older = plan.launch == .always ? [emitter.constant("openAppWhenRun", nil, "true")] : []
        guard let sdk = emitter.context.options.sdk, sdk >= .ios26 else { return older }
        return older + [
            .variable(
                VariableDeclaration(
                    attributes: [DeploymentTarget.ios26.availability],
                    access: emitter.access,
                    modifiers: [.static],
                    "supportedModes",
                    "IntentModes",
                    storage: .computed(modes)
                )
            )
        ]
    }

    /// For an intent that is retired: what users are told, and what takes its place.
    private func deprecation() -> [Declaration] {
        guard let retirement = plan.retirement else { return [] }
        var arguments: [Code] = []
        if let message = retirement.message { arguments.append("message: \(emitter.resource(message))") }
        if let replacement = retirement.replacement { arguments.append("replacedBy: \(replacement).self") }
        let replacement: TypeName = retirement.replacement.map { TypeName($0) } ?? "Never"
        let attributes = plan.system < .ios17 ? [DeploymentTarget.ios17.availability] : plan.attributes
        return [
            .extension(
                ExtensionDeclaration(
                    attributes: attributes,
                    TypeName(plan.name),
                    inherits: ["DeprecatedAppIntent"],
                    members: [
                        .variable(
                            VariableDeclaration(
                                access: emitter.access,
                                modifiers: [.static],
                                "deprecation",
                                "IntentDeprecation<\(replacement)>",
                                storage: .computed(.call("IntentDeprecation", arguments))
                            )
                        )
                    ]
                )
            )
        ]
    }

    /// For arrays whose sizes App Intents does not know: what a widget has room for.
    private func fittingMethod(_ parameter: ParameterPlan) -> Declaration {
        let sizes = parameter.arguments.fittingSizes
        let cases: [Code] = sizes.map {
            let code: Code = "case .\($0.family.caseName): \($0.size)"
            // macOS has no such family.
            return $0.family == .accessoryCorner ? .lines(["#if !os(macOS)", code, "#endif"]) : code
        }
        let others: Code =
            sizes.count < WidgetFamily.allCases.count ? "default: Int.max" : "@unknown default: Int.max"
        return .function(
            FunctionDeclaration(
                documentation: ["As many of `\(parameter.source.name)` as a widget of the family has room for."],
                access: emitter.access,
                parameter.name,
                [FunctionParameter(label: .named("fitting"), "family", "IntentWidgetFamily")],
                returns: parameter.element.array,
                body: """
                    let count =
                        switch family {
                        \(Code.lines(cases))
                        \(others)
                        }
                    return Array((self.\(parameter.name) ?? []).prefix(count))
                    """
            )
        )
    }
}

extension WidgetFamily {
    /// The case of `IntentWidgetFamily`.
    var caseName: Identifier {
        switch self {
        case .small: "systemSmall"
        case .medium: "systemMedium"
        case .large: "systemLarge"
        case .extraLarge: "systemExtraLarge"
        case .accessoryInline: "accessoryInline"
        case .accessoryCorner: "accessoryCorner"
        case .accessoryCircular: "accessoryCircular"
        case .accessoryRectangular: "accessoryRectangular"
        }
    }
}
