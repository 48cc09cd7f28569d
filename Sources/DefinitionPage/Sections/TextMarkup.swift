import IntentSchema

/// Texts for people as HTML: variables as chips, and marked with their ids so that translations can take their place.
struct TextMarkup {
    /// What people see instead of a variable's name.
    private let names: [String: LocalizedText]

    init(_ intent: Intent) {
        var names: [String: LocalizedText] = [:]
        for value in intent.response.parameters { names[value.name] = value.displayName }
        for parameter in intent.parameters { names[parameter.name] = parameter.displayName }
        self.names = names
    }

    init() { names = [:] }

    /// A text of the definition; `fallback` where it has none.
    func html(_ text: LocalizedText, fallback: String = "") -> HTML {
        guard let written = text.text, !written.isEmpty else {
            return .element("span", [.style(class: "dim")] + id(text), text: fallback)
        }
        return .element("span", [.plain("dir", "auto")] + id(text), pieces(of: written))
    }

    private func id(_ text: LocalizedText) -> [HTMLAttribute] { text.id.map { [.plain("data-text", $0)] } ?? [] }

    /// The pieces of a text: words, and chips for its variables.
    func pieces(of text: String) -> [HTML] {
        let bytes = Array(text.utf8)
        var pieces: [HTML] = []
        var start = 0
        func add(_ range: Range<Int>) {
            if !range.isEmpty { pieces.append(.text(String(decoding: bytes[range], as: UTF8.self))) }
        }
        for variable in TextVariables.variables(in: text) {
            add(start..<variable.offsets.lowerBound)
            pieces.append(chip(variable))
            start = variable.offsets.upperBound
        }
        add(start..<bytes.count)
        return pieces
    }

    private func chip(_ variable: TextVariables.Variable) -> HTML {
        let known = names[variable.root].flatMap { $0.text?.isEmpty == false ? $0 : nil }
        let attributes: [HTMLAttribute] = [.style(class: "chip"), .plain("title", variable.name)]
        guard let known, let text = known.text, variable.name == variable.root else {
            return .element("span", attributes, text: variable.name)
        }
        return .element("span", attributes, text: text)
    }
}

extension HTML {
    static func name(_ name: String) -> HTML { .element("code", text: name) }

    /// A table with a heading in each column.
    static func table(_ head: [String], _ rows: [[HTML]]) -> HTML {
        let heading = HTML.element("tr", [], head.map { .element("th", [.plain("scope", "col")], text: $0) })
        let body = rows.map { row in HTML.element("tr", [], row.map { .element("td", [], [$0]) }) }
        return scrollable(head.joined(separator: ", "), table(heading: heading, rows: body))
    }

    static func table(_ attributes: [HTMLAttribute] = [], heading: HTML, rows: [HTML]) -> HTML {
        .element("table", attributes, [.element("thead", [], [heading]), .element("tbody", [], rows)])
    }

    /// What may be wider than the page, so that keyboards can scroll it.
    static func scrollable(_ label: String, _ content: HTML) -> HTML {
        let attributes: [HTMLAttribute] = [
            .style(class: "scroll"), .plain("tabindex", "0"), .plain("role", "group"), .plain("aria-label", label),
        ]
        return .element("div", attributes, [content])
    }

    static func list(_ name: StaticString, _ items: [[HTML]], _ attributes: [HTMLAttribute] = []) -> HTML {
        .element(name, attributes, items.map { .element("li", [], $0) })
    }
}
