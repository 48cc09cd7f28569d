import AppIntentsGeneration
import GenerateCommand
import Settings
import Presentation
import Diagnostics
import IntentRules
import IntentSchema
import ModelGeneration
import PropertyList
import RuleSettings
import SavedContract
import SiriKitGeneration
import Translations
import SwiftSource
import FileChanges

/// Every kind of untrusted input of the compiler. `.ci/fuzz` uses the same names.
enum FuzzedInput: String, CaseIterable, Sendable {
    case propertyListXML = "property-list-xml"
    case propertyListBinary = "property-list-binary"
    case stringTable = "string-table"
    case stringCatalogue = "string-catalogue"
    case catalogueMerge = "catalogue-merge"
    case translations
    case project
    case appMetadata = "app-metadata"
    case configuration
    case baseline
    case globs
    case dependencyFile = "dependency-file"
    case swiftSource = "swift-source"
    case format
    case show
    case lint
    case models
    case siriKit = "sirikit"
    case appIntents = "app-intents"

    /// The result of processing an input.
    struct Outcome {
        /// Properties that must hold for every input but do not, in words.
        var violations: [String] = []
        /// The generated Swift, all of which must parse.
        var code: [GeneratedFile] = []
    }

    /// Processes an input completely. The first check is that this returns at all.
    func run(_ bytes: [UInt8]) -> Outcome {
        switch self {
        case .propertyListXML, .propertyListBinary: propertyList(SourceText(path: "A.plist", bytes: bytes))
        case .stringTable: stringTable(SourceText(path: "A.strings", bytes: bytes))
        case .stringCatalogue: stringTable(SourceText(path: "A.xcstrings", bytes: bytes))
        case .catalogueMerge: catalogueMerge(SourceText(path: "A.xcstrings", bytes: bytes))
        case .translations: translations(bytes)
        case .project: project(bytes)
        case .appMetadata: appMetadata(bytes)
        case .configuration: configuration(SourceText(path: "intentc.json", bytes: bytes))
        case .baseline: baseline(SourceText(path: "baseline.json", bytes: bytes))
        case .globs: globs(bytes)
        case .dependencyFile: dependencyFile(bytes)
        case .swiftSource: swiftSource(bytes)
        case .format: format(SourceText(path: "A.intentdefinition", bytes: bytes))
        case .show: show(SourceText(path: "A.intentdefinition", bytes: bytes))
        case .lint: lint(SourceText(path: "A.intentdefinition", bytes: bytes))
        case .models, .siriKit, .appIntents: generation(SourceText(path: "A.intentdefinition", bytes: bytes))
        }
    }

    // MARK: - Readers

    private func propertyList(_ source: SourceText) -> Outcome {
        let read = PropertyListReader.read(source)
        var outcome = Outcome()
        outcome.violations += Placement.violations(read.diagnostics, [read.source])
        let hasErrors = read.diagnostics.contains { $0.severity == .error }
        guard let value = read.document?.root.value else {
            if !hasErrors { outcome.violations.append("neither a document nor an error") }
            return outcome
        }
        if hasErrors { return outcome }
        let written = PropertyListWriter.xml(value)
        let again = PropertyListReader.read(SourceText(path: "B.plist", bytes: written))
        guard let copy = again.document?.root.value, again.diagnostics.isEmpty else {
            let finding = again.diagnostics.first?.message ?? "nothing"
            outcome.violations.append("what was written cannot be read: \(finding)")
            return outcome
        }
        // Compares bytes, because keys are written in canonical order and NaN does not equal itself.
        if PropertyListWriter.xml(copy) != written { outcome.violations.append("written twice, it differs") }
        return outcome
    }

    private func stringTable(_ source: SourceText) -> Outcome {
        let read = StringTableReader.read(source, language: "de")
        var outcome = Outcome()
        outcome.violations += Placement.violations(read.diagnostics, [read.source])
        let count = UInt32(clamping: read.source.bytes.count)
        for entry in read.tables.flatMap(\.entries) {
            let ranges = [entry.keyRange, entry.range] + entry.values.map(\.range)
            if ranges.contains(where: { $0.lowerBound > $0.upperBound || $0.upperBound > count }) {
                outcome.violations.append("the entry '\(entry.key)' lies outside the file")
            }
        }
        return outcome
    }

    private var catalogue: DiagnosticCatalogue { DiagnosticCatalogue(RuleCatalogue.kinds) }

