import Diagnostics
import PropertyList

/// The canonical form of a definition's file, as Xcode writes it.
package enum CanonicalDefinition {
    package enum Result: Sendable {
        /// The bytes that Xcode would write.
        case written([UInt8])
        /// The errors that make the value uncertain, or the comments and instructions that would be lost.
        case refused([Diagnostic], SourceText)
    }

    /// Writes the value of a file in Xcode's form.
    ///
    /// - Parameter pinned: The versions to write for top-level keys that the file has, in place of its own.
    package static func write(_ source: SourceText, pinning pinned: [(key: String, version: String)]) -> Result {
        let read = PropertyListReader.read(source)
        guard let document = read.document, read.diagnostics.isEmpty else {
            return .refused(read.diagnostics, read.source)
        }
        let (definition, findings) = DefinitionReader.read(document)
        if definition == nil {
            return .refused(document.keyPathsInPlaceOfRanges(findings.filter { $0.severity == .error }), read.source)
        }
        // The text of a binary property list is generated, so it loses nothing.
        let lost = document.isBinary ? [] : UnwrittenMarkup.diagnostics(in: read.source)
        if !lost.isEmpty { return .refused(lost, read.source) }
        return .written(PropertyListWriter.xml(pin(document.root.value, pinned)))
    }

    private static func pin(_ root: PropertyListValue, _ pinned: [(key: String, version: String)])
        -> PropertyListValue
    {
        guard !pinned.isEmpty, case .dictionary(var entries) = root else { return root }
        for (key, version) in pinned {
            for index in entries.indices where entries[index].key == key {
                guard case .string = entries[index].value else { continue }
                entries[index].value = .string(version)
            }
        }
        return .dictionary(entries)
    }
}
