import IntentSchema
import SwiftSource

/// One `Summary`: the sentence that Shortcuts shows for an action, and a row for each parameter that it does not name.
struct SummarySentence: Sendable {
    /// Text and key paths of parameters; empty if there are only rows.
    let pieces: [InterpolatedLiteral.Piece]
    /// The sentence for a String Catalog. Its key is the sentence itself, with the variables in braces.
    let text: CatalogueText?
    let rows: [Identifier]
    /// Variables that users do not see, and properties of variables that they do see.
    let losses: [Loss]

    /// Whether users read the same sentence and rows.
    func reads(as other: SummarySentence) -> Bool { rows == other.rows && pieces == other.pieces && text == other.text }
}

struct SummarySentences {
    /// The definition's text for a set of parameters.
    private struct Phrasing {
        /// The positions of the parameters that have App Intents types.
        let parameters: [Int]
        let text: LocalizedText
        let pieces: [PlaceholderText.Piece]
    }

    private let intent: Intent
    private let plans: ParameterPlans
    private let context: AppIntentsContext
    private let phrasings: [Phrasing]
    /// The parameters' positions by name.
    private let positions: [String: Int]
    /// For each position, whether users ever see the parameter. Summaries omit parameters that users cannot set, but
    /// keep their values.
    private let isShown: [Bool]

    init(of intent: Intent, as role: IntentRole, _ plans: ParameterPlans, in context: AppIntentsContext) {
        self.intent = intent
        self.plans = plans
        self.context = context
        phrasings = intent.summaries.compactMap { combination in
            guard let text = combination.title.text, !text.isEmpty else { return nil }
            return Phrasing(
                parameters: Set(combination.parameters).compactMap { plans.position(of: $0) },
                text: combination.title,
                pieces: PlaceholderText(text).spacedPieces
            )
        }
        positions = Dictionary(plans.parameters.enumerated().map { ($1.source.name, $0) }) { first, _ in first }
        // Users who read a parameter in a sentence must be able to set it, whatever the definition says.
        let named =
            !role.isAction
            ? [] : Set(phrasings.flatMap(\.pieces).compactMap(\.variable).map { PlaceholderText.parts(of: $0).name })
        isShown = plans.parameters.map {
            intent.isDonatedOnly || $0.source.isConfigurable || named.contains($0.source.name)
        }
    }

    /// The parameters whose visibility differs from what the definition says about them.
    var visibilityLosses: [Loss] {
        if intent.isDonatedOnly { return [] }
        return zip(plans.parameters, isShown).compactMap { parameter, isShown in
            guard !parameter.source.isConfigurable else { return nil }
            let place = intent.place(of: parameter.source)
            return isShown
                ? place.loss(.namedInSentence, "users cannot set it", instead: "shown, since the sentence names it")
                : place.loss(.notConfigurable, "users cannot set it", instead: "hidden; a saved value stays")
        }
    }

    /// Whether App Intents' own summary says the same: there is no text, and every parameter is shown.
    var isTrivial: Bool { phrasings.isEmpty && !isShown.contains(false) }

    /// The sentence that users read while they see the parameters at these indices.
    func sentence(seeing indices: [Int]) -> SummarySentence {
        var isVisible = [Bool](repeating: false, count: isShown.count)
        for position in indices.compactMap({ plans.position(of: $0) }) { isVisible[position] = isShown[position] }
        guard let wording = wording(for: isVisible) else {
            return SummarySentence(pieces: [], text: nil, rows: names(of: isVisible), losses: [])
        }
        let written = wording.text.text ?? ""
        var pieces: [InterpolatedLiteral.Piece] = []
        var key = ""
        var named: [String] = []
        var losses: [Loss] = []
        var losesPercentSign = false
        func add(_ text: String) {
            if !losesPercentSign, text.utf8.contains(UInt8(ascii: "%")) {
                losesPercentSign = true
                let what = "the percent sign in “\(Loss.shown(written))”"
                losses.append(intent.place.loss(.percentSign, what, instead: "both keys in the catalog"))
            }
            pieces.append(.text(text))
            key += text
        }
        func addLoss(_ variable: String, instead: String) {
            let what = "${\(variable)} in the summary “\(Loss.shown(written))”"
            losses.append(intent.place.loss(.placeholder, what, instead: instead))
        }
        var rows = isVisible
        for piece in wording.pieces {
            switch piece {
            case .text(let text): add(text)
            case .variable(let variable):
                let (name, property) = PlaceholderText.parts(of: variable)
                guard let position = positions[name], isVisible[position] else {
                    // A variable for something that users do not see becomes a word.
                    addLoss(variable, instead: "the word “\(variable)”")
                    add(variable)
                    continue
                }
                let parameter = plans.parameters[position]
                if property != nil { addLoss(variable, instead: "the parameter `\(name)`") }
                pieces.append(.value("\\.\(projected: parameter.name)"))
                key += "${\(parameter.name.name)}"
                named.append(name)
                rows[position] = false
            }
        }
        return SummarySentence(
            pieces: pieces,
            text: CatalogueText(
                key: key,
                text: written,
                stringID: wording.text.id,
                comment: "Summary of \(intent.name)",
                variables: .names(named),
                caseVariables: caseVariables(in: wording, isVisible)
            ),
            rows: names(of: rows),
            losses: losses
        )
    }

    private func names(of isIncluded: [Bool]) -> [Identifier] {
        zip(plans.parameters, isIncluded).compactMap { $1 ? $0.name : nil }
    }

    /// The text for exactly these parameters, or else for the largest subset of them.
    private func wording(for isVisible: [Bool]) -> Phrasing? {
        let count = isVisible.count(where: \.self)
        var best: Phrasing?
        for wording in phrasings where wording.parameters.allSatisfy({ isVisible[$0] }) {
            if wording.parameters.count == count { return wording }
            if wording.parameters.count > best?.parameters.count ?? -1 { best = wording }
        }
        return best
    }

    private func caseVariables(in wording: Phrasing, _ isVisible: [Bool]) -> [CatalogueText.CaseVariable] {
        var values = TextValues(in: context)
        let variables = wording.pieces.compactMap(\.variable)
        for position in variables.compactMap({ positions[$0] }) where isVisible[position] {
            values.add(plans.parameters[position])
        }
        return values.caseVariables(among: variables)
    }
}
