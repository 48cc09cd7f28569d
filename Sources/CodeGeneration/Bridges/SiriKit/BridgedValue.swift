import IntentSchema

/// How one value goes from a SiriKit class to a model and back, as an element of a collection, where SiriKit has numbers
/// for enumerations.
struct BridgedValue {
    let toModel: Conversion
    let toSiriKit: Conversion
    /// To the class that stands for the value where SiriKit needs an object.
    let toObject: Conversion
    /// To what results of resolving a value are made with.
    let toResolved: Conversion
    /// Whether SiriKit can ask which of several values is meant.
    let canBeDisambiguated: Bool
    /// What a value outside of a collection is in SiriKit: an enumeration, which has a case for no value.
    let enumeration: Enumeration?

    /// An expression made from another.
    struct Conversion {
        enum Kind {
            /// The expression itself.
            case identity
            /// Always a value.
            case total
            /// A value or `nil`.
            case partial
        }

        let kind: Kind
        let apply: (Code) -> Code

        static var identity: Conversion { Conversion(kind: .identity) { $0 } }
        static func total(_ apply: @escaping (Code) -> Code) -> Conversion { Conversion(kind: .total, apply: apply) }
        static func partial(_ apply: @escaping (Code) -> Code) -> Conversion {
            Conversion(kind: .partial, apply: apply)
        }
    }

    private init(
        _ toModel: Conversion,
        _ toSiriKit: Conversion,
        toObject: Conversion? = nil,
        toResolved: Conversion? = nil,
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

    init(_ type: ParameterType, _ context: BridgeContext) {
        let model = context.models.element(of: type)
        let siriKit = SiriKitValue(type, context.names)
        let number = Conversion.total { "NSNumber(value: \($0))" }
        switch type {
        case .string, .url, .dateComponents:
            self.init(.identity, .identity, toObject: .total { "\($0) as \(siriKit.bridged)" })
        case .integer:
            self.init(.total { "\($0).intValue" }, number, toResolved: .identity, canBeDisambiguated: false)
        case .decimal:
            self.init(.total { "\($0).doubleValue" }, number, toResolved: .identity, canBeDisambiguated: false)
        case .boolean:
            self.init(.total { "\($0).boolValue" }, number, toResolved: .identity, canBeDisambiguated: false)
        case .duration:
            self.init(
                .total { "\(model)(seconds: \($0).doubleValue)" },
                .total { "NSNumber(value: \($0).seconds)" },
                toResolved: .total { "\($0).seconds" },
                canBeDisambiguated: false
            )
        case .enumeration(let reference, _):
            self.init(
                .partial { "\(model)(rawValue: \($0).intValue)" },
                .total { "NSNumber(value: \($0).rawValue)" },
                toResolved: .partial { "\(siriKit.swift)(rawValue: \($0).rawValue)" },
                canBeDisambiguated: false,
                enumeration: context.schema[reference]
            )
        case .measurement(let kind, _):
            let unit = context.models.runtime(kind.unitType)
            self.init(
                .total { "\(unit).value(\($0))" },
                .total { "\(unit).measurement(\($0))" },
                toObject: .total { "\(unit).measurement(\($0)) as \(siriKit.bridged)" }
            )
        case .currencyAmount:
            self.init(.partial { "\(model)(\($0))" }, .total { "\(siriKit.swift)(\($0))" })
        case .file:
            self.init(.total { "\(model)(\($0))" }, .total { "\($0).file" })
        case .placemark:
            self.init(.total { "\(model)(\($0))" }, .partial { "\($0).placemark" })
        case .object:
            // A property may be called like its type, so that the type's name means the property.
            self.init(
                .total { ".init(\($0))" },
                .total { ".init(\($0))" },
                toObject: .total { "\(siriKit.swift)(\($0))" },
                toResolved: .total { "\(siriKit.swift)(\($0))" }
            )
        case .untypedObject, .person, .paymentMethod, .speakableString:
            self.init(.total { "\(model)(\($0))" }, .total { "\(siriKit.swift)(\($0))" })
        case .system(let type):
            switch type.form {
            case .dateComponentsRange:
                self.init(
                    .total { "\(model)(start: \($0).startDateComponents, end: \($0).endDateComponents)" },
                    .total { "\(siriKit.swift)(start: \($0).start, end: \($0).end)" }
                )
            case .object, .enumeration:
                // A type that only its name is known of: nothing can be taken from it.
                self.init(.partial { _ in "\(model)?.none" }, .partial { _ in "\(siriKit.swift)?.none" })
            }
        }
    }
}

extension BridgedValue.Conversion {
    /// Applied to every element of an array.
    func mapping(array: Code) -> Code {
        switch kind {
        case .identity: array
        case .total: "\(array).map { value in \(apply("value")) }"
        case .partial: "\(array).compactMap { value in \(apply("value")) }"
        }
    }

    /// Applied to an optional value.
    func mapping(optional: Code) -> Code {
        switch kind {
        case .identity: optional
        case .total: "\(optional).map { value in \(apply("value")) }"
        case .partial: "\(optional).flatMap { value in \(apply("value")) }"
        }
    }
}
