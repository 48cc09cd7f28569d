import StringTables

/// Reads XLIFF 1.2 and 2.0 as written by Xcode, translation services and desktop tools.
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
        let isTwo = root.attributes["version"]?.hasPrefix("2") == true
        return root.elements("file").flatMap { file in
            let original = file.attributes["original"] ?? ""
            if isTwo {
                let language = root.attributes["trgLang"] ?? ""
                return units("unit", in: file).compactMap { unitOfTwo($0, original: original, language) }
            }
            let language = file.attributes["target-language"] ?? ""
            return file.elements("body").flatMap { units("trans-unit", in: $0) }
                .compactMap { unitOfOne($0, original: original, language) }
        }
    }

    private static func unitOfOne(
        _ element: MarkupElement,
        original: String,
        _ language: String
    ) -> ReturnedTranslation? {
        guard let id = element.attributes["id"], let target = element.element("target") else { return nil }
        let state: StringTable.State =
            switch target.attributes["state"] {
            case "new", "needs-translation": .new
            case let word? where word.hasPrefix("needs-"): .needsReview
            default: .translated
            }
        return ReturnedTranslation(
            id: id,
            original: original,
            language: target.attributes["xml:lang"] ?? language,
            source: element.element("source").map(text),
            target: text(of: target),
            state: state,
            isConfirmed: element.attributes["approved"] == "yes"
                || ["translated", "final", "signed-off"].contains(target.attributes["state"]),
            offset: target.offset
        )
    }

    private static func unitOfTwo(
        _ element: MarkupElement,
        original: String,
        _ language: String
    ) -> ReturnedTranslation? {
        // A service may have split a text into sentences.
        let pieces = element.elements.filter { $0.name == "segment" || $0.name == "ignorable" }
        let segments = pieces.filter { $0.name == "segment" }
        guard let id = element.attributes["name"] ?? element.attributes["id"],
            let first = segments.first?.element("target"), segments.allSatisfy({ $0.element("target") != nil })
        else { return nil }
        let states = segments.map { $0.attributes["state"] }
        return ReturnedTranslation(
            id: id,
            original: original,
            language: language,
            source: pieces.map { $0.element("source").map(text) ?? "" }.joined(),
            target: pieces.map { ($0.element("target") ?? $0.element("source")).map(text) ?? "" }.joined(),
            state: states.contains("initial") ? .needsReview : .translated,
            isConfirmed: states.allSatisfy { ["translated", "reviewed", "final"].contains($0) },
            offset: first.offset
        )
    }

    /// The units of a file, including those in groups.
    private static func units(_ name: String, in element: MarkupElement) -> [MarkupElement] {
        element.elements.flatMap { $0.name == "group" ? units(name, in: $0) : $0.name == name ? [$0] : [] }
    }

    private static func text(of element: MarkupElement) -> String {
        element.children.map { child in
            switch child {
            case .text(let text): return text
            case .element(let inner):
                let text = text(of: inner)
                if !text.isEmpty { return text }
                return inner.attributes["equiv-text"] ?? inner.attributes["equiv"] ?? inner.attributes["disp"] ?? ""
            }
        }.joined()
    }
}
