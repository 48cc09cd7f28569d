import IntentSchema

// The sentence of a summary: what Shortcuts shows for an action.
extension AppIntentsConverter {
    /// One `Summary`: the sentence that belongs to what is visible, then a row for each parameter that it does not name.
    mutating func summary(showing visible: [ConvertedParameter], in scope: IntentScope) -> Code {
        guard let text = sentence(for: visible, in: scope), let written = text.text else {
            let rows = rows(visible)
            return rows.isEmpty ? "Summary()" : .block("Summary {", rows)
        }
        let pieces = Self.spaced(PlaceholderText(written).pieces)
        var literal: [InterpolatedLiteral.Piece] = []
        var key = ""
        var named: [String] = []
        for piece in pieces {
            switch piece {
            case .text(let text):
                literal.append(.text(text))
                key += text
            case .variable(let variable):
                let parts = variable.split(separator: ".", maxSplits: 1).map(String.init)
                guard let first = parts.first, let parameter = visible.first(where: { $0.source.name == first }) else {
                    lose(
                        .placeholder,
                        in: scope.intent.name,
                        nil,
                        "${\(variable)} in the summary “\(Loss.shown(written))”",
                        instead: "the word “\(variable)”"
                    )
                    literal.append(.text(variable))
                    key += variable
                    continue
                }
                if parts.count > 1 {
                    lose(
                        .placeholder,
                        in: scope.intent.name,
                        nil,
                        "${\(variable)} in the summary “\(Loss.shown(written))”",
                        instead: "the parameter `\(first)`"
                    )
                }
                literal.append(.value("\\.\(projected: parameter.name)"))
                key += "${\(parameter.name.name)}"
                named.append(parameter.source.name)
            }
        }
        texts.registerSummary(
            CatalogueText(
                key: key,
                text: written,
                stringID: text.id,
                comment: "Summary of \(scope.intent.name)",
                variables: .names(named),
                caseVariable: caseVariable(in: text, among: visible.map { ($0.source.name, $0.source.type) })
            )
        )
        let head: Code = "Summary(\(InterpolatedLiteral(literal)), table: \(StringLiteral(texts.table)))"
        let inSentence = Set(named)
        let rows = rows(visible.filter { !inSentence.contains($0.source.name) })
        return rows.isEmpty ? head : .block("\(head) {", rows)
    }

    private func rows(_ parameters: [ConvertedParameter]) -> Code {
        .lines(parameters.map { "\\.\(projected: $0.name)" })
    }

    /// The sentence for a set of parameters: that of the same set, otherwise that of the largest set within it.
    private func sentence(for visible: [ConvertedParameter], in scope: IntentScope) -> LocalizedText? {
        let indices = Set(visible.map(\.index))
        let known = Set(scope.parameters.map(\.index))
        var best: (size: Int, text: LocalizedText)?
        for combination in scope.intent.summaries {
            guard let text = combination.title.text, !text.isEmpty else { continue }
            let named = Set(combination.parameters).intersection(known)
            if named == indices { return combination.title }
            if named.isSubset(of: indices), named.count > best?.size ?? -1 { best = (named.count, combination.title) }
        }
        return best?.text
    }

    /// The pieces with a space between a variable and a letter or digit: definitions leave it out, and Shortcuts adds it.
    static func spaced(_ pieces: [PlaceholderText.Piece]) -> [PlaceholderText.Piece] {
        var result: [PlaceholderText.Piece] = []
        for piece in pieces {
            switch (result.last, piece) {
            case (.text(let before), .variable) where before.last?.isLetter == true || before.last?.isNumber == true:
                result[result.count - 1] = .text(before + " ")
                result.append(piece)
            case (.variable, .text(let after)) where after.first?.isLetter == true || after.first?.isNumber == true:
                result.append(.text(" " + after))
            case (.variable, .variable):
                result += [.text(" "), piece]
            default:
                result.append(piece)
            }
        }
        return result
    }
}
