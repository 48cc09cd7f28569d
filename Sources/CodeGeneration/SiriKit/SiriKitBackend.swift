import IntentSchema

/// Makes the declarations that Apple's generator makes from a definition: the classes and protocols that handlers of
/// custom intents are written against. Names, types, selectors, availability and optionality are Apple's; the
/// documentation comments are ours.
package struct SiriKitBackend: Sendable {
    /// What the user chose.
    package var options: SiriKitOptions

    /// A backend with the given choices.
    package init(_ options: SiriKitOptions = SiriKitOptions()) {
        self.options = options
    }

    /// The files for one definition: intents, then custom types, then enumerations, each in the order of the file, or one
    /// file with all of them. A definition without declarations of its own gives no file.
    ///
    /// - Parameter name: the name of that one file without its extension; the definition's own without one.
    package func files(for schema: Schema, named name: String? = nil) -> [GeneratedFile] {
        let classes = SiriKitClasses(schema, classPrefix: options.classPrefix, singleFileName: name)
        return switch options.language {
        case .swift: SiriKitSwift(classes: classes, options: options).files()
        case .objectiveC: SiriKitObjectiveC(classes: classes, options: options).files()
        }
    }
}
