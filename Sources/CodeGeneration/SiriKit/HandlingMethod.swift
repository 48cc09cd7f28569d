/// A method of a handling protocol: its name in Swift and its selector, by which the system calls it in both languages.
package struct HandlingMethod {
    /// The name in Swift: `resolveCharacter`.
    package let name: String
    /// The selector up to its first colon, `resolveCharacterForPickHero`: the name, then the intent's without a prefix.
    let selectorStart: String
    private let furtherPieces: Code

    private init(_ name: String, _ selectorStart: String, _ furtherPieces: Code) {
        self.name = name
        self.selectorStart = selectorStart
        self.furtherPieces = furtherPieces
    }

    /// The whole selector: `resolveCharacterForPickHero:withCompletion:`.
    package var selector: Code { "\(selector: Identifier(selectorStart)):\(furtherPieces)" }

    /// Carries out an intent.
    package static func handle(_ intent: SiriKitIntent) -> HandlingMethod {
        HandlingMethod("handle", "handle" + intent.name, "completion:")
    }

    /// Checks that an intent can be carried out.
    package static func confirm(_ intent: SiriKitIntent) -> HandlingMethod {
        HandlingMethod("confirm", "confirm" + intent.name, "completion:")
    }

    /// Decides whether a value can be used.
    package static func resolve(_ parameter: SiriKitParameter, of intent: SiriKitIntent) -> HandlingMethod {
        ofParameter("resolve\(parameter.upperName)", intent, "withCompletion:")
    }

    /// Provides what users may choose.
    package static func provideOptions(_ parameter: SiriKitParameter, of intent: SiriKitIntent) -> HandlingMethod {
        ofParameter(
            "provide\(parameter.upperName)OptionsCollection",
            intent,
            parameter.options.supportsSearch ? "searchTerm:withCompletion:" : "withCompletion:"
        )
    }

    /// Says which value is taken before users choose one.
    package static func defaultValue(_ parameter: SiriKitParameter, of intent: SiriKitIntent) -> HandlingMethod {
        ofParameter("default\(parameter.upperName)", intent, "")
    }

    /// Provides what users may choose, in definitions and on systems without collections.
    package static func provideOldOptions(_ parameter: SiriKitParameter, of intent: SiriKitIntent) -> HandlingMethod {
        ofParameter("provide\(parameter.upperName)Options", intent, "withCompletion:")
    }

    private static func ofParameter(_ name: String, _ intent: SiriKitIntent, _ furtherPieces: Code) -> HandlingMethod {
        HandlingMethod(name, "\(name)For\(intent.name)", furtherPieces)
    }
}
