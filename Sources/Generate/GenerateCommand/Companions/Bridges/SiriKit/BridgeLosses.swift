import Diagnostics
import IntentSchema

extension SiriKitBridge {
    /// What the bridge loses of the definition's own values: for each kind of loss, a note at the first place, in the
    /// order of the schema.
    package var losses: [Diagnostic] {
        var losses: [Diagnostic] = []
        var reported: Set<String> = []
        func report(_ message: String?, _ symbol: String, at range: SourceRange) {
            guard let message, reported.insert(message).inserted else { return }
            let location = SourceLocation(path: schema.path, range: range)
            losses.append(Diagnostic(.siriKitLoss, message, at: location, symbol: symbol))
        }
        for intent in schema.intents {
            for parameter in intent.parameters {
                let symbol = "intent/\(intent.name)/parameter/\(parameter.name)"
                report(Self.loss(of: parameter.type), symbol, at: parameter.nameRange)
                if parameter.options.isDynamic, !schema.modelVersion.hasOptionsCollections {
                    let what = "with this model version, options"
                    let message = "\(what) go to SiriKit without sections, search or defaults"
                    report(message, symbol, at: parameter.nameRange)
                }
            }
            for property in intent.response.parameters {
                let symbol = "intent/\(intent.name)/response/parameter/\(property.name)"
                report(Self.loss(of: property.type), symbol, at: property.nameRange)
            }
        }
        for type in schema.types where !type.isImported {
            for property in type.properties {
                let symbol = "type/\(type.name)/property/\(property.name)"
                report(Self.loss(of: property.type), symbol, at: property.nameRange)
            }
        }
        return losses
    }

    private static func loss(of type: ParameterType) -> String? {
        switch type {
        case .object, .untypedObject: "an object's image goes to SiriKit and does not come back"
        case .plain(.person):
            "a person's image does not come back from SiriKit, nor does what only SiriKit knows: the name's pronunciation and "
                + "the relationship to the user"
        case .plain(.paymentMethod): "a payment method's icon goes to SiriKit and does not come back"
        case .placemark:
            "a place without coordinates does not go to SiriKit; a place with coordinates loses its time zone, and its street and "
                + "house number become one line"
        case .currencyAmount: "a currency code without an amount does not come from SiriKit"
        case .system(let type):
            switch type.form {
            case .object, .enumeration: "models have no values of the system's type '\(type.name.visible)'"
            case .dateComponentsRange: nil
            }
        case .string, .integer, .decimal, .boolean, .enumeration, .dateComponents, .duration, .measurement, .file,
            .plain(.url), .plain(.speakableString):
            nil
        }
    }
}
