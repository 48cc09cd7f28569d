import Diagnostics
import SwiftDeclarations

/// Combines what a project's files declare for App Intents: each type with all its extensions.
///
/// All sources count as one project. Types of the same name are kept apart, and are found first in the targets of the
/// source that names them.
struct SourceResolver {
    var types: ProjectTypes
    var result = SavedContract()
    /// Enumerations and entities by their full names.
    private var meanings: [String: SavedContract.ValueType] = [:]
    /// Whether a project protocol may turn further types into App Intents, or an entity's `id` may be in an unread
    /// extension.
    private var mayLackDeclarations = false
    /// The types that may be listed in a widget bundle, and on which systems; empty if the project has no bundle.
    let listedTypes: [String: WidgetListing]
    /// The types that conform to each of the project's protocols; `nil` until it is needed.
    var conforming: [String: [ProjectTypes.Part]]?
    /// The types of Live Activities and of widgets that show nothing.
    var withoutKind: Set<String> = []
    /// The widget bundles with the indices of their files.
    let bundles: [(file: Int, bundle: SavedContract.Bundle)]
    private var problems: [SavedContract.Place] = []

    /// The maximum number of declaration-extension pairs of one name. Real projects have one declaration per target.
    private static let pairLimit = 4096

    init(_ files: [SwiftFile], targets: SavedContract.TargetsOfSource = { _ in [] }) {
        types = ProjectTypes(files, targets: files.map { targets($0.source.path) })
        bundles = types.files.enumerated().compactMap { index, file in
            let type = file.types.first { $0.inheritedTypes.contains { $0.type.name == "WidgetBundle" } }
            return type.map { (index, SavedContract.Bundle(name: $0.name, location: file.location($0.nameRange))) }
        }
        listedTypes =
            bundles.isEmpty ? [:] : types.files.reduce(into: [:]) { $0.merge($1.listedTypes) { $0.union($1) } }
        for (fileIndex, file) in types.files.enumerated() {
            for index in file.types.indices {
                let unknown = file.types[index].attributes.availability.unknown
                noteUnknown(unknown, in: ProjectTypes.Part(file: fileIndex, type: index))
            }
        }
    }

    mutating func run() -> SavedContract {
        result.parts = [.appIntents, .widgets]
        result.bundles = bundles.map(\.bundle)
        for (file, targets) in zip(types.files, types.targets) where !targets.isEmpty {
            result.targets[file.source.path] = targets
        }
        for file in types.files.indices { resolveCalls(of: file) }
        findUnreadWidgets()
        findUnreadShortcuts()
        for name in listedTypes.keys where !types.exists(name) { result.unreadBases[name] = name }
        for name in types.order {
            let declarations = types.declarations[name] ?? []
            let extensions = types.extensions[name] ?? []
            if declarations.isEmpty {
                if !extensions.isEmpty { resolve(name, extensions) }
                continue
            }
            let isTooMuch = declarations.count > 1 && declarations.count * extensions.count > Self.pairLimit
            if isTooMuch { add(.tooManyProblems, types.declaration(declarations[0]).nameRange, in: declarations[0]) }
            let declaringFiles = Set(declarations.map(\.file))
            for (file, own) in Dictionary(grouping: declarations, by: \.file).sorted(by: { $0.key < $1.key }) {
                // An extension extends the declaration in its own file, if any; otherwise any of them.
                let others = extensions.filter { $0.file == file || !declaringFiles.contains($0.file) }
                let further = declaringFiles.count > 1 ? types.near(others, to: file) : others
                // Several declarations in one file are branches of conditional compilation.
                resolve(name, own + (isTooMuch ? [] : further))
            }
        }
        for index in result.intents.indices {
            for own in result.intents[index].parameters.indices {
                let type = result.intents[index].parameters[own].type
                result.intents[index].parameters[own].type = type.map(meaning)
            }
        }
        result.notUnderstood = places
        return result
    }

