/// Writes each object and array of indented JSON that fits on a line on that line, so that a golden is read at a glance.
public func foldedJSON(_ text: String) -> String {
    var lines: [Substring] = []
    /// The lines that begin an object or array whose end is not read yet.
    var open: [Int] = []
    for line in text.split(separator: "\n") {
        let content = line.drop { $0 == " " }
        guard content.hasPrefix("}") || content.hasPrefix("]"), let first = open.popLast() else {
            lines.append(line)
            if line.hasSuffix("{") || line.hasSuffix("[") { open.append(lines.count - 1) }
            continue
        }
        let members = lines[(first + 1)...].map { $0.drop { $0 == " " } }
        let space = content.hasPrefix("}") ? " " : ""
        let folded: Substring = lines[first] + space + members.joined(separator: " ") + space + content
        if folded.count > 120 || members.contains(where: { $0.hasSuffix("{") || $0.hasSuffix("[") }) {
            lines.append(line)
        } else {
            lines[first...] = [folded]
        }
    }
    return lines.joined(separator: "\n") + "\n"
}
