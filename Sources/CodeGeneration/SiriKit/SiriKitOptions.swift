/// The choices that Apple's generator offers on its command line, and two of our own.
package struct SiriKitOptions: Hashable, Sendable {
    /// The language of the classes.
    package enum Language: String, CaseIterable, Sendable {
        /// One `.swift` file for each class.
        case swift
        /// A `.h` and a `.m` file for each class.
        case objectiveC = "objc"
    }

    /// The language of the classes.
    package var language: Language
    /// In front of the names of classes that have none of their own in the definition; empty for none. Selectors never
    /// have it. The prefix that a definition stores is ignored, as Apple's generator ignores it.
    package var classPrefix: String
    /// Who may use the classes, written out on every declaration. Swift only: Objective-C has no such thing.
    package var visibility: AccessLevel
    /// Declarations are `nonisolated` and Intents is imported `@preconcurrency`: for modules whose declarations belong to
    /// the main actor unless they say otherwise, where an override of a framework's method could not. Needs Swift 6.1.
    package var isSendable: Bool
    /// One file with everything, named after the definition, instead of one for each class.
    package var isSingleFile: Bool

    /// What Apple's generator does without any option.
    package init(
        language: Language = .swift,
        classPrefix: String = "",
        visibility: AccessLevel = .public,
        isSendable: Bool = false,
        isSingleFile: Bool = false
    ) {
        self.language = language
        self.classPrefix = classPrefix
        self.visibility = visibility
        self.isSendable = isSendable
        self.isSingleFile = isSingleFile
    }
}
