import Diagnostics

// MARK: - Types and conformances

extension AppIntentsResolver {
    mutating func declaredType(_ name: String, _ parts: [ProjectTypes.Part]) -> DeclaredType {
        let declaration = types.declaration(parts[0])
        return DeclaredType(
            name: name,
            identifier: persistentIdentifier(parts) ?? name.ownName,
            location: types.files[parts[0].file].location(declaration.nameRange),
            isConditional: declaration.branch != nil,
            availability: types.availability(parts[0])
        )
    }

    /// The conformances to protocols of frameworks, those by macros first.
    mutating func conformances(
        _ parts: [ProjectTypes.Part],
        _ inherited: InheritedProtocols
    ) -> [AppIntentsConformance] {
        var found: [(name: String, part: ProjectTypes.Part)] = []
        for part in parts {
            for attribute in types.declaration(part).attributes {
                guard let name = SystemProtocols.macros[attribute.baseName] else { continue }
                add(.attachedMacro(attribute.name), attribute.range, in: part)
                found.append((name, part))
            }
        }
        let availability = types.availability(parts[0])
        return (found + inherited.system).map {
            AppIntentsConformance(name: $0, availability: availability.combined(with: types.availability($1)))
        }
    }
}

// MARK: - Members

extension AppIntentsResolver {
    /// The properties that have one of some wrappers, in the order of the parts.
    mutating func properties(_ parts: [ProjectTypes.Part], _ wrappers: Set<String>) -> [AppIntentsProperty] {
        var result: [AppIntentsProperty] = []
        for part in parts {
            for property in types.declaration(part).properties {
                guard let wrapper = property.attributes.first(where: { wrappers.contains($0.baseName) }) else {
                    continue
                }
                result.append(resolve(property, wrapper, in: part))
            }
        }
        return result
    }

    private mutating func resolve(
        _ property: PropertyDeclaration,
        _ wrapper: SwiftAttribute,
        in part: ProjectTypes.Part
    ) -> AppIntentsProperty {
        if wrapper.branch != property.branch { add(.conditionalAttribute(wrapper.name), wrapper.range, in: part) }
        let type = type(of: property, in: part)
        if type == nil { add(.typeNotWritten(property.name), property.nameRange, in: part) }
        noteUnknown(property.attributes.availability.unknown, in: part)
        let location = types.files[part.file].location(property.nameRange)
        return AppIntentsProperty(name: property.name, type: type, location: location)
    }

    /// The type of a property as it is meant; `nil` when it is neither written nor that of a literal.
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

    /// The values of `intentClassName`: the type's own, or those that it inherits.
    mutating func classNames(_ parts: [ProjectTypes.Part], _ inherited: InheritedProtocols) -> [IntentClassName] {
        let own = parts.flatMap { classNames(in: $0, first: parts[0]) }
        guard own.isEmpty else { return own }
        return inherited.project.flatMap(types.parts).flatMap { classNames(in: $0, first: parts[0]) }
    }

    private mutating func classNames(in part: ProjectTypes.Part, first: ProjectTypes.Part) -> [IntentClassName] {
        let declaration = types.declaration(part)
        let around = types.availability(first).combined(with: types.availability(part))
        var result: [IntentClassName] = []
        for property in declaration.properties where property.isStatic && property.name == "intentClassName" {
            // A protocol's requirement has no value.
            if property.value == nil, declaration.keyword == .protocol { continue }
            let name = property.value?.string
            if name == nil { add(.valueNotLiteral(property.name), property.nameRange, in: part) }
            let availability = property.attributes.availability
            noteUnknown(availability.unknown, in: part)
            result.append(
                IntentClassName(
                    name: name,
                    location: types.files[part.file].location(property.nameRange),
                    isConditional: property.branch != nil,
                    availability: around.combined(with: availability.known)
                )
            )
        }
        return result
    }
}

// MARK: - Static properties

extension AppIntentsResolver {
    func staticProperty(_ name: String, _ parts: [ProjectTypes.Part]) -> FoundProperty? {
        for part in parts {
            let own = types.declaration(part).properties.first { $0.isStatic && $0.name == name }
            if let own { return FoundProperty(property: own, part: part, file: types.files[part.file]) }
        }
        return nil
    }

    mutating func persistentIdentifier(_ parts: [ProjectTypes.Part]) -> String? {
        guard let found = staticProperty("persistentIdentifier", parts), let value = found.property.value else {
            return nil
        }
        var text = ""
        if case .expression(let range) = value { text = found.file.source.bytes.text(range) }
        return constant(text, value, in: found.part, found.file)?.text
    }

    /// The type of an entity's `defaultQuery`, by its own name.
    func query(_ parts: [ProjectTypes.Part]) -> String? {
        guard let found = staticProperty("defaultQuery", parts) else { return nil }
        var text = found.property.type?.type.name ?? ""
        if text.isEmpty, case .expression(let range)? = found.property.value {
            text = String(found.file.source.bytes.text(range).prefix { $0 != "(" && $0 != "<" })
        }
        return text.split(separator: ".").last { $0 != "init" }.map(String.init)
    }
}

// MARK: - Entities

extension AppIntentsResolver {
    mutating func identifier(
        _ parts: [ProjectTypes.Part],
        _ inherited: InheritedProtocols
    ) -> AppEntityDeclaration.Identifier {
        var notWritten: SourceLocation?
        for part in parts + inherited.project.flatMap({ types.parts($0) }) {
            let declaration = types.declaration(part)
            let file = types.files[part.file]
            for alias in declaration.typealiases where alias.name == "ID" && !alias.isGeneric {
                let type = resolve(alias.target, in: types.name(part), of: part)
                return .type(type, file.location(alias.nameRange))
            }
            for property in declaration.properties where property.name == "id" && !property.isStatic {
                if let type = type(of: property, in: part) { return .type(type, file.location(property.nameRange)) }
                notWritten = notWritten ?? file.location(property.nameRange)
            }
        }
        guard let notWritten else { return .absent }
        add(.typeNotWritten("id"), notWritten)
        return .notWritten(notWritten)
    }
}

// MARK: - Enumerations

extension AppIntentsResolver {
    mutating func enumerationDeclaration(_ type: DeclaredType, _ parts: [ProjectTypes.Part]) -> AppEnumDeclaration {
        let rawType = rawType(parts)
        let branch = types.declaration(parts[0]).branch
        var numbering = RawValues(rawType: rawType?.name)
        var cases: [AppEnumDeclaration.Case] = []
        for part in parts {
            for element in types.declaration(part).cases {
                let rawValue = numbering.next(element, isConditional: element.branch != branch)
                if rawValue == nil { add(.rawValueNotLiteral(element.name), element.nameRange, in: part) }
                let location = types.files[part.file].location(element.nameRange)
                cases.append(AppEnumDeclaration.Case(name: element.name, rawValue: rawValue, location: location))
            }
        }
        return AppEnumDeclaration(type: type, rawType: rawType, cases: cases)
    }

    /// The first type that the declaration inherits, when it is one that raw values can have.
    private mutating func rawType(_ parts: [ProjectTypes.Part]) -> SwiftType? {
        let declaration = types.declaration(parts[0])
        guard declaration.keyword == .enum, let first = declaration.inheritedTypes.first else { return nil }
        let type = types.resolve(first.type, in: ProjectTypes.scope(of: types.name(parts[0])))
        return type.name.map(RawValues.isRawType) == true ? type : nil
    }
}
