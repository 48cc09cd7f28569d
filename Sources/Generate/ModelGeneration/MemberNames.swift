import SwiftSource

/// Unique names for the members of one type.
///
/// A member keeps its name from the definition unless Swift or the model uses the name otherwise; then `_` is appended.
/// Saved data always uses the definition's name.
package struct MemberNames {
    /// The names, in the order of the members.
    package let identifiers: [Identifier]

    /// - Parameters:
    ///   - names: The names of all members in the definition.
    ///   - reserved: Names that no member can have.
    package init(_ names: [String], besides reserved: Set<String>) {
        var identifiers = names.map { Identifier($0) }
        var isChanged = [Bool](repeating: false, count: names.count)
        var taken = Set<String>(minimumCapacity: names.count)
        for (index, identifier) in identifiers.enumerated() {
            isChanged[index] = reserved.contains(identifier.name) || !taken.insert(identifier.name).inserted
        }
        // In a second pass, so that a changed name never takes the name of another member.
        for (index, identifier) in identifiers.enumerated() where isChanged[index] {
            var name = identifier.name
            repeat { name += "_" } while reserved.contains(name) || !taken.insert(name).inserted
            identifiers[index] = Identifier(name)
        }
        self.identifiers = identifiers
    }
}

extension MemberNames {
    /// Words that cannot be members even in backticks, and the members of enums with raw values.
    private static let language: Set = ["AllCases", "IntentRuntime", "Protocol", "RawValue", "Self", "Type", "self"]

    /// Names that an enum's case cannot have.
    static let reservedForCases = language.union(["allCases", "caseTable", "describeCases"])

    /// Names that a reason's case cannot have. Without its type, `none` would be a missing reason.
    static let reservedForReasons = language.union(["allCases", "none", "some"])

    /// Names that a code of a response cannot have, because a function of the response can have the same name.
    static let reservedForResponses: Set = ["Code", "describeModel", "modelDescription"]

    /// Names that a stored value cannot have, because all models have such members.
    static let reservedForValues = language.union([
        "Bounds", "Code", "CodingKeys", "OptionsProvider", "Parameter", "debugDescription", "describeModel",
        "dynamicParameters", "encode", "exchange", "hasEffect", "hash", "hashValue", "isVisible", "lookedUp",
        "maximumCount", "modelDescription", "violations", "visibleParameters",
    ])

    /// Names that a custom type's property cannot have: those for values, and the members of all custom types.
    package static let reservedForProperties = reservedForValues.union([
        "alternativeSpeakableMatches", "displayString", "identifier", "image", "object", "pronunciationHint",
        "subtitle",
    ])

    /// Names that a response's property cannot have: those for values, and the members of all responses.
    package static let reservedForResponseValues = reservedForValues.union(["code", "userActivity"])
}
