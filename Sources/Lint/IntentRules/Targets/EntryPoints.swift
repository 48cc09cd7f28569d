import Diagnostics
import Product

extension Rule {
    package static let missingEntryPoint: Rule = Rule(
        code: "IN0141",
        name: "missing-entry-point",
        summary: "An extension for intents does not say where it begins, or names a class that it lacks.",
        explanation: """
            The system starts an Intents extension with the class in `NSExtensionPrincipalClass` of its `Info.plist`, and an \
            Intents UI extension with that or its storyboard. Otherwise, options stay empty and Siri fails. A class of \
            another module is not looked for; widget and App Intents extensions begin at `@main`.
            """,
        reading: [.entryPoints],
        triggering: [
            .intents("{ Name: OrderSoup }").inProject { $0.entryPoints.missing = [handler(nil)] }
                .about(file: "Handler/Info.plist"),
            .intents("{ Name: OrderSoup }").inProject { $0.entryPoints.missing = [handler("IntentHandler")] }
                .about(file: "Handler/Info.plist"),
        ],
        passing: [.intents("{ Name: OrderSoup }").inProject { _ in }]
    ) { context, findings in
        for point in context.project?.entryPoints.missing ?? [] {
            findings.report(
                point.className.map { "'\(point.target)' begins at class '\($0)', which none of its sources declares" }
                    ?? "'\(point.target)' has no 'NSExtensionPrincipalClass', so the system cannot start it",
                in: point.location,
                symbol: "project/entry/" + point.target,
                help: "name the class in 'NSExtensionPrincipalClass', such as '$(PRODUCT_MODULE_NAME).IntentHandler'"
            )
        }
    }

    private static func handler(_ className: String?) -> ProjectSurroundings.MissingEntryPoint {
        ("Handler", className, SourceLocation(path: "Handler/Info.plist", place: .file))
    }

    package static let appGroupDiffers: Rule = Rule(
        code: "IN0142",
        name: "app-group-differs",
        severity: .note,
        summary: "An extension is in no App Group of the app.",
        explanation: """
            An app and its extensions have separate storage. What a widget shows, or an Intents extension offers, from the \
            app's data must be in the container of an App Group that the entitlements of both name. It is reported of an \
            extension that has the definition and whose code opens such a container, or defaults of a group, if the app \
            has groups and the extension's entitlements name none of them. `intentc show` names all such extensions.
            """,
        reading: [.entryPoints],
        triggering: [
            .intents("{ Name: OrderSoup, Parameters: [{ Name: soup }] }").inProject {
                $0.withoutGroups = [(app: "Soup", extension: "Widgets", groups: ["group.soup"])]
            }.about(file: "Soup.xcodeproj")
        ],
        passing: [.intents("{ Name: OrderSoup, Parameters: [{ Name: soup }] }").inProject { _ in }]
    ) { context, findings in
        guard let project = context.project else { return }
        for (app, other, groups) in project.withoutGroups
        where context.intents.contains(where: { !$0.parameters.isEmpty }) {
            findings.report(
                "'\(other)' is in no App Group of '\(app)' (\(groups.quotedList())), so its code cannot read what the app stores there",
                in: SourceLocation(path: project.path, place: .file),
                symbol: "project/groups/" + other,
                help: "add the group in 'Signing & Capabilities' of '\(other)'"
            )
        }
    }

    package static let opensAppFromExtension: Rule = Rule(
        code: "IN0143",
        name: "opens-app-from-extension",
        summary: "An App Intent that opens the app is only in an extension.",
        explanation: """
            The system performs an App Intent with `openAppWhenRun`, or an `OpenIntent`, in the app. If only an extension \
            builds it, tapping its button in a widget does nothing. Build its source in the app, too.
            """,
        reading: [.entryPoints],
        triggering: [
            .intents("{ Name: OrderSoup }").inProject {
                let place = SourceLocation(path: "Widgets/OpenSoup.swift", place: .file)
                $0.entryPoints.openingOutsideApp = [(name: "OpenSoup", location: place, targets: ["Widgets"])]
            }.about(file: "Widgets/OpenSoup.swift")
        ],
        passing: [.intents("{ Name: OrderSoup }").inProject { _ in }]
    ) { context, findings in
        for (name, location, targets) in context.project?.entryPoints.openingOutsideApp ?? [] {
            findings.report(
                "App Intent '\(name)' opens the app, but only \(targets.quotedList()) \(targets.count == 1 ? "builds" : "build") it",
                in: location,
                symbol: "project/intent/" + name,
                help: "add the source to the target of the app"
            )
        }
    }
}
