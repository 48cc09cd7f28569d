import Diagnostics
import IntentSchema
import PropertyList

extension Rule {
    package static let keyWithoutEffect: Rule = Rule(
        code: "IN0361",
        name: "key-without-effect",
        summary: "A key has no effect where it is written.",
        explanation: """
            The format knows the key, but neither Xcode's editor nor generated code uses it here: it is an option of \
            another type, it needs a key that is missing, or it belongs to another kind of declaration. Usually the type \
            was changed by hand or by a script. Delete the key, or add what it needs. Search needs options that the app \
            provides, and the choices of an enumeration or a Boolean are fixed.
            """,
        triggering: [
            .order("Parameters: [{ Name: amount, Type: Integer, Metadata: { ↓Capitalization: Words } }]"),
            .order("Parameters: [{ Name: soup, ↓EnumTypeNamespace: Ex4mpl }]"),
            .order("Parameters: [{ Name: soup, ↓SupportsSearch: true }]"),
            .order("Parameters: [{ Name: hot, Type: Boolean, ↓SupportsDynamicEnumeration: true }]"),
        ],
        passing: [
            .order("Parameters: [{ Name: soup, Metadata: { Capitalization: Words } }]"),
            .order("Parameters: [{ Name: soup, SupportsSearch: true, SupportsDynamicEnumeration: true }]"),
            .order("Parameters: [{ Name: hot, Type: Boolean, SupportsDynamicEnumeration: false }]"),
        ]
    ) { context, findings in
        let document = context.definition.document
        let needs = KeyNeeds(document)
        lazy var symbols = context.symbolsByPlace
        func visit(_ node: PropertyListNode, in owner: PropertyListNode) {
            for child in node.children {
                if let key = child.key, let reason = needs.unmet(by: key, in: node, of: owner) {
                    let symbol = symbols[node.range.lowerBound] ?? symbols[owner.range.lowerBound] ?? ""
                    let place = symbol.isEmpty ? "" : " in \(Definition.phrase(forSymbol: symbol))"
                    findings.report(
                        "'\(document.keyNames[key])' has no effect\(place): \(reason)",
                        at: child.keyRange,
                        symbol: symbol
                    )
                }
                if child.childCount > 0 { visit(child, in: node.kind == .array ? owner : node) }
            }
        }
        visit(document.root, in: document.root)
        for parameter in context.parameters {
            if let flag = parameter.supportsSearch, flag.value, parameter.supportsDynamicEnumeration?.value != true {
                findings.report(
                    "'\(parameter.shownName)' supports search, but its options are not provided dynamically",
                    at: flag.keyRange,
                    symbol: parameter.symbol
                )
            }
            if let flag = parameter.supportsDynamicEnumeration, flag.value,
                parameter.enumType != nil || parameter.typeName == .boolean
            {
                let type = parameter.enumType == nil ? "a Boolean" : "an enumeration"
                findings.report(
                    "'\(parameter.shownName)' has dynamic options, but \(type) has fixed choices",
                    at: flag.keyRange,
                    symbol: parameter.symbol
                )
            }
        }
    }
}

extension RuleContext {
    /// The symbols of declarations by where their dictionaries begin.
    fileprivate var symbolsByPlace: [UInt32: String] {
        let parameters = definition.intents.flatMap(\.parametersAndValues) + definition.types.flatMap(\.properties)
        let symbols =
            parameters.map { ($0.range.lowerBound, $0.symbol) }
            + definition.intents.map { ($0.range.lowerBound, $0.symbol) }
        return Dictionary(symbols) { first, _ in first }
    }
}

/// What the keys of a document need in order to have an effect. Most keys need nothing.
private struct KeyNeeds {
    private enum Need {
        /// Another key of the same dictionary; with values, one that does not have any of these.
        case sibling(String, except: Set<String> = [])
        /// One of some types of the parameter whose metadata the dictionary is.
        case types(Set<String>)
        case parameter
        case property
    }

    private let numbers: [String: Int]
    /// By the numbers of the keys.
    private let needs: [[Need]]
    /// For the keys of ids, the keys of their texts.
    private let ids: [Int: Int]
    private let types: Set<Int>
    private let enumerations: Set<Int>

    init(_ document: PropertyListDocument) {
        let numbers = Dictionary(zip(document.keyNames, 0...)) { first, _ in first }
        self.numbers = numbers
        needs = document.keyNames.map(Self.needs)
        let texts = document.keyNames.enumerated().compactMap { id, name in
            name.hasSuffix("ID") ? numbers[String(name.dropLast(2))].map { (id, $0) } : nil
        }
        ids = Dictionary(uniqueKeysWithValues: texts)
        types = Set(Self.prefixes.compactMap { numbers[$0 + "Type"] })
        enumerations = Set(Self.prefixes.compactMap { numbers[$0 + "EnumType"] })
    }

