import Diagnostics
import SwiftDeclarations

/// The text of a constant.
struct ConstantText {
    var text: String
    var isNamedByType = false
    var systems = Systems.all
}

/// A property of a type, or a constant outside of types, for which `part` is `nil`.
struct FoundProperty {
    var property: PropertyDeclaration
    var part: ProjectTypes.Part?
    var file: SwiftFile
}

extension ProjectTypes {
    /// How many constants may stand for one another.
    static let longestChain = 16

    /// The texts of a literal, of a property or a constant outside of types, or of the raw value of a case: one for each branch
    /// of conditional compilation.
    ///
    /// - Parameters:
    ///   - part: the type that the expression stands in; `nil` outside of types.
    /// - Returns: also the expressions that lead nowhere.
    func constants(
        _ text: String,
        _ value: DeclaredValue,
        in part: Part?,
        _ file: SwiftFile
    ) -> (known: [ConstantText], unresolved: [String]) {
        var constants: [ConstantText] = []
        var unresolved: [String] = []
        var steps = [
            (text: text, value: value, expectedType: String?.none, systems: Systems.all, part: part, file: file)
        ]
        var next = 0
        while next < steps.count, next < Self.longestChain {
            let (text, value, expectedType, systems, part, file) = steps[next]
            next += 1
            if let known = value.string ?? rawValue(text, expectedType, in: part) {
                constants.append(ConstantText(text: known, systems: systems))
                continue
            }
            if let name = typeName(in: text, part) {
                constants.append(ConstantText(text: name, isNamedByType: true, systems: systems))
                continue
            }
            var path = text.hasSuffix(".rawValue") ? String(text.dropLast(".rawValue".count)) : text
            if path.hasPrefix("."), let expectedType { path = expectedType + path }
            if path.hasPrefix(".") { path = "String" + path }
            let former = steps.count
            for found in properties(atPath: path, in: part, file) {
                guard let value = found.property.value else { continue }
                var text = text
                if case .expression(let range) = value { text = found.file.source.bytes.text(range) }
                if text.hasPrefix("return ") { text.removeFirst("return ".count) }
                let systems = systems.intersection(found.file.systems(found.property.branch))
                steps.append((text, value, found.property.type?.type.name, systems, found.part, found.file))
            }
            if steps.count == former { unresolved.append(text) }
        }
        return (constants.filter { !$0.systems.isEmpty }, unresolved)
    }

    /// The type whose name `String(describing: Self.self)` and `"\(Self.self)"` give.
    private func typeName(in text: String, _ part: Part?) -> String? {
        for (start, end) in [("String(describing: ", ")"), ("\"\\(", ")\""), ("String(reflecting: ", ")")] {
            guard text.hasPrefix(start), text.hasSuffix(end) else { continue }
            let inner = text.dropFirst(start.count).dropLast(end.count)
            if ["type(of: self)", "Self.self", "self"].contains(inner) {
                return part.map { name($0).ownName }
            }
            guard inner.hasSuffix(".self") else { continue }
            return String(inner.dropLast(".self".count)).ownName
        }
        return nil
    }

    /// The raw value of the case that a path names.
    private func rawValue(_ text: String, _ expectedType: String?, in part: Part?) -> String? {
        var path = text.split(separator: ".").map(String.init)
        if path.last == "rawValue" { path.removeLast() }
        guard let name = path.popLast() else { return nil }
        let scope = part.map { self.name($0) } ?? ""
        guard let type = path.isEmpty ? expectedType : path.joined(separator: "."),
            let owner = fullName(type, in: scope), let first = declarations[owner]?.first
        else { return nil }
        let declaration = declaration(first)
        // Only texts are of interest.
        guard declaration.inheritedTypes.first?.type.name == "String" else { return nil }
        guard let element = declaration.cases.first(where: { $0.name == name }) else { return nil }
        return element.rawValue.map(\.string) ?? name
    }

    /// The property, or the constant outside of types, that a path such as `kind`, `Self.kind` or `Constants.kind` names: each
    /// of its declarations in branches of conditional compilation.
    func properties(atPath path: String, in part: Part?, _ file: SwiftFile) -> [FoundProperty] {
        var names = path.split(separator: ".").map(String.init)
        guard !names.isEmpty, path.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else {
            return []
        }
        if ["self", "Self"].contains(names[0]) { names.removeFirst() }
        guard let name = names.popLast() else { return [] }
        var scope = part.map { self.name($0) } ?? ""
        if !names.isEmpty {
            // What the project does not declare, such as `String`, it may extend.
            let written = names.joined(separator: ".")
            return properties(name, of: fullName(written, in: scope) ?? written)
        }
        while !scope.isEmpty {
            let found = properties(name, of: scope)
            if !found.isEmpty { return found }
            scope = Self.scope(of: scope)
        }
        // A constant of the same file comes first: others may be private.
        for other in [file] + files {
            let found = other.constants.filter { $0.name == name }.map {
                FoundProperty(property: $0, part: nil, file: other)
            }
            if !found.isEmpty { return Self.branches(found) }
        }
        return []
    }

    private func properties(_ name: String, of type: String) -> [FoundProperty] {
        Self.branches(
            parts(type).flatMap { part in
                declaration(part).properties.filter { $0.name == name }.map {
                    FoundProperty(property: $0, part: part, file: files[part.file])
                }
            }
        )
    }

    /// The first of some properties of one name, and those in other branches: others belong to another target.
    private static func branches(_ found: [FoundProperty]) -> [FoundProperty] {
        guard let first = found.first, first.property.branch != nil else { return Array(found.prefix(1)) }
        return found.filter { $0.file.source.path == first.file.source.path && $0.property.branch != nil }
    }
}
