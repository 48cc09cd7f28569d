import Foundation
import Testing

/// Real definitions, which are not part of the project: tests look at them where `INTENTC_CORPUS` names their folder.
public enum Corpus {
    private static let name = ProcessInfo.processInfo.environment["INTENTC_CORPUS"] ?? ""

    /// Thrown where the variable names no folder, so that a slip of the pen is not taken for a corpus without findings.
    public struct Missing: Error {
        /// What the variable says.
        public let name: String
    }

    fileprivate static var isNamed: Bool { !name.isEmpty }

    /// The folder of the corpus. A relative name is taken from where the tests were started.
    public static func folder() throws -> URL {
        let folder = URL(fileURLWithPath: name).standardizedFileURL
        var isFolder: ObjCBool = false
        guard isNamed, FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue
        else { throw Missing(name: name) }
        return folder
    }
}

extension Trait where Self == ConditionTrait {
    /// Skips a test, and says so, where no corpus is named.
    public static var needsCorpus: Self {
        .enabled(if: Corpus.isNamed, "INTENTC_CORPUS does not name a folder of real definitions")
    }
}
