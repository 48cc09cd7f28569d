import IntentSchema

extension Change {
    /// The `SavedMigration` in Swift that code must pass to read saved data without loss. `nil` if reading works
    /// without it, or if there is nothing to read.
    var migrationCode: String? {
        guard let old, let new else { return nil }
        switch (kind, old.subject, new.subject) {
        case (.parameterRenamed, let former, .parameter(let name, _)):
            return ".renamed(\"\(former.name)\", to: .\(name))"
        case (.propertyRenamed, let former, .property(let name, let type)):
            return ".renamed(\"\(former.name)\", to: \"\(name)\", in: \(type).self)"
        case (.caseRenamed, let former, .enumerationCase(let name, let enumeration)):
            return ".renamed(\"\(former.name)\", toCase: \(enumeration).\(name))"
        case (.caseIndexChanged, _, .enumerationCase(let name, let enumeration)):
            // The name suffices, except for data that has none.
            return old.value.map { ".renumbered(\(enumeration).self, [\($0): .\(name)])" }
        case (.parameterTypeChanged, _, .parameter(let name, _)):
            return formerType.map { ".converted(.\(name)) { (former: \($0)) in … }" }
        case (.propertyTypeChanged, _, .property(let name, let type)):
            return formerType.map { ".converted(\"\(name)\", in: \(type).self) { (former: \($0)) in … }" }
        default:
            return nil
        }
    }

    /// The type that reads the saved value; `nil` if the new type reads it.
    private var formerType: SavedType? {
        guard let old = old?.savedType, let new = new?.savedType else { return nil }
        return new.reads(old) ? nil : old
    }
}

/// A type of the runtime library with which programs read a saved value, by its Swift name.
struct SavedType: Hashable, Sendable, CustomStringConvertible {
    let description: String

    init(_ type: ParameterType) { description = type.names.saved }

    /// Whether this type reads what the other one saved.
    fileprivate func reads(_ other: SavedType) -> Bool {
        (self == other && description == "ObjectValue")
            || Self.readers[other.description]?.contains(description) == true
    }

    private static let readers: [String: Set<String>] = [
        "Int": ["Double", "DurationValue"], "Double": ["DurationValue"], "DurationValue": ["Double"], "URL": ["String"],
    ]
}
