/// A saved value that cannot be understood, and the parameter that has it.
public struct SavedValueError: Error {
    /// The names from the configuration down to the value: a parameter, then a property of its custom type.
    public let path: [String]
    /// What is wrong with the value, in English.
    public let reason: String
    /// The decoder's error.
    public let underlyingError: any Error

    /// The name of the parameter (or property, or response value) that has the value.
    public var parameter: String { path.first ?? "" }

    /// Puts the name of `key` before the path of an error that occurred below it.
    init(reading type: any ModelValue.Type, for key: some CodingKey, failedWith error: any Error) {
        let name: String = key.stringValue
        switch error {
        case let nested as SavedValueError:
            path = [name] + nested.path
            reason = nested.reason
            underlyingError = nested.underlyingError
        case let error as DecodingError:
            path = [name]
            reason = Self.explain(error)
            underlyingError = error
        default:
            path = [name]
            // Foundation's JSON decoder reports some unfit numbers with an error of its own.
            reason = "Expected to decode \(type) but found \(error)."
            underlyingError = error
        }
    }

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

extension SavedValueError: CustomStringConvertible {
    /// An English sentence for logs, such as `interval: Expected to decode Int but found a string instead.`
    public var description: String { "\(path.joined(separator: ".")): \(reason)" }
}
