import IntentSchema

/// Texts for people as HTML: variables as tokens, and marked with their ids so that translations can take their place.
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
        guard let written = text.shown else {
            return .element("span", class: "dim", with: [Self.id(text)], text: fallback)
        }
        return .element("span", with: [.plain("dir", "auto"), Self.id(text)], pieces(of: written))
    }

    func knowsVariables(of text: String) -> Bool {
        TextVariables.variables(in: text).allSatisfy { names[$0.root] != nil }
    }

    static func id(_ text: LocalizedText) -> HTMLAttribute? { text.id.map { .plain("data-i", $0) } }

    /// The pieces of a text: words, and tokens for its variables.
    func pieces(of text: String) -> [HTML] {
        let bytes = Array(text.utf8)
        var pieces: [HTML] = []
        var start = 0
        func add(_ range: Range<Int>) {
            if !range.isEmpty { pieces.append(.text(String(decoding: bytes[range], as: UTF8.self))) }
        }
        for variable in TextVariables.variables(in: text) {
            add(start..<variable.offsets.lowerBound)
            let known = variable.name == variable.root ? names[variable.root]?.shown : nil
            pieces.append(.element("b", with: [.plain("data-p", variable.name)], text: known ?? variable.name))
            start = variable.offsets.upperBound
        }
        add(start..<bytes.count)
        return pieces
    }
}

extension String {
    /// A name of code as words: `soldOut` → `Sold out`.
    package var asWords: String {
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

    /// Something that opens, with what it is called.
    static func folded(_ title: String, class style: StaticString, _ children: [HTML]) -> HTML {
        let summary = HTML.element("summary", [Icon.chevron.html(), .text(title)])
        return .element("details", class: style, [summary] + children)
    }

    /// A part of an intent, in the language that is chosen.
    static func part(_ title: String, _ content: [HTML]) -> HTML {
        .element("div", with: [.flag("data-localized")], [.element("h3", text: title)] + content)
    }

    /// Rows of what people set, as the system groups them.
    static func sheet(_ label: String, _ content: [HTML]) -> HTML {
        .element("div", class: "sheet", with: [.plain("role", "group"), .plain("aria-label", label)], content)
    }

    static func list(_ style: StaticString, _ items: [HTML]) -> HTML { .element("ul", class: style, items) }
}
