import Diagnostics
import IntentSchema
import Translations

extension Rule {
    package static let malformedVariable: Rule = Rule(
        code: "IN0812",
        name: "malformed-variable",
        summary: "A text refers to a parameter in a form that is not a variable.",
        explanation: """
            A variable is written `${name}`, without spaces. `$(name)`, `$[name]`, `$ {name}`, `${name` without its \
            end and the forms of other systems, such as `{name}`, `$name` and `%@`, are shown to users literally. Only \
            names of parameters and of values of the response are reported, so other brackets are left alone.
            """,
        triggering: [
            .order("Parameters: [{ Name: soup }]", #"ParameterCombinations: { soup: { Title: "Order ↓$(soup)" } }"#),
            .order("Parameters: [{ Name: soup }]", #"ParameterCombinations: { soup: { Title: "Order ↓{soup}" } }"#),
            .order("Parameters: [{ Name: soup }]", #"ParameterCombinations: { soup: { Title: "Order ↓${soup" } }"#),
            .order("Parameters: [{ Name: soup }]", #"ParameterCombinations: { soup: { Title: "Order ↓%@" } }"#),
        ],
        passing: [
            .order(
                "Parameters: [{ Name: soup }]",
                #"ParameterCombinations: { soup: { Title: "Order ${soup} for $5 (soup) with 5% discount" } }"#
            )
        ]
    ) { context, findings in
        let source = context.definition.document.source
        lazy var intents = Dictionary(
            context.intents.map { intent in
                (intent.symbol, TextVariables.systemNames.union(intent.parametersAndValues.compactMap(\.name?.value)))
            }
        ) { first, _ in first }
        var causes: [[String]: SharedCause] = [:]
        for use in context.texts {
            guard let text = use.text.text, use.isDialog else { continue }
            // Search the file's bytes, which the fix edits.
            let bytes = source.bytes[text.range.offsets]
            for form in MalformedVariables.find(in: bytes, naming: intents[use.owner] ?? []) {
                let edit = form.correction
                let written = source.text(in: edit.range).replacingOccurrences(of: "&lt;", by: "<")
                    .replacingOccurrences(of: "&gt;", by: ">")
                // Otherwise, translations with the same mistake would lack the variable once the text is corrected.
                let translations = context.corrections(of: form.name, in: use)
                causes[[written, edit.replacement], default: SharedCause()].add(
                    FindingGroup.Part(use.symbol, text.value.shortened, at: context.location(edit.range)),
                    correcting: [edit],
                    translations
                )
            }
            if let place = placeholder(in: bytes) {
                causes[[source.text(in: place), "${name}"], default: SharedCause()].add(
                    FindingGroup.Part(use.symbol, text.value.shortened, at: context.location(place))
                )
            }
        }
        for (form, texts) in causes.sorted(by: { $0.key.lexicographicallyPrecedes($1.key) }) {
            let advice = "a variable is written '\(form[1])'"
            findings.report(
                texts.parts,
                one: "'\(form[0])' in \(.names) is shown literally; \(advice)",
                several: "'\(form[0])' in \(.count) texts is shown literally; \(advice)",
                symbol: texts.parts[0].symbol,
                fixIts: context.definition.document.isBinary ? [] : texts.fixIts("Write '\(form[1])'", isSafe: true)
            )
        }
    }
}

extension Rule {
    /// The first placeholder of formatted strings: `%@`, `%1$@`, `%d`. A percent sign after a digit is a percentage.
    private static func placeholder(in bytes: ArraySlice<UInt8>) -> SourceRange? {
        for start in bytes.indices where bytes[start] == UInt8(ascii: "%") {
            if start > bytes.startIndex, bytes[start - 1].isDigit || bytes[start - 1] == bytes[start] { continue }
            let number = bytes[(start + 1)...].prefix { $0.isDigit || $0 == UInt8(ascii: "$") }
            let end = number.endIndex + 1
            guard end <= bytes.endIndex, "@ds".utf8.contains(bytes[end - 1]),
                bytes[end...].first.map(\.isLetter) != true
            else { continue }
            return SourceRange(UInt32(start), UInt32(end))
        }
        return nil
    }
}

extension RuleContext {
    /// Returns table edits that correct the same variable in translations of the text.
    fileprivate func corrections(of variable: String, in use: LocalizedTextUse) -> [String: Set<FixIt.Edit>] {
        var edits: [String: Set<FixIt.Edit>] = [:]
        for (match, entry) in rows(of: use) where match.table.format != .binary && !match.table.isMalformed {
            for value in entry.values where !TranslatedTexts.variables(of: value.text).contains(variable) {
                let bytes = match.table.source.bytes[value.range.offsets]
                let found = MalformedVariables.find(in: bytes, naming: [variable]).map(\.correction)
                if !found.isEmpty { edits[match.table.source.path, default: []].formUnion(found) }
            }
        }
        return edits
    }
}

extension LocalizedTextUse {
    /// Whether the text can contain variables: titles and subtitles of combinations, prompts, reasons and responses.
    fileprivate var isDialog: Bool {
        key.hasSuffix("FormatString") || key == "INIntentParameterCombinationTitle"
            || key == "INIntentParameterCombinationSubtitle"
    }
}
