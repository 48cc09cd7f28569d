/// The format version of a definition, from `INIntentDefinitionModelVersion`. Xcode raises it only when the author asks
/// for it, and generates the handler interfaces of that version. All are seen in files.
package enum ModelVersion: String, CaseIterable, Sendable {
    case xcode10 = "1.0"
    case xcode11 = "1.1"
    case xcode12 = "1.2"

    /// Whether handlers provide defaults, and options as collections with sections and search rather than as arrays.
    package var hasOptionsCollections: Bool { self == .xcode12 }
}
