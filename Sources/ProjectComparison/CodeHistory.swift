import Diagnostics
import IntentSchema
import SavedContract
import SwiftDeclarations

/// What the Swift sources of a history declare, state after state. Each source is read once; of those that say nothing of App
/// Intents and widgets only the names are kept that they declare, in case that others use them.
package struct CodeHistory {
    private var files: [String: SwiftFile] = [:]
    private var names: [String: Set<String>] = [:]
    /// The objects of the state at hand, by path.
    private var state: [String: String] = [:]
    /// Those of them that say something.
    private var relevant: [String: String] = [:]
    /// The names that would have told more.
    private var wanted: Set<String> = []
    private var contract: SavedContract?
    /// The sources that the contract was made from, and has the places of.
    private var described: [String: String] = [:]

    package init() {}

    /// How often names of further sources are looked for: what one uses may use others.
    private static let roundLimit = 3

    /// What is kept of a source.
    package enum Source: Sendable {
        case file(SwiftFile)
        case names(Set<String>)
    }

    package func knows(_ object: String) -> Bool { files[object] != nil || names[object] != nil }

    package func read(_ source: SourceText) -> Source {
        let isRelevant = SourceFilter.mayMatter(source.bytes)
        let declared = isRelevant ? [] : DeclaredNames.names(in: source.bytes)
        return isRelevant || !declared.isDisjoint(with: wanted) ? .file(SwiftFile(source)) : .names(declared)
    }

    package mutating func add(_ object: String, _ source: Source) {
        switch source {
        case .file(let file): files[object] = file
        case .names(let declared): names[object] = declared
        }
    }

    /// Forgets the objects that no state has anymore, or only earlier ones.
    package mutating func keep(_ objects: Set<String>) {
        files = files.filter { objects.contains($0.key) }
        names = names.filter { objects.contains($0.key) }
    }

    /// Two states in succession: what each declares, and the sources that say it, by path.
    package struct Step {
        package let before: (contract: SavedContract, sources: [String: SourceText])
        package let now: (contract: SavedContract, sources: [String: SourceText])
    }

    /// Goes on to another state.
    ///
    /// - Parameters:
    ///   - changes: the objects that paths have now; `nil` for what is gone.
    ///   - isNeeded: whether the states are asked for even if they declare the same.
    ///   - contents: reads objects that are needed after all.
    /// - Returns: `nil` where nothing is declared otherwise than before.
    package mutating func advance<E>(
        _ changes: [String: String?],
        isNeeded: Bool,
        contents: ([String]) throws(E) -> [String: [UInt8]]
    ) throws(E) -> Step? {
        var isNew = isNeeded || contract == nil
        let former = relevant
        for (path, object) in changes where path.hasSuffix(".swift") && !SavedContract.isTest(path) {
            state[path] = object
            let matters = object.map { files[$0] != nil || names[$0]?.isDisjoint(with: wanted) == false } ?? false
            let outline = matters ? object.flatMap { files[$0]?.outline } : nil
            // What was passed over when it was read may say anything.
            if matters, outline == nil { isNew = true }
            if outline != relevant[path].flatMap({ files[$0]?.outline }) { isNew = true }
            if relevant[path] != nil || matters { relevant[path] = matters ? object : nil }
        }
        guard isNew else { return nil }
        let now = try resolve(contents)
        let known = (contract: contract, sources: described)
        contract = now
        described = relevant
        if !isNeeded, let known = known.contract, known.saysTheSame(as: now) { return nil }
        let before = known.contract.map { known.sources == former ? $0 : read(former) } ?? SavedContract()
        return Step(before: (before, sources(former)), now: (now, sources(relevant)))
    }

    private mutating func resolve<E>(_ contents: ([String]) throws(E) -> [String: [UInt8]]) throws(E) -> SavedContract {
        var result = SavedContract()
        for _ in 0..<Self.roundLimit {
            // What was passed over when it was read is needed after all.
            let unread = relevant.filter { files[$0.value] == nil }
            if !unread.isEmpty {
                let bytes = try contents(Set(unread.values).sorted())
                for (path, object) in unread {
                    if let bytes = bytes[object] { files[object] = SwiftFile(SourceText(path: path, bytes: bytes)) }
                }
            }
            result = read(relevant)
            let known = wanted.count
            wanted.formUnion(result.unresolvedNames.union(result.unresolvedConstants))
            // What declares the names that were wanted before is known to say something.
            if wanted.count == known { break }
            let others = state.filter { path, object in
                relevant[path] == nil && names[object]?.isDisjoint(with: wanted) == false
            }
            if others.isEmpty { break }
            relevant.merge(others) { $1 }
        }
        return result
    }

    private func read(_ relevant: [String: String]) -> SavedContract {
        let sources = relevant.sorted { $0.key < $1.key }
        return SavedContract(sources.compactMap { files[$0.value]?.at($0.key) })
    }

    private func sources(_ relevant: [String: String]) -> [String: SourceText] {
        Dictionary(
            relevant.compactMap { path, object in files[object].map { (path, $0.at(path).source) } }
        ) { first, _ in first }
    }
}
