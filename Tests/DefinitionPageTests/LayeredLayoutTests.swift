import Testing

@testable import DefinitionPage

@Suite struct LayeredLayoutTests {
    @Test func edgesLeadToTheRight() {
        let edges = [(0, 1), (1, 2), (0, 2), (3, 2)].map { (from: $0, to: $1) }
        let layout = LayeredLayout(nodes: 4, edges: edges)
        #expect(layout.columns == [0, 1, 2, 0])
        // The edge from 0 to 2 passes next to 1.
        #expect(layout.passages.map(\.count) == [0, 0, 1, 1])
        #expect(!layout.passages.joined().contains(layout.rows[1]))
    }

    @Test func neighboursStandSideBySide() {
        // In declaration order, the edges would cross.
        let layout = LayeredLayout(nodes: 4, edges: [(0, 3), (1, 2)].map { (from: $0, to: $1) })
        #expect(layout.rows[0] == layout.rows[3])
        #expect(layout.rows[1] == layout.rows[2])
    }

    @Test func circlesAndLoopsEnd() {
        let layout = LayeredLayout(nodes: 3, edges: [(0, 1), (1, 0), (2, 2), (1, 2)].map { (from: $0, to: $1) })
        #expect(layout.columns == [0, 1, 2])
        #expect(LayeredLayout(nodes: 0, edges: []).columns == [])
    }

    @Test func noTwoNodesShareAPlace() {
        var edges: [(from: Int, to: Int)] = []
        for from in 0..<60 { for to in stride(from: from + 1, to: 60, by: 7) { edges.append((from, to)) } }
        let layout = LayeredLayout(nodes: 60, edges: edges)
        let places = Set((0..<60).map { [layout.columns[$0], layout.rows[$0]] })
        #expect(places.count == 60)
        #expect(edges.allSatisfy { layout.columns[$0.from] < layout.columns[$0.to] })
    }
}
