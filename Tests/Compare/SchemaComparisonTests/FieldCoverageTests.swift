import Diagnostics
import Foundation
import IntentSchema
@testable import Comparison
import Presentation
import TestSupport
import Testing

/// A new field of the schema must be compared, unless there is a reason not to.
@Suite struct FieldCoverageTests {
    private let schemas: [Schema]
    /// The fields of all declarations and options in the examples.
    private let fields: [Field]

    init() throws {
        schemas = try Project.files(below: Project.schemas, withExtension: "intentdefinition").map { file in
            let source = SourceText(path: file.path, bytes: Array(try Data(contentsOf: file)))
            return try #require(Frontend.link([Frontend.load(source)]).first?.schema)
        }
        // The type itself has no field.
        fields = schemas.flatMap(Self.fields).filter { !$0.name.hasPrefix("ParameterType.") }
    }

    private static func fields(of schema: Schema) -> [Field] {
        var fields: [Field] = []
        func add(_ properties: [Property]) {
            for property in properties { fields += property.fields + property.type.options(in: schema) }
        }
        for intent in schema.intents {
            fields += intent.fields + intent.response.codes.flatMap(\.fields)
            for combination in intent.shortcuts + intent.summaries { fields += combination.fields }
            for parameter in intent.parameters {
                fields += parameter.fields + parameter.type.options(in: schema)
                fields += parameter.unsupportedReasons.flatMap(\.fields)
            }
            add(intent.response.parameters)
        }
        for enumeration in schema.enumerations { fields += enumeration.fields + enumeration.cases.flatMap(\.fields) }
        for type in schema.types {
            fields += type.fields
            add(type.properties)
        }
        return fields
    }

    @Test func everyFieldOfTheSchemaIsAChangeOrHasAReason() {
        var declared: Set<String> = []
        for schema in schemas { collect(schema, &declared) }
        let known = Set(ChangeKind.all.flatMap(\.fields)).union(Self.otherwise.keys).union(fields.map(\.name))
        #expect(declared.subtracting(known).sorted() == [], "the schema has fields that nothing compares")
        let derived: Set = ["Intent.className", "Options.dynamic", "Options.supportsSearch"]
        #expect(known.subtracting(declared).subtracting(derived).sorted() == [], "fields that the schema does not have")
    }

    /// A parameter that is shown for one more case of its parent.
    @Test func everyAlternativeOfAConditionCounts() {
        func state(_ schema: Schema) -> DefinitionState {
            DefinitionState([DefinitionState.File(relativePath: schema.path, schema: schema)])
        }
        var count = 0
        for schema in schemas {
            for (intent, parameter) in schema.intents.enumerated().flatMap({ intent, declared in
                declared.parameters.indices.map { (intent, $0) }
            }) {
                guard
                    case .known(.isEqual, let operands) =
                        schema.intents[intent].parameters[parameter].parent?.predicate,
                    case .enumerationCase(let position) = operands.last
                else { continue }
                var other = schema
                let another = ParentCondition.Operand.enumerationCase(position == 1 ? 2 : 1)
                other.intents[intent].parameters[parameter].parent?.predicate = .known(.isEqual, operands + [another])
                for (old, new) in [(schema, other), (other, schema)] {
                    let changes = SchemaComparison(from: state(old), to: state(new)).changes
                    #expect(changes.map(\.kind) == [.visibilityChanged])
                }
                count += 1
            }
        }
        #expect(count > 0)
    }

    @Test func everyFieldThatIsReadHasAMeaning() {
        for field in fields {
            let hasMeaning = ChangeKind.byField[field.name] != nil || field.role.change != nil
            #expect(hasMeaning || Self.otherwise[field.name] != nil, "\(field.name)")
        }
    }

    @Test func everyKindOfChangeIsOneOfSomeField() {
        var kinds = Set(fields.compactMap(\.role.change))
        kinds.formUnion(ChangeKind.all.filter { !$0.fields.isEmpty })
        for meaning in Self.otherwise.values { if case .structure(let changes) = meaning { kinds.formUnion(changes) } }
        // The same fields of response values have separate changes.
        kinds.insert(.responseParameterRenamed)
        kinds.formUnion(Self.ofContracts)
        kinds.formUnion(ChangeKind.all.filter { $0.code?.hasPrefix("IN15") == true })
        #expect(Set(ChangeKind.all).subtracting(kinds).map(\.name).sorted() == [])
    }

    /// Harmless changes that only contracts have, and no field.
    private static let ofContracts: Set<ChangeKind> = [
        .widgetAdded, .widgetReconfigured, .widgetFamilyAdded, .widgetAvailable, .appIntentAdded, .appIntentShown,
        .appIntentAvailable,
        .takeoverAdded,
        .appParameterAdded, .rawValueAdded, .entityQueryChanged, .phraseAdded,
        .systemAdded,
    ]

    /// The meaning of a difference in a field that no kind of change names.
    private enum Meaning {
        /// These changes, which depend on what the field contains, refers to, or identifies.
        case structure([ChangeKind])
        case harmless(String)
    }

