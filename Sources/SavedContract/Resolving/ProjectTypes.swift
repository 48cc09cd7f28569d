import Diagnostics
import SwiftDeclarations

/// All types of a project by their full names, and what a name means where it is used.
struct ProjectTypes {
    /// A declaration or an extension, by its file and its index there.
    struct Part: Hashable {
        var file: Int
        var type: Int
    }

    private struct Alias {
        var target: SwiftType
        /// The type that it stands in.
        var scope: String
        var isGeneric: Bool
    }

    let files: [SwiftFile]
    /// For every type of every file, the full name by which the project knows it.
    private(set) var names: [[String]] = []
    private(set) var declarations: [String: [Part]] = [:]
    private(set) var extensions: [String: [Part]] = [:]
    /// The names of both, in the order of the sources.
    private(set) var order: [String] = []
    private var aliases: [String: [Alias]] = [:]
    /// The names of all types and typealiases, without those of the types around them.
    private var ownNames: Set<String> = []
    /// Names that may stand before those of types and are none themselves.
    private var modules = SystemProtocols.modules

    /// What the last resolution met that it could not decide.
    private(set) var problem: NotUnderstood.Reason?

    init(_ files: [SwiftFile]) {
        self.files = files
        var declared = Set<String>()
        for file in files { modules.formUnion(file.imports) }
        // Declarations are large: they are looked into where they are.
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

    /// Extensions of another name for a type are the type's.
    private mutating func joinExtensionsOfAliases() {
        for name in order where declarations[name] == nil && aliases[name] != nil {
            guard let target = resolve(.named(name, []), in: "").name, target != name else { continue }
            extensions[target, default: []] += extensions.removeValue(forKey: name) ?? []
        }
    }

    @inline(__always)
    func declaration(_ part: Part) -> SwiftTypeDeclaration { files[part.file].types[part.type] }

    func name(_ part: Part) -> String { names[part.file][part.type] }

    func parts(_ name: String) -> [Part] { (declarations[name] ?? []) + (extensions[name] ?? []) }

    /// The full name of the type around another; empty outside of types.
    static func scope(of name: String) -> String {
        name.lastIndex(of: ".").map { String(name[..<$0]) } ?? ""
    }
}

// MARK: - What a name means

extension ProjectTypes {
    /// Replacements of typealiases in one type. Chains of them are short.
    private static let replacementLimit = 16

    /// A type as it is meant in `scope`: with typealiases of the project replaced, and the full names of its types.
    ///
    /// What could not be decided stays as written; `problem` says so.
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
            // The module's name is not a part of the type's, but for a framework's type that has one of the project beside it.
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

    /// What a typealias stands for; `nil`, with the problem noted, when that is not clear.
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

    /// The full name of the type that a path means in a scope; `nil` where the project declares none.
    func fullName(_ path: String, in scope: String) -> String? {
        let first = String(path.prefix { $0 != "." })
        guard let found = find(first, in: scope) else { return nil }
        let name = found + path.dropFirst(first.count)
        return declarations[name] == nil ? nil : name
    }

    /// The full name of what a name without dots means in a scope.
    private func find(_ name: String, in scope: String) -> String? {
        var scope = scope
        while !scope.isEmpty {
            let candidate = scope + "." + name
            if exists(candidate) { return candidate }
            scope = Self.scope(of: scope)
        }
        return exists(name) ? name : nil
    }

    /// Whether what a type inherits may be, or lead to, a protocol of App Intents. Most types inherit what plainly is not.
    func mayMatter(_ inherited: SwiftType) -> Bool {
        guard case .named(let name, _) = inherited else { return true }
        return SystemProtocols.all.contains(name) || ownNames.contains(name) || name.contains(".")
    }

    /// Whether a type is one of the project or of the system, so that it cannot be another name of a third.
    func isKnown(_ type: SwiftType) -> Bool {
        switch type {
        case .named(let name, let arguments):
            (declarations[name] != nil || SystemProtocols.isKnown(name)) && arguments.allSatisfy(isKnown)
        case .optional(let wrapped), .array(let wrapped): isKnown(wrapped)
        case .composition, .other: true
        }
    }

    /// Whether the project declares a type or a typealias of this full name.
    func exists(_ name: String) -> Bool { declarations[name] != nil || aliases[name] != nil }
}
