import Diagnostics

/// One JSON object per finding and line, for editors and scripts.
///
/// `version` stays 1 as long as no member is removed or changes its meaning. Lines and columns start at 1, and columns
/// count Unicode scalars. `offset` counts bytes from 0. The end is the position after the last character.
struct JSONLinesReport {
    let report: Report
    let sources: ReportSources

    func render() -> [UInt8] {
        var output: [UInt8] = []
        for diagnostic in report.diagnostics {
            var json = JSONWriter()
            json.object { json in
                json.member("version", 1)
                write(diagnostic, to: &json)
            }
            output += json.bytes
            output.append(0x0A)
        }
        return output
    }

    private func write(_ diagnostic: Diagnostic, to json: inout JSONWriter) {
        json.member("code", diagnostic.kind.code)
        json.member("name", diagnostic.kind.name)
        json.member("category", diagnostic.kind.category.rawValue)
        json.member("severity", diagnostic.severity.word)
        json.member("message", diagnostic.message)
        write(diagnostic.location, to: &json)
        json.member("symbol", diagnostic.symbol)
        json.objects("related", of: diagnostic.related) { json, related in
            json.member("message", related.message)
            write(related.location, to: &json)
        }
        let places = diagnostic.atEachPlace
        if places.count > 1 {
            json.objects("places", of: places) { json, place in
                json.member("message", place.message)
                write(place.location, to: &json)
            }
        }
        if let help = diagnostic.help { json.member("help", help) }
        json.objects("fixes", of: diagnostic.fixIts) { write($1, path: diagnostic.location.path, to: &$0) }
    }

    private func write(_ location: SourceLocation, to json: inout JSONWriter) {
        json.member("path", location.path)
        switch location.place {
        case .file: break
        case .keyPath(let keyPath): json.member("keyPath", keyPath)
        case .range(let range): write(range, path: location.path, to: &json)
        }
    }

    private func write(_ fixIt: FixIt, path: String, to json: inout JSONWriter) {
        json.member("title", fixIt.title)
        json.member("safe", fixIt.isSafe)
        json.objects("edits", of: fixIt.edits) { write($1, path: path, to: &$0) }
        if fixIt.otherEdits.isEmpty { return }
        json.array("otherEdits") { json in
            for (path, edits) in fixIt.edits(in: path).dropFirst() {
                for edit in edits {
                    json.object { json in
                        json.member("path", path)
                        write(edit, path: path, to: &json)
                    }
                }
            }
        }
    }

    private func write(_ edit: FixIt.Edit, path: String, to json: inout JSONWriter) {
        write(edit.range, path: path, to: &json)
        json.member("replacement", edit.replacement)
    }

    private func write(_ range: SourceRange, path: String, to json: inout JSONWriter) {
        guard let region = sources.region(of: SourceLocation(path: path, range: range)) else { return }
        json.object("range") { json in
            for (key, position, offset) in [
                ("start", region.start, range.lowerBound), ("end", region.end, range.upperBound),
            ] {
                json.object(key) { json in
                    json.member("line", position.line)
                    json.member("column", position.column)
                    json.member("offset", Int(offset))
                }
            }
        }
    }
}
