import Diagnostics

/// GitLab's Code Quality report.
struct GitLabReport {
    let report: Report
    let sources: ReportSources
    /// The number of findings so far with the same identity, because fingerprints must be unique.
    var occurrences: [String: Int] = [:]

    consuming func render() -> [UInt8] {
        var json = JSONWriter(layout: .indented)
        json.array { json in
            for finding in report.diagnostics.flatMap(\.atEachPlace) { json.object { write(finding, to: &$0) } }
        }
        return json.bytes + [0x0A]
    }

    private mutating func write(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
        let path = report.folders.relative(diagnostic.location.path)
        json.member("description", diagnostic.message.visible)
        json.member("check_name", diagnostic.kind.name)
        json.member("fingerprint", fingerprint(of: diagnostic, in: path))
        json.member("severity", severity(diagnostic.severity))
        json.object("location") { json in
            json.member("path", path)
            json.object("positions") { writePositions(of: diagnostic.location, to: &$0) }
        }
    }

    /// Writes all positions, which are required. The start of the file represents the file as a whole.
    private mutating func writePositions(of location: SourceLocation, to json: inout JSONWriter) {
        let region = sources.region(of: location)
        for (key, position) in [("begin", region?.start), ("end", region?.end)] {
            json.object(key) { json in
                json.member("line", position?.line ?? 1)
                json.member("column", position?.column ?? 1)
            }
        }
    }

    private func severity(_ severity: Severity) -> String {
        switch severity {
        case .error: "major"
        case .warning: "minor"
        case .note: "info"
        }
    }

    /// Identifies a finding even if lines move: rule, file, symbol, and index among findings that share these.
    private mutating func fingerprint(of diagnostic: Diagnostic, in path: String) -> String {
        let identity = "\(diagnostic.kind.code)\0\(path)\0\(diagnostic.symbol)"
        let occurrence = occurrences[identity, default: 0]
        occurrences[identity] = occurrence + 1
        // 64-bit FNV-1a: the same on every system, and more than sufficient for one run's findings.
        let hash = "\(identity)\0\(occurrence)".utf8.reduce(UInt64(0xCBF2_9CE4_8422_2325)) {
            ($0 ^ UInt64($1)) &* 0x100_0000_01B3
        }
        return hash.digits(16, radix: 16)
    }
}
