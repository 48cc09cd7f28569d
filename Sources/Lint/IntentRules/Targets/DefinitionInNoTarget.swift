import Diagnostics
import Product

extension Rule {
    package static let definitionInNoTarget: Rule = Rule(
        code: "IN0120",
        name: "definition-in-no-target",
        summary: "No target builds the definition.",
        explanation: """
            No target of the project has the file: Xcode generates no code from it, and the app has none of its intents. \
            Choose targets in Xcode (Target Membership in the File inspector), list it in the `sources` of a target \
            (XcodeGen, Tuist), or delete it. It is not reported if something else may build it: a script, a \
            package with a plugin, or a project that cannot be read. Nothing else is reported of such a definition that \
            is not more severe.
            """,
        triggering: [
            .intents("{ Name: OrderSoup }").inProject { $0.targets = [] }.about(file: "Intents.intentdefinition"),
            // A group that lost its path.
            .intents("{ Name: OrderSoup }").inProject {
                $0.targets = []
                $0.expectedPath = "Intents/Intents.intentdefinition"
            }.about(file: "Intents.intentdefinition"),
        ],
        passing: [
            .intents("{ Name: OrderSoup }").inProject { _ in },
            .intents("{ Name: OrderSoup }").inProject {
                $0.targets = []
                $0.doubt = "a script may build it"
            },
        ]
    ) { context, findings in
        guard let project = context.input.project, project.isInNoTarget, project.builtCopy == nil,
            context.originalOfCopy == nil
        else { return }
        let expected = project.expectedPath
        findings.report(
            expected.map { "no target builds this definition: '\(project.path)' looks for it at '\($0)'" }
                ?? (project.refersToDefinition
                    ? "no target of '\(project.path)' builds this definition"
                    : "no target builds this definition, and '\(project.path)' does not list it"),
            in: context.file,
            symbol: "",
            help: expected == nil
                ? "choose its targets in Xcode, or delete it" : "mend the path of the file or of its group in Xcode"
        )
    }

    package static let staleCopy: Rule = Rule(
        code: "IN0133",
        name: "stale-copy",
        summary: "No target builds the definition, but one builds another file of its name.",
        explanation: """
            A copy that was moved or replaced is easily edited in place of the definition that the app is built from, and \
            nothing happens. Delete it. Copies in folders of languages, in localization bundles (`.xcloc`) and in build \
            products are not reported.
            """,
        triggering: [
            .intents("{ Name: OrderSoup }").inProject {
                $0.targets = []
                $0.builtCopy = "App/Intents.intentdefinition"
            }.about(file: "Intents.intentdefinition")
        ],
        passing: [.intents("{ Name: OrderSoup }").inProject { _ in }]
    ) { context, findings in
        guard let project = context.input.project, project.isInNoTarget, let copy = project.builtCopy,
            context.originalOfCopy == nil
        else { return }
        findings.report(
            "no target builds this definition; the app is built from '\(copy)'",
            in: context.file,
            symbol: "",
            related: [RelatedLocation("the definition that is built", at: SourceLocation(path: copy, place: .file))],
            help: "delete the file that is not built"
        )
    }

    package static let missingDefinition: Rule = Rule(
        code: "IN0134",
        name: "missing-definition",
        summary: "The Xcode project names a definition, or a string table of one, that does not exist.",
        explanation: """
            Xcode shows the file in red, and the build of its targets fails. Add the file, or remove its name from the \
            project.
            """,
        triggering: [
            .intents("{ Name: OrderSoup }").inProject { $0.missingFiles = ["App/Stew.intentdefinition"] }
                .about(file: "Soup.xcodeproj")
        ],
        passing: [.intents("{ Name: OrderSoup }").inProject { _ in }]
    ) { context, findings in
        guard let project = context.input.project, !project.missingFiles.isEmpty else { return }
        findings.report(
            "the project names \(project.missingFiles.quotedList()), which "
                + (project.missingFiles.count == 1 ? "does" : "do") + " not exist",
            in: SourceLocation(path: project.path, place: .file),
            symbol: "project/missing"
        )
    }
}
