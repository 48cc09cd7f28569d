import Diagnostics

enum FindingsList {
    /// - Parameters:
    ///   - title: The title under which more than three findings are folded; `nil` to never fold them.
    ///   - hasHelp: Whether to say what a finding leads to.
    static func html(
        _ findings: [ShownDefinition.Finding],
        foldedAs title: String? = nil,
        withHelp hasHelp: Bool = false
    ) -> [HTML] {
        guard !findings.isEmpty else { return [] }
        let items = findings.map { finding -> HTML in
            let diagnostic = finding.diagnostic
            let (style, icon): (StaticString, Icon) =
                switch diagnostic.severity {
                case .error: ("note lost", .lost)
                case .warning: ("note maybe", .maybe)
                case .note: ("note", .info)
                }
            let code = HTML.text("\(diagnostic.kind.code) \(diagnostic.kind.name)")
            let relation = HTMLAttribute.plain("rel", "noreferrer")
            let rule = finding.page.map { HTML.element("a", with: [.link(to: $0), relation], [code]) }
            let place = HTML.element("small", [rule ?? code, .text(", \(finding.place)")])
            let help = hasHelp ? diagnostic.help.map { HTML.element("em", text: $0) } : nil
            let words = HTML.element("span", [.text(diagnostic.message + " "), help, place])
            return .element("li", class: style, [icon.html(diagnostic.severity.word), words])
        }
        let list = HTML.element("ul", with: [.plain("aria-label", "Findings")], items)
        // String tables in many languages can have many findings.
        guard let title, findings.count > 3 else { return [list] }
        let style: StaticString = findings.contains { $0.diagnostic.severity == .error } ? "dev grave" : "dev"
        return [.folded("\(findings.count) \(title)", class: style, [list])]
    }
}
