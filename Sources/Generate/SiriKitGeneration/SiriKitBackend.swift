import IntentSchema
import SwiftSource

/// Generates the same declarations as Apple's generator: the classes and protocols for handlers of custom intents.
/// Names, types, selectors, availability and optionality match Apple's; the documentation comments are our own.
package struct SiriKitBackend: Sendable {
    package var options: SiriKitOptions

    /// Creates a backend with these options, by default those of Apple's generator.
    package init(_ options: SiriKitOptions = SiriKitOptions()) {
        self.options = options
    }

    /// Returns the files for a definition: intents, custom types and enumerations, each in the order of the file, or a
    /// single file. A definition without declarations of its own has no files.
    ///
    /// - Parameter name: The name of the single file without its extension; `nil` for the definition's own name.
    package func files(for schema: Schema, named name: String? = nil) -> [GeneratedFile] {
        let classes = SiriKitClasses(schema, classPrefix: options.classPrefix, singleFileName: name)
        return switch options.language {
        case .swift: SiriKitSwift(classes: classes, options: options).files()
        case .objectiveC: SiriKitObjectiveC(classes: classes, options: options).files()
        }
    }
}
