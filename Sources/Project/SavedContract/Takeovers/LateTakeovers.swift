import Diagnostics
import Evidence
import SwiftDeclarations

extension DiagnosticKind {
    package static let takeoverOfUsedIntent = DiagnosticKind(
        code: "IN1406",
        name: "takeover-of-used-intent",
        category: .changes,
        severity: .warning,
        summary: "An App Intent replaces the intent of a widget that still has a SiriKit configuration on new systems.",
        explanation: """
            From iOS 17, macOS 14 and watchOS 10 on, the system edits a widget through the App Intent that names the \
            class of its intent. *\(Claim.editedByTakeover.words).* Configure the widget with `AppIntentConfiguration` on \
            all of these systems, and let the App Intent exist on them, or name no class and give the new widget another kind.
            """
    )
}

extension SavedContract {
    /// The App Intents that replace the intent of a widget on systems where the widget is still configured with it.
    ///
    /// - Parameters:
    ///   - oldest: the oldest systems that the app runs on; `nil` if unknown.
    ///   - isAskedFor: whether to look for App Intents that replace a class.
    package func takeoversOfUsedIntents(
        runningOn oldest: OldestSystems?,
        replacing isAskedFor: (_ className: String) -> Bool = { _ in true }
    ) -> [Diagnostic] {
        let declared = intents.flatMap { intent in intent.takeovers.filter(\.isDeclared).map { (intent, $0) } }
        let taking = Dictionary(declared.map { ($1.className.known, ($0, $1)) }) { first, _ in first }
        let index = taking.isEmpty ? nil : ContractIndex(self)
        return widgets.filter { $0.form == .sirikit }.compactMap { widget in
            guard let index, let name = widget.configuration.known, isAskedFor(name), let kind = widget.kind.known,
                let (intent, takeover) = taking[name]
            else { return nil }
            let moved = index.declarations(ofKind: kind).filter { $0.form == .appIntent }
            // Which of two kinds a system has may depend on conditions in the code.
            if moved.isEmpty, !index.declarations(configuredBy: intent.name.ownName).isEmpty { return nil }
            let systems = Self.firstForWidgets.compactMap { platform, first -> String? in
                let isOn = { (systems: Systems) in systems.contains(Systems([platform])) }
                let versions = oldest?.versions(of: widget.location.path) ?? [:]
                guard isOn(widget.systems), isOn(intent.systems),
                    versions.isEmpty ? platform == "iOS" : versions[platform] != nil
                else { return nil }
                let start = [versions[platform], widget.availability?.introduced(on: platform)].compactMap(\.self)
                    .reduce(first, max)
                let ends = moved.filter { isOn($0.systems) }.map { other in
                    let configuring = other.configuration.known.flatMap { index.appIntent(withOwnName: $0) }
                    return [other.availability, configuring?.availability].compactMap { $0?.introduced(on: platform) }
                        .reduce(first, max)
                }
                let end = (ends + [widget.availability?.obsoleted[platform]].compactMap(\.self)).min()
                if let end, end <= start { return nil }
                return "\(platform) \(start)" + (end.map { " to \($0)" } ?? " and later")
            }
            if systems.isEmpty { return nil }
            return Diagnostic(
                .takeoverOfUsedIntent,
                "'\(intent.name)' replaces '\(name)', with which widget '\(kind)' is still configured on \(systems.listed)",
                at: takeover.location,
                symbol: kind,
                related: [RelatedLocation("the widget", at: widget.location)],
                help:
                    "people who edit such a widget there may get a placeholder: configure it with 'AppIntentConfiguration' "
                    + "from iOS 17 on, or let '\(intent.name)' configure a widget of another kind and name no class"
            )
        }
    }

    /// The first systems with App Intents for widgets.
    private static let firstForWidgets = [
        ("iOS", SystemVersion(17)), ("macOS", SystemVersion(14)), ("watchOS", SystemVersion(10)),
    ]
}

extension SavedContract.Intent {
    package func takes(over className: String) -> Bool {
        takeovers.contains { $0.isDeclared && $0.className == .known(className) }
    }
}
