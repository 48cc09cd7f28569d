#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A file: its bytes, or where it is. The portable counterpart of `INFile`.
public struct FileValue: Hashable, Sendable {
    /// The file's location or its contents.
    public enum Content: Hashable, Sendable {
        /// The bytes themselves.
        case data(Data)
        /// The address of a file that can be read.
        case file(URL)
    }

    /// The file's location or its contents.
    public var content: Content
    /// The file's name with its extension.
    public var filename: String
    /// The uniform type identifier, such as `public.plain-text`; `nil` when only the name tells.
    public var typeIdentifier: String?
    /// Whether the system removes the file when the shortcut that uses it has ended.
    public var isRemovedOnCompletion = false

    /// Creates a file from these bytes.
    public init(data: Data, filename: String, typeIdentifier: String? = nil) {
        self.content = .data(data)
        self.filename = filename
        self.typeIdentifier = typeIdentifier
    }

    /// Refers to a file, by the last part of its address where no name is given.
    public init(fileURL: URL, filename: String? = nil, typeIdentifier: String? = nil) {
        self.content = .file(fileURL)
        self.filename = filename ?? fileURL.lastPathComponent
        self.typeIdentifier = typeIdentifier
    }

    /// The address of the file; `nil` if the value contains the bytes.
    public var fileURL: URL? {
        if case .file(let url) = content { url } else { nil }
    }

    /// The bytes, read from the file if the value only refers to one.
    ///
    /// - Throws: What reading the file throws.
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

    /// How version 0.1 saved the content: each case's value under `_0`.
    private enum ContentOfVersion01: Decodable {
        case data(Data)
        case file(URL)
    }

    /// Reads the bytes or the address, whichever was saved.
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

    /// Saves the bytes under `data`, or the address under `fileURL`.
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
