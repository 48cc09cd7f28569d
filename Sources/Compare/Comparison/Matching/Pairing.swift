/// Matches the elements of two lists.
package struct Pairing: Sendable {
    /// The old and new positions of elements in both lists, in the order of the new list.
    package private(set) var pairs: [(old: Int, new: Int)] = []
    /// The positions of elements only in the old list, in its order.
    package private(set) var removed: [Int] = []
    /// The positions of elements only in the new list, in its order.
    package private(set) var added: [Int] = []
    private var newPositions: [Int?] = []

    /// Pairs elements by what identifies them.
    ///
    /// - Parameter identities: What identifies an element, strongest first; each returns `nil` if an element lacks it.
    ///   Each element is paired once, by its strongest shared identity. Elements that share an identity are paired in
    ///   order.
    init<Element>(_ old: [Element], _ new: [Element], by identities: [(Element) -> String?]) {
        newPositions = Array(repeating: nil, count: old.count)
        var oldPositions: [Int?] = Array(repeating: nil, count: new.count)
        var leftInOld = Array(old.indices)
        var leftInNew = Array(new.indices)
        for identity in identities where !leftInOld.isEmpty && !leftInNew.isEmpty {
            var candidates: [String: [Int]] = [:]
            for position in leftInNew.reversed() {
                if let key = identity(new[position]) { candidates[key, default: []].append(position) }
            }
            for position in leftInOld {
                guard let key = identity(old[position]), let match = candidates[key]?.popLast() else { continue }
                newPositions[position] = match
                oldPositions[match] = position
            }
            leftInOld.removeAll { newPositions[$0] != nil }
            leftInNew.removeAll { oldPositions[$0] != nil }
        }
        removed = leftInOld
        added = leftInNew
        pairs = oldPositions.enumerated().compactMap { new, old in old.map { ($0, new) } }
    }

    /// The new position of an old element; `nil` if it was removed.
    func newPosition(of old: Int) -> Int? { newPositions[old] }
}
