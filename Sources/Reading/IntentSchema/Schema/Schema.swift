import Diagnostics

/// What a definition means, with all references resolved and the format's defaults filled in.
///
/// Only linking makes one, and only from a definition without errors. A backend therefore never sees a missing
/// enumeration, a default that is not a case, a parent that does not exist, or a name that is not an identifier.
package struct Schema: Sendable {
    /// The path of the definition as the user gave it.
    package var path: String
    /// The file's id, which references repeat. Not unique among files. Absent in model version 1.0.
    package var namespace: String?
    /// The format version; the newest if the file's version is missing or unknown.
    package var modelVersion: ModelVersion
    /// The custom intents in file order. Customized system intents are left out, because they generate nothing.
    package var intents: [Intent]
    /// The enumerations that the file declares, in file order, then those it uses from other files of the run.
    package var enumerations: [Enumeration]
    /// The custom types that the file declares, in file order, then those it uses from other files of the run.
    package var types: [CustomType]

    /// A definition that declares nothing, for what belongs to none.
    package static let empty = Schema(
        path: "",
        namespace: nil,
        modelVersion: .xcode12,
        intents: [],
        enumerations: [],
        types: []
    )

    package subscript(reference: EnumerationReference) -> Enumeration { enumerations[reference.index] }

    package subscript(reference: CustomTypeReference) -> CustomType { types[reference.index] }
}

/// Refers to one of a schema's enumerations.
package struct EnumerationReference: Hashable, Sendable {
    package let index: Int

    package init(index: Int) { self.index = index }
}

/// Refers to one of a schema's custom types.
package struct CustomTypeReference: Hashable, Sendable {
    package let index: Int

    package init(index: Int) { self.index = index }
}

/// A text for users and the id under which string tables translate it.
package struct LocalizedText: Hashable, Sendable {
    /// The text in the development language; `nil` if the definition only has an id.
    package var text: String?
    /// The key in `<language>.lproj/<Definition>.strings`, normally six random characters.
    package var id: String?

    package init(text: String? = nil, id: String? = nil) {
        self.text = text
        self.id = id
    }

    package static let none = LocalizedText()

    /// The text; `nil` if empty. Deleting a text in Xcode leaves an empty one with its id.
    package var shown: String? { text.flatMap { $0.isEmpty ? nil : $0 } }
}
