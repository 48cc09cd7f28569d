import IntentSchema
import SwiftSource

/// Writes everything that one intent becomes: the App Intent, its options providers, the protocol through which it asks
/// the app, and the app's response.
struct IntentDeclarations {
    let plan: IntentPlan
    let emitter: AppIntentsEmitter
    let writer: Writer

    func write() {
        writeStructure()
        writeWidgetConformance()
        writeOptionsProviders()
        writeDeprecation()
        writeHandling()
        if let response = plan.response { write(response) }
    }

    private func writeStructure() {
        writer.type(
            documentation: [plan.displayName],
            attributes: plan.attributes,
            .struct,
            plan.name,
            inherits: protocols
        ) {
            writeConstants()
            writeParameters()
            writer.function(.initializer()) {}
            writeSummary()
            writeRefusals()
            if plan.isAction { writePerform() }
        }
    }

    func writeParameters() {
        for parameter in plan.parameters {
            writer.blankLine()
            write(parameter)
        }
    }

    private func writeOptionsProviders() {
        if plan.optionProviders.isEmpty { return }
        writer.extension(attributes: plan.attributes, TypeName(plan.name)) {
            for provider in plan.optionProviders {
                OptionsProviderDeclaration(plan: provider, intent: plan, emitter: emitter, writer: writer).write()
            }
        }
    }

    var protocols: [TypeName] {
        [plan.isAction ? "AppIntent" : widgetProtocol, "CustomIntentMigratedAppIntent"]
    }

    /// The SiriKit class of an intent named `WidgetConfiguration` has the protocol's name and may still exist.
    private var widgetProtocol: TypeName {
        emitter.isWidgetProtocolHidden ? "AppIntents.WidgetConfigurationIntent" : "WidgetConfigurationIntent"
    }

    /// Lets an action configure widgets on the systems that have them.
    func writeWidgetConformance() {
        guard plan.role == .both else { return }
        writer.extension(attributes: plan.widgetAttributes, TypeName(plan.name), inherits: [widgetProtocol]) {}
    }

    /// Writes the static properties that the system reads without running the app.
    func writeConstants() {
        let intent = plan.intent
        if emitter.isOwn {
            writer.comment(["Replaces `\(plan.className)`: people's widgets and shortcuts keep working."])
        }
        writer.constant(modifiers: [.static], "intentClassName", value: "\(StringLiteral(plan.className))")
        let titleType: TypeName? = emitter.isOwn ? "LocalizedStringResource" : nil
        writer.constant(modifiers: [.static], "title", titleType, value: emitter.resource(plan.title))
        if let description {
            writer.constant(modifiers: [.static], "description", "IntentDescription?", value: description)
        }
        // Otherwise an intent that only configures a widget or is only donated would appear as an action in Shortcuts.
        if !intent.isConfigurable { writer.constant(modifiers: [.static], "isDiscoverable", value: "false") }
        if plan.isAction { writeLaunch() }
        let policy: Code? =
            switch intent.authentication {
            case .alwaysAllowed: nil
            case .requiresAuthentication: "IntentAuthenticationPolicy.requiresAuthentication"
            case .requiresLocalDeviceAuthentication: "IntentAuthenticationPolicy.requiresLocalDeviceAuthentication"
            }
        if let policy { writer.constant(modifiers: [.static], "authenticationPolicy", value: policy) }
    }

    /// `IntentDescription(…)`, or `nil`. A category or a result name requires one: the title serves.
    private var description: Code? {
        guard plan.description != nil || plan.categoryName != nil || plan.resultValueName != nil else { return nil }
        var arguments = [emitter.resource(plan.description ?? plan.title)]
        if let name = plan.categoryName { arguments.append("categoryName: \(emitter.resource(name))") }
        if let name = plan.resultValueName { arguments.append("resultValueName: \(emitter.resource(name))") }
        // Leaves room for the property's name and type, which come first on the line.
        return .call("IntentDescription", arguments, upTo: Code.maximumLength - (emitter.isOwn ? 45 : 0))
    }

    /// Writes whether the intent opens the app. From iOS 26 on, `supportedModes` says so.
    private func writeLaunch() {
        if plan.system >= .ios26, plan.launch != .never || plan.continuesInApp {
            let isAlways = plan.launch == .always
            let modes: Code = isAlways ? ".foreground(.immediate)" : "[.background, .foreground(.dynamic)]"
            writer.constant(modifiers: [.static], "supportedModes", "IntentModes", value: modes)
        } else if plan.launch == .always {
            writer.constant(modifiers: [.static], "openAppWhenRun", value: "true")
        }
    }

    /// Writes the deprecation of a retired intent: the message for users and the replacement.
    func writeDeprecation() {
        guard let retirement = plan.retirement else { return }
        var arguments: [Code] = []
        if let message = retirement.message { arguments.append("message: \(emitter.resource(message))") }
        if let replacement = retirement.replacement { arguments.append("replacedBy: \(replacement).self") }
        let replacement: TypeName = retirement.replacement.map { TypeName($0) } ?? "Never"
        writer.extension(
            attributes: plan.system < .ios17 ? [DeploymentTarget.ios17.availability] : plan.attributes,
            TypeName(plan.name),
            inherits: ["DeprecatedAppIntent"]
        ) {
            writer.property(
                modifiers: [.static],
                "deprecation",
                "IntentDeprecation<\(replacement)>"
            ) { writer.call("IntentDeprecation", arguments) }
        }
    }
}

extension WidgetFamily {
    /// The case of `IntentWidgetFamily`, such as `systemSmall`.
    var caseName: Identifier {
        Identifier(rawValue.hasPrefix("Accessory") ? rawValue.lowerFirst : "system" + rawValue)
    }
}
