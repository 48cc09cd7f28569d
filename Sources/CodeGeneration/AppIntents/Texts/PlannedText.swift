import IntentSchema

/// A localised text of generated code: constant text, and values that are computed when it is shown.
package struct PlannedText: Sendable {
    /// A part of the text.
    package enum Piece: Sendable {
        case text(String)
        case value(TextVariable)
    }

    private(set) var pieces: [Piece]
    /// Variables that nothing stands for. They stay in the text as their names.
    let losses: [Loss]
    /// The text as a catalogue has it, under the key that it wants.
    let catalogueText: CatalogueText

    /// A text without values. `fallback` stands where the definition has none.
    init(_ text: LocalizedText, fallback: String, _ use: TextUse) {
        let source = Self.written(text, fallback: fallback)
        pieces =
            PlaceholderText.mayHaveVariables(source)
            ? PlaceholderText(source).pieces.map { piece in
                switch piece {
                case .text(let text), .variable(let text): .text(text)
                }
            } : [.text(source)]
        losses = []
        catalogueText = CatalogueText(
            key: text.id ?? source,
            text: source,
            stringID: text.id,
            use: use,
            variables: .arguments([])
        )
    }

    /// A text in which variables stand for values.
    init(
        _ text: LocalizedText,
        fallback: String,
        _ use: TextUse,
        values: TextValues,
        at place: @autoclosure () -> Loss.Place
    ) {
        let source = Self.written(text, fallback: fallback)
        var pieces: [Piece] = []
        var arguments: [String] = []
        var losses: [Loss] = []
        var lost: Set<String> = []
        for piece in PlaceholderText(source).pieces {
            switch piece {
            case .text(let text): pieces.append(.text(text))
            case .variable(let name):
                if let value = values[name] {
                    pieces.append(.value(value))
                    arguments.append(name)
                } else {
                    pieces.append(.text(name))
                    // A variable that is written many times is lost once.
                    guard lost.insert(name).inserted else { continue }
                    losses.append(
                        place().loss(
                            .placeholder,
                            "${\(name)} in “\(Loss.shown(source))”",
                            instead: "the word “\(name)”"
                        )
                    )
                }
            }
        }
        self.pieces = pieces
        self.losses = losses
        catalogueText = CatalogueText(
            key: text.id ?? source,
            text: source,
            stringID: text.id,
            use: use,
            variables: .arguments(arguments),
            caseVariable: values.caseVariable(among: arguments)
        )
    }

    private static func written(_ text: LocalizedText, fallback: String) -> String {
        if let written = text.text, !written.isEmpty { written } else { fallback }
    }

    /// The text with other values.
    func mapValues(_ transform: (TextVariable) -> TextVariable) -> PlannedText {
        var text = self
        text.pieces = pieces.map { piece in
            if case .value(let value) = piece { .value(transform(value)) } else { piece }
        }
        return text
    }

    /// The whole text, where no part of it is computed.
    var constant: String? {
        guard pieces.count == 1, case .text(let text) = pieces[0] else { return nil }
        return text
    }

    /// Calls a function with the texts of the values and then with the text itself.
    func visit(_ visit: (CatalogueText) -> Void) {
        for case .value(let value) in pieces { value.visitTexts(visit) }
        visit(catalogueText)
    }
}
