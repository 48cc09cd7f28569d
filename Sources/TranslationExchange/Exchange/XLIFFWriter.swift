import Translations

/// Writes translations as XLIFF, the format that Xcode and translation services accept.
package enum XLIFFWriter {
    /// The version of the standard: 1.2, as Xcode exports it, or 2.0.
    package enum Version: Sendable {
        case one, two
    }

    /// Returns the document, and the ids of the texts left out because XML cannot represent them.
    ///
    /// - Parameter toolVersion: The version of this program, which XLIFF 1.2 records.
    package static func write(
        _ document: ExchangeDocument,
        _ version: Version,
        toolVersion: String
    ) -> (text: String, leftOut: [String]) {
        var leftOut: [String] = []
        var document = document
        for index in document.files.indices {
            document.files[index].units.removeAll { unit in
                let fits = [unit.id, unit.source, unit.target ?? ""].allSatisfy(MarkupWriter.canHold)
                if !fits { leftOut.append(unit.id) }
                return !fits
            }
        }
        var writer = MarkupWriter()
        switch version {
        case .one: writeOne(document, toolVersion, to: &writer)
        case .two: writeTwo(document, to: &writer)
        }
        return (writer.text, leftOut)
    }

    private static func writeOne(_ document: ExchangeDocument, _ toolVersion: String, to writer: inout MarkupWriter) {
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
                        for unit in file.units { writeOne(unit, to: &writer) }
                    }
                }
            }
        }
    }

    private static func writeOne(_ unit: ExchangeDocument.Unit, to writer: inout MarkupWriter) {
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

    private static func writeTwo(_ document: ExchangeDocument, to writer: inout MarkupWriter) {
        let attributes = [
            ("xmlns", "urn:oasis:names:tc:xliff:document:2.0"), ("version", "2.0"),
            ("srcLang", document.sourceLanguage), ("trgLang", document.language),
        ]
        writer.element("xliff", attributes) { writer in
            for (number, file) in document.files.enumerated() {
                writer.element("file", [("id", "f\(number + 1)"), ("original", file.original)]) { writer in
                    // Definition ids may contain any character, unit ids only name characters.
                    for (number, unit) in file.units.enumerated() {
                        writer.element("unit", [("id", "u\(number + 1)"), ("name", unit.id)]) { writer in
                            writer.element("notes") { writer in
                                writer.element("note", [("category", "location")], text: unit.place)
                                writer.element("note", [("category", "description")], text: unit.note)
                            }
                            writeSegment(of: unit, to: &writer)
                        }
                    }
                }
            }
        }
    }

    private static func writeSegment(of unit: ExchangeDocument.Unit, to writer: inout MarkupWriter) {
        // A translation that needs review is still in the first of the standard's four states.
        let state = unit.state == .translated ? "translated" : "initial"
        writer.element("segment", [("state", state)]) { writer in
            writer.element("source", [("xml:space", "preserve")], text: unit.source)
            if let target = unit.target { writer.element("target", [("xml:space", "preserve")], text: target) }
        }
    }
}
