import Diagnostics
import SavedContract

extension Change {
    /// The end of a sentence that says what people get who chose a case with a new meaning, or none.
    func replacedChoice(in contract: ContractIndex) -> String? {
        switch (kind, old?.subject, new) {
        case (.caseIndexChanged, .enumerationCase(let name, let enumeration), _) where doubt == nil:
            let owner = if case .enumerationCase(_, let name)? = new?.subject { name } else { enumeration }
            let other = old?.value.flatMap { Int($0) }.flatMap { contract.enumerationCase(at: $0, of: owner) }
            return ": people who chose '\(name)' get " + (other.map { "'\($0.name)'" } ?? "nothing")
        case (.caseIndexReused, .enumerationCase(let name, _), let new?),
            (.rawValueReused, .rawValue(let name, _), let new?):
            return ": people who chose '\(name)' get '\(new.subject.name)'"
        default: return nil
        }
    }

    /// The fixes that restore compatibility in Swift code, if they can be written there. None is applied unasked.
    func fixes(in sources: [String: SourceText], of contract: ContractIndex) -> [FixIt] {
        guard let old, let source = sources[place.path], case .range(let range) = place.place else { return [] }
        if case .unread = aspect, kind != .widgetKindChanged { return [] }
        func fix(_ title: String, at range: SourceRange, _ text: String) -> [FixIt] {
            [FixIt(title, isSafe: false, edits: [FixIt.Edit(range: range, replacement: text)])]
        }
        func append(_ title: String, _ text: String) -> [FixIt] {
            let end = UInt32(truncatingIfNeeded: source.bytes.count)
            return fix(title, at: SourceRange(end, end), "\n" + text + "\n")
        }
        let name = String(decoding: source.bytes[range.offsets], as: UTF8.self)
        switch kind {
        case .widgetKindChanged:
            return fix("Keep the kind", at: range, Self.literal(old.value ?? ""))
        // Of a migrated intent, the class that it replaces is its identity.
        case .appIntentRenamed where old.value != old.subject.name: return []
        case .appIntentRenamed, .appTypeRenamed:
            let member = "static let persistentIdentifier = \(Self.literal(old.value ?? ""))"
            return append("Keep the identifier", "extension \(name) {\n    \(member)\n}")
        // A class that could not be read has a value.
        case .takeoverRemoved where old.value == nil:
            let isNamed = contract.namedClasses.contains(subject.name)
            let member = "\n    static let intentClassName = \(Self.literal(subject.name))\n"
            let body = isNamed ? "" : member
            return append("Replace the old intent", "extension \(name): CustomIntentMigratedAppIntent {\(body)}")
        case .rawValueChanged where source.bytes[Int(range.upperBound)...].first { $0 != 0x20 } != UInt8(ascii: "="):
            return fix("Keep the raw value", at: range, "\(name) = \(Self.literal(old.value ?? ""))")
        default: return []
        }
    }

    private static func literal(_ text: String) -> String {
        "\""
            + text.replacingOccurrences(of: "\\", by: "\\\\").replacingOccurrences(of: "\"", by: "\\\"")
            .replacingOccurrences(of: "\n", by: "\\n") + "\""
    }
}
