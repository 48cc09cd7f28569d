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
    /// Those objects in the state before, where they are others now.
    private var former: [String: String?] = [:]
    /// The paths in `relevant` by folder.
    private var folders: [String: Set<String>] = [:]
    /// The names that could not be resolved.
    private var wanted: Set<String> = []
    private var resolver = SourceResolver(following: PieceLinks())
    /// The paths of the sources that the resolver does not know as they are.
    private var pending: Set<String> = []
    /// Whether sources may have other targets than the resolver knows.
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
    var declaresNothing: Bool {
        let contract = resolver.contract
        return contract.isEmpty && contract.notUnderstood.isEmpty
    }

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

    /// Two successive states: their contracts and the sources of these by path, at least as far as they differ, and a source
    /// in each folder.
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
    ///   - isNeeded: whether to return the states even if they declare the same, and as a whole.
    ///   - isWhole: whether to return them as a whole.
    ///   - contents: reads objects that turn out to be needed.
    /// - Returns: The states before and after; `nil` if the declarations are the same.
    package mutating func advance<E>(
        _ changes: [String: String?],
        isNeeded: Bool,
        isWhole: Bool = false,
        contents: ([String]) throws(E) -> [String: [UInt8]]
    ) throws(E) -> Step? {
        var isNeeded = isNeeded
        var isNew = isNeeded
        // A source of no known target may have moved to where it is known that no target has it. It is as it was.
        let moved = Set(
            changes.compactMap { path, object in
                object == nil && products?.former.builds(path) == nil ? relevant[path] : nil
            }
        )
        keepsMovedSource = false
        former = [:]
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
            if relevant[path] != new { use(new, at: path) }
        }
        guard isNew || isNeeded else {
            pending.formUnion(former.keys)
            return nil
        }
        if !pending.isEmpty { resolvePending(isBefore: true) }
        resolver.beginState()
        pending.formUnion(former.keys)
        var difference = try resolve(isWhole: isNeeded || isWhole, contents)
        if !isNeeded, difference.isNone {
            // What moved may be in another order.
            let isMove = former.contains { $0.value == nil } && former.keys.contains { relevant[$0] == nil }
            if !isMove || resolver.difference(isWhole: true).isNone { return nil }
        }
        // What is gone may be in what no target has, which has to do with anything.
        let unbuilt = difference.isWhole || !difference.gone.isEmpty ? unbuilt : []
        if !unbuilt.isEmpty, !difference.isWhole { difference = resolver.difference(isWhole: true) }
        let paths = difference.paths.union(folders.values.compactMap(\.first))
        // The version that can be read may declare nothing that matters.
        func sources(isBefore: Bool) -> [String: SourceText] {
            let others = Dictionary(uniqueKeysWithValues: replaced.map { ($0, SourceText(path: $0, bytes: [])) })
            let known = paths.compactMap { path in
                object(at: path, isBefore: isBefore).flatMap { files[$0]?.at(path).source }
            }
            return Dictionary(uniqueKeysWithValues: known.map { ($0.path, $0) }).merging(others) { known, _ in known }
        }
        return Step(
            before: (difference.before, sources(isBefore: true)),
            now: (difference.now, sources(isBefore: false)),
            unbuilt: unbuilt
        )
    }

    private mutating func use(_ object: String?, at path: String) {
        if former[path] == nil { former.updateValue(relevant[path], forKey: path) }
        relevant[path] = object
        let folder = Path.folder(of: path)
        if object == nil { folders[folder]?.remove(path) } else { folders[folder, default: []].insert(path) }
    }

    /// The sources that no target has.
    private var unbuilt: [SourceText] {
        let paths = state.filter { path, object in files[object] != nil && relevant[path] == nil && isLeftOut(path) }
            .keys
        return paths.sorted().compactMap { path in state[path].flatMap { files[$0]?.at(path).source } }
    }

    private mutating func resolve<E>(
        isWhole: Bool,
        _ contents: ([String]) throws(E) -> [String: [UInt8]]
    ) throws(E) -> ContractDifference {
        var difference = ContractDifference.none
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
            resolvePending()
            difference = resolver.difference(isWhole: isWhole)
            let known = wanted.count
            let gone = difference.gone
            let bases = difference.now.unreadBases.filter { gone.contains($0.key.ownName) }.values
            wanted.formUnion(difference.now.unresolved.union(gone).union(bases))
            // Sources that declare the earlier names are already relevant.
            if wanted.count == known { break }
            let others = state.filter { path, object in
                relevant[path] == nil && names[object]?.isDisjoint(with: wanted) == false && !isLeftOut(path)
            }
            if others.isEmpty { break }
            for (path, object) in others { use(object, at: path) }
            pending.formUnion(others.keys)
        }
        return difference
    }

    /// Resolves what is pending, as far as it was read.
    private mutating func resolvePending(isBefore: Bool = false) {
        let sources = pending.map { path in (path, object: object(at: path, isBefore: isBefore)) }
        pending = Set(sources.filter { $0.object.map { files[$0] == nil } == true }.map(\.0))
        let changes = sources.map { path, object in (path, object.flatMap { files[$0]?.at(path) }) }
        resolver.update(Dictionary(uniqueKeysWithValues: changes), targets: targets)
    }

    /// The object of a source that matters, now or in the state before.
    private func object(at path: String, isBefore: Bool) -> String? {
        isBefore ? former[path] ?? relevant[path] : relevant[path]
    }

    private func targets(with path: String) -> Set<String> { products?.next.targets(with: path) ?? [] }
}
