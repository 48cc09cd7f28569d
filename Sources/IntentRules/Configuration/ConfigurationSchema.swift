import Diagnostics

/// The JSON Schema of `intentc.json`, by which editors complete and check it.
package enum ConfigurationSchema {
    /// The schema, draft 7, which all editors know; the file `Docs/intentc.schema.json`.
    ///
    /// - Parameters:
    ///   - catalogue: The kinds that a configuration may set.
    ///   - generation: The keys of the section `generate`.
    ///   - effects: The effects that the section `breaking` may name.
    package static func json(
        _ catalogue: DiagnosticCatalogue,
        generation: [ConfigurationKey],
        effects: [String]
    ) -> [UInt8] {
        var json = JSONWriter(layout: .indented)
        json.object { json in
            json.member("$schema", "http://json-schema.org/draft-07/schema#")
            json.member("title", "Configuration of intentc")
            writeObject(ConfigurationKey.topLevel(generation: generation, effects: effects), catalogue, to: &json)
        }
        return json.bytes + [0x0A]
    }

    private static func writeObject(
        _ keys: [ConfigurationKey],
        _ catalogue: DiagnosticCatalogue,
        to json: inout JSONWriter
    ) {
        json.member("type", "object")
        json.member("additionalProperties", false)
        let required = keys.filter(\.isRequired).map(\.name)
        if !required.isEmpty { json.member("required", required) }
        json.member("properties") { json in
            json.object { json in
                for key in keys {
                    json.member(key.name) { json in
                        json.object { json in
                            json.member("description", key.help)
                            writeForm(key.form, catalogue, to: &json)
                        }
                    }
                }
            }
        }
    }

    private static func writeForm(
        _ form: ConfigurationKey.Form,
        _ catalogue: DiagnosticCatalogue,
        to json: inout JSONWriter
    ) {
        switch form {
        case .value(let value): writeValue(value, to: &json)
        case .version:
            json.member("type", "integer")
            json.member("minimum", 1)
            json.member("maximum", Configuration.currentVersion)
        case .object(let keys): writeObject(keys, catalogue, to: &json)
        case .objects(let keys):
            json.member("type", "array")
            json.member("items") { json in json.object { writeObject(keys, catalogue, to: &$0) } }
        case .languages: writeLanguages(to: &json)
        case .ruleSettings: writeRuleSettings(catalogue, to: &json)
        }
    }

    private static func writeLanguages(to json: inout JSONWriter) {
        json.member("anyOf") { json in
            json.array { json in
                json.object { writeValue(.list(.text), to: &$0) }
                json.object { json in
                    json.member("type", "object")
                    json.member("additionalProperties") { json in
                        json.object { $0.member("enum", LanguageState.allCases.map(\.rawValue)) }
                    }
                }
            }
        }
    }

    private static func writeValue(_ value: ConfigurationValue, to json: inout JSONWriter) {
        switch value {
        case .text: json.member("type", "string")
        case .flag: json.member("type", "boolean")
        case .choice(let words): json.member("enum", words)
        case .list(let element):
            json.member("type", "array")
            json.member("uniqueItems", true)
            json.member("items") { json in json.object { writeValue(element, to: &$0) } }
        }
    }

    /// Names are listed for completion; codes are accepted, too.
    private static func writeRuleSettings(_ catalogue: DiagnosticCatalogue, to json: inout JSONWriter) {
        json.member("type", "object")
        json.member("properties") { json in
            json.object { json in
                for kind in catalogue.kinds {
                    json.member(kind.name) { json in
                        json.object { json in
                            json.member("description", "\(kind.code): \(kind.summary)")
                            json.member("enum", RuleSetting.words)
                        }
                    }
                }
            }
        }
        json.member("patternProperties") { json in
            json.object { json in
                json.member("^IN[0-9]{4}$") { json in json.object { $0.member("enum", RuleSetting.words) } }
            }
        }
        json.member("additionalProperties", false)
    }
}
