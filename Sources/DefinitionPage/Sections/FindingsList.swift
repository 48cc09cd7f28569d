import Diagnostics

/// What lint says about a declaration, where the declaration is.
struct FindingsList {
    private let findings: [ShownDefinition.Finding]

    /// The findings about a declaration and what is in it.
    init(_ findings: [ShownDefinition.Finding], about symbol: String) {
        self.findings = findings.filter { $0.symbol == symbol || $0.symbol.hasPrefix(symbol + "/") }
    }

    /// The findings about anything but some declarations.
    init(_ findings: [ShownDefinition.Finding], besides symbols: [String]) {
        self.findings = findings.filter { finding in
            !symbols.contains { finding.symbol == $0 || finding.symbol.hasPrefix($0 + "/") }
        }
    }

    var html: [HTML] {
        guard !findings.isEmpty else { return [] }
        let items = findings.map { finding -> HTML in
            let style: HTMLAttribute =
                switch finding.severity {
                case .error: .style(class: "error")
                case .warning: .style(class: "warning")
                case .note: .style(class: "note")
                }
            return .element(
                "li",
                [style],
                [
                    .element("b", text: finding.severity.word), .text(": \(finding.message) "),
                    .element("small", text: "\(finding.code), \(finding.place)"),
                ]
            )
        }
        return [.element("ul", [.style(class: "findings"), .plain("aria-label", "Findings")], items)]
    }
}

/// What has changed, with what that does to people.
struct ChangesList {
    private let changes: [ShownChange]

    init(_ changes: [ShownChange]) { self.changes = changes }

    var html: [HTML] {
        guard !changes.isEmpty else { return [] }
        let items = changes.map { change -> HTML in
            let isBreaking = !change.effects.isEmpty
            return .element(
                "li",
                [.style(class: isBreaking ? "warning" : "note")],
                [.element("b", text: isBreaking ? "breaking" : "changed"), .text(": \(change.sentence)")]
                    + change.effects.flatMap { [.element("br"), .element("small", text: $0)] }
            )
        }
        return [.element("ul", [.style(class: "findings"), .plain("aria-label", "Changes")], items)]
    }
}
