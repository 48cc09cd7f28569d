import Diagnostics
import SwiftDeclarations

struct ConstantText {
    var text: String
    var isNamedByType = false
}

/// An expression in context: an argument, or the value of a property.
struct PlacedExpression {
    var value: DeclaredValue?
    var text: String
    var part: ProjectTypes.Part?
    /// The index of the file.
    var file: Int
    /// The declared type, as written.
    var type: String?
    var isStatic = false
    var systems = Systems.all
    /// The local constants that it may name, nearest first.
    var locals: ArraySlice<PropertyDeclaration> = []
}

/// The possible values of an expression with their systems, and the expressions that could not be read.
struct Readings<Value> {
    var values: [(value: Value, systems: Systems)] = []
    var unresolved: [String] = []

    init() {}

    init(_ value: Value) { values = [(value, .all)] }
}

extension PlacedExpression {
    /// An expression in the same place.
    func naming(_ text: String, systems: Systems = .all) -> PlacedExpression {
        PlacedExpression(text: text, part: part, file: file, systems: systems, locals: locals)
    }

    init(_ argument: SwiftAttribute.Argument, of call: SwiftCall, in part: ProjectTypes.Part?, _ file: Int) {
        self.init(value: argument.value, text: argument.text, part: part, file: file, locals: call.locals[...])
    }
}

extension ProjectTypes {
    /// The maximum number of expressions followed. A constant may name another one, differ between conditional
    /// branches, or combine several.
    private static let followedLimit = 64
    /// The maximum number of texts that branches may combine to.
    private static let textLimit = 16

    /// Reads an expression, or else the properties that it names.
    func read<Value>(_ expression: PlacedExpression, _ read: (PlacedExpression) -> Value?) -> Readings<Value> {
        follow(expression) { step in read(step).map { ($0, others: []) } }
    }

    /// - Parameter read: the value of an expression, and the names in it that add to the value.
    func follow<Value>(
        _ expression: PlacedExpression,
        _ read: (PlacedExpression) -> (value: Value, others: [String])?
    ) -> Readings<Value> {
        var budget = Self.followedLimit
        return follow(expression, within: &budget) { step, _, steps in
            guard let found = read(step) else { return nil }
            steps += found.others.map { name in
                step.naming(name, systems: step.systems)
            }
            return Readings(found.value)
        }
    }

