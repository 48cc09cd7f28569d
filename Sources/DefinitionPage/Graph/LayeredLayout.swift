/// Places nodes in columns so that edges lead to the right, by Sugiyama's method: each node is as far left as its
/// predecessors allow, and columns are ordered by the mean position of a node's neighbors.
struct LayeredLayout {
    private(set) var columns: [Int]
    /// The position of each node in its column, from 0.
    private(set) var rows: [Int]
    /// The rows that each edge passes through between its ends. They are reserved, so that it crosses no node.
    private(set) var passages: [[Int]]

    init(nodes: Int, edges: [(from: Int, to: Int)]) {
        columns = Self.columns(nodes, edges)
        rows = []
        passages = []
        // An edge across several columns becomes a chain of short edges, with places of its own.
        var chains: [[Int]] = []
        var links: [(from: Int, to: Int)] = []
        for edge in edges {
            var chain: [Int] = []
            var last = edge.from
            let next = columns[edge.from] + 1
            for column in next..<max(next, columns[edge.to]) {
                columns.append(column)
                links.append((last, columns.count - 1))
                last = columns.count - 1
                chain.append(last)
            }
            if edge.from != edge.to { links.append((last, edge.to)) }
            chains.append(chain)
        }
        order(links)
        passages = chains.map { chain in chain.map { rows[$0] } }
        columns = Array(columns.prefix(nodes))
        rows = Array(rows.prefix(nodes))
    }

    /// Orders each column by the mean positions of its nodes' neighbors, four times in alternating directions.
    private mutating func order(_ links: [(from: Int, to: Int)]) {
        let incoming = Dictionary(grouping: links, by: \.to).mapValues { $0.map(\.from) }
        let outgoing = Dictionary(grouping: links, by: \.from).mapValues { $0.map(\.to) }
        rows = Array(repeating: 0, count: columns.count)
        let width = (columns.max() ?? -1) + 1
        var members = Array(repeating: [Int](), count: width)
        for (node, column) in columns.enumerated() { members[column].append(node) }
        for column in members { place(column) }
        for round in 0..<4 {
            let isForward = round % 2 == 0
            for column in isForward ? Array(0..<width) : Array((0..<width).reversed()) {
                var middles: [(middle: Double, node: Int)] = []
                for node in members[column] {
                    let places = ((isForward ? incoming : outgoing)[node] ?? []).map { rows[$0] }
                    let sum = Double(places.reduce(0, +))
                    middles.append((places.isEmpty ? Double(rows[node]) : sum / Double(places.count), node))
                }
                middles.sort { ($0.middle, $0.node) < ($1.middle, $1.node) }
                members[column] = middles.map { $0.node }
                place(members[column])
            }
        }
    }

    private mutating func place(_ members: [Int]) {
        for (row, node) in members.enumerated() { rows[node] = row }
    }

    /// The column of each node: the length of the longest path to it. Edges that close cycles do not count.
    private static func columns(_ count: Int, _ edges: [(from: Int, to: Int)]) -> [Int] {
        var outgoing = Array(repeating: [Int](), count: count)
        for edge in edges { outgoing[edge.from].append(edge.to) }
        var state = Array(repeating: 0, count: count)
        var finished: [Int] = []
        var closing: Set<[Int]> = []
        for root in 0..<count where state[root] == 0 {
            var stack = [(node: root, next: 0)]
            state[root] = 1
            while let (node, next) = stack.last {
                guard next < outgoing[node].count else {
                    state[node] = 2
                    finished.append(node)
                    stack.removeLast()
                    continue
                }
                stack[stack.count - 1].next += 1
                let target = outgoing[node][next]
                if state[target] == 1 {
                    closing.insert([node, target])
                } else if state[target] == 0 {
                    state[target] = 1
                    stack.append((target, 0))
                }
            }
        }
        var columns = Array(repeating: 0, count: count)
        for node in finished.reversed() {
            for target in outgoing[node] where !closing.contains([node, target]) {
                columns[target] = max(columns[target], columns[node] + 1)
            }
        }
        return columns
    }
}
