import Diagnostics

extension DiagnosticCatalogue {
    /// Every kind with its code, severity, category, name, and summary, one per line.
    package var table: [UInt8] {
        let nameWidth = kinds.map(\.name.count).max() ?? 0
        func padded(_ text: String, _ width: Int) -> String {
            text + String(repeating: " ", count: max(0, width - text.count))
        }
        let lines = kinds.map { kind in
            [
                kind.code, padded(kind.severity.word, 7), padded(kind.category.rawValue, 13),
                padded(kind.name, nameWidth), kind.summary,
            ].joined(separator: "  ") + "\n"
        }
        return Array(lines.joined().utf8)
    }

    /// Every kind as JSON, including explanations, for programs.
    package var json: [UInt8] {
        var writer = JSONWriter(layout: .indented)
        writer.array {
            for kind in kinds {
                $0.object {
                    $0.member("code", kind.code)
                    $0.member("name", kind.name)
                    $0.member("category", kind.category.rawValue)
                    $0.member("severity", kind.severity.word)
                    $0.member("summary", kind.summary)
                    $0.member("explanation", kind.explanation)
                }
            }
        }
        return writer.bytes + [0x0A]
    }
}
