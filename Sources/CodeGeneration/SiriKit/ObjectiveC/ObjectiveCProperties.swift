extension SiriKitProperty {
    /// The type with the star of a pointer, ready for a name: `NSString *`, `Mode `.
    var objectiveCType: Code {
        if isArray { return "NSArray<\(value.objectiveCElement) *> *" }
        return value.kind == .enumeration ? "\(value.objectiveC) " : "\(value.objectiveC) *"
    }

    /// The type between parentheses.
    var objectiveCArgumentType: Code {
        if isArray { return "NSArray<\(value.objectiveCElement) *> *" }
        return value.kind == .enumeration ? value.objectiveC : "\(value.objectiveC) *"
    }

    /// The declaration of the property, and what keeps automatic reference counting from reading more into its name.
    func objectiveCDeclaration(availability: Code) -> Code {
        let bareName = Code(bare: name)
        let isScalar = value.kind == .enumeration && !isArray
        let attributes: Code =
            isScalar ? "readwrite, assign, nonatomic" : "readwrite, copy, nullable, nonatomic"
        let ending: Code = availability.isEmpty ? ";" : " \(availability);"
        let property: Code = "@property (\(attributes)) \(objectiveCType)\(bareName)\(ending)"
        guard ObjectiveCWords.beginsMethodFamily(name) else { return property }
        let nullability: Code = isScalar ? "" : "nullable "
        let getter: Code =
            "- (\(nullability)\(objectiveCArgumentType))\(bareName) __attribute__((objc_method_family(none)));"
        return .lines([property, getter])
    }
}

extension SiriKitValue {
    /// One element of a collection, without the star: a class, so that enumerations are numbers.
    var objectiveCElement: Code { kind == .enumeration ? "NSNumber" : objectiveC }
}

/// The dynamic properties of a class: what the run time provides.
func dynamicProperties(_ properties: [SiriKitProperty]) -> Code {
    properties.isEmpty ? "" : "@dynamic \(properties.map { Code(bare: $0.name) }, separator: ", ");"
}

enum ObjectiveCWords {
    /// Words that no property can be called.
    static let reserved: Set<String> = [
        "BOOL", "Class", "IMP", "NO", "NULL", "Protocol", "SEL", "YES", "auto", "bool", "break", "bycopy", "byref",
        "case", "char", "const", "continue", "default", "do", "double", "else", "enum", "extern", "false", "float",
        "for", "goto", "id", "if", "in", "inline", "inout", "instancetype", "int", "long", "nil", "oneway", "out",
        "register", "restrict", "return", "self", "short", "signed", "sizeof", "static", "struct", "super", "switch",
        "true", "typedef", "typeof", "union", "unsigned", "void", "volatile", "while",
    ]

    /// Whether a getter of the name would belong to a method family that returns an owned object, or initializes.
    static func beginsMethodFamily(_ name: String) -> Bool {
        let word = name.drop { $0 == "_" }
        return ["alloc", "copy", "init", "mutableCopy", "new"].contains { family in
            guard word.hasPrefix(family) else { return false }
            guard let next = word.utf8.dropFirst(family.utf8.count).first else { return true }
            return !(0x61...0x7A).contains(next)
        }
    }
}
