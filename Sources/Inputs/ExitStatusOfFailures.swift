import Diagnostics
import FileAccess
import PropertyList

extension ExitStatus {
    /// The status of a command whose inputs have errors: an unreadable file or a wrong configuration is unusable, and a wrong
    /// definition or table is a failure.
    package init(of failures: [Diagnostic]) {
        let isUnusable = failures.contains { $0.kind == .unreadableInput || $0.kind.category == .configuration }
        self = isUnusable ? .unusable : failures.isEmpty ? .success : .failure
    }
}
