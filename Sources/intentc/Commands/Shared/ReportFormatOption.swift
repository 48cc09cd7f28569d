import CommandArguments
import Reports

extension Option<[ReportRequest]> {
    /// `--format` with every format; programs in builds have fewer.
    static var anyFormat: Self { format(.everywhere) }
}
