import Diagnostics
import SwiftDeclarations

/// All types of a project by full name, and the resolution of names in a scope.
struct ProjectTypes {
    /// A declaration or an extension, by its file and its index in that file.
    struct Part: Hashable {
        var file: Int
        var type: Int
    }

    private struct Alias {
        var target: SwiftType
        /// The full name of the enclosing type; empty outside of types.
        var scope: String
        var isGeneric: Bool
    }

    let files: [SwiftFile]
    /// The names of the targets that have each file; none if they are not known.
    let targets: [Set<String>]
    /// For each file, the full names of its types.
    private(set) var names: [[String]] = []
    private(set) var declarations: [String: [Part]] = [:]
    private(set) var extensions: [String: [Part]] = [:]
    /// The names of declarations and extensions, in source order.
    private(set) var order: [String] = []
    private var aliases: [String: [Alias]] = [:]
    private var ownNames: Set<String> = []
    /// Modules, which may qualify the names of types.
    private var modules = SystemProtocols.modules

    /// Why the last resolution was undecided, if it was.
    private(set) var problem: NotUnderstood.Reason?

    init(_ files: [SwiftFile], targets: [Set<String>]) {
        self.files = files
        self.targets = targets
        var declared = Set<String>()
        for file in files { modules.formUnion(file.imports) }
        // Declarations are large: use them in place instead of copying.
        for file in files {
            for index in file.types.indices where file.types[index].keyword != .extension {
                declared.insert(file.types[index].fullName)
                ownNames.insert(file.types[index].name)
            }
        }
        for (fileIndex, file) in files.enumerated() {
            for alias in file.typealiases { add(alias, in: "") }
            var names: [String] = []
            names.reserveCapacity(file.types.count)
            for index in file.types.indices {
                let isExtension = file.types[index].keyword == .extension
                let name =
                    if let parent = file.types[index].parent {
                        names[parent] + "." + file.types[index].name
                    } else if isExtension {
                        extendedName(file.types[index].name, declared)
                    } else {
                        file.types[index].name
                    }
                names.append(name)
                if declarations[name] == nil, extensions[name] == nil { order.append(name) }
                let part = Part(file: fileIndex, type: index)
                if isExtension {
                    extensions[name, default: []].append(part)
                } else {
                    declarations[name, default: []].append(part)
                }
                for alias in file.types[index].typealiases { add(alias, in: name) }
            }
            self.names.append(names)
        }
        joinExtensionsOfAliases()
    }

    /// `extension Module.Type` extends `Type`.
    private func extendedName(_ name: String, _ declared: Set<String>) -> String {
        guard !declared.contains(name), let period = name.firstIndex(of: ".") else { return name }
        let rest = String(name[name.index(after: period)...])
        return modules.contains(String(name[..<period])) ? rest : name
    }

    private mutating func add(_ alias: TypealiasDeclaration, in scope: String) {
        let name = scope.isEmpty ? alias.name : scope + "." + alias.name
        ownNames.insert(alias.name)
        aliases[name, default: []].append(
            Alias(target: alias.target.type, scope: scope, isGeneric: alias.isGeneric)
        )
    }

    /// Moves extensions of a typealias to the type that it names.
    private mutating func joinExtensionsOfAliases() {
        for name in order where declarations[name] == nil && aliases[name] != nil {
            guard let target = resolve(.named(name, []), in: "").name, target != name else { continue }
            extensions[target, default: []] += extensions.removeValue(forKey: name) ?? []
        }
    }

    @inline(__always)
    func declaration(_ part: Part) -> SwiftTypeDeclaration { files[part.file].types[part.type] }

    func name(_ part: Part) -> String { names[part.file][part.type] }

    /// The parts that a target has together with a file; all of them if none is known to be.
    func near(_ parts: [Part], to file: Int) -> [Part] {
        let near = parts.filter { $0.file == file || !targets[$0.file].isDisjoint(with: targets[file]) }
        return near.isEmpty ? parts : near
    }

    func parts(_ name: String) -> [Part] { (declarations[name] ?? []) + (extensions[name] ?? []) }

    /// The full name of the enclosing type; empty for a top-level type.
    static func scope(of name: String) -> String {
        name.lastIndex(of: ".").map { String(name[..<$0]) } ?? ""
    }
}

// MARK: - What a name means

extension ProjectTypes {
    /// The maximum number of typealiases replaced in one type. Real chains are short.
    private static let replacementLimit = 16

