import Diagnostics
import SwiftDeclarations

/// All types of a project by full name, and the resolution of names in a scope.
final class ProjectTypes {
    /// A declaration or an extension, by its file and its index in that file.
    struct Part: Hashable {
        var file: Int
        var type: Int
    }

    struct Alias: Equatable {
        /// The full name.
        var name: String
        var target: SwiftType
        /// The full name of the enclosing type; empty outside of types.
        var scope: String
        var isGeneric: Bool
        var file: Int
    }

    /// What a file declares under which names.
    private struct FileNames: Equatable {
        /// For each type or extension, its full name, and whether it is an extension.
        var types: [String] = []
        var areExtensions: [Bool] = []
        var aliases: [Alias] = []
        /// Those of global constants.
        var constants: Set<String> = []

        var all: Set<String> { Set(types).union(aliases.map(\.name)).union(constants) }

        var declared: [String] { zip(types, areExtensions).compactMap { $1 ? nil : $0 } }

        /// The names of types and typealiases that only one of two files has.
        func differences(from other: FileNames) -> Set<String> {
            Set(declared).symmetricDifference(other.declared)
                .union(Set(aliases.map(\.name)).symmetricDifference(other.aliases.map(\.name)))
        }
    }

    /// The files by number. One that was removed is empty.
    private(set) var files: [SwiftFile] = []
    /// The names of the targets that have each file; none if they are not known.
    private(set) var targets: [Set<String>] = []
    /// The numbers of the files in the order of the sources, and the place of each in it.
    private(set) var order: [Int] = []
    private var places: [Int] = []
    private var numbers: [String: Int] = [:]
    private var names: [FileNames] = []
    private var declared: [String: [Part]] = [:]
    private var extended: [String: [Part]] = [:]
    private(set) var aliases: [String: [Alias]] = [:]
    /// The files with a global constant of each name.
    private var constants: [String: [Int]] = [:]
    /// How many types and typealiases have each unqualified name, and how many types are written with each full one.
    private(set) var ownNames: [String: Int] = [:]
    private var writtenNames: [String: Int] = [:]
    /// Modules, which may qualify the names of types, and how many files import each.
    private var modules = SystemProtocols.modules
    private var imports: [String: Int] = [:]
    /// The extended names that begin with a module.
    private var qualifiedNames: Set<String> = []
    /// The types that extended typealiases name, and these typealiases by type, in source order.
    private var extendedAliases: [String: String] = [:]
    private var aliasesExtending: [String: [String]] = [:]
    let lookups = NameLookups()

    /// Why the last resolution was undecided, if it was.
    var problem: NotUnderstood.Reason?

    /// Adds a file without contents after the others, and returns its number.
    func add(_ path: String) -> Int { add(path, at: order.count) }

    /// The number of the file at a path, which is added in the order of the paths if it is new.
    func number(of path: String) -> Int {
        if let known = numbers[path] { return known }
        var (place, end) = (0, order.count)
        while place < end {
            let middle = (place + end) / 2
            if files[order[middle]].source.path < path { place = middle + 1 } else { end = middle }
        }
        return add(path, at: place)
    }

    private func add(_ path: String, at place: Int) -> Int {
        let number = files.count
        numbers[path] = number
        files.append(SwiftFile(SourceText(path: path, bytes: [])))
        targets.append([])
        names.append(FileNames())
        places.append(place)
        order.insert(number, at: place)
        for place in place..<order.count { places[order[place]] = place }
        return number
    }

    /// Where a file is among the sources; the last one of those at the same path.
    func place(of path: String) -> Int { numbers[path].map { places[$0] } ?? 0 }

    func targets(of path: String) -> Set<String> { numbers[path].map { targets[$0] } ?? [] }

