import IntentSchema

/// What a type of the format is in SiriKit: its class in both languages and the class that resolves it.
package struct SiriKitValue {
    /// How the value is passed.
    package enum Kind: Hashable {
        /// A pointer, or a value that bridges to one.
        case object
        /// An enumeration; in an array, its raw value as a number.
        case enumeration
    }

    package let kind: Kind
    /// The type in Swift, not optional.
    package let swift: TypeName
    /// The class that stands for it where Objective-C needs an object.
    package let bridged: TypeName
    /// The type in Objective-C, without the pointer's star.
    let objectiveC: Code
    let resolutionResult: String
    /// Properties of the type came a system later than intents themselves.
    let isLaterProperty: Bool
    /// The class that another generated header declares.
    let declaredClass: String?

    package init(_ type: ParameterType, _ names: SiriKitNames) {
        switch type {
        case .string: self.init(names.type("String", of: "Swift"), "NSString", "NSString", "INString")
        case .integer: self.init("NSNumber", "NSNumber", "NSNumber", "INInteger")
        case .decimal: self.init("NSNumber", "NSNumber", "NSNumber", "INDouble")
        case .boolean: self.init("NSNumber", "NSNumber", "NSNumber", "INBoolean", isLaterProperty: true)
        case .duration: self.init("NSNumber", "NSNumber", "NSNumber", "INTimeInterval", isLaterProperty: true)
        case .dateComponents:
            self.init(
                names.type("DateComponents", of: "Foundation"),
                "NSDateComponents",
                "NSDateComponents",
                "INDateComponents"
            )
        case .url: self.init(names.type("URL", of: "Foundation"), "NSURL", "NSURL", "INURL")
        case .placemark: self.init("CLPlacemark", "CLPlacemark", "CLPlacemark", "INPlacemark")
        case .person: self.init("INPerson", "INPerson", "INPerson", "INPerson")
        case .file: self.init("INFile", "INFile", "INFile", "INFile", isLaterProperty: true)
        case .currencyAmount:
            self.init("INCurrencyAmount", "INCurrencyAmount", "INCurrencyAmount", "INCurrencyAmount")
        case .paymentMethod: self.init("INPaymentMethod", "INPaymentMethod", "INPaymentMethod", "INPaymentMethod")
        case .speakableString:
            self.init("INSpeakableString", "INSpeakableString", "INSpeakableString", "INSpeakableString")
        case .untypedObject: self.init("INObject", "INObject", "INObject", "INObject")
        case .measurement(let kind, _): self.init(kind, names)
        case .enumeration(let reference, _):
            self.init(declared: names.className(of: names.schema[reference]), .enumeration)
        case .object(let reference):
            self.init(declared: names.className(of: names.schema[reference]), .object)
        case .system(let type): self.init(type)
        }
    }

    private init(
        _ swift: TypeName,
        _ bridged: TypeName,
        _ objectiveC: Code,
        _ result: String,
        isLaterProperty: Bool = false
    ) {
        kind = .object
        self.swift = swift
        self.bridged = bridged
        self.objectiveC = objectiveC
        resolutionResult = result + "ResolutionResult"
        self.isLaterProperty = isLaterProperty
        declaredClass = nil
    }

    private init(_ kind: MeasurementKind, _ names: SiriKitNames) {
        self.init(
            "\(names.type("Measurement", of: "Foundation"))<\(Identifier("Unit" + kind.dimension))>",
            "NSMeasurement",
            "NSMeasurement<\(objectiveC: "NSUnit" + kind.dimension) *>",
            "IN" + kind.dimension
        )
    }

    private init(declared name: String, _ kind: Kind) {
        self.kind = kind
        swift = TypeName(Identifier(name))
        bridged = kind == .enumeration ? "NSNumber" : swift
        objectiveC = "\(objectiveC: name)"
        resolutionResult = name + "ResolutionResult"
        isLaterProperty = false
        declaredClass = name
    }

    /// A class of the framework, known by the name that the format gives it.
    private init(_ type: SystemType) {
        let className = type.name.hasPrefix("IN") ? type.name : "IN" + type.name
        kind =
            switch type.form {
            case .object, .dateComponentsRange: .object
            case .enumeration: .enumeration
            }
        swift = TypeName(Identifier(className))
        bridged = kind == .enumeration ? "NSNumber" : swift
        objectiveC = "\(objectiveC: className)"
        resolutionResult = className + "ResolutionResult"
        isLaterProperty = false
        declaredClass = nil
    }
}

extension SiriKitProperty {
    /// The type of the property in Swift: optional, but for an enumeration, whose `unknown` says the same.
    var swiftType: TypeName {
        if isArray { return "[\(value.swiftElement)]?" }
        return value.kind == .enumeration ? value.swift : value.swift.optional
    }

    /// The type of an argument that must be there.
    var swiftArgumentType: TypeName {
        isArray ? value.swiftElement.array : value.swift
    }
}

extension SiriKitValue {
    /// One element of an array in Swift.
    package var swiftElement: TypeName { kind == .enumeration ? "NSNumber" : swift }
}
