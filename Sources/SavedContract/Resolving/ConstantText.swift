import Diagnostics
import SwiftDeclarations

/// The text of a constant.
struct ConstantText {
    var text: String
    var isNamedByType = false
}

/// An expression where it stands: an argument, or what a property is set to.
struct PlacedExpression {
    var value: DeclaredValue?
    var text: String
    var part: ProjectTypes.Part?
    var file: SwiftFile
    /// The type that it must have, as written.
    var type: String?
    var isStatic = false
    var systems = Systems.all
}

extension PlacedExpression {
    init(_ argument: SwiftAttribute.Argument, in part: ProjectTypes.Part?, _ file: SwiftFile) {
        self.init(value: argument.value, text: argument.text, part: part, file: file)
    }

    fileprivate init(_ property: PropertyDeclaration, in part: ProjectTypes.Part?, _ file: SwiftFile) {
        var text = ""
        if case .expression(let range)? = property.value { text = file.source.bytes.text(range) }
        if text.hasPrefix("return ") { text.removeFirst("return ".count) }
        self.init(value: property.value, text: text, part: part, file: file, type: property.type?.type.name)
        isStatic = property.isStatic
        systems = file.systems(property.branch)
    }
}

extension ProjectTypes {
    /// How many expressions are followed. A constant stands for another, or for one in each branch of conditional compilation.
    private static let longestChain = 16

    /// What can be read of an expression, or else of the properties that it names, and where it is that; and what names none.
    func read<Value>(_ expression: PlacedExpression, _ read: (PlacedExpression) -> Value?)
        -> (values: [(value: Value, systems: Systems)], unresolved: [String])
    {
        var (steps, next) = ([expression], 0)
        var result: (values: [(value: Value, systems: Systems)], unresolved: [String]) = ([], [])
        while next < min(steps.count, Self.longestChain) {
            let step = steps[next]
            next += 1
            if let value = read(step) {
                result.values.append((value, step.systems))
                continue
            }
            let properties = properties(in: step).filter { $0.value != nil }
            if properties.isEmpty { result.unresolved.append(step.text) }
            for var property in properties {
                property.systems.formIntersection(step.systems)
                if !property.systems.isEmpty { steps.append(property) }
            }
        }
        return result
    }

    /// The text of a literal, or of the raw value of a case.
    func constant(_ expression: PlacedExpression) -> ConstantText? {
        if let text = expression.value?.string ?? rawValue(expression) { return ConstantText(text: text) }
        return typeName(in: expression.text, expression.part).map { ConstantText(text: $0, isNamedByType: true) }
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
    private func rawValue(_ expression: PlacedExpression) -> String? {
        var path = expression.text.split(separator: ".").map(String.init)
        if path.last == "rawValue" { path.removeLast() }
        guard let name = path.popLast() else { return nil }
        let scope = expression.part.map { self.name($0) } ?? ""
        guard let type = path.isEmpty ? expression.type : path.joined(separator: "."),
            let owner = fullName(type, in: scope), let found = declarations[owner],
            let declaration = nearest(found, to: expression.file).first.map(declaration)
        else { return nil }
        // Only texts are of interest.
        guard declaration.inheritedTypes.first?.type.name == "String" else { return nil }
        guard let element = declaration.cases.first(where: { $0.name == name }) else { return nil }
        return element.rawValue.map(\.string) ?? name
    }

    /// The property, or the constant outside of types, that a path such as `kind`, `Self.kind` or `Constants.kind` names.
    private func properties(in expression: PlacedExpression) -> [PlacedExpression] {
        var path = expression.text
        if path.hasSuffix(".rawValue") { path.removeLast(".rawValue".count) }
        if path.hasPrefix(".") { path = (expression.type ?? "String") + path }
        var names = path.split(separator: ".").map(String.init)
        guard !names.isEmpty, path.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else {
            return []
        }
        if ["self", "Self"].contains(names[0]) { names.removeFirst() }
        guard let name = names.popLast() else { return [] }
        var scope = expression.part.map { self.name($0) } ?? ""
        if !names.isEmpty {
            // What the project does not declare, such as `String`, it may extend.
            let written = names.joined(separator: ".")
            return properties(name, in: nearest(parts(fullName(written, in: scope) ?? written), to: expression.file))
        }
        while !scope.isEmpty {
            let found = properties(name, in: nearest(parts(scope), to: expression.file))
            if !found.isEmpty { return found }
            scope = Self.scope(of: scope)
        }
        for file in [expression.file] + files {
            let found = file.constants.filter { $0.name == name }
            if !found.isEmpty { return found.map { PlacedExpression($0, in: nil, file) } }
        }
        return []
    }

    /// The parts of a type with those in a file first: others may be private there.
    private func nearest(_ parts: [Part], to file: SwiftFile) -> [Part] {
        let isNear = { (part: Part) in files[part.file].source.path == file.source.path }
        return parts.count == 1 ? parts : parts.filter(isNear) + parts.filter { !isNear($0) }
    }

    /// What a property of a type is set to: the first, and those of the same file, which are in other branches of conditional
    /// compilation.
    func properties(_ name: String, in parts: [Part]) -> [PlacedExpression] {
        var first: Part?
        return parts.flatMap { part -> [PlacedExpression] in
            let found = declaration(part).properties.filter { $0.name == name }
            if found.isEmpty || (first ?? part).file != part.file { return [] }
            first = part
            return found.map { PlacedExpression($0, in: part, files[part.file]) }
        }
    }
}
