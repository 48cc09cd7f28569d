import IntentSchema
import SiriKitGeneration

/// How values of a type, as elements of a collection, convert between a SiriKit class and a model. There, SiriKit uses
/// numbers for enumerations.
struct SiriKitModelValue {
    let toModel: ValueConversion
    let toSiriKit: ValueConversion
    /// To the class that represents the value where SiriKit requires an object.
    let toObject: ValueConversion
    /// To the value from which resolution results are made.
    let toResolved: ValueConversion
    /// Whether SiriKit can ask the user to choose among several values.
    let canBeDisambiguated: Bool
    /// The enumeration whose cases SiriKit uses outside of collections. It has a case for no value.
    let enumeration: Enumeration?

    private init(
        toModel: ValueConversion,
        toSiriKit: ValueConversion,
        toObject: ValueConversion? = nil,
        toResolved: ValueConversion? = nil,
        canBeDisambiguated: Bool = true,
        enumeration: Enumeration? = nil
    ) {
        self.toModel = toModel
        self.toSiriKit = toSiriKit
        self.toObject = toObject ?? toSiriKit
        self.toResolved = toResolved ?? toSiriKit
        self.canBeDisambiguated = canBeDisambiguated
        self.enumeration = enumeration
    }

    /// A number: an object in SiriKit's properties, a plain value in its results.
    private init(toModel: ValueConversion, toPlain: ValueConversion = .identity) {
        self.init(
            toModel: toModel,
            toSiriKit: .total { "NSNumber(value: \(toPlain.applied(to: $0)))" },
            toResolved: toPlain,
            canBeDisambiguated: false
        )
    }

    init(_ type: ParameterType, _ context: SiriKitBridge) {
        let model = context.models.element(of: type)
        let siriKit = SiriKitValue(type, context.names)
        switch type {
        case .string, .plain(.url), .dateComponents:
            self.init(
                toModel: .identity,
                toSiriKit: .identity,
                toObject: .total { "\($0) as \(siriKit.bridged)" }
            )
        case .integer: self.init(toModel: .total { "\($0).intValue" })
        case .decimal: self.init(toModel: .total { "\($0).doubleValue" })
        case .boolean: self.init(toModel: .total { "\($0).boolValue" })
        case .duration:
            self.init(
                toModel: .total { "\(model)(seconds: \($0).doubleValue)" },
                toPlain: .total { "\($0).seconds" }
            )
        case .enumeration(let reference, _):
            self.init(
                toModel: .partial { "\(model)(rawValue: \($0).intValue)" },
                toSiriKit: .total { "NSNumber(value: \($0).rawValue)" },
                toResolved: .partial { "\(siriKit.swift)(rawValue: \($0).rawValue)" },
                canBeDisambiguated: false,
                enumeration: context.schema[reference]
            )
        case .measurement:
            self.init(
                toModel: .total { "\(model)(\($0))" },
                toSiriKit: .total { "\($0).measurement" },
                toObject: .total { "\($0).measurement as \(siriKit.bridged)" }
            )
        case .currencyAmount:
            self.init(toModel: .partial { "\(model)(\($0))" }, toSiriKit: .total { "\(siriKit.swift)(\($0))" })
        case .file:
            self.init(toModel: .total { "\(model)(\($0))" }, toSiriKit: .total { "\($0).siriKit" })
        case .placemark:
            self.init(toModel: .total { "\(model)(\($0))" }, toSiriKit: .partial { "\($0).siriKit" })
        case .object:
            // A property may have its type's name, and the name would then refer to the property.
            self.init(
                toModel: .total { ".init(\($0))" },
                toSiriKit: .total { ".init(\($0))" },
                toObject: .total { "\(siriKit.swift)(\($0))" },
                toResolved: .total { "\(siriKit.swift)(\($0))" }
            )
        case .untypedObject, .plain(.person), .plain(.paymentMethod), .plain(.speakableString):
            self.init(toModel: .total { "\(model)(\($0))" }, toSiriKit: .total { "\(siriKit.swift)(\($0))" })
        case .system(let type):
            switch type.form {
            case .dateComponentsRange:
                self.init(toModel: .total { "\(model)(\($0))" }, toSiriKit: .total { "\(siriKit.swift)(\($0))" })
            case .object, .enumeration:
                // Only the type's name is known, so its values cannot be converted.
                self.init(toModel: .none(model), toSiriKit: .none(siriKit.swift), toObject: .none(siriKit.bridged))
            }
        }
    }
}
