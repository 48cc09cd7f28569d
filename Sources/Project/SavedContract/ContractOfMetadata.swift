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
            let takeover = className.map {
                Takeover(className: .known($0), isDeclared: true, location: location(action))
            }
            return Intent(
                form: .appIntent,
                givenIdentifier: Self.given(action["identifier"]?.string ?? member.key, to: name),
                name: name,
                takeovers: [takeover].compactMap(\.self),
                parameters: action.elements("parameters").map { parameter in
                    let place = location(parameter)
                    let notRecorded = Unread("a built app does not record default values and ranges", at: place)
                    return Parameter(
                        name: parameter.text("name"),
                        type: ValueType.read(parameter["valueType"], at: place),
                        isOptional: parameter.flag("isOptional"),
                        defaultValue: .unread(notRecorded),
                        range: .unread(notRecorded),
                        location: place
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
                givenIdentifier: .absent,
                name: one.text("identifier"),
                rawType: .known("String"),
                cases: one.elements("cases").map {
                    let identifier = $0.text("identifier")
                    return Enumeration.Case(name: identifier, value: .known(identifier), location: location($0))
                },
                location: location(one)
            )
        }
        entities = (value["entities"]?.object ?? []).map { member in
            let name = member.value["typeName"]?.string ?? member.key
            let place = location(member.value)
            return Entity(
                form: .appIntent,
                givenIdentifier: Self.given(member.key, to: name),
                name: name,
                idType: .unread(Unread("a built app does not record the types of identifiers", at: place)),
                isTransient: member.value.flag("transient"),
                query: member.value["defaultQueryIdentifier"]?.string.map { .known(Self.withoutModule($0)) } ?? .absent,
                properties: member.value.elements("properties").compactMap {
                    $0["identifier"]?.string ?? $0["name"]?.string
                },
                location: place,
                idLocation: place,
                queryLocation: place
            )
        }
        shortcuts = value.elements("autoShortcuts").map { one in
            Shortcut(
                intent: .known(one.text("actionIdentifier")),
                phrases: one.elements("phraseTemplates").compactMap { $0["key"]?.string }.map { .known($0) },
                location: location(one)
            )
        }
    }

    private static func given(_ identifier: String, to name: String) -> Stated<String> {
        identifier == name.ownName ? .absent : .known(identifier)
    }

    private static func withoutModule(_ name: String) -> String {
        name.firstIndex(of: ".").map { String(name[name.index(after: $0)...]) } ?? name
    }
}

extension SavedContract.ValueType {
    /// Reads a type from an object whose one key is its kind.
    fileprivate static func read(_ value: JSONValue?, at place: SourceLocation) -> Stated<Self> {
        func unknown(_ name: String) -> Stated<Self> {
            .unread(Unread("the type '\(name)' of a value is not known", at: place, expression: name))
        }
        guard let member = value?.object?.first else { return .unread(Unread("a value has no type", at: place)) }
        let inner = member.value["wrapper"] ?? member.value
        if member.key == "array" {
            let element = read(inner["memberValueType"] ?? inner["elementType"] ?? inner, at: place)
            return element.known?.isArray == true ? unknown("list of lists") : element.map { .array($0) }
        }
        let number = inner["typeIdentifier"]?.integer ?? inner["unitType"]?.integer
        let name: String? =
            switch member.key {
            case "primitive": number.flatMap { primitives[$0] }
            case "intents": number.flatMap { systemTypes[$0] }
            case "measurement": number.flatMap { units[$0] }.map { "Measurement<\($0)>" }
            default: nil
            }
        if let name { return .known(.value(name)) }
        switch member.key {
        case "entity": return .known(.entity(inner.text("typeName")))
        case "linkEnumeration": return .known(.enumeration(inner.text("identifier")))
        default: return unknown(member.key + (number.map { " \($0)" } ?? ""))
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
