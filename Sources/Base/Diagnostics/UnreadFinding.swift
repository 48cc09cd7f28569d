extension DiagnosticKind {
    package static let unreadableInput: DiagnosticKind = DiagnosticKind(
        code: "IN0100",
        name: "unreadable-input",
        summary: "A file or folder cannot be read.",
        explanation: """
            It does not exist, you are not allowed to read it, it is damaged, or it is a folder or device where a file is \
            expected. What it may say is unknown, so nothing that depends on it is reported. The other inputs of the run are \
            still checked.
            """
    )

    package static let missingFromCheckout: DiagnosticKind = DiagnosticKind(
        code: "IN0138",
        name: "missing-from-checkout",
        severity: .note,
        summary: "Something that a project needs is not in the checkout.",
        explanation: """
            A submodule that is not checked out, a settings file that another one includes, or the Xcode project that XcodeGen \
            or Tuist generates, even if git ignores it: manifests are not read. What it says is unknown, so nothing that depends \
            on it is reported. In CI, check out submodules and generate the project before you run intentc.
            """
    )
}

extension Diagnostic {
    /// The finding about a file that cannot be read, in the same words in every command.
    package init(_ unread: Unread) {
        let isMissing = unread.cause == .absence
        self.init(
            isMissing ? .missingFromCheckout : .unreadableInput,
            isMissing ? unread.reason : "cannot read this file: \(unread.reason)",
            at: unread.location,
            help: unread.advice
        )
    }
}
