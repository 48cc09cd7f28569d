import Diagnostics

/// The baseline file: JSON with one entry per line, which version control merges and shows well.
extension Baseline {
    private static let version = 2

    package func json() -> [UInt8] {
        var output = Array("{\n  \"version\": \(Self.version),\n  \"findings\": [".utf8)
        for (index, entry) in entries.enumerated() {
            var json = JSONWriter()
            json.object { json in
                json.member("rule", entry.key.code)
                json.member("path", entry.key.path)
                json.member("symbol", entry.key.symbol)
                if !entry.parts.isEmpty { json.member("parts", entry.parts) }
                json.member("count", entry.count)
            }
            output += Array((index == 0 ? "\n    " : ",\n    ").utf8) + json.bytes
        }
        output += Array(entries.isEmpty ? "]\n}\n".utf8 : "\n  ]\n}\n".utf8)
        return output
    }

    package struct ReadResult: Sendable {
        /// The baseline; `nil` if the file is malformed.
        package var baseline: Baseline?
        package var diagnostics: [Diagnostic]
    }

    /// Reads a baseline, including the entries of rules that no longer exist, which are unneeded.
    ///
    /// - Parameter catalogue: The kinds in which the names of rules are looked up.
    package static func read(_ source: SourceText, _ catalogue: DiagnosticCatalogue) -> ReadResult {
        let json = JSONReader.read(source, syntaxError: .malformedBaseline, duplicateKey: .malformedBaseline)
        guard let value = json.value, json.diagnostics.isEmpty else {
            return ReadResult(baseline: nil, diagnostics: json.diagnostics)
        }
        func failure(_ message: String, _ value: JSONValue) -> ReadResult {
            let start = value.range.lowerBound
            let location = SourceLocation(path: source.path, range: SourceRange(start, start + 1))
            return ReadResult(baseline: nil, diagnostics: [Diagnostic(.malformedBaseline, message, at: location)])
        }
        guard let version = value["version"]?.integer, let findings = value["findings"]?.array else {
            return failure("expected an object with 'version' and 'findings'", value)
        }
        guard version == Self.version else {
            let advice = "delete the file, and write it again with '--write-baseline'"
            return failure("unknown baseline version \(version); \(advice)", value)
        }
        var entries: [Entry] = []
        // Cached, because there are many entries and few rules.
        var names: [String: String] = [:]
        for finding in findings {
            guard let code = finding["rule"]?.string, let path = finding["path"]?.string,
                let symbol = finding["symbol"]?.string, let count = finding["count"]?.integer, count >= 1
            else { return failure("expected 'rule', 'path', 'symbol' and a 'count' of at least 1", finding) }
            let key = Key(code: code, path: path, symbol: symbol)
            let parts = finding["parts"]?.array?.compactMap(\.string) ?? []
            let location = SourceLocation(path: source.path, range: finding.range)
            let name = names[code] ?? catalogue.kind(named: code)?.name ?? code
            names[code] = name
            entries.append(Entry(key: key, parts: parts, name: name, count: count, location: location))
        }
        return ReadResult(baseline: Baseline(entries: entries, source: source), diagnostics: [])
    }
}
