import Diagnostics
import Translations

/// Writes translations as XLIFF 1.2, the format that Xcode and translation services accept.
package enum XLIFFWriter {
    /// Returns the document, and the ids of the texts left out because XML cannot represent them.
    ///
    /// - Parameter toolVersion: The version of this program, which the document records.
    package static func write(
        _ document: ExchangeDocument,
        toolVersion: String
    ) -> (text: String, leftOut: [String]) {
        var leftOut: [String] = []
        var document = document
        for index in document.files.indices {
            document.files[index].units.removeAll { unit in
                let fits = [unit.id, unit.source, unit.target ?? ""].allSatisfy(XMLWriter.canHold)
                if !fits { leftOut.append(unit.id) }
                return !fits
            }
        }
        var writer = XMLWriter()
        write(document, toolVersion, to: &writer)
        return (writer.text, leftOut)
    }

    private static func write(_ document: ExchangeDocument, _ toolVersion: String, to writer: inout XMLWriter) {
        let namespace = "urn:oasis:names:tc:xliff:document:1.2"
        writer.element("xliff", [("xmlns", namespace), ("version", "1.2")]) { writer in
            for file in document.files {
                let attributes = [
                    ("original", file.original), ("source-language", document.sourceLanguage),
                    ("target-language", document.language), ("datatype", "plaintext"),
                ]
                writer.element("file", attributes) { writer in
                    writer.element("header") { writer in
                        writer.empty(
                            "tool",
                            [("tool-id", "intentc"), ("tool-name", "intentc"), ("tool-version", toolVersion)]
                        )
                    }
                    writer.element("body") { writer in
                        for unit in file.units { write(unit, to: &writer) }
                    }
                }
            }
        }
    }

    private static func write(_ unit: ExchangeDocument.Unit, to writer: inout XMLWriter) {
        // Tools that follow the standard treat an unapproved translation as a draft.
        let approval = unit.state == .translated ? [("approved", "yes")] : []
        let names = [("id", unit.id), ("resname", unit.place), ("xml:space", "preserve")]
        writer.element("trans-unit", names + approval) { writer in
            writer.element("source", text: unit.source)
            if let target = unit.target {
                let state = unit.state == .needsReview ? "needs-review-translation" : "translated"
                writer.element("target", [("state", state)], text: target)
            }
            writer.element("note", [("from", "developer")], text: unit.note)
        }
    }
}
