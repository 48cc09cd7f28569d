import Diagnostics

/// The JSON Schema of `intentc.json`, which editors use for completion and validation.
package enum ConfigurationSchema {
    /// Returns the contents of `Docs/intentc.schema.json`. All editors support draft 7.
    package static func json(_ keys: [ConfigurationKey<Configuration>]) -> [UInt8] {
        var json = JSONWriter(layout: .indented)
        json.object { json in
            json.member("$schema", "http://json-schema.org/draft-07/schema#")
            json.member("title", "Configuration of intentc")
            write(keys.map(\.shape), to: &json)
        }
        return json.bytes + [0x0A]
    }

    private static func write(_ keys: [ConfigurationShape], to json: inout JSONWriter) {
        json.member("type", "object")
        json.member("additionalProperties", false)
        let required = keys.filter(\.isRequired).map(\.name)
        if !required.isEmpty { json.member("required", required) }
        json.object("properties") { json in
            for key in keys {
                json.object(key.name) { json in
                    json.member("description", key.help)
                    write(key.form, to: &json)
                }
            }
        }
    }

    /// Writes the schema's members that describe a value.
    package static func write(_ form: ConfigurationForm, to json: inout JSONWriter) {
        switch form {
        case .text: json.member("type", "string")
        case .flag: json.member("type", "boolean")
        case .choice(let words): json.member("enum", words)
        case .list(let element):
            json.member("type", "array")
            json.member("uniqueItems", true)
            json.object("items") { write(element, to: &$0) }
        case .object(let keys): write(keys, to: &json)
        case .objects(let keys):
            json.member("type", "array")
            json.object("items") { write(keys, to: &$0) }
        case .described(let describe): describe(&json)
        }
    }
}
