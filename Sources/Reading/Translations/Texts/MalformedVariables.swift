import Diagnostics

/// Text that people take for a variable but the system does not: `$(x)`, `$[x]`, `$ {x}`, `${ x }`, `${x` without its
/// end, and what other systems write: `{x}`, `{{x}}`, `$x`, `#{x}`, `%{x}`, `%(x)`, `\(x)`, `<x>`.
package enum MalformedVariables {
    package struct Form: Sendable {
        package var name: String
        /// The offsets in the searched bytes.
        package var range: Range<Int>

        /// The edit that writes the variable correctly. No format has to escape any of these characters.
        package var correction: FixIt.Edit {
            let place = SourceRange(UInt32(range.lowerBound), UInt32(range.upperBound))
            return FixIt.Edit(range: place, replacement: "${\(name)}")
        }
    }

    /// Finds the forms that name one of `names`, in order. Few texts have any, so `names` is evaluated lazily.
    package static func find(in bytes: ArraySlice<UInt8>, naming names: @autoclosure () -> Set<String>) -> [Form] {
        var result: [Form] = []
        var index = bytes.startIndex
        while index < bytes.endIndex {
            // Most bytes begin nothing, and most texts have no such byte.
            switch bytes[index] {
            case UInt8(ascii: "$"), UInt8(ascii: "#"), UInt8(ascii: "%"), UInt8(ascii: "\\"), UInt8(ascii: "{"),
                UInt8(ascii: "<"), UInt8(ascii: "&"):
                break
            default:
                index += 1
                continue
            }
            if let end = endOfVariable(bytes[index...]) {
                index = end
            } else if let form = form(bytes[index...], names()) {
                result.append(form)
                index = form.range.upperBound
            } else {
                index += 1
            }
        }
        return result
    }

    /// The end of a variable that is written correctly, or of one that is not closed and names nothing.
    private static func endOfVariable(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard bytes.starts(with: "${".utf8) else { return nil }
        let name = bytes.dropFirst(2).prefix { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "$") }
        guard name.first != 0x20, name.last != 0x20, name.endIndex < bytes.endIndex else { return nil }
        return bytes[name.endIndex] == UInt8(ascii: "}") ? name.endIndex + 1 : nil
    }

    /// The form at the beginning of `bytes`.
    private static func form(_ bytes: ArraySlice<UInt8>, _ names: Set<String>) -> Form? {
        let start = bytes.startIndex
        var position = start
        let prefix = bytes[start]
        if "$#%\\".utf8.contains(prefix) { position += 1 }
        let afterPrefix = position
        if prefix == UInt8(ascii: "$") { skipSpaces(bytes, &position) }
        guard let opening = bytes[position...].first, let closing = closing(opening, after: prefix) else {
            return prefix == UInt8(ascii: "$") ? bareName(bytes, names) : nil
        }
        // A dollar sign and a space before round or square brackets may be a price.
        if position > afterPrefix, opening != UInt8(ascii: "{") { return nil }
        if opening == UInt8(ascii: "&"), !bytes[position...].starts(with: "&lt;".utf8) { return nil }
        position += opening == UInt8(ascii: "&") ? "&lt;".utf8.count : 1
        let isDoubled = opening == UInt8(ascii: "{") && bytes[position...].first == opening
        if isDoubled { position += 1 }
        skipSpaces(bytes, &position)
        if prefix == UInt8(ascii: "{"), bytes[position...].first == UInt8(ascii: "$") { position += 1 }
        // Names are short; a longer search would be slow in texts with many brackets.
        let rest = bytes[position...].prefix(100)
        if let end = rest.indices.first(where: { rest[$0...].starts(with: closing) }) {
            var name = rest[..<end]
            while name.last == 0x20 { name.removeLast() }
            if let meant = meant(by: String(decoding: name, as: UTF8.self), among: names) {
                let after = end + closing.count
                let isClosedTwice = isDoubled && bytes[after...].first == closing.first
                return Form(name: meant, range: start..<(isClosedTwice ? after + 1 : after))
            }
        }
        guard prefix == UInt8(ascii: "$"), opening == UInt8(ascii: "{") else { return nil }
        let word = rest.prefix(while: isPartOfName)
        let isClosed = rest[word.endIndex...].first == UInt8(ascii: "}")
        guard !isClosed, let name = meant(by: String(decoding: word, as: UTF8.self), among: names) else { return nil }
        return Form(name: name, range: start..<word.endIndex)
    }

    /// The form `$name`. A variable with a name that only begins like it is another word.
    private static func bareName(_ bytes: ArraySlice<UInt8>, _ names: Set<String>) -> Form? {
        let word = bytes.dropFirst().prefix(while: isPartOfName)
        let name = String(decoding: word, as: UTF8.self)
        return names.contains(name) ? Form(name: name, range: bytes.startIndex..<word.endIndex) : nil
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        byte.isLetter || byte.isDigit || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    /// The variable that a name refers to, ignoring case if exactly one matches.
    private static func meant(by name: String, among names: Set<String>) -> String? {
        if names.contains(String(name.prefix { $0 != "." })) { return name }
        let folded = name.lowercased()
        let similar = names.filter { $0.lowercased() == folded }
        return similar.count == 1 ? similar.first : nil
    }

    private static func skipSpaces(_ bytes: ArraySlice<UInt8>, _ position: inout Int) {
        while position < bytes.endIndex, bytes[position] == 0x20 { position += 1 }
    }

    /// What closes a bracket after a prefix, or a bracket that is itself the first character.
    private static func closing(_ opening: UInt8, after prefix: UInt8) -> [UInt8]? {
        switch (opening, prefix) {
        case (UInt8(ascii: "{"), _): Array("}".utf8)
        case (UInt8(ascii: "["), UInt8(ascii: "$")): Array("]".utf8)
        case (UInt8(ascii: "("), UInt8(ascii: "$")), (UInt8(ascii: "("), UInt8(ascii: "%")),
            (UInt8(ascii: "("), UInt8(ascii: "\\")):
            Array(")".utf8)
        case (UInt8(ascii: "<"), UInt8(ascii: "<")): Array(">".utf8)
        // As XML writes it.
        case (UInt8(ascii: "&"), UInt8(ascii: "&")): Array("&gt;".utf8)
        default: nil
        }
    }
}
