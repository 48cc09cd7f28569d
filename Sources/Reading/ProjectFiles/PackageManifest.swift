/// The literal settings of a `Package.swift`. It is a program but is never run, so computed values are unknown.
package struct PackageManifest: Sendable {
    /// The development language, from the `defaultLocalization` argument.
    package let defaultLocalization: String?
    /// The literal `path` arguments: target folders in unusual places, relative to the package's folder.
    private let paths: [String]

    package init(_ bytes: [UInt8]) {
        var scanner = ManifestScanner(bytes)
        var language: String?
        var paths: [String] = []
        var last: ManifestScanner.Token?
        var label: String?
        while let token = scanner.next() {
            if case .text(let text) = token {
                if label == "defaultLocalization", language == nil { language = text }
                if label == "path" { paths.append(text) }
            }
            if token == .other(UInt8(ascii: ":")), case .word(let word)? = last { label = word } else { label = nil }
            last = token
        }
        defaultLocalization = language
        self.paths = paths
    }

    /// Whether a path, relative to the package's folder, is in a folder with sources or resources of targets.
    package func contains(_ path: String) -> Bool {
        (Self.usualFolders + paths).contains { folder in
            let folder = folder.hasPrefix("./") ? String(folder.dropFirst(2)) : folder
            if folder.isEmpty || folder == "." { return true }
            return path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
        }
    }

    private static let usualFolders = ["Sources", "Source", "src", "srcs"]
}

/// Scans only as much Swift as a manifest's arguments need.
private struct ManifestScanner {
    enum Token: Equatable {
        case word(String)
        /// A single-line string literal without escapes or interpolations.
        case text(String)
        case other(UInt8)
    }

    private let bytes: [UInt8]
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func next() -> Token? {
        while position < bytes.count {
            let byte = bytes[position]
            switch byte {
            case 0...0x20: position += 1
            case UInt8(ascii: "/") where follows("/"):
                position = bytes[position...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            case UInt8(ascii: "/") where follows("*"): skipComment()
            case UInt8(ascii: "\""): return literal()
            case _ where Self.isWord(byte):
                let start = position
                while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
                return .word(String(decoding: bytes[start..<position], as: UTF8.self))
            default:
                position += 1
                return .other(byte)
            }
        }
        return nil
    }

    private func follows(_ second: Unicode.Scalar) -> Bool {
        position + 1 < bytes.count && bytes[position + 1] == UInt8(ascii: second)
    }

    /// Skips a block comment, including nested ones.
    private mutating func skipComment() {
        var depth = 0
        while position < bytes.count {
            if bytes[position] == UInt8(ascii: "/"), follows("*") {
                depth += 1
                position += 2
            } else if bytes[position] == UInt8(ascii: "*"), follows("/") {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                position += 1
            }
        }
    }

    private mutating func literal() -> Token {
        let quote = UInt8(ascii: "\"")
        if bytes[position...].starts(with: [quote, quote, quote]) {
            position += 3
            while position < bytes.count, !bytes[position...].starts(with: [quote, quote, quote]) {
                position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
            }
            position = min(position + 3, bytes.count)
            return .other(quote)
        }
        position += 1
        let start = position
        var isPlain = true
        while position < bytes.count, bytes[position] != quote, bytes[position] != UInt8(ascii: "\n") {
            if bytes[position] == UInt8(ascii: "\\") {
                isPlain = false
                position += 1
            }
            position += 1
        }
        let end = min(position, bytes.count)
        position = min(end + 1, bytes.count)
        return isPlain ? .text(String(decoding: bytes[start..<end], as: UTF8.self)) : .other(quote)
    }

    private static func isWord(_ byte: UInt8) -> Bool {
        byte.isLetterOrDigit || byte == UInt8(ascii: "_") || byte >= 0x80
    }
}
