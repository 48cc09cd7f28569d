#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Saved data of a configuration before it is read, for formats other than JSON:
/// `try PropertyListDecoder().decode(SavedConfiguration.self, from: data)`.
public struct SavedConfiguration: Decodable {
    fileprivate let decoder: any Decoder

    /// Keeps the decoder, and reads nothing yet.
    public init(from decoder: any Decoder) throws { self.decoder = decoder }
}

extension ConfigurationModel {
    /// Reads JSON that may be damaged, or from another version of the app, as far as it can be understood.
    ///
    /// - Parameters:
    ///   - json: What was saved: UTF-8, as a JSON encoder writes it.
    ///   - migrations: What has changed in the definition since.
    /// - Returns: What was understood, with the defaults for the rest; and what was not, in the order of the parameters: each element
    ///   of a list and each property of an object by itself, and every key that the definition does not have.
    /// - Throws: `DecodingError` for data that is not a configuration at all, such as an array.
    public static func read(
        _ json: Data,
        migrations: [SavedMigration<Self>] = []
    ) throws -> (configuration: Self, losses: [SavedValueError]) {
        try read(JSONDecoder().decode(SavedConfiguration.self, from: json), migrations: migrations)
    }

    /// Reads saved data of any format in the same way.
    ///
    /// - Throws: `DecodingError` for data that is not a configuration at all.
    public static func read(
        _ saved: SavedConfiguration,
        migrations: [SavedMigration<Self>] = []
    ) throws -> (configuration: Self, losses: [SavedValueError]) {
        var table = MigrationTable()
        for migration in migrations { migration.register(&table) }
        var losses: [SavedValueError] = []
        let configuration = try Recovery(migrations: table) { losses.append($0) }.model(Self.self, from: saved.decoder)
        return (configuration, losses)
    }
}