    /// Replaces the project's typealiases and expands type names to full names, as seen from `scope`.
    ///
    /// Whatever cannot be decided stays as written, and `problem` says why.
    mutating func resolve(_ type: SwiftType, in scope: String) -> SwiftType {
        problem = nil
        var replacements = Self.replacementLimit
        return resolve(type, in: scope, &replacements)
    }

    private mutating func resolve(_ type: SwiftType, in scope: String, _ replacements: inout Int) -> SwiftType {
        switch type {
        case .optional(let wrapped): return .optional(resolve(wrapped, in: scope, &replacements))
        case .array(let element): return .array(resolve(element, in: scope, &replacements))
        case .composition(let parts): return .composition(parts.map { resolve($0, in: scope, &replacements) })
        case .other: return type
        case .named(let name, let arguments):
            let arguments = arguments.map { resolve($0, in: scope, &replacements) }
            return resolve(name, arguments: arguments, in: scope, &replacements)
        }
    }

    private mutating func resolve(
        _ name: String,
        arguments: [SwiftType],
        in scope: String,
        _ replacements: inout Int
    ) -> SwiftType {
        var parts = name.split(separator: ".")[...]
        guard let first = parts.popFirst() else { return .named(name, arguments) }
        var base = find(String(first), in: scope)
        if base == nil, let second = parts.first, modules.contains(String(first)) {
            // Drop the module, except that of a framework whose type has a namesake in the project.
            let rest = parts.joined(separator: ".")
            if SystemProtocols.modules.contains(String(first)) {
                return .named(exists(String(second)) ? name : rest, arguments)
            }
            guard exists(String(second)) else { return .named(rest, arguments) }
            parts.removeFirst()
            base = String(second)
        }
        guard var found = base else { return .named(name, arguments) }
        while true {
            if aliases[found] != nil {
                guard let target = target(of: found, &replacements) else { return .named(name, arguments) }
                guard let next = parts.popFirst() else { return target }
                guard let outer = target.name else { return .named(name, arguments) }
                found = outer + "." + next
            } else {
                guard let next = parts.popFirst() else { return .named(found, arguments) }
                found += "." + next
            }
        }
    }

    /// The type that a typealias names. If that is unclear, sets `problem` and returns `nil`.
    private mutating func target(of name: String, _ replacements: inout Int) -> SwiftType? {
        guard let candidates = aliases[name], let alias = candidates.first else { return nil }
        let isClear = candidates.allSatisfy { $0.target == alias.target && $0.scope == alias.scope }
        guard isClear, !alias.isGeneric, declarations[name] == nil else {
            problem = .ambiguousTypealias(name)
            return nil
        }
        guard replacements > 0 else {
            problem = .chainTooLong(name)
            return nil
        }
        replacements -= 1
        return resolve(alias.target, in: alias.scope, &replacements)
    }

    /// The full name of the type at a path, as seen from a scope; `nil` if the project does not declare it.
    func fullName(_ path: String, in scope: String) -> String? {
        let first = String(path.prefix { $0 != "." })
        guard let found = find(first, in: scope) else { return nil }
        let name = found + path.dropFirst(first.count)
        return declarations[name] == nil ? nil : name
    }

    /// The full name of an unqualified name, searching from the scope outward.
    private func find(_ name: String, in scope: String) -> String? {
        var scope = scope
        while !scope.isEmpty {
            let candidate = scope + "." + name
            if exists(candidate) { return candidate }
            scope = Self.scope(of: scope)
        }
        return exists(name) ? name : nil
    }

    /// Whether an inherited type may be, or lead to, an App Intents protocol. A cheap check that rules out most types.
    func mayMatter(_ inherited: SwiftType) -> Bool {
        guard case .named(let name, _) = inherited else { return true }
        return SystemProtocols.all.contains(name) || ownNames.contains(name) || name.contains(".")
    }

    /// Whether all names in a type are of project or system types, and so cannot be unread typealiases.
    func isKnown(_ type: SwiftType) -> Bool {
        switch type {
        case .named(let name, let arguments):
            (declarations[name] != nil || SystemProtocols.isKnown(name)) && arguments.allSatisfy(isKnown)
        case .optional(let wrapped), .array(let wrapped): isKnown(wrapped)
        case .composition, .other: true
        }
    }

    /// Whether the project declares a type or typealias of this full name.
    func exists(_ name: String) -> Bool { declarations[name] != nil || aliases[name] != nil }
}
