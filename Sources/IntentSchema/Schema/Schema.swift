import Diagnostics

/// What a definition means: every reference resolved, every default of the format filled in.
///
/// Only linking makes one, and only from a definition without errors. So a backend never meets a missing enumeration, a
/// default that is not a case, a parent that does not exist, or a name that is not an identifier.
package struct Schema: Sendable {
    /// The path of the definition as the user gave it.
    package var path: String
    /// The file's own id, which references repeat. Not unique among files. Absent in model version 1.0.
    package var namespace: String?
    /// The version of the format; the newest for a file without one that is known.
    package var modelVersion: ModelVersion
    /// The custom intents in the order of the file. Customised system intents generate nothing and are not here.
    package var intents: [Intent]
    /// The enumerations that the file declares, in its order, then those that it uses from other files of the run.
    package var enumerations: [Enumeration]
    /// The custom types that the file declares, in its order, then those that it uses from other files of the run.
    package var types: [CustomType]

    package subscript(reference: EnumerationReference) -> Enumeration { enumerations[reference.index] }

    package subscript(reference: CustomTypeReference) -> CustomType { types[reference.index] }
}

/// Means one of a schema's enumerations.
package struct EnumerationReference: Hashable, Sendable {
    package let index: Int

    package init(index: Int) { self.index = index }
}

/// Means one of a schema's custom types.
package struct CustomTypeReference: Hashable, Sendable {
    package let index: Int

    package init(index: Int) { self.index = index }
}

/// A text for users with the id under which string tables translate it.
package struct LocalizedText: Hashable, Sendable {
    /// The text in the development language; `nil` where the definition has an id alone.
    package var text: String?
    /// The key in `<language>.lproj/<Definition>.strings`, normally six random characters.
    package var id: String?

    package init(text: String? = nil, id: String? = nil) {
        self.text = text
        self.id = id
    }

    package static let none = LocalizedText()

    /// The text, unless it is empty: deleting a text in Xcode leaves an empty one with its id behind.
    package var shown: String? { text.flatMap { $0.isEmpty ? nil : $0 } }
}
