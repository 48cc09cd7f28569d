import Diagnostics

/// Comments and processing instructions: parts of a property list's text that are not part of its value. Writing the
/// value again would lose them.
package enum UnwrittenMarkup {
    /// Returns a finding for each comment and instruction except the XML declaration. Expects text without findings.
    package static func diagnostics(in source: SourceText) -> [Diagnostic] {
        var findings = BoundedFindings()
        source.bytes.withUnsafeBufferPointer { buffer in
            let text = XMLText(buffer)
            var position = 0
            while true {
                position = text.first(UInt8(ascii: "<"), from: position, to: text.end)
                guard position < text.end else { return }
                let start = position
                position += 1
                if let markup = XMLContent.markup(text, start) {
                    position = markup.end
                    if !markup.isText { report("this comment", from: start, to: markup.end) }
                } else if text.matches("<?", at: start), let end = try? XMLProlog.skip(text, start) {
                    position = end
                    let isDeclaration = text.matches("<?xml", at: start) && text[start + 5] <= 0x20
                    if !isDeclaration { report("this processing instruction", from: start, to: end) }
                }
            }
        }
        return findings.all

        func report(_ what: String, from start: Int, to end: Int) {
            let place = SourceLocation(path: source.path, range: SourceRange(start, end))
            findings.append(
                Diagnostic(
                    .unwrittenMarkup,
                    "\(what) would be lost: definitions saved by Xcode have none",
                    at: place,
                    help: "delete it, or move its text to a description or to another file"
                )
            )
        }
    }
}
