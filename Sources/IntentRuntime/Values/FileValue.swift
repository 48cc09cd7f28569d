#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A file: its bytes, or where it is. The portable counterpart of `INFile`.
public struct FileValue: Hashable, Codable, Sendable {
    /// The file's location or its contents.
    public enum Content: Hashable, Codable, Sendable {
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

    /// Creates a file from these bytes.
    public init(data: Data, filename: String, typeIdentifier: String? = nil) {
        self.content = .data(data)
        self.filename = filename
        self.typeIdentifier = typeIdentifier
    }

    /// Refers to a file.
    ///
    /// - Parameter filename: The last part of the address when it is left out.
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
