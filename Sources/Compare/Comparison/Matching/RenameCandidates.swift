import Diagnostics

/// New declarations in code, each of which may be one old declaration under another name.
struct RenameCandidates<Element> {
    /// The most pairs of names to compare. Real projects have a few.
    private static var pairLimit: Int { 4096 }

    private let elements: [Element]
    private var isTaken: [Bool]
    private let names: [String]
    private let traits: [String]
    private var byTrait: [String: Set<Int>]
    private let comparesNames: Bool

    /// - Parameters:
    ///   - count: the number of old declarations.
    ///   - trait: what a declaration keeps under another name.
    init(_ elements: [Element], forOld count: Int, name: (Element) -> String, trait: (Element) -> String) {
        self.elements = elements
        isTaken = Array(repeating: false, count: elements.count)
        names = elements.map(name)
        traits = elements.map(trait)
        byTrait = Dictionary(grouping: elements.indices) { [traits] in traits[$0] }.mapValues(Set.init)
        comparesNames = elements.count * count <= Self.pairLimit
    }

    /// The declarations that were not taken, in their order.
    var left: [Element] { elements.indices.filter { !isTaken[$0] }.map { elements[$0] } }

    /// The declaration whose name is spelled almost like this one.
    func nearest(to name: String, where isLike: (Element) -> Bool) -> Int? {
        if !comparesNames { return nil }
        let candidates = elements.indices.filter { !isTaken[$0] && isLike(elements[$0]) }
        let near = Spelling.nearest(to: name, among: candidates.lazy.map { names[$0] })
        return near.flatMap { near in candidates.first { names[$0] == near } }
    }

    /// The only declaration with this trait.
    func only(ofTrait trait: String) -> Int? { byTrait[trait].flatMap { $0.count == 1 ? $0.first : nil } }

    mutating func take(_ index: Int) -> Element {
        byTrait[traits[index]]?.remove(index)
        isTaken[index] = true
        return elements[index]
    }
}
