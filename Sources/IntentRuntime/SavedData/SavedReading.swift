/// Saved data of a configuration before it is read, for data that may be damaged or from another version of the app:
/// `try JSONDecoder().decode(SavedConfiguration.self, from: data)`.
public struct SavedConfiguration: Decodable {
    fileprivate let decoder: any Decoder
    fileprivate var renames: [String: [String]] = [:]

    /// Keeps the decoder, and reads nothing yet.
    public init(from decoder: any Decoder) throws {
        self.decoder = decoder
    }

    /// The same data for a definition whose parameters have got other names.
    ///
    /// - Parameter renames: The present names, by the former ones. Where the data has both, the present name counts.
    public func migrating(renames: [String: String]) -> SavedConfiguration {
        var result = self
        for (former, present) in renames.sorted(by: { $0.key < $1.key }) {
            result.renames[present, default: []].append(former)
        }
        return result
    }
}

/// A configuration that was read as far as its saved data can be understood.
public struct RecoveredConfiguration<Model: ConfigurationModel>: Sendable {
    /// What was understood, and the defaults for the rest.
    public let configuration: Model
    /// What could not be understood, in the order of the parameters: each element of a list and each property of an object by
    /// itself, and every key that is not a parameter's.
    public let errors: [SavedValueError]
}

extension ConfigurationModel {
    /// Reads saved data as far as it can be understood.
    ///
    /// - Throws: `DecodingError` for data that is not a configuration at all, such as an array.
    public static func read(recovering saved: SavedConfiguration) throws -> RecoveredConfiguration<Self> {
        var errors: [SavedValueError] = []
        let configuration = try Self.recovered(from: saved.decoder, renames: saved.renames) { errors.append($0) }
        return RecoveredConfiguration(configuration: configuration, errors: errors)
    }

    /// Reads saved data, with former names where it has them.
    ///
    /// - Throws: `SavedValueError` for a value that cannot be understood.
    public init(_ saved: SavedConfiguration) throws {
        var errors: [SavedValueError] = []
        self = try Self.recovered(from: saved.decoder, renames: saved.renames) { errors.append($0) }
        if let error = errors.first(where: { !$0.isUnknownKey }) { throw error }
    }
}
