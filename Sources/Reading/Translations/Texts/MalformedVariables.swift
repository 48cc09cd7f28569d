import Diagnostics

/// Text that people take for a variable but the system does not: `$(x)`, `$[x]`, `$ {x}`, `${ x }`, and in translations
/// `{x}` and `{$x}`.
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
        while let dollar = bytes[index...].firstIndex(of: UInt8(ascii: "$")) {
            index = dollar + 1
            var position = index
            skipSpaces(bytes, &position)
            guard position < bytes.endIndex, let closing = closingBracket(bytes[position]) else { continue }
            let isSpaced = position > index
            // A dollar sign and a space before round or square brackets may be a price.
            if isSpaced, closing != UInt8(ascii: "}") { continue }
            var start = position + 1
            skipSpaces(bytes, &start)
            // Names are short; a longer search would be slow in texts with many brackets.
            guard let end = bytes[start...].prefix(100).firstIndex(of: closing) else { continue }
            var nameEnd = end
            while nameEnd > start, bytes[nameEnd - 1] == 0x20 { nameEnd -= 1 }
            index = end + 1
            let isVariable = closing == UInt8(ascii: "}") && !isSpaced && start == position + 1 && nameEnd == end
            guard !isVariable,
                let meant = meant(by: String(decoding: bytes[start..<nameEnd], as: UTF8.self), among: names())
            else { continue }
            result.append(Form(name: meant, range: dollar..<(end + 1)))
        }
        return result
    }

    /// Finds the forms in a translation that lacks variables, in order. Braces alone then count as a variable too.
    package static func find(in bytes: ArraySlice<UInt8>, lacking names: Set<String>) -> [Form] {
        var result = find(in: bytes, naming: names)
        var index = bytes.startIndex
        while let brace = bytes[index...].firstIndex(of: UInt8(ascii: "{")) {
            index = brace + 1
            let start = index < bytes.endIndex && bytes[index] == UInt8(ascii: "$") ? index + 1 : index
            guard let end = bytes[start...].prefix(100).firstIndex(of: UInt8(ascii: "}")),
                bytes[..<brace].last(where: { $0 != 0x20 }) != UInt8(ascii: "$"),
                let name = meant(by: String(decoding: bytes[start..<end], as: UTF8.self), among: names)
            else { continue }
            index = end + 1
            result.append(Form(name: name, range: brace..<index))
        }
        return result.sorted { $0.range.lowerBound < $1.range.lowerBound }
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

    private static func closingBracket(_ opening: UInt8) -> UInt8? {
        switch opening {
        case UInt8(ascii: "{"): UInt8(ascii: "}")
        case UInt8(ascii: "["): UInt8(ascii: "]")
        case UInt8(ascii: "("): UInt8(ascii: ")")
        default: nil
        }
    }
}
