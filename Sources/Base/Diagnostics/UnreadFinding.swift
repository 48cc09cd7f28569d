extension DiagnosticKind {
    package static let unreadableInput: DiagnosticKind = DiagnosticKind(
        code: "IN0100",
        name: "unreadable-input",
        category: .file,
        summary: "A file or folder cannot be read.",
        explanation: """
            It does not exist, you are not allowed to read it, it is damaged, or it is a folder or device where a file is \
            expected. What it may say is unknown, so nothing that depends on it is reported. The other inputs of the run are \
            still checked.
            """
    )
}

extension Diagnostic {
    /// The finding about a file that cannot be read, in the same words in every command.
    package init(_ unread: Unread) {
        self.init(.unreadableInput, "cannot read this file: \(unread.reason)", at: unread.location)
    }
}
