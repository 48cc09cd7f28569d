import Diagnostics

/// What lint says about a declaration, where the declaration is.
enum FindingsList {
    static func html(_ findings: [ShownDefinition.Finding]) -> [HTML] {
        guard !findings.isEmpty else { return [] }
        let items = findings.map { finding -> HTML in
            let (style, icon): (StaticString, Icon) =
                switch finding.severity {
                case .error: ("note lost", .lost)
                case .warning: ("note maybe", .maybe)
                case .note: ("note", .info)
                }
            return .element(
                "li",
                class: style,
                [
                    icon.html(finding.severity.word),
                    .element(
                        "span",
                        [],
                        [.text(finding.message + " "), .element("small", text: "\(finding.code), \(finding.place)")]
                    ),
                ]
            )
        }
        return [.element("ul", [.plain("aria-label", "Findings")], items)]
    }
}
