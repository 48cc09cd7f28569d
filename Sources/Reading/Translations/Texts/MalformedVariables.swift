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
        var rest = bytes
        // Most texts have no such byte.
        while let start = rest.firstIndex(where: mayBeginForm) {
            rest = rest[start...]
            if let end = endOfVariable(rest) {
                rest = rest[end...]
            } else if let form = form(rest, names()) {
                result.append(form)
                rest = rest[form.range.upperBound...]
            } else {
                rest = rest.dropFirst()
            }
        }
        return result
    }

    private static func mayBeginForm(_ byte: UInt8) -> Bool {
        switch Unicode.Scalar(byte) {
        case "$", "#", "%", "\\", "{", "<", "&": true
        default: false
        }
    }

    /// The end of a variable that is written correctly, or of one that is not closed and names nothing.
    private static func endOfVariable(_ bytes: ArraySlice<UInt8>) -> Int? {
        guard bytes.starts(with: "${".utf8) else { return nil }
        let name = bytes.dropFirst(2).prefix { $0 != UInt8(ascii: "}") && $0 != UInt8(ascii: "$") }
        guard name.first != 0x20, name.last != 0x20, name.endIndex < bytes.endIndex else { return nil }
        return bytes[name.endIndex] == UInt8(ascii: "}") ? name.endIndex + 1 : nil
    }

    /// What is written before and after a name instead of `${` and `}`, or with spaces next to the name.
    private static let notations: [(opening: [UInt8], closing: [UInt8])] = [
        ("${{", "}}"), ("${", "}"), ("$ {", "}"), ("$[", "]"), ("$(", ")"), ("#{{", "}}"), ("#{", "}"), ("%{", "}"),
        ("%(", ")"), ("\\(", ")"), ("\\{", "}"), ("{{", "}}"), ("{$", "}"), ("{", "}"), ("<", ">"), ("&lt;", "&gt;"),
    ].map { (Array($0.utf8), Array($1.utf8)) }

    /// The form at the beginning of `bytes`.
    private static func form(_ bytes: ArraySlice<UInt8>, _ names: Set<String>) -> Form? {
        for (opening, closing) in notations where bytes.starts(with: opening) {
            // Names are short; a longer search would be slow in texts with many brackets.
            let rest = bytes.dropFirst(opening.count).prefix(100)
            guard let end = rest.indices.first(where: { rest[$0...].starts(with: closing) }) else { continue }
            let name = Wording.trimmed(String(decoding: rest[..<end], as: UTF8.self))
            if let meant = meant(by: name, among: names) {
                return Form(name: meant, range: bytes.startIndex..<end + closing.count)
            }
        }
        // `$name`, or `${name` without its end.
        guard bytes.first == UInt8(ascii: "$") else { return nil }
        let word = bytes.dropFirst(bytes.starts(with: "${".utf8) ? 2 : 1).prefix(while: isPartOfName)
        let name = String(decoding: word, as: UTF8.self)
        guard names.contains(name) else { return nil }
        return Form(name: name, range: bytes.startIndex..<word.endIndex)
    }

    private static func isPartOfName(_ byte: UInt8) -> Bool {
        byte.isLetterOrDigit || byte == UInt8(ascii: "_") || byte >= 0x80
    }

    /// The variable that a name refers to, ignoring case if exactly one matches.
    private static func meant(by name: String, among names: Set<String>) -> String? {
        if names.contains(String(name.prefix { $0 != "." })) { return name }
        let folded = name.lowercased()
        let similar = names.filter { $0.lowercased() == folded }
        return similar.count == 1 ? similar.first : nil
    }
}
