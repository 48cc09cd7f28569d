import Diagnostics
import SwiftDeclarations

/// The text of a constant.
struct ConstantText {
    var text: String
    var isNamedByType = false
}

/// A property of a type, or a constant outside of types, for which `part` is `nil`.
struct FoundProperty {
    var property: PropertyDeclaration
    var part: ProjectTypes.Part?
    var file: SwiftFile
}

extension ProjectTypes {
    /// How many constants may stand for one another.
    static let longestChain = 8

    /// The text of a literal, of a property or a constant outside of types, or of the raw value of a case.
    ///
    /// - Parameters:
    ///   - text: the expression; in the end the last one that it led to.
    ///   - part: the type that the expression stands in; `nil` outside of types.
    func constant(
        _ text: inout String,
        _ value: DeclaredValue,
        in part: Part?,
        _ file: SwiftFile
    ) -> ConstantText? {
        var (value, part, file) = (value, part, file)
        var expectedType: String?
        for _ in 0..<Self.longestChain {
            if let literal = value.string { return ConstantText(text: literal) }
            if let name = typeName(in: text, part) { return ConstantText(text: name, isNamedByType: true) }
            if let raw = rawValue(text, expectedType, in: part) { return ConstantText(text: raw) }
            var path = text.hasSuffix(".rawValue") ? String(text.dropLast(".rawValue".count)) : text
            if path.hasPrefix("."), let expectedType { path = expectedType + path }
            if path.hasPrefix(".") { path = "String" + path }
            guard let found = property(atPath: path, in: part, file), let next = found.property.value else {
                return nil
            }
            expectedType = found.property.type?.type.name
            (value, part, file) = (next, found.part, found.file)
            if case .expression(let range) = next { text = found.file.source.bytes.text(range) }
            if text.hasPrefix("return ") { text.removeFirst("return ".count) }
        }
        return nil
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

    /// The property, or the constant outside of types, that a path such as `kind`, `Self.kind` or `Constants.kind` names.
    func property(atPath path: String, in part: Part?, _ file: SwiftFile) -> FoundProperty? {
        var names = path.split(separator: ".").map(String.init)
        guard !names.isEmpty, path.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else {
            return nil
        }
        if ["self", "Self"].contains(names[0]) { names.removeFirst() }
        guard let name = names.popLast() else { return nil }
        var scope = part.map { self.name($0) } ?? ""
        if !names.isEmpty {
            // What the project does not declare, such as `String`, it may extend.
            let written = names.joined(separator: ".")
            return property(name, of: fullName(written, in: scope) ?? written)
        }
        while !scope.isEmpty {
            if let found = property(name, of: scope) { return found }
            scope = Self.scope(of: scope)
        }
        // A constant of the same file comes first: others may be private.
        for other in [file] + files {
            if let constant = other.constants.first(where: { $0.name == name }) {
                return FoundProperty(property: constant, part: nil, file: other)
            }
        }
        return nil
    }

    private func property(_ name: String, of type: String) -> FoundProperty? {
        for part in parts(type) {
            if let property = declaration(part).properties.first(where: { $0.name == name }) {
                return FoundProperty(property: property, part: part, file: files[part.file])
            }
        }
        return nil
    }
}
