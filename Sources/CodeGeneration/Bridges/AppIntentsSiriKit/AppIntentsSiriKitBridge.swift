import IntentSchema

/// Lets the handlers that an app has for SiriKit serve App Intents too, so that an app with older systems has one handler for
/// both worlds: App Intents convert to SiriKit's classes and back, and what they ask of the app goes to its handler.
package struct AppIntentsSiriKitBridge: Sendable {
    private let plan: AppIntentsPlan
    private let names: SiriKitNames

    /// - Parameter plan: The App Intents. Their class prefix is that of the SiriKit classes.
    package init(_ plan: AppIntentsPlan) {
        self.plan = plan
        names = SiriKitNames(plan.context.schema, classPrefix: plan.context.options.classPrefix ?? "")
    }

    /// What joins the code of a plan to SiriKit's classes; an empty file where there is nothing to join.
    package func file() -> SourceFile {
        var values = SiriKitForms(plan.context, names)
        var declarations: [Declaration] = []
        var offered: Set<Identifier> = []
        for intent in plan.intents {
            let siriKit = SiriKitIntent(intent.intent, names)
            let conversion = SiriKitIntentConversion(intent, siriKit, plan.context)
            declarations += conversion.declarations(&values)
            let forwarding = SiriKitForwarding(intent, siriKit, AppIntentsEmitter(plan))
            declarations += forwarding.declarations(&values, &offered)
        }
        for entity in plan.entities {
            declarations += SiriKitEntityConversion(entity, plan.context, names).declarations(&values, offered)
        }
        for (index, enumeration) in plan.context.schema.enumerations.enumerated() where !enumeration.isImported {
            declarations += SiriKitEnumerationConversion(enumeration, index, plan.context, names).declarations()
        }
        guard !declarations.isEmpty else { return SourceFile() }
        declarations += values.helpers()
        let places = plan.context.schema.usesPlacemarks && !plan.context.describesPlaces
        let imports =
            [Import("AppIntents")] + (places ? [Import("CoreLocation")] : [])
            + [Import("Foundation"), Import("Intents")]
        let all = imports.map { Declaration.import($0) } + declarations
        // SiriKit's classes are not available on tvOS.
        return SourceFile(
            header: plan.context.schema.generatedFileHeader,
            imports: [],
            parts: [{ [.conditional(ConditionalBlock("canImport(Intents) && !os(tvOS)", all))] }]
        )
    }

    /// What does not go through the bridge.
    package var losses: [Loss] {
        plan.intents.flatMap { intent -> [Loss] in
            var losses: [Loss] = []
            for parameter in intent.intent.parameters where parameter.supportsResolution && intent.isAction {
                let method = "`resolve\(parameter.name.upperFirst)`"
                let instead = "what the intent's handling protocol asks for, if the app implements it"
                losses.append(intent.intent.place(of: parameter).loss(.unreadableResolution, method, instead: instead))
            }
            let forms = SiriKitForms(plan.context, names)
            for parameter in intent.parameters where !forms.canConvert(parameter.source.type) {
                let what = "values of type \(plan.context.nameOfUnsupported(parameter.source.type))"
                let instead = "a handler that sees no value"
                losses.append(intent.intent.place(of: parameter.source).loss(.unbridgedValue, what, instead: instead))
            }
            if intent.isAction, intent.intent.response.codes.contains(where: { $0.name == "continueInApp" }) {
                let instead = "a failure: say `openAppWhenRun` or modes instead"
                losses.append(intent.intent.place.loss(.continueInApp, "the answer continueInApp", instead: instead))
            }
            return losses
        }
            + plan.entities.filter { !$0.entity.isTransient && !offers($0.entity) }.map {
                let instead = "an object that is known by its identifier alone, unless the app registers a lookup"
                return $0.entity.place.loss(.unofferedObject, "objects that no options contain", instead: instead)
            }
    }

    /// Whether a handler offers objects that become entities of this kind.
    private func offers(_ entity: Entity) -> Bool {
        plan.intents.contains { intent in
            intent.parameters.contains {
                $0.provider != nil && plan.context.entity(for: $0.source.type)?.identifier == entity.identifier
            }
        }
    }
}
