import Diagnostics
import PropertyList

/// Finds the `${variables}` of a text.
package enum TextVariables {
    package struct Variable: Equatable, Sendable {
        /// The text between the braces, such as `size` or `order.total`.
        package var name: String
        /// The range of bytes in the text, including `${` and `}`.
        package var offsets: Range<Int>

        /// The name of the parameter: the part before the first period.
        package var root: String {
            name.utf8.firstIndex(of: UInt8(ascii: ".")).map { String(name[..<$0]) } ?? name
        }
    }

    /// Returns the variables of `text` in order. A `${` that is not closed before the next one is not a variable.
    package static func variables(in text: String) -> [Variable] {
        var text = text
        return text.withUTF8 { bytes in
            var result: [Variable] = []
            var index = 0
            while index + 2 < bytes.count {
                guard bytes[index] == UInt8(ascii: "$"), bytes[index + 1] == UInt8(ascii: "{") else {
                    index += 1
                    continue
                }
                var end = index + 2
                while end < bytes.count, bytes[end] != UInt8(ascii: "}") {
                    if bytes[end] == UInt8(ascii: "{"), bytes[end - 1] == UInt8(ascii: "$") { break }
                    end += 1
                }
                guard end < bytes.count, bytes[end] == UInt8(ascii: "}") else {
                    index = end - 1
                    continue
                }
                let name = String(decoding: bytes[(index + 2)..<end], as: UTF8.self)
                result.append(Variable(name: name, offsets: index..<(end + 1)))
                index = end + 1
            }
            return result
        }
    }

    /// Names that the system fills in, regardless of the intent's parameters.
    package static let systemNames: Set<String> = [
        "applicationName", "count", "displayName", "minimumValue", "maximumValue", "unsupportedValue",
    ]
}

extension DefinitionLinker {
    /// Reports unknown variables in the intent's texts.
    ///
    /// - Parameter indices: The names of the intent's parameters.
    mutating func checkVariables(of intent: IntentDefinition, _ indices: [String: Int]) {
        let names = Set(indices.keys)
        for combination in intent.allCombinations {
            check(combination.title, names: names, symbol: intent.symbol(of: combination))
            check(combination.subtitle, names: names, symbol: intent.symbol(of: combination))
        }
        for parameter in intent.parameters {
            for dialog in parameter.promptDialogs { check(dialog.formatString, names: names, symbol: parameter.symbol) }
            for reason in parameter.unsupportedReasons {
                check(reason.formatString, names: names, symbol: parameter.symbol)
            }
        }
        guard let response = intent.response else { return }
        // An answer may repeat the parameters of the request.
        let answerNames = names.union(response.parameters.compactMap { $0.name?.value })
        for code in response.codes {
            check(code.formatString, names: answerNames, symbol: intent.symbol(of: code))
            check(code.conciseFormatString, names: answerNames, symbol: intent.symbol(of: code))
        }
    }

    /// Reports the unknown variables of a text, up to a limit: a text can contain thousands, and locating each one
    /// means searching the file.
    private mutating func check(_ text: WrittenText, names: Set<String>, symbol: @autoclosure () -> String) {
        guard let text = text.text else { return }
        var reported = 0
        for variable in TextVariables.variables(in: text.value)
        where !names.contains(variable.root) && !TextVariables.systemNames.contains(variable.root) {
            if reported == PropertyListLimits.findings { return }
            reported += 1
            let shown = text.value.count > 40 ? text.value.prefix(39) + "…" : text.value[...]
            let suggestion = findings.suggestion(for: variable.root, among: names.sorted())
            findings.report(
                .unknownVariable,
                "unknown variable '${\(variable.name)}' in '\(shown)'\(suggestion)",
                at: range(of: variable, in: text.range),
                symbol: symbol()
            )
        }
    }

    /// Returns the range of a variable in the file. References in the text as written may shift it.
    private func range(of variable: TextVariables.Variable, in text: SourceRange) -> SourceRange {
        let bytes = definition.document.source.bytes
        let wanted = Array("${\(variable.name)}".utf8)
        let last = text.offsets.upperBound - wanted.count
        guard text.offsets.lowerBound <= last,
            let start = (text.offsets.lowerBound...last).first(where: {
                bytes[$0] == UInt8(ascii: "$") && bytes[$0..<($0 + wanted.count)].elementsEqual(wanted)
            })
        else { return text }
        return SourceRange(UInt32(start), UInt32(start + wanted.count))
    }
}
