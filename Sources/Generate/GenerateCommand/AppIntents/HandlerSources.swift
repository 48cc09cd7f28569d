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
        var products = ProductReading(excluding: exclusions, reading: contents)
        var owners: [String: ProductReading.Found] = [:]
        for path in definitions {
            guard let found = products.product(around: path), let owner = found.product.owner(of: found.path) else {
                continue
            }
            owners[found.absolute(owner.folder)] = found
        }
        if owners.isEmpty { return nil }
        self.init()
        var exclusions = exclusions
        var sources = Workspace(contents)
        for (folder, found) in owners.sorted(by: { $0.key < $1.key }) {
            var own = Workspace(contents)
            for language in ["swift", "m", "mm"] { own.add(folder, withExtension: language, excluding: &exclusions) }
            products.reportUnread(own, of: found, like: definitions[0])
            sources.add(own)
        }
        for source in sources.sources {
            donates = donates || source.bytes.firstOccurrence(of: "INInteraction".utf8) != nil
            guard source.bytes.firstOccurrence(of: "Intent".utf8) != nil,
                Self.verbs.contains(where: { source.bytes.firstOccurrence(of: $0.utf8) != nil })
            else { continue }
            read(source)
        }
    }

    private static let verbs = ["provide", "default", "resolve", "handle"]

    /// Adds the methods of handlers in a source.
    mutating func read(_ source: SourceText) {
        let words = source.words
        // What types call their intents: `typealias Intent = OrderSoupIntent`.
        var aliases: [String: String] = [:]
        for index in words.indices {
            if words[index] == "typealias", words.indices.contains(index + 3), words[index + 2] == "=" {
                aliases[words[index + 1]] = words[index + 3]
            }
            guard Self.verbs.contains(where: words[index].hasPrefix),
                let method = HandlerMethod(at: index, in: words)
            else { continue }
            let intentClass = aliases[method.intentClass] ?? method.intentClass
            if method.name.hasPrefix("handle"), method.continuesInApp { continued.insert(intentClass) }
            guard let name = method.baseName else { continue }
            // These verbs have seven letters.
            let key = "\(intentClass).\(name.dropFirst("provide".count))"
            if name.hasPrefix("default") {
                defaults[key, default: []].formUnion(method.reads)
            } else if name.hasPrefix("resolve") {
                confirms[key] = confirms[key] == true || method.confirms
                if method.needsValue { needed.insert(key) }
            } else if let suffix = ["OptionsCollection", "Options"].first(where: name.hasSuffix) {
                let parameter = String(key.dropLast(suffix.count))
                options[parameter, default: []].formUnion(method.reads)
                if method.passesIntentOn { passesOn.insert(parameter) }
            }
        }
    }
}
