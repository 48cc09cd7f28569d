import Diagnostics
import StringTables
import Translations

/// The files of one state of a checkout, from which its product is read.
package struct ProductFiles: Sendable {
    /// The paths from the root of the checkout, sorted by their bytes.
    package let paths: [String]
    /// The contents of a file; `nil` if it cannot be read.
    package let contents: @Sendable (_ path: String) -> [UInt8]?
    /// The path that a link leads to; `nil` for a path that is not a link.
    private let target: @Sendable (_ path: String) -> String?
    private let exact: Set<String>
    /// The paths by themselves without case, for names that a project spells differently. macOS opens them.
    private let withoutCase: [String: String]
    /// The files that exist for each language, and those that hold several languages.
    let localized: [String]

    package init(
        paths: [String],
        contents: @escaping @Sendable (_ path: String) -> [UInt8]?,
        target: @escaping @Sendable (_ path: String) -> String? = { _ in nil }
    ) {
        self.paths = paths
        self.contents = contents
        self.target = target
        exact = Set(paths)
        withoutCase = Dictionary(paths.map { ($0.lowercased(), $0) }) { first, _ in first }
        localized = paths.filter { $0.contains(".lproj/") || $0.hasSuffix(".xcstrings") }
    }

    /// The path of a file as the checkout spells it; `nil` if it is not there.
    package func spelled(_ path: String) -> String? { exact.contains(path) ? path : withoutCase[path.lowercased()] }

    /// The same path for all links to one file.
    package func identity(of path: String) -> String { target(path) ?? path }

    /// The languages that a string catalog has texts in.
    func languages(ofCatalogue path: String) -> Set<String> {
        let tables = source(path).map { StringTableReader.read($0, language: "").tables } ?? []
        return Set(tables.map { LanguageCode.canonical($0.language) })
    }

    /// The first file of Swift or Objective-C that declares a class.
    package func declaring(_ className: String) -> String? {
        let declarations = ["class \(className)", "@interface \(className)"]
        return paths.first { path in
            guard path.hasSuffix(".swift") || path.hasSuffix(".h"), let bytes = contents(path) else { return false }
            return declarations.contains { bytes.firstOccurrence(of: $0.utf8) != nil }
        }
    }

    package func source(_ path: String) -> SourceText? {
        spelled(path).flatMap { path in contents(path).map { SourceText(path: path, bytes: $0) } }
    }
}
