import SwiftDeclarations

/// What a name means where it is written.
extension ProjectTypes {
    /// The maximum number of typealiases replaced in one type. Real chains are short.
    private static let replacementLimit = 16

    /// Replaces the project's typealiases and expands type names to full names, as seen from `scope`.
    ///
    /// Whatever cannot be decided stays as written, and `problem` says why.
    func resolve(_ type: SwiftType, in scope: String) -> SwiftType {
        problem = nil
        var replacements = Self.replacementLimit
        return resolve(type, in: scope, &replacements)
    }

    private func resolve(_ type: SwiftType, in scope: String, _ replacements: inout Int) -> SwiftType {
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

    private func resolve(
        _ name: String,
        arguments: [SwiftType],
        in scope: String,
        _ replacements: inout Int
    ) -> SwiftType {
        var parts = name.split(separator: ".")[...]
        guard let first = parts.popFirst() else { return .named(name, arguments) }
        var base = find(String(first), in: scope)
        if base == nil, let second = parts.first, isModule(String(first)) {
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
            if isAlias(found) {
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
    private func target(of name: String, _ replacements: inout Int) -> SwiftType? {
        lookups.note(name)
        guard let candidates = aliases[name], let alias = candidates.first else { return nil }
        let isClear = candidates.allSatisfy { $0.target == alias.target && $0.scope == alias.scope }
        guard isClear, !alias.isGeneric, !isDeclared(name) else {
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
        return isDeclared(name) ? name : nil
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
        lookups.note(existenceOf: name)
        return SystemProtocols.all.contains(name) || ownNames[name, default: 0] > 0 || name.contains(".")
    }

    /// Whether all names in a type are of project or system types, and so cannot be unread typealiases.
    func isKnown(_ type: SwiftType) -> Bool {
        switch type {
        case .named(let name, let arguments):
            (isDeclared(name) || SystemProtocols.isKnown(name)) && arguments.allSatisfy(isKnown)
        case .optional(let wrapped), .array(let wrapped): isKnown(wrapped)
        case .composition, .other: true
        }
    }
}
