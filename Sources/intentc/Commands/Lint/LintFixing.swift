import Diagnostics
import IntentSchema
import StringTables

/// Applies the safe fixes of findings.
enum LintFixing {
    /// One file with its fixes applied.
    struct Change {
        var path: String
        var old: [UInt8]
        var new: [UInt8]
    }

    /// What the safe fixes for the findings make of each file, in the order of the paths.
    ///
    /// A file whose text is not its bytes (UTF-16, binary) is left alone: places would not fit. So is a file that could not
    /// be read back without new errors: no fix may do harm.
    static func changes(for result: LintResult) -> [Change] {
        var fixes: [String: [FixIt]] = [:]
        for diagnostic in result.diagnostics {
            if let fix = diagnostic.fixIts.first(where: \.isSafe) {
                fixes[diagnostic.location.path, default: []].append(fix)
            }
        }
        return fixes.keys.sorted().compactMap { path in
            guard let source = result.sources[path], let bytes = try? InputFile.read(path), bytes == source.bytes else {
                return nil
            }
            let fixed = FixApplication(fixes[path] ?? [], to: bytes).bytes
            return fixed != bytes && isSound(fixed, insteadOf: source)
                ? Change(path: path, old: bytes, new: fixed) : nil
        }
    }

    /// Whether the new text reads without an error that the old one did not have.
    private static func isSound(_ bytes: [UInt8], insteadOf source: SourceText) -> Bool {
        errorCount(SourceText(path: source.path, bytes: bytes)) <= errorCount(source)
    }

    private static func errorCount(_ source: SourceText) -> Int {
        let diagnostics =
            source.path.hasSuffix(".intentdefinition")
            ? Frontend.link([Frontend.load(source)])[0].diagnostics
            : StringTableReader.read(source, language: "").diagnostics
        return diagnostics.count { $0.severity == .error }
    }
}
