import CommandArguments
import Reports

extension Option<[ReportRequest]> {
    /// `--format` with all formats; the programs for builds offer fewer.
    static var anyFormat: Self { format(.everywhere) }

    static var comparisonFormat: Self { format(.ofComparisons) }
}