    private func configuration(_ source: SourceText) -> Outcome {
        let generation: [ConfigurationKey<GenerationSettings>] = [
            ConfigurationKey("to", .choice(["models", "sirikit"]), help: ""),
            ConfigurationKey("typeSuffix", .text, help: ""),
            ConfigurationKey("sendable", .flag, help: ""),
            ConfigurationKey("exclude", .list(.text), help: ""),
        ]
        let keys =
            RuleSettings.keys(catalogue) + SearchSettings.keys(defaults: [])
            + [GenerationSettings.key(generation), AppIntentsSettings.key]
        let read = ConfigurationReader.read(source, keys)
        _ = read.configuration.apply(to: read.diagnostics) { $0 }
        return Outcome(violations: Placement.violations(read.diagnostics, [source]))
    }

    private func baseline(_ source: SourceText) -> Outcome {
        let read = Baseline.read(source, catalogue)
        var outcome = Outcome(violations: Placement.violations(read.diagnostics, [source]))
        guard var baseline = read.baseline else {
            if read.diagnostics.isEmpty { outcome.violations.append("neither a baseline nor an error") }
            return outcome
        }
        let place = SourceLocation(path: "A.intentdefinition", place: .file)
        let accepted = catalogue.kinds.map { Diagnostic($0, "", at: place, symbol: "intent/A") }
        baseline.unneeded = .severity(.error)
        let applied = baseline.apply(to: accepted) { $0 }
        outcome.violations += Placement.violations(applied.unneeded, [source])
        let written = baseline.json()
        if Baseline.read(SourceText(path: "B.json", bytes: written), catalogue).baseline?.json() != written {
            outcome.violations.append("what was written is read as something else")
        }
        return outcome
    }

    /// A pattern, a line break, and a text.
    private func globs(_ bytes: [UInt8]) -> Outcome {
        let parts = bytes.split(separator: 0x0A, maxSplits: 1, omittingEmptySubsequences: false)
        let texts = parts.map { String(decoding: $0, as: UTF8.self) }
        let (pattern, text) = (texts[0], texts.count > 1 ? texts[1] : "")
        guard pattern.unicodeScalars.count <= GlobPattern.lengthLimit else { return Outcome() }
        let isMatch = GlobPattern(pattern).matches(text)
        guard pattern.unicodeScalars.count * text.unicodeScalars.count < 100_000 else { return Outcome() }
        let expected = GlobDefinition.matches(pattern, text)
        return Outcome(violations: isMatch == expected ? [] : ["the pattern means something else"])
    }

    /// Names that each end with a zero byte: an output, followed by inputs.
    private func dependencyFile(_ bytes: [UInt8]) -> Outcome {
        let names = bytes.split(separator: 0, omittingEmptySubsequences: false).map {
            String(decoding: $0, as: UTF8.self)
        }
        guard let text = try? DependencyFile.text(outputs: [names[0]], inputs: Array(names.dropFirst())) else {
            return Outcome()
        }
        guard let rule = MakeRule(text) else { return Outcome(violations: ["make reads something other than a rule"]) }
        // An accent may follow the equals sign.
        func plain(_ name: String) -> String {
            name.unicodeScalars.starts(with: "./=".unicodeScalars) ? String(name.unicodeScalars.dropFirst(2)) : name
        }
        let isSame =
            rule.targets == [names[0]]
            && rule.prerequisites.map(plain).sorted() == names.dropFirst().map(plain).sorted()
        return Outcome(violations: isSame ? [] : ["make reads other names"])
    }

    private func swiftSource(_ bytes: [UInt8]) -> Outcome {
        let source = SourceText(path: "A.swift", bytes: bytes)
        let contract = SavedContract(readingAllOf: [source])
        let isOutside = contract.notUnderstood.contains { place in
            guard case .range(let range) = place.location.place else { return false }
            return Int(range.upperBound) > bytes.count
        }
        return Outcome(violations: isOutside ? ["a place that the source does not have"] : [])
    }

    // MARK: - Pipelines

    /// An accepted file keeps its meaning in Xcode's format, and formatting it again changes nothing.
    private func format(_ source: SourceText) -> Outcome {
        guard case .written(let bytes) = CanonicalDefinition.write(source, pinning: []) else { return Outcome() }
        let written = SourceText(path: "B.intentdefinition", bytes: bytes)
        guard let old = PropertyListReader.read(source).document?.root.value,
            let new = PropertyListReader.read(written).document?.root.value,
            case .written(let again) = CanonicalDefinition.write(written, pinning: [])
        else { return Outcome(violations: ["what was written is refused"]) }
        var outcome = Outcome()
        if again != bytes { outcome.violations.append("written twice, it differs") }
        if old.inOrderOfKeys != new.inOrderOfKeys { outcome.violations.append("the value is another") }
        return outcome
    }

