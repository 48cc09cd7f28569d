/// What a text of generated code is for, in words for translators.
enum TextUse: Hashable, Sendable {
    case title(ofIntent: String)
    case description(ofIntent: String)
    case category(ofIntent: String)
    case resultName(ofIntent: String)
    case retirement
    case phrase(ofIntent: String)
    case parameter(String, ofIntent: String)
    case question(forParameter: String, ofIntent: String)
    case suggestion(ofIntent: String)
    case summary(ofIntent: String)
    case reason(forParameter: String, ofIntent: String)
    case answer(String, ofIntent: String, isShort: Bool)
    case booleanValue(Bool)
    case booleanValueOfParameter(Bool, String, ofIntent: String)
    case nameOfType(String)
    case property(String, ofType: String)
    case enumerationCase(String, of: String)
    case synonym(ofCase: String, of: String)

    var comment: String {
        switch self {
        case .title(let intent): "Title of \(intent)"
        case .description(let intent): "Description of \(intent)"
        case .category(let intent): "Heading of \(intent)"
        case .resultName(let intent): "Name of the result of \(intent)"
        case .retirement: "For actions that should not be used any more"
        case .phrase(let intent): "What people say for \(intent)"
        case .parameter(let name, let intent): "Parameter \(name) of \(intent)"
        case .question(let parameter, let intent): "Question for parameter \(parameter) of \(intent)"
        case .suggestion(let intent): "Suggestion of \(intent)"
        case .summary(let intent): "Summary of \(intent)"
        case .reason(let parameter, let intent): "Why \(parameter) of \(intent) cannot be used"
        case .answer(let code, let intent, let isShort): "Answer \(code) of \(intent)\(isShort ? ", in short" : "")"
        case .booleanValue(let value): "The value \(value)"
        case .booleanValueOfParameter(let value, let name, let intent):
            "The value \(value) of parameter \(name) of \(intent)"
        case .nameOfType(let name): "Name of the type \(name)"
        case .property(let name, let type): "Property \(name) of \(type)"
        case .enumerationCase(let name, let enumeration): "Case \(name) of \(enumeration)"
        case .synonym(let name, let enumeration): "Another word for the case \(name) of \(enumeration)"
        }
    }
}
