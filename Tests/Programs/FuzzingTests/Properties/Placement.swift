import Diagnostics
import Reports

/// Whether findings point into their texts and can be reported.
enum Placement {
    static func violations(_ diagnostics: [Diagnostic], _ sources: [SourceText]) -> [String] {
        let texts = Dictionary(sources.map { ($0.path, $0) }) { first, _ in first }
        var violations: [String] = []
        for diagnostic in diagnostics {
            for location in [diagnostic.location] + diagnostic.related.map(\.location) {
                guard case .range(let range) = location.place else { continue }
                if !isInside(range, texts[location.path]) {
                    violations.append("a finding lies outside '\(location.path)': \(diagnostic.message)")
                }
            }
            if let text = texts[diagnostic.location.path] {
                violations += self.violations(diagnostic.fixIts, text)
            } else if !diagnostic.fixIts.isEmpty {
                violations.append("a fix for no file: \(diagnostic.message)")
            }
        }
        if violations.isEmpty, !diagnostics.isEmpty {
            // Enough findings to try every form. More would take seconds under a sanitizer.
            let report = Report(Array(DiagnosticSet(diagnostics).sorted.prefix(500)), sources: texts)
            for format in [ReportFormat.text, .json, .sarif] where format.render(report).isEmpty {
                violations.append("an empty report")
            }
        }
        return violations
    }

    /// The edits of a fix are inside the text and in order.
    static func violations(_ fixIts: [FixIt], _ text: SourceText) -> [String] {
        fixIts.compactMap { fix in
            var end: UInt32 = 0
            for edit in fix.edits {
                if edit.range.lowerBound < end || !isInside(edit.range, text) {
                    return "the edits of a fix overlap or lie outside: \(fix.title)"
                }
                end = edit.range.upperBound
            }
            return nil
        }
    }

    private static func isInside(_ range: SourceRange, _ text: SourceText?) -> Bool {
        guard let text else { return false }
        return range.lowerBound <= range.upperBound && Int(range.upperBound) <= text.bytes.count
    }
}
