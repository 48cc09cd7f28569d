/// The version of the format that a definition is kept in, as `INIntentDefinitionModelVersion` says. Xcode raises it only when
/// the author asks for it, and generates what handlers of that version are written against.
package enum ModelVersion: String, CaseIterable, Sendable {
    case xcode10 = "1.0"
    case xcode11 = "1.1"
    case xcode12 = "1.2"

    /// Whether handlers provide options as collections with sections and search, and defaults. Before, they provide arrays.
    package var hasOptionsCollections: Bool { self == .xcode12 }
}
