import Diagnostics
import SwiftDeclarations

// MARK: - Types and conformances

extension SourceResolver {
    typealias Conformance = (name: String, availability: Availability, part: ProjectTypes.Part)

    /// The conformances to framework protocols, those from macros first. Each has the availability of the type combined
    /// with that of the extension that adds it, if any.
    mutating func conformances(
        _ parts: [ProjectTypes.Part],
        _ inherited: InheritedProtocols
    ) -> [Conformance] {
        var found: [(name: String, part: ProjectTypes.Part)] = []
        for part in parts {
            for attribute in types.declaration(part).attributes {
                guard let name = SystemProtocols.macros[attribute.baseName] else { continue }
                add(.attachedMacro(attribute.name), attribute.range, in: part)
                found.append((name, part))
            }
        }
        let availability = types.availability(parts[0])
        return (found + inherited.system).map { ($0, availability.combined(with: types.availability($1)), $1) }
    }

    /// The availability of an App Intent: of its declaration where an extension adds the conformance, too. Of several
    /// conformances, one is enough.
    func availability(of declaration: ProjectTypes.Part, _ conformances: [Conformance]) -> Availability {
        let own = conformances.filter { SystemProtocols.intents.contains($0.name) }.map(\.availability)
        return own.first.map { own.dropFirst().reduce($0) { $0.either($1) } } ?? types.availability(declaration)
    }

    /// The systems on which both a declaration and a conformance are compiled.
    func systems(_ parts: [ProjectTypes.Part], _ conforming: [ProjectTypes.Part]) -> Systems {
        let declarations = parts.filter { types.declaration($0).keyword != .extension }
        return types.systems(declarations).intersection(types.systems(conforming))
    }
}

// MARK: - Members

extension SourceResolver {
    /// The parameters of an intent, each once. Their types are resolved later, when all types are known.
    mutating func parameters(_ parts: [ProjectTypes.Part], of intent: String, on systems: Systems)
        -> [SavedContract.Parameter]
    {
        var parameters: [SavedContract.Parameter] = []
        var positions: [String: Int] = [:]
        for (property, type, branch, location) in properties(parts, SystemProtocols.parameterWrappers) {
            let wrapper = property.attributes.first { SystemProtocols.parameterWrappers.contains($0.baseName) }
            let (initial, bounds) = (wrapper?.argument("default"), wrapper?.argument("inclusiveRange"))
            func unread(_ fact: String, _ argument: SwiftAttribute.Argument?) -> Unread {
                let reason = "the \(fact) of '\(property.name)' of '\(intent)' is not a constant"
                return Unread(reason, at: location, expression: argument?.text)
            }
            let parameter = SavedContract.Parameter(
                name: property.name,
                type: Stated(
                    type.map { .init($0) },
                    else: Unread(NotUnderstood.Reason.typeNotWritten(property.name).description, at: location)
                ),
                isOptional: type?.isOptional ?? false,
                defaultValue: Self.defaultValue(initial, property.value, of: type)
                    ?? .unread(unread("default value", initial)),
                range: Self.range(bounds) ?? .unread(unread("range", bounds)),
                systems: branch.union(.all.subtracting(systems)),
                location: location
            )
            guard let known = positions.updateValue(positions[property.name] ?? parameters.count, forKey: property.name)
            else {
                parameters.append(parameter)
                continue
            }
            parameters[known].add(parameter)
        }
        return parameters
    }

