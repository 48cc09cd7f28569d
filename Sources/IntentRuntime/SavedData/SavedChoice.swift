/// How a case of an enumeration is saved: by name and index, `{"case": "small", "index": 1}`.
///
/// The name counts. So a case whose index has changed is still the same, and one that is gone is noticed, although another may have
/// its index now. Data without names, as version 0.1 wrote it, has only the index.
public struct SavedChoice: ModelValue {
    /// The case's name in the definition.
    public var name: String?
    /// The index that the definition gave the case.
    public var index: Int?

    /// Creates what is saved of a case.
    public init(name: String?, index: Int?) {
        self.name = name
        self.index = index
    }

    fileprivate enum CodingKeys: String, CodingKey {
        case name = "case"
        case index
    }

    /// Reads a name with an index, or either alone.
    public init(from decoder: any Decoder) throws {
        if let container = try? decoder.container(keyedBy: CodingKeys.self) {
            self.init(
                name: try container.decodeIfPresent(String.self, forKey: .name),
                index: try container.decodeIfPresent(Int.self, forKey: .index)
            )
            return
        }
        let container = try decoder.singleValueContainer()
        if let text = try? container.decode(String.self) {
            self.init(name: text, index: nil)
        } else {
            self.init(name: nil, index: try container.decode(Int.self))
        }
    }
}

/// What is saved is the placeholder for "no value", which the enumeration does not have.
struct NothingChosen: Error, CustomStringConvertible {
    var description: String { "no choice" }
}

extension ConfigurationEnumeration {
    /// Reads a case by its name; by its index, where there is no name.
    ///
    /// - Throws: `DecodingError` for a case that the enumeration does not have.
    public init(from decoder: any Decoder) throws {
        // Of nearly all data, the name is enough.
        if let container = try? decoder.container(keyedBy: SavedChoice.CodingKeys.self),
            let name = try? container.decodeIfPresent(String.self, forKey: .name),
            let choice = Self.caseTable.choice(named: name)
        {
            self = choice
        } else {
            self = try Self.choice(SavedChoice(from: decoder), decoder.codingPath)
        }
    }

    /// Saves the name and the index.
    public func encode(to encoder: any Encoder) throws {
        try SavedChoice(name: Self.caseTable.name(of: self), index: rawValue).encode(to: encoder)
    }

    /// The case that was saved.
    static func choice(_ saved: SavedChoice, _ path: [any CodingKey]) throws -> Self {
        if let name = saved.name {
            if let choice = caseTable.choice(named: name) { return choice }
        } else if let choice = saved.index.flatMap(Self.init) {
            return choice
        }
        if saved.index == 0 { throw NothingChosen() }
        throw DecodingError.dataCorrupted(DecodingError.Context(codingPath: path, debugDescription: absence(of: saved)))
    }

    private static func absence(of saved: SavedChoice) -> String {
        guard let name = saved.name else {
            return saved.index.map { "\(Self.self) has no case with the index \($0)." } ?? "A case is missing."
        }
        let heir = saved.index.flatMap(Self.init).map {
            "; its index \($0.rawValue) is \"\(caseTable.name(of: $0))\" now"
        }
        return "\(Self.self) has no case \"\(name)\"\(heir ?? "")."
    }
}
