import Diagnostics
import SwiftDeclarations

extension SavedContract {
    /// The contract as a file to check in. Sorted, so that its diffs are changes of the contract; defaults are omitted.
    package var json: [UInt8] {
        var json = JSONWriter(layout: .indented)
        json.object { json in
            json.member("version", 1)
            json.member("parts", parts.map(\.rawValue).sorted())
            json.objects("widgets", of: sortedWidgets) { $1.write(to: &$0) }
            json.objects("intents", of: sorted(intents, by: \.identifier)) { $1.write(to: &$0) }
            json.objects("enumerations", of: sorted(enumerations, by: \.identifier)) { $1.write(to: &$0) }
            json.objects("entities", of: sorted(entities, by: \.identifier)) { $1.write(to: &$0) }
            json.objects("shortcuts", of: sorted(shortcuts, by: \.intent)) { json, one in
                json.member("intent", one.intent)
                json.member("phrases", one.phrases.sorted())
            }
        }
        return json.bytes + [0x0A]
    }

    /// Widgets of unknown kind are omitted: they cannot be compared.
    var sortedWidgets: [Widget] { sorted(widgets.filter { $0.kind != nil }) { $0.kind ?? "" } }

    func sorted<Element>(_ elements: [Element], by name: (Element) -> String) -> [Element] {
        elements.enumerated().sorted { (name($0.element), $0.offset) < (name($1.element), $1.offset) }.map(\.element)
    }
}

extension JSONWriter {
    fileprivate mutating func member(_ key: String, if value: Bool) { if value { member(key, true) } }

    fileprivate mutating func member(_ key: String, ifThere value: String?) { if let value { member(key, value) } }

    fileprivate mutating func member(_ systems: Systems) { if systems != .all { member("systems", systems.names) } }

    fileprivate mutating func member(_ availability: Availability) {
        if availability == Availability() { return }
        object("availability") { json in
            for (key, versions) in [("introduced", availability.introduced), ("obsoleted", availability.obsoleted)] {
                if versions.isEmpty { continue }
                json.object(key) { json in
                    for (system, version) in versions.sorted(by: { $0.key < $1.key }) {
                        json.member(system, version.description)
                    }
                }
            }
            if !availability.unavailable.isEmpty { json.member("unavailable", availability.unavailable.sorted()) }
        }
    }
}

extension SavedContract.Widget {
    fileprivate func write(to json: inout JSONWriter) {
        json.member("kind", kind ?? "")
        json.member("type", ifThere: owner)
        json.member("isControl", if: isControl)
        json.member("configuration", ifThere: configuration)
        if let families { json.member("families", families) }
        if let familiesOnSystems, familiesOnSystems.contains(where: { $0.systems != .all }) {
            json.objects("familiesOnSystems", of: familiesOnSystems) { json, families in
                json.member("families", families.names)
                json.member(families.systems)
            }
        }
        if let availability { json.member(availability) }
        json.member(systems)
    }
}

extension SavedContract.Intent {
    fileprivate func write(to json: inout JSONWriter) {
        json.member("form", form.rawValue)
        json.member("identifier", identifier)
        json.member("name", name)
        json.member("uses", uses.map(\.rawValue).sorted())
        json.member(availability)
        json.member("isConditional", if: isConditional)
        json.member(systems)
        if !takeovers.isEmpty {
            json.objects("takesOver", of: takeovers) { json, takeover in
                json.member("class", ifThere: takeover.className)
                json.member("isDeclared", takeover.isDeclared)
                json.member(takeover.availability)
                json.member("isConditional", if: takeover.isConditional)
            }
        }
        json.objects("parameters", of: parameters.sorted { $0.name < $1.name }) { json, parameter in
            json.member("name", parameter.name)
            let (word, name) = parameter.type.words
            json.member(word, name)
            json.member("isArray", if: parameter.isArray)
            json.member("isOptional", if: parameter.isOptional)
            if !parameter.isSaved { json.member("isSaved", false) }
            // Empty values are written too: a missing key means unknown.
            json.member("default", ifThere: parameter.defaultValue)
            json.member("range", ifThere: parameter.range)
            json.member(parameter.systems)
        }
    }
}

extension SavedContract.ValueType {
    fileprivate var words: (String, String) {
        switch self {
        case .value(let name): ("type", name)
        case .enumeration(let name): ("enumeration", name)
        case .entity(let name): ("entity", name)
        case .unknown(let name): ("unknown", name)
        }
    }
}

extension SavedContract.Enumeration {
    fileprivate func write(to json: inout JSONWriter) {
        json.member("form", form.rawValue)
        json.member("identifier", identifier)
        json.member("rawType", ifThere: rawType)
        json.objects("cases", of: cases) { json, one in
            json.member("name", one.name)
            json.member("value", ifThere: one.value)
            if let index = one.index { json.member("index", index) }
            json.member(one.systems)
        }
    }
}

extension SavedContract.Entity {
    fileprivate func write(to json: inout JSONWriter) {
        json.member("form", form.rawValue)
        json.member("identifier", identifier)
        json.member("idType", ifThere: idType)
        json.member("convertsID", if: convertsID)
        json.member("isTransient", if: isTransient)
        json.member("query", ifThere: query)
        json.member("properties", properties.sorted())
    }
}

