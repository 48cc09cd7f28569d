import SwiftSource

extension Loss {
    /// What conversion does to a part of a definition, from best to worst.
    package enum Verdict: String, CaseIterable, Sendable {
        /// It exists in another form.
        case kept
        /// It exists once the team has written it.
        case yours
        /// It may exist: no one outside Apple knows.
        case uncertain
        /// It exists, but users do not see it.
        case hidden
        /// It no longer exists.
        case lost
    }
}

extension Loss.Kind {
    /// What conversion does to the part of the definition.
    package var verdict: Loss.Verdict { result.verdict }

    /// What happens to the values of the parameter, or of those of its type.
    package var savedValues: Loss.SavedValues { result.savedValues }

    private var result: (verdict: Loss.Verdict, savedValues: Loss.SavedValues) {
        switch self {
        case .renamed, .namedInSentence, .required, .checkedBound: (.kept, .kept)
        case .handlerWork: (.yours, .kept)
        case .notConfigurable, .notDiscoverable, .neverVisible: (.hidden, .kept)
        case .speakableText, .untypedObject, .savedRange, .savedPlace, .savedList, .savedCase, .savedUnknown:
            (.uncertain, .uncertain)
        case .providedDefault, .percentSign: (.uncertain, .kept)
        case .unsupportedType: (.lost, .dropped)
        case .wording, .keyParameter, .image, .backgroundExecution, .prompt, .promptPlaceholder, .resolution,
            .standardReason, .dateFormat, .quantityRange, .quantityUnits, .arraySize, .arrayDefault,
            .translatedDefault, .keyboard, .search, .optionsContext, .integerSlider, .currencyDefault, .fileKind,
            .pronunciation, .synonyms, .placeholder, .reusedStringID, .parent, .response, .shortForm, .unseenRange,
            .unbridgedValue, .continueInApp, .unofferedObject, .caseWording, .resultName, .booleanWords, .openRange,
            .optionalResult, .unusedType, .condition:
            (.lost, .kept)
        }
    }

    /// What is known about an uncertain result, and how to find out more.
    package struct Doubt: Sendable {
        /// The known facts and their source.
        package let known: String
        /// What to do on a device, and what to check.
        package let trial: String
    }

    /// What is known about an uncertain result; `nil` if the result is certain. A test compares with the verdict.
    package var doubt: Doubt? {
        switch self {
        case .speakableText:
            Doubt(
                known: "Apple's article asks for the same type, and App Intents has no such type.",
                trial: "Save a text with the old app, install the new one, and check that the parameter has it."
            )
        case .untypedObject:
            Doubt(
                known: "Entities are found by the identifier; no app is known that migrated objects without a type.",
                trial: "Choose an object with the old app, install the new one, and check that it is still chosen."
            )
        case .savedRange:
            Doubt(
                known: "The old editor enforced the range; values that the app donated may be outside it.",
                trial: "Save the largest value that the app ever donates, install the new app, and run the shortcut."
            )
        case .savedPlace:
            Doubt(
                known: "One app's widgets lost their places, and it asked its users to choose them again.",
                trial: "Choose a place with the old app, install the new one, and check that the widget still has it."
            )
        case .savedList:
            Doubt(
                known: "One app renamed the parameter, since people could not change the list. Others kept theirs.",
                trial: "Choose objects in a widget of the old app, install the new one, and check and change the list."
            )
        case .savedCase:
            Doubt(
                known: "In Shortcuts, cases are found by name. For widgets, one app reports names, another numbers.",
                trial: "Choose every case in a widget of the old app, install the new one, and compare."
            )
        case .savedUnknown:
            Doubt(
                known: "In no known app could users choose this case; otherwise, no choice means no value.",
                trial: "If the old app shows the case, choose it, install the new app, and check the parameter's value."
            )
        case .providedDefault:
            Doubt(
                known:
                    "`defaultResult` is documented for required parameters; nothing is published about optional ones.",
                trial: "Add the widget or action again, and check whether the parameter starts with the app's default."
            )
        case .percentSign:
            Doubt(
                known: "Keys of other texts double it when they hold values. The catalog has both keys.",
                trial: "Run the app in another language, and check that the action's sentence is translated."
            )
        default: nil
        }
    }
}
