import Diagnostics

/// Reads XML and binary property lists.
package enum PropertyListReader {
    package struct Result: Sendable {
        /// The value; `nil` if the structure of the file is broken.
        package var document: PropertyListDocument?
        /// The text that the locations in `diagnostics` refer to. Always UTF-8, regardless of the file's encoding.
        package var source: SourceText
        /// The problems with the file, in text order. A file can have both errors and a document: a malformed number
        /// does not hide the rest of the file.
        package var diagnostics: [Diagnostic]
    }

    /// Reads a file in one pass. Never throws or traps: every input produces a document, diagnostics, or both.
    ///
    /// Accepts the XML that Apple's reader accepts: UTF-8 with or without a byte order mark, and UTF-16 in either byte
    /// order. A document type is skipped; nothing is fetched.
    package static func read(_ source: SourceText) -> Result {
        guard source.bytes.count <= PropertyListLimits.bytes else {
            return failure(
                .limitExceeded,
                "the file is larger than \(PropertyListLimits.bytes / 1_048_576) MiB",
                of: source
            )
        }
        return source.bytes.starts(with: "bplist".utf8) ? readBinary(source) : readText(source)
    }

    private static func readText(_ original: SourceText) -> Result {
        guard original.bytes.contains(where: { !isBlank($0) }) else {
            let message = original.bytes.isEmpty ? "the file is empty" : "the file contains nothing but white space"
            return failure(.notAPropertyList, message, of: original, help: "restore it from version control")
        }
        if let unread = StandIn.unread(in: original) {
            return Result(document: nil, source: original, diagnostics: [Diagnostic(unread)])
        }
        if TextEncoding.isUTF32(original.bytes) {
            let message = "the file is UTF-32, but property lists are UTF-8 or UTF-16"
            return failure(.unsupportedXML, message, of: original, help: "save it as UTF-8")
        }
        if let format = ForeignFormat.binaryFormat(original.bytes) {
            let message = "the file is \(format), not a property list"
            return failure(.notAPropertyList, message, of: original, help: "restore it from version control")
        }
        let (source, encodingFindings) = TextEncoding.utf8(original)
        let result = scan(source, encodingFindings, isBinary: false)
        guard !result.diagnostics.isEmpty else { return result }
        let conflicts = MergeConflict.diagnostics(in: source)
        return conflicts.isEmpty ? result : Result(document: nil, source: source, diagnostics: conflicts)
    }

    private static func isBlank(_ byte: UInt8) -> Bool { byte.isSpaceOrTab || byte.isLineBreak }

    private static func scan(_ source: SourceText, _ encodingFindings: [Diagnostic], isBinary: Bool) -> Result {
        let scanner = source.bytes.withUnsafeBufferPointer { buffer in
            var scanner = XMLScanner(buffer, path: source.path)
            scanner.scan()
            return scanner
        }
        var document: PropertyListDocument?
        if !scanner.isBroken, !scanner.records.isEmpty {
            document = PropertyListDocument(
                source: source,
                isBinary: isBinary,
                keyNames: scanner.keys.names,
                records: scanner.records
            )
        }
        // A wrong byte also breaks the syntax around it. Neither list is in text order.
        let others = scanner.diagnostics.filter { finding in
            encodingFindings.isEmpty || ![.malformedXML, .notAPropertyList].contains(finding.kind)
        }
        let findings = DiagnosticSet(encodingFindings + others).sorted
        return Result(document: document, source: source, diagnostics: findings)
    }

    /// Converts a binary property list to the canonical XML of its value and reads that, so that every later stage sees
    /// one form. Locations in that text mean nothing to the user, so reports print key paths instead.
    private static func readBinary(_ file: SourceText) -> Result {
        do throws(BinaryPropertyList.Failure) {
            let text = SourceText(path: file.path, bytes: try BinaryPropertyList.canonicalXML(of: file.bytes))
            let (source, encodingFindings) = TextEncoding.utf8(text)
            var result = scan(source, encodingFindings, isBinary: true)
            result.diagnostics = KeyPathTable.inPlaceOfRanges(result.document, at: file.path, result.diagnostics)
            return result
        } catch {
            return failure(error.kind, error.message, of: file)
        }
    }

    private static func failure(
        _ kind: DiagnosticKind,
        _ message: String,
        of source: SourceText,
        help: String? = nil
    ) -> Result {
        let location = SourceLocation(path: source.path, place: .file)
        return Result(document: nil, source: source, diagnostics: [Diagnostic(kind, message, at: location, help: help)])
    }
}
