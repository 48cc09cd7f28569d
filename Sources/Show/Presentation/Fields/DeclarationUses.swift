import Diagnostics
import IntentSchema

/// What uses an enumeration or a type of a file, in words.
///
/// - Parameters:
///   - users: nothing in the file if `nil`.
///   - unread: the files that could not be read. Some kinds may use it.
///   - name: returns a name as it should appear.
func words(for users: [String]?, unread: [String], name: (String) -> String = { $0 }) -> String {
    if let users { return users.sorted().map(name).joined(separator: ", ") }
    let unread = unread.filter { path in
        [".intentdefinition", ".swift", ".m", ".mm", ".h", ".pbxproj"].contains(where: path.hasSuffix)
    }
    let doubt = "; cannot tell about \(unread.quotedList()), which cannot be read"
    return "nothing in this file" + (unread.isEmpty ? "" : doubt)
}

extension Schema {
    /// The users of each enumeration and type, such as the parameter `OrderSoup.size`: those in intents, then in types.
    package var users: [DeclarationReference: [String]] {
        var users: [DeclarationReference: [String]] = [:]
        func add(_ type: ParameterType, _ user: String) {
            if let reference = type.reference { users[reference, default: []].append(user) }
        }
        for intent in intents {
            for parameter in intent.parameters { add(parameter.type, "\(intent.name).\(parameter.name)") }
            for value in intent.response.parameters { add(value.type, "\(intent.name).response.\(value.name)") }
        }
        for type in types where !type.isImported {
            for property in type.properties { add(property.type, "\(type.name).\(property.name)") }
        }
        return users
    }

    /// Returns what intents use, directly or through properties of types.
    package func references(from intents: [Intent]) -> Set<DeclarationReference> {
        var references: Set<DeclarationReference> = []
        func add(_ type: ParameterType) {
            guard let reference = type.reference, references.insert(reference).inserted,
                case .type(let custom) = reference
            else { return }
            for property in self[custom].properties { add(property.type) }
        }
        for intent in intents {
            for parameter in intent.parameters { add(parameter.type) }
            for value in intent.response.parameters { add(value.type) }
        }
        return references
    }

    /// Returns the schema with only some of its intents. Enumerations and types that these do not use are marked as
    /// imported rather than removed, so that references stay valid.
    package func restricted(to isChosen: (Intent) -> Bool) -> Schema {
        var schema = self
        schema.intents = intents.filter(isChosen)
        let used = references(from: schema.intents)
        for index in enumerations.indices where !used.contains(.enumeration(EnumerationReference(index: index))) {
            schema.enumerations[index].isImported = true
        }
        for index in types.indices where !used.contains(.type(CustomTypeReference(index: index))) {
            schema.types[index].isImported = true
        }
        return schema
    }

    /// The enumerations that the file declares, sorted by name, with their users; `nil` if an enumeration is unused.
    package var ownEnumerations: [(enumeration: Enumeration, users: [String]?)] {
        let users = users
        return enumerations.enumerated().filter { !$1.isImported }
            .map { ($1, users[.enumeration(EnumerationReference(index: $0))]) }
            .sorted { $0.0.name < $1.0.name }
    }

    /// The custom types that the file declares, sorted by name, with their users; `nil` if a type is unused.
    package var ownTypes: [(type: CustomType, users: [String]?)] {
        let users = users
        return types.enumerated().filter { !$1.isImported }
            .map { ($1, users[.type(CustomTypeReference(index: $0))]) }
            .sorted { $0.0.name < $1.0.name }
    }
}
