/// Which elements of two lists are the same thing.
package struct Pairing: Sendable {
    /// Positions in the old and the new list of what is in both, in the order of the new list.
    package private(set) var pairs: [(old: Int, new: Int)] = []
    /// Positions of what only the old list has, in its order.
    package private(set) var removed: [Int] = []
    /// Positions of what only the new list has, in its order.
    package private(set) var added: [Int] = []
    private var newPositions: [Int?] = []

    /// Pairs elements by what identifies them.
    ///
    /// - Parameter identities: What identifies an element, the strongest first; each returns `nil` where an element lacks it.
    ///   Elements that a stronger identity paired are not looked at again. Of elements that share an identity, the first of
    ///   one list is paired with the first of the other, and so on.
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

    /// Where an element of the old list is in the new one.
    func newPosition(of old: Int) -> Int? { newPositions[old] }
}