    /// A literal or a case in one spelling; `nil` for any other expression.
    private static func defaultValue(
        _ argument: SwiftAttribute.Argument?,
        _ initial: DeclaredValue?,
        of type: SwiftType?
    ) -> Stated<String>? {
        switch argument?.value ?? initial {
        case nil, .literal(.nil): return .absent
        case .literal(.string(let text)): return .known("\"\(text)\"")
        case .literal(.boolean(let value)): return .known("\(value)")
        case .literal(.integer(let value)): return .known("\(value)")
        case .literal(.number(let text)): return number(text).map { .known($0) }
        case .expression:
            guard let text = argument?.text, text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }),
                text.hasPrefix(".") || ProjectTypes.scope(of: text).ownName == type?.element.name?.ownName
            else { return nil }
            return .known("." + text.ownName)
        }
    }

    /// Reads bounds such as `(0, 10)`: `0...10`; `nil` if unreadable.
    private static func range(_ argument: SwiftAttribute.Argument?) -> Stated<String>? {
        guard let argument else { return .absent }
        let bounds = argument.text.split { "(,)".contains($0) }.map { bound in
            number(String((bound.split(separator: ":").last ?? bound).filter { !$0.isWhitespace }))
        }
        guard bounds.count == 2, let lower = bounds[0], let upper = bounds[1] else { return nil }
        return .known("\(lower)...\(upper)")
    }

    private static func number(_ text: String) -> String? {
        guard let value = Double(text.filter { $0 != "_" }) else { return nil }
        return "\(value)".hasSuffix(".0") ? String("\(value)".dropLast(2)) : "\(value)"
    }

    /// The instance properties with one of the wrappers, in the order of the parts, with their resolved types.
    mutating func properties(
        _ parts: [ProjectTypes.Part],
        _ wrappers: Set<String>
    ) -> [(property: PropertyDeclaration, type: SwiftType?, systems: Systems, location: SourceLocation)] {
        var result: [(PropertyDeclaration, SwiftType?, Systems, SourceLocation)] = []
        for part in parts {
            let file = types.files[part.file]
            for property in types.declaration(part).properties where !property.isStatic {
                guard !file.systems(property.branch).isEmpty,
                    let wrapper = property.attributes.first(where: { wrappers.contains($0.baseName) })
                else { continue }
                if wrapper.branch != property.branch {
                    add(.conditionalAttribute(wrapper.name), wrapper.range, in: part)
                }
                let type = type(of: property, in: part)
                if type == nil { add(.typeNotWritten(property.name), property.nameRange, in: part) }
                noteUnknown(property.attributes.availability.unknown, in: part)
                result.append((property, type, file.systems(property.branch), file.location(property.nameRange)))
            }
        }
        return result
    }

    /// The resolved type of a property; `nil` if it is neither written nor that of a literal.
    private mutating func type(of property: PropertyDeclaration, in part: ProjectTypes.Part) -> SwiftType? {
        if let written = property.type {
            return resolve(written, in: types.name(part), of: part)
        }
        return switch property.value?.literal {
        case .boolean: .named("Bool", [])
        case .string: .named("String", [])
        case .integer: .named("Int", [])
        case .number: .named("Double", [])
        case .nil, nil: nil
        }
    }

    mutating func resolve(_ written: WrittenType, in scope: String, of part: ProjectTypes.Part) -> SwiftType {
        let type = types.resolve(written.type, in: scope)
        if let problem = types.problem { add(problem, written.range, in: part) }
        noteUnresolved(type)
        return type
    }

    mutating func noteUnknown(_ availabilities: [SwiftAttribute], in part: ProjectTypes.Part) {
        for attribute in availabilities { add(.availability(attribute.argumentText ?? ""), attribute.range, in: part) }
    }

    /// The values of `intentClassName`: the type's own, or else the inherited ones.
    ///
    /// - Parameter migrated: the availability of each conformance without which the values have no effect.
    mutating func takeovers(
        _ parts: [ProjectTypes.Part],
        _ inherited: InheritedProtocols,
        migrated: [Availability]
    ) -> [SavedContract.Takeover] {
        let own = parts.flatMap { takeovers(in: $0, of: parts[0], migrated) }
        guard own.isEmpty else { return own }
        return inherited.project.flatMap(types.parts).flatMap { takeovers(in: $0, of: parts[0], migrated) }
    }

    private mutating func takeovers(
        in part: ProjectTypes.Part,
        of first: ProjectTypes.Part,
        _ migrated: [Availability]
    ) -> [SavedContract.Takeover] {
        let declaration = types.declaration(part)
        let around = types.availability(first).combined(with: types.availability(part))
        var result: [SavedContract.Takeover] = []
        for property in declaration.properties where property.isStatic && property.name == "intentClassName" {
            // A protocol's requirement has no value.
            if property.value == nil, declaration.keyword == .protocol { continue }
            let expression = types.placed(property, in: part, part.file)
            let constants = types.constants(expression)
            noteUnresolved(expressions: constants.unresolved)
            let location = types.files[part.file].location(property.nameRange)
            let className = constants.stated(
                else: unread(.valueNotLiteral(property.name), at: location, expression: expression.text)
            )
            let availability = property.attributes.availability
            noteUnknown(availability.unknown, in: part)
            result.append(
                SavedContract.Takeover(
                    className: className,
                    isDeclared: !migrated.isEmpty,
                    availability: migrated.reduce(around.combined(with: availability.known)) { $0.combined(with: $1) },
                    isConditional: property.branch != nil,
                    location: location
                )
            )
        }
        return result
    }
}

// MARK: - Static properties

extension SourceResolver {
    mutating func persistentIdentifier(_ parts: [ProjectTypes.Part], of name: String, at location: SourceLocation)
        -> Stated<String>
    {
        guard let property = types.properties("persistentIdentifier", in: parts).first(where: \.isStatic) else {
            return .absent
        }
        let constants = types.constants(property)
        noteUnresolved(expressions: constants.unresolved)
        let reason = "the identifier '\(property.text)' of '\(name)' is not a constant in the sources"
        return constants.stated(else: Unread(reason, at: location, expression: property.text))
    }

