import Diagnostics
import IntentSchema

extension Rule {
    /// Catches what was meant as a variable but is shown literally.
    package static let malformedVariable: Rule = Rule(
        "IN0812",
        "malformed-variable",
        .dialogs,
        .warning,
        summary: "A text refers to a parameter in a form that is not a variable.",
        explanation: """
            A variable is written `${name}`, without spaces. `$(name)`, `$[name]`, `$ {name}` and `${ name }` are \
            shown to users literally. Only names of parameters and of values of the response are reported, so other \
            brackets are left alone.
            """,
        triggering: [
            .intents(
                """
                {
                    Name: OrderSoup
                    Parameters: [{ Name: soup }]
                    ParameterCombinations: { soup: { Title: "Order $(soup)" } }
                }
                """
            )
        ],
        passing: [
            .intents(
                """
                {
                    Name: OrderSoup
                    Parameters: [{ Name: soup }]
                    ParameterCombinations: { soup: { Title: "Order ${soup} for $5 (soup)" } }
                }
                """
            )
        ]
    ) { context, findings in
        let source = context.definition.document.source
        var intents: [String: Set<String>]?
        for use in context.texts {
            guard let text = use.text.text, use.isDialog, text.value.utf8.contains(UInt8(ascii: "$")) else { continue }
            // The forms contain no character that XML escapes, so they are looked for in the file itself.
            let bytes = source.bytes[text.range.offsets]
            guard MalformedVariables.mayOccur(in: bytes) else { continue }
            if intents == nil {
                intents = Dictionary(context.intents.map { ($0.symbol, $0.variableNames) }) { first, _ in first }
            }
            guard let names = intents?[use.owner] else { continue }
            for form in MalformedVariables.find(in: bytes, naming: names) {
                let range = SourceRange(UInt32(form.range.lowerBound), UInt32(form.range.upperBound))
                let edit = FixIt.Edit(range: range, replacement: "${\(form.name)}")
                findings.report(
                    "'\(source.text(in: range))' is shown literally; a variable is written '${\(form.name)}'",
                    at: range,
                    symbol: use.symbol,
                    fixIts: context.definition.document.isBinary
                        ? [] : [FixIt("Write '${\(form.name)}'", isSafe: true, edits: [edit])]
                )
            }
        }
    }
}

extension LocalizedTextUse {
    /// Whether variables may stand in the text: titles and subtitles of combinations, prompts, reasons and answers.
    fileprivate var isDialog: Bool {
        key.hasSuffix("FormatString") || key == "INIntentParameterCombinationTitle"
            || key == "INIntentParameterCombinationSubtitle"
    }
}

extension IntentDefinition {
    /// What variables in the intent's texts may name.
    var variableNames: Set<String> {
        var names = TextVariables.systemNames
        for parameter in parameters { if let name = parameter.name { names.insert(name.value) } }
        for parameter in response?.parameters ?? [] { if let name = parameter.name { names.insert(name.value) } }
        return names
    }
}

/// What looks like a variable to people but not to the system: `$(x)`, `$[x]`, `$ {x}`, `${ x }`.
enum MalformedVariables {
    struct Form {
        var name: String
        /// Offsets into the sequence in which it was found.
        var range: Range<Int>
    }

    /// Whether any `$` is followed by something other than `{` and a letter, or any `}` by a space before it: all that the
    /// forms have in common, and what nearly no text has.
    static func mayOccur(in bytes: ArraySlice<UInt8>) -> Bool {
        var previous: UInt8 = 0
        var isBehindDollar = false
        for byte in bytes {
            switch (previous, byte) {
            case (UInt8(ascii: "$"), 0x20), (UInt8(ascii: "$"), UInt8(ascii: "[")),
                (UInt8(ascii: "$"), UInt8(ascii: "(")),
                (0x20, UInt8(ascii: "}")):
                return true
            case (UInt8(ascii: "{"), 0x20):
                if isBehindDollar { return true }
            default: break
            }
            isBehindDollar = previous == UInt8(ascii: "$") && byte == UInt8(ascii: "{")
            previous = byte
        }
        return false
    }

    /// The forms that name one of `names`, in their order.
    static func find(in bytes: ArraySlice<UInt8>, naming names: Set<String>) -> [Form] {
        var result: [Form] = []
        var index = bytes.startIndex
        while let dollar = bytes[index...].firstIndex(of: UInt8(ascii: "$")) {
            index = dollar + 1
            var position = index
            skipSpaces(bytes, &position)
            guard position < bytes.endIndex, let closing = closingBracket(bytes[position]) else { continue }
            let isSpaced = position > index
            // A price may stand before round or square brackets.
            if isSpaced, closing != UInt8(ascii: "}") { continue }
            var start = position + 1
            skipSpaces(bytes, &start)
            // Names are short; looking further would make a text of many brackets costly.
            guard let end = bytes[start...].prefix(100).firstIndex(of: closing) else { continue }
            var nameEnd = end
            while nameEnd > start, bytes[nameEnd - 1] == 0x20 { nameEnd -= 1 }
            let isVariable =
                closing == UInt8(ascii: "}") && !isSpaced && start == position + 1 && nameEnd == end
            let name = String(decoding: bytes[start..<nameEnd], as: UTF8.self)
            index = end + 1
            guard !isVariable, names.contains(String(name.prefix { $0 != "." })) else { continue }
            result.append(Form(name: name, range: dollar..<(end + 1)))
        }
        return result
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
