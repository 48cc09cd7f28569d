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

    package init() {}

    /// How often names of further sources are looked for: what one uses may use others.
    private static let roundLimit = 3

    package mutating func add(_ object: String, _ bytes: [UInt8], at path: String) {
        if SourceFilter.mayMatter(bytes) {
            files[object] = SwiftFile(SourceText(path: path, bytes: bytes))
        } else {
            names[object] = DeclaredNames.names(in: bytes)
        }
    }

    /// Forgets the objects that no state has anymore, or only earlier ones.
    package mutating func keep(_ objects: Set<String>) {
        files = files.filter { objects.contains($0.key) }
        names = names.filter { objects.contains($0.key) }
    }

    /// The sources of the state at hand that say something, by path.
    package var sources: [String: SourceText] { relevant.compactMapValues { files[$0]?.source } }

    /// Goes on to another state.
    ///
    /// - Parameters:
    ///   - changes: the objects that paths have now; `nil` for what is gone.
    ///   - contents: reads objects that are needed after all.
    /// - Returns: What the sources declare, and whether it may be something else than before.
    package mutating func advance<E>(
        _ changes: [String: String?],
        contents: ([String]) throws(E) -> [String: [UInt8]]
    ) throws(E) -> (contract: SavedContract, isNew: Bool) {
        var isNew = contract == nil
        for (path, object) in changes where path.hasSuffix(".swift") && !SavedContract.isTest(path) {
            state[path] = object
            let matters = object.map { files[$0] != nil || names[$0]?.isDisjoint(with: wanted) == false } ?? false
            if matters || relevant[path] != nil { isNew = true }
            relevant[path] = matters ? object : nil
        }
        if let contract, !isNew { return (contract, false) }
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
            let sources = relevant.sorted { $0.key < $1.key }
            result = SavedContract(AppIntentsDeclarations(sources.compactMap { files[$0.value] }))
            wanted.formUnion(result.wantedNames)
            let others = state.filter { path, object in
                relevant[path] == nil && names[object]?.isDisjoint(with: wanted) == false
            }
            if others.isEmpty { break }
            relevant.merge(others) { $1 }
        }
        contract = result
        return (result, true)
    }
}

extension SavedContract {
    /// The names that would tell more, if a source declared them.
    fileprivate var wantedNames: Set<String> {
        var names = unresolvedNames
        for widget in widgets where widget.kind == nil {
            names.formUnion(widget.kindText.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
        }
        return names.subtracting(["self", "Self", "rawValue", "String"])
    }
}
