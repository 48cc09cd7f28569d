import IntentSchema

/// Texts of a definition as HTML, with tokens for variables and IDs that let the script translate them.
struct TextMarkup {
    private var titles: [String: LocalizedText] = [:]

    init(_ intent: Intent) {
        for value in intent.response.parameters { titles[value.name] = value.displayName }
        for parameter in intent.parameters { titles[parameter.name] = parameter.displayName }
    }

    init() {}

    /// A text of the definition; `fallback` if it is empty.
    func html(_ text: LocalizedText, fallback: String = "") -> HTML {
        guard let written = text.shown else {
            return .element("span", class: "dim", with: [Self.id(text)], text: fallback)
        }
        return .element("span", with: [.plain("dir", "auto"), Self.id(text)], pieces(of: written))
    }

    func knowsVariables(of text: String) -> Bool {
        TextVariables.variables(in: text).allSatisfy {
            titles[$0.root] != nil || TextVariables.systemNames.contains($0.root)
        }
    }

    static func id(_ text: LocalizedText) -> HTMLAttribute? { text.id.map { .plain("data-i", $0) } }

    /// The pieces of a text: words, and tokens for variables.
    ///
    /// - Parameter names: Variables to show by name instead of by title.
    func pieces(of text: String, withNames names: Set<String> = []) -> [HTML] {
        let bytes = Array(text.utf8)
        var pieces: [HTML] = []
        var start = 0
        func add(_ range: Range<Int>) {
            if !range.isEmpty { pieces.append(.text(String(decoding: bytes[range], as: UTF8.self))) }
        }
        for variable in TextVariables.variables(in: text) {
            add(start..<variable.offsets.lowerBound)
            let title = variable.name == variable.root ? titles[variable.root]?.shown : nil
            let shown = names.contains(variable.name) ? HTML.name(variable.name) : .text(title ?? variable.name)
            pieces.append(.element("b", with: [.plain("data-p", variable.name)], [shown]))
            start = variable.offsets.upperBound
        }
        add(start..<bytes.count)
        return pieces
    }
}

extension String {
    /// A name from code as words: `soldOut` → `Sold out`.
    package var spacedWords: String {
        var words = ""
        for character in self {
            if character.isUppercase, words.last?.isLowercase == true { words += " " }
            words += words.isEmpty ? character.uppercased() : character.lowercased()
        }
        return words
    }
}

extension HTML {
    static func name(_ name: String) -> HTML { .element("code", text: name) }

    static func folded(_ title: String, class style: StaticString, _ children: [HTML]) -> HTML {
        let summary = HTML.element("summary", [Icon.chevron.html(), .text(title)])
        return .element("details", class: style, [summary] + children)
    }

    /// A part of an intent that changes with the chosen language.
    static func part(_ title: String, _ content: [HTML]) -> HTML {
        .element("div", with: [.flag("data-localized")], [.element("h3", text: title)] + content)
    }

    /// Rows of settings, grouped as the system does.
    static func sheet(_ label: String, _ content: [HTML]) -> HTML {
        .element("div", class: "sheet", with: [.plain("role", "group"), .plain("aria-label", label)], content)
    }

    static func list(_ style: StaticString, _ items: [HTML]) -> HTML { .element("ul", class: style, items) }
}
