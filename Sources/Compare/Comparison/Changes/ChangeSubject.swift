package enum ChangeSubject: Hashable, Sendable {
    case intent(String)
    case parameter(String, intent: String)
    case unsupportedReason(String, parameter: String, intent: String)
    /// A combination of parameters that Siri suggests, with names as written in the definition.
    case shortcut([String], intent: String)
    /// A combination of parameters that has a summary in Shortcuts.
    case summary([String], intent: String)
    case response(intent: String)
    case responseCode(String, intent: String)
    case responseParameter(String, intent: String)
    case enumeration(String)
    case enumerationCase(String, enumeration: String)
    case type(String)
    case property(String, type: String)
    case widget(String)
    case control(String)
    /// A target.
    case widgetExtension(String)
    case appIntent(String)
    case appParameter(String, intent: String)
    case appEnum(String)
    case rawValue(String, enumeration: String)
    case entity(String)
    /// The intent class that an App Intent replaces.
    case takeover(of: String, by: String)
    case phrases(intent: String)
    /// Those of a definition, by its name.
    case texts(definition: String)
}

extension ChangeSubject {
    /// The name in reports, baselines, and accepted changes: the intent, enumeration, or type, then the member, such as
    /// `OrderSoup.size`, `OrderSoup.response.total`, `Size.large`.
    package var symbol: String {
        switch self {
        case .unsupportedReason(let code, let parameter, let intent): "\(intent).\(parameter).reason.\(code)"
        case .shortcut(_, let intent): "\(intent).shortcut.\(name)"
        case .summary(_, let intent): "\(intent).summary.\(name)"
        case .response(let intent): "\(intent).response"
        case .responseCode(_, let intent): "\(intent).response.code.\(name)"
        case .responseParameter(_, let intent): "\(intent).response.\(name)"
        case .phrases(let intent): "\(intent).phrases"
        case .texts(let definition): "\(definition).texts"
        case .takeover: name
        case .intent, .parameter, .enumeration, .enumerationCase, .type, .property, .widget, .control,
            .widgetExtension, .appIntent, .appParameter, .appEnum, .rawValue, .entity:
            parts.owner.map { "\($0).\(name)" } ?? name
        }
    }

    /// The name in a sentence, such as `parameter 'size' of 'OrderSoup'`.
    package var words: String {
        switch self {
        case .unsupportedReason(let code, let parameter, let intent):
            "unsupported reason '\(code)' of parameter '\(parameter)' of '\(intent)'"
        case .shortcut(let names, let intent): "shortcut \(Self.list(names)) of '\(intent)'"
        case .summary(let names, let intent): "summary \(Self.list(names)) of '\(intent)'"
        case .appParameter(_, let intent): "parameter '\(name)' of App Intent '\(intent)'"
        case .rawValue(_, let enumeration): "case '\(name)' of AppEnum '\(enumeration)'"
        case .takeover(let className, let intent): "takeover of '\(className)' by App Intent '\(intent)'"
        case .texts(let definition): "texts of '\(definition)'"
        case .intent, .parameter, .response, .responseCode, .responseParameter, .enumeration, .enumerationCase, .type,
            .property, .widget, .control, .widgetExtension, .appIntent, .appEnum, .entity, .phrases:
            "\(parts.noun) '\(name)'" + (parts.owner.map { " of '\($0)'" } ?? "")
        }
    }

    package var name: String { parts.name }

    /// Whether code declares it, and no definition.
    var isInCode: Bool {
        switch self {
        case .widget, .control, .widgetExtension, .appIntent, .appParameter, .appEnum, .rawValue, .entity, .takeover,
            .phrases:
            true
        default: false
        }
    }

    /// The name of the declaration that it is, or is part of.
    package var declaration: String { if case .takeover = self { name } else { parts.owner ?? name } }

    private var parts: (noun: String, name: String, owner: String?) {
        switch self {
        case .intent(let name), .response(let name): ("intent", name, nil)
        case .enumeration(let name): ("enumeration", name, nil)
        case .type(let name): ("type", name, nil)
        case .widget(let kind): ("widget", kind, nil)
        case .control(let kind): ("control", kind, nil)
        case .widgetExtension(let name): ("widget extension", name, nil)
        case .appIntent(let name): ("App Intent", name, nil)
        case .appEnum(let name): ("AppEnum", name, nil)
        case .entity(let name): ("entity", name, nil)
        case .phrases(let intent): ("App Shortcut", intent, nil)
        case .texts(let definition): ("texts", definition, nil)
        case .parameter(let name, let intent), .appParameter(let name, let intent): ("parameter", name, intent)
        case .responseCode(let name, let intent): ("response code", name, intent)
        case .responseParameter(let name, let intent): ("response parameter", name, intent)
        case .enumerationCase(let name, let enumeration), .rawValue(let name, let enumeration):
            ("case", name, enumeration)
        case .property(let name, let type): ("property", name, type)
        case .unsupportedReason(let code, _, let intent): ("unsupported reason", code, intent)
        case .shortcut(let names, let intent): ("shortcut", names.joined(separator: ","), intent)
        case .summary(let names, let intent): ("summary", names.joined(separator: ","), intent)
        case .takeover(let className, let intent): ("takeover", className, intent)
        }
    }

    private static func list(_ names: [String]) -> String {
        names.isEmpty ? "without parameters" : "with " + names.map { "'\($0)'" }.joined(separator: ", ")
    }
}
