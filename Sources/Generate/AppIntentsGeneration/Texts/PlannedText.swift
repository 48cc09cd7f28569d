import IntentSchema
import SwiftSource

/// A localized text of generated code: constant text, and values that are computed when it is shown.
package struct PlannedText: Sendable {
    package enum Piece: Sendable {
        case text(String)
        case value(TextVariable)
    }

    let pieces: [Piece]
    /// Variables without a value. They stay in the text as their names.
    let losses: [Loss]
    /// The text for the catalog, with the key that it requests.
    let catalogueText: CatalogueText

    /// Replaces variables by values, or by words if there are no values. If the definition has no text, uses
    /// `fallback`.
    init(
        _ text: LocalizedText,
        fallback: String,
        _ comment: String,
        values: TextValues? = nil,
        at place: @autoclosure () -> Loss.Place? = nil
    ) {
        let source = text.shown ?? fallback
        var pieces: [Piece] = []
        var arguments: [CatalogueText.Argument] = []
        var losses: [Loss] = []
        var lost: Set<String> = []
        for piece in PlaceholderText(source).pieces {
            switch piece {
            case .text(let text): pieces.append(.text(text))
            case .variable(let name):
                if let value = values?[name] {
                    pieces.append(.value(value))
                    arguments.append(CatalogueText.Argument(name, isInteger: value.isInteger))
                } else {
                    pieces.append(.text(name))
                    // A repeated variable is lost only once.
                    guard values != nil, lost.insert(name).inserted, let place = place() else { continue }
                    let what = "${\(name)} in “\(Loss.shown(source))”"
                    losses.append(place.loss(.placeholder, what, instead: "the word “\(name)”"))
                }
            }
        }
        self.pieces = pieces
        self.losses = losses
        catalogueText = CatalogueText(
            key: text.id ?? source,
            text: source,
            stringID: text.id,
            comment: comment,
            variables: .arguments(arguments),
            caseVariables: values?.caseVariables(among: arguments.map(\.name)) ?? []
        )
    }

    /// A text that the user has chosen. No table translates it.
    init(_ text: String, _ comment: String) { self.init(LocalizedText(text: text), fallback: "", comment) }

    /// The names of the parameters or values that the text shows.
    var namedValues: Set<String> {
        guard case .arguments(let arguments) = catalogueText.variables else { return [] }
        return Set(arguments.map { PlaceholderText.parts(of: $0.name).name })
    }

    /// Visits the texts of the values, then the text itself.
    func visit(_ visit: (CatalogueText) -> Void) {
        for case .value(let value) in pieces { value.visitTexts(visit) }
        visit(catalogueText)
    }
}
