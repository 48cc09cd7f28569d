import Diagnostics

// MARK: - Types and conformances

extension AppIntentsResolver {
    func declaredType(_ name: String, _ first: ProjectTypes.Part, sharesName: Bool) -> DeclaredType {
        let declaration = types.declaration(first)
        return DeclaredType(
            name: name,
            kind: declaration.kind,
            location: types.files[first.file].location(declaration.nameRange),
            conditions: declaration.conditions,
            availability: types.availability(first),
            sharesName: sharesName
        )
    }

    /// The conformances to protocols of frameworks, those by macros first.
    mutating func conformances(
        _ parts: [ProjectTypes.Part],
        _ inherited: InheritedProtocols
    ) -> [AppIntentsConformance] {
        var result: [AppIntentsConformance] = []
        for part in parts {
            let declaration = types.declaration(part)
            for attribute in declaration.attributes {
                guard let name = SystemProtocols.macros[String(attribute.baseName)] else { continue }
                add(.attachedMacro(attribute.name), attribute.range, in: part)
                let conformance = conformance(name, ["@" + attribute.name], part, parts[0], attribute.range)
                result.append(conformance)
            }
        }
        for reached in inherited.system {
            result.append(conformance(reached.name, reached.through, reached.part, parts[0], reached.range))
        }
        return result
    }

    private func conformance(
        _ name: String,
        _ through: [String],
        _ part: ProjectTypes.Part,
        _ first: ProjectTypes.Part,
        _ range: SourceRange
    ) -> AppIntentsConformance {
        AppIntentsConformance(
            name: name,
            through: through,
            location: types.files[part.file].location(range),
            conditions: types.declaration(part).conditions,
            availability: types.availability(first).combined(with: types.availability(part))
        )
    }
}

// MARK: - Members

extension AppIntentsResolver {
    /// The properties that have one of some wrappers, in the order of the parts.
    mutating func properties(_ parts: [ProjectTypes.Part], _ wrappers: Set<String>) -> [AppIntentsProperty] {
        var result: [AppIntentsProperty] = []
        for part in parts {
            for property in types.declaration(part).properties {
                guard let wrapper = property.attributes.first(where: { wrappers.contains(String($0.baseName)) }) else {
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
        if wrapper.conditions != property.conditions {
            add(.conditionalAttribute(wrapper.name), wrapper.range, in: part)
        }
        let type = type(of: property, in: part)
        if type == nil { add(.typeNotWritten(property.name), property.nameRange, in: part) }
        return AppIntentsProperty(
            name: property.name,
            wrapper: wrapper,
            type: type,
            written: property.type,
            location: types.files[part.file].location(property.nameRange),
            conditions: property.conditions,
            availability: types.availability(part).combined(with: availability(property.attributes, in: part))
        )
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

    private mutating func availability(_ attributes: [SwiftAttribute], in part: ProjectTypes.Part) -> Availability {
        var result = Availability()
        for attribute in attributes where attribute.name == "available" {
            guard let availability = Availability(attribute) else {
                add(.availability(attribute.argumentText ?? ""), attribute.range, in: part)
                continue
            }
            result = result.combined(with: availability)
        }
        return result
    }

    /// The values of `intentClassName`: the type's own, or those that it inherits.
    mutating func classNames(_ parts: [ProjectTypes.Part], _ inherited: InheritedProtocols) -> [IntentClassName] {
        let own = parts.flatMap { classNames(in: $0, first: parts[0], inheritedFrom: nil) }
        guard own.isEmpty else { return own }
        var result: [IntentClassName] = []
        for name in inherited.project {
            for part in types.parts(name) { result += classNames(in: part, first: parts[0], inheritedFrom: name) }
        }
        return result
    }

    private mutating func classNames(
        in part: ProjectTypes.Part,
        first: ProjectTypes.Part,
        inheritedFrom: String?
    ) -> [IntentClassName] {
        var result: [IntentClassName] = []
        for property in types.declaration(part).properties where property.isStatic && property.name == "intentClassName"
        {
            // A protocol's requirement has no value.
            if property.value == nil, types.declaration(part).kind == .protocol { continue }
            let value = property.value ?? .expression(property.range)
            if value.string == nil { add(.valueNotLiteral(property.name), property.nameRange, in: part) }
            let availability = types.availability(first).combined(with: types.availability(part))
            result.append(
                IntentClassName(
                    value: value,
                    inheritedFrom: inheritedFrom,
                    location: types.files[part.file].location(property.nameRange),
                    conditions: property.conditions,
                    availability: availability.combined(with: self.availability(property.attributes, in: part))
                )
            )
        }
        return result
    }
}

// MARK: - Static properties

extension AppIntentsResolver {
    func staticProperty(_ name: String, _ parts: [ProjectTypes.Part]) -> ConstantText.Found? {
        for part in parts {
            let own = types.declaration(part).properties.first { $0.isStatic && $0.name == name }
            if let own { return ConstantText.Found(property: own, part: part, file: types.files[part.file]) }
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
    mutating func enumerationDeclaration(
        _ declared: DeclaredType,
        _ conformances: [AppIntentsConformance],
        _ parts: [ProjectTypes.Part]
    ) -> AppEnumDeclaration {
        let rawType = rawType(parts)
        var numbering = RawValues(rawType: rawType?.name)
        var cases: [AppEnumDeclaration.Case] = []
        for part in parts {
            for element in types.declaration(part).cases {
                let rawValue = numbering.next(element, isConditional: element.conditions != declared.conditions)
                if rawValue == nil { add(.rawValueNotLiteral(element.name), element.nameRange, in: part) }
                cases.append(
                    AppEnumDeclaration.Case(
                        name: element.name,
                        rawValue: rawValue,
                        location: types.files[part.file].location(element.nameRange),
                        conditions: element.conditions
                    )
                )
            }
        }
        return AppEnumDeclaration(
            type: declared,
            conformances: conformances,
            rawType: rawType,
            cases: cases,
            persistentIdentifier: persistentIdentifier(parts)
        )
    }

    /// The first type that the declaration inherits, when it is one that raw values can have.
    private mutating func rawType(_ parts: [ProjectTypes.Part]) -> SwiftType? {
        let declaration = types.declaration(parts[0])
        guard declaration.kind == .enumeration, let first = declaration.inheritedTypes.first else { return nil }
        let type = types.resolve(first.type, in: ProjectTypes.scope(of: types.name(parts[0])))
        return type.name.map(RawValues.isRawType) == true ? type : nil
    }
}
