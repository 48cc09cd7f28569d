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
    mutating func parameters(_ parts: [ProjectTypes.Part], on systems: Systems) -> [SavedContract.Parameter] {
        var parameters: [SavedContract.Parameter] = []
        var positions: [String: Int] = [:]
        for (property, type, branch, location) in properties(parts, SystemProtocols.parameterWrappers) {
            let wrapper = property.attributes.first { SystemProtocols.parameterWrappers.contains($0.baseName) }
            let parameter = SavedContract.Parameter(
                name: property.name,
                type: type.map { .value($0.element.description) } ?? .unknown(""),
                isArray: type?.isArray ?? false,
                isOptional: type?.isOptional ?? false,
                defaultValue: Self.defaultValue(wrapper?.argument("default"), property.value, of: type),
                range: Self.range(wrapper?.argument("inclusiveRange")),
                systems: branch.union(.all.subtracting(systems)),
                location: location
            )
            guard let known = positions.updateValue(positions[property.name] ?? parameters.count, forKey: property.name)
            else {
                parameters.append(parameter)
                continue
            }
            let other = parameters[known]
            parameters[known].systems.formUnion(parameter.systems)
            // Values that differ between branches are not compared.
            if other.type != parameter.type { parameters[known].type = .unknown("") }
            if other.defaultValue != parameter.defaultValue { parameters[known].defaultValue = nil }
            if other.range != parameter.range { parameters[known].range = nil }
        }
        return parameters
    }

    /// A literal or a case in one spelling; empty for none, `nil` for any other expression.
    private static func defaultValue(
        _ argument: SwiftAttribute.Argument?,
        _ initial: DeclaredValue?,
        of type: SwiftType?
    ) -> String? {
        switch argument?.value ?? initial {
        case nil, .literal(.nil): return ""
        case .literal(.string(let text)): return "\"\(text)\""
        case .literal(.boolean(let value)): return "\(value)"
        case .literal(.integer(let value)): return "\(value)"
        case .literal(.number(let text)): return number(text)
        case .expression:
            guard let text = argument?.text, text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }),
                text.hasPrefix(".") || ProjectTypes.scope(of: text).ownName == type?.element.name?.ownName
            else { return nil }
            return "." + text.ownName
        }
    }

    /// Reads bounds such as `(0, 10)`: `0...10`; empty for none, `nil` if unreadable.
    private static func range(_ argument: SwiftAttribute.Argument?) -> String? {
        guard let argument else { return "" }
        let bounds = argument.text.split { "(,)".contains($0) }.map { bound in
            number(String((bound.split(separator: ":").last ?? bound).filter { !$0.isWhitespace }))
        }
        guard bounds.count == 2, let lower = bounds[0], let upper = bounds[1] else { return nil }
        return "\(lower)...\(upper)"
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
            let name = constants.unresolved.isEmpty ? constants.values.first?.value.text : nil
            if name == nil { add(.valueNotLiteral(property.name), property.nameRange, in: part) }
            let availability = property.attributes.availability
            noteUnknown(availability.unknown, in: part)
            result.append(
                SavedContract.Takeover(
                    className: name,
                    text: name == nil ? expression.text : nil,
                    isDeclared: !migrated.isEmpty,
                    availability: migrated.reduce(around.combined(with: availability.known)) { $0.combined(with: $1) },
                    isConditional: property.branch != nil,
                    location: types.files[part.file].location(property.nameRange)
                )
            )
        }
        return result
    }
}

// MARK: - Static properties

extension SourceResolver {
    /// - Parameter name: the name of the type, under which an identifier that cannot be read is noted.
    mutating func persistentIdentifier(_ parts: [ProjectTypes.Part], of name: String) -> String? {
        guard let property = types.properties("persistentIdentifier", in: parts).first(where: \.isStatic) else {
            return nil
        }
        let constants = types.constants(property)
        noteUnresolved(expressions: constants.unresolved)
        let identifier = constants.values.first?.value.text
        if identifier == nil { result.unreadIdentifiers[name] = property.text }
        return identifier
    }

    /// The unqualified type of an entity's `defaultQuery`, and its location; `nil` if the project does not declare it.
    func query(_ parts: [ProjectTypes.Part]) -> (name: String, location: SourceLocation?)? {
        guard let found = types.properties("defaultQuery", in: parts).first(where: \.isStatic) else { return nil }
        let text = found.type ?? String(found.text.prefix { $0 != "(" && $0 != "<" })
        let path = text.split(separator: ".").filter { $0 != "init" }
        guard let name = path.last.map(String.init) else { return nil }
        let fullName = types.fullName(path.joined(separator: "."), in: found.part.map(types.name) ?? "")
        let declarations = fullName.flatMap { types.declarations[$0] } ?? []
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
    mutating func cases(_ parts: [ProjectTypes.Part], rawType: String?, on systems: Systems)
        -> [SavedContract.Enumeration.Case]
    {
        var cases: [SavedContract.Enumeration.Case] = []
        for part in parts {
            let declaration = types.declaration(part)
            if rawType == nil, !declaration.cases.isEmpty {
                add(.rawValueNotLiteral(declaration.name), declaration.nameRange, in: part)
            }
            var numbering = RawValues(rawType: rawType)
            let file = types.files[part.file]
            for element in declaration.cases where !file.systems(element.branch).isEmpty {
                let value = numbering.next(element, isConditional: element.branch != declaration.branch)
                if value == nil, rawType != nil { add(.rawValueNotLiteral(element.name), element.nameRange, in: part) }
                let location = file.location(element.nameRange)
                var one = SavedContract.Enumeration.Case(name: element.name, value: value, location: location)
                one.systems = file.systems(element.branch).union(.all.subtracting(systems))
                cases.append(one)
            }
        }
        return cases
    }

    /// The first inherited type of an enumeration, if raw values can have that type.
    mutating func rawType(_ parts: [ProjectTypes.Part]) -> SwiftType? {
        let declaration = types.declaration(parts[0])
        guard declaration.keyword == .enum, let first = declaration.inheritedTypes.first else { return nil }
        let type = types.resolve(first.type, in: ProjectTypes.scope(of: types.name(parts[0])))
        return type.name.map(RawValues.isRawType) == true ? type : nil
    }
}
