import IntentSchema
import Presentation

/// A definition's graph as SVG: boxes in columns, with lines that lead to the right. It is identical on every machine.
struct GraphDrawing {
    private let nodes: [(kind: DefinitionGraph.Kind, name: String)]
    private let edges: [(from: Int, to: Int, label: String)]
    private let layout: LayeredLayout
    private let anchor: Anchor

    private static let boxWidth = 180.0
    private static let boxHeight = 34.0
    private static let columnWidth = 300.0
    private static let rowHeight = 50.0
    private static let margin = 2.0

    /// - Parameter schema: The definition to draw. Only declarations that are connected to others appear.
    init(_ schema: Schema, anchor: Anchor) {
        let whole = DefinitionGraph(schema, includesParameters: false)
        let own = Set(schema.types.filter { !$0.isImported }.map(\.name))
        let used = Set(whole.edges.map(\.to))
        let edges = whole.edges.filter { edge in
            let from = whole.nodes[edge.from]
            return from.kind == .intent || own.contains(from.name) || used.contains(edge.from)
        }
        let linked = Set(edges.flatMap { [$0.from, $0.to] }).sorted()
        let places = Dictionary(uniqueKeysWithValues: linked.enumerated().map { ($1, $0) })
        let names = Dictionary(
            schema.intents.map { ($0.name, $0.title.shown ?? $0.name) }
                + schema.enumerations.map { ($0.name, $0.displayName.shown ?? $0.name) }
                + schema.types.map { ($0.name, $0.displayName.shown ?? $0.name) }
        ) { first, _ in first }
        nodes = linked.map { (whole.nodes[$0].kind, names[whole.nodes[$0].name] ?? whole.nodes[$0].name) }
        self.edges = edges.compactMap { edge in
            guard let from = places[edge.from], let to = places[edge.to] else { return nil }
            return (from, to, edge.label)
        }
        layout = LayeredLayout(nodes: nodes.count, edges: self.edges.map { ($0.from, $0.to) })
        self.anchor = anchor
    }

    /// The drawing, and its lines in words for people who cannot see it. Empty if there are no lines.
    var html: [HTML] {
        if edges.isEmpty { return [] }
        // A graph that is wider than the page can be scrolled with the keyboard.
        let group: [HTMLAttribute?] = [
            .style(class: "scroll"), .plain("tabindex", "0"), .plain("role", "group"), .plain("aria-label", "Graph"),
        ]
        let sentences = edges.map { from, to, label in
            "\(nodes[from].name) uses \(nodes[to].name)" + (label.isEmpty ? "" : " (\(label))")
        }
        let list = HTML.list("list", sentences.map { .element("li", text: $0) })
        return [.element("div", with: group, [drawing]), .folded("The graph as a list", class: "dev", [list])]
    }

    private var drawing: HTML {
        let width = Double((layout.columns.max() ?? 0)) * Self.columnWidth + Self.boxWidth + 2 * Self.margin
        let lowest = max(layout.rows.max() ?? 0, layout.passages.joined().max() ?? 0)
        let height = Double(lowest) * Self.rowHeight + Self.boxHeight + 2 * Self.margin
        let title = Anchor("graph-title", anchor.name)
        let attributes: [HTMLAttribute?] = [
            .style(class: "rel"), .plain("viewBox", "0 0 \(width) \(height)"), .plain("width", width),
            .plain("height", height), .plain("role", "img"), .reference("aria-labelledby", title),
        ]
        let summary = "What uses what: \(nodes.count) boxes, \(edges.count) lines. The list below says the same."
        let parts: [HTML] = [.element("title", with: [.id(title)], text: summary)] + edges.indices.map(edge)
        return .element("svg", with: attributes, parts + nodes.indices.map(node))
    }

    static var legend: HTML {
        let shapes: [(StaticString, String)] = [
            ("n-i", "Intent"), ("n-e", "Choices"), ("n-o", "Object from the app"),
        ]
        return .list("key", shapes.map { .element("li", [.element("i", class: $0, []), .text($1)]) })
    }

    private func corner(_ node: Int) -> (x: Double, y: Double) {
        (
            Self.margin + Double(layout.columns[node]) * Self.columnWidth,
            Self.margin + Double(layout.rows[node]) * Self.rowHeight
        )
    }

    private func node(_ node: Int) -> HTML {
        let (x, y) = corner(node)
        let (kind, name) = nodes[node]
        let (style, radius): (StaticString, Double) =
            switch kind {
            case .intent, .parameter: ("n-i", 8)
            case .enumeration: ("n-e", Self.boxHeight / 2)
            case .type: ("n-o", 8)
            }
        let box: [HTMLAttribute?] = [
            .plain("x", x), .plain("y", y), .plain("width", Self.boxWidth), .plain("height", Self.boxHeight),
            .plain("rx", radius),
        ]
        let middle: [HTMLAttribute?] = [
            .plain("x", x + Self.boxWidth / 2), .plain("y", y + 22), .plain("text-anchor", "middle"),
        ]
        let children: [HTML] = [
            .element("title", text: name), .element("rect", with: box),
            .element("text", with: middle, text: Self.cut(name, to: 22)),
        ]
        return .element("g", class: style, children)
    }

    private func edge(_ index: Int) -> HTML {
        let edge = edges[index]
        let (from, to) = (corner(edge.from), corner(edge.to))
        let first = layout.columns[edge.from] + 1
        var points: [(x: Double, y: Double)] = [(from.x + Self.boxWidth, from.y + Self.boxHeight / 2)]
        for (offset, row) in layout.passages[index].enumerated() {
            let x = Self.margin + Double(first + offset) * Self.columnWidth
            let y = Self.margin + Double(row) * Self.rowHeight + Self.boxHeight / 2
            points += [(x, y), (x + Self.boxWidth, y)]
        }
        points.append((to.x, to.y + Self.boxHeight / 2))
        var path = "M\(points[0].x) \(points[0].y)"
        for (start, end) in zip(points, points.dropFirst()) {
            let bend = start.y == end.y ? 0 : max(40, (end.x - start.x) / 2)
            path += " C\(start.x + bend) \(start.y) \(end.x - bend) \(end.y) \(end.x) \(end.y)"
        }
        return .element("path", with: [.plain("d", path)])
    }

    /// Shortens a name to a number of characters. The tooltip shows the full name.
    private static func cut(_ name: String, to length: Int) -> String {
        let scalars = name.unicodeScalars
        return scalars.count <= length ? name : String(String.UnicodeScalarView(scalars.prefix(length - 1))) + "…"
    }
}
