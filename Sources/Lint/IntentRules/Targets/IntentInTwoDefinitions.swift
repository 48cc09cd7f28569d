import Diagnostics
import Product

extension Rule {
    package static let intentInTwoDefinitions: Rule = Rule(
        code: "IN0140",
        name: "intent-in-two-definitions",
        summary: "An app has two definitions that declare the same intent.",
        explanation: """
            Some tools give each target a copy of the definition. The copies work while they declare the same: an \
            extension that lists the intent provides its options also if it has the copy. A change in only one of them \
            lets the app and its extension disagree about parameters and texts. Use one file in all targets. It is a note \
            if the copies declare and say the same about the intent; ids of texts do not matter.
            """,
        reading: [.copies],
        triggering: [
            .intents("{ Name: OrderSoup, Title: Order soup }").inProject {
                $0.copies = [copy("the title of the intent 'OrderSoup'")]
            }.about(file: "Intents.intentdefinition"),
            .intents("{ Name: OrderSoup }").inProject { $0.copies = [copy()] }.about(file: "Intents.intentdefinition"),
        ],
        passing: [.intents("{ Name: OrderSoup }").inProject { _ in }]
    ) { context, findings in
        for copy in context.project?.copies ?? [] where copy.isOriginal {
            let shared = context.intents.filter { copy.classes.contains($0.generatedClassName) }.map(\.shownName)
            guard !shared.isEmpty else { continue }
            findings.report(
                "'\(copy.path)' in \(copy.targets.quotedList()) declares \(shared.quotedList()), too"
                    + (copy.differences.isEmpty
                        ? "" : "; the two differ in \(copy.differences.prefix(3).joined(separator: ", "))")
                    + (copy.differences.count > 3 ? " and \(copy.differences.count - 3) more" : ""),
                in: context.file,
                symbol: "copy",
                severity: copy.differences.isEmpty ? .note : nil,
                related: [RelatedLocation("the other definition", at: SourceLocation(path: copy.path, place: .file))],
                help: "use one file in all targets"
            )
        }
    }

    /// The definition of the app, next to a copy that its extension has.
    private static func copy(_ differences: String...) -> ProjectSurroundings.Copy {
        var copy = ProjectSurroundings.Copy(
            "App/Intents.intentdefinition",
            ["OrderSoupIntent"],
            differences: differences
        )
        copy.targets = ["Soup"]
        copy.isOriginal = true
        return copy
    }
}
