import Diagnostics
import IntentSchema

/// How each kind of change affects people. Severities, explanations, and pages are derived from this table.
package enum EffectTable {
    package struct Row: Sendable {
        package var change: ChangeKind
        package var code: String
        package var summary: String
        /// The effects, most important first.
        package var effects: [Effect] = []
        /// How to make the change without the effects.
        package var advice = ""

        init(_ code: String, _ change: ChangeKind, summary: String) {
            self.code = code
            self.change = change
            self.summary = summary
        }
    }

    /// Every change that has an effect, sorted by code.
    package static let rows: [Row] =
        intents + parameters + shortcuts + responses + enumerations + types + texts + contracts

    /// Returns `nil` for a harmless change.
    package static func row(of change: ChangeKind) -> Row? { rowsByChange[change] }

    /// Returns an empty array for a harmless change.
    package static func effects(of change: ChangeKind) -> [Effect] { row(of: change)?.effects ?? [] }

    package static func row(ofCode code: String) -> Row? { rows.first { $0.code == code } }

    private static let rowsByChange = Dictionary(uniqueKeysWithValues: rows.map { ($0.change, $0) })
}

extension EffectTable.Row {
    package var categories: Set<Effect.Category> { Set(effects.map(\.category)) }

    /// The default severity, which `Docs/Breaking.md` explains.
    package var severity: Severity {
        effects.map { effect in
            switch effect.category {
            case .saved: effect.certainty != .uncertain && effect.loss.isOfSavedData ? .error : .warning
            case .source, .handler: .warning
            case .strings: .note
            }
        }.max() ?? .note
    }

    /// The kind of finding that reports the change.
    package var kind: DiagnosticKind {
        DiagnosticKind(
            code: code,
            name: change.rawValue,
            category: .changes,
            severity: severity,
            summary: summary,
            explanation: explanation
        )
    }

    private var explanation: String {
        let lines = effects.map { effect in
            let code =
                effect.code.isEmpty
                ? ""
                : " ("
                    + Effect.GeneratedCode.allCases.filter(effect.code.contains).map(\.rawValue).joined(separator: ", ")
                    + ")"
            return "- **\(effect.category.rawValue)**\(code): \(effect.consequence) "
                + "*\(effect.certainty.rawValue.capitalizedFirst): \(effect.evidence.words).*"
        }
        return lines.joined(separator: "\n") + "\n\n" + advice
    }
}

extension EffectTable.Row {
    /// Affects users: placed widgets, shortcuts, or suggestions.
    func saved(_ evidence: Effect.Evidence, _ consequence: String, loss: Effect.Loss = .dies) -> Self {
        adding(.saved, consequence, on: evidence, loss: loss)
    }

    /// The app's code compiles but behaves differently.
    func handler(_ evidence: Effect.Evidence, _ consequence: String) -> Self {
        adding(.handler, consequence, on: evidence)
    }

    /// Code that uses generated code must change.
    func source(
        _ consequence: String,
        _ code: Set<Effect.GeneratedCode> = [.models, .sirikit, .appIntents]
    ) -> Self {
        adding(.source, consequence, on: .documented("generated code follows the definition"), code: code)
    }

    /// Translations are no longer found.
    func strings(_ consequence: String) -> Self {
        adding(.strings, consequence, on: .documented("tables are keyed by the ids of texts"))
    }

    func advice(_ advice: String) -> Self {
        var row = self
        row.advice = advice
        return row
    }

    private func adding(
        _ category: Effect.Category,
        _ consequence: String,
        on evidence: Effect.Evidence,
        code: Set<Effect.GeneratedCode> = [],
        loss: Effect.Loss = .dies
    ) -> Self {
        var row = self
        row.effects.append(
            Effect(category: category, consequence: consequence, evidence: evidence, code: code, loss: loss)
        )
        return row
    }
}

extension DiagnosticKind {
    /// The findings about changes, sorted by code.
    package static let changeKinds: [DiagnosticKind] =
        (EffectTable.rows.map(\.kind) + [.notCompared, .widgetNamedByType]).sorted { $0.code < $1.code }

    package static let widgetNamedByType = DiagnosticKind(
        code: "IN1505",
        name: "widget-named-by-type",
        category: .changes,
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
        category: .changes,
        severity: .note,
        summary: "A definition, a declaration or a submodule was not compared.",
        explanation: """
            A definition with errors cannot be compared, and system intents are not compared. If a file with \
            errors is the same in both states, or the configuration accepts its errors, everything else is compared; \
            otherwise the comparison fails.

            Swift that intentc does not understand is not compared, nor are submodules that are not checked out or lack \
            the commit. `git submodule update --init --recursive` fetches them.
            """
    )
}