    /// Replaces files by number. Outdates those that looked up a name that is not declared as before.
    func update(_ changes: [Int: (file: SwiftFile, targets: Set<String>)]) {
        var changed: Set<String> = []
        var (read, outdated) = (Set(changes.keys), Set(changes.keys))
        let qualified = extensionsOfInnerTypes
        let importsDiffer = changes.contains { files[$0.key].imports != $0.value.file.imports }
        for (number, new) in changes {
            count(files[number], -1)
            (files[number], targets[number]) = new
            count(files[number], 1)
        }
        let modules =
            importsDiffer ? SystemProtocols.modules.union(imports.lazy.filter { $0.value > 0 }.map(\.key)) : modules
        var appeared = modules.symmetricDifference(self.modules)
        self.modules = modules
        // Then any extension may extend another type.
        if !appeared.isEmpty || qualified != extensionsOfInnerTypes { read = Set(files.indices) }
        for number in sorted(read) {
            let (old, new) = (names[number], readNames(of: number))
            if old != new { outdated.insert(number) }
            if outdated.contains(number) { changed.formUnion(old.all.union(new.all)) }
            if old == new { continue }
            appeared.formUnion(old.differences(from: new))
            remove(old, of: number)
            names[number] = new
            add(new, of: number)
        }
        joinExtensionsOfAliases(&changed)
        lookups.outdate(outdated)
        lookups.outdate(usersOf: changed.union([NameLookups.anything]))
        lookups.outdate(seekersOf: appeared.union(appeared.map(\.ownName)))
    }

    private func count(_ file: SwiftFile, _ difference: Int) {
        for module in file.imports { imports[module, default: 0] += difference }
        // Declarations are large: use them in place instead of copying.
        for index in file.types.indices where file.types[index].keyword != .extension {
            writtenNames[file.types[index].fullName, default: 0] += difference
        }
    }

    /// The extended types whose names only seem to begin with a module.
    private var extensionsOfInnerTypes: Set<String> { qualifiedNames.filter { writtenNames[$0, default: 0] > 0 } }

    private func readNames(of number: Int) -> FileNames {
        let file = files[number]
        var names = FileNames()
        func add(_ aliases: [TypealiasDeclaration], in scope: String) {
            names.aliases += aliases.map {
                let name = scope.isEmpty ? $0.name : scope + "." + $0.name
                return Alias(name: name, target: $0.target.type, scope: scope, isGeneric: $0.isGeneric, file: number)
            }
        }
        add(file.typealiases, in: "")
        for index in file.types.indices {
            let isExtension = file.types[index].keyword == .extension
            let outer = file.types[index].parent.map { names.types[$0] + "." + file.types[index].name }
            let name = outer ?? (isExtension ? extendedName(file.types[index].name) : file.types[index].name)
            names.types.append(name)
            names.areExtensions.append(isExtension)
            add(file.types[index].typealiases, in: name)
        }
        names.constants = Set(file.constants.map(\.name))
        return names
    }

    private func add(_ names: FileNames, of number: Int) {
        func insert<Element>(_ new: Element, into elements: inout [Element], _ file: (Element) -> Int) {
            let last = elements.lastIndex { places[file($0)] <= places[number] }
            elements.insert(new, at: last.map { $0 + 1 } ?? 0)
        }
        for (index, name) in names.types.enumerated() {
            let part = Part(file: number, type: index)
            if names.areExtensions[index] {
                insert(part, into: &extended[name, default: []], \.file)
            } else {
                insert(part, into: &declared[name, default: []], \.file)
            }
        }
        for alias in names.aliases { insert(alias, into: &aliases[alias.name, default: []], \.file) }
        for name in names.constants { insert(number, into: &constants[name, default: []], \.self) }
        for name in names.declared + names.aliases.map(\.name) { ownNames[name.ownName, default: 0] += 1 }
    }

    private func remove(_ names: FileNames, of number: Int) {
        for name in names.all {
            declared[name]?.removeAll { $0.file == number }
            extended[name]?.removeAll { $0.file == number }
            aliases[name]?.removeAll { $0.file == number }
            constants[name]?.removeAll { $0 == number }
        }
        for name in names.declared + names.aliases.map(\.name) { ownNames[name.ownName]? -= 1 }
    }

