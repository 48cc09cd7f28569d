import SwiftSource

/// A method of a handling protocol: its Swift name, and its selector, by which the system calls it from both languages.
package struct HandlingMethod {
    /// The Swift name: `resolveCharacter`.
    package let name: String
    /// The selector up to its first colon: `resolveCharacterForPickHero`. The intent's name has no prefix in it.
    let selectorStart: String
    private let furtherPieces: Code

    /// The whole selector: `resolveCharacterForPickHero:withCompletion:`.
    package var selector: Code { "\(objectiveC: selectorStart):\(furtherPieces)" }

    package static func handle(_ intent: SiriKitIntent) -> HandlingMethod {
        HandlingMethod(name: "handle", selectorStart: "handle" + intent.name, furtherPieces: "completion:")
    }

    /// Checks that an intent can be performed.
    package static func confirm(_ intent: SiriKitIntent) -> HandlingMethod {
        HandlingMethod(name: "confirm", selectorStart: "confirm" + intent.name, furtherPieces: "completion:")
    }

    /// Decides whether a value can be used.
    package static func resolve(_ parameter: SiriKitParameter, of intent: SiriKitIntent) -> HandlingMethod {
        HandlingMethod("resolve\(parameter.upperName)", of: intent, furtherPieces: "withCompletion:")
    }

    /// Provides the options that users can choose.
    package static func provideOptions(_ parameter: SiriKitParameter, of intent: SiriKitIntent) -> HandlingMethod {
        HandlingMethod(
            "provide\(parameter.upperName)OptionsCollection",
            of: intent,
            furtherPieces: parameter.options.supportsSearch ? "searchTerm:withCompletion:" : "withCompletion:"
        )
    }

    /// Returns the value of a parameter before users choose one.
    package static func defaultValue(_ parameter: SiriKitParameter, of intent: SiriKitIntent) -> HandlingMethod {
        HandlingMethod("default\(parameter.upperName)", of: intent, furtherPieces: "")
    }

    /// Provides the options as an array, for definitions and systems without options collections.
    package static func provideOldOptions(_ parameter: SiriKitParameter, of intent: SiriKitIntent) -> HandlingMethod {
        HandlingMethod("provide\(parameter.upperName)Options", of: intent, furtherPieces: "withCompletion:")
    }
}

extension HandlingMethod {
    /// Creates a method for one parameter.
    private init(_ name: String, of intent: SiriKitIntent, furtherPieces: Code) {
        self.init(name: name, selectorStart: "\(name)For\(intent.name)", furtherPieces: furtherPieces)
    }
}
