import Diagnostics
import FileAccess
import PropertyList

extension ExitStatus {
    /// The status for errors in inputs: unusable for a file that cannot be read or an invalid configuration, failure for a
    /// definition that can be read but not used, success if there are no errors.
    package init(of failures: [Diagnostic]) {
        let isUnusable = failures.contains { $0.kind.isUnread || $0.kind.category == .configuration }
        self = isUnusable ? .unusable : failures.contains { $0.severity == .error } ? .failure : .success
    }
}
