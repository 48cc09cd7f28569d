import Diagnostics
import IntentSchema

extension JSONWriter {
    /// Writes a type with its options, except those that the file does not set.
    mutating func write(_ type: ParameterType, _ schema: Schema) {
        object { json in
            json.member("kind", type.names.json)
            json.members(type.options(in: schema))
        }
    }

    mutating func members(_ fields: [Field]) {
        for field in fields { member(field.key, field.value) }
    }

    private mutating func member(_ key: String, _ value: FieldValue) {
        switch value {
        case .absent: break
        case .word(let word, _): member(key, word)
        case .choices(let words, _): member(key, words)
        case .integer(let number): member(key, number)
        case .decimal(let number): member(key, number)
        case .flag(let isOn, _): member(key, isOn)
        case .text(let text): member(key, text)
        case .quantity(let number, let unit):
            object(key) { json in
                json.member("value", number)
                json.member("unit", unit)
            }
        case .files(.any): member(key, "any")
        case .files(.image): member(key, "image")
        case .files(.plainText): member(key, "plainText")
        case .files(.typeIdentifiers(let identifiers)):
            member(key, "typeIdentifiers")
            member("typeIdentifiers", identifiers)
        case .files(.other(let word)):
            member(key, "other")
            member("word", word)
        }
    }
}