    /// The unqualified type of an entity's `defaultQuery`, and its location; `nil` if the project does not declare it.
    func query(_ parts: [ProjectTypes.Part]) -> (name: String, location: SourceLocation?)? {
        guard let found = types.properties("defaultQuery", in: parts).first(where: \.isStatic) else { return nil }
        let text = found.type ?? String(found.text.prefix { $0 != "(" && $0 != "<" })
        let path = text.split(separator: ".").filter { $0 != "init" }
        guard let name = path.last.map(String.init) else { return nil }
        let fullName = types.fullName(path.joined(separator: "."), in: found.part.map(types.name) ?? "")
        let declarations = fullName.map(types.declarations) ?? []
        // If several targets declare it, prefer the entity's own file.
        let declaration = declarations.first { $0.file == found.part?.file } ?? declarations.first
        return (name, declaration.map { types.files[$0.file].location(types.declaration($0).nameRange) })
    }
}

// MARK: - Entities

extension SourceResolver {
    /// The type and location of an entity's `id`; `nil` if none was found. An inferred type is `nil`.
    mutating func identifier(
        _ parts: [ProjectTypes.Part],
        _ inherited: InheritedProtocols
    ) -> (type: SwiftType?, location: SourceLocation)? {
        var notWritten: SourceLocation?
        for part in parts + inherited.project.flatMap({ types.parts($0) }) {
            let declaration = types.declaration(part)
            let file = types.files[part.file]
            for alias in declaration.typealiases where alias.name == "ID" && !alias.isGeneric {
                return (resolve(alias.target, in: types.name(part), of: part), file.location(alias.nameRange))
            }
            for property in declaration.properties where property.name == "id" && !property.isStatic {
                let location = file.location(property.nameRange)
                if let type = type(of: property, in: part) { return (type, location) }
                notWritten = notWritten ?? location
            }
        }
        guard let notWritten else { return nil }
        add(.typeNotWritten("id"), notWritten)
        return (nil, notWritten)
    }
}

// MARK: - Enumerations

extension SourceResolver {
    mutating func cases(_ parts: [ProjectTypes.Part], rawType: Stated<String>, on systems: Systems)
        -> [SavedContract.Enumeration.Case]
    {
        var cases: [SavedContract.Enumeration.Case] = []
        for part in parts {
            let declaration = types.declaration(part)
            let file = types.files[part.file]
            var numbering = rawType.known.map(RawValues.init)
            if numbering == nil, !declaration.cases.isEmpty {
                add(.rawValueNotLiteral(declaration.name), declaration.nameRange, in: part)
            }
            for element in declaration.cases where !file.systems(element.branch).isEmpty {
                let location = file.location(element.nameRange)
                let value = numbering?.next(element, isConditional: element.branch != declaration.branch)
                cases.append(
                    SavedContract.Enumeration.Case(
                        name: element.name,
                        value: Stated(
                            value,
                            else: rawType.unread ?? unread(.rawValueNotLiteral(element.name), at: location)
                        ),
                        systems: file.systems(element.branch).union(.all.subtracting(systems)),
                        location: location
                    )
                )
            }
        }
        return cases
    }

    /// The first inherited type of an enumeration, if raw values can have that type and no code computes them.
    mutating func rawType(_ parts: [ProjectTypes.Part]) -> Stated<String> {
        let declaration = types.declaration(parts[0])
        let isComputed = !types.properties("rawValue", in: parts).isEmpty
        if declaration.keyword == .enum, !isComputed, let first = declaration.inheritedTypes.first {
            let type = types.resolve(first.type, in: ProjectTypes.scope(of: types.name(parts[0])))
            if let name = type.name, RawValues.isRawType(name) { return .known(name) }
        }
        let reason = NotUnderstood.Reason.rawValueNotLiteral(declaration.name).description
        return .unread(Unread(reason, at: types.files[parts[0].file].location(declaration.nameRange)))
    }
}

extension SavedContract.ValueType {
    /// A type under the name that it has in the sources.
    fileprivate init(_ type: SwiftType) {
        let element = Self.value(type.element.description)
        self = type.isArray ? .array(element) : element
    }
}

extension SavedContract.Parameter {
    /// Adds the same parameter of another branch of conditional compilation. Where they differ, neither counts.
    fileprivate mutating func add(_ other: Self) {
        let unread = Unread("'\(name)' depends on a compilation condition", at: location)
        systems.formUnion(other.systems)
        if type != other.type { type = .unread(unread) }
        if defaultValue != other.defaultValue { defaultValue = .unread(unread) }
        if range != other.range { range = .unread(unread) }
    }
}

extension Readings<ConstantText> {
    /// The text, if all of it could be read.
    fileprivate func stated(else unread: @autoclosure () -> Unread) -> Stated<String> {
        Stated(unresolved.isEmpty ? values.first?.value.text : nil, else: unread())
    }
}
