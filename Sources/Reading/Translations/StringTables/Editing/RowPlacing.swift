import Diagnostics

/// Finds where new rows belong in a table.
struct RowPlacing {
    enum Place: Hashable {
        case after(Int)
        case before(Int)
        /// The end of a table that has no rows.
        case end
    }

    private let keys: [String]
    private let isSorted: Bool
    private let ranks: [String: Int]
    /// For each key in the order, the row of the nearest earlier key that has one.
    private let rowBefore: [Int?]
    /// For each key in the order, the row of the nearest later key that has one.
    private let rowAfter: [Int?]

    init(_ table: StringTable, order: [String]) {
        keys = table.entries.map(\.key)
        // One or two rows do not show whether the table is sorted.
        isSorted = keys.count > 2 && zip(keys, keys.dropFirst()).allSatisfy { KeyOrder.precedes($0, $1) }
        let positions = Dictionary(keys.enumerated().map { ($1, $0) }) { first, _ in first }
        let rows = order.map { positions[$0] }
        rowBefore = Self.nearestBefore(rows)
        rowAfter = Self.nearestBefore(rows.reversed()).reversed()
        ranks = Dictionary(order.enumerated().map { ($1, $0) }) { first, _ in first }
    }

    private static func nearestBefore(_ rows: [Int?]) -> [Int?] {
        var nearest: Int?
        return rows.map { row in
            defer { nearest = row ?? nearest }
            return nearest
        }
    }

    /// Sorts new rows into the order in which to write them.
    func sorted(_ rows: [RowText]) -> [RowText] {
        if isSorted { return rows.sorted { KeyOrder.precedes($0.key, $1.key) } }
        return rows.enumerated().sorted { left, right in
            let leftRank = ranks[left.element.key] ?? Int.max
            let rightRank = ranks[right.element.key] ?? Int.max
            return (leftRank, left.offset) < (rightRank, right.offset)
        }.map(\.element)
    }

    func place(of key: String) -> Place {
        guard !keys.isEmpty else { return .end }
        if isSorted {
            let count = keys.countOfFirst { KeyOrder.precedes($0, key) }
            return count == 0 ? .before(0) : .after(count - 1)
        }
        guard let rank = ranks[key] else { return .after(keys.count - 1) }
        if let row = rowBefore[rank] { return .after(row) }
        if let row = rowAfter[rank] { return .before(row) }
        return .after(keys.count - 1)
    }
}

/// Xcode's order of keys, which is that of the platform's JSON writer: case-insensitive, with numbers compared by
/// value.
package enum KeyOrder {
    package static func precedes(_ left: String, _ right: String) -> Bool {
        let (first, second) = (Array(left.unicodeScalars), Array(right.unicodeScalars))
        var (i, j) = (0, 0)
        while i < first.count, j < second.count {
            if isDigit(first[i]), isDigit(second[j]) {
                let (one, other) = (digits(first, &i), digits(second, &j))
                if one != other {
                    return one.count == other.count ? one.lexicographicallyPrecedes(other) : one.count < other.count
                }
                continue
            }
            let (one, other) = (folded(first[i]), folded(second[j]))
            if one != other { return one < other }
            i += 1
            j += 1
        }
        if i < first.count || j < second.count { return i >= first.count }
        return left.unicodeScalars.lexicographicallyPrecedes(right.unicodeScalars)
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    /// Reads a run of digits, without leading zeros.
    private static func digits(_ text: [Unicode.Scalar], _ index: inout Int) -> ArraySlice<Unicode.Scalar> {
        let start = index
        while index < text.count, isDigit(text[index]) { index += 1 }
        return text[start..<index].drop { $0 == "0" }
    }

    private static func folded(_ scalar: Unicode.Scalar) -> UInt32 {
        ("A"..."Z").contains(scalar) ? scalar.value + 32 : scalar.value
    }
}
