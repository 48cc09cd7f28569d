import Diagnostics
import FileAccess
import PropertyList

extension ExitStatus {
    /// How a command ends whose inputs have errors, so that the same file ends alike in all of them: what cannot be read is
    /// unusable, as is a configuration that is wrong; a definition or a table that is wrong is a failure.
    package init(of failures: [Diagnostic]) {
        let isUnusable = failures.contains { $0.kind == .unreadableInput || $0.kind.category == .configuration }
        self = isUnusable ? .unusable : failures.isEmpty ? .success : .failure
    }
}
