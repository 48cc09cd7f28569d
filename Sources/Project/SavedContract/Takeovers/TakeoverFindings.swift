import Diagnostics
import Evidence

extension DiagnosticKind {
    /// The findings about App Intents that take over SiriKit intents.
    package static let takeoverKinds: [DiagnosticKind] = [
        .intentNotTakenOver, .repeatedIdentifier, .takeoverParameterMissing, .takeoverParameterTypeChanged,
        .takeoverCaseMissing, .takeoverNeedsNewerSystem, .takeoverUncertain, .takeoverOfUsedIntent,
    ]

    package static let intentNotTakenOver = DiagnosticKind(
        code: "IN1105",
        name: "intent-not-taken-over",
        category: .meaning,
        severity: .error,
        summary: "No App Intent replaces an intent of the definition.",
        explanation: """
            Shortcuts and widgets that users have made with a SiriKit intent keep working only while an App Intent \
            that conforms to `CustomIntentMigratedAppIntent` names the intent's class in `intentClassName`. \
            *\(Claim.takenClass.words).* The takeover renames the App Intent, so give it to one that has not shipped; if it has, add a hidden one \
            (`isDiscoverable = false`).
            """
    )

    package static let takeoverUncertain = DiagnosticKind(
        code: "IN1401",
        name: "takeover-uncertain",
        category: .changes,
        severity: .warning,
        summary: "It is uncertain whether an App Intent keeps what people saved with an intent.",
        explanation: """
            intentc reads sources but does not run them, so that it does not know what an expression for a class name \
            evaluates to, and not everything is known: whether another type with the intent's name replaces it, or how places \
            migrate. *\(Claim.takeoverKeepsValues.words).* Test it on a device: place the widget or save the shortcut with the \
            old version, then install the new one.
            """
    )
    package static let takeoverParameterMissing = DiagnosticKind(
        code: "IN1403",
        name: "takeover-parameter-missing",
        category: .changes,
        severity: .error,
        summary: "An App Intent that replaces an intent lacks one of its parameters.",
        explanation: """
            People lose the value that they chose. *\(Claim.takenParameters.words).* Give the parameter its old name; its \
            title, which users see, may differ.
            """
    )
    package static let takeoverParameterTypeChanged = DiagnosticKind(
        code: "IN1404",
        name: "takeover-parameter-type-changed",
        category: .changes,
        severity: .error,
        summary: "A parameter of an App Intent has a different type than in the intent it replaces.",
        explanation: """
            People lose the value that they chose. *\(Claim.takenParameters.words).* Keep the type, and keep it single or an array, \
            and convert in `perform`.
            """
    )
    package static let takeoverCaseMissing = DiagnosticKind(
        code: "IN1405",
        name: "takeover-case-missing",
        category: .changes,
        severity: .error,
        summary: "An enumeration lacks a value that people may have chosen in the replaced intent.",
        explanation: """
            People who chose the case lose the choice. *\(Claim.caseNames.words).* Use the old name as the raw value.
            """
    )
}

extension [Diagnostic] {
    /// Merges findings with the same message and location, including their related locations.
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

extension TakeoverOutcome {
    /// The finding that nothing takes over an intent that the definition still has; `nil` if something does or may.
    package func missing(_ intent: SavedContract.Intent) -> Diagnostic? {
        let (message, hint): (String, String?)
        switch verdict {
        case .kept, .uncertain, .notNeeded: return nil
        case .lost(let reason): (message, hint) = ("'\(intent.identifier)' is not replaced yet", reason)
        case .absent(let name, let systems):
            message = "'\(name)' replaces '\(intent.identifier)', but not on \(systems.listed)"
            hint = "compile it for \(systems.listed), too"
        }
        return Diagnostic(
            .intentNotTakenOver,
            message,
            at: intent.location,
            symbol: "intent/\(intent.name)",
            help: hint
                ?? """
                declare 'static let intentClassName = "\(intent.identifier)"' in the App Intent that replaces it, \
                if that has not shipped, or else in a new hidden one ('isDiscoverable = false')
                """
        )
    }

    /// The findings about an intent that is or will be removed, other than its removal.
    package func diagnostics(for intent: SavedContract.Intent) -> [Diagnostic] {
        guard case .uncertain(let reason, let location) = verdict else { return findings }
        let uncertain = intent.takeoverFinding(
            .takeoverUncertain,
            isPending
                ? "it is uncertain whether an App Intent replaces '\(intent.identifier)': \(reason)"
                : "intent '\(intent.name)' was removed, and it is uncertain whether an App Intent replaces it: \(reason)",
            about: intent.name,
            at: location,
            help: "name the class in 'intentClassName': \"\(intent.identifier)\""
        )
        return findings + [uncertain]
    }
}
