import Diagnostics
import Foundation
import IntentSchema
import SchemaComparison
import TestSupport
import Testing

/// A field that is added to the schema must be compared, or there must be a reason why not.
@Suite struct FieldCoverageTests {
    @Test func everyFieldOfTheSchemaIsAChangeOrHasAReason() throws {
        var fields: Set<String> = []
        for file in Project.files(below: Project.schemas, withExtension: "intentdefinition") {
            let source = SourceText(path: file.path, bytes: Array(try Data(contentsOf: file)))
            let schema = try #require(Frontend.link([Frontend.load(source)]).first?.schema)
            collect(schema, &fields)
        }
        let known = Set(FieldMeaning.all.keys).union((Self.options + Self.declarations).map(\.name))
        #expect(fields.subtracting(known).sorted() == [], "the schema has fields that nothing compares")
        // Types that the examples do not use are few and listed.
        let derived: Set = ["Intent.className", "Options.dynamic", "Options.supportsSearch"]
        #expect(known.subtracting(fields).subtracting(derived).sorted() == [], "fields that the schema does not have")
    }

    @Test func everyFieldInATableOfTheSchemaHasAMeaning() {
        for field in Self.declarations + Self.options {
            #expect(FieldMeaning.all[field.name] != nil || field.role.change != nil, "\(field.name)")
        }
    }

    @Test func everyKindOfChangeIsOneOfSomeField() {
        var kinds = Set(Self.options.compactMap(\.role.change))
        for meaning in FieldMeaning.all.values {
            switch meaning {
            case .change(let kind): kinds.insert(kind)
            case .flag(let on, let off): kinds.formUnion([on, off])
            case .structure(let changes): kinds.formUnion(changes)
            case .harmless: break
            }
        }
        // The same fields of response values have changes of their own.
        kinds.insert(.responseParameterRenamed)
        // What contracts alone have has no field.
        #expect(Set(ChangeKind.allCases.filter { !$0.isOfContracts }).subtracting(kinds).map(\.rawValue).sorted() == [])
    }

    private static let declarations: [FieldDescription] =
        Intent.fields.map(\.description) + Parameter.fields.map(\.description) + Property.fields.map(\.description)
        + UnsupportedValueReason.fields.map(\.description) + ParameterCombination.fields.map(\.description)
        + IntentResponseCode.fields.map(\.description) + Enumeration.fields.map(\.description)
        + EnumerationCase.fields.map(\.description) + CustomType.fields.map(\.description)

    private static let options: [FieldDescription] =
        StringOptions.fields.map(\.description) + NumberOptions<Int>.fields.map(\.description)
        + BooleanOptions.fields.map(\.description) + FileOptions.fields.map(\.description)
        + DateOptions.fields.map(\.description) + QuantityOptions<DurationUnit>.fields.map(\.description)
        + CurrencyOptions.fields.map(\.description)

    private func collect(_ value: Any, _ fields: inout Set<String>) {
        let mirror = Mirror(reflecting: value)
        let type = String(reflecting: mirror.subjectType)
        switch mirror.displayStyle {
        case .struct where type.hasPrefix("IntentSchema."):
            let path = type.prefix { $0 != "<" }
            let name = path.split(separator: ".").last.map(String.init) ?? type
            for child in mirror.children {
                fields.insert("\(name).\(child.label ?? "?")")
                collect(child.value, &fields)
            }
        case .collection, .optional, .enum, .tuple: for child in mirror.children { collect(child.value, &fields) }
        default: break
        }
    }
}
