import Diagnostics
import FileAccess

/// The report that one `--format FORMAT[=FILE]` requests.
package struct ReportRequest {
    package var format: ReportFormat
    /// The file to write; `nil` for the stream that the command reports to.
    package var file: String?
    /// Renders the report. Commands differ in the formats that they offer.
    var formats = ReportFormats.inBuilds
}

extension [ReportRequest] {
    /// Whether nothing but text for people is written, which ends with a sentence.
    package var areForPeople: Bool { allSatisfy { [.text, .short].contains($0.format) && $0.file == nil } }
}

extension Option<[ReportRequest]> {
    /// How the command reports its findings, and where.
    package static var format: Self { format(.inBuilds) }

    package static func format(_ formats: ReportFormats) -> Self {
        let names = formats.all.map(\.rawValue).joined(separator: ", ")
        let rest = """
            , or short for more than five findings on a terminal. A command that prints code, changes or file names \
            reports to standard error unless a file is named
            """
        return Self(
            "format",
            taking: .report(formats),
            "The report's format and file: \(names). Default: text\(formats.all.contains(.short) ? rest : "")."
        )
    }
}

extension ValueForm<ReportRequest> {
    package static func report(_ formats: ReportFormats) -> Self {
        let names = formats.all.map(\.rawValue)
        return Self(
            placeholder: "format[=file]",
            completion: .words(names),
            read: { (word, option) throws(CommandFailure) in
                let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
                guard let format = formats.all.first(where: { $0.rawValue == parts[0] }) else {
                    let suggestion =
                        parts[0] == "html"
                        ? "; 'intentc show --format html' draws the page"
                        : Spelling.suggestion(for: parts[0], among: names)
                    let list = names.joined(separator: ", ")
                    throw .usage("unknown report format '\(parts[0])'\(suggestion) (one of: \(list))")
                }
                if parts.count == 2, parts[1].isEmpty { throw .usage("'\(option) \(word)' has no file name") }
                return ReportRequest(format: format, file: parts.count == 2 ? parts[1] : nil, formats: formats)
            }
        )
    }
}
