import IntentSchema
import Presentation

/// A definition's graph as SVG: boxes in columns, and lines that lead to the right.
///
/// The columns follow from what definitions are (intents, their parameters, the types of these), so that a layout of our own does
/// what Graphviz would do, and the page is the same on every machine.
struct GraphDrawing {
    private let graph: DefinitionGraph
    private let layout: LayeredLayout
    private let anchor: Anchor

    private static let boxWidth = 180.0
    private static let boxHeight = 34.0
    private static let columnWidth = 300.0
    private static let rowHeight = 58.0
    private static let margin = 16.0

    init(_ schema: Schema, anchor: Anchor) {
        graph = DefinitionGraph(schema)
        layout = LayeredLayout(nodes: graph.nodes.count, edges: graph.edges.map { ($0.from, $0.to) })
        self.anchor = anchor
    }

    var isEmpty: Bool { graph.edges.isEmpty }

    var html: HTML {
        let width = Double((layout.columns.max() ?? 0)) * Self.columnWidth + Self.boxWidth + 2 * Self.margin
        let lowest = max(layout.rows.max() ?? 0, layout.passages.joined().max() ?? 0)
        let height = Double(lowest + 1) * Self.rowHeight + 2 * Self.margin
        let title = Anchor("graph-title", anchor.name)
        let attributes: [HTMLAttribute] = [
            .plain("viewBox", "0 0 \(width) \(height)"), .plain("width", width), .plain("height", height),
            .plain("role", "img"), .reference("aria-labelledby", title),
        ]
        let summary =
            "What refers to what: \(graph.nodes.count) declarations, \(graph.edges.count) references. "
            + "The list below says the same."
        let parts = [.element("title", [.id(title)], text: summary)] + graph.edges.indices.map(edge)
        return .scrollable("Graph", .element("svg", attributes, parts + graph.nodes.indices.map(node)))
    }

    /// The edges in words, for those who do not see the drawing.
    var list: HTML {
        let sentences = graph.edges.map { edge in
            let (from, to) = (graph.nodes[edge.from], graph.nodes[edge.to])
            let verb = from.kind == .intent && to.kind == .parameter ? "has" : to.kind == .parameter ? "shows" : "uses"
            let label = edge.label.isEmpty ? "" : " (\(edge.label))"
            return "\(from.kind.rawValue) \(from.name) \(verb) \(to.kind.rawValue) \(to.name)\(label)"
        }
        return .element(
            "details",
            [],
            [.element("summary", text: "The graph as a list")]
                + [.element("ul", [], sentences.map { .element("li", text: $0) })]
        )
    }

    private func corner(_ node: Int) -> (x: Double, y: Double) {
        (
            Self.margin + Double(layout.columns[node]) * Self.columnWidth,
            Self.margin + Double(layout.rows[node]) * Self.rowHeight
        )
    }

    private func node(_ node: Int) -> HTML {
        let (x, y) = corner(node)
        let name = graph.nodes[node].name
        let style: HTMLAttribute =
            switch graph.nodes[node].kind {
            case .intent: .style(class: "node intent")
            case .parameter: .style(class: "node parameter")
            case .enumeration: .style(class: "node enumeration")
            case .type: .style(class: "node type")
            }
        let radius: Double =
            switch graph.nodes[node].kind {
            case .intent: 4
            case .parameter: Self.boxHeight / 2
            case .enumeration, .type: 10
            }
        let box: [HTMLAttribute] = [
            .plain("x", x), .plain("y", y), .plain("width", Self.boxWidth), .plain("height", Self.boxHeight),
            .plain("rx", radius),
        ]
        let middle: [HTMLAttribute] = [
            .plain("x", x + Self.boxWidth / 2), .plain("y", y + 22), .plain("text-anchor", "middle"),
        ]
        let children: [HTML] = [
            .element("title", text: "\(graph.nodes[node].kind.rawValue) \(name)"), .element("rect", box),
            .element("text", middle, text: Self.cut(name, to: 22)),
        ]
        return .element("g", [style], children)
    }

    private func edge(_ index: Int) -> HTML {
        let edge = graph.edges[index]
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
        var children: [HTML] = [.element("path", [.plain("d", path)])]
        if !edge.label.isEmpty { children.insert(.element("title", text: edge.label), at: 0) }
        if let condition = edge.condition {
            let attributes: [HTMLAttribute] = [
                .style(class: "condition"), .plain("x", to.x - 6), .plain("y", to.y + Self.boxHeight / 2 - 6),
                .plain("text-anchor", "end"),
            ]
            children.append(.element("text", attributes, text: Self.cut(condition, to: 14)))
        }
        return .element("g", [.style(class: "edge")], children)
    }

    /// As much of a name as fits. The whole of it is the title of its box or line.
    private static func cut(_ name: String, to length: Int) -> String {
        let scalars = name.unicodeScalars
        return scalars.count <= length ? name : String(String.UnicodeScalarView(scalars.prefix(length - 1))) + "…"
    }
}
