import Diagnostics

/// The `${variables}` of a text.
public enum TextVariables {
    /// One variable.
    public struct Variable: Hashable, Sendable {
        /// What stands between the braces, such as `size` or `order.total`.
        public var name: String
        /// The bytes of the text that it takes, `${` and `}` included, counted from the text's beginning.
        public var offsets: Range<Int>

        /// The parameter that is meant: what stands before the first full stop.
        public var root: Substring { name.prefix { $0 != "." } }
    }

    /// The variables of `text` in their order. `${` without an end is no variable.
    public static func variables(in text: String) -> [Variable] {
        let bytes = Array(text.utf8)
        var result: [Variable] = []
        var index = 0
        while index + 2 < bytes.count {
            guard bytes[index] == UInt8(ascii: "$"), bytes[index + 1] == UInt8(ascii: "{") else {
                index += 1
                continue
            }
            guard let end = bytes[(index + 2)...].firstIndex(of: UInt8(ascii: "}")) else { break }
            let name = String(decoding: bytes[(index + 2)..<end], as: UTF8.self)
            result.append(Variable(name: name, offsets: index..<(end + 1)))
            index = end + 1
        }
        return result
    }

    /// Words that the system fills in, whatever the parameters are called.
    public static let systemNames: Set<String> = [
        "applicationName", "count", "displayName", "minimumValue", "maximumValue", "unsupportedValue",
    ]
}

extension DefinitionLinker {
    /// Warns of variables that name nothing.
    mutating func checkVariables(of intent: IntentDefinition) {
        let parameters = Set(intent.parameters.compactMap { $0.name?.value })
        let values = Set(intent.response?.parameters.compactMap { $0.name?.value } ?? [])
        for combination in (intent.combinations?.value ?? []) + (intent.managedCombinations?.value ?? []) {
            let symbol = intent.symbol + "/combination/" + combination.names.value
            check(combination.title, parameters, symbol)
            check(combination.subtitle, parameters, symbol)
        }
        for parameter in intent.parameters {
            for dialog in parameter.promptDialogs { check(dialog.formatString, parameters, parameter.symbol) }
            for reason in parameter.unsupportedReasons { check(reason.formatString, parameters, parameter.symbol) }
        }
        for code in intent.response?.codes ?? [] {
            // An answer may repeat what was asked for.
            check(code.formatString, values.union(parameters), Self.symbol(code, intent))
            check(code.conciseFormatString, values.union(parameters), Self.symbol(code, intent))
        }
    }

    private mutating func check(_ text: WrittenText, _ names: Set<String>, _ symbol: String) {
        guard let text = text.text, text.value.utf8.contains(UInt8(ascii: "$")) else { return }
        for variable in TextVariables.variables(in: text.value) {
            let root = String(variable.root)
            guard !names.contains(root), !TextVariables.systemNames.contains(root) else { continue }
            findings.report(
                .unknownVariable,
                "'${\(variable.name)}' names nothing\(Spelling.suggestion(for: root, among: names.sorted()))",
                range(of: variable, in: text.range),
                symbol: symbol
            )
        }
    }

    /// Where a variable stands in the file: in the text as written, where references may have shifted it.
    private func range(of variable: TextVariables.Variable, in text: SourceRange) -> SourceRange {
        let bytes = definition.document.source.bytes
        let wanted = Array("${\(variable.name)}".utf8)
        let last = text.offsets.upperBound - wanted.count
        guard text.offsets.lowerBound <= last,
            let start = (text.offsets.lowerBound...last).first(where: {
                bytes[$0..<($0 + wanted.count)].elementsEqual(wanted)
            })
        else { return text }
        return SourceRange(UInt32(start), UInt32(start + wanted.count))
    }
}
