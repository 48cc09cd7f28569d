import Diagnostics
import PropertyList

/// Reads `intentc.json`.
package enum ConfigurationReader {
    /// What reading a file gave.
    package struct Result: Sendable {
        /// What the file says, as far as it could be understood; what could not is as without a file.
        package var configuration: Configuration
        /// What is wrong with the file. With an error among them the configuration must not be used.
        package var diagnostics: [Diagnostic]
    }

    /// Reads the configuration in `source`. Never throws and never traps.
    ///
    /// - Parameters:
    ///   - catalogue: The kinds that the configuration may set and make exceptions for.
    ///   - generation: The keys that the section `generate` may have.
    ///   - effects: The effects that the section `breaking` may name.
    package static func read(
        _ source: SourceText,
        _ catalogue: DiagnosticCatalogue,
        generation: [ConfigurationKey],
        effects: [String]
    ) -> Result {
        let json = JSONReader.read(
            source,
            syntaxError: .malformedConfiguration,
            duplicateKey: .malformedConfiguration
        )
        var reader = Reader(
            path: source.path,
            catalogue: catalogue,
            generationKeys: generation,
            effects: effects,
            diagnostics: json.diagnostics
        )
        if let value = json.value { reader.read(value) }
        return Result(configuration: reader.configuration, diagnostics: DiagnosticSet(reader.diagnostics).sorted)
    }

    struct Reader {
        let path: String
        let catalogue: DiagnosticCatalogue
        let generationKeys: [ConfigurationKey]
        let effects: [String]
        var configuration = Configuration()
        var diagnostics: [Diagnostic]

        mutating func read(_ value: JSONValue) {
            let keys = ConfigurationKey.topLevel(generation: generationKeys, effects: effects)
            for member in members(of: value, keys, "the configuration") {
                let value = member.value
                switch member.key {
                case "version": readVersion(value)
                case "preset":
                    if let preset = choice(value, Preset.allCases.map(\.rawValue)).flatMap(Preset.init) {
                        configuration.preset = preset
                    }
                case "rules": readRules(value)
                case "exceptions":
                    for exception in array(value) { readException(exception) }
                case "exclude": array(value).forEach { readExclusion($0) }
                case "excludeIgnored": readExcludesIgnored(value)
                case "locales": configuration.languages = readLanguages(value)
                case "toolVersions": readToolVersions(value)
                case "generate": readGeneration(value)
                case "breaking": readBreaking(value)
                case "appIntents": readAppIntents(value)
                default: _ = text(value)
                }
            }
        }

        private mutating func readVersion(_ value: JSONValue) {
            guard let version = value.integer, version >= 1 else {
                return reject(value, "expected an integer of at least 1, not \(described(value))")
            }
            guard version <= Configuration.currentVersion else {
                return reject(
                    value,
                    "version \(version) of the rules needs a newer intentc; this one supports up to \(Configuration.currentVersion)"
                )
            }
            configuration.version = version
        }

        private mutating func readRules(_ value: JSONValue) {
            guard let members = value.object else { return reject(value, "expected an object, not \(value.phrase)") }
            var places: [DiagnosticKind: JSONMember] = [:]
            for member in members {
                guard let kind = kind(named: member.key, at: member.keyRange) else { continue }
                if let first = places[kind] {
                    report(
                        Diagnostic(
                            .malformedConfiguration,
                            "the rule '\(member.key)' is set twice",
                            at: location(member.keyRange),
                            related: [RelatedLocation("first set as '\(first.key)'", at: location(first.keyRange))]
                        )
                    )
                }
                places[kind] = member
                if let word = choice(member.value, RuleSetting.words) {
                    configuration.settings[kind.code] = RuleSetting(word: word)
                    configuration.settingRanges[kind.code] = member.keyRange
                }
            }
        }

        private mutating func readExclusion(_ value: JSONValue) {
            guard let text = text(value) else { return }
            guard text.unicodeScalars.count <= GlobPattern.lengthLimit else {
                return reject(value, "the pattern has more than \(GlobPattern.lengthLimit) characters")
            }
            if text.utf8.allSatisfy({ $0 <= 0x20 }) { return reject(value, "a pattern must not be empty") }
            configuration.excluded.append(GlobPattern(text))
        }

        private mutating func readExcludesIgnored(_ value: JSONValue) {
            guard let flag = value.boolean else {
                return reject(value, "expected true or false, not \(described(value))")
            }
            configuration.excludesIgnored = flag
        }

        /// The texts of an object all of whose values are texts; `nil` when one is empty, or a required one absent.
        mutating func texts(of value: JSONValue, _ keys: [ConfigurationKey], _ owner: String)
            -> [String: JSONText]?
        {
            let members = members(of: value, keys, owner)
            guard !members.isEmpty else { return nil }
            var texts: [String: JSONText] = [:]
            for member in members {
                guard let text = text(member.value) else { continue }
                if ["path", "symbol"].contains(member.key), text.unicodeScalars.count > GlobPattern.lengthLimit {
                    reject(member.value, "the pattern has more than \(GlobPattern.lengthLimit) characters")
                    continue
                }
                if text.utf8.allSatisfy({ $0 <= 0x20 }) {
                    reject(member.value, "'\(member.key)' must not be empty")
                } else {
                    texts[member.key] = JSONText(text: text, range: member.value.range)
                }
            }
            let isComplete = keys.allSatisfy { !$0.isRequired || texts[$0.name] != nil }
            return isComplete && texts.count == members.count ? texts : nil
        }

        struct JSONText {
            var text: String
            var range: SourceRange
        }

        private mutating func readBreaking(_ value: JSONValue) {
            let keys = ConfigurationKey.topLevel(generation: [], effects: effects)
            guard case .object(let breaking)? = keys.first(where: { $0.name == "breaking" })?.form else { return }
            for member in members(of: value, breaking, "'breaking'") {
                if member.key == "effects" {
                    configuration.failingEffects = array(member.value).compactMap { choice($0, effects) }
                } else {
                    for change in array(member.value) { readAcceptedChange(change) }
                }
            }
        }

        private mutating func readAcceptedChange(_ value: JSONValue) {
            guard let texts = texts(of: value, ConfigurationKey.acceptedChange, "an accepted change"),
                let change = texts["change"], let symbol = texts["symbol"], let reason = texts["reason"],
                let kind = kind(named: change.text, at: change.range)
            else { return }
            configuration.acceptedChanges.append(
                AcceptedChange(
                    exception: RuleException(
                        kind: kind,
                        path: nil,
                        symbol: GlobPattern(symbol.text),
                        reason: reason.text,
                        location: location(value.range)
                    ),
                    until: texts["until"]?.text
                )
            )
        }

        private mutating func readException(_ value: JSONValue) {
            guard let texts = texts(of: value, ConfigurationKey.exception, "an exception"), let rule = texts["rule"]
            else { return }
            if texts["path"] == nil, texts["symbol"] == nil, texts["language"] == nil {
                report(
                    Diagnostic(
                        .missingConfigurationKey,
                        "an exception needs a 'path', a 'symbol' or a 'language'",
                        at: location(value.range),
                        help: "to turn a rule off everywhere, set it to \"off\" in 'rules'"
                    )
                )
                return
            }
            guard let kind = kind(named: rule.text, at: rule.range) else { return }
            configuration.exceptions.append(
                RuleException(
                    kind: kind,
                    path: texts["path"].map { GlobPattern($0.text) },
                    symbol: texts["symbol"].map { GlobPattern($0.text) },
                    language: texts["language"]?.text,
                    reason: texts["reason"]?.text ?? "",
                    location: location(value.range)
                )
            )
        }

        private mutating func readLanguages(_ value: JSONValue) -> [LanguageSetting] {
            var languages: [LanguageSetting] = []
            var seen: Set<String> = []
            func isNew(_ name: String, _ reject: (String) -> Void) -> Bool {
                if name.isEmpty || !name.utf8.allSatisfy(Self.isLocaleByte) {
                    reject("'\(name)' is not a language such as \"de\" or \"zh-Hans\"")
                } else if seen.insert(name).inserted {
                    return true
                } else {
                    reject("the language '\(name)' is listed twice")
                }
                return false
            }
            if let members = value.object {
                for member in members {
                    guard let word = choice(member.value, LanguageState.allCases.map(\.rawValue)),
                        let state = LanguageState(rawValue: word)
                    else { continue }
                    let isAccepted = isNew(member.key) { message in
                        report(Diagnostic(.invalidConfigurationValue, message, at: location(member.keyRange)))
                    }
                    if isAccepted { languages.append(LanguageSetting(name: member.key, state: state)) }
                }
                return languages
            }
            guard let elements = value.array else {
                reject(value, "expected an array or an object, not \(described(value))")
                return []
            }
            for element in elements {
                guard let name = text(element), isNew(name, { reject(element, $0) }) else { continue }
                languages.append(LanguageSetting(name: name, state: .complete))
            }
            return languages
        }

        private static func isLocaleByte(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                true
            default: false
            }
        }

        private mutating func readToolVersions(_ value: JSONValue) {
            for member in members(of: value, ConfigurationKey.toolVersions, "'toolVersions'") {
                guard let version = text(member.value) else { continue }
                // What is pinned is written into definitions, so it must be text that XML can hold.
                guard !version.isEmpty, version.utf8.allSatisfy(Self.isVersionByte) else {
                    reject(member.value, "'\(version)' is not a version such as \"15.4\" or \"15F31d\"")
                    continue
                }
                switch member.key {
                case "tools": configuration.toolVersions.tools = version
                case "toolsBuild": configuration.toolVersions.toolsBuild = version
                default: configuration.toolVersions.system = version
                }
            }
        }

        private static func isVersionByte(_ byte: UInt8) -> Bool {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."):
                true
            default: false
            }
        }

        private mutating func readGeneration(_ value: JSONValue) {
            for member in members(of: value, generationKeys, "'generate'") {
                guard let key = generationKeys.first(where: { $0.name == member.key }) else { continue }
                guard case .value(let form) = key.form else { continue }
                let words = words(member.value, form)
                guard !words.isEmpty else { continue }
                configuration.generation.append(
                    GenerationSetting(name: key.name, words: words, location: location(member.value.range))
                )
            }
        }

        /// What the command line would say for a value; nothing for `false` and for what is not of the form.
        private mutating func words(_ value: JSONValue, _ form: ConfigurationValue) -> [String] {
            switch form {
            case .text: return text(value).map { [$0] } ?? []
            case .choice(let words): return choice(value, words).map { [$0] } ?? []
            case .list(let element): return array(value).flatMap { words($0, element) }
            case .flag:
                if let flag = value.boolean { return flag ? [""] : [] }
                reject(value, "expected true or false, not \(described(value))")
                return []
            }
        }
    }
}
