import Diagnostics
import PropertyList

/// A definition's file in the form in which Xcode writes it.
package enum CanonicalDefinition {
    /// The file in that form, or what is in the way.
    package enum Result: Sendable {
        /// The bytes that Xcode would write.
        case written([UInt8])
        /// Findings that make its value uncertain, or that tell what would be lost.
        case refused([Diagnostic], SourceText)
    }

    /// Writes the value of a file again.
    ///
    /// - Parameter pinned: what the keys at the top shall say, as far as the file has them, whoever saved it.
    package static func write(_ source: SourceText, pinning pinned: [(key: String, version: String)]) -> Result {
        let read = PropertyListReader.read(source)
        guard let document = read.document, read.diagnostics.isEmpty else {
            return .refused(read.diagnostics, read.source)
        }
        let (definition, findings) = DefinitionReader.read(document)
        if definition == nil {
            return .refused(document.keyPathsInPlaceOfRanges(findings.filter { $0.severity == .error }), read.source)
        }
        // The text of a binary property list is our own.
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
