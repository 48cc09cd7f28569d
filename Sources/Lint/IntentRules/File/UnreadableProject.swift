import Diagnostics

extension Rule {
    /// Reports a project or package that cannot be parsed, so that silence is not mistaken for success.
    package static let unreadableProject: Rule = Rule(
        code: "IN0118",
        name: "unreadable-project",
        severity: .error,
        summary: "The project or package around a definition cannot be read.",
        explanation: """
            As with `--no-project`, the project's languages, members, images and property lists are ignored. Xcode \
            does not open such a project either: usually a merge has left conflict markers in `project.pbxproj` or \
            `Package.swift`.
            """,
        triggering: [
            .intents("{ Name: OrderSoup }").inProject { $0.unread = .damaged }.about(file: "Soup.xcodeproj")
        ],
        passing: [.intents("{ Name: OrderSoup }").inProject { _ in }]
    ) { context, findings in
        guard let project = context.input.project, project.unread == .damaged else { return }
        findings.report(
            "this project cannot be read, so its languages, tables and images are unknown",
            in: SourceLocation(path: project.path, place: .file),
            symbol: "project"
        )
    }
}
