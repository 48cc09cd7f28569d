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
    case appIntent(String)
    case appParameter(String, intent: String)
    case appEnum(String)
    case rawValue(String, enumeration: String)
    case entity(String)
    /// The intent class that an App Intent replaces.
    case takeover(of: String, by: String)
    case phrases(intent: String)
}

extension ChangeSubject {
    /// The name in reports, baselines, and accepted changes: the intent, enumeration, or type, then the member, such as
    /// `OrderSoup.size`, `OrderSoup.response.total`, `Size.large`.
    package var symbol: String {
        switch self {
        case .intent(let name), .enumeration(let name), .type(let name), .widget(let name), .control(let name),
            .appIntent(let name), .appEnum(let name), .entity(let name):
            name
        case .parameter(let name, let intent), .appParameter(let name, let intent): "\(intent).\(name)"
        case .unsupportedReason(let code, let parameter, let intent): "\(intent).\(parameter).reason.\(code)"
        case .shortcut(let names, let intent): "\(intent).shortcut.\(names.joined(separator: ","))"
        case .summary(let names, let intent): "\(intent).summary.\(names.joined(separator: ","))"
        case .response(let intent): "\(intent).response"
        case .responseCode(let name, let intent): "\(intent).response.code.\(name)"
        case .responseParameter(let name, let intent): "\(intent).response.\(name)"
        case .enumerationCase(let name, let enumeration), .rawValue(let name, let enumeration):
            "\(enumeration).\(name)"
        case .property(let name, let type): "\(type).\(name)"
        case .takeover(let className, _): className
        case .phrases(let intent): "\(intent).phrases"
        }
    }

    /// The name in a sentence, such as `parameter 'size' of 'OrderSoup'`.
    package var words: String {
        switch self {
        case .intent(let name): "intent '\(name)'"
        case .enumeration(let name): "enumeration '\(name)'"
        case .type(let name): "type '\(name)'"
        case .parameter(let name, let intent): "parameter '\(name)' of '\(intent)'"
        case .unsupportedReason(let code, let parameter, let intent):
            "unsupported reason '\(code)' of parameter '\(parameter)' of '\(intent)'"
        case .shortcut(let names, let intent): "shortcut \(Self.list(names)) of '\(intent)'"
        case .summary(let names, let intent): "summary \(Self.list(names)) of '\(intent)'"
        case .response(let intent): "intent '\(intent)'"
        case .responseCode(let name, let intent): "response code '\(name)' of '\(intent)'"
        case .responseParameter(let name, let intent): "response parameter '\(name)' of '\(intent)'"
        case .enumerationCase(let name, let enumeration): "case '\(name)' of '\(enumeration)'"
        case .property(let name, let type): "property '\(name)' of '\(type)'"
        case .widget(let kind): "widget '\(kind)'"
        case .control(let kind): "control '\(kind)'"
        case .appIntent(let name): "App Intent '\(name)'"
        case .appParameter(let name, let intent): "parameter '\(name)' of App Intent '\(intent)'"
        case .appEnum(let name): "AppEnum '\(name)'"
        case .rawValue(let name, let enumeration): "case '\(name)' of AppEnum '\(enumeration)'"
        case .entity(let name): "entity '\(name)'"
        case .takeover(let className, let name): "takeover of '\(className)' by App Intent '\(name)'"
        case .phrases(let intent): "App Shortcut '\(intent)'"
        }
    }

    package var name: String {
        switch self {
        case .intent(let name), .enumeration(let name), .type(let name), .parameter(let name, _),
            .unsupportedReason(let name, _, _), .responseCode(let name, _), .responseParameter(let name, _),
            .enumerationCase(let name, _), .property(let name, _), .widget(let name), .control(let name),
            .appIntent(let name),
            .appParameter(let name, _), .appEnum(let name), .rawValue(let name, _), .entity(let name),
            .takeover(let name, _):
            name
        case .shortcut(let names, _), .summary(let names, _): names.joined(separator: ",")
        case .response(let intent), .phrases(let intent): intent
        }
    }

    private static func list(_ names: [String]) -> String {
        names.isEmpty ? "without parameters" : "with " + names.map { "'\($0)'" }.joined(separator: ", ")
    }
}