// MARK: - Reading

extension SavedContract {
    /// Reads what `json` wrote, ignoring unknown keys. Returns `nil` for any other file or version.
    package init?(_ value: JSONValue, at path: String) {
        guard value["version"]?.integer == 1, let parts = value["parts"]?.array else { return nil }
        self.init()
        func location(_ value: JSONValue) -> SourceLocation { value.beginning(in: path) }
        self.parts = Set(parts.compactMap { $0.string.flatMap(Part.init) })
        widgets = value.elements("widgets").map { one in
            Widget(
                kind: one.text("kind"),
                kindText: one.text("kind"),
                isControl: one.flag("isControl"),
                owner: one["type"]?.string,
                configuration: one["configuration"]?.string,
                familiesOnSystems: (one["familiesOnSystems"]?.array ?? one["families"].map { _ in [one] })?
                    .map(Widget.Families.init),
                availability: one["availability"].map { Availability($0) },
                systems: one.systems,
                location: location(one)
            )
        }
        intents = value.elements("intents").compactMap { one in
            guard let form = Form(rawValue: one.text("form")) else { return nil }
            return Intent(
                form: form,
                identifier: one.text("identifier"),
                name: one.text("name"),
                takeovers: one.elements("takesOver").map { taken in
                    Takeover(
                        className: taken["class"]?.string,
                        isDeclared: taken.flag("isDeclared"),
                        availability: Availability(taken["availability"]),
                        isConditional: taken.flag("isConditional"),
                        location: location(taken)
                    )
                },
                parameters: one.elements("parameters").map { parameter in
                    Parameter(
                        name: parameter.text("name"),
                        type: ValueType(parameter),
                        isArray: parameter.flag("isArray"),
                        isOptional: parameter.flag("isOptional"),
                        isSaved: parameter["isSaved"]?.boolean ?? true,
                        defaultValue: parameter["default"]?.string,
                        range: parameter["range"]?.string,
                        systems: parameter.systems,
                        location: location(parameter)
                    )
                },
                uses: Set(one.elements("uses").compactMap { $0.string.flatMap(Intent.Use.init) }),
                availability: Availability(one["availability"]),
                isConditional: one.flag("isConditional"),
                systems: one.systems,
                location: location(one)
            )
        }
        enumerations = value.elements("enumerations").compactMap { one in
            guard let form = Form(rawValue: one.text("form")) else { return nil }
            return Enumeration(
                form: form,
                identifier: one.text("identifier"),
                name: one.text("identifier"),
                rawType: one["rawType"]?.string,
                cases: one.elements("cases").map {
                    Enumeration.Case(
                        name: $0.text("name"),
                        value: $0["value"]?.string,
                        index: $0["index"]?.integer,
                        systems: $0.systems,
                        location: location($0)
                    )
                },
                location: location(one)
            )
        }
        entities = value.elements("entities").compactMap { one in
            guard let form = Form(rawValue: one.text("form")) else { return nil }
            return Entity(
                form: form,
                identifier: one.text("identifier"),
                name: one.text("identifier"),
                idType: one["idType"]?.string,
                convertsID: one.flag("convertsID"),
                isTransient: one.flag("isTransient"),
                query: one["query"]?.string,
                properties: one.elements("properties").compactMap(\.string),
                location: location(one)
            )
        }
        shortcuts = value.elements("shortcuts").map {
            Shortcut(
                intent: $0.text("intent"),
                phrases: $0.elements("phrases").compactMap(\.string),
                location: location($0)
            )
        }
    }
}

extension JSONValue {
    func text(_ key: String) -> String { self[key]?.string ?? "" }

    func flag(_ key: String) -> Bool { self[key]?.boolean ?? false }

    func elements(_ key: String) -> [JSONValue] { self[key]?.array ?? [] }

    fileprivate var systems: Systems { self["systems"]?.array.map { Systems($0.compactMap(\.string)) } ?? .all }

    /// The location of the value's first byte.
    func beginning(in path: String) -> SourceLocation {
        SourceLocation(path: path, range: SourceRange(range.lowerBound, range.lowerBound + 1))
    }
}

extension SavedContract.Widget.Families {
    fileprivate init(_ value: JSONValue) {
        self.init(names: value.elements("families").compactMap(\.string), systems: value.systems)
    }
}

extension SavedContract.ValueType {
    fileprivate init(_ value: JSONValue) {
        self =
            if let name = value["enumeration"]?.string {
                .enumeration(name)
            } else if let name = value["entity"]?.string {
                .entity(name)
            } else if let name = value["type"]?.string {
                .value(name)
            } else {
                .unknown(value.text("unknown"))
            }
    }
}

extension Availability {
    fileprivate init(_ value: JSONValue?) {
        func versions(_ key: String) -> [String: SystemVersion] {
            Dictionary(
                (value?[key]?.object ?? []).compactMap { member in
                    member.value.string.flatMap { SystemVersion($0) }.map { (member.key, $0) }
                }
            ) { $1 }
        }
        self.init(
            introduced: versions("introduced"),
            obsoleted: versions("obsoleted"),
            unavailable: Set(value?.elements("unavailable").compactMap(\.string) ?? [])
        )
    }
}
