#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A file: its contents or its location. The portable counterpart of `INFile`.
public struct FileValue: Hashable, Sendable {
    /// A file's contents or location.
    public enum Content: Hashable, Sendable {
        /// The contents of the file.
        case data(Data)
        /// The URL of a readable file.
        case file(URL)
    }

    /// The file's contents or location.
    public var content: Content
    /// The file's name with its extension.
    public var filename: String
    /// The uniform type identifier, such as `public.plain-text`; `nil` if only the file name shows the type.
    public var typeIdentifier: String?
    /// Whether the system removes the file when the shortcut that uses it ends.
    public var isRemovedOnCompletion = false

    /// Creates a file with these contents.
    public init(data: Data, filename: String, typeIdentifier: String? = nil) {
        self.content = .data(data)
        self.filename = filename
        self.typeIdentifier = typeIdentifier
    }

    /// Creates a reference to a file. Without a name, the file has the last path component of its URL.
    public init(fileURL: URL, filename: String? = nil, typeIdentifier: String? = nil) {
        self.content = .file(fileURL)
        self.filename = filename ?? fileURL.lastPathComponent
        self.typeIdentifier = typeIdentifier
    }

    /// The file's URL; `nil` if the value has the contents.
    public var fileURL: URL? {
        if case .file(let url) = content { url } else { nil }
    }

    /// Returns the contents, read from the file if the value is a reference.
    ///
    /// - Throws: Any error from reading the file.
    public func data() throws -> Data {
        switch content {
        case .data(let data): data
        case .file(let url): try Data(contentsOf: url)
        }
    }
}

extension FileValue: Codable {
    private enum CodingKeys: CodingKey {
        case data, fileURL, filename, typeIdentifier, content, removedOnCompletion
    }

    /// The content as version 0.1 saved it, with each case's value under `_0`.
    private enum ContentOfVersion01: Decodable {
        case data(Data)
        case file(URL)
    }

    /// Reads the contents or the URL, also as version 0.1 saved them.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        filename = try container.decode(String.self, forKey: .filename)
        typeIdentifier = try container.decodeIfPresent(String.self, forKey: .typeIdentifier)
        isRemovedOnCompletion = try container.decodeIfPresent(Bool.self, forKey: .removedOnCompletion) ?? false
        if let url = try container.decodeIfPresent(URL.self, forKey: .fileURL) {
            content = .file(url)
        } else if let old = try container.decodeIfPresent(ContentOfVersion01.self, forKey: .content) {
            switch old {
            case .data(let data): content = .data(data)
            case .file(let url): content = .file(url)
            }
        } else {
            content = .data(try container.decode(Data.self, forKey: .data))
        }
    }

    /// Saves the contents under `data`, or the URL under `fileURL`.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch content {
        case .data(let data): try container.encode(data, forKey: .data)
        case .file(let url): try container.encode(url, forKey: .fileURL)
        }
        try container.encode(filename, forKey: .filename)
        try container.encodeIfPresent(typeIdentifier, forKey: .typeIdentifier)
        if isRemovedOnCompletion { try container.encode(true, forKey: .removedOnCompletion) }
    }
}
