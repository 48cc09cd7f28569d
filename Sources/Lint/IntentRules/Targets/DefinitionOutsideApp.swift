import Diagnostics
import IntentSchema
import Product

extension Rule {
    package static let definitionOutsideApp: Rule = Rule(
        code: "IN0130",
        name: "definition-outside-app",
        summary: "An app has the definition neither itself nor in an Intents extension.",
        explanation: """
            The system reads intents from the app and from its Intents extensions only. If just the widget extension has \
            the definition, “Edit Widget” shows an empty screen; if just a framework has it, Shortcuts does not list its \
            intents. Add the file to the target of the app in Xcode (Target Membership; choose “No Generated Classes” if a \
            framework that the app links generates them), or to the `sources` of the app's target (XcodeGen, Tuist). If \
            several apps contain the widget extension, each needs the definition. It is not reported if something else may build the definition, or if the kind of a target is not known.
            """,
        reading: [.copies],
        triggering: [
            .intents("{ Name: ShowSoup, EligibleForWidgets: true, Parameters: [{ Name: soup }] }").inProject {
                $0.targets = [.init("Widgets", .widgetExtension)]
            }.about(file: "Intents.intentdefinition"),
            .intents("{ Name: ShowSoup, EligibleForWidgets: true, Parameters: [{ Name: soup }] }").inProject {
                $0.targets = [.init("Widgets", .widgetExtension), .init("Soup", .app)]
                $0.appsWithout = [(app: "Soup for Mac", extensions: ["Widgets"])]
            }.about(file: "Intents.intentdefinition"),
        ],
        passing: [
            .intents("{ Name: ShowSoup, EligibleForWidgets: true, Parameters: [{ Name: soup }] }").inProject {
                $0.targets = [.init("Widgets", .widgetExtension), .init("Soup", .app)]
            },
            .intents("{ Name: ShowSoup, EligibleForWidgets: true, Parameters: [{ Name: soup }] }").inProject {
                $0.targets = [.init("Widgets", .widgetExtension), .init("Handler", .intentsExtension)]
            },
        ]
    ) { context, findings in
        guard let project = context.project, !project.targets.isEmpty, project.doubt == nil,
            !context.definition.intents.isEmpty,
            project.targets.allSatisfy(\.kind.isKnown)
        else { return }
        let servesWidgets = context.intents.contains {
            $0.isEligibleForWidgets?.value == true && !$0.parameters.isEmpty
        }
        let isNowhere = !project.targets.contains(where: \.kind.offersIntents)
        for (app, extensions) in project.appsWithout where servesWidgets && !isNowhere {
            findings.report(
                "'\(app)' contains \(extensions.quotedList()), but neither the app nor an Intents extension in it builds "
                    + "this definition: its settings are empty in 'Edit Widget' there",
                in: context.file,
                symbol: "targets/" + app,
                help:
                    "add it to the target '\(app)', with 'No Generated Classes' if a framework of the app generates them"
            )
        }
        guard isNowhere else { return }
        let names = Set(project.targets.map(\.name)).sorted()
        let isInWidgets = servesWidgets && project.targets.contains { $0.kind == .widgetExtension }
        findings.report(
            "only \(names.quotedList()) \(names.count == 1 ? "builds" : "build") this definition, not the app: "
                + (isInWidgets ? "its settings are empty in 'Edit Widget'" : "the system does not offer its intents"),
            in: context.file,
            symbol: "targets",
            help: "add it to the app's target, with 'No Generated Classes' if a framework of the app generates them"
        )
    }

