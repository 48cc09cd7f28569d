/// A method of a handling protocol: its name in Swift and its selector, by which the system calls it in both languages.
package struct HandlingMethod {
    /// The name in Swift: `resolveCharacter`.
    package let name: String
    /// The selector up to its first colon, `resolveCharacterForPickHero`: the name, then the intent's without a prefix.
    let selectorStart: String
    private let furtherPieces: Code

    /// The whole selector: `resolveCharacterForPickHero:withCompletion:`.
    package var selector: Code { "\(objectiveC: selectorStart):\(furtherPieces)" }

    /// Carries out an intent.
    package static func handle(_ intent: SiriKitIntent) -> HandlingMethod {
        HandlingMethod(name: "handle", selectorStart: "handle" + intent.name, furtherPieces: "completion:")
    }

    /// Checks that an intent can be carried out.
    package static func confirm(_ intent: SiriKitIntent) -> HandlingMethod {
        HandlingMethod(name: "confirm", selectorStart: "confirm" + intent.name, furtherPieces: "completion:")
    }

    /// Decides whether a value can be used.
    package static func resolve(_ parameter: SiriKitParameter, of intent: SiriKitIntent) -> HandlingMethod {
        HandlingMethod("resolve\(parameter.upperName)", of: intent, furtherPieces: "withCompletion:")
    }

    /// Provides what users may choose.
    package static func provideOptions(_ parameter: SiriKitParameter, of intent: SiriKitIntent) -> HandlingMethod {
        HandlingMethod(
            "provide\(parameter.upperName)OptionsCollection",
            of: intent,
            furtherPieces: parameter.options.supportsSearch ? "searchTerm:withCompletion:" : "withCompletion:"
        )
    }

    /// Says which value is taken before users choose one.
    package static func defaultValue(_ parameter: SiriKitParameter, of intent: SiriKitIntent) -> HandlingMethod {
        HandlingMethod("default\(parameter.upperName)", of: intent, furtherPieces: "")
    }

    /// Provides what users may choose, in definitions and on systems without collections.
    package static func provideOldOptions(_ parameter: SiriKitParameter, of intent: SiriKitIntent) -> HandlingMethod {
        HandlingMethod("provide\(parameter.upperName)Options", of: intent, furtherPieces: "withCompletion:")
    }
}

extension HandlingMethod {
    /// A method for one parameter.
    private init(_ name: String, of intent: SiriKitIntent, furtherPieces: Code) {
        self.init(name: name, selectorStart: "\(name)For\(intent.name)", furtherPieces: furtherPieces)
    }
}
