import SwiftSource

/// The command-line options of Apple's generator, and two of our own.
package struct SiriKitOptions: Hashable, Sendable {
    /// The language of the classes.
    package enum Language: String, CaseIterable, Sendable {
        /// One `.swift` file for each class.
        case swift
        /// A `.h` and a `.m` file for each class.
        case objectiveC = "objc"
    }

    package var language: Language
    /// The prefix for class names that the definition does not specify; empty for none. Selectors never have it. A
    /// prefix in the definition is ignored, as in Apple's generator.
    package var classPrefix: String
    /// The modules that can use the classes, stated on all declarations. Swift only.
    package var access: AccessLevel
    /// Makes declarations `nonisolated` and imports Intents as `@preconcurrency`. For modules that isolate declarations
    /// to the main actor by default, where overrides of the framework's methods would not compile. Needs Swift 6.1.
    package var isSendable: Bool
    /// Writes one file, named after the definition, instead of one for each class.
    package var isSingleFile: Bool

    /// Creates options; the defaults are those of Apple's generator.
    package init(
        language: Language = .swift,
        classPrefix: String = "",
        access: AccessLevel = .public,
        isSendable: Bool = false,
        isSingleFile: Bool = false
    ) {
        self.language = language
        self.classPrefix = classPrefix
        self.access = access
        self.isSendable = isSendable
        self.isSingleFile = isSingleFile
    }
}
