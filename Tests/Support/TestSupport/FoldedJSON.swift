/// Writes indented JSON in few lines, so that a golden is read at a glance: each object and array that fits on a line, and as
/// many of the other members beside each other as fit.
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
            lines[(first + 1)...] = filled(lines[(first + 1)...])
            lines.append(line)
        } else {
            lines[first...] = [folded]
        }
    }
    return lines.joined(separator: "\n") + "\n"
}

/// The members of an object or array, with those of one line beside each other as far as they fit.
private func filled(_ members: ArraySlice<Substring>) -> ArraySlice<Substring> {
    let space = members.first?.prefix { $0 == " " } ?? ""
    var lines: ArraySlice<Substring> = []
    var canGrow = false
    for member in members {
        let content = member.dropFirst(space.count)
        let isWhole = content.first == "\"" && content.last != "{" && content.last != "["
        if canGrow, isWhole, let last = lines.last, last.count + 1 + content.count <= 120 {
            lines[lines.endIndex - 1] = last + " " + content
        } else {
            lines.append(member)
        }
        canGrow = isWhole
    }
    return lines
}
