import Diagnostics
import Product

extension Rule {
    package static let localizedInSynchronizedFolder: Rule = Rule(
        code: "IN0139",
        name: "localized-in-synchronized-folder",
        summary: "A localized definition is in a synchronized folder.",
        explanation: """
            Since Xcode 16, new folders of a project are synchronized: a target has all their files. Apps report that \
            Xcode copies a definition in a folder of a language, such as `Base.lproj`, without generating its classes, or \
            compiles it twice, and that it works again in a group. Convert the folder to a group (in the context menu of \
            Xcode's project navigator), or keep the definition and its tables in a folder of their own that is a group. \
            A definition outside of folders of languages is not reported.
            """,
        triggering: [
            .titled().inProject {
                $0.targets = [.init("Soup", .app, .synchronized)]
            }.about(file: "Base.lproj/Intents.intentdefinition")
        ],
        passing: [.intents("{ Name: OrderSoup }").inProject { _ in }]
    ) { context, findings in
        let targets = context.project?.targets.filter { $0.role == .synchronized }.map(\.name) ?? []
        guard !targets.isEmpty, context.originalOfCopy == nil, !context.intents.isEmpty else { return }
        findings.report(
            "\(targets.quotedList()) \(targets.count == 1 ? "has" : "have") this localized definition from a synchronized "
                + "folder, where Xcode may generate no classes, or the same ones twice",
            in: context.file,
            symbol: "targets",
            help: "convert the folder to a group, or keep the definition and its tables in a folder that is a group"
        )
    }
}
