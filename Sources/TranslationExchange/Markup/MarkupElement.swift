struct MarkupElement {
    /// The name without a prefix.
    var name: String
    /// The namespace that the name belongs to; empty for none.
    var namespace: String
    /// The attributes by their names as they are written: `id`, `xml:space`.
    var attributes: [String: String]
    var children: [Child]
    var offset: Int

    enum Child {
        case element(MarkupElement)
        case text(String)
    }

    func elements(_ name: String) -> [MarkupElement] { elements.filter { $0.name == name } }

    /// The elements among the children in the element's own namespace.
    var elements: [MarkupElement] {
        children.compactMap { child in
            if case .element(let element) = child, element.namespace == namespace { return element }
            return nil
        }
    }

    func element(_ name: String) -> MarkupElement? { elements(name).first }
}
