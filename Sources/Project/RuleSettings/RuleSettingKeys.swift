import Settings
import Diagnostics

extension RuleSettings {
    /// The keys of a configuration that is only about rules.
    package static func keys(_ catalogue: DiagnosticCatalogue) -> [ConfigurationKey<Configuration>] {
        ConfigurationKey.version + severityKeys(catalogue) + expectationKeys
    }

    /// The keys for severities and exceptions.
    ///
    /// - Parameter catalogue: The kinds that the configuration can set and make exceptions for.
    package static func severityKeys(_ catalogue: DiagnosticCatalogue) -> [ConfigurationKey<Configuration>] {
        let preset = ConfigurationKey<Configuration>(
            name: "preset",
            form: .choice(Preset.allCases.map(\.rawValue)),
            help: "The severities to start from. Default: recommended.",
            read: { value, configuration, reader in
                if let preset = reader.choice(value, Preset.allCases.map(\.rawValue)).flatMap(Preset.init) {
                    configuration.rules.preset = preset
                }
            },
            write: { configuration, json in json.member("preset", configuration.rules.preset.rawValue) }
        )
        let rules = ConfigurationKey<Configuration>(
            name: "rules",
            form: .described { describe(catalogue, to: &$0) },
            help: "The severities of individual rules, by name or code.",
            read: { value, configuration, reader in configuration.rules.readRules(value, from: catalogue, &reader) },
            write: { configuration, json in
                json.object("rules") { json in
                    for kind in catalogue.kinds where kind.category != .configuration {
                        let setting = configuration.setting(of: kind, startingFrom: kind.severity)
                        json.member(kind.name, setting.word)
                    }
                }
            }
        )
        let exceptions = ConfigurationKey<Configuration>.records(
            "exceptions",
            \.rules.exceptions,
            of: .exceptions(catalogue),
            help: "Known and accepted findings and changes. An entry that no longer applies is reported.",
            writesEmpty: true
        )
        let baseline = ConfigurationKey<Configuration>(
            name: "baseline",
            form: .text,
            help: "The baseline of accepted findings that --write-baseline wrote, in this file's folder or below.",
            read: { value, configuration, reader in
                guard let path = reader.text(value) else { return }
                if path.isEmpty || path.hasPrefix("/") || path.split(separator: "/").contains("..") {
                    return reader.reject(value, "expected the path of a file in this folder or below, not '\(path)'")
                }
                configuration.rules.baseline = ConfiguredText(text: path, location: reader.location(value.range))
            },
            write: { configuration, json in
                if let path = configuration.rules.baseline { json.member("baseline", path.text) }
            }
        )
        return [preset, rules, exceptions, baseline]
    }

    private mutating func readRules(
        _ value: JSONValue,
        from catalogue: DiagnosticCatalogue,
        _ reader: inout ConfigurationReader
    ) {
        guard let members = value.object else {
            return reader.reject(value, "expected an object, not \(value.phrase)")
        }
        var places: [DiagnosticKind: JSONMember] = [:]
        for member in members {
            let location = reader.location(member.keyRange)
            guard let kind = reader.kind(named: member.key, in: catalogue, at: location) else { continue }
            if let first = places[kind] {
                reader.report(
                    Diagnostic(
                        .malformedConfiguration,
                        "the rule '\(member.key)' is set twice",
                        at: location,
                        related: [RelatedLocation("first set as '\(first.key)'", at: reader.location(first.keyRange))]
                    )
                )
            }
            places[kind] = member
            if let word = reader.choice(member.value, RuleSetting.words) {
                settings[kind.code] = RuleSetting(word: word)
            }
        }
    }

    /// Lists names for completion. Codes are accepted, too.
    private static func describe(_ catalogue: DiagnosticCatalogue, to json: inout JSONWriter) {
        json.member("type", "object")
        json.object("properties") { json in
            for kind in catalogue.kinds {
                json.object(kind.name) { json in
                    json.member("description", "\(kind.code): \(kind.summary)")
                    json.member("enum", RuleSetting.words)
                }
            }
        }
        json.object("patternProperties") { json in
            json.member("^IN[0-9]{4}$") { json in json.object { $0.member("enum", RuleSetting.words) } }
        }
        json.member("additionalProperties", false)
    }
}

extension ConfigurationRecord<RuleException> {
    fileprivate static func exceptions(_ catalogue: DiagnosticCatalogue) -> Self {
        let keys = [
            Key("rule", help: "The name or code of the rule or change.", isRequired: true, text: \.kind.name),
            Key(
                "path",
                help:
                    "Which files, relative to this file's folder: * is any text without a slash, ** any text, ? one character.",
                set: { path, exception, _ in exception.path = GlobPattern(path.text) },
                text: { $0.path?.text }
            ),
            Key(
                "symbol",
                help:
                    "The symbols, such as intent/OrderSoup/parameter/*, or OrderSoup.* of a change; with wildcards.",
                set: { symbol, exception, _ in exception.symbol = GlobPattern(symbol.text) },
                text: { $0.symbol?.text }
            ),
            Key("language", \.language, help: "The language of the tables, named like their .lproj folder."),
            Key(
                "until",
                help:
                    "The release that ships a change, such as 2.4. Comparisons with a state whose history has a tag of this release or a later one do not accept it.",
                set: { release, exception, reader in
                    if exception.kind.category != .changes {
                        reader.reject(release.location, "only a change is accepted until a release")
                    } else if ReleaseVersion(in: release.text) == nil {
                        reader.reject(release.location, "'\(release.text)' is not a release such as \"2.4\"")
                    }
                    exception.until = release.text
                },
                text: \.until
            ),
            Key(
                "reason",
                help: "Why the findings are accepted.",
                isRequired: true,
                set: { reason, exception, _ in exception.reason = reason.text },
                text: \.reason
            ),
        ]
        return Self("an exception", keys: keys) { texts, location, reader in
            if texts["path"] == nil, texts["symbol"] == nil, texts["language"] == nil {
                reader.report(
                    Diagnostic(
                        .missingConfigurationKey,
                        "an exception needs a 'path', a 'symbol' or a 'language'",
                        at: location,
                        help: "to turn a rule off everywhere, set it to \"off\" in 'rules'"
                    )
                )
                return nil
            }
            guard let rule = texts["rule"],
                let kind = reader.kind(named: rule.text, in: catalogue, at: rule.location)
            else { return nil }
            return RuleException(kind: kind, location: location)
        }
    }
}
