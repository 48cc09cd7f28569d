import AppIntentsGeneration
import Diagnostics
import FileAccess
import ModelGeneration
import Inputs
import ProjectReading
import SavedContract
import SwiftDeclarations

extension HandlerFacts {
    /// What the Swift and Objective-C sources that the project's targets may build say about their handlers; `nil` without
    /// a project. Each project is read once.
    init?(around definitions: [String], excluding exclusions: SearchExclusions, reading contents: FileContents) {
        var products = ProductReading(excluding: exclusions, reading: contents)
        var owners: [String: ProductReading.Found] = [:]
        for path in definitions {
            guard let found = products.product(around: path), let owner = found.product.owner(of: found.path) else {
                continue
            }
            owners[owner.folder.isEmpty ? found.root : found.absolute(owner.folder)] = found
        }
        if owners.isEmpty { return nil }
        let folders = owners.keys.sorted()
        self = contents.remembered("handlers", of: folders + exclusions.words) {
            var facts = HandlerFacts()
            var isComplete = true
            var widgetSources: [SourceText] = []
            for folder in folders {
                guard let found = owners[folder] else { continue }
                let own = products.sources(of: found, below: folder, excluding: exclusions, like: definitions[0])
                isComplete = isComplete && own.isComplete
                for (source, mentions) in own.sources {
                    if mentions.contains(.interaction) { facts.donates = true }
                    if mentions.contains(.intent) { facts.read(source) }
                    if !mentions.isDisjoint(with: [.configuration, .anything]) { widgetSources.append(source) }
                }
            }
            if !owners.values.contains(where: \.product.mayHaveWidgets) {
                facts.widgets = []
            } else if isComplete {
                facts.readWidgets(of: widgetSources.filter { $0.path.hasSuffix(".swift") })
            }
            return facts
        }
    }

    /// Adds the classes that configure widgets, if all are known.
    private mutating func readWidgets(of sources: [SourceText]) {
        let contract = SavedContract(readingAllOf: sources)
        guard contract.damage.isEmpty, contract.widgets.allSatisfy({ $0.configuration.unread == nil }) else { return }
        widgets = Set(contract.widgets.compactMap(\.configuration.known))
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
                methods[key, default: []].insert(method.words)
            } else if name.hasPrefix("resolve") {
                confirms[key] = confirms[key] == true || method.confirms
                if method.needsValue { needed.insert(key) }
            } else if let suffix = ["OptionsCollection", "Options"].first(where: name.hasSuffix) {
                let parameter = String(key.dropLast(suffix.count))
                options[parameter, default: []].formUnion(method.reads)
                methods[parameter, default: []].insert(method.words)
                if method.passesIntentOn { passesOn.insert(parameter) }
            }
        }
    }
}
