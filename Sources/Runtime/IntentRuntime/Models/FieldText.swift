/// Prints each value with its name, in the form of an initializer call.
final class FieldText: FieldExchange {
    private(set) var values: [String] = []
    /// The property whose argument has no label.
    private let unlabeled: String?

    init(unlabeled: String? = nil) { self.unlabeled = unlabeled }

    override func value<Value: ModelValue>(_ name: String, _ value: inout Value?) {
        if let value { values.append((name == unlabeled ? "" : name + ": ") + value.sourceText()) }
    }

    /// Uses the argument names of the initializer, which requires the identifier.
    override func object(_ object: inout ObjectValue) {
        values.append("identifier: \(object.identifier?.debugDescription ?? "nil")")
        values.append("display: \(object.displayString.debugDescription)")
        value("pronunciationHint", &object.pronunciationHint)
        if !object.alternativeSpeakableMatches.isEmpty {
            value("alternativeSpeakableMatches", &object.alternativeSpeakableMatches)
        }
        value("subtitle", &object.subtitle)
        value("image", &object.image)
    }

    func call(of type: Any.Type) -> String { "\(Self.name(of: type))(\(values.joined(separator: ", ")))" }

    /// The name with those of the types around it: `PlacemarkValue.Coordinate`.
    private static func name(of type: Any.Type) -> String {
        let names = String(reflecting: type).split(separator: ".").dropFirst()
        return names.contains { $0.contains("(") || $0.contains("<") } ? "\(type)" : names.joined(separator: ".")
    }
}
