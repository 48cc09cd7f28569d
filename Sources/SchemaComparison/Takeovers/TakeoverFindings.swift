import Diagnostics
import SavedContract

extension Takeover.Kind {
    private static let savedByName = "saved values are matched by parameter name and type"

    package var diagnosticKind: DiagnosticKind {
        let description = description
        return DiagnosticKind(
            code: description.code,
            name: rawValue,
            category: .changes,
            severity: description.severity,
            summary: description.summary,
            explanation: description.explanation
        )
    }

    private var description: (code: String, severity: Severity, summary: String, explanation: String) {
        switch self {
        case .uncertain:
            (
                "IN1401", .warning,
                "It is uncertain whether an App Intent keeps what people saved with an intent.",
                """
                intentc reads sources but does not run them, and some questions have no documented answer: whether another type with the intent's name \
                replaces it, what an expression for a class name evaluates to, how places migrate. Test it on a device: place the widget \
                or save the shortcut with the old version, then install the new one.
                """
            )
        case .systemTooNew:
            (
                "IN1402", .warning,
                "An App Intent replaces an intent only on systems newer than the oldest that the app supports.",
                """
                Without the definition, nothing handles the intent on systems where the App Intent does not exist. Keep the \
                definition until the app no longer runs on those systems. The oldest system is read from the Xcode project; \
                without a project, set `--deployment`.
                """
            )
        case .parameterMissing:
            (
                "IN1403", .error, "An App Intent that replaces an intent lacks one of its parameters.",
                """
                People lose the value that they chose; *documented: \(Self.savedByName)*. Give the parameter its old name; its \
                title, which users see, may differ.
                """
            )
        case .parameterTypeChanged:
            (
                "IN1404", .error,
                "A parameter of an App Intent has a different type than in the intent it replaces.",
                """
                People lose the value that they chose; *documented: \(Self.savedByName)*. Keep the type, and keep it single or an array, \
                and convert in `perform`.
                """
            )
        case .caseMissing:
            (
                "IN1405", .error,
                "An enumeration lacks a value that people may have chosen in the replaced intent.",
                """
                People who chose the case lose the choice; *reported for shortcuts, uncertain for widgets: an App Intent saves a \
                case by its raw value, and old values migrate by case name*. Use the old name as the raw value.
                """
            )
        }
    }
}

extension DiagnosticKind {
    /// The kinds of findings about App Intents that take intents over.
    package static let takeoverKinds =
        [.intentNotTakenOver, .repeatedIdentifier] + Takeover.Kind.allCases.map(\.diagnosticKind)

    package static let intentNotTakenOver = DiagnosticKind(
        code: "IN1105",
        name: "intent-not-taken-over",
        category: .meaning,
        severity: .error,
        summary: "No App Intent replaces an intent of the definition.",
        explanation: """
            Shortcuts and widgets that users have made with a SiriKit intent keep working only while an App Intent \
            that conforms to `CustomIntentMigratedAppIntent` names the intent's class in `intentClassName`.
            """
    )
}

extension [Diagnostic] {
    /// The findings without those that repeat the message of another at the same place, about another intent, which the other
    /// names as well.
    package var withoutRepeatedMessages: [Diagnostic] {
        var positions: [SourceLocation: [String: Int]] = [:]
        var findings: [Diagnostic] = []
        for finding in self {
            if let known = positions[finding.location]?[finding.message] {
                findings[known].related += finding.related.filter { !findings[known].related.contains($0) }
            } else {
                positions[finding.location, default: [:]][finding.message] = findings.count
                findings.append(finding)
            }
        }
        return findings
    }
}

extension TakeoverSearch {
    /// What the App Intents do not take over of the intents of old definitions.
    package func findings(about intents: [SavedContract.Intent]) -> [Diagnostic] {
        var findings: [Diagnostic] = []
        for intent in intents {
            let takeover = takeover(of: intent)
            findings += takeover.missing(intent).map { [$0] } ?? []
            findings += takeover.diagnostics(for: intent)
        }
        return findings.withoutRepeatedMessages
    }
}

extension Takeover {
    /// The finding that nothing takes an intent over; `nil` where something does, or may.
    package func missing(_ intent: SavedContract.Intent) -> Diagnostic? {
        guard case .lost(let hint) = verdict else { return nil }
        return Diagnostic(
            .intentNotTakenOver,
            "no App Intent replaces '\(intent.identifier)'",
            at: intent.location,
            symbol: "intent/\(intent.name)",
            help: hint
                ?? "declare 'static let intentClassName = \"\(intent.identifier)\"' in the App Intent that replaces it"
        )
    }

    /// The findings about an intent that is gone, besides that it is gone.
    package func diagnostics(for intent: SavedContract.Intent) -> [Diagnostic] {
        let formerly = RelatedLocation("intent '\(intent.name)' was here", at: intent.location)
        var diagnostics = findings.map { finding in
            Diagnostic(
                finding.kind.diagnosticKind,
                finding.message,
                at: finding.location,
                symbol: finding.subject.symbol,
                related: [formerly],
                help: finding.help
            )
        }
        if case .uncertain(let reason, let location) = verdict {
            diagnostics.append(
                Diagnostic(
                    Kind.uncertain.diagnosticKind,
                    "intent '\(intent.name)' was removed, and it is uncertain whether an App Intent replaces it: \(reason)",
                    at: location ?? intent.location,
                    symbol: intent.name,
                    related: [formerly],
                    help: "name the class in 'intentClassName': \"\(intent.identifier)\""
                )
            )
        }
        return diagnostics
    }
}
