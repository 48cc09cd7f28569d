import Diagnostics
import IntentSchema

extension Rule {
    package static let unknownIsOffered: Rule = Rule(
        code: "IN0345",
        name: "unknown-is-offered",
        severity: .note,
        summary: "The case `unknown` has the display name of a real choice.",
        explanation: """
            The first case, `unknown`, is the value of a parameter that no one has set, and the system does not offer \
            it. Its display name reads as if users were meant to choose it: they never can. Add a separate case for \
            the choice. If another case has the same name, nothing is reported.
            """,
        triggering: [.enumeration("Name: Size, Values: [{ Name: unknown, DisplayName: ↓Medium }, { Name: large }]")],
        passing: [
            .enumeration("Name: Size, Values: [{ Name: unknown, DisplayName: Not set }, { Name: large }]"),
            .enumeration(
                "Name: Size, Values: [{ Name: unknown, DisplayName: Large }, { Name: large, DisplayName: Large (Default) }]"
            ),
        ]
    ) { context, findings in
        let found = context.definition.enumerations.compactMap { enumeration -> (String, Written<String>)? in
            guard let value = enumeration.values.first, value.name?.value == "unknown",
                let text = value.displayName.text, !value.displayName.isBlank, !meansNothing(text.value),
                !enumeration.values.dropFirst().contains(where: { other in
                    let name = other.displayName.text?.value ?? ""
                    return name == text.value || name.hasPrefix(text.value + " (")
                })
            else { return nil }
            return (enumeration.symbol, text)
        }
        // Usually all enumerations are written this way, so report them together.
        guard let (symbol, text) = found.first else { return }
        findings.report(
            found.count == 1
                ? "'\(text.value.shortened)' is the name of the case 'unknown', which users are never offered"
                : "\(found.count) enumerations give the case 'unknown', which users are never offered, a name: "
                    + found.map(\.1.value.shortened).sorted().quotedList(),
            at: text.range,
            symbol: symbol + "/case/unknown",
            related: found.dropFirst().prefix(3).map { ("'\($0.1.value.shortened)'", $0.1.range) }
        )
    }

    /// Whether a text says that nothing is known or chosen, or is not in the letters of the words below.
    private static func meansNothing(_ text: String) -> Bool {
        guard text.utf8.allSatisfy({ $0 < 0x80 }), text.utf8.contains(where: { $0 | 0x20 >= 0x61 }) else { return true }
        let lowercased = text.lowercased()
        return nothing.contains { lowercased.firstOccurrence(of: $0) != nil } || all.contains(lowercased)
    }

    /// What apps do if nothing is chosen.
    private static let all: Set<String> = ["all", "any", "auto", "automatic", "default", "everything"]

    private static let nothing = [
        "unknown", "unspecified", "undefined", "invalid", "unset", "not set", "not ", "no ", "none", "n/a", "choose",
        "select", "placeholder", "error", "unsupported", "unbekannt", "inconnu", "desconocid", "sconosciut", "onbekend",
    ]
}
