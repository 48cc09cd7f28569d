import Diagnostics
import FileAccess
import PropertyList

extension ExitStatus {
    /// The status for errors in inputs: unusable for an unreadable file or an invalid configuration, failure for an
    /// invalid definition or table, success if there are none.
    package init(of failures: [Diagnostic]) {
        let isUnusable = failures.contains { $0.kind == .unreadableInput || $0.kind.category == .configuration }
        self = isUnusable ? .unusable : failures.isEmpty ? .success : .failure
    }
}
