/// Reads saved data, and tolerates data from other versions of the app.
///
/// A key that is missing or null leaves the value at its default: the data is older than the parameter, or had no value.
/// A key that no parameter has is ignored: the data is newer. A value of another kind, or an enumeration's index that
/// is no longer there, is a `SavedValueError`, because guessing would change what the user chose.
public struct SavedValues<Key: CodingKey> {
    private let container: KeyedDecodingContainer<Key>

    /// Opens the saved data of one value.
    ///
    /// - Throws: `DecodingError.typeMismatch` when the data has no keys at all, such as an array.
    public init(from decoder: any Decoder, keyedBy keys: Key.Type) throws {
        container = try decoder.container(keyedBy: keys)
    }

    /// Replaces `value` with the saved one, if there is one.
    ///
    /// - Throws: `SavedValueError` if there is one that cannot be understood.
    public func read<Value: Decodable>(_ key: Key, into value: inout Value) throws {
        do {
            guard container.contains(key), try !container.decodeNil(forKey: key) else { return }
            value = try container.decode(Value.self, forKey: key)
        } catch {
            throw SavedValueError(reading: Value.self, for: key, failedWith: error)
        }
    }
}
