#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The picture next to an object's text. The portable counterpart of `INImage`.
public enum ObjectImage: Hashable, Codable, Sendable {
    /// An image of the app's bundle.
    case named(String)
    /// One of the system's symbols.
    case systemSymbol(String)
    /// The bytes of an image file.
    case data(Data)
    /// The address of an image.
    case url(URL)

    private enum CodingKeys: CodingKey {
        case named, systemSymbol, data, url
    }

    /// Reads the one thing that was saved.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if let name = try container.decodeIfPresent(String.self, forKey: .named) {
            self = .named(name)
        } else if let name = try container.decodeIfPresent(String.self, forKey: .systemSymbol) {
            self = .systemSymbol(name)
        } else if let url = try container.decodeIfPresent(URL.self, forKey: .url) {
            self = .url(url)
        } else {
            self = .data(try container.decode(Data.self, forKey: .data))
        }
    }

    /// Saves a name, an address or bytes under the name of the case.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .named(let name): try container.encode(name, forKey: .named)
        case .systemSymbol(let name): try container.encode(name, forKey: .systemSymbol)
        case .data(let data): try container.encode(data, forKey: .data)
        case .url(let url): try container.encode(url, forKey: .url)
        }
    }
}
