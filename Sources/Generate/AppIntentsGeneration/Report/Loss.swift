import Diagnostics
import SwiftSource

/// Something in a definition that App Intents cannot express as intended.
package struct Loss: Hashable, Sendable {
    package var kind: Kind
    let place: Place
    package var what: String
    /// What the code has instead. What it quotes in backticks is in the code.
    package let replacement: String
    /// What the team can do about it, if anything.
    package let advice: String?

    package var declaration: String { place.declaration }
    package var member: String? { place.member }
    package var range: SourceRange { place.range }

    /// What the code has instead, and what to do about it.
    package var instead: String { replacement + (advice.map { ": \($0)" } ?? "") }

    /// The declaration that a loss belongs to, or a member of it.
    package struct Place: Hashable, Sendable {
        /// The intent, custom type or enumeration, by its name in the definition.
        let declaration: String
        /// The parameter, property, case or code in it; `nil` for the whole declaration.
        var member: String?
        /// Where the definition declares it.
        let range: SourceRange

        package func member(_ name: String, _ range: SourceRange) -> Place {
            Place(declaration: declaration, member: name, range: range)
        }

        package func loss(
            _ kind: Kind,
            _ what: String,
            instead replacement: String,
            advice: String? = nil
        ) -> Loss {
            Loss(kind: kind, place: self, what: what, replacement: replacement, advice: advice)
        }
    }

    /// A text as losses quote it, cut after 200 Unicode scalars, since each of its variables may quote it.
    package static func shown(_ text: String) -> String {
        let beginning = text.unicodeScalars.prefix(200)
        return beginning.endIndex == text.endIndex ? text : String(beginning) + "…"
    }

    /// What happens to the values that users have saved in widgets and shortcuts.
    package enum SavedValues: String, CaseIterable, Sendable {
        /// The values are found again.
        case kept
        /// The values may be lost: no one outside Apple knows how they are carried over.
        case uncertain
        /// The values are lost: no parameter can hold them.
        case dropped
    }
}

extension Loss {
    /// What App Intents cannot express: one case for each reason, given by `why`.
    package enum Kind: String, CaseIterable, Sendable {
        case wording, keyParameter, image, backgroundExecution, prompt, promptPlaceholder, resolution, standardReason,
            dateFormat, quantityRange, quantityUnits, arraySize, arrayDefault, translatedDefault, keyboard, search,
            optionsContext, openRange, integerSlider, currencyDefault, fileKind, speakableText, untypedObject,
            unsupportedType, checkedBound, pronunciation, synonyms, placeholder, reusedStringID, neverVisible, parent,
            response, renamed, shortForm, notConfigurable, namedInSentence, notDiscoverable, unseenRange, savedRange,
            savedPlace, savedList, savedUnknown, providedDefault, unbridgedValue, continueInApp,
            unofferedObject, percentSign, caseWording, resultName, booleanWords, required, handlerWork,
            optionalResult, unusedType, condition

        package var why: String {
            switch self {
            case .wording: "App Intents has no categories and verbs"
            case .keyParameter: "App Intents has no key parameter"
            case .image: "an App Intent cannot have an image"
            case .backgroundExecution: "before iOS 26, an App Intent always or never opens the app"
            case .prompt: "App Intents never asks this on its own"
            case .promptPlaceholder: "the question is a constant and cannot hold values"
            case .resolution: "App Intents asks only for parameters that are required"
            case .standardReason: "App Intents has its own words for a number out of range"
            case .dateFormat: "App Intents writes dates as the system does"
            case .quantityRange: "a measurement parameter has no range"
            case .quantityUnits: "App Intents chooses the units that a measurement parameter offers"
            case .arraySize: "only arrays of entities and people have sizes, and none for a watch face's corner"
            case .arrayDefault: "it is not known what a single default means for an array"
            case .translatedDefault: "a default is a constant and is not translated"
            case .keyboard: "before iOS 17, input options require a keyboard for ASCII characters"
            case .search: "only entities can be searched"
            case .optionsContext: "options depend on at most fifteen parameters above them, and only from iOS 17 on"
            case .openRange, .checkedBound: "a range has two ends"
            case .required: "an action asks for each required value, and its sentence names this one"
            case .handlerWork: "only your code knows what it did"
            case .optionalResult: "before iOS 17, an action that ends without its result crashes"
            case .unusedType: "no App Intent uses it"
            case .integerSlider: "whole numbers have no slider"
            case .currencyDefault: "an amount can have a default only from iOS 18 on, and only with a currency"
            case .fileKind: "the kind of file has no type identifier"
            case .speakableText: "App Intents has no text with a pronunciation"
            case .untypedObject: "App Intents needs a declared type for entities"
            case .unsupportedType: "App Intents has no such type"
            case .pronunciation: "App Intents takes no pronunciation"
            case .synonyms: "synonyms exist from iOS 17 on"
            case .placeholder: "the text cannot hold this value"
            case .reusedStringID: "a string catalog has one text for each key"
            case .neverVisible: "the parent has a default, so it always has a value"
            case .parent: "there is no parent to depend on"
            case .condition: "a summary has no operator for it"
            case .response: "an intent that only configures a widget is never performed"
            case .renamed: "App Intents uses the name itself"
            case .shortForm: "only dialogs for success have a shorter form"
            case .notConfigurable: "the definition does not let users set the parameter"
            case .namedInSentence: "Shortcuts shows every parameter that the sentence names"
            case .notDiscoverable: "the intent was donated but was not an action in Shortcuts"
            case .unseenRange: "users never see the parameter, so the range has no effect"
            case .savedRange: "it is not known what happens to a saved value outside the range"
            case .savedPlace: "it is not known whether a saved place migrates"
            case .savedList: "it is not known whether a widget's saved list of objects migrates"
            case .savedUnknown: "App Intents has no case for no choice"
            case .providedDefault: "it is not known whether App Intents asks for the default of an optional parameter"
            case .unbridgedValue: "the handler's value and that of App Intents cannot be converted"
            case .continueInApp: "an App Intent declares in advance whether it opens the app"
            case .unofferedObject: "SiriKit passed objects, but App Intents asks for them by identifier"
            case .caseWording: "a text in a string catalog has one wording for all cases"
            case .resultName: "only a setting can name an action's result"
            case .booleanWords: "a property of an entity has no words for true and false"
            case .percentSign: "it is not known whether the percent sign is doubled in the key"
            }
        }
    }
}
