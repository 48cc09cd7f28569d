import Diagnostics

/// One `--report FORMAT[=FILE]`.
struct ReportRequest {
    var format: ReportFormat
    /// `nil` for standard output.
    var file: String?
}

extension Option<[ReportRequest]> {
    static var report: Self {
        Self(
            "report",
            .report,
            """
            How to report, and where: \(ReportFormat.allCases.map(\.rawValue).joined(separator: ", ")). Without a file on \
            standard output. Default: text.
            """
        )
    }
}

extension ValueForm<ReportRequest> {
    static var report: Self {
        let names = ReportFormat.allCases.map(\.rawValue)
        return Self(
            placeholder: "format[=file]",
            completion: .words(names),
            read: { (word, option) throws(CommandFailure) in
                let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                guard let format = ReportFormat(rawValue: parts[0]) else {
                    let suggestion = Spelling.suggestion(for: parts[0], among: names)
                    let list = names.joined(separator: ", ")
                    throw .usage("unknown report format '\(parts[0])'\(suggestion) (one of: \(list))")
                }
                if parts.count == 2, parts[1].isEmpty { throw .usage("'\(option) \(word)' has no file name") }
                return ReportRequest(format: format, file: parts.count == 2 ? parts[1] : nil)
            },
            word: { $0.format.rawValue + ($0.file.map { "=" + $0 } ?? "") }
        )
    }
}
