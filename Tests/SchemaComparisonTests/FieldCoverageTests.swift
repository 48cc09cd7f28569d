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
        let known = FieldCoverage.tables.union(FieldCoverage.others.keys)
        #expect(fields.subtracting(known).sorted() == [], "the schema has fields that nothing compares")
        // Types that the examples do not use are few and listed.
        let derived: Set = ["Intent.className", "Options.dynamic", "Options.supportsSearch"]
        #expect(known.subtracting(fields).subtracting(derived).sorted() == [], "fields that the schema does not have")
    }

    @Test func everyKindOfChangeIsReached() {
        var kinds: Set<ChangeKind> = []
        for case .change(let changes) in FieldCoverage.others.values { kinds.formUnion(changes) }
        for kind in kinds { #expect(kinds.contains(kind.opposite) || kind.opposite == kind, "\(kind)") }
    }

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
