import CommandArguments
import Reports

extension Option<[ReportRequest]> {
    /// `format` with those formats, too, that no plugin asks for.
    static var anyFormat: Self { format(.everywhere) }
}
