import IntentSchema
import SwiftSource

/// The value of a variable in a text.
package struct TextVariable: Sendable {
    /// The expression that reads the value.
    let access: Code
    /// The type of the value, or of its property.
    fileprivate(set) var type: ParameterType
    let isArray: Bool
    let isOptional: Bool
    /// The entity's property that is shown instead of the entity itself.
    fileprivate(set) var member: Member?
    /// The value, if it is the same words each time: a parameter's name.
    let words: PlannedText?

    struct Member: Sendable {
        let name: Identifier
        let isArray: Bool
    }

    /// Whether the text receives a whole number. It receives all other values as texts.
    var isInteger: Bool {
        guard member == nil, !isArray, !isOptional, case .integer = type else { return false }
        return true
    }

    /// Visits the texts that represent values.
    func visitTexts(_ visit: (CatalogueText) -> Void) {
        words?.visit(visit)
        guard case .boolean(let options) = type else { return }
        options.shown(true).visit(visit)
        options.shown(false).visit(visit)
    }
}

extension BooleanOptions {
    /// The display name of a value; `Yes` or `No` if the definition has none.
    func shown(_ value: Bool) -> PlannedText {
        value
            ? PlannedText(trueDisplayName, fallback: "Yes", "The value true")
            : PlannedText(falseDisplayName, fallback: "No", "The value false")
    }
}

/// The values of variables in a text, by name.
struct TextValues: Sendable {
    private let context: AppIntentsContext
    private var values: [String: TextVariable] = [:]

    init(in context: AppIntentsContext) {
        self.context = context
    }

    /// Adds a value. If several have the same name, the first counts.
    mutating func add(
        _ name: String,
        _ access: Code,
        type: ParameterType,
        isArray: Bool = false,
        isOptional: Bool = false
    ) {
        if values[name] != nil { return }
        values[name] = TextVariable(access: access, type: type, isArray: isArray, isOptional: isOptional, words: nil)
    }

    /// Adds words that are translated on their own.
    mutating func add(_ name: String, words: PlannedText) {
        if values[name] != nil { return }
        let type = ParameterType.string(.none)
        values[name] = TextVariable(access: "", type: type, isArray: false, isOptional: false, words: words)
    }

    /// The value of `name`, or of `name.property` of a custom type; `nil` if App Intents has no text for it.
    subscript(variable: String) -> TextVariable? {
        let parts = PlaceholderText.parts(of: variable)
        guard var value = values[parts.name] else { return nil }
        if let name = parts.property {
            let property = context.entity(for: value.type)?.properties.first { $0.name == name }
            if let property, context.typeName(of: property.type) != nil {
                let member = AppIntentNames.entityProperty(property.name)
                value.member = TextVariable.Member(name: member, isArray: property.isArray)
                value.type = property.type
            } else if name != "displayString", name != "identifier" {
                return nil
            }
        }
        return context.typeName(of: value.type) == nil ? nil : value
    }

    /// The variables among these that have cases, each once.
    func caseVariables(among variables: [String]) -> [CatalogueText.CaseVariable] {
        variables.distinct.compactMap { name in
            guard let type = values[name]?.type else { return nil }
            var variable = CatalogueText.CaseVariable(name: name, cases: [])
            if case .boolean(let options) = type {
                variable.cases = [options.trueDisplayName, options.falseDisplayName]
            } else if let enumeration = context.schema.enumeration(of: type) {
                variable.cases = enumeration.cases.map(\.displayName)
                variable.unknownID = enumeration.unknownCase.flatMap { enumeration.cases[$0].displayName.id }
            }
            return variable.cases.isEmpty ? nil : variable
        }
    }
}
