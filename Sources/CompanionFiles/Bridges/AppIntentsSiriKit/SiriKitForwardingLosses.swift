import AppIntentsGeneration
import IntentSchema

// What a SiriKit handler can express but App Intents do not receive.
extension AppIntentsSiriKitBridge {
    /// Everything that does not pass through the bridge.
    package var losses: [Loss] {
        let finders = plan.finders
        // Options that depend on other parameters.
        let dependent = Set(
            plan.intents.flatMap { intent in
                intent.optionProviders.filter { !$0.context.isEmpty }.map {
                    ObjectIdentifier(intent.parameters[$0.position])
                }
            }
        )
        return plan.intents.flatMap { resolutionLosses(of: $0) + answerLosses(of: $0) }
            + plan.entities.flatMap { losses(of: $0.entity, foundBy: finders[$0.entity.identifier], dependent) }
            + plan.unofferedObjects + plan.unbridgedValues { value($0, isElement: false) != nil }
    }

    /// The handlers' results of resolving values.
    private func resolutionLosses(of intent: IntentPlan) -> [Loss] {
        guard intent.isAction else { return [] }
        return intent.intent.parameters.filter(\.supportsResolution).map { parameter in
            let method = "`resolve\(parameter.name.upperFirst)`"
            let instead = "what the intent's handling protocol asks for, if the app implements it"
            return intent.intent.place(of: parameter).loss(.unreadableResolution, method, instead: instead)
        }
    }

    /// The handlers' answers other than values and texts.
    private func answerLosses(of intent: IntentPlan) -> [Loss] {
        guard intent.isAction else { return [] }
        let place = intent.intent.place
        var losses: [Loss] = []
        if intent.intent.requiresUserConfirmation {
            let instead = "the question comes before `confirm`, which can only refuse"
            losses.append(place.loss(.confirmation, "`confirm`'s answer in the question to the user", instead: instead))
        }
        losses.append(intent.launchingAnswers(and: ", and an answer's user activity"))
        return losses
    }

    /// - Parameter finder: The parameter whose options are searched for entities.
    private func losses(
        of entity: Entity,
        foundBy finder: ParameterPlan?,
        _ dependent: Set<ObjectIdentifier>
    ) -> [Loss] {
        let shown = "only titles and subtitles"
        var losses = [
            entity.place.loss(.objectDisplay, "images, pronunciations and other words of objects", instead: shown)
        ]
        guard let finder else { return losses }
        var conditions: [String] = []
        if finder.isSearched { conditions.append("for a search term") }
        if dependent.contains(ObjectIdentifier(finder)) { conditions.append("for other parameters' values") }
        if !conditions.isEmpty {
            let what = "objects that are options only \(conditions.joined(separator: " or "))"
            losses.append(entity.place.loss(.conditionalObject, what, instead: AppIntentsPlan.knownByIdentifier))
        }
        return losses
    }
}
