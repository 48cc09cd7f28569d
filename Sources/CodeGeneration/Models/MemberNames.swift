/// Names for the members of one type, each different from the others.
///
/// A member keeps the definition's name unless Swift or the model has another use for it; then `_` is appended. The
/// definition's name stays what saved data has.
package struct MemberNames {
    /// In the order of the members.
    package let identifiers: [Identifier]

    /// - Parameters:
    ///   - names: The definition's names of all the members.
    ///   - reserved: What no member may be called.
    package init(_ names: [String], besides reserved: WordSet) {
        var identifiers = names.map { Identifier($0) }
        var isChanged = [Bool](repeating: false, count: names.count)
        var taken = Set<String>(minimumCapacity: names.count)
        for (index, identifier) in identifiers.enumerated() {
            isChanged[index] = reserved.contains(identifier.name) || !taken.insert(identifier.name).inserted
        }
        // Only now, so that a changed name cannot take the place of one that is another member's own.
        for (index, identifier) in identifiers.enumerated() where isChanged[index] {
            var name = identifier.name
            repeat { name += "_" } while reserved.contains(name) || !taken.insert(name).inserted
            identifiers[index] = Identifier(name)
        }
        self.identifiers = identifiers
    }
}

extension MemberNames {
    /// Words that are no members even in backticks, and what enums with raw values have.
    private static let language = WordSet(["AllCases", "IntentRuntime", "Protocol", "RawValue", "Self", "Type", "self"])

    /// What no case of an enum may be called.
    static let reservedForCases = language.union(["ID", "allCases", "caseTable", "describeCases"])

    /// What no case of an enumeration of reasons may be called. Alone, `none` would be the absence of a reason.
    static let reservedForReasons = language.union(["allCases", "none", "some"])

    /// What no stored value may be called: members that every model has.
    static let reservedForValues = language.union([
        "Bounds", "Code", "CodingKeys", "HandledConfiguration", "HandledResponse", "Handler", "Parameter",
        "debugDescription", "describeModel", "encode", "exchange", "hasEffect", "hash", "hashValue", "isVisible",
        "maximumCount", "modelDescription", "violations", "visibleParameters",
    ])

    /// The same, and what every custom type has.
    package static let reservedForProperties = reservedForValues.union([
        "alternativeSpeakableMatches", "displayString", "identifier", "image", "pronunciationHint", "subtitle",
    ])

    /// The same as for values, and what every response has.
    package static let reservedForResponseValues = reservedForValues.union(["code", "userActivity"])
}
