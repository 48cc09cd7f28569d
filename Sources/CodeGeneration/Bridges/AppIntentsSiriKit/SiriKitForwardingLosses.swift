import IntentSchema

// What a handler for SiriKit can say, and App Intents do not hear.
extension AppIntentsSiriKitBridge {
    /// What does not go through the bridge.
    package var losses: [Loss] {
        let forms = SiriKitForms(plan.context, names)
        let finders = plan.finders
        return plan.intents.flatMap { valueLosses(of: $0, forms) + answerLosses(of: $0, forms) }
            + plan.entities.flatMap { losses(of: $0.entity, foundBy: finders[$0.entity.identifier], forms) }
    }

    /// Values that handlers do not see, and what they make of values.
    private func valueLosses(of intent: IntentPlan, _ forms: SiriKitForms) -> [Loss] {
        var losses: [Loss] = []
        for parameter in intent.intent.parameters where parameter.supportsResolution && intent.isAction {
            let method = "`resolve\(parameter.name.upperFirst)`"
            let instead = "what the intent's handling protocol asks for, if the app implements it"
            losses.append(intent.intent.place(of: parameter).loss(.unreadableResolution, method, instead: instead))
        }
        for parameter in intent.parameters where !forms.canConvert(parameter.source.type) {
            let options = parameter.provider == nil ? "" : ", and options of the app's own"
            losses.append(
                intent.intent.place(of: parameter.source).loss(
                    .unbridgedValue,
                    values(of: parameter.source.type),
                    instead: "a handler that sees no value" + options
                )
            )
        }
        return losses
    }

    /// What handlers answer beyond values and texts.
    private func answerLosses(of intent: IntentPlan, _ forms: SiriKitForms) -> [Loss] {
        guard intent.isAction else { return [] }
        let place = intent.intent.place
        var losses: [Loss] = []
        for value in intent.intent.response.parameters
        where plan.context.typeName(of: value.type) != nil && !forms.canConvert(value.type) {
            let what = "\(values(of: value.type)) in the answer's `\(value.name)`"
            losses.append(place.loss(.unbridgedValue, what, instead: "an answer without the value"))
        }
        if intent.intent.requiresUserConfirmation {
            let instead = "the question comes before `confirm`, of which only a refusal is told"
            losses.append(place.loss(.confirmation, "what `confirm` answers for the user's question", instead: instead))
        }
        losses.append(
            place.loss(
                .continueInApp,
                "the answers continueInApp and failureRequiringAppLaunch, and an answer's user activity",
                instead: "a failure: say `openAppWhenRun` or modes instead"
            )
        )
        return losses
    }

    /// - Parameter finder: The parameter among whose options entities are found.
    private func losses(
        of entity: Entity,
        foundBy finder: ParameterPlan?,
        _ forms: SiriKitForms
    ) -> [Loss] {
        let shown = "titles and subtitles alone"
        var losses = [
            entity.place.loss(.objectDisplay, "images, pronunciations and other words of objects", instead: shown)
        ]
        for property in entity.properties
        where plan.context.typeName(of: property.type) != nil && !forms.canConvert(property.type) {
            let place = entity.place.member(property.name, property.nameRange)
            losses.append(
                place.loss(.unbridgedValue, values(of: property.type), instead: "an object without the value")
            )
        }
        guard !entity.isTransient else { return losses }
        let unknown = "an object that is known by its identifier alone, unless the app registers a lookup"
        guard let finder else {
            losses.append(entity.place.loss(.unofferedObject, "objects that no options contain", instead: unknown))
            return losses
        }
        var conditions: [String] = []
        if finder.isSearched { conditions.append("for a search term") }
        if seesOtherValues(finder) { conditions.append("for other parameters' values") }
        if !conditions.isEmpty {
            let what = "objects that are options only \(conditions.joined(separator: " or "))"
            losses.append(entity.place.loss(.conditionalObject, what, instead: unknown))
        }
        return losses
    }

    /// Whether the options of a parameter depend on other parameters.
    private func seesOtherValues(_ parameter: ParameterPlan) -> Bool {
        plan.intents.contains { intent in
            intent.optionProviders.contains { intent.parameters[$0.position] === parameter && !$0.context.isEmpty }
        }
    }

    private func values(of type: ParameterType) -> String { "values of type \(plan.context.nameOfUnsupported(type))" }
}