    package static let intentNotListed: Rule = Rule(
        code: "IN0131",
        name: "intent-not-listed",
        summary: "No target lists an intent that needs a handler.",
        explanation: """
            When people edit a widget, the system asks for the options of a parameter in the target that lists the \
            intent: an Intents extension (`IntentsSupported`, “Supported Intents” in the target's General settings), or the \
            app (`INIntentsSupported`). Without an entry, no handler is called, and the list stays empty. The target must \
            have the definition, too. An action of Shortcuts that no target lists needs code in the app that recognizes its \
            class: it is a note if no source names the class. Other intents are not looked at, and none unless the \
            property lists of all apps and extensions could be read.
            """,
        reading: [.copies],
        triggering: [
            listed { $0.lists = [] },
            .intents("{ Name: ↓OrderSoup }").inProject { $0.isNamedInCode = { _ in false } },
            listed {
                $0.lists = [
                    .init(
                        "Handler",
                        .intentsExtension,
                        .extensionIntents,
                        [.init(name: "ShowSoupIntent", key: .extensionIntents, location: nil)],
                        hasDefinition: false
                    )
                ]
            },
        ],
        passing: [
            .intents(
                "{ Name: ShowSoup, EligibleForWidgets: true, Parameters: [{ Name: soup, SupportsDynamicEnumeration: true }] }"
            ).inProject {
                $0.targets = [.init("Soup", .app), .init("Handler", .intentsExtension)]
                $0.lists = [
                    .init(
                        "Handler",
                        .intentsExtension,
                        .extensionIntents,
                        [.init(name: "ShowSoupIntent", key: .extensionIntents, location: nil)],
                        hasDefinition: true
                    )
                ]
            },
            .intents(
                "{ Name: OrderSoup, Parameters: [{ Name: soup, SupportsDynamicEnumeration: true }] }"
            ).inProject { $0.targets = [.init("Soup", .app)] },
        ]
    ) { context, findings in
        guard let project = context.project, project.targets.contains(where: \.kind.isInstalled) else { return }
        let lists = project.lists.filter { $0.takesEffect && $0.key.isForHandling }
        for intent in context.intents {
            let name = intent.generatedClassName
            let listing = lists.filter { $0.names.contains { $0.name == name } }
            guard intent.isEligibleForWidgets?.value == true,
                let parameter = intent.parameters.first(where: { $0.supportsDynamicEnumeration?.value == true })
            else {
                if listing.isEmpty { findings.report(unhandledAction: intent, in: project) }
                continue
            }
            let copying = project.copies.filter { $0.classes.contains(name) }.flatMap(\.targets)
            if listing.contains(where: { $0.hasDefinition || copying.contains($0.target) }) { continue }
            if let other = listing.first {
                findings.report(
                    "'\(other.target)' lists '\(name)' but does not build this definition, so nothing provides the options "
                        + "of '\(parameter.shownName)'",
                    about: intent,
                    help: "add the definition to the target '\(other.target)'"
                )
            } else if project.doubt == nil, project.unreadLists == nil {
                findings.report(
                    "no target lists '\(name)', so nothing provides the options of '\(parameter.shownName)'",
                    about: intent,
                    help: "add it to 'Supported Intents' of the Intents extension or the app"
                )
            }
        }
    }

    /// An intent for widgets with dynamic options, in an app with an Intents extension.
    private static func listed(_ change: (inout ProjectSurroundings) -> Void) -> RuleExample {
        .intents(
            """
            { Name: ↓ShowSoup, EligibleForWidgets: true, Parameters: [{ Name: soup, SupportsDynamicEnumeration: true }] }
            """
        ).inProject {
            $0.targets = [.init("Soup", .app), .init("Widgets", .widgetExtension)]
            change(&$0)
        }
    }

    package static let listWithoutEffect: Rule = Rule(
        code: "IN0132",
        name: "list-without-effect",
        summary: "An extension lists intents under the key for apps.",
        explanation: """
            `INIntentsSupported` says which intents an app handles itself. In the `Info.plist` of an Intents extension it \
            has no effect: extensions use `IntentsSupported` in `NSExtensionAttributes`. Move the names there.
            """,
        triggering: [
            .intents("{ Name: OrderSoup }").inProject {
                $0.targets = [.init("Soup", .app)]
                let place = SourceLocation(path: "Handler/Info.plist", place: .file)
                $0.lists = [
                    .init(
                        "Handler",
                        .intentsExtension,
                        .appIntents,
                        [.init(name: "OrderSoupIntent", key: .appIntents, location: place)],
                        hasDefinition: true
                    )
                ]
            }.about(file: "Handler/Info.plist")
        ],
        passing: [.intents("{ Name: OrderSoup }").inProject { _ in }]
    ) { context, findings in
        let lists = context.project?.lists ?? []
        for list in lists where list.kind == .intentsExtension && list.key == .appIntents {
            guard let location = list.names.lazy.compactMap(\.location).first else { continue }
            let listed = Set(
                lists.filter { $0.target == list.target && $0.key == .extensionIntents }.flatMap(\.names).map(\.name)
            )
            let missing = list.names.map(\.name).filter { !listed.contains($0) }
            findings.report(
                "'INIntentsSupported' has no effect in '\(list.target)', which is an Intents extension"
                    + (missing.isEmpty ? "" : "; 'IntentsSupported' lacks \(missing.quotedList())"),
                in: location,
                symbol: "project/INIntentsSupported/" + list.target,
                help: missing.isEmpty
                    ? "remove the key" : "move the names to 'IntentsSupported' in 'NSExtensionAttributes'"
            )
        }
    }
}

extension ProjectSurroundings.IntentList {
    /// Whether the system reads the key in a target of this kind.
    fileprivate var takesEffect: Bool { key != .appIntents || kind != .intentsExtension }
}

extension IntentListKey {
    fileprivate var isForHandling: Bool { self == .extensionIntents || self == .appIntents }
}

extension RuleFindings {
    /// Reports an action of Shortcuts that no list and no source names.
    fileprivate mutating func report(unhandledAction intent: IntentDefinition, in project: ProjectSurroundings) {
        let name = intent.generatedClassName
        guard intent.isConfigurable?.value == true, intent.isEligibleForWidgets?.value != true, project.doubt == nil,
            project.unreadLists == nil, !project.isNamedInCode(name), !project.isNamedInCode(name + "Handling")
        else { return }
        report(
            "no target lists '\(name)' and no source names it, so nothing handles the action",
            at: intent.nameRange,
            symbol: intent.symbol,
            severity: .note,
            help: "add it to 'Supported Intents' of the Intents extension or the app, or delete the intent"
        )
    }
}
