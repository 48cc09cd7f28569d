struct MarkupElement {
    /// The name, without its prefix.
    var name: String
    /// The namespace of the name; empty if none.
    var namespace: String
    /// The attributes by their names as written, such as `id` and `xml:space`.
    var attributes: [String: String]
    var children: [Child]
    var offset: Int

    enum Child {
        case element(MarkupElement)
        case text(String)
    }

    func elements(_ name: String) -> [MarkupElement] { elements.filter { $0.name == name } }

    /// The child elements in the element's own namespace.
    var elements: [MarkupElement] {
        children.compactMap { child in
            if case .element(let element) = child, element.namespace == namespace { return element }
            return nil
        }
    }

    func element(_ name: String) -> MarkupElement? { elements(name).first }
}