    /// The enumeration or entity that a type is.
    private func meaning(of type: SavedContract.ValueType) -> SavedContract.ValueType {
        switch type {
        case .array(let element): .array(meaning(of: element))
        // A typealias of `Double`.
        case .value("TimeInterval"): .value("Double")
        case .value(let name): meanings[name] ?? type
        case .enumeration, .entity: type
        }
    }

    /// Whether further sources cannot add anything, once all sources that `SourceFilter` accepts have been read.
    var isComplete: Bool {
        result.unresolvedNames.isEmpty && result.unresolvedConstants.isEmpty && !mayLackDeclarations
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
            mayLackDeclarations = mayLackDeclarations || isRefining
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
            meanings[name] = .enumeration(identifier)
        }
        if isEntity {
            let (id, query) = (self.identifier(parts, inherited), query(parts))
            let isTransient = names.contains("TransientAppEntity")
            if id == nil, !isTransient { mayLackDeclarations = true }
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
            meanings[name] = .entity(identifier)
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

    // MARK: - Names

    /// Notes the names in a type, including those of enclosing types, that no source declares.
    mutating func noteUnresolved(_ type: SwiftType) {
        switch type {
        case .named(let name, let arguments):
            noteUnresolved(name)
            for argument in arguments { noteUnresolved(argument) }
        case .optional(let wrapped), .array(let wrapped): noteUnresolved(wrapped)
        case .composition(let parts): for part in parts { noteUnresolved(part) }
        case .other: break
        }
    }

    private mutating func noteUnresolved(_ name: String) {
        var name = name
        while !name.isEmpty, !types.exists(name) {
            let own = name.ownName
            if !SystemProtocols.isKnown(own), !SystemProtocols.modules.contains(own) {
                result.unresolvedNames.insert(own)
            }
            name = ProjectTypes.scope(of: name)
        }
    }

    /// Notes the names that must be known to evaluate the expressions.
    mutating func noteUnresolved(expressions: [String]) {
        for expression in expressions {
            let words = expression.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init)
            result.unresolvedConstants.formUnion(Set(words).subtracting(["self", "Self", "rawValue", "String"]))
        }
    }

    // MARK: - Problems

    mutating func add(_ reason: NotUnderstood.Reason, _ range: SourceRange, in part: ProjectTypes.Part) {
        add(reason, types.files[part.file].location(range))
    }

    mutating func add(_ reason: NotUnderstood.Reason, _ location: SourceLocation) {
        problems.append(SavedContract.Place(location: location, reason: reason))
    }

    /// Notes what cannot be read.
    mutating func unread(_ reason: NotUnderstood.Reason, at location: SourceLocation, expression: String? = nil)
        -> Unread
    {
        add(reason, location)
        return Unread(reason.description, at: location, expression: expression)
    }

    /// What could not be read or resolved, in file order.
    private var places: [SavedContract.Place] {
        var order: [String: Int] = [:]
        var all = problems
        for (index, file) in types.files.enumerated() {
            order[file.source.path] = index
            // The first damage explains the ones after it.
            let damage = file.notUnderstood.first(where: \.reason.isDamage)
            for note in file.notUnderstood where Self.matters(note, in: file.source.bytes) {
                if note.reason.isDamage, note != damage { continue }
                all.append(SavedContract.Place(location: file.location(note.range), reason: note.reason))
            }
        }
        var seen = Set<SavedContract.Place>()
        return all.filter { seen.insert($0).inserted }.sorted { left, right in
            left.location.path == right.location.path
                ? left.location < right.location
                : (order[left.location.path] ?? 0) < (order[right.location.path] ?? 0)
        }
    }

    /// A type inside a function matters only if it may be an App Intent.
    private static func matters(_ note: NotUnderstood, in bytes: [UInt8]) -> Bool {
        !note.reason.isLocalType || SourceFilter.mayMatter(bytes[note.range.offsets])
    }
}
