import Diagnostics

extension DiagnosticKind {
    package static let takeoverNeedsNewerSystem = DiagnosticKind(
        code: "IN1402",
        name: "takeover-needs-newer-system",
        category: .changes,
        severity: .error,
        summary: "An App Intent replaces an intent only on systems newer than the oldest that the app supports.",
        explanation: """
            Without the definition, nothing handles the intent on systems where the App Intent does not exist. Keep the \
            definition until the app no longer runs on those systems. The oldest system is read from the Xcode project; \
            without a project, set `--deployment`. It is a warning if the oldest system is unknown.
            """
    )
}
