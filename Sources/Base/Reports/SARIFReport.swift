import Diagnostics

/// SARIF 2.1.0 for GitHub's code scanning. A clean run has no results, which closes alerts.
struct SARIFReport {
    private let report: Report
    private let kinds: [DiagnosticKind]
    private let sources: ReportSources

    init(_ report: Report) {
        self.report = report
        kinds = Set((report.diagnostics + report.suppressed).map(\.kind)).sorted { $0.code < $1.code }
        sources = ReportSources(report)
    }

    func render() -> [UInt8] {
        var json = JSONWriter(layout: .indented)
        json.object { json in
            json.member("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
            json.member("version", "2.1.0")
            json.objects("runs", of: [report]) { json, _ in writeRun(to: &json) }
        }
        return json.bytes + [0x0A]
    }

    private func writeRun(to json: inout JSONWriter) {
        json.object("tool") { json in
            json.object("driver") { writeDriver(to: &$0) }
        }
        json.object("automationDetails") { $0.member("id", "intentc/") }
        json.member("columnKind", "utf16CodeUnits")
        json.array("results") { json in
            for (findings, isSuppressed) in [(report.diagnostics, false), (report.suppressed, true)] {
                for finding in findings.flatMap(\.atEachPlace) { writeResult(finding, isSuppressed, to: &json) }
            }
        }
    }

    private func writeDriver(to json: inout JSONWriter) {
        json.member("name", "intentc")
        json.member("semanticVersion", report.toolVersion)
        if let page = report.toolPage { json.member("informationUri", page) }
        json.objects("rules", of: kinds) { writeRule($1, to: &$0) }
    }

    private func writeRule(_ kind: DiagnosticKind, to json: inout JSONWriter) {
        json.member("id", kind.code)
        json.member("name", kind.name)
        json.object("shortDescription") { $0.member("text", limited(kind.summary)) }
        json.object("fullDescription") { $0.member("text", limited(kind.explanation)) }
        if let page = report.page(of: kind) { json.member("helpUri", page) }
        json.object("help") { json in
            json.member("text", kind.explanation)
            json.member("markdown", "\(kind.explanation)\n\nMore: `intentc rules \(kind.code)`")
        }
        json.object("defaultConfiguration") { $0.member("level", kind.severity.word) }
        json.object("properties") { json in
            json.member("tags", [kind.category.rawValue])
            json.member("precision", "very-high")
            json.member("problem.severity", kind.severity == .note ? "recommendation" : kind.severity.word)
        }
    }

    /// GitHub rejects descriptions longer than 1024 characters.
    private func limited(_ text: String) -> String {
        text.unicodeScalars.count <= 1024 ? text : "\(text.prefix(1023))…"
    }

    private func writeResult(_ diagnostic: Diagnostic, _ isSuppressed: Bool, to json: inout JSONWriter) {
        json.object { json in
            json.member("ruleId", diagnostic.kind.code)
            json.member("ruleIndex", kinds.countOfFirst { $0.code < diagnostic.kind.code })
            json.member("level", diagnostic.severity.word)
            json.object("message") { $0.member("text", message(of: diagnostic)) }
            json.objects("locations", of: [diagnostic.location]) { json, location in
                writePhysicalLocation(location, to: &json)
                writeLogicalLocation(diagnostic, to: &json)
            }
            let related = diagnostic.related.filter { !report.folders.isOutside($0.location.path) }
            if !related.isEmpty {
                json.objects("relatedLocations", of: related.enumerated()) { json, related in
                    json.member("id", related.offset + 1)
                    json.object("message") { $0.member("text", related.element.message.visible) }
                    writePhysicalLocation(related.element.location, to: &json)
                }
            }
            if isSuppressed {
                let reason = "Listed in the baseline or in the configuration's exceptions."
                json.objects("suppressions", of: [reason]) { json, reason in
                    json.member("kind", "external")
                    json.member("status", "accepted")
                    json.member("justification", reason)
                }
            }
            writeFixes(of: diagnostic, to: &json)
        }
    }

    /// Returns the message, a linked line for each related location, and the help.
    ///
    /// A location in a commit cannot be opened by a viewer, so it is written as text.
    private func message(of diagnostic: Diagnostic) -> String {
        var text = escaped(diagnostic.message)
        var number = 0
        for related in diagnostic.related {
            if report.folders.isOutside(related.location.path) {
                text += "\n" + escaped("\(related.message): \(place(related.location))")
                continue
            }
            number += 1
            text += "\n[\(escaped(related.message, inLink: true))](\(number))"
        }
        if let help = diagnostic.help { text += "\n\(escaped(help))" }
        return text
    }

    private func place(_ location: SourceLocation) -> String {
        guard let start = sources.region(of: location)?.start else { return location.path }
        return "\(location.path):\(start.line):\(start.column)"
    }

    /// Escapes brackets where they would form a link.
    private func escaped(_ text: String, inLink: Bool = false) -> String {
        let text = text.visible
        guard inLink || (text.utf8.contains(UInt8(ascii: "]")) && text.utf8.contains(UInt8(ascii: "("))) else {
            return text
        }
        var result = ""
        for scalar in text.unicodeScalars {
            if scalar == "[" || scalar == "]" || scalar == "\\" { result += "\\" }
            result.unicodeScalars.append(scalar)
        }
        return result
    }

    private func writeFixes(of diagnostic: Diagnostic, to json: inout JSONWriter) {
        let fixes = diagnostic.fixIts.map { (title: $0.title, changes: $0.edits(in: diagnostic.location.path)) }
            // A change without edits is invalid SARIF, and so is a region in a file without text.
            .filter { $0.changes.allSatisfy { sources.text(at: $0.path) != nil && !$0.edits.isEmpty } }
        if fixes.isEmpty { return }
        json.objects("fixes", of: fixes) { json, fix in
            json.object("description") { $0.member("text", fix.title.visible) }
            json.objects("artifactChanges", of: fix.changes) { json, change in
                writeArtifactLocation(change.path, to: &json)
                json.objects("replacements", of: change.edits) { json, edit in
                    json.member("deletedRegion") { writeRegion(edit.range, path: change.path, to: &$0) }
                    json.object("insertedContent") { $0.member("text", edit.replacement) }
                }
            }
        }
    }
}

// MARK: - Places

extension SARIFReport {
    private func writePhysicalLocation(_ location: SourceLocation, to json: inout JSONWriter) {
        json.object("physicalLocation") { json in
            writeArtifactLocation(location.path, to: &json)
            json.member("region") { json in
                switch location.place {
                case .range(let range): writeRegion(range, path: location.path, to: &json)
                case .file, .keyPath: writeRegion(SourceRange(0, 0), path: location.path, to: &json)
                }
            }
        }
    }

