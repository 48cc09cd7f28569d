import SwiftDeclarations

/// What changed in the pieces of sources since a state before, and which other pieces have to do with it.
package final class PieceLinks {
    /// The changed pieces as they were, by file.
    private(set) var former: [Int: SourceResolver.Piece] = [:]
    private var names: [Int: PieceNames] = [:]
    private var declaring: [String: Set<Int>] = [:]
    private var mentioning: [String: Set<Int>] = [:]
    /// The files of which every comparison must know.
    private var general: Set<Int> = []

    package init() {}

    /// Begins another state, from which the next one differs.
    func beginState() { former = [:] }

    func replace(_ file: Int, _ old: SourceResolver.Piece, by new: SourceResolver.Piece, isGeneral: Bool) {
        former[file] = former[file] ?? old
        for name in names[file]?.declared ?? [] { declaring[name]?.remove(file) }
        for name in names[file]?.mentioned ?? [] { mentioning[name]?.remove(file) }
        let own = PieceNames(new)
        for name in own.declared { declaring[name, default: []].insert(file) }
        for name in own.mentioned { mentioning[name, default: []].insert(file) }
        names[file] = own
        if isGeneral || new.isGeneral { general.insert(file) } else { general.remove(file) }
    }

    /// The files that a comparison of both states must know: the changed ones, those that have to do with them by name, those
    /// of which every comparison must know, and what these mention; `nil` for all files.
    func concerned(now: [SourceResolver.Piece]) -> Set<Int>? {
        let changed = former.filter { $0.value != now[$0.key] }
        // Anything may say what became of a widget.
        if changed.contains(where: { $0.value.hasWidgets || now[$0.key].hasWidgets }) { return nil }
        var concerned = Set(changed.keys)
        var open = Array(concerned)
        while let file = open.popLast() {
            for own in [changed[file].map(PieceNames.init), names[file]].compactMap(\.self) {
                let users = own.declared.compactMap { mentioning[$0] }
                let others = users + own.declared.union(own.mentioned).compactMap { declaring[$0] }
                open += others.joined().filter { concerned.insert($0).inserted }
            }
        }
        let mentioned = general.lazy.flatMap { self.names[$0]?.mentioned ?? [] }.compactMap { self.declaring[$0] }
        return mentioned.reduce(concerned.union(general)) { $0.union($1) }
    }
}

/// The names by which the declarations of a file and those of others have to do with each other.
private struct PieceNames {
    private(set) var declared: Set<String> = []
    private(set) var mentioned: Set<String> = []

    init(_ piece: SourceResolver.Piece) {
        for contract in piece.contracts {
            let types: [any IdentifiedType] = contract.intents + contract.enumerations + contract.entities
            declared.formUnion(types.flatMap { [$0.name, $0.name.ownName, $0.identifier] })
            declared.formUnion(contract.intents.compactMap(\.savedName.known))
            declared.formUnion(contract.entities.compactMap(\.query.known))
            declared.formUnion(contract.unreadBases.keys.flatMap { [$0, $0.ownName] })
            declared.formUnion(contract.identifierTypes)
            mentioned.formUnion(contract.intents.flatMap(\.parameters).compactMap { $0.type.known?.element.name })
            mentioned.formUnion(contract.entities.compactMap(\.idType.known))
            mentioned.formUnion(contract.shortcuts.compactMap(\.intent.known))
            mentioned.formUnion(contract.widgets.compactMap(\.configuration.known))
        }
    }
}

extension SourceResolver.Piece {
    fileprivate var contracts: [SavedContract] { [calls, types].compactMap(\.self) + unreadWidgets.map(\.contract) }

    fileprivate var hasWidgets: Bool { contracts.contains { !$0.widgets.isEmpty } }

    /// Whether anything may depend on it: on what is not known, on widgets, bundles and phrases, on what is replaced, or on
    /// conditions.
    fileprivate var isGeneral: Bool {
        !notes.isEmpty || !withoutKind.isEmpty
            || contracts.contains { contract in
                !contract.widgets.isEmpty || !contract.unlistedWidgets.isEmpty || !contract.bundles.isEmpty
                    || !contract.shortcuts.isEmpty || !contract.unread.isEmpty || !contract.unresolved.isEmpty
                    || contract.intents.contains { !$0.takeovers.isEmpty }
                    || !contract.systems.allSatisfy { $0 == .all }
            }
    }
}

extension SavedContract {
    fileprivate var systems: [Systems] {
        intents.flatMap { [$0.systems] + $0.parameters.map(\.systems) }
            + enumerations.flatMap { $0.cases.map(\.systems) }
    }
}

extension SwiftFile {
    /// Whether the app that has it reads what models saved.
    var usesModels: Bool { imports.contains { $0.hasPrefix("IntentRuntime") } }
}