    private func follow<Value>(
        _ expression: PlacedExpression,
        within budget: inout Int,
        _ read: (PlacedExpression, inout Int, inout [PlacedExpression]) -> Readings<Value>?
    ) -> Readings<Value> {
        var (steps, next) = ([expression], 0)
        var result = Readings<Value>()
        while next < steps.count {
            let step = steps[next]
            next += 1
            budget -= 1
            if budget < 0 {
                result.unresolved.append(step.text)
                break
            }
            if let found = read(step, &budget, &steps) {
                result.values += found.values.map { ($0.value, $0.systems.intersection(step.systems)) }
                result.unresolved += found.unresolved
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

    func constants(_ expression: PlacedExpression) -> Readings<ConstantText> {
        var budget = Self.followedLimit
        return constants(expression, &budget)
    }

    private func constants(_ expression: PlacedExpression, _ budget: inout Int) -> Readings<ConstantText> {
        follow(expression, within: &budget) { step, budget, _ in
            if let constant = constant(step) { return Readings(constant) }
            let pieces = StringLiterals.pieces(of: step.text)
            return pieces.isEmpty ? nil : joined(pieces, of: step, &budget)
        }
    }

    /// Joins the pieces for every combination of branches.
    private func joined(_ pieces: [TextPiece], of expression: PlacedExpression, _ budget: inout Int)
        -> Readings<ConstantText>
    {
        var whole = Readings(ConstantText(text: ""))
        for piece in pieces {
            let found: Readings<ConstantText> =
                switch piece {
                case .text(let text): Readings(ConstantText(text: text))
                case .expression(let text):
                    if let name = typeName(text, expression.part) {
                        Readings(ConstantText(text: name, isNamedByType: true))
                    } else {
                        constants(expression.naming(text), &budget)
                    }
                }
            whole.unresolved += found.unresolved
            let combined = whole.values.flatMap { beginning in
                found.values.map { end in
                    let isNamedByType = beginning.value.isNamedByType || end.value.isNamedByType
                    let text = ConstantText(text: beginning.value.text + end.value.text, isNamedByType: isNamedByType)
                    return (text, beginning.systems.intersection(end.systems))
                }
            }
            whole.values = Array(combined.filter { !$0.1.isEmpty }.prefix(Self.textLimit))
        }
        return whole
    }

    /// The text of a literal, a case's raw value, or a type's name.
    private func constant(_ expression: PlacedExpression) -> ConstantText? {
        if let text = expression.value?.string ?? rawValue(expression) { return ConstantText(text: text) }
        for start in ["String(describing: ", "String(reflecting: "] where expression.text.hasPrefix(start) {
            return typeName(String(expression.text.dropFirst(start.count).dropLast()), expression.part)
                .map { ConstantText(text: $0, isNamedByType: true) }
        }
        return nil
    }

    /// The type named by `Self.self`, `type(of: self)`, or `Widgets.Soup.self`.
    private func typeName(_ text: String, _ part: Part?) -> String? {
        if ["type(of: self)", "Self.self", "self"].contains(text) { return part.map { name($0).ownName } }
        return text.hasSuffix(".self") ? String(text.dropLast(".self".count)).ownName : nil
    }

    private func rawValue(_ expression: PlacedExpression) -> String? {
        var path = expression.text.split(separator: ".").map(String.init)
        if path.last == "rawValue" { path.removeLast() }
        guard let name = path.popLast() else { return nil }
        let scope = expression.part.map { self.name($0) } ?? ""
        guard let type = path.isEmpty ? expression.type : path.joined(separator: "."),
            let owner = fullName(type, in: scope),
            let declaration = nearest(declarations(owner), to: expression.file).first.map(declaration)
        else { return nil }
        // Only text is of interest, and only what no code computes.
        guard declaration.inheritedTypes.first?.type.name == "String",
            !parts(owner).contains(where: { self.declaration($0).properties.contains { $0.name == "rawValue" } })
        else { return nil }
        guard let element = declaration.cases.first(where: { $0.name == name }) else { return nil }
        return element.rawValue.map(\.string) ?? name
    }

    /// The properties or global constants at a path such as `kind`, `Self.kind`, or `Constants.kind`.
    private func properties(in expression: PlacedExpression) -> [PlacedExpression] {
        var path = expression.text
        if path.hasSuffix(".rawValue") { path.removeLast(".rawValue".count) }
        if path.hasPrefix(".") { path = (expression.type ?? "String") + path }
        var names = path.split(separator: ".").map(String.init)
        let letters = path.hasSuffix("()") ? path.dropLast("()".count) : path[...]
        guard !names.isEmpty, letters.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }) else {
            return []
        }
        if let found = locals(names[0], in: expression), names.count == 1 { return found }
        if ["self", "Self"].contains(names[0]) { names.removeFirst() }
        guard let name = names.popLast() else { return [] }
        var scope = expression.part.map { self.name($0) } ?? ""
        if !names.isEmpty {
            // The project may extend types that it does not declare, such as `String`.
            let written = names.joined(separator: ".")
            let parts = nearest(parts(fullName(written, in: scope) ?? written), to: expression.file)
            return properties(name, in: parts, from: expression.file)
        }
        while !scope.isEmpty {
            let found = properties(name, in: nearest(parts(scope), to: expression.file), from: expression.file)
            if !found.isEmpty { return found }
            scope = Self.scope(of: scope)
        }
        let declaring = files(withConstant: name)
        let together = declaring.filter { !targets[$0].isDisjoint(with: targets[expression.file]) }
        for file in [expression.file] + together + declaring {
            let found = files[file].constants.filter { $0.name == name && (!$0.isPrivate || file == expression.file) }
            if !found.isEmpty { return found.map { placed($0, in: nil, file) } }
        }
        return []
    }

    /// The values of the nearest local constant of this name in each branch of conditional compilation; `nil` if there is
    /// none.
    private func locals(_ name: String, in expression: PlacedExpression) -> [PlacedExpression]? {
        var found: [PlacedExpression] = []
        for index in expression.locals.indices where expression.locals[index].name == name {
            let constant = expression.locals[index]
            var local = placed(constant, in: expression.part, expression.file)
            local.locals = expression.locals[(index + 1)...]
            found.append(local)
            if constant.branch == nil { break }
        }
        return found.isEmpty ? nil : found
    }

    /// Sorts the parts in the given file first, then those in its targets. Leaves out those that are private in others.
    private func nearest(_ parts: [Part], to file: Int) -> [Part] {
        let own = parts.filter { $0.file == file }
        let others = parts.filter { $0.file != file && !isPrivate($0) }
        let near = near(others, to: file)
        return own + near + others.filter { !near.contains($0) }
    }

    /// Whether a part, or a type around it, can be named in its own file only.
    private func isPrivate(_ part: Part) -> Bool {
        var next: Int? = part.type
        while let index = next {
            if files[part.file].types[index].isPrivate { return true }
            next = files[part.file].types[index].parent
        }
        return false
    }

    /// The values of a property: the first, and others in the same file, which are in other branches of conditional
    /// compilation.
    ///
    /// - Parameter file: the file that names the property; private ones of other files are left out.
    func properties(_ name: String, in parts: [Part], from file: Int? = nil) -> [PlacedExpression] {
        var first: Part?
        return parts.flatMap { part -> [PlacedExpression] in
            let isSeen = file == nil || file == part.file
            let found = declaration(part).properties.filter { $0.name == name && (isSeen || !$0.isPrivate) }
            if found.isEmpty || (first ?? part).file != part.file { return [] }
            first = part
            return found.map { placed($0, in: part, part.file) }
        }
    }

    func placed(_ property: PropertyDeclaration, in part: Part?, _ file: Int) -> PlacedExpression {
        var text = ""
        if case .expression(let range)? = property.value { text = files[file].text(range) }
        if text.hasPrefix("return ") { text.removeFirst("return ".count) }
        return PlacedExpression(
            value: property.value,
            text: text,
            part: part,
            file: file,
            type: property.type?.type.name,
            isStatic: property.isStatic,
            systems: files[file].systems(property.branch)
        )
    }
}
