import Settings

extension Option<[ReportRequest]> {
    /// `--format` with all formats; the programs for builds offer fewer.
    package static var anyFormat: Self { format(.everywhere) }

    package static var tableFormat: Self { format(.ofTables) }

    package static var comparisonFormat: Self { format(.ofComparisons) }
}
