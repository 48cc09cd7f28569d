import SwiftSource

extension SiriKitProperty {
    /// The type between the parentheses of an argument.
    var objectiveCArgumentType: Code {
        if isArray { return "NSArray<\(value.objectiveCElement) *> *" }
        return value.isEnumeration ? value.objectiveC : "\(value.objectiveC) *"
    }
}

extension SiriKitValue {
    /// The class of a collection's element, without the asterisk. Enumerations are numbers.
    var objectiveCElement: Code { isEnumeration ? "NSNumber" : objectiveC }
}

extension ResolutionMethod {
    /// The method in the result of a class or an enumeration.
    func signature(of className: String) -> Code { signature(selector, "\(objectiveC: className)") }

    /// The framework's method that this one replaces.
    var inheritedSignature: Code { signature(inheritedSelector, form == .enumeration ? "NSInteger" : "INObject") }

    private func signature(_ selector: String, _ value: Code) -> Code {
        let type: Code =
            switch form {
            case .enumeration: value
            case .object: "\(value) *"
            case .objects: "NSArray<\(value) *> *"
            case .optionalObject: "nullable \(value) *"
            }
        return "+ (instancetype)\(objectiveC: selector):(\(type))\(argument)"
    }
}

extension Writer {
    /// Writes the property, and an attribute if automatic reference counting would misread its name.
    func write(_ property: SiriKitProperty, availability: Code? = nil) {
        let name: Code = "\(objectiveC: property.name)"
        let type = property.objectiveCArgumentType
        // Booleans, durations and files became available later in intents and responses.
        let later = property.value.isLaterProperty ? ObjectiveCAvailability.laterProperty : nil
        let ending: Code = (availability ?? later).map { " \($0);" } ?? ";"
        let isScalar = property.value.isEnumeration && !property.isArray
        if isScalar {
            line("@property (readwrite, assign, nonatomic) \(type) \(name)\(ending)")
        } else {
            line("@property (readwrite, copy, nullable, nonatomic) \(type)\(name)\(ending)")
        }
        if ObjectiveCWords.beginsMethodFamily(property.name) {
            let nullability: Code = isScalar ? "" : "nullable "
            line("- (\(nullability)\(type))\(name) __attribute__((objc_method_family(none)));")
        }
    }
}

/// The `@dynamic` declaration of properties that the runtime provides.
func dynamicProperties(_ properties: [SiriKitProperty]) -> Code {
    properties.isEmpty ? "" : "@dynamic \(properties.map { "\(objectiveC: $0.name)" }, separator: ", ");"
}

enum ObjectiveCWords {
    /// Whether the name puts a getter into a method family that returns an owned object or initializes.
    static func beginsMethodFamily(_ name: String) -> Bool {
        let word = name.drop { $0 == "_" }
        return ["alloc", "copy", "init", "mutableCopy", "new"].contains { family in
            guard word.hasPrefix(family) else { return false }
            guard let next = word.utf8.dropFirst(family.utf8.count).first else { return true }
            return !next.isLowercase
        }
    }
}
