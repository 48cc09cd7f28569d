import Diagnostics
import IntentSchema
import Presentation

/// A page that shows definitions to people who review, translate and design them: one file, without a network, readable without
/// scripts.
package struct DefinitionPage: Sendable {
    /// What is shown, one definition after the other.
    package var definitions: [ShownDefinition]
    /// What the old state is called, where two are compared.
    package var baseName: String?

    package init(_ definitions: [ShownDefinition], baseName: String? = nil) {
        self.definitions = definitions
        self.baseName = baseName
    }

    package var html: [UInt8] {
        var printer = HTMLPrinter()
        printer.print(.element("html", [.plain("lang", "en")], [head, body]))
        return Array("<!DOCTYPE html>\n".utf8) + printer.bytes + [0x0A]
    }

    /// Nothing is loaded, nothing is sent, and of styles and scripts only those of this module count.
    private var policy: String {
        "default-src 'none'; style-src \(ContentHash.source(of: PageStyle.source)); "
            + "script-src \(ContentHash.source(of: PageScript.source)); base-uri 'none'; form-action 'none'"
    }

    private var title: String {
        definitions.count == 1 ? definitions[0].schema.path : "\(definitions.count) intent definitions"
    }

    private var head: HTML {
        .element(
            "head",
            [],
            [
                .element("meta", [.plain("charset", "utf-8")]),
                .element("meta", [.plain("http-equiv", "Content-Security-Policy"), .plain("content", policy)]),
                .element(
                    "meta",
                    [.plain("name", "viewport"), .plain("content", "width=device-width, initial-scale=1")]
                ),
                .element("title", text: title),
                .style(PageStyle.source),
            ]
        )
    }

    private var body: HTML {
        let main = Anchor("main")
        return .element(
            "body",
            [],
            [
                .element("a", [.style(class: "skip"), .link(to: main)], text: "Skip to the definitions"),
                .element(
                    "header",
                    [],
                    [
                        .element("h1", text: title),
                        .element(
                            "p",
                            [.style(class: "dim")],
                            text:
                                "What people see of these definitions, approximately: the system's own look differs from device to "
                                + "device."
                        ),
                    ] + (baseName.map { [.element("p", text: "Compared with \($0).")] } ?? [])
                ),
                contents,
                .element(
                    "main",
                    [.id(main)],
                    definitions.enumerated().map {
                        DefinitionSection($1, number: $0, baseName: baseName, isAlone: definitions.count == 1).html
                    }
                ),
                .script(PageScript.source),
            ]
        )
    }

    private var contents: HTML {
        let links = definitions.enumerated().flatMap { number, definition in
            definition.sortedIntents.map { intent in
                HTML.element(
                    "li",
                    [],
                    [.element("a", [.link(to: Anchor("intent", String(number), intent.name))], text: intent.name)]
                )
            }
        }
        return .element("nav", [.plain("aria-label", "Intents")], [.element("ul", [], links)])
    }
}

/// One definition with what is known around it.
package struct ShownDefinition: Sendable {
    package var schema: Schema
    package var languages: [Language]
    package var findings: [Finding]
    /// How it was before, where two states are compared and it was there.
    package var old: Schema?
    package var changes: [ShownChange]

    package init(
        _ schema: Schema,
        languages: [Language] = [],
        findings: [Finding] = [],
        old: Schema? = nil,
        changes: [ShownChange] = []
    ) {
        self.schema = schema
        self.languages = languages
        self.findings = findings
        self.old = old
        self.changes = changes
    }

    /// The texts of one language by their ids.
    package struct Language: Sendable {
        package let name: String
        private let texts: [String: String]
        /// Xcode splits a text with a variable that is an enumeration into one for each case, with the case's id after its own.
        private let variants: [String: [String]]

        package init(name: String, texts: [String: String]) {
            self.name = name
            self.texts = texts
            var variants: [String: [String]] = [:]
            for (key, text) in texts.sorted(by: { $0.key < $1.key }) where !text.isEmpty {
                guard let dash = key.utf8.lastIndex(of: UInt8(ascii: "-")) else { continue }
                variants[String(key[..<dash]), default: []].append(text)
            }
            self.variants = variants
        }

        /// The translation of a text, or all that there are of its variants; `nil` for none.
        func text(of id: String) -> String? {
            if let text = texts[id], !text.isEmpty { return text }
            return variants[id]?.joined(separator: " / ")
        }

        /// Whether it is written from right to left, by its tag: the languages of the Arabic, Hebrew, Syriac and Thaana scripts.
        var isRightToLeft: Bool {
            let parts = name.split { $0 == "-" || $0 == "_" }.map { $0.lowercased() }
            if parts.dropFirst().contains(where: { ["arab", "hebr", "thaa", "syrc", "nkoo", "adlm"].contains($0) }) {
                return true
            }
            if parts.dropFirst().contains("latn") || parts.dropFirst().contains("cyrl") { return false }
            return ["ar", "he", "iw", "fa", "ur", "ps", "dv", "yi", "ckb", "sd", "ug", "syr", "arc", "nqo"].contains(
                parts.first ?? ""
            )
        }
    }

    package struct Finding: Sendable {
        package var severity: Severity
        /// `IN0401 reserved-name`.
        package var code: String
        package var message: String
        /// The declaration that it is about, as `Diagnostic.symbol` names it.
        package var symbol: String
        /// The file and the line, where it is known.
        package var place: String

        package init(severity: Severity, code: String, message: String, symbol: String, place: String) {
            self.severity = severity
            self.code = code
            self.message = message
            self.symbol = symbol
            self.place = place
        }
    }

    var sortedIntents: [Intent] { schema.intents.sorted { $0.className < $1.className } }
}

/// A difference between two states of a definition.
package struct ShownChange: Sendable {
    package var sentence: String
    /// The names of what it is about in the old and the new state: `OrderSoup.size`.
    package var symbols: [String]
    /// What it does to whom; empty where nobody notices.
    package var effects: [String]

    package init(sentence: String, symbols: [String], effects: [String]) {
        self.sentence = sentence
        self.symbols = symbols
        self.effects = effects
    }

    /// Whether it is about a declaration or something in it.
    func concerns(_ name: String) -> Bool { symbols.contains { $0 == name || $0.hasPrefix(name + ".") } }
}
