import Evidence
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
        case .speakableText, .untypedObject, .savedRange, .savedPlace, .savedList, .savedUnknown:
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

    /// What is known about the result, unless it follows from the interfaces.
    package var claim: Claim? {
        switch self {
        case .speakableText: .takenParameters
        case .untypedObject: .takenObjects
        case .savedRange: .checkedBounds
        case .savedPlace: .places
        case .savedList: .lists
        case .savedUnknown: .noChoice
        case .providedDefault: .defaultResult
        case .percentSign: .percentSigns
        case .notDiscoverable: .hiddenTakeover
        default: nil
        }
    }

    /// How to find out on a device what becomes of it; `nil` if the result is certain. A test compares with the verdict.
    package var trial: String? {
        switch self {
        case .speakableText: "Save a text with the old app, install the new one, and check that the parameter has it."
        case .untypedObject:
            "Choose an object with the old app, install the new one, and check that it is still chosen."
        case .savedRange:
            "Save the largest value that the app ever donates, install the new app, and check the value."
        case .savedPlace:
            "Choose a place with the old app, install the new one, and check that it is still chosen."
        case .savedList:
            "Choose objects with the old app, install the new one, and check and change the list."
        case .savedUnknown:
            "If the old app shows the case, choose it, install the new app, and check the parameter's value."
        case .providedDefault:
            "Add the widget or action again, and check whether the parameter starts with the app's default."
        case .percentSign:
            "Run the app in another language, and check that the action's sentence is translated."
        default: nil
        }
    }
}