    private static let prefixes = ["INIntentParameter", "INIntentResponseParameter", "INTypeProperty"]

    private static func needs(of key: String) -> [Need] {
        if ["INIntentDomain", "INIntentCustomizable"].contains(key) {
            return [.sibling("INIntentType", except: ["Custom"])]
        }
        guard let prefix = prefixes.first(where: key.hasPrefix) else { return [] }
        switch String(key.dropFirst(prefix.count)) {
        case "EnumTypeNamespace", "ObjectTypeNamespace": return [.sibling(String(key.dropLast("Namespace".count)))]
        case "RelationshipPredicateValue", "RelationshipPredicateValues":
            return [.sibling(prefix + "RelationshipPredicateName", except: ["HasAnyValue"])]
        case "MetadataCustomUTIs":
            return [.types(["File"]), .sibling(prefix + "MetadataType", except: ["Image", "PlainText"])]
        case "Default": return prefix == "INTypeProperty" ? [] : [.property]
        case let name where prefix != "INIntentParameter" && ofParameters.contains(name): return [.parameter]
        case let name: return options.first { $0.names.contains(name) }.map { [.types($0.types)] } ?? []
        }
    }

    private static let ofParameters: Set = [
        "Configurable", "SupportsResolution", "SupportsDynamicEnumeration", "SupportsSearch", "FixedSizeArray",
        "ArraySizes", "CustomDisambiguation", "PromptDialogs", "Relationship", "UnsupportedReasons",
    ]

    private static let quantities: Set = ["TimeInterval", "Measurement"]
    private static let numberTypes: Set = ["Integer", "Decimal", "CurrencyAmount", "TimeInterval", "Measurement"]

    private static let options: [(names: Set<String>, types: Set<String>)] = [
        (["MetadataDefaultValue"], numberTypes.union(["String", "Boolean", "Enumeration"])),
        (["MetadataMinimumValue", "MetadataMaximumValue", "MetadataSupportsNegativeNumbers"], numberTypes),
        (["MetadataType"], numberTypes.union(["File", "Placemark", "DateComponents", "Person"])),
        (
            [
                "MetadataDefaultValueID", "MetadataCapitalization", "MetadataKeyboardType", "MetadataMultiline",
                "MetadataDisableAutocorrect", "MetadataDisableSmartDashes", "MetadataDisableSmartQuotes",
            ], ["String"]
        ),
        (
            [
                "MetadataTrueDisplayName", "MetadataTrueDisplayNameID", "MetadataFalseDisplayName",
                "MetadataFalseDisplayNameID",
            ], ["Boolean"]
        ),
        (
            ["MetadataFormat", "MetadataDateStyle", "MetadataTimeStyle", "MetadataTemplate", "MetadataTemplateID"],
            ["DateComponents"]
        ),
        (["MetadataUnit", "MetadataDefaultUnit", "MetadataMinimumUnit", "MetadataMaximumUnit"], quantities),
        (["MetadataCurrencyCodes"], ["CurrencyAmount"]),
    ]

    /// Returns what a key of a dictionary lacks; `nil` if it has an effect.
    ///
    /// - Parameter owner: The dictionary around it.
    func unmet(by key: Int, in dictionary: PropertyListNode, of owner: PropertyListNode) -> String? {
        if needs[key].isEmpty { return nil }
        // A text and its id are one.
        if let text = ids[key], dictionary.children.contains(where: { $0.key == text }) { return nil }
        for need in needs[key] {
            switch need {
            case .sibling(let name, let exceptions):
                let value = numbers[name].flatMap { number in dictionary.children.first { $0.key == number }?.string }
                if value == nil, exceptions.isEmpty { return "'\(name)' is missing" }
                if let value, exceptions.contains(value) { return "'\(name)' is '\(value)'" }
            case .types(let types):
                guard let type = type(of: owner), !types.contains(type.kind) else { continue }
                return "the type is \(type.word)"
            case .parameter: return "only a parameter of an intent has it"
            case .property: return "only a property of a type has it"
            }
        }
        return nil
    }

    /// The type of a parameter; `nil` if it is unknown.
    private func type(of parameter: PropertyListNode) -> (kind: String, word: String)? {
        func value(_ keys: Set<Int>) -> String? {
            parameter.children.first { $0.key.map(keys.contains) ?? false }?.string
        }
        guard let written = value(types) else { return nil }
        if written == "Integer", value(enumerations) != nil { return ("Enumeration", "an enumeration") }
        if MeasurementKind(rawValue: written) != nil { return ("Measurement", written) }
        return ParameterType.Name(rawValue: written).map { ($0.rawValue, $0.rawValue) }
    }
}
