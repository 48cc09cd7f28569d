import Diagnostics
import PropertyList

/// Reads String Catalogs: JSON with all languages in one file, and variations by plural and device.
///
/// Xcode writes `{ "sourceLanguage", "strings": { KEY: { "extractionState", "shouldTranslate", "localizations": {
/// LANGUAGE: { "stringUnit": { "state", "value" }, "variations", "substitutions" } } } }, "version" }`. Siri phrases
/// have a "stringSet": { "state", "values" } instead, with alternative wordings.
struct StringCatalogueReader {
    static func read(_ source: SourceText) -> StringTableReader.Result {
        let json = json(source)
        let findings = json.diagnostics.map { finding -> Diagnostic in
            guard finding.kind == .duplicateTableKey, case .range(let range) = finding.location.place else {
                return finding
            }
            var finding = finding
            finding.symbol = StringTable.symbol(ofKey: String(source.text(in: range).dropFirst().dropLast()))
            return finding
        }
        var reader = StringCatalogueReader(source, diagnostics: findings)
        let tables = json.value.map { reader.readCatalogue($0) } ?? []
        return StringTableReader.Result(tables: tables, source: source, diagnostics: reader.diagnostics)
    }

    static func json(_ source: SourceText) -> JSONReader.Result {
        JSONReader.read(source, syntaxError: .malformedStringCatalogue, duplicateKey: .duplicateTableKey)
    }

    private let source: SourceText
    private var diagnostics: [Diagnostic]
    /// The maximum number of findings. Repeated keys, which are warnings, must not crowd out errors.
    private let limit: Int
    private var tables: [String: StringTable] = [:]

    private init(_ source: SourceText, diagnostics: [Diagnostic]) {
        self.source = source
        self.diagnostics = diagnostics
        limit = diagnostics.count + PropertyListLimits.findings
    }

    private mutating func readCatalogue(_ value: JSONValue) -> [StringTable] {
        guard value.object != nil else {
            report("expected an object, not \(value.phrase)", at: value.range)
            return []
        }
        guard let sourceLanguage = value["sourceLanguage"]?.string else {
            report("the string catalog has no 'sourceLanguage'", at: firstByte(of: value))
            return []
        }
        guard let strings = value["strings"] else {
            report("the string catalog has no 'strings'", at: firstByte(of: value))
            return []
        }
        // The source language has a table even if no key has a text.
        tables[sourceLanguage] = StringTable(
            source,
            language: sourceLanguage,
            format: .catalogue(isSourceLanguage: true)
        )
        for member in members(of: strings, "strings") { readEntry(member, sourceLanguage: sourceLanguage) }
        let translations = tables.keys.filter { $0 != sourceLanguage }.sorted()
        return ([sourceLanguage] + translations).compactMap { tables[$0] }
    }

    private mutating func readEntry(_ member: JSONMember, sourceLanguage: String) {
        var entry = StringTable.Entry(
            key: member.key,
            keyRange: member.keyRange,
            values: [],
            range: SourceRange(member.keyRange.lowerBound, member.value.range.upperBound)
        )
        guard member.value.object != nil else {
            return report("expected an object for '\(member.key)', not \(member.value.phrase)", at: member.value.range)
        }
        entry.isStale = member.value["extractionState"]?.string == "stale"
        entry.isTranslatable = member.value["shouldTranslate"]?.boolean ?? true

        var hasSourceText = false
        if let localizations = member.value["localizations"] {
            for localization in members(of: localizations, "localizations") {
                entry.values = readValues(localization.value)
                hasSourceText = hasSourceText || localization.key == sourceLanguage
                let empty = StringTable(
                    source,
                    language: localization.key,
                    format: .catalogue(isSourceLanguage: false)
                )
                tables[localization.key, default: empty].add(entry)
            }
        }
        if !hasSourceText {
            // The source language's table lists every key, including those without a text.
            entry.values = []
            tables[sourceLanguage]?.add(entry)
        }
    }

    private mutating func readValues(_ localization: JSONValue) -> [StringTable.Value] {
        guard localization.object != nil else {
            report("expected an object for a language, not \(localization.phrase)", at: localization.range)
            return []
        }
        var values: [StringTable.Value] = []
        readTexts(localization, variation: "", into: &values)
        if let substitutions = localization["substitutions"] {
            for substitution in members(of: substitutions, "substitutions") {
                readTexts(substitution.value, variation: "substitutions.\(substitution.key)", into: &values)
            }
        }
        return values
    }

    /// Reads the text of an object, or its variations by plural, device or both.
    private mutating func readTexts(_ value: JSONValue, variation: String, into values: inout [StringTable.Value]) {
        if let unit = value["stringUnit"] {
            guard let text = unit["value"], let string = text.string else {
                return report("a 'stringUnit' must have a 'value' that is a string", at: firstByte(of: unit))
            }
            values.append(
                StringTable.Value(variation: variation, text: string, range: text.range, state: state(of: unit))
            )
        }
        if let set = value["stringSet"] {
            for (index, text) in (set["values"]?.array ?? []).enumerated() {
                guard let string = text.string else { continue }
                values.append(
                    StringTable.Value(
                        variation: "set.\(index + 1)",
                        text: string,
                        range: text.range,
                        state: state(of: set)
                    )
                )
            }
        }
        guard let variations = value["variations"] else { return }
        for dimension in members(of: variations, "variations") {
            for form in members(of: dimension.value, dimension.key) {
                let prefix = variation.isEmpty ? "" : variation + "."
                readTexts(form.value, variation: "\(prefix)\(dimension.key).\(form.key)", into: &values)
            }
        }
    }

    private func state(of unit: JSONValue) -> StringTable.State {
        // Formats evolve; an unknown state still comes with a usable text.
        unit["state"]?.string.flatMap(StringTable.State.init) ?? .translated
    }

    private mutating func members(of value: JSONValue, _ name: String) -> [JSONMember] {
        if let members = value.object { return members }
        report("expected an object for '\(name)', not \(value.phrase)", at: value.range)
        return []
    }

    private func firstByte(of value: JSONValue) -> SourceRange {
        SourceRange(value.range.lowerBound, min(value.range.lowerBound + 1, value.range.upperBound))
    }

    private mutating func report(_ message: String, at range: SourceRange) {
        guard diagnostics.count < limit else { return }
        let location = SourceLocation(path: source.path, range: range)
        diagnostics.append(Diagnostic(.malformedStringCatalogue, message, at: location))
    }
}
