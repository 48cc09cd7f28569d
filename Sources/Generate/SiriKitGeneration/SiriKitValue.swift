import IntentSchema
import SwiftSource

/// A type of the file format in SiriKit: its class in both languages, and the class of its resolution result.
package struct SiriKitValue {
    /// Whether it is an enumeration, rather than a pointer. In an array, its raw value is a number object.
    package let isEnumeration: Bool
    /// The Swift type, not optional.
    package let swift: TypeName
    /// The class that represents the type where Objective-C needs an object.
    package let bridged: TypeName
    /// The Objective-C type, without the asterisk of a pointer.
    let objectiveC: Code
    let resolutionResult: String
    /// Whether properties of the type need a later system version than intents themselves.
    let isLaterProperty: Bool
    /// The name of the class, if another generated header declares it.
    let declaredClass: String?

    package init(_ type: ParameterType, _ names: SiriKitNames) {
        switch type {
        case .string: self.init(names.type("String", of: "Swift"), as: "NSString", "INString")
        case .integer: self.init("NSNumber", as: "NSNumber", "INInteger")
        case .decimal: self.init("NSNumber", as: "NSNumber", "INDouble")
        case .boolean: self.init("NSNumber", as: "NSNumber", "INBoolean", isLaterProperty: true)
        case .duration: self.init("NSNumber", as: "NSNumber", "INTimeInterval", isLaterProperty: true)
        case .dateComponents:
            self.init(names.type("DateComponents", of: "Foundation"), as: "NSDateComponents", "INDateComponents")
        case .plain(.url): self.init(names.type("URL", of: "Foundation"), as: "NSURL", "INURL")
        case .placemark: self.init("CLPlacemark", as: "CLPlacemark", "INPlacemark")
        case .plain(.person): self.init(class: "INPerson")
        case .file: self.init("INFile", as: "INFile", "INFile", isLaterProperty: true)
        case .currencyAmount: self.init(class: "INCurrencyAmount")
        case .plain(.paymentMethod): self.init(class: "INPaymentMethod")
        case .plain(.speakableString): self.init(class: "INSpeakableString")
        case .untypedObject: self.init(class: "INObject")
        case .measurement(let kind, _):
            self.init(
                "\(names.type("Measurement", of: "Foundation"))<\(Identifier("Unit" + kind.dimension))>",
                as: "NSMeasurement",
                "IN" + kind.dimension,
                objectiveC: "NSMeasurement<\(objectiveC: "NSUnit" + kind.dimension) *>"
            )
        case .enumeration(let reference, _):
            self.init(class: names.className(of: names.schema[reference]), isEnumeration: true, isDeclared: true)
        case .object(let reference):
            self.init(class: names.className(of: names.schema[reference]), isDeclared: true)
        case .system(let type):
            // A class of the framework, known by its name in the file format.
            let className = type.name.hasPrefix("IN") ? type.name : "IN" + type.name
            switch type.form {
            case .object, .dateComponentsRange: self.init(class: className)
            case .enumeration: self.init(class: className, isEnumeration: true)
            }
        }
    }

    private init(
        _ swift: TypeName,
        as bridged: Identifier,
        _ result: String,
        objectiveC: Code? = nil,
        isLaterProperty: Bool = false
    ) {
        isEnumeration = false
        self.swift = swift
        self.bridged = TypeName(bridged)
        self.objectiveC = objectiveC ?? "\(bridged)"
        resolutionResult = result + "ResolutionResult"
        self.isLaterProperty = isLaterProperty
        declaredClass = nil
    }

    private init(class name: String, isEnumeration: Bool = false, isDeclared: Bool = false) {
        self.isEnumeration = isEnumeration
        swift = TypeName(Identifier(name))
        bridged = isEnumeration ? "NSNumber" : swift
        objectiveC = "\(objectiveC: name)"
        resolutionResult = name + "ResolutionResult"
        isLaterProperty = false
        declaredClass = isDeclared ? name : nil
    }
}

extension SiriKitProperty {
    /// The Swift type of the property. Optional, except for an enumeration, which has `unknown`.
    var swiftType: TypeName {
        if isArray { return "[\(value.swiftElement)]?" }
        return value.isEnumeration ? value.swift : value.swift.optional
    }

    /// The Swift type of a required argument.
    var swiftArgumentType: TypeName {
        isArray ? value.swiftElement.array : value.swift
    }
}

extension SiriKitValue {
    /// The Swift type of an array's element.
    package var swiftElement: TypeName { isEnumeration ? "NSNumber" : swift }
}
