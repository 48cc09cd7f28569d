import Foundation
import Testing

/// Real definitions, which are not part of the project. Tests read them from the folder in `INTENTC_CORPUS`.
public enum Corpus {
    private static let name = ProcessInfo.processInfo.environment["INTENTC_CORPUS"] ?? ""

    /// Thrown if the variable does not name a folder, so that a typo does not look like a corpus without findings.
    public struct Missing: Error {
        /// The value of the variable.
        public let name: String
    }

    fileprivate static var isNamed: Bool { !name.isEmpty }

    /// The folder of the corpus. Relative paths start at the folder that the tests were run in.
    public static func folder() throws -> URL {
        let folder = URL(fileURLWithPath: name).standardizedFileURL
        var isFolder: ObjCBool = false
        guard isNamed, FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue
        else { throw Missing(name: name) }
        return folder
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips a test with a message if no corpus is given.
    public static var needsCorpus: Self {
        .enabled(if: Corpus.isNamed, "INTENTC_CORPUS does not name a folder of real definitions")
    }
}