    private static let otherwise: [String: Meaning] = [
        "Schema.path": .harmless("a definition may move, and declarations may move between definitions"),
        "Schema.namespace": .harmless("references by it are resolved"),
        "Schema.modelVersion": .structure([.optionsFormChanged]),
        "Schema.intents": .structure([.intentRemoved, .intentAdded]),
        "Schema.enumerations": .structure([.enumerationRemoved, .enumerationAdded]),
        "Schema.types": .structure([.typeRemoved, .typeAdded]),

        "Intent.name": .structure([.intentBaseNameChanged, .intentRenamed]),
        "Intent.nameRange": .harmless("it is a place"),
        "Intent.className": .structure([.intentRenamed]),
        "Intent.classPrefix": .structure([.intentRenamed]),
        "Intent.explicitClassName": .structure([.intentRenamed]),
        "Intent.parameters": .structure([.parameterRemoved, .parameterAdded, .orderChanged]),
        "Intent.keyParameter": .structure([.keyParameterChanged]),
        "Intent.input": .structure([.inputChanged]),
        "Intent.shortcuts": .structure([.shortcutRemoved, .shortcutAdded]),
        "Intent.summaries": .structure([.summaryRemoved, .summaryAdded]),
        "Intent.response": .structure([.outputChanged, .responseCodesRenumbered]),

        "ParameterCombination.parameters": .structure([
            .shortcutRemoved, .shortcutAdded, .summaryRemoved, .summaryAdded,
        ]),
        "ParameterCombination.isLinked": .harmless("Xcode keeps the two texts alike; users see nothing of it"),

        "Response.codes": .structure([.responseCodeRemoved, .responseCodeAdded, .responseCodesRenumbered]),
        "Response.parameters": .structure([.responseParameterRemoved, .responseParameterAdded]),
        "Response.output": .structure([.outputChanged]),
        "IntentResponseCode.name": .structure([.responseCodeRemoved, .responseCodeAdded]),

        "Parameter.nameRange": .harmless("it is a place"),
        "Parameter.displayPriority": .structure([.orderChanged]),
        "Parameter.type": .structure([.parameterTypeChanged, .parameterTagReused]),
        "Parameter.arraySizes": .structure([.arraySizeChanged, .arraySizeRemoved, .arraySizeAdded]),
        "Parameter.options": .structure([
            .dynamicOptionsTurnedOn, .dynamicOptionsTurnedOff, .searchTurnedOn, .searchTurnedOff,
        ]),
        "Parameter.prompts": .structure([.promptsChanged]),
        "Parameter.parent": .structure([.visibilityChanged]),
        "Parameter.unsupportedReasons": .structure([.unsupportedReasonRemoved, .unsupportedReasonAdded]),
        "ParentCondition.parameter": .structure([.visibilityChanged]),
        "ParentCondition.predicate": .structure([.visibilityChanged]),
        "ArraySize.family": .structure([.arraySizeChanged]),
        "ArraySize.size": .structure([.arraySizeChanged]),
        "PromptDialog.kind": .structure([.promptsChanged]),
        "PromptDialog.text": .structure([.textChanged, .stringIDChanged]),
        "UnsupportedValueReason.code": .structure([.unsupportedReasonRemoved, .unsupportedReasonAdded]),
        "UnsupportedValueReason.isCustom": .harmless("it follows from the code: standard reasons have fixed ones"),

        "Property.nameRange": .harmless("it is a place"),
        "Property.displayPriority": .structure([.orderChanged]),
        "Property.type": .structure([.propertyTypeChanged, .responseParameterTypeChanged]),

        "Enumeration.nameRange": .harmless("it is a place"),
        "Enumeration.cases": .structure([.caseRemoved, .caseAdded, .caseIndexReused]),
        "Enumeration.isImported": .harmless("the file that declares it is compared"),
        "EnumerationCase.nameRange": .harmless("it is a place"),
        "EnumerationCase.synonyms": .structure([.synonymsChanged]),
        "Synonym.text": .structure([.textChanged, .synonymsChanged]),
        "Synonym.pronunciationHint": .structure([.textChanged]),

        "CustomType.nameRange": .harmless("it is a place"),
        "CustomType.properties": .structure([.propertyRemoved, .propertyAdded, .orderChanged]),
        "CustomType.isImported": .harmless("the file that declares it is compared"),

        "EnumerationReference.index": .structure([.parameterTypeChanged, .propertyTypeChanged]),
        "CustomTypeReference.index": .structure([.parameterTypeChanged, .propertyTypeChanged]),
        "LocalizedText.text": .structure([.textChanged]),
        "LocalizedText.id": .structure([.stringIDChanged, .stringIDReplaced, .stringIDRemoved, .stringIDAdded]),
        "Quantity.value": .structure([.defaultChanged, .boundsChanged]),
        "Quantity.unit": .structure([.defaultChanged, .boundsChanged]),
        "PhysicalUnit.name": .structure([.unitChanged]),
        "PhysicalUnit.coefficient": .harmless("it follows from the unit's name"),
        "PhysicalUnit.constant": .harmless("it follows from the unit's name"),
    ]

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
