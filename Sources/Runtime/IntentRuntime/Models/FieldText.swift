/// Prints each value with its name, as in source code.
final class FieldText: FieldExchange {
    private(set) var values: [String] = []

    override func value<Value: ModelValue>(_ name: String, _ value: inout Value?) {
        if let value { values.append("\(name): \(Self.text(of: value))") }
    }

    /// Uses the argument names of the initializer.
    override func object<Object: CustomObject>(_ object: inout Object) {
        value("identifier", &object.identifier)
        value("display", &object.displayString)
        value("pronunciationHint", &object.pronunciationHint)
        if !object.alternativeSpeakableMatches.isEmpty {
            value("alternativeSpeakableMatches", &object.alternativeSpeakableMatches)
        }
        value("subtitle", &object.subtitle)
        value("image", &object.image)
    }

    private static func text(of value: any ModelValue) -> String {
        switch value {
        case let text as String: text.debugDescription
        case let list as any AnyModelList: "[\(list.anyElements.map(text).joined(separator: ", "))]"
        case is any ConfigurationEnumeration, is any ResponseCode: ".\(value)"
        default: "\(value)"
        }
    }
}
