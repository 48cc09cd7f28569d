import IntentSchema

/// One `Summary`: what Shortcuts shows for an action, and a row for each parameter that the sentence does not name.
struct SummarySentence: Sendable {
    /// A part of the sentence.
    enum Piece: Hashable, Sendable {
        case text(String)
        case parameter(Identifier)
    }

    /// Empty where there is no sentence, but rows alone.
    let pieces: [Piece]
    /// The sentence as a catalogue has it. Its key is the sentence itself, with the variables in braces.
    let text: CatalogueText?
    let rows: [Identifier]
    /// Variables that are not seen, and properties of those that are.
    let losses: [Loss]
}

/// The sentences of one intent.
struct SummarySentences {
    private let intent: Intent
    private let parameters: [ParameterPlan]
    /// The parameters' positions, by name.
    private let positions: [String: Int]
    private let context: AppIntentsContext
    /// Every text with the parameters that it is for, as far as App Intents has types for them.
    private let texts: [(parameters: Set<Int>, text: LocalizedText)]

    init(of intent: Intent, _ parameters: [ParameterPlan], in context: AppIntentsContext) {
        self.intent = intent
        self.parameters = parameters
        self.context = context
        let known = Set(parameters.map(\.index))
        texts = intent.summaries.filter { $0.title.text?.isEmpty == false }.map {
            (Set($0.parameters).intersection(known), $0.title)
        }
        positions =
            texts.isEmpty
            ? [:]
            : Dictionary(parameters.enumerated().map { ($1.source.name, $0) }) { first, _ in first }
    }

    /// Whether App Intents' own summary says the same: there is no text, and every parameter is shown.
    var isTrivial: Bool { texts.isEmpty && parameters.allSatisfy(isShown) }

    /// What users read while they see these parameters, given by their indices.
    func sentence(seeing indices: [Int]) -> SummarySentence {
        let seen = Set(indices)
        let visible = parameters.filter { seen.contains($0.index) && isShown($0) }
        guard let text = text(for: Set(visible.map(\.index))), let written = text.text else {
            return SummarySentence(pieces: [], text: nil, rows: visible.map(\.name), losses: [])
        }
        var builder = SentenceBuilder(written, place: intent.place)
        var named = Set<Int>()
        for piece in PlaceholderText(written).spacedPieces {
            switch piece {
            case .text(let text): builder.add(text)
            case .variable(let variable):
                let parts = PlaceholderText.parts(of: variable)
                guard let position = positions[parts.name], seen.contains(parameters[position].index),
                    isShown(parameters[position])
                else {
                    builder.addUnknown(variable)
                    continue
                }
                builder.add(parameters[position], as: variable, hasProperty: parts.property != nil)
                named.insert(position)
            }
        }
        return SummarySentence(
            pieces: builder.pieces,
            text: CatalogueText(
                key: builder.key,
                text: written,
                stringID: text.id,
                use: .summary(ofIntent: intent.name),
                variables: .names(builder.names),
                caseVariable: caseVariable(in: written, visible)
            ),
            rows: visible.filter { !named.contains(positions[$0.source.name] ?? -1) }.map(\.name),
            losses: builder.losses
        )
    }

    /// A parameter that is not for users to set is left out of every summary; its value is kept.
    private func isShown(_ parameter: ParameterPlan) -> Bool {
        parameter.source.isConfigurable || !(intent.isConfigurable || intent.isEligibleForWidgets)
    }

    /// The text for a set of parameters: that of the same set, otherwise that of the largest set within it.
    private func text(for visible: Set<Int>) -> LocalizedText? {
        var best: (size: Int, text: LocalizedText)?
        for (named, text) in texts {
            if named == visible { return text }
            if named.isSubset(of: visible), named.count > best?.size ?? -1 { best = (named.count, text) }
        }
        return best?.text
    }

    private func caseVariable(in text: String, _ visible: [ParameterPlan]) -> CatalogueText.CaseVariable? {
        var values = TextValues(in: context)
        for parameter in visible { values.add(parameter) }
        return values.caseVariable(among: PlaceholderText(text).variables)
    }
}

/// A sentence under construction.
private struct SentenceBuilder {
    private let written: String
    private let place: Loss.Place
    private(set) var pieces: [SummarySentence.Piece] = []
    private(set) var key = ""
    /// The parameters that it names.
    private(set) var names: [String] = []
    private(set) var losses: [Loss] = []

    init(_ written: String, place: Loss.Place) {
        self.written = written
        self.place = place
    }

    mutating func add(_ text: String) {
        pieces.append(.text(text))
        key += text
    }

    mutating func add(_ parameter: ParameterPlan, as variable: String, hasProperty: Bool) {
        if hasProperty { lose(variable, instead: "the parameter `\(parameter.source.name)`") }
        pieces.append(.parameter(parameter.name))
        key += "${\(parameter.name.name)}"
        names.append(parameter.source.name)
    }

    /// A variable that stands for nothing that users see becomes a word.
    mutating func addUnknown(_ variable: String) {
        lose(variable, instead: "the word “\(variable)”")
        add(variable)
    }

    private mutating func lose(_ variable: String, instead: String) {
        let what = "${\(variable)} in the summary “\(Loss.shown(written))”"
        losses.append(place.loss(.placeholder, what, instead: instead))
    }
}
