import CodeGeneration
import Diagnostics
import IntentSchema

extension SiriKitBridge {
    /// What does not go over the bridge whole, of the definition's own values: for each kind of loss a note at the first place.
    package func losses(for schema: Schema) -> [Diagnostic] {
        var losses = BridgeLosses(schema)
        losses.visit()
        return losses.found.map { loss in
            Diagnostic(
                .siriKitLoss,
                loss.message,
                at: SourceLocation(path: schema.path, range: loss.range),
                symbol: loss.symbol
            )
        }
    }
}

/// Walks through the definition in the order of the schema.
private struct BridgeLosses {
    let schema: Schema
    private(set) var found: [(message: String, range: SourceRange, symbol: String)] = []
    private var told: Set<String> = []

    init(_ schema: Schema) { self.schema = schema }

    mutating func visit() {
        for intent in schema.intents {
            let symbol = "intent/\(intent.name)"
            for parameter in intent.parameters {
                let place = (parameter.nameRange, "\(symbol)/parameter/\(parameter.name)")
                visit(parameter.type, at: place)
                if parameter.options.isDynamic, !schema.modelVersion.hasOptionsCollections {
                    tell(
                        "options of a definition of this model version go to SiriKit without sections, search and defaults",
                        at: place
                    )
                }
            }
            for property in intent.response.parameters {
                visit(property.type, at: (property.nameRange, "\(symbol)/response/parameter/\(property.name)"))
            }
        }
        for type in schema.types where !type.isImported {
            for property in type.properties {
                visit(property.type, at: (property.nameRange, "type/\(type.name)/property/\(property.name)"))
            }
        }
    }

    private mutating func visit(_ type: ParameterType, at place: (SourceRange, String)) {
        switch type {
        case .object, .untypedObject:
            tell("an object's image goes to SiriKit and does not come back", at: place)
        case .person:
            tell(
                "a person's image does not come back from SiriKit, nor does what SiriKit alone knows: how the name is pronounced and "
                    + "the relationship to the user",
                at: place
            )
        case .paymentMethod:
            tell("a payment method's icon goes to SiriKit and does not come back", at: place)
        case .placemark:
            tell(
                "a place without coordinates does not go to SiriKit; of one that has them, the time zone does not, and street and "
                    + "house number become one line",
                at: place
            )
        case .currencyAmount:
            tell("a currency code without an amount of money does not come from SiriKit", at: place)
        case .system(let type):
            switch type.form {
            case .object, .enumeration:
                tell("models have no values of the system's type '\(type.name.visible)'", at: place)
            case .dateComponentsRange: break
            }
        case .string, .integer, .decimal, .boolean, .enumeration, .url, .dateComponents, .duration, .measurement, .file,
            .speakableString:
            break
        }
    }

    private mutating func tell(_ message: String, at place: (SourceRange, String)) {
        if told.insert(message).inserted { found.append((message, place.0, place.1)) }
    }
}
