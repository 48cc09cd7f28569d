import Diagnostics

/// Reads property lists, XML or binary.
public enum PropertyListReader {
    /// What reading a file gave.
    public struct Result: Sendable {
        /// The value; `nil` when the structure of the file is broken.
        public var document: PropertyListDocument?
        /// The text that the places in `diagnostics` refer to: UTF-8, whatever the file's encoding was.
        public var source: SourceText
        /// What is wrong with the file, in the order of the text. There can be errors beside a document: a wrong number
        /// does not hide what else the file says.
        public var diagnostics: [Diagnostic]
    }

    /// Reads `bytes` in one pass. Never throws and never traps: every input gives a document, diagnostics, or both.
    ///
    /// The XML language is the one that Apple's reader accepts: UTF-8 with or without a byte order mark, UTF-16 both ways;
    /// a document type is skipped and nothing is fetched.
    public static func read(_ source: SourceText) -> Result {
        guard source.bytes.count <= PropertyListLimits.bytes else {
            return failure(.limitExceeded, "the file has more than \(PropertyListLimits.bytes / 1_048_576) MiB", source)
        }
        if source.bytes.starts(with: "bplist".utf8) { return readBinary(source) }
        return readText(source, isBinary: false)
    }

    private static func readText(_ original: SourceText, isBinary: Bool) -> Result {
        let (source, encodingFindings) = TextEncoding.utf8(original)
        var findings = encodingFindings
        guard source.bytes.contains(where: { $0 > 0x20 && $0 != 0xEF && $0 != 0xBB && $0 != 0xBF }) else {
            return failure(.notAPropertyList, "the file is empty", source, help: "restore it from version control")
        }
        var scanner: XMLScanner
        (scanner, findings) = source.bytes.withUnsafeBufferPointer { buffer in
            var scanner = XMLScanner(buffer, path: source.path)
            scanner.scan()
            return (scanner, findings + scanner.diagnostics)
        }
        if scanner.isBroken || findings.contains(where: { $0.severity == .error }) {
            let conflicts = MergeConflict.diagnostics(in: source)
            if !conflicts.isEmpty { return Result(document: nil, source: source, diagnostics: conflicts) }
        }
        if scanner.isBroken || scanner.records.isEmpty {
            return Result(document: nil, source: source, diagnostics: findings)
        }
        let document = PropertyListDocument(
            source: source,
            isBinary: isBinary,
            keyNames: scanner.keys.names,
            records: scanner.records
        )
        return Result(document: document, source: source, diagnostics: findings)
    }

    /// A binary property list is turned into the canonical XML of its value and read from there, so that every later stage
    /// sees one form. Places in that text mean nothing to the user: reports print key paths instead.
    private static func readBinary(_ source: SourceText) -> Result {
        switch BinaryPropertyList.read(source.bytes) {
        case .success(let value):
            let text = PropertyListWriter.xml(value)
            return readText(SourceText(path: source.path, bytes: text), isBinary: true)
        case .failure(let failure):
            let kind: DiagnosticKind = failure.isLimit ? .limitExceeded : .malformedBinary
            return self.failure(kind, failure.message, source)
        }
    }

    private static func failure(
        _ kind: DiagnosticKind,
        _ message: String,
        _ source: SourceText,
        help: String? = nil
    ) -> Result {
        let location = SourceLocation(path: source.path, place: .file)
        return Result(document: nil, source: source, diagnostics: [Diagnostic(kind, message, at: location, help: help)])
    }
}
