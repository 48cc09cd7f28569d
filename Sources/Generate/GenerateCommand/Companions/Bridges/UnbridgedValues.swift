import AppIntentsGeneration
import IntentSchema

extension AppIntentsPlan {
    /// The values of parameters, answers and objects that do not pass through the bridge to models.
    ///
    /// - Parameter isBridged: Whether values of a type that App Intents have pass through.
    func unbridgedValues(_ isBridged: (ParameterType) -> Bool) -> [Loss] {
        func isLost(_ type: ParameterType) -> Bool { context.typeName(of: type) != nil && !isBridged(type) }
        func what(_ type: ParameterType) -> String { "values of type \(context.nameOfUnsupported(type))" }
        var losses: [Loss] = []
        for intent in intents {
            let place = intent.intent.place
            for parameter in intent.parameters where isLost(parameter.source.type) {
                let options = parameter.provider == nil ? "" : ", and options that the app provides itself"
                let instead = "a handler without the value" + options
                let place = intent.intent.place(of: parameter.source)
                losses.append(place.loss(.unbridgedValue, what(parameter.source.type), instead: instead))
            }
            for value in intent.intent.response.shownParameters where intent.isAction && isLost(value.type) {
                let what = "\(what(value.type)) in the answer's `\(value.name)`"
                losses.append(place.loss(.unbridgedValue, what, instead: "an answer without the value"))
            }
        }
        for entity in entities.map(\.entity) {
            for property in entity.properties where isLost(property.type) {
                let place = entity.place.member(property.name, property.nameRange)
                losses.append(place.loss(.unbridgedValue, what(property.type), instead: "an object without the value"))
            }
        }
        return losses
    }
}

extension IntentPlan {
    /// The loss of answers with which a handler opens the app, which an App Intent decides beforehand.
    var launchingAnswers: Loss {
        intent.place.loss(
            .continueInApp,
            "the answers continueInApp and failureRequiringAppLaunch",
            instead: "a failure",
            advice: "declare `openAppWhenRun` or modes instead"
        )
    }
}
