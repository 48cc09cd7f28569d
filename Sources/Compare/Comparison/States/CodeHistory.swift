import Diagnostics
import IntentSchema
import Product
import SavedContract
import SwiftDeclarations

/// The declarations of Swift sources over a history, state by state. Each source is read once. For sources without App
/// Intents and widgets, only the declared names are kept, in case other sources use them.
package struct CodeHistory {
    private var files: [String: SwiftFile] = [:]
    private var names: [String: Set<String>] = [:]
    /// The git objects of the current state, by path.
    private var state: [String: String] = [:]
    /// The objects of `state` that matter for App Intents and widgets.
    private var relevant: [String: String] = [:]
    /// The names that could not be resolved.
    private var wanted: Set<String> = []
    private var resolver = SourceResolver()
    private var contract: SavedContract?
    /// The paths of the sources that `contract` does not describe as they are.
    private var pending: Set<String> = []
    /// Whether sources may have other targets than `contract` says.
    private var mayHaveOtherTargets = false

    /// Whether the current state still has a source that no target has, because it was not known before it moved.
    private(set) var keepsMovedSource = false
    /// What the next state and the one before it build; `nil` if that is not known.
    private var products: (next: AskedProduct, former: AskedProduct)? { didSet { mayHaveOtherTargets = true } }

    package init() {}

    /// Says what all states build from the next one on.
    package mutating func follow(_ product: Product) {
        let asked = AskedProduct(product)
        products = (asked, asked)
    }

    /// Leaves out the sources of the current state that no target has, as far as that is comparable with a state that builds
    /// something else.
    ///
    /// - Parameter product: what the other state builds; `nil` if that is the same.
    /// - Returns: What to advance by; empty if nothing that matters is concerned.
    package mutating func compare(with product: Product?) -> [String: String?] {
        guard let current = products?.next else { return [:] }
        products?.former = product.map { AskedProduct($0, after: current) } ?? current
        return changes
    }

    /// Makes what the other state builds that of the next state, which is compared with the current one.
    ///
    /// - Returns: What to advance by, in addition to what changes; empty if nothing that matters is concerned.
    package mutating func followOther() -> [String: String?] {
        products = products.map { (next: $0.former, former: $0.next) }
        return changes
    }

    /// The sources that are left out although they were not, or the reverse.
    private var changes: [String: String?] {
        state.filter { path, object in files[object] != nil && (relevant[path] == nil) != isLeftOut(path) }
            .mapValues(Optional.some)
    }

    private func isLeftOut(_ path: String) -> Bool {
        products.map { $0.next.leavesOut(path, comparedWith: $0.former) } ?? false
    }

    /// The maximum number of rounds to resolve names, since a declaration may use others.
    private static let roundLimit = 3

    /// A source with its declarations, or only the names of these.
    package enum Source: Sendable {
        case file(SwiftFile)
        case names(Set<String>)
    }

    /// Whether no source that it knows declares an App Intent or a widget.
    package var isEmpty: Bool { files.isEmpty }

    /// Whether the current state was read as a whole, and has no App Intent or widget.
    var declaresNothing: Bool { contract.map { $0.isEmpty && $0.notUnderstood.isEmpty } ?? true }

    package func knows(_ object: String) -> Bool { files[object] != nil || names[object] != nil }

    private func isUnreadable(_ object: String) -> Bool {
        files[object]?.notUnderstood.contains(where: \.reason.isUnreadable) == true
    }

    /// Reads a source, also on another thread.
    package var reader: @Sendable (SourceText) -> Source {
        { [wanted] source in
            let isRelevant = SourceFilter.mayMatter(source.bytes)
            let declared = isRelevant ? [] : DeclaredNames.names(in: source.bytes)
            return isRelevant || !declared.isDisjoint(with: wanted) ? .file(SwiftFile(source)) : .names(declared)
        }
    }

    package mutating func add(_ object: String, _ source: Source) {
        switch source {
        case .file(let file): files[object] = file
        case .names(let declared): names[object] = declared
        }
    }

    /// Forgets all objects except the given ones.
    package mutating func keep(_ objects: Set<String>) {
        files = files.filter { objects.contains($0.key) }
        names = names.filter { objects.contains($0.key) }
    }

    /// Two successive states: their contracts, and the sources of these by path.
    package struct Step {
        package let before: (contract: SavedContract, sources: [String: SourceText])
        package let now: (contract: SavedContract, sources: [String: SourceText])
        /// The sources that no target has.
        package let unbuilt: [SourceText]
    }

    /// Advances to the next state.
    ///
    /// - Parameters:
    ///   - changes: the new objects by path; `nil` for removed files.
    ///   - isNeeded: whether to return the states even if they declare the same.
    ///   - contents: reads objects that turn out to be needed.
    /// - Returns: The states before and after; `nil` if the declarations are the same.
    package mutating func advance<E>(
        _ changes: [String: String?],
        isNeeded: Bool,
        contents: ([String]) throws(E) -> [String: [UInt8]]
    ) throws(E) -> Step? {
        var isNeeded = isNeeded
        var isNew = isNeeded || contract == nil
        let former = relevant
        // A source of no known target may have moved to where it is known that no target has it. It is as it was.
        let moved = Set(
            changes.compactMap { path, object in
                object == nil && products?.former.builds(path) == nil ? relevant[path] : nil
            }
        )
        keepsMovedSource = false
        var changed: Set<String> = []
        /// The paths of sources of which only one of two versions can be read.
        var replaced: Set<String> = []
        for (path, object) in changes where path.hasSuffix(".swift") && !SavedContract.isTest(path) {
            // Two files that cannot be read seem to declare the same.
            let versions = [state[path], object].compactMap(\.self)
            let unreadable = versions.filter(isUnreadable)
            if !unreadable.isEmpty { isNeeded = true }
            if unreadable.count == 1, versions.count == 2 { replaced.insert(path) }
            state[path] = object
            let mayMatter = object.map { files[$0] != nil || names[$0]?.isDisjoint(with: wanted) == false } ?? false
            let isMoved = object.map(moved.contains) == true && isLeftOut(path)
            let matters = mayMatter && (isMoved || !isLeftOut(path))
            if isMoved, matters { keepsMovedSource = true }
            let outline = matters ? object.flatMap { files[$0]?.outline } : nil
            // A source that was skipped until now may declare anything.
            if matters, outline == nil { isNew = true }
            if outline != relevant[path].flatMap({ files[$0]?.outline }) { isNew = true }
            let new = matters ? object : nil
            if relevant[path] != new { changed.insert(path) }
            relevant[path] = new
        }
        guard isNew || isNeeded else {
            pending.formUnion(changed)
            return nil
        }
        if !pending.isEmpty { contract = read(former) }
        pending.formUnion(changed)
        let known = contract
        let now = try resolve(contents)
        contract = now
        if !isNeeded, let known, known.saysTheSame(as: now) { return nil }
        let before = known ?? SavedContract()
        // The version that can be read may declare nothing that matters.
        func sources(_ relevant: [String: String]) -> [String: SourceText] {
            let others = Dictionary(uniqueKeysWithValues: replaced.map { ($0, SourceText(path: $0, bytes: [])) })
            return self.sources(relevant).merging(others) { known, _ in known }
        }
        let unbuilt = state.filter { path, object in
            files[object] != nil && relevant[path] == nil && isLeftOut(path)
        }.keys
        return Step(
            before: (before, sources(former)),
            now: (now, sources(relevant)),
            unbuilt: unbuilt.sorted().compactMap { path in state[path].flatMap { files[$0]?.at(path).source } }
        )
    }

    private mutating func resolve<E>(_ contents: ([String]) throws(E) -> [String: [UInt8]]) throws(E) -> SavedContract {
        var result = SavedContract()
        for _ in 0..<Self.roundLimit {
            // Read the sources that were skipped but are needed after all.
            let unread = pending.compactMap { path in relevant[path].map { (path, $0) } }.filter { files[$1] == nil }
            if !unread.isEmpty {
                let bytes = try contents(Set(unread.map(\.1)).sorted())
                for (path, object) in unread {
                    if let bytes = bytes[object] { files[object] = SwiftFile(SourceText(path: path, bytes: bytes)) }
                }
            }
            if mayHaveOtherTargets {
                pending.formUnion(relevant.keys.filter { resolver.targets(of: $0) != targets(with: $0) })
                mayHaveOtherTargets = false
            }
            result = read(relevant)
            let known = wanted.count
            let gone = (contract?.typeNames ?? []).subtracting(result.typeNames)
            let bases = result.unreadBases.filter { gone.contains($0.key.ownName) }.values
            wanted.formUnion(result.unresolved.union(gone).union(bases))
            // Sources that declare the earlier names are already relevant.
            if wanted.count == known { break }
            let others = state.filter { path, object in
                relevant[path] == nil && names[object]?.isDisjoint(with: wanted) == false && !isLeftOut(path)
            }
            if others.isEmpty { break }
            relevant.merge(others) { $1 }
            pending.formUnion(others.keys)
        }
        return result
    }

    /// Resolves what is pending, as far as it was read.
    private mutating func read(_ relevant: [String: String]) -> SavedContract {
        let changes = pending.map { path in (path, relevant[path].flatMap { files[$0]?.at(path) }) }
        pending = pending.filter { relevant[$0].map { files[$0] == nil } == true }
        resolver.update(Dictionary(uniqueKeysWithValues: changes), targets: targets)
        return resolver.run()
    }

    private func targets(with path: String) -> Set<String> { products?.next.targets(with: path) ?? [] }

    private func sources(_ relevant: [String: String]) -> [String: SourceText] {
        Dictionary(
            relevant.compactMap { path, object in files[object].map { (path, $0.at(path).source) } }
        ) { first, _ in first }
    }
}
