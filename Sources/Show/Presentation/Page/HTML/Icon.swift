/// The icons of the page. Each is defined once and then referred to, so that no image is loaded.
enum Icon: CaseIterable {
    case widget, action, suggestion, arrows, chevron, search, info, ok
    case lost, maybe, code, tran, word, add

    /// - Parameter label: What assistive technologies read; `nil` if the text next to the icon says the same.
    func html(_ label: String? = nil) -> HTML {
        let name: [HTMLAttribute?] =
            label.map { [.plain("role", "img"), .plain("aria-label", $0)] } ?? [.plain("aria-hidden", "true")]
        return .element("svg", with: [.style(class: "i")] + name, [.element("use", with: [.link(to: anchor)])])
    }

    private var anchor: Anchor { Anchor("icon", "\(self)") }

    /// The definitions of all icons, in a hidden element.
    static var definitions: HTML {
        let symbols = allCases.map { icon in
            let paths = icon.paths.map { HTML.element("path", with: [.plain("d", $0)]) }
            return HTML.element("symbol", with: [.id(icon.anchor), .plain("viewBox", "0 0 16 16")], paths)
        }
        return .element("svg", class: "unseen", with: [.plain("aria-hidden", "true")], symbols)
    }

    private static let circle = "M14.2 8a6.2 6.2 0 1 1-12.4 0a6.2 6.2 0 0 1 12.4 0"

    private var paths: [String] {
        switch self {
        case .widget: ["M5 2h6a3 3 0 0 1 3 3v6a3 3 0 0 1-3 3h-6a3 3 0 0 1-3-3v-6a3 3 0 0 1 3-3", "M5 6h6M5 10h4"]
        case .action:
            [
                "M2 7a2.5 2.5 0 0 1 2.5-2.500h4a2.5 2.5 0 0 1 2.5 2.500v4a2.5 2.5 0 0 1-2.5 2.500h-4a2.5 2.5 0 0 1-2.5-2.500z",
                "M6 2h5a3 3 0 0 1 3 3v5",
            ]
        case .suggestion:
            [
                "M8 1.500c.7 4.2 2.3 5.8 6.5 6.500c-4.2.7-5.8 2.3-6.5 6.500c-.7-4.2-2.3-5.8-6.5-6.500c4.2-.7 5.8-2.3 6.5-6.5"
            ]
        case .arrows: ["M5 6l3-3l3 3M5 10l3 3l3-3"]
        case .chevron: ["M6 3.500l4.5 4.500l-4.5 4.5"]
        case .search: ["M11.5 7a4.5 4.5 0 1 1-9 0a4.5 4.5 0 0 1 9 0", "M10.5 10.500l3.5 3.5"]
        case .info: [Self.circle, "M8 7.500v3.500M8 5v.1"]
        case .ok: [Self.circle, "M5.3 8.200l2 2l3.5-4"]
        case .lost: ["M5.5 1.800h5l3.7 3.700v5l-3.7 3.700h-5l-3.7-3.700v-5z", "M6 6l4 4M10 6l-4 4"]
        case .maybe: ["M8 2.200l6.3 11.300h-12.600z", "M8 6.500v3.200M8 11.600v.1"]
        case .code: ["M5.5 4.500l-3.5 3.500l3.5 3.500M10.5 4.500l3.5 3.500l-3.5 3.5"]
        case .tran: [Self.circle, "M1.8 8h12.400M8 1.800c4 3.6 4 8.8 0 12.400c-4-3.6-4-8.8 0-12.4"]
        case .word: ["M3 13l.6-3l7.2-7.200l2.4 2.400l-7.2 7.200z"]
        case .add: [Self.circle, "M8 5v6M5 8h6"]
        }
    }
}

extension HTMLAttribute {
    static func colours(of icon: Icon) -> Self { .plain("data-h", "\(icon)") }
}

extension ShownChange.Harm {
    /// A distinct shape with its own colors.
    var icon: Icon {
        switch self {
        case .lost: .lost
        case .uncertain: .maybe
        case .code: .code
        case .translation: .tran
        case .wording: .word
        case .new: .add
        case .accepted, .harmless: .info
        }
    }
}
