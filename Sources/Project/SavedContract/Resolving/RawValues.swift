import SwiftDeclarations

/// Assigns raw values to the cases of an enumeration, in order of declaration.
struct RawValues {
    private let rawType: String
    /// The number of the next case without an explicit value; `nil` if unknown.
    private var nextNumber: Int? = 0

    init(rawType: String) {
        self.rawType = rawType
    }

    static func isRawType(_ name: String) -> Bool { name == "String" || isInteger(name) }

    private static func isInteger(_ name: String) -> Bool {
        ["Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64"].contains(name)
    }

    /// Returns `nil` if the raw value is unknown.
    mutating func next(_ element: SwiftEnumerationCase, isConditional: Bool) -> String? {
        if rawType == "String" {
            guard let value = element.rawValue else { return element.name }
            return value.string
        }
        var number = nextNumber
        if let value = element.rawValue {
            if case .literal(.integer(let written)) = value { number = written } else { number = nil }
        } else if isConditional {
            // Its number, and those of the cases after it, depend on which branches are compiled.
            number = nil
        }
        nextNumber = isConditional ? nil : number.map { $0 &+ 1 }
        return number.map { String($0) }
    }
}
