import IntentSchema

/// A value that a variable in a text stands for. Every value becomes a `String` before it enters a localised text, so that a
/// string catalogue has one placeholder for all of them, whatever their types are.
package struct TextVariable: Sendable {
    /// The expression that reads the value.
    let access: Code
    /// The type of the value, or of its property.
    fileprivate(set) var type: ParameterType
    let isArray: Bool
    var isOptional: Bool
    /// The property of an entity that is shown instead of the entity itself.
    fileprivate(set) var member: Member?

    struct Member: Sendable {
        let name: Identifier
        let isArray: Bool
    }

    /// Calls a function with the texts that stand for values.
    func visitTexts(_ visit: (CatalogueText) -> Void) {
        guard case .boolean(let options) = type else { return }
        options.shown(true).visit(visit)
        options.shown(false).visit(visit)
    }
}

extension BooleanOptions {
    /// How a value reads.
    func shown(_ value: Bool) -> PlannedText {
        value
            ? PlannedText(trueDisplayName, fallback: "Yes", "The value true")
            : PlannedText(falseDisplayName, fallback: "No", "The value false")
    }
}

/// The values that variables in a text can stand for, by name.
struct TextValues: Sendable {
    private let context: AppIntentsContext
    private var values: [String: TextVariable] = [:]

    init(in context: AppIntentsContext) {
        self.context = context
    }

    /// Adds a value; of several with one name, the first counts.
    mutating func add(_ name: String, _ access: Code, type: ParameterType, isArray: Bool, isOptional: Bool) {
        guard values[name] == nil else { return }
        values[name] = TextVariable(access: access, type: type, isArray: isArray, isOptional: isOptional)
    }

    /// Adds a text that never changes.
    mutating func add(_ name: String, constant: String?) {
        guard let constant else { return }
        add(name, "\(StringLiteral(constant))", type: .string(.none), isArray: false, isOptional: false)
    }

    /// What a variable stands for: `name`, or `name.property` of a custom type; `nil` where App Intents offers no text.
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
        return context.hasText(value.type) ? value : nil
    }

    /// Those of some variables that stand for cases, each once.
    func caseVariables(among variables: [String]) -> [CatalogueText.CaseVariable] {
        var seen: Set<String> = []
        return variables.compactMap { name in
            guard let type = values[name]?.type else { return nil }
            var variable = CatalogueText.CaseVariable(name: name, cases: [])
            if case .boolean(let options) = type {
                variable.cases = [options.trueDisplayName, options.falseDisplayName]
            } else if let enumeration = context.schema.enumeration(of: type) {
                variable.cases = enumeration.cases.map(\.displayName)
                variable.unknownID = enumeration.unknownCase.flatMap { enumeration.cases[$0].displayName.id }
            }
            return variable.cases.isEmpty || !seen.insert(name).inserted ? nil : variable
        }
    }
}

extension AppIntentsContext {
    /// Whether App Intents offers a text for values of a type.
    package func hasText(_ type: ParameterType) -> Bool {
        typeName(of: type) != nil && ![.plain(.person), .plain(.paymentMethod)].contains(type)
    }
}
