import AppIntentsGeneration
import FileAccess
import ModelGeneration
import Inputs
import ProjectReading

extension HandlerFacts {
    /// What the Swift sources of the project around definitions say about their handlers; `nil` without a project.
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
        for folder in Set(folders).sorted() { sources.add(folder, withExtension: "swift", excluding: &exclusions) }
        for source in sources.sources where source.bytes.firstOccurrence(of: "func ".utf8) != nil {
            if ["Options", "func default"].contains(where: { source.bytes.firstOccurrence(of: $0.utf8) != nil }) {
                read(String(decoding: source.bytes, as: UTF8.self))
            }
        }
    }

    /// Adds the methods of handlers in a source, which their signatures reveal:
    /// `func provideSoupOptionsCollection(for intent: OrderSoupIntent, …`. A method reads what follows `intent.` in it.
    mutating func read(_ source: String) {
        let signature = /func (default|provide)(\w+?)(OptionsCollection|Options)?\(\s*for (\w+): *(?:\w+\.)*(\w+)/
        for match in source.matches(of: signature) {
            let (_, verb, name, options, argument, className) = match.output
            guard (verb == "provide") == (options != nil) else { continue }
            let body = Self.body(after: match.range.upperBound, in: source)
            let reads = body.ranges(of: "\(argument).").map { range in
                String(body[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
            }
            let key = "\(className).\(name)"
            if options == nil {
                defaults[key, default: []].formUnion(reads)
            } else {
                self.options[key, default: []].formUnion(reads)
            }
        }
    }

    /// What the next braces enclose.
    private static func body(after start: String.Index, in source: String) -> Substring {
        guard let opening = source[start...].firstIndex(of: "{") else { return "" }
        var depth = 0
        for index in source[opening...].indices {
            if source[index] == "{" { depth += 1 }
            if source[index] == "}" { depth -= 1 }
            if depth == 0 { return source[opening...index] }
        }
        return source[opening...]
    }
}