    /// `extension Module.Type` extends `Type`.
    private func extendedName(_ name: String) -> String {
        guard let period = name.firstIndex(of: "."), modules.contains(String(name[..<period])) else { return name }
        qualifiedNames.insert(name)
        return writtenNames[name, default: 0] > 0 ? name : String(name[name.index(after: period)...])
    }

    /// Adds the extensions of typealiases to the types that these name.
    private func joinExtensionsOfAliases(_ changed: inout Set<String>) {
        let former = extendedAliases
        (extendedAliases, aliasesExtending) = ([:], [:])
        let extendedNames = changed.union(former.keys).filter { extended[$0]?.isEmpty == false && aliases[$0] != nil }
        for name in extendedNames.sorted(by: { isBefore(extended[$0]![0], extended[$1]![0]) }) where !isDeclared(name) {
            guard let target = resolve(.named(name, []), in: "").name, target != name else { continue }
            extendedAliases[name] = target
            aliasesExtending[target, default: []].append(name)
        }
        for name in Set(former.keys).union(extendedAliases.keys)
        where changed.contains(name) || former[name] != extendedAliases[name] {
            changed.formUnion([name, former[name], extendedAliases[name]].compactMap(\.self))
        }
    }

    func sorted(_ files: Set<Int>) -> [Int] { files.sorted { places[$0] < places[$1] } }

    private func isBefore(_ part: Part, _ other: Part) -> Bool {
        (places[part.file], part.type) < (places[other.file], other.type)
    }

    @inline(__always)
    func declaration(_ part: Part) -> SwiftTypeDeclaration { files[part.file].types[part.type] }

    func name(_ part: Part) -> String { names[part.file].types[part.type] }

    /// All names of declarations and extensions, in source order.
    var allNames: [String] { order.flatMap(firstNames) }

    /// The names that no file before this one declares or extends, in source order.
    func firstNames(in file: Int) -> [String] {
        names[file].types.enumerated().compactMap { type, name in
            let part = Part(file: file, type: type)
            lookups.note(name)
            return [declared[name], extended[name]].allSatisfy { $0?.first.map { !isBefore($0, part) } ?? true }
                ? name : nil
        }
    }

    /// Whether a part inherits from anything, has attributes, or members of an App Intent.
    func isMarked(_ part: Part) -> Bool {
        let file = files[part.file]
        return file.haveIntentParts[part.type] || !file.types[part.type].inheritedTypes.isEmpty
            || !file.types[part.type].attributes.isEmpty
    }

    /// The parts that a target has together with a file; all of them if none is known to be.
    func near(_ parts: [Part], to file: Int) -> [Part] {
        let near = parts.filter { $0.file == file || !targets[$0.file].isDisjoint(with: targets[file]) }
        return near.isEmpty ? parts : near
    }

    // MARK: - Looking up names

    func declarations(_ name: String) -> [Part] {
        lookups.note(name)
        return declared[name] ?? []
    }

    func isDeclared(_ name: String) -> Bool {
        lookups.note(existenceOf: name)
        return declared[name]?.isEmpty == false
    }

    func isAlias(_ name: String) -> Bool {
        lookups.note(existenceOf: name)
        return aliases[name]?.isEmpty == false
    }

    func isModule(_ name: String) -> Bool {
        lookups.note(existenceOf: name)
        return modules.contains(name)
    }

    /// Whether the project declares a type or typealias of this full name.
    func exists(_ name: String) -> Bool { isDeclared(name) || isAlias(name) }

    func extensions(_ name: String) -> [Part] {
        lookups.note(name)
        let own = extendedAliases[name] == nil ? extended[name] ?? [] : []
        return own + (aliasesExtending[name] ?? []).flatMap { extended[$0] ?? [] }
    }

    func parts(_ name: String) -> [Part] { declarations(name) + extensions(name) }

    /// The files with a global constant of a name.
    func files(withConstant name: String) -> [Int] {
        lookups.note(name)
        return constants[name] ?? []
    }

    /// The full name of the enclosing type; empty for a top-level type.
    static func scope(of name: String) -> String {
        name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? ""
    }
}
