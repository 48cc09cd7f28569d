import Diagnostics

/// The findings about several releases, oldest first: each loss once, with the releases that it affects.
package struct ReleaseFindings {
    private var positions: [String: Int] = [:]
    private var found: [(finding: Diagnostic, first: String?, last: String?)] = []

    package init() {}

    /// - Parameter release: the name of the release; `nil` if there is only one state.
    package mutating func add(_ findings: [Diagnostic], of release: String?) {
        for finding in findings {
            let identity = "\(finding.kind.code) \(finding.symbol) \(finding.message)"
            if let known = positions[identity] {
                found[known] = (finding, found[known].first, release)
            } else {
                positions[identity] = found.count
                found.append((finding, release, release))
            }
        }
    }

    package var diagnostics: [Diagnostic] {
        found.map { one in
            guard let first = one.first, let last = one.last else { return one.finding }
            var finding = one.finding
            let releases = first == last ? "'\(first)'" : "'\(first)' to '\(last)'"
            let advice = finding.help.map { $0.hasSuffix(".") ? $0 + " " : $0 + ". " } ?? ""
            finding.help = advice + "People have it from \(releases)."
            return finding
        }
    }
}
