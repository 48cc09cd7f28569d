extension Rule {
    package static let definitionInNoTarget: Rule = Rule(
        code: "IN0120",
        name: "definition-in-no-target",
        severity: .warning,
        summary: "No target of the Xcode project builds the definition.",
        explanation: """
            The project lists the file, but no target has it in a build phase: Xcode generates no code from it, and \
            the app has none of its intents. Choose targets in Xcode (Target Membership in the File inspector), or \
            delete the definition. It is not reported if something else may build it: a synchronized folder, another \
            project in the repository that names the file, a script, a package, or a project generator such as \
            XcodeGen.
            """,
        reading: [.isInNoTarget],
        triggering: [
            .intents("{ Name: OrderSoup }").inProject { $0.isInNoTarget = true }.about(file: "Intents.intentdefinition")
        ],
        passing: [.intents("{ Name: OrderSoup }").inProject { _ in }]
    ) { context, findings in
        guard let project = context.project, project.isInNoTarget else { return }
        findings.report(
            "no target of '\(project.path)' builds this definition",
            in: context.file,
            symbol: "",
            help: "choose its targets in Xcode, or delete it"
        )
    }
}
