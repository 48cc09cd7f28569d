import Diagnostics

/// A piece of HTML that treats everything from a definition as text.
///
/// Names of elements and attributes are literals of this module, and everything else is escaped when it is printed. A
/// `String` never becomes markup, so no text can inject an element, an attribute, a style, or a script.
struct HTML: Sendable {
    fileprivate enum Content: Sendable {
        case element(StaticString, [HTMLAttribute?], [HTML?])
        case text(String)
        /// The source of a style or a script, which is always a literal.
        case source(StaticString, StaticString)
    }

    fileprivate let content: Content

    private init(_ content: Content) { self.content = content }

    /// - Parameter style: A class that the page's style defines.
    static func element(
        _ name: StaticString,
        class style: StaticString? = nil,
        with attributes: [HTMLAttribute?] = [],
        _ children: [HTML?] = []
    ) -> HTML {
        HTML(.element(name, style.map { [.style(class: $0)] + attributes } ?? attributes, children))
    }

    static func element(
        _ name: StaticString,
        class style: StaticString? = nil,
        with attributes: [HTMLAttribute?] = [],
        text: String
    ) -> HTML {
        element(name, class: style, with: attributes, [.text(text)])
    }

    /// A text. Characters that would hide or reorder it are made visible.
    static func text(_ text: String) -> HTML { HTML(.text(text)) }

    static func style(_ source: StaticString) -> HTML { HTML(.source("style", source)) }
    static func script(_ source: StaticString) -> HTML { HTML(.source("script", source)) }
}

/// An attribute whose name is a literal and whose value is escaped.
struct HTMLAttribute: Sendable {
    fileprivate let name: StaticString
    fileprivate let value: String

    private init(_ name: StaticString, _ value: String) {
        self.name = name
        self.value = value
    }

    /// An attribute that is safe with any value, so never one for addresses, styles, or scripts.
    static func plain(_ name: StaticString, _ value: String) -> Self {
        assert(!["href", "src", "style", "srcdoc", "action"].contains("\(name)") && !"\(name)".hasPrefix("on"))
        return Self(name, value)
    }

    static func plain(_ name: StaticString, _ value: Double) -> Self {
        Self(name, Int(exactly: value).map { String($0) } ?? "\(value)")
    }

    static func flag(_ name: StaticString) -> Self { Self(name, "") }

    static func style(class name: StaticString) -> Self { Self("class", "\(name)") }
    static func id(_ anchor: Anchor) -> Self { Self("id", anchor.name) }
    static func link(to anchor: Anchor) -> Self { Self("href", "#" + anchor.name) }
    /// A link to the page about a rule. No other links leave the page.
    static func link(to page: String) -> Self { Self("href", page.hasPrefix("http") ? page : "#") }
    static func reference(_ name: StaticString, _ anchor: Anchor) -> Self { Self(name, anchor.name) }
}

/// A link target on the page. Its name has only letters, digits, dots, and hyphens, whatever names it is made from.
struct Anchor: Hashable, Sendable {
    let name: String

    init(_ prefix: StaticString, _ parts: String...) {
        var name = "\(prefix)"
        for part in parts {
            name += "."
            for scalar in part.unicodeScalars {
                switch scalar {
                case "a"..."z", "A"..."Z", "0"..."9": name.unicodeScalars.append(scalar)
                default: name += "-" + String(scalar.value, radix: 16) + "-"
                }
            }
        }
        self.name = name
    }
}

// MARK: - Printing

struct HTMLPrinter {
    private(set) var bytes: [UInt8] = []

    private static let voidElements: Set<String> = ["meta", "input", "br", "hr", "col"]
    /// Elements after which a line ends, so that differences between pages are readable.
    private static let lines: Set<String> = [
        "div", "p", "li", "ul", "ol", "tr", "table", "section", "header", "main", "nav", "h1", "h2", "h3", "h4",
        "figure", "fieldset", "dt", "dd", "option", "select", "symbol", "button", "head", "body", "title", "meta",
        "style", "script", "details", "summary", "dl", "aside", "svg",
    ]

    mutating func print(_ html: HTML) {
        switch html.content {
        case .text(let text): escape(text.visible)
        case .source(let name, let source):
            bytes += "<\(name)>".utf8
            append(source)
            bytes += "</\(name)>\n".utf8
        case .element(let name, let attributes, let children):
            let word = "\(name)"
            bytes.append(UInt8(ascii: "<"))
            append(name)
            for case let attribute? in attributes {
                bytes.append(0x20)
                append(attribute.name)
                if attribute.value.isEmpty { continue }
                bytes += "=\"".utf8
                escape(attribute.value.visible)
                bytes.append(UInt8(ascii: "\""))
            }
            bytes.append(UInt8(ascii: ">"))
            if !Self.voidElements.contains(word) {
                for case let child? in children { print(child) }
                bytes += "</".utf8
                append(name)
                bytes.append(UInt8(ascii: ">"))
            }
            if Self.lines.contains(word) { bytes.append(0x0A) }
        }
    }

    private mutating func append(_ text: StaticString) {
        bytes.append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    private mutating func escape(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): bytes += "&amp;".utf8
            case UInt8(ascii: "<"): bytes += "&lt;".utf8
            case UInt8(ascii: ">"): bytes += "&gt;".utf8
            case UInt8(ascii: "\""): bytes += "&quot;".utf8
            case UInt8(ascii: "'"): bytes += "&#39;".utf8
            case UInt8(ascii: "`"): bytes += "&#96;".utf8
            default: bytes.append(byte)
            }
        }
    }
}
