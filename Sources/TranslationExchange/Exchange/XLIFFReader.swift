import Translations

/// Reads XLIFF 1.2 and 2.0 as Xcode, services and people's tools write it.
///
/// What is inside a text as an element, such as a protected variable, counts with what it says; elements that say nothing count
/// with the text that they stand for, as far as they tell it.
package enum XLIFFReader {
    /// Reads a document that is UTF-8.
    package static func read(_ bytes: [UInt8]) throws(ReturnedTranslations.Failure) -> ReturnedTranslations {
        let root: MarkupElement
        do {
            root = try MarkupReader.read(bytes)
        } catch {
            throw ReturnedTranslations.Failure(message: error.message, offset: error.offset)
        }
        guard root.name == "xliff" else {
            throw ReturnedTranslations.Failure(
                message: "expected the element 'xliff', not '\(root.name)'",
                offset: root.offset
            )
        }
        var result = ReturnedTranslations()
        if root.attributes["version"]?.hasPrefix("2") == true {
            let language = root.attributes["trgLang"] ?? ""
            for file in root.elements("file") {
                readTwo(file, original: file.attributes["original"] ?? "", language, into: &result)
            }
        } else {
            for file in root.elements("file") {
                let original = file.attributes["original"] ?? ""
                let language = file.attributes["target-language"] ?? ""
                for body in file.elements("body") { readOne(body, original: original, language, into: &result) }
            }
        }
        return result
    }

    private static func readOne(
        _ element: MarkupElement,
        original: String,
        _ language: String,
        into result: inout ReturnedTranslations
    ) {
        for child in units("trans-unit", in: element) {
            guard let id = child.attributes["id"], let target = child.element("target")
            else { continue }
            let state: ExchangeState =
                switch target.attributes["state"] {
                case "new", "needs-translation": .new
                case let word? where word.hasPrefix("needs-"): .needsReview
                default: .translated
                }
            result.units.append(
                ReturnedTranslations.Unit(
                    id: id,
                    original: original,
                    language: target.attributes["xml:lang"] ?? language,
                    source: child.element("source").map(text),
                    target: text(of: target),
                    state: state,
                    isConfirmed: child.attributes["approved"] == "yes"
                        || ["translated", "final", "signed-off"].contains(target.attributes["state"]),
                    offset: target.offset
                )
            )
        }
    }

    private static func readTwo(
        _ element: MarkupElement,
        original: String,
        _ language: String,
        into result: inout ReturnedTranslations
    ) {
        for child in units("unit", in: element) {
            guard let id = child.attributes["name"] ?? child.attributes["id"] else { continue }
            // A service may have cut a text into sentences.
            let pieces = child.elements.filter { $0.name == "segment" || $0.name == "ignorable" }
            let segments = pieces.filter { $0.name == "segment" }
            guard let first = segments.first?.element("target"), segments.allSatisfy({ $0.element("target") != nil })
            else { continue }
            let states = segments.map { $0.attributes["state"] }
            result.units.append(
                ReturnedTranslations.Unit(
                    id: id,
                    original: original,
                    language: language,
                    source: pieces.map { $0.element("source").map(text) ?? "" }.joined(),
                    target: pieces.map { ($0.element("target") ?? $0.element("source")).map(text) ?? "" }.joined(),
                    state: states.contains("initial") ? .needsReview : .translated,
                    isConfirmed: states.allSatisfy { ["translated", "reviewed", "final"].contains($0) },
                    offset: first.offset
                )
            )
        }
    }

    /// The units of a file, those in groups as well.
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
