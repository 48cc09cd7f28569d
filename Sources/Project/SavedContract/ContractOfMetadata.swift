import Diagnostics
import SwiftDeclarations

extension SavedContract {
    /// Reads `extract.actionsdata`, the JSON in which the compiler records the App Intents of an app, extension, or
    /// framework. Ignores unknown keys; returns `nil` for any other JSON.
    ///
    /// The file covers neither widgets nor the types of entities' ids.
    package init?(metadata value: JSONValue, at path: String) {
        guard let actions = value["actions"]?.object else { return nil }
        self.init()
        parts = [.appIntents]
        func location(_ value: JSONValue) -> SourceLocation {
            SourceLocation(path: path, range: SourceRange(value.range.lowerBound, value.range.lowerBound + 1))
        }
        intents = actions.map { member in
            let action = member.value
            let availability = Availability(annotations: action["availabilityAnnotations"])
            var uses: Set<Intent.Use> = action["isDiscoverable"]?.boolean == false ? [] : [.shortcuts]
            let protocols = action.elements("systemProtocols").compactMap(\.string)
            if protocols.contains(where: {
                $0.hasSuffix(".WidgetConfiguration") || $0.hasSuffix(".ControlConfiguration")
            }) {
                uses.insert(.widgets)
            }
            let className = action["customIntentClassName"]?.string
            let name = action["fullyQualifiedTypeName"]?.string.map(Self.withoutModule) ?? member.key
            let identifier = action["identifier"]?.string ?? member.key
            return Intent(
                form: .appIntent,
                identifier: identifier,
                isIdentifierDeclared: identifier != name.ownName,
                name: name,
                takeovers: className.map { [Takeover(className: $0, isDeclared: true, location: location(action))] }
                    ?? [],
                parameters: action.elements("parameters").map { parameter in
                    let type = ValueType.read(parameter["valueType"])
                    return Parameter(
                        name: parameter.text("name"),
                        type: type.type,
                        isArray: type.isArray,
                        isOptional: parameter.flag("isOptional"),
                        location: location(parameter)
                    )
                },
                uses: uses,
                availability: availability,
                location: location(action)
            )
        }
        enumerations = value.elements("enums").map { one in
            Enumeration(
                form: .appIntent,
                identifier: one.text("identifier"),
                name: one.text("identifier"),
                rawType: "String",
                cases: one.elements("cases").map {
                    let identifier = $0.text("identifier")
                    return Enumeration.Case(name: identifier, value: identifier, location: location($0))
                },
                location: location(one)
            )
        }
        entities = (value["entities"]?.object ?? []).map { member in
            Entity(
                form: .appIntent,
                identifier: member.key,
                name: member.value["typeName"]?.string ?? member.key,
                isTransient: member.value.flag("transient"),
                query: member.value["defaultQueryIdentifier"]?.string.map(Self.withoutModule),
                properties: member.value.elements("properties").compactMap {
                    $0["identifier"]?.string ?? $0["name"]?.string
                },
                location: location(member.value)
            )
        }
        shortcuts = value.elements("autoShortcuts").map { one in
            Shortcut(
                intent: one.text("actionIdentifier"),
                phrases: one.elements("phraseTemplates").compactMap { $0["key"]?.string },
                location: location(one)
            )
        }
    }

    private static func withoutModule(_ name: String) -> String {
        name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    }
}

extension SavedContract.ValueType {
    /// Reads a type from an object whose one key is its kind.
    fileprivate static func read(_ value: JSONValue?) -> (type: Self, isArray: Bool) {
        var value = value
        var isArray = false
        while let member = value?.object?.first, member.key == "array" {
            isArray = true
            let inner = member.value["wrapper"] ?? member.value
            value = inner["memberValueType"] ?? inner["elementType"] ?? inner
            if value?.object?.first?.key == "array" { return (.unknown("list of lists"), true) }
        }
        guard let member = value?.object?.first else { return (.unknown(""), isArray) }
        let inner = member.value["wrapper"] ?? member.value
        let number = inner["typeIdentifier"]?.integer ?? inner["unitType"]?.integer
        let name: String? =
            switch member.key {
            case "primitive": number.flatMap { primitives[$0] }
            case "intents": number.flatMap { systemTypes[$0] }
            case "measurement": number.flatMap { units[$0] }.map { "Measurement<\($0)>" }
            default: nil
            }
        if let name { return (.value(name), isArray) }
        switch member.key {
        case "entity": return (.entity(inner.text("typeName")), isArray)
        case "linkEnumeration": return (.enumeration(inner.text("identifier")), isArray)
        default: return (.unknown(member.key + (number.map { " \($0)" } ?? "")), isArray)
        }
    }

    private static let primitives = [
        0: "String", 1: "Bool", 2: "Int", 7: "Double", 8: "Date", 9: "DateComponents", 11: "URL",
        12: "AttributedString",
    ]
    private static let systemTypes = [3: "IntentPerson", 12: "IntentFile", 14: "IntentCurrencyAmount"]
    private static let units = [1: "UnitLength", 7: "UnitDuration"]
}

extension JSONValue {
    fileprivate func text(_ key: String) -> String { self[key]?.string ?? "" }

    fileprivate func flag(_ key: String) -> Bool { self[key]?.boolean ?? false }

    fileprivate func elements(_ key: String) -> [JSONValue] { self[key]?.array ?? [] }
}

extension Availability {
    fileprivate init(annotations value: JSONValue?) {
        self.init()
        for annotation in value?.object ?? [] {
            guard let system = Self.systems[annotation.key] else { continue }
            if let version = annotation.value["introducedVersion"]?.string.flatMap({ SystemVersion($0) }) {
                introduced[system] = version
            }
            if let version = annotation.value["obsoletedVersion"]?.string.flatMap({ SystemVersion($0) }) {
                obsoleted[system] = version
            }
            if annotation.value.flag("unavailable") || annotation.value.flag("isUnavailable") {
                unavailable.insert(system)
            }
        }
    }

    private static let systems = [
        "LNPlatformNameIOS": "iOS", "LNPlatformNameMACOS": "macOS", "LNPlatformNameWATCHOS": "watchOS",
        "LNPlatformNameTVOS": "tvOS", "LNPlatformNameVISIONOS": "visionOS", "LNPlatformNameWildcard": "*",
    ]
}
