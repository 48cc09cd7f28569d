import Diagnostics
import PropertyList

/// Reads tables that are property lists, in XML or binary: a dictionary of strings.
enum PropertyListTableReader {
    static func read(_ source: SourceText, language: String) -> StringTableReader.Result {
        let result = PropertyListReader.read(source)
        guard let document = result.document else {
            return StringTableReader.Result(tables: [], source: result.source, diagnostics: result.diagnostics)
        }
        var diagnostics = result.diagnostics
        func location(_ range: SourceRange, _ keyPath: String) -> SourceLocation {
            SourceLocation(path: source.path, place: document.isBinary ? .keyPath(keyPath) : .range(range))
        }
        let root = document.root
        guard root.kind == .dictionary else {
            let message = "expected a dictionary of strings, not \(root.kind.phrase)"
            diagnostics.append(Diagnostic(.malformedStringTable, message, at: location(root.pointingRange, "")))
            return StringTableReader.Result(tables: [], source: document.source, diagnostics: diagnostics)
        }
        var table = StringTable(document.source, language: language, format: document.isBinary ? .binary : .xml)
        var spaceStart = root.range.lowerBound
        for node in root.children {
            defer { spaceStart = node.range.upperBound }
            guard let key = node.keyName else { continue }
            guard let text = node.string else {
                guard diagnostics.count < PropertyListLimits.findings else { continue }
                diagnostics.append(
                    Diagnostic(
                        .tableValueIsNotText,
                        "the value of '\(key)' must be a string, but is \(node.kind.phrase)",
                        at: location(node.pointingRange, key),
                        symbol: StringTable.symbol(ofKey: key)
                    )
                )
                continue
            }
            let start = startOfKeyElement(node.keyRange, in: document.source)
            let space = document.isBinary ? [] : document.source.bytes[Int(min(spaceStart, start))..<Int(start)]
            let value = StringTable.Value(
                variation: "",
                text: text,
                range: node.pointingRange,
                state: TableComment.last(in: space).flatMap(TranslationMark.state) ?? .translated
            )
            var entry = StringTable.Entry(
                key: key,
                keyRange: node.keyRange,
                values: [value],
                range: SourceRange(start, node.range.upperBound)
            )
            entry.spaceStart = min(spaceStart, start)
            // The property list reader has already reported repeated keys.
            table.add(entry)
        }
        return StringTableReader.Result(tables: [table], source: document.source, diagnostics: diagnostics)
    }

    /// The start of the `<key>` tag: the last `<` before the key's text.
    private static func startOfKeyElement(_ keyRange: SourceRange, in source: SourceText) -> UInt32 {
        let before = source.bytes[..<Int(keyRange.lowerBound)]
        return before.lastIndex(of: UInt8(ascii: "<")).map { UInt32($0) } ?? keyRange.lowerBound
    }
}
