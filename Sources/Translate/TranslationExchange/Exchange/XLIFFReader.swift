import Translations

/// Reads XLIFF 1.2 as written by Xcode, translation services and desktop tools.
///
/// Inline elements, such as protected variables, count with their text. Empty ones count with the equivalent text in
/// their attributes, if any.
package enum XLIFFReader {
    package static func read(_ bytes: [UInt8]) throws(UnreadableTranslations) -> [ReturnedTranslation] {
        let root = try MarkupReader.read(bytes)
        guard root.name == "xliff" else {
            throw UnreadableTranslations(
                message: "expected the element 'xliff', not '\(root.name)'",
                offset: root.offset
            )
        }
        guard root.attributes["version"]?.hasPrefix("2") != true else {
            throw UnreadableTranslations(message: "XLIFF 2.0 is not supported; ask for XLIFF 1.2", offset: root.offset)
        }
        return root.elements("file").flatMap { file in
            let original = file.attributes["original"] ?? ""
            let language = file.attributes["target-language"] ?? ""
            return file.elements("body").flatMap(units).flatMap { translations($0, original: original, language) }
        }
    }

    /// The translations of a unit: of one text, or of all texts that a gettext tool has merged into it.
    private static func translations(
        _ element: MarkupElement,
        original: String,
        _ language: String
    ) -> [ReturnedTranslation] {
        guard let id = element.attributes["id"], let target = element.element("target"),
            element.attributes["restype"] != "x-gettext-domain-header"
        else { return [] }
        let state: StringTable.State =
            switch target.attributes["state"] {
            case "new", "needs-translation": .new
            case let word? where word.hasPrefix("needs-"): .needsReview
            default: .translated
            }
        let former = formerIDs(of: element)
        return (former.isEmpty ? [id] : former).map { id in
            ReturnedTranslation(
                id: id,
                original: original,
                language: target.attributes["xml:lang"] ?? language,
                source: element.element("source").map(text),
                target: text(of: target),
                state: state,
                stateName: target.attributes["state"],
                isConfirmed: element.attributes["approved"] == "yes"
                    || ["translated", "final", "signed-off"].contains(target.attributes["state"]),
                offset: target.offset
            )
        }
    }

    /// The ids before a conversion to PO, whose references keep them, and back to XLIFF, which numbers units.
    private static func formerIDs(of unit: MarkupElement) -> [String] {
        unit.elements("context-group").filter { $0.attributes["name"] == "po-reference" }
            .flatMap { $0.elements("context") }.filter { $0.attributes["context-type"] == "sourcefile" }.map(text)
    }

    /// The units of a file, including those in groups.
    private static func units(in element: MarkupElement) -> [MarkupElement] {
        element.elements.flatMap { $0.name == "group" ? units(in: $0) : $0.name == "trans-unit" ? [$0] : [] }
    }

    private static func text(of element: MarkupElement) -> String {
        element.children.map { child in
            switch child {
            case .text(let text): return text
            case .element(let inner):
                let text = text(of: inner)
                if !text.isEmpty { return text }
                return inner.attributes["equiv-text"] ?? ""
            }
        }.joined()
    }
}
