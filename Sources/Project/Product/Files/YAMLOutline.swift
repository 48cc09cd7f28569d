/// The mappings, lists and texts of a YAML file in block style, which is how people write manifests of XcodeGen.
///
/// Lists and mappings in brackets are read if they are on one line. Scripts and other texts of several lines are not
/// needed, and read as empty. A file with anchors is not understood.
package indirect enum YAMLOutline: Sendable {
    case scalar(String)
    case list([YAMLOutline])
    case mapping([(key: String, value: YAMLOutline)])

    /// The maximum depth of nesting.
    private static let depthLimit = 64

    /// Reads a file; `nil` if it is not in block style.
    package static func read(_ bytes: [UInt8]) -> YAMLOutline? {
        let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).compactMap(Line.init)
        var rest = lines.drop { $0.text == "---" }[...]
        let value = block(&rest, depth: 0)
        return rest.isEmpty ? value : nil
    }

    package var text: String? { if case .scalar(let text) = self { text } else { nil } }
    package var elements: [YAMLOutline] { if case .list(let elements) = self { elements } else { [] } }
    package var texts: [String] { elements.compactMap(\.text) }
    package var entries: [(key: String, value: YAMLOutline)] {
        if case .mapping(let entries) = self { entries } else { [] }
    }
    package subscript(key: String) -> YAMLOutline? { entries.first { $0.key == key }?.value }

    /// A line without its comment.
    private struct Line {
        var indentation: Int
        var text: Substring

        init?(_ line: Substring) {
            indentation = line.prefix { $0 == " " }.count
            text = Self.withoutComment(line.dropFirst(indentation))
            while text.last?.isWhitespace == true { text.removeLast() }
            if text.isEmpty { return nil }
        }

        private static func withoutComment(_ text: Substring) -> Substring {
            var quote: Character?
            var previous: Character = " "
            for index in text.indices {
                let character = text[index]
                if let open = quote {
                    if character == open { quote = nil }
                } else if character == "\"" || character == "'" {
                    quote = character
                } else if character == "#", previous.isWhitespace {
                    return text[..<index]
                }
                previous = character
            }
            return text
        }
    }

    private static func block(_ lines: inout ArraySlice<Line>, depth: Int) -> YAMLOutline? {
        guard depth < depthLimit, let first = lines.first else { return nil }
        return first.text == "-" || first.text.hasPrefix("- ")
            ? list(&lines, at: first.indentation, depth) : mapping(&lines, at: first.indentation, depth)
    }

    private static func list(_ lines: inout ArraySlice<Line>, at indentation: Int, _ depth: Int) -> YAMLOutline? {
        var elements: [YAMLOutline] = []
        while var line = lines.first, line.indentation == indentation, line.text.first == "-" {
            let inside = line.text.dropFirst().drop { $0 == " " }
            if inside.isEmpty {
                lines.removeFirst()
                guard let element = block(&lines, depth: depth + 1) else { return nil }
                elements.append(element)
            } else if key(of: inside) != nil {
                // The element is a mapping that begins behind the dash.
                line.indentation += line.text.count - inside.count
                line.text = inside
                lines[lines.startIndex] = line
                guard let element = mapping(&lines, at: line.indentation, depth + 1) else { return nil }
                elements.append(element)
            } else {
                lines.removeFirst()
                guard let element = value(inside, &lines, in: indentation) else { return nil }
                elements.append(element)
            }
        }
        return .list(elements)
    }

    private static func mapping(_ lines: inout ArraySlice<Line>, at indentation: Int, _ depth: Int) -> YAMLOutline? {
        var entries: [(key: String, value: YAMLOutline)] = []
        while let line = lines.first, line.indentation == indentation {
            guard let (key, rest) = key(of: line.text), key != "<<" else { return nil }
            lines.removeFirst()
            if !rest.isEmpty {
                guard let value = value(rest, &lines, in: indentation) else { return nil }
                entries.append((key, value))
            } else if let next = lines.first,
                next.indentation > indentation || (next.indentation == indentation && next.text.first == "-")
            {
                guard let inner = block(&lines, depth: depth + 1) else { return nil }
                entries.append((key, inner))
            } else {
                entries.append((key, .scalar("")))
            }
        }
        return entries.isEmpty ? nil : .mapping(entries)
    }

    /// The key of an entry, and what follows on its line.
    private static func key(of text: Substring) -> (String, Substring)? {
        if text.first == "[" || text.first == "{" { return nil }
        if let quote = text.first, quote == "\"" || quote == "'" {
            guard let end = text.dropFirst().firstIndex(of: quote) else { return nil }
            let rest = text[text.index(after: end)...]
            guard rest.first == ":" else { return nil }
            return (String(text[text.index(after: text.startIndex)..<end]), rest.dropFirst().drop { $0 == " " })
        }
        guard
            let colon = text.indices.first(where: { index in
                let next = text.index(after: index)
                return text[index] == ":" && (next == text.endIndex || text[next] == " ")
            })
        else { return nil }
        return (String(text[..<colon]), text[text.index(after: colon)...].drop { $0 == " " })
    }

    /// The value on the line of a key or dash with an indentation; `nil` for anchors.
    private static func value(_ text: Substring, _ lines: inout ArraySlice<Line>, in indentation: Int) -> YAMLOutline? {
        switch text.first {
        case "&", "*": return nil
        case "|", ">":
            lines = lines.drop { $0.indentation > indentation }
            return .scalar("")
        case "[", "{":
            var rest = text
            guard let value = collection(&rest, depth: 0), rest.isEmpty else { return nil }
            return value
        default: return .scalar(unquoted(text))
        }
    }

    /// Reads a list or mapping in brackets.
    private static func collection(_ rest: inout Substring, depth: Int) -> YAMLOutline? {
        guard depth < depthLimit, let open = rest.popFirst() else { return nil }
        var entries: [(key: String, value: YAMLOutline)] = []
        while true {
            rest = rest.drop { $0 == " " || $0 == "," }
            if let end = rest.first, "]}".contains(end) {
                rest.removeFirst()
                return open == "[" ? .list(entries.map(\.value)) : .mapping(entries)
            }
            var key = ""
            if open == "{" {
                guard let entry = Self.key(of: rest) else { return nil }
                (key, rest) = entry
            }
            guard let first = rest.first, !"&*".contains(first) else { return nil }
            if "[{".contains(first) {
                guard let value = collection(&rest, depth: depth + 1) else { return nil }
                entries.append((key, value))
            } else {
                let isQuoted = "\"'".contains(first)
                let close = isQuoted ? rest.dropFirst().firstIndex(of: first) : rest.startIndex
                guard let end = close.flatMap({ rest[$0...].firstIndex { ",]}".contains($0) } }) else { return nil }
                entries.append((key, .scalar(unquoted(rest[..<end]))))
                rest = rest[end...]
            }
        }
    }

    private static func unquoted(_ text: Substring) -> String {
        var text = text
        while text.last == " " { text.removeLast() }
        guard let quote = text.first, quote == "\"" || quote == "'", text.count > 1, text.last == quote else {
            return String(text)
        }
        return String(text.dropFirst().dropLast())
    }
}
