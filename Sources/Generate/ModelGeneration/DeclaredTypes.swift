import IntentSchema
import SwiftSource

extension ModelContext {
    /// Writes an enumeration, with the definition's indices as raw values.
    func writeEnumeration(at index: Int, to writer: Writer) {
        let enumeration = schema.enumerations[index]
        let choices = choices(of: index)
        writer.type(
            documentation: .title(enumeration.displayName.shown ?? enumeration.name, of: names.enumerations[index]),
            .enum,
            names.enumerations[index],
            inherits: (choices.isEmpty ? [] : [standard("Int")]) + ["IntentRuntime.ConfigurationEnumeration"]
        ) {
            if choices.isEmpty { writeMembersOfEmptyEnumeration(to: writer) }
            for (value, name) in choices {
                writer.enumCase(
                    documentation: .title(value.displayName.shown ?? value.name, of: name),
                    name,
                    rawValue: "\(value.index)"
                )
            }
        }
    }

    /// Swift has no raw type for an enum without cases, so this writes the members that it would provide.
    private func writeMembersOfEmptyEnumeration(to writer: Writer) {
        writer.function(
            documentation: ["Always `nil`: the definition lists no cases."],
            .initializer(isFailable: true, [FunctionParameter("rawValue", standard("Int"))])
        ) { writer.line("nil") }
        writer.property(documentation: ["Never called: there are no values."], "rawValue", standard("Int")) {
            writer.line("switch self {}")
        }
    }

    /// The cases to write: all except the format's "no choice", which is a missing value instead.
    func choices(of index: Int) -> [(value: EnumerationCase, name: Identifier)] {
        zip(schema.enumerations[index].cases, caseNames[index]).filter { !$0.0.isUnknown }.map { ($0, $1) }
    }

    /// Writes the names and titles of an enumeration's cases.
    func writeCaseTable(at index: Int, to writer: Writer) {
        writer.extension(TypeName(names.enumerations[index])) {
            let table: TypeName = "IntentRuntime.CaseTable<Self>"
            writer.constant(
                attributes: generatedSPI,
                modifiers: [.static],
                "caseTable",
                value: .call("\(table)", ["table: \(tableName)", "describeCases"], upTo: 69)
            )
            writer.function(
                access: .private,
                modifiers: [.static],
                Signature("describeCases", [FunctionParameter(label: .omitted, "table", "inout \(table)")])
            ) {
                let facts = ModelFacts(context: self, writer: writer)
                for (value, name) in choices(of: index) {
                    let title = facts.literal(value.displayName.shown ?? value.name)
                    let id: [Code] = value.displayName.id.map { ["\(StringLiteral($0))"] } ?? []
                    let arguments: [Code] = [".\(name)", "named: \(StringLiteral(value.name))", title]
                    facts.write("table.choice", arguments + id)
                }
            }
        }
    }

    /// Writes a custom type. What all custom types have comes first, as one value. A type without properties of its own
    /// takes its initializer from the library.
    func writeType(at index: Int, to writer: Writer) {
        let type = schema.types[index]
        let own = ownValues(of: index)
        writer.type(
            documentation: .title(type.displayName.shown ?? type.name, of: names.types[index]),
            .struct,
            names.types[index],
            inherits: ["IntentRuntime.CustomObject"]
        ) {
            writer.property("object", value: "IntentRuntime.ObjectValue()")
            writer.properties(own)
            writer.function(.initializer()) {}
            if own.isEmpty { return }
            let parameters = own.map { FunctionParameter($0.name, $0.type, defaultValue: $0.defaultValue) }
            writer.function(.initializer(objectParameters + parameters)) {
                let arguments = objectParameters.map { "\($0.name)" as Code }
                writer.line("object = .init(\(arguments, separator: ", "))")
                for value in own { writer.line("self.\(value.name) = \(value.name)") }
            }
        }
    }

    /// Writes the description of a custom type for the runtime library.
    func writeTypeDescription(at index: Int, to writer: Writer) {
        let type = schema.types[index]
        let names = zip(type.properties.map(\.name), propertyNames(of: index)).map { SavedName($0, $1) }
        writer.description(
            of: self.names.types[index],
            named: type.name,
            self,
            exchanging: names,
            isObject: true
        ) { facts in
            facts.write("table.title", type.displayName)
            for property in type.properties { facts.write(property) }
        }
    }

    /// Returns a property of a custom type or a response. The format has no defaults for them: only a Boolean and an
    /// array have a value of their own.
    func storedValue(_ property: Property, _ name: Identifier) -> StoredValue {
        storedValue(
            name,
            property.type,
            isArray: property.isArray,
            documentation: .title(property.displayName.shown ?? property.name, of: name)
        )
    }

    private func ownValues(of index: Int) -> [StoredValue] {
        zip(schema.types[index].properties, propertyNames(of: index)).map { property, name in
            var value = storedValue(property, name)
            value.isIndirect = nesting.isRecursive(property, of: index)
            return value
        }
    }

    private func propertyNames(of index: Int) -> [Identifier] {
        MemberNames(schema.types[index].properties.map(\.name), besides: MemberNames.reservedForProperties).identifiers
    }

    /// The initializer's parameters for what all custom types have.
    private var objectParameters: [FunctionParameter] {
        let text = standard("String")
        return [
            FunctionParameter("identifier", text.optional),
            FunctionParameter(label: .named("display"), "displayString", text),
            FunctionParameter("pronunciationHint", text.optional, defaultValue: "nil"),
            FunctionParameter("alternativeSpeakableMatches", "[IntentRuntime.SpeakableText]", defaultValue: "[]"),
            FunctionParameter("subtitle", text.optional, defaultValue: "nil"),
            FunctionParameter("image", "IntentRuntime.ObjectImage?", defaultValue: "nil"),
        ]
    }

    /// Writes aliases for types that a model's own declarations would hide.
    func writeAliases(to writer: Writer) {
        let enumerations = zip(names.enumerations, schema.enumerations).filter { !$1.isImported }.map(\.0)
        let types = zip(names.types, schema.types).filter { !$1.isImported }.map(\.0)
        for name in enumerations + types {
            guard let alias = names.aliases[name] else { continue }
            writer.typeAlias(
                documentation: ["`\(name.name)`, for models that declare another `\(name.name)`."],
                alias,
                TypeName(name)
            )
        }
    }
}
