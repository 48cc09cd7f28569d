import Diagnostics

/// Finds copies of a definition for a language that have no content, although another copy has. They are no loss: Xcode
/// builds one of the copies.
enum EmptyCopies {
    /// Returns the findings by the paths of the empty copies.
    static func findings(about inputs: [Frontend.Loaded]) -> [String: Diagnostic] {
        var fullCopies: [String: String] = [:]
        for input in inputs where input.definition?.declaresNothing == false {
            let path = input.source.path
            guard let copies = Path.withoutLanguage(path) else { continue }
            if fullCopies[copies] == nil || Path.language(of: path) == "Base" { fullCopies[copies] = path }
        }
        guard !fullCopies.isEmpty else { return [:] }
        var findings: [String: Diagnostic] = [:]
        for input in inputs where input.isEmpty {
            let path = input.source.path
            guard let language = Path.language(of: path), let copies = Path.withoutLanguage(path),
                let full = fullCopies[copies]
            else { continue }
            findings[path] = Diagnostic(
                .emptyCopy,
                "the copy of the definition for '\(language)' is empty",
                at: SourceLocation(path: path, place: .file),
                symbol: "copy/\(language)",
                related: [RelatedLocation("the definition", at: SourceLocation(path: full, place: .file))],
                help: "delete it, and give the language a string table"
            )
        }
        return findings
    }
}

extension Frontend.Loaded {
    /// Whether the file declares nothing or has no content at all.
    fileprivate var isEmpty: Bool { definition?.declaresNothing ?? source.bytes.allSatisfy { $0 <= 0x20 } }
}
