import Diagnostics
import IntentSchema
import Product

extension Rule {
    package static let classesMadeTwice: Rule = Rule(
        code: "IN0135",
        name: "classes-made-twice",
        summary: "Two targets of one process generate the definition's classes.",
        explanation: """
            A target and a framework that it links both have the definition with generated classes: the names are \
            ambiguous, and at run time one class replaces the other. Let the framework generate them, and choose “No \
            Generated Classes” in the others (in the File inspector; `attributes: [no_codegen]` in XcodeGen, \
            `codeGen: .disabled` in Tuist). An app and its extensions are processes of their own.
            """,
        triggering: [
            .intents("{ Name: OrderSoup }").inProject {
                $0.targets = [.init("Soup", .app), .init("SoupKit", .framework)]
                $0.targets[0].sharesClassesWith = "SoupKit"
            }.about(file: "Intents.intentdefinition")
        ],
        passing: [
            .intents("{ Name: OrderSoup }").inProject {
                $0.targets = [.init("Soup", .app, .withoutClasses), .init("SoupKit", .framework)]
            }
        ]
    ) { context, findings in
        guard context.definition.hasGeneratedClasses else { return }
        for target in context.project?.targets ?? [] {
            guard let other = target.sharesClassesWith else { continue }
            findings.report(
                "'\(target.name)' and '\(other)', which it links, both generate the classes of this definition",
                in: context.file,
                symbol: "targets/" + target.name,
                help: "choose 'No Generated Classes' in '\(target.name)'"
            )
        }
    }

    package static let classesNowhere: Rule = Rule(
        code: "IN0136",
        name: "classes-nowhere",
        severity: .note,
        summary: "No target generates the definition's classes.",
        explanation: """
            No code can use the intents then: neither a handler nor a widget. Xcode generates classes for a definition in \
            Compile Sources, unless it has “No Generated Classes”, and none for one in Copy Bundle Resources. Have one \
            target generate them, usually a framework that the others link. It is not reported if a script, a package or \
            a plugin may generate the classes, or if the repository has them; nor of targets without code, such as the \
            shell of a watch app.
            """,
        reading: [.generatedClasses],
        triggering: [
            .intents("{ Name: OrderSoup }").inProject { $0.targets = [.init("Soup", .app, .withoutClasses)] }
                .about(file: "Intents.intentdefinition"),
            .intents("{ Name: OrderSoup }").inProject {
                $0.targets = [.init("Soup", .app, .copied), .init("Handler", .intentsExtension, .copied)]
            }.about(file: "Intents.intentdefinition"),
        ],
        passing: [
            .intents("{ Name: OrderSoup }").inProject { $0.targets = [.init("Soup", .app)] },
            .intents("{ Name: OrderSoup }").inProject {
                $0.targets = [.init("Soup", .app, .copied), .init("SoupKit", .framework)]
            },
        ]
    ) { context, findings in
        let targets = context.project?.targets.filter(\.hasCode) ?? []
        guard let project = context.project, project.doubt == nil, project.mayHaveClasses == nil, !targets.isEmpty,
            targets.allSatisfy({ [.withoutClasses, .copied].contains($0.role) }), !context.intents.isEmpty
        else { return }
        let copying = targets.filter { $0.role == .copied }.map(\.name)
        let all = targets.map(\.name).quotedList()
        let others = copying.count == targets.count ? "all targets" : copying.quotedList()
        findings.report(
            (copying.isEmpty
                ? "all targets have this definition with 'No Generated Classes'"
                : "\(others) copy this definition (Copy Bundle Resources) instead of compiling it (Compile Sources)")
                + ", so no code can use its intents",
            in: context.file,
            symbol: "targets",
            help: copying.isEmpty
                ? "choose 'Public Classes' in one of \(all)" : "move it to Compile Sources of \(copying.quotedList())"
        )
    }

    package static let widgetWithoutClass: Rule = Rule(
        code: "IN0137",
        name: "widget-without-class",
        summary: "A widget extension has no class for the intent that configures its widget.",
        explanation: """
            The widget names the class that Xcode generates for the intent, but neither its extension nor a framework that \
            the extension links builds the definition, or all do so with “No Generated Classes” or in Copy Bundle \
            Resources. The extension does not compile. Add the definition to Compile Sources of its target. It is not reported if a script, a package or a plugin may generate \
            the classes, if the repository has them, or if the code depends on a compilation condition.
            """,
        reading: [.widgets],
        triggering: [
            .intents("{ Name: ↓ShowSoup, EligibleForWidgets: true, Parameters: [{ Name: soup }] }").inProject {
                let place = SourceLocation(path: "Widgets/SoupWidget.swift", place: .file)
                $0.widgetsWithoutClasses = [.init(className: "ShowSoupIntent", target: "Widgets", location: place)]
            },
            .intents("{ Name: ↓ShowSoup, EligibleForWidgets: true, Parameters: [{ Name: soup }] }").inProject {
                $0.targets = [.init("Soup", .app), .init("Widgets", .widgetExtension, .copied)]
                let place = SourceLocation(path: "Widgets/SoupWidget.swift", place: .file)
                $0.widgetsWithoutClasses = [.init(className: "ShowSoupIntent", target: "Widgets", location: place)]
            },
        ],
        passing: [
            .intents("{ Name: ShowSoup, EligibleForWidgets: true, Parameters: [{ Name: soup }] }").inProject {
                $0.targets = [.init("Soup", .app), .init("Widgets", .widgetExtension)]
            }
        ]
    ) { context, findings in
        guard let project = context.project else { return }
        let widgets = Dictionary(grouping: project.widgetsWithoutClasses, by: \.className)
        for intent in context.intents {
            for (target, places) in Dictionary(grouping: widgets[intent.generatedClassName] ?? [], by: \.target) {
                let isCopied = project.targets.contains { $0.name == target && $0.role == .copied }
                findings.report(
                    "'\(target)' has a widget with '\(intent.generatedClassName)', but no target of its process generates "
                        + "that class, so it does not compile",
                    in: context.location(intent.nameRange),
                    symbol: intent.symbol + "/" + target,
                    related: places.map { RelatedLocation("the widget", at: $0.location) },
                    help: isCopied
                        ? "move the definition from Copy Bundle Resources to Compile Sources of '\(target)'"
                        : "add the definition to '\(target)', or to a framework that it links"
                )
            }
        }
    }
}

extension Definition {
    /// Whether Xcode generates anything for the definition. Customized system intents have their classes in the system.
    fileprivate var hasGeneratedClasses: Bool {
        intents.contains { !$0.isSystem } || !enumerations.isEmpty || !types.isEmpty
    }
}
