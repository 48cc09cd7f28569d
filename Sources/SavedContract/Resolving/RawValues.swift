import SwiftDeclarations

/// Gives the cases of an enumeration their raw values, in the order in which they are declared.
struct RawValues {
    private let rawType: String?
    /// The next number of a case without one; `nil` when it is not known.
    private var nextNumber: Int? = 0

    init(rawType: String?) {
        self.rawType = rawType
    }

    static func isRawType(_ name: String) -> Bool { name == "String" || isInteger(name) }

    private static func isInteger(_ name: String) -> Bool {
        ["Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64"].contains(name)
    }

    /// `nil` when the raw value is not known.
    mutating func next(_ element: SwiftEnumerationCase, isConditional: Bool) -> String? {
        guard let rawType else { return nil }
        if rawType == "String" {
            guard let value = element.rawValue else { return element.name }
            return value.string
        }
        var number = nextNumber
        if let value = element.rawValue {
            if case .literal(.integer(let written)) = value { number = written } else { number = nil }
        } else if isConditional {
            // Which number it has depends on the branches that are compiled, and so do those behind it.
            number = nil
        }
        nextNumber = isConditional ? nil : number.map { $0 &+ 1 }
        return number.map { String($0) }
    }
}
