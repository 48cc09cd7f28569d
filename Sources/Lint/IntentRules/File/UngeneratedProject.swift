import Diagnostics
import Product

extension Rule {
    /// Says that rules about targets had nothing to look at, so that silence is not mistaken for success.
    package static let ungeneratedProject: Rule = Rule(
        code: "IN0138",
        name: "ungenerated-project",
        severity: .note,
        summary: "XcodeGen or Tuist has not generated the Xcode project around a definition.",
        explanation: """
            Which targets build the definition, who lists its intents and which languages the app has is known once the \
            `.xcodeproj` is next to its manifest, even if git ignores it. Until then, nothing is reported about them: the \
            manifest itself is not read. In CI, generate the project before `intentc lint`.
            """,
        triggering: [
            .intents("{ Name: OrderSoup }").inProject {
                $0.path = "project.yml"
                let place = SourceLocation(path: $0.path, place: .file)
                let generator = ProjectGenerator.xcodeGen
                $0.unread = .init(generator.unread(at: place), of: $0.path, generator: generator)
            }.about(file: "project.yml")
        ],
        passing: [.intents("{ Name: OrderSoup }").inProject { _ in }]
    ) { context, findings in
        guard let project = context.input.project, let file = project.unread, file.generator != nil else { return }
        findings.report(
            file.unread.reason,
            in: SourceLocation(path: project.path, place: .file),
            symbol: "project"
        )
    }
}