    /// The output has one line for each item, its data can be parsed, and the page contains only its own tags.
    private func show(_ source: SourceText) -> Outcome {
        guard let schema = Frontend.link([Frontend.load(source)])[0].schema else { return Outcome() }
        var outcome = Outcome()
        let text = PlainTextPage.text([schema])
        if text.contains(where: { $0 < 0x20 && $0 != 0x0A }) {
            outcome.violations.append("control characters are shown")
        }
        let data = SourceText(path: "A.json", bytes: DefinitionJSON.text([schema]))
        let read = JSONReader.read(data, syntaxError: .malformedConfiguration, duplicateKey: .malformedConfiguration)
        if read.value == nil || !read.diagnostics.isEmpty { outcome.violations.append("the data is not JSON") }
        let page = DefinitionPage([ShownDefinition(schema)]).html
        if String(decoding: page, as: UTF8.self).components(of: "<script").count != 2 {
            outcome.violations.append("the page has a script of its own")
        }
        return outcome
    }

    private func lint(_ source: SourceText) -> Outcome {
        let compiled = Frontend.link([Frontend.load(source)], for: .separateModules)
        let names = ["A.intentdefinition", "de.lproj/A.strings"]
        let table = TableFile(SourceText(path: "de.lproj/A.strings", bytes: []), language: "de")
        let input = LintInput(compiled[0], neighbours: names, tables: [table])
        let versions = ToolVersions(system: "1A1", toolsBuild: "1A1", tools: "1.0")
        let found = Linter.run(
            [input],
            expecting: Expectations(languageStates: ["fr": .complete], toolVersions: versions)
        )
        let text = compiled[0].loaded.source
        var outcome = Outcome(violations: Placement.violations(found, [text, table.contents.source]))
        let fixes = found.filter { $0.location.path == text.path }.flatMap(\.fixIts).filter(\.isSafe)
        outcome.violations += Placement.violations(FixApplication(fixes, to: text.bytes).skipped, text)
        return outcome
    }

    private func generation(_ source: SourceText) -> Outcome {
        let compiled = Frontend.link([Frontend.load(source)])[0]
        var outcome = Outcome()
        outcome.violations += Placement.violations(compiled.diagnostics, [compiled.loaded.source])
        guard let schema = compiled.schema else {
            if !compiled.diagnostics.contains(where: { $0.severity == .error }) {
                outcome.violations.append("neither a schema nor an error")
            }
            return outcome
        }
        let (files, diagnostics) = generate(schema)
        outcome.violations += Placement.violations(diagnostics, [compiled.loaded.source])
        for file in files where file.name.contains("/") || file.contents.last != 0x0A {
            outcome.violations.append("'\(file.name)' leaves its folder or is cut off")
        }
        if !diagnostics.contains(where: { $0.severity == .error }) {
            outcome.code = files.filter { $0.name.hasSuffix(".swift") }
        }
        return outcome
    }

    func generate(_ schema: Schema) -> (files: [GeneratedFile], diagnostics: [Diagnostic]) {
        switch self {
        case .siriKit:
            let swift = SiriKitBackend(SiriKitOptions(isSingleFile: true))
            let objectiveC = SiriKitBackend(SiriKitOptions(language: .objectiveC))
            return (
                swift.files(for: schema) + objectiveC.files(for: schema),
                swift.diagnostics(for: [schema]) + objectiveC.diagnostics(for: [schema])
            )
        case .appIntents:
            let plan = AppIntentsPlan(schema)
            var files = [
                GeneratedFile(name: "A.appintents.swift", contents: plan.file.printed())
            ]
            var own = AppIntentsOptions()
            own.style = .own
            files += AppIntentsPlan(schema, own).ownFiles.map {
                GeneratedFile(name: $0.name, contents: $0.file.printed())
            }
            let handlers = plan.stubs
            if !handlers.parts.isEmpty {
                files.append(GeneratedFile(name: "AHandlers.swift", contents: handlers.printed()))
            }
            return (files, plan.diagnostics + plan.losses.map { $0.diagnostic(path: schema.path) })
        default:
            let backend = ModelsBackend()
            let file = GeneratedFile(name: "A.intents.swift", contents: backend.file(for: schema).printed())
            return ([file], backend.collisions(among: [schema]))
        }
    }
}

extension PropertyListValue {
    /// Describes the value regardless of the order of keys and the sign of zero.
    fileprivate var inOrderOfKeys: String {
        switch self {
        case .dictionary(let entries):
            "{"
                + entries.map { "\($0.key.debugDescription): \($0.value.inOrderOfKeys)" }.sorted().joined(
                    separator: ", "
                ) + "}"
        case .array(let elements): "[" + elements.map(\.inOrderOfKeys).joined(separator: ", ") + "]"
        case .real(let number) where number == 0: "real 0"
        default: "\(self)"
        }
    }
}

extension String {
    /// The parts between the occurrences of a word.
    fileprivate func components(of word: String) -> [Substring] {
        split(separator: word, omittingEmptySubsequences: false)
    }
}
