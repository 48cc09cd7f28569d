import IntentSchema

/// A value that a variable in a text stands for.
package struct TextVariable: Sendable {
    /// The expression that reads the value.
    let access: Code
    let isArray: Bool
    var isOptional: Bool
    /// The property of an entity that is shown instead of the entity itself.
    let member: Member?
    /// How the value, or its property, reads.
    let form: TextForm

    struct Member: Sendable {
        let name: Identifier
        let isArray: Bool
    }

    /// Calls a function with the texts that stand for values.
    func visitTexts(_ visit: (CatalogueText) -> Void) {
        guard case .choice(let yes, let no) = form else { return }
        yes.visit(visit)
        no.visit(visit)
    }
}

/// How a value reads in a text. Every value becomes a `String` before it enters a localised text, so that a string catalogue
/// has one placeholder for all of them, whatever their types are.
package indirect enum TextForm: Sendable {
    /// The text that it is.
    case string
    /// The text of something that is spoken.
    case spokenString
    /// As the system writes numbers and quantities.
    case formatted
    /// One text for true and one for false.
    case choice(PlannedText, PlannedText)
    /// The title of a case of the enumeration.
    case caseTitle(Identifier)
    /// What an entity is shown as.
    case displayString
    case fileName
    case address
    case placeName
    /// The name or address of a place as iOS 26 has it.
    case placeDescription
    case date(DateOptions.Kind)
    case currencyAmount
}

/// The values that variables in a text can stand for, by name.
struct TextValues: Sendable {
    private struct Value {
        let access: Code
        let type: ParameterType
        let isArray: Bool
        let isOptional: Bool
    }

    private let context: AppIntentsContext
    private var values: [String: Value] = [:]

    init(in context: AppIntentsContext) {
        self.context = context
    }

    /// Adds a value; of several with one name, the first counts.
    mutating func add(_ name: String, _ access: Code, _ type: ParameterType, isArray: Bool, isOptional: Bool) {
        guard values[name] == nil else { return }
        values[name] = Value(access: access, type: type, isArray: isArray, isOptional: isOptional)
    }

    /// Adds a text that never changes.
    mutating func add(_ name: String, constant: String?) {
        guard let constant else { return }
        add(name, "\(StringLiteral(constant))", .string(.none), isArray: false, isOptional: false)
    }

    /// What a variable stands for: `name`, or `name.property` of a custom type; `nil` where App Intents offers no text.
    subscript(variable: String) -> TextVariable? {
        let parts = PlaceholderText.parts(of: variable)
        guard let value = values[parts.name] else { return nil }
        guard let name = parts.property else { return whole(value) }
        guard let property = context.entity(for: value.type)?.properties.first(where: { $0.name == name }),
            context.typeName(of: property.type) != nil
        else {
            return name == "displayString" || name == "identifier" ? whole(value) : nil
        }
        guard let form = context.textForm(of: property.type) else { return nil }
        return TextVariable(
            access: value.access,
            isArray: value.isArray,
            isOptional: value.isOptional,
            member: TextVariable.Member(name: AppIntentNames.entityProperty(property.name), isArray: property.isArray),
            form: form
        )
    }

    private func whole(_ value: Value) -> TextVariable? {
        guard let form = context.textForm(of: value.type) else { return nil }
        return TextVariable(
            access: value.access,
            isArray: value.isArray,
            isOptional: value.isOptional,
            member: nil,
            form: form
        )
    }

    /// The one of some variables that stands for a case, if there is exactly one.
    func caseVariable(among variables: [String]) -> CatalogueText.CaseVariable? {
        var choice: (name: String, cases: EnumerationReference)?
        for name in variables {
            guard case .enumeration(let reference)? = values[name]?.type.reference else { continue }
            if let known = choice, known.name != name { return nil }
            choice = (name, reference)
        }
        return choice.map {
            CatalogueText.CaseVariable(name: $0.name, cases: context.schema[$0.cases].cases.map(\.displayName))
        }
    }
}

extension AppIntentsContext {
    /// How a value of a type reads; `nil` where App Intents offers no text.
    package func textForm(of type: ParameterType) -> TextForm? {
        switch type {
        case .string: .string
        case .speakableString: .spokenString
        case .integer, .decimal, .duration, .measurement: .formatted
        case .boolean(let options):
            .choice(
                PlannedText(options.trueDisplayName, fallback: "Yes", .booleanValue(true)),
                PlannedText(options.falseDisplayName, fallback: "No", .booleanValue(false))
            )
        case .enumeration(let reference, defaultCase: _):
            typeName(of: type) == nil ? nil : .caseTitle(names.enumerations[reference.index])
        case .object, .untypedObject: .displayString
        case .file: .fileName
        case .url: .address
        case .placemark: describesPlaces ? .placeDescription : .placeName
        case .dateComponents(let options): .date(options.kind)
        case .currencyAmount: .currencyAmount
        case .person, .paymentMethod, .system: nil
        }
    }
}