    private func writeArtifactLocation(_ path: String, to json: inout JSONWriter) {
        json.object("artifactLocation") { $0.member("uri", percentEncoded(report.folders.relative(path))) }
    }

    /// Writes a region, which code scanning always requires. The start of the file represents the file as a whole.
    private func writeRegion(_ range: SourceRange, path: String, to json: inout JSONWriter) {
        let region = sources.region(of: SourceLocation(path: path, range: range))
        json.object { json in
            json.member("startLine", region?.start.line ?? 1)
            json.member("startColumn", region?.start.utf16Column ?? 1)
            json.member("endLine", region?.end.line ?? 1)
            json.member("endColumn", region?.end.utf16Column ?? 1)
        }
    }

    private func writeLogicalLocation(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
        var name = diagnostic.symbol
        if case .keyPath(let keyPath) = diagnostic.location.place, name.isEmpty { name = keyPath }
        guard !name.isEmpty else { return }
        json.objects("logicalLocations", of: [name.visible]) { $0.member("fullyQualifiedName", $1) }
    }

    /// Encodes everything except the unreserved characters of RFC 3986 and slashes.
    private func percentEncoded(_ path: String) -> String {
        var result = ""
        for byte in path.utf8 {
            if byte.isLetterOrDigit || "-._~/".utf8.contains(byte) {
                result.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                result += "%" + byte.digits(2, radix: 16, uppercase: true)
            }
        }
        return result
    }
}
