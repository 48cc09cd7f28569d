import IntentSchema

/// A value that a variable in a text can stand for.
struct TextValue {
    /// The name between `${` and `}`.
    let variable: String
    /// The expression that reads it.
    let access: Code
    let type: ParameterType
    let isArray: Bool
    let isOptional: Bool
}

/// The text that stands for a value in a dialog or a suggestion.
///
/// Every value becomes a `String` before it enters a localised text, so that a string catalogue has one placeholder for all
/// of them, whatever their types are.
extension AppIntentsConverter {
    /// An expression of type `String` for a stored value; `nil` where App Intents offers no text for the type.
    mutating func text(of value: Code, type: ParameterType, isArray: Bool, isOptional: Bool) -> Code? {
        guard let element = textOfElement(type) else { return nil }
        let mapped = isArray ? Self.mapping(element) : Code()
        let single: (Code) -> Code = isArray ? { "\($0)\(mapped).formatted()" } : element
        guard isOptional else { return single(value) }
        if case .string = type, !isArray { return #"\#(value) ?? """# }
        return #"\#(value).map { \#(single("$0")) } ?? """#
    }

    private static func mapping(_ element: (Code) -> Code) -> Code {
        let code = element("$0")
        return code.text == "$0" ? Code() : ".map { \(code) }"
    }

    private mutating func textOfElement(_ type: ParameterType) -> ((Code) -> Code)? {
        switch type {
        case .string, .speakableString: return { $0 }
        case .integer, .decimal, .duration, .measurement: return { "\($0).formatted()" }
        case .boolean(let options): return textOfBoolean(options)
        case .enumeration(let reference, defaultCase: _):
            let enumeration = schema[reference]
            guard !enumeration.selectableCases.isEmpty else { return nil }
            let name = AppIntentNames.enumeration(enumeration.name)
            return { #"String(localized: \#(name).caseDisplayRepresentations[\#($0)]?.title ?? "")"# }
        case .object, .untypedObject: return { "\($0).displayString" }
        case .file: return { "\($0).filename" }
        case .url: return { "\($0).absoluteString" }
        case .placemark: return { #"(\#($0).name ?? "")"# }
        case .dateComponents(let options):
            let styles: Code =
                switch options.kind {
                case .dateTime: "date: .abbreviated, time: .shortened"
                case .date: "date: .abbreviated, time: .omitted"
                case .time: "date: .omitted, time: .shortened"
                }
            return { #"(Calendar.current.date(from: \#($0))?.formatted(\#(styles)) ?? "")"# }
        case .currencyAmount: return { "\($0).amount.formatted(.currency(code: \($0).currencyCode))" }
        case .person, .paymentMethod, .system: return nil
        }
    }

    private mutating func textOfBoolean(_ options: BooleanOptions) -> (Code) -> Code {
        let yes = texts.resource(options.trueDisplayName, fallback: "Yes", comment: "The value true")
        let no = texts.resource(options.falseDisplayName, fallback: "No", comment: "The value false")
        return { "String(localized: \($0) ? \(yes) : \(no))" }
    }

    /// The code of a localised text in which variables stand for `values`. Variables that nothing stands for are lost.
    mutating func resource(
        _ text: LocalizedText,
        fallback: String,
        comment: String,
        values: [TextValue],
        in declaration: String,
        _ member: String?
    ) -> Code {
        var expressions: [String: Code] = [:]
        for variable in PlaceholderText(text.text ?? "").variables where expressions[variable] == nil {
            expressions[variable] = self.text(ofVariable: variable, among: values)
            if expressions[variable] == nil {
                lose(
                    .placeholder,
                    in: declaration,
                    member,
                    "${\(variable)} in “\(Loss.shown(text.text ?? ""))”",
                    instead: "the word “\(variable)”"
                )
            }
        }
        let caseVariable = caseVariable(in: text, among: values.map { ($0.variable, $0.type) })
        return texts.resource(text, fallback: fallback, comment: comment, caseVariable: caseVariable) {
            expressions[$0]
        }
    }

    /// The one variable of a text that stands for a case, if there is exactly one.
    func caseVariable(
        in text: LocalizedText,
        among values: [(name: String, type: ParameterType)]
    ) -> CatalogueText.CaseVariable? {
        let used = Set(PlaceholderText(text.text ?? "").variables)
        let choices = values.compactMap { name, type -> CatalogueText.CaseVariable? in
            guard used.contains(name), case .enumeration(let reference, defaultCase: _) = type else { return nil }
            return CatalogueText.CaseVariable(name: name, cases: schema[reference].cases.map(\.displayName))
        }
        return choices.count == 1 ? choices[0] : nil
    }

    /// An expression for a variable of a text: `name`, or `name.property` of a custom type.
    private mutating func text(ofVariable variable: String, among values: [TextValue]) -> Code? {
        let parts = variable.split(separator: ".", maxSplits: 1).map(String.init)
        guard let first = parts.first, let value = values.first(where: { $0.variable == first }) else { return nil }
        let access = value.access
        guard parts.count == 2 else {
            return text(of: access, type: value.type, isArray: value.isArray, isOptional: value.isOptional)
        }
        guard let entity = entity(for: value.type),
            let property = entity.properties.first(where: { $0.name == parts[1] }), typeName(of: property.type) != nil
        else {
            let isDisplay = parts[1] == "displayString" || parts[1] == "identifier"
            return isDisplay
                ? text(of: access, type: value.type, isArray: value.isArray, isOptional: value.isOptional) : nil
        }
        let name = AppIntentNames.entityProperty(property.name)
        guard !value.isArray else {
            guard let one = text(of: "$0.\(name)", type: property.type, isArray: property.isArray, isOptional: true)
            else {
                return nil
            }
            return value.isOptional
                ? #"\#(access).map { $0.map { \#(one) }.formatted() } ?? """# : "\(access).map { \(one) }.formatted()"
        }
        let member: Code = value.isOptional ? "\(access)?.\(name)" : "\(access).\(name)"
        return text(of: member, type: property.type, isArray: property.isArray, isOptional: true)
    }
}
