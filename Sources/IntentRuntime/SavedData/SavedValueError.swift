/// A saved value that cannot be understood, and the parameter that has it.
public struct SavedValueError: Error, CustomStringConvertible {
    /// The names from the configuration down to the value: a parameter, then a property of its custom type; `[2]` for the third
    /// element of a list.
    public let path: [String]
    /// What is wrong with the value, in English.
    public let reason: String
    /// The decoder's error; `nil` for what nothing is wrong with, but that has no place in the definition.
    public let underlyingError: (any Error)?

    /// The name of the parameter (or property, or response value) that has the value.
    public var parameter: String { path.first ?? "" }

    /// An English sentence for logs, such as `interval: Expected to decode Int but found a string instead.`
    public var description: String {
        var place = ""
        for name in path { place += place.isEmpty || name.hasPrefix("[") ? name : ".\(name)" }
        return "\(place): \(reason)"
    }
}

extension SavedValueError {
    /// Puts `name` before the path of an error that occurred below it.
    init(reading type: any ModelValue.Type, for name: String, failedWith error: any Error) {
        if let nested = error as? SavedValueError {
            self.init(nested, under: name)
            return
        }
        // Foundation's JSON decoder reports some unfit numbers with an error of its own.
        let reason = (error as? DecodingError).map(Self.explain) ?? "Expected to decode \(type) but found \(error)."
        self.init(path: [name], reason: reason, underlyingError: error)
    }

    init(_ nested: SavedValueError, under name: String) {
        self.init(path: [name] + nested.path, reason: nested.reason, underlyingError: nested.underlyingError)
    }

    /// Says why something that could be read has no place.
    init(_ reason: String, at name: String) { self.init(path: [name], reason: reason, underlyingError: nil) }

    private static func explain(_ error: DecodingError) -> String {
        switch error {
        case .typeMismatch(_, let context), .dataCorrupted(let context):
            context.debugDescription
        case .keyNotFound(let key, _):
            // The decoder's own words name the type of the key, which is private.
            "The key \"\(key.stringValue)\" is missing."
        case .valueNotFound(let type, _):
            "Expected a value of type \(type) but found none."
        @unknown default:
            "\(error)"
        }
    }
}
