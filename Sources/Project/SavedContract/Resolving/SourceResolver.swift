import Diagnostics
import SwiftDeclarations

/// Combines what a project's files declare for App Intents: each type with all its extensions.
///
/// All sources count as one project. Types of the same name are kept apart, and are found first in the targets of the
/// source that names them.
///
/// Sources may be replaced: then what depends on them is resolved again, and nothing else.
package struct SourceResolver {
    let types = ProjectTypes()
    /// What the current part of a file comes to.
    var result = SavedContract()
    private(set) var pieces: [Piece] = []
    var piece = Piece()
    /// The types that may be listed in a widget bundle, and on which systems; empty if the project has no bundle.
    private var widgetListings: [String: WidgetListing] = [:]
    /// The widget bundles with their files.
    private var widgetBundles: [(file: Int, bundle: SavedContract.Bundle)] = []
    /// The types that conform to each of the project's protocols; `nil` until it is needed.
    var conforming: [String: [ProjectTypes.Part]]?
    /// Whether further sources cannot add anything, once all sources that `SourceFilter` accepts have been read.
    private(set) var isComplete = true
    /// What changed since a state before, and how the pieces hang together; `nil` if no states follow each other.
    let links: PieceLinks?

    /// What the calls of a file, and the types that are first declared there, come to.
    struct Piece: Equatable {
        /// The names of the targets that have the file.
        var targets: Set<String> = []
        var calls: SavedContract?
        /// The types of Live Activities and of widgets that show nothing.
        var withoutKind: Set<String> = []
        /// What types come to that may be widgets, if no call configures them.
        var unreadWidgets: [UnreadWidget] = []
        var types: SavedContract?
        /// Enumerations and entities by their full names.
        var meanings: [String: SavedContract.ValueType] = [:]
        /// Whether a project protocol may turn further types into App Intents, or an entity's `id` may be in an unread
        /// extension.
        var mayLackDeclarations = false
        var notes: [SavedContract.Place] = []

        struct UnreadWidget: Equatable {
            var owner: String
            var contract: SavedContract
        }
    }

    /// The maximum number of declaration-extension pairs of one name. Real projects have one declaration per target.
    private static let pairLimit = 4096
    /// What depends on the widget bundles looks this up.
    private static let bundleLookup = "WidgetBundle*"

    package init(_ files: [SwiftFile] = [], targets: SavedContract.TargetsOfSource = { _ in [] }) {
        links = nil
        let numbered = files.map { (types.add($0.source.path), (file: $0, targets: targets($0.source.path))) }
        update(Dictionary(uniqueKeysWithValues: numbered))
    }

    /// Replaces the source at each path; `nil` removes it.
    package mutating func update(_ changes: [String: SwiftFile?], targets: SavedContract.TargetsOfSource) {
        let numbered = changes.map { path, file in
            let new = file.map { ($0, targets(path)) } ?? (SwiftFile(SourceText(path: path, bytes: [])), [])
            return (types.number(of: path), (file: new.0, targets: new.1))
        }
        update(Dictionary(uniqueKeysWithValues: numbered))
    }

    /// A resolver without sources, which tells what differs from a state before.
    package init(following links: PieceLinks) { self.links = links }

    /// The names of the targets that a source was last said to have.
    package func targets(of path: String) -> Set<String> { types.targets(of: path) }

    private mutating func update(_ changes: [Int: (file: SwiftFile, targets: Set<String>)]) {
        let concernsBundles = changes.contains { number, new in
            [types.files[number], new.file].contains {
                !$0.listedTypes.isEmpty || $0.listsMore || Self.bundle(of: $0) != nil
            }
        }
        types.update(changes)
        conforming = nil
        pieces += Array(repeating: Piece(), count: types.files.count - pieces.count)
        guard concernsBundles else { return }
        let known = Set(widgetListings.keys)
        widgetBundles = types.order.compactMap { file in Self.bundle(of: types.files[file]).map { (file, $0) } }
        widgetListings =
            widgetBundles.isEmpty
            ? [:] : types.order.reduce(into: [:]) { $0.merge(types.files[$1].listedTypes) { $0.union($1) } }
        types.lookups.outdate(usersOf: known.symmetricDifference(widgetListings.keys).union([Self.bundleLookup]))
    }

    private static func bundle(of file: SwiftFile) -> SavedContract.Bundle? {
        let type = file.types.first { $0.inheritedTypes.contains { $0.type.name == "WidgetBundle" } }
        return type.map { SavedContract.Bundle(name: $0.name, location: file.location($0.nameRange)) }
    }

    var listedTypes: [String: WidgetListing] {
        types.lookups.note(Self.bundleLookup)
        return widgetListings
    }

    var bundles: [(file: Int, bundle: SavedContract.Bundle)] {
        types.lookups.note(Self.bundleLookup)
        return widgetBundles
    }

    package mutating func run() -> SavedContract {
        renew()
        let whole = contract
        isComplete = whole.unresolved.isEmpty && !pieces.contains(where: \.mayLackDeclarations)
        return whole
    }

    /// Resolves again what depends on what was replaced.
    mutating func renew() {
        types.lookups.renew { file in
            let former = pieces[file]
            pieces[file] = read(file)
            links?.replace(file, former, by: pieces[file], isGeneral: types.files[file].usesModels)
        }
    }

    /// What all sources come to, as they were last resolved.
    package var contract: SavedContract { contract(of: types.order) }

    /// What some files, in their order, come to together.
    ///
    /// - Parameter former: the pieces of those that were others.
    func contract(of files: [Int], before former: [Int: Piece] = [:]) -> SavedContract {
        let pieces = files.map { former[$0] ?? self.pieces[$0] }
        var whole = SavedContract()
        whole.parts = [.appIntents, .widgets]
        for (file, piece) in zip(files, pieces) where !piece.targets.isEmpty {
            whole.targets[types.files[file].source.path] = piece.targets
        }
        for calls in pieces.lazy.compactMap(\.calls) { whole.add(calls) }
        let owners = pieces.reduce(whole.unlistedWidgets.union(whole.widgets.compactMap(\.owner))) {
            $0.union($1.withoutKind)
        }
        for widget in pieces.lazy.flatMap(\.unreadWidgets) where !owners.contains(widget.owner) {
            whole.add(widget.contract)
        }
        for types in pieces.lazy.compactMap(\.types) { whole.add(types) }
        let meanings = pieces.reduce(into: [:]) { $0.merge($1.meanings) { $1 } }
        for index in whole.intents.indices {
            for own in whole.intents[index].parameters.indices {
                let type = whole.intents[index].parameters[own].type
                whole.intents[index].parameters[own].type = type.map { Self.meaning(of: $0, among: meanings) }
            }
        }
        whole.notUnderstood = sorted(whole.notUnderstood + pieces.flatMap(\.notes))
        return whole
    }

    private mutating func read(_ file: Int) -> Piece {
        piece = Piece(targets: types.targets[file])
        piece.calls = collected { resolver in
            resolver.resolveBundle(in: file)
            for type in resolver.types.files[file].types.indices {
                let part = ProjectTypes.Part(file: file, type: type)
                resolver.noteUnknown(resolver.types.declaration(part).attributes.availability.unknown, in: part)
            }
            resolver.resolveCalls(of: file)
        }
        // Most types are neither widgets nor intents.
        let names = types.firstNames(in: file).filter { types.parts($0).contains(where: types.isMarked) }
        for name in names {
            guard let contract = collected({ $0.findUnreadWidget(name) }) else { continue }
            piece.unreadWidgets.append(Piece.UnreadWidget(owner: name, contract: contract))
        }
        piece.types = collected { resolver in
            for name in names {
                resolver.findUnreadShortcuts(name)
                resolver.resolve(name)
            }
        }
        piece.notes = notes(of: types.files[file])
        return piece
    }

    /// Adds the widget bundle of a file, and what is listed that no source declares.
    private mutating func resolveBundle(in file: Int) {
        result.bundles = Self.bundle(of: types.files[file]).map { [$0] } ?? []
        for name in types.files[file].listedTypes.keys
        where listedTypes[name] != nil && !types.exists(name) && types.extensions(name).isEmpty {
            result.unreadBases[name] = name
        }
    }

    /// What is found; `nil` if that is nothing.
    private mutating func collected(_ find: (inout Self) -> Void) -> SavedContract? {
        result = SavedContract()
        find(&self)
        return result == SavedContract() ? nil : result
    }

    private mutating func resolve(_ name: String) {
        let (declarations, extensions) = (types.declarations(name), types.extensions(name))
        if declarations.isEmpty {
            if extensions.isEmpty { return }
            if !types.exists(name), widgetListings[name] != nil { result.unreadBases[name] = name }
            resolve(name, extensions)
            return
        }
        let isTooMuch = declarations.count > 1 && declarations.count * extensions.count > Self.pairLimit
        if isTooMuch { add(.tooManyProblems, types.declaration(declarations[0]).nameRange, in: declarations[0]) }
        let declaringFiles = Set(declarations.map(\.file))
        for file in types.sorted(declaringFiles) {
            // An extension extends the declaration in its own file, if any; otherwise any of them.
            let others = extensions.filter { $0.file == file || !declaringFiles.contains($0.file) }
            let further = declaringFiles.count > 1 ? types.near(others, to: file) : others
            // Several declarations in one file are branches of conditional compilation.
            resolve(name, declarations.filter { $0.file == file } + (isTooMuch ? [] : further))
        }
    }

    /// The enumeration or entity that a type is.
    private static func meaning(
        of type: SavedContract.ValueType,
        among meanings: [String: SavedContract.ValueType]
    ) -> SavedContract.ValueType {
        switch type {
        case .array(let element): .array(meaning(of: element, among: meanings))
        // A typealias of `Double`.
        case .value("TimeInterval"): .value("Double")
        case .value(let name): meanings[name] ?? type
        case .enumeration, .entity: type
        }
    }

    /// Resolves one type. The first part is its declaration, or an extension if it has none.
    private mutating func resolve(_ name: String, _ parts: [ProjectTypes.Part]) {
        guard parts.contains(where: mayMatter) else {
            let bases = parts.flatMap { types.declaration($0).inheritedTypes.compactMap(\.type.name) }
            result.unreadBases[name] = Self.unreadBase(among: bases)
            return
        }
        let first = parts[0]
        let keyword = types.declaration(first).keyword
        let inherited = types.inherited(by: parts)
        guard keyword != .protocol else {
            let isRefining = inherited.system.contains { SystemProtocols.ofTypes.contains($0.name) }
            piece.mayLackDeclarations = piece.mayLackDeclarations || isRefining
            return
        }
        if inherited.system.contains(where: { $0.name == "EntityIdentifierConvertible" }) {
            result.identifierTypes.insert(name)
        }
        let conformances = conformances(parts, inherited)
        let names = Set(conformances.map(\.name))
        let systems = systems(parts, conformances.filter { SystemProtocols.ofTypes.contains($0.name) }.map(\.part))
        if systems.isEmpty { return }
        let isCertain = !names.isDisjoint(with: SystemProtocols.intents)
        let isIntent = isCertain || parts.contains(where: hasIntentParts)
        let isEntity = !names.isDisjoint(with: SystemProtocols.entities)
        let isEnumeration = !names.isDisjoint(with: SystemProtocols.enumerations)
        guard isIntent || isEntity || isEnumeration else {
            result.unreadBases[name] = Self.unreadBase(among: inherited.system.map(\.name))
            return
        }

        let declaration = types.declaration(first)
        if keyword == .extension { add(.typeNotFound(name), declaration.nameRange, in: first) }
        noteUnresolved(name)
        for part in parts { noteAttributes(of: part) }
        for problem in inherited.problems { add(problem, declaration.nameRange, in: first) }
        let location = types.files[first.file].location(declaration.nameRange)
        let givenIdentifier = persistentIdentifier(parts, of: name, at: location)
        let identifier = givenIdentifier.known ?? name.ownName
        let isFound = keyword != .extension
        if isIntent {
            let isConfiguration = !names.isDisjoint(with: ["WidgetConfigurationIntent", "ControlConfigurationIntent"])
            let isShown = types.properties("isDiscoverable", in: parts).map { $0.value?.literal != .boolean(false) }
            result.intents.append(
                SavedContract.Intent(
                    form: .appIntent,
                    givenIdentifier: givenIdentifier,
                    name: name,
                    takeovers: takeovers(
                        parts,
                        inherited,
                        migrated: conformances.filter { $0.name == "CustomIntentMigratedAppIntent" }.map(\.availability)
                    ),
                    parameters: parameters(parts, of: name, on: systems),
                    uses: Set(
                        (isConfiguration ? [.widgets] : [])
                            + (isShown.isEmpty || isShown.contains(true) ? [.shortcuts] : [])
                    ),
                    availability: availability(of: first, conformances),
                    isConditional: declaration.branch != nil,
                    systems: systems,
                    isCertain: isCertain,
                    isFound: isFound,
                    location: location
                )
            )
        }
        if isEnumeration {
            let rawType = rawType(parts)
            result.enumerations.append(
                SavedContract.Enumeration(
                    form: .appIntent,
                    givenIdentifier: givenIdentifier,
                    name: name,
                    rawType: rawType,
                    cases: cases(parts, rawType: rawType, on: systems),
                    isFound: isFound,
                    location: location
                )
            )
            piece.meanings[name] = .enumeration(identifier)
        }
        if isEntity {
            let (id, query) = (self.identifier(parts, inherited), query(parts))
            let isTransient = names.contains("TransientAppEntity")
            if id == nil, !isTransient { piece.mayLackDeclarations = true }
            result.entities.append(
                SavedContract.Entity(
                    form: .appIntent,
                    givenIdentifier: givenIdentifier,
                    name: name,
                    idType: isTransient
                        ? .absent
                        : Stated(
                            id?.type.flatMap { types.isKnown($0) ? $0.description : nil },
                            else: Unread(
                                "the type of the identifier of '\(name)' is unknown",
                                at: id?.location ?? location,
                                expression: id?.type?.description
                            )
                        ),
                    isTransient: isTransient,
                    query: isTransient
                        ? .absent
                        : Stated(
                            query?.name,
                            else: Unread("the default query of '\(name)' was not found", at: location)
                        ),
                    properties: properties(parts, SystemProtocols.propertyWrappers).map(\.property.name),
                    location: location,
                    idLocation: id?.location ?? location,
                    queryLocation: query?.location ?? location
                )
            )
            piece.meanings[name] = .entity(identifier)
        }
    }

    private static func unreadBase(among names: [String]) -> String? {
        names.first { !SystemProtocols.isKnown($0) && !SystemProtocols.widgets.contains($0) && $0 != "WidgetBundle" }
    }

    private func mayMatter(_ part: ProjectTypes.Part) -> Bool {
        if hasIntentParts(part) { return true }
        let type = types.declaration(part)
        return type.inheritedTypes.contains { types.mayMatter($0.type) }
            || type.attributes.contains { SystemProtocols.macros[$0.baseName] != nil }
    }

    private func hasIntentParts(_ part: ProjectTypes.Part) -> Bool {
        types.files[part.file].haveIntentParts[part.type]
    }

    /// Notes what may be a macro, and availability attributes and macros that have their own `#if`: they are read as if they
    /// always applied.
    private mutating func noteAttributes(of part: ProjectTypes.Part) {
        let declaration = types.declaration(part)
        for attribute in declaration.attributes
        where SystemProtocols.macros[attribute.baseName] == nil && !attribute.name.hasPrefix("_")
            && !SystemProtocols.attributes.contains(attribute.baseName) && !types.exists(attribute.name)
        {
            add(.attribute(attribute.name), attribute.range, in: part)
        }
        for attribute in declaration.attributes where attribute.branch != declaration.branch {
            guard attribute.name == "available" || SystemProtocols.macros[attribute.baseName] != nil else { continue }
            add(.conditionalAttribute(attribute.name), attribute.range, in: part)
        }
    }
}
