import Foundation

/// A definition read by Foundation, so that edits and expectations do not depend on the code under test.
struct EditableDefinition {
    var root: [String: Any]

    init?(_ data: Data) {
        guard let value = try? PropertyListSerialization.propertyList(from: data, format: nil),
            let root = value as? [String: Any]
        else { return nil }
        self.root = root
    }

    /// The definition as XML. Foundation's writer would take most of the time of thousands of edits.
    var text: String {
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<plist version=\"1.0\">\n"
        Self.write(root, to: &text)
        return text + "</plist>\n"
    }

    private static func write(_ value: Any, to text: inout String) {
        switch value {
        case let dictionary as [String: Any]:
            text += "<dict>\n"
            for (key, value) in dictionary.sorted(by: { $0.key < $1.key }) {
                text += "<key>\(escaped(key))</key>\n"
                write(value, to: &text)
            }
            text += "</dict>\n"
        case let list as [Any]:
            text += "<array>\n"
            for value in list { write(value, to: &text) }
            text += "</array>\n"
        case let string as String:
            text += "<string>\(escaped(string))</string>\n"
        case let number as NSNumber:
            // Booleans are stored as "c".
            switch UInt8(bitPattern: number.objCType.pointee) {
            case UInt8(ascii: "c"): text += number.boolValue ? "<true/>\n" : "<false/>\n"
            case UInt8(ascii: "d"), UInt8(ascii: "f"): text += "<real>\(number.stringValue)</real>\n"
            default: text += "<integer>\(number.stringValue)</integer>\n"
            }
        case let data as Data:
            text += "<data>\(data.base64EncodedString())</data>\n"
        default:
            preconditionFailure("\(type(of: value)) is not in definitions")
        }
    }

    private static func escaped(_ text: String) -> String {
        guard text.withCString({ strpbrk($0, "&<") }) != nil else { return text }
        return text.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    }

    /// The positions of the intents for which code is generated.
    var customIntents: [Int] {
        let intents = root["INIntents"] as? [[String: Any]] ?? []
        return intents.indices.filter { intents[$0]["INIntentType"] as? String == "Custom" }
    }
}

/// A step of a path to a dictionary in a definition.
enum Step {
    case key(String)
    case position(Int)
}

extension EditableDefinition {
    /// The array at a path; empty if there is none.
    func list(_ path: [Step]) -> [[String: Any]] { value(at: path[...], in: root) as? [[String: Any]] ?? [] }

    func dictionary(_ path: [Step]) -> [String: Any] { value(at: path[...], in: root) as? [String: Any] ?? [:] }

    mutating func set(_ path: [Step], _ value: Any?) {
        root = Self.setting(path[...], to: value, in: root) as? [String: Any] ?? root
    }

    private func value(at path: ArraySlice<Step>, in value: Any) -> Any? {
        guard let step = path.first else { return value }
        switch step {
        case .key(let key): return (value as? [String: Any])?[key].flatMap { self.value(at: path.dropFirst(), in: $0) }
        case .position(let position):
            guard let list = value as? [Any], list.indices.contains(position) else { return nil }
            return self.value(at: path.dropFirst(), in: list[position])
        }
    }

    private static func setting(_ path: ArraySlice<Step>, to value: Any?, in container: Any) -> Any? {
        guard let step = path.first else { return value }
        switch step {
        case .key(let key):
            var dictionary = container as? [String: Any] ?? [:]
            dictionary[key] = setting(path.dropFirst(), to: value, in: dictionary[key] ?? [String: Any]())
            return dictionary
        case .position(let position):
            var list = container as? [Any] ?? []
            if let changed = setting(path.dropFirst(), to: value, in: list[position]) {
                list[position] = changed
            } else {
                list.remove(at: position)
            }
            return list
        }
    }
}

extension EditableDefinition {
    /// Whether any string of the definition equals this one or refers to it as `${name}`.
    func mentions(_ text: String) -> Bool { contains { $0 == text || $0.contains("${\(text)") } }

    /// Whether any string of the definition satisfies a condition.
    func contains(where isWanted: (String) -> Bool) -> Bool {
        func search(_ value: Any) -> Bool {
            if let string = value as? String { return isWanted(string) }
            if let list = value as? [Any] { return list.contains(where: search) }
            if let dictionary = value as? [String: Any] { return dictionary.values.contains(where: search) }
            return false
        }
        return search(root)
    }

    /// Replaces a string wherever it is the value of one of the keys.
    mutating func replace(_ old: String, by new: String, under keys: Set<String>) {
        func replaced(_ value: Any, _ key: String) -> Any {
            if let string = value as? String { return keys.contains(key) && string == old ? new : string }
            if let list = value as? [Any] { return list.map { replaced($0, key) } }
            if let dictionary = value as? [String: Any] {
                return Dictionary(uniqueKeysWithValues: dictionary.map { ($0, replaced($1, $0)) })
            }
            return value
        }
        root = replaced(root, "") as? [String: Any] ?? root
    }
}
