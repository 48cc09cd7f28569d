import Diagnostics

extension DiagnosticCatalogue {
    /// Every kind with its code, severity, category, name, and summary, one per line.
    package var table: [UInt8] {
        let rows = kinds.map { [$0.code, $0.defaultSetting, $0.category.rawValue, $0.name, $0.summary] }
        return Array(AlignedTable.lines(rows).map { $0 + "\n" }.joined().utf8)
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
                    $0.member("severity", kind.defaultSetting)
                    $0.member("summary", kind.summary)
                    $0.member("explanation", kind.explanation)
                }
            }
        }
        return writer.bytes + [0x0A]
    }
}
