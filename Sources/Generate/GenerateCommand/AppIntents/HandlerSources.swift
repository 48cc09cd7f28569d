import AppIntentsGeneration
import Diagnostics
import FileAccess
import ModelGeneration
import Inputs
import ProjectReading
import SwiftDeclarations

extension HandlerFacts {
    /// What the Swift and Objective-C sources of the project around definitions say about their handlers; `nil` without a project.
    init?(around definitions: [String], excluding exclusions: SearchExclusions, reading contents: FileContents) {
        var products = ProductReading(reading: contents)
        let folders = definitions.compactMap { path in
            products.product(around: path).flatMap { found in
                found.product.owner(of: found.path).map { found.absolute($0.folder) }
            }
        }
        if folders.isEmpty { return nil }
        self.init()
        var exclusions = exclusions.withoutPatterns
        var sources = Workspace(contents)
        for folder in Set(folders).sorted() {
            for language in ["swift", "m", "mm"] {
                sources.add(folder, withExtension: language, excluding: &exclusions)
            }
        }
        for source in sources.sources {
            donates = donates || source.bytes.firstOccurrence(of: "INInteraction".utf8) != nil
            let verbs = ["provide", "default", "resolve"]
            guard source.bytes.firstOccurrence(of: "Intent".utf8) != nil,
                verbs.contains(where: { source.bytes.firstOccurrence(of: $0.utf8) != nil })
            else { continue }
            read(source)
        }
    }

    /// Adds the methods of handlers in a source.
    mutating func read(_ source: SourceText) {
        let words = source.words
        for index in words.indices where ["provide", "default", "resolve"].contains(where: words[index].hasPrefix) {
            guard let method = HandlerMethod(at: index, in: words), let name = method.baseName else { continue }
            // The three verbs have seven letters.
            let key = "\(method.intentClass).\(name.dropFirst("provide".count))"
            if name.hasPrefix("default") {
                defaults[key, default: []].formUnion(method.reads)
            } else if name.hasPrefix("resolve") {
                confirms[key] = confirms[key] == true || method.confirms
            } else if let suffix = ["OptionsCollection", "Options"].first(where: name.hasSuffix) {
                options[String(key.dropLast(suffix.count)), default: []].formUnion(method.reads)
            }
        }
    }
}
