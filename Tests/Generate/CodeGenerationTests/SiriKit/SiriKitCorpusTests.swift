import Diagnostics
import Foundation
import IntentSchema
import SiriKitGeneration
import TestSupport
import Testing

@Suite struct SiriKitCorpusTests {
    /// Every definition in the folder, with its schema.
    private func schemas(in folder: URL) throws -> [(file: URL, schema: Schema)] {
        try Project.files(below: folder, withExtension: "intentdefinition").map { file in
            (file, try SiriKitExamples.schema(of: file))
        }
    }

    @Test(.needsCorpus)
    func everyRealDefinitionTypeChecksInBothLanguages() throws {
        let corpus = try Corpus.folder()
        var modules: [[SwiftFrontend.Source]] = []
        var units = ObjectiveCUnits()
        var counts = (definitions: 0, intents: 0, swift: 0, objectiveC: 0)
        for (file, schema) in try schemas(in: corpus) {
            let swift = SiriKitExamples.sources(schema, SiriKitOptions(language: .swift))
            let objectiveC = SiriKitExamples.sources(schema, SiriKitOptions(language: .objectiveC))
            counts.definitions += 1
            counts.intents += schema.intents.count
            counts.swift += swift.count
            counts.objectiveC += objectiveC.count
            for language in SiriKitOptions.Language.allCases {
                let backend = SiriKitBackend(SiriKitOptions(language: language))
                #expect(backend.diagnostics(for: [schema]) == [])
            }
            if swift.isEmpty { continue }
            // Adds the models with their bridge to the classes, so that all three are checked together.
            let models = SiriKitExamples.bridgedModels(schema, name: "Models")
            let path = file.path.dropFirst(corpus.path.count + 1).replacing("/", with: "_")
            modules.append((swift + [models]).map { ("\(path)_\($0.name)", $0.contents) })
            let found = try SiriKitStubs.typeCheck(objectiveC: objectiveC, only: units.insert(objectiveC))
            #expect(found == "", "\(file.path)")
        }
        for batch in CompilerBatches.batches(of: modules) { #expect(try SiriKitStubs.typeCheck(swift: batch) == "") }
        print("\(counts.definitions) definitions, \(counts.intents) custom intents: \(counts.swift) Swift files,")
        print("\(counts.objectiveC) Objective-C files, all type-checked")
        #expect(counts.intents > 100)
    }
}

/// Objective-C files that have been compiled, with everything that they import from their own folder.
private struct ObjectiveCUnits {
    private var known: Set<String> = []

    /// Returns the names of files in a folder that differ from all earlier files.
    mutating func insert(_ sources: [SwiftFrontend.Source]) -> [String] {
        let contents = Dictionary(uniqueKeysWithValues: sources.map { ($0.name, $0.contents) })
        let alone = Set(sources.map(\.name)).subtracting(sources.compactMap(Self.firstImport))
        return sources.map(\.name).filter { alone.contains($0) && known.insert(Self.unit($0, contents)).inserted }
    }

    /// The header that an implementation imports first, which is thereby compiled on its own.
    private static func firstImport(of source: SwiftFrontend.Source) -> String? {
        let first = source.contents.split(separator: "\n").first { $0.hasPrefix("#") }
        guard source.name.hasSuffix(".m"), let first, first.hasPrefix("#import \"") else { return nil }
        return String(first.dropFirst("#import \"".count).prefix { $0 != "\"" })
    }

    /// A file and everything that it imports, directly or indirectly, each with its name.
    private static func unit(_ name: String, _ contents: [String: String]) -> String {
        var names = [name]
        var next = 0
        while next < names.count {
            for line in contents[names[next], default: ""].split(separator: "\n") where line.hasPrefix("#import \"") {
                let imported = line.dropFirst("#import \"".count).prefix { $0 != "\"" }
                if !names.contains(String(imported)) { names.append(String(imported)) }
            }
            next += 1
        }
        return names.map { "\($0)\n\(contents[$0, default: ""])" }.joined(separator: "\n")
    }
}
