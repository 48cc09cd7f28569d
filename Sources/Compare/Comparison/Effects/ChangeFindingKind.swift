import Diagnostics

/// Severities, explanations and pages follow from the effects of a kind.
extension ChangeKind {
    package var categories: Set<Effect.Category> { Set(effects.map(\.category)) }

    /// The default severity, which `Docs/Breaking.md` explains.
    package var severity: Severity {
        let severities = effects.map { effect -> Severity in
            switch effect.category {
            case .saved: !effect.claim.isUncertain && effect.loss.isOfSavedData ? .error : .warning
            case .source, .handler: .warning
            case .strings: .note
            }
        }
        return min(ceiling, severities.max() ?? .note)
    }

    /// Whether it is open if people lose anything.
    var isDoubtful: Bool {
        ceiling < .error || effects.contains { $0.category == .saved && $0.claim.isUncertain }
    }

    /// The severity if these effects are errors; `nil` for the default. Unrequested effects are never errors.
    package func severity(failing: Set<Effect.Category>?, for uses: SavedUses? = nil) -> Severity {
        guard let failing else {
            return loss(for: uses)?.isOfSavedData == false ? min(severity, .warning) : severity
        }
        return categories.isDisjoint(with: failing) ? min(severity, .warning) : .error
    }

    /// The kind of finding that reports the change; `nil` for a harmless change.
    package var finding: DiagnosticKind? { Self.findings[self] }

    private static let findings = Dictionary(
        uniqueKeysWithValues: all.compactMap { kind in
            kind.code.map { code in
                let finding = DiagnosticKind(
                    code: code,
                    name: kind.name,
                    category: .changes,
                    severity: kind.severity,
                    summary: kind.summary,
                    explanation: kind.explanation
                )
                return (kind, finding)
            }
        }
    )

    private var explanation: String {
        let lines = effects.map { effect in
            let outputs = Effect.GeneratedCode.allCases.filter(effect.code.contains).map(\.rawValue)
            let code = outputs.isEmpty ? "" : " (\(outputs.joined(separator: ", ")))"
            return "- **\(effect.category.rawValue)**\(code): \(effect.consequence) "
                + "*\(effect.claim.words).*"
        }
        return lines.joined(separator: "\n") + "\n\n" + advice
    }
}

extension DiagnosticKind {
    /// The findings about changes, sorted by code.
    package static let changeKinds: [DiagnosticKind] =
        (ChangeKind.all.compactMap(\.finding) + [.notCompared, .widgetNamedByType]).sorted { $0.code < $1.code }

    package static let widgetNamedByType = DiagnosticKind(
        code: "IN1505",
        name: "widget-named-by-type",
        severity: .warning,
        summary: "The kind of a new widget is the name of its type.",
        explanation: """
            With `kind: String(describing: type(of: self))` and the like, placed widgets refer to a name in the code: \
            renaming the type breaks every placed widget. Write the kind as a literal.
            """
    )

    package static let notCompared = DiagnosticKind(
        code: "IN1395",
        name: "not-compared",
        severity: .note,
        summary: "A definition, a declaration or a submodule was not compared.",
        explanation: """
            System intents are not compared, nor are encrypted files, definitions whose errors the configuration accepts, \
            Swift that intentc does not understand, and submodules that are not checked out or lack the commit. \
            `git submodule update --init --recursive` fetches them.

            Files and projects that only one state can read are errors. What is the same in both fails nothing, but the \
            sentence about what was compared names it.
            """
    )
}
