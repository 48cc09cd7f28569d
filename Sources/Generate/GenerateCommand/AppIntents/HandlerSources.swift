import AppIntentsGeneration
import FileAccess
import ModelGeneration
import Inputs
import ProjectReading

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
            let words = ["Intent", "provide", "default", "resolve"].map { source.bytes.firstOccurrence(of: $0.utf8) }
            guard words[0] != nil, words.dropFirst().contains(where: { $0 != nil }) else { continue }
            read(String(decoding: source.bytes, as: UTF8.self))
        }
    }

    /// Adds the methods of handlers in a source, which their signatures reveal:
    /// `func provideSoupOptionsCollection(for intent: OrderSoupIntent, …` in Swift, and in Objective-C
    /// `- (void)provideSoupOptionsCollectionForOrderSoup:(OrderSoupIntent *)intent …`.
    mutating func read(_ source: String) {
        for match in source.matches(of: /func ((?:default|provide|resolve)\w+)\(\s*for (\w+): *(?:\w+\.)*(\w+)/) {
            let body = Self.body(after: match.range.upperBound, in: source)
            add(match.output.1, of: match.output.3, reading: match.output.2, in: body)
        }
        let objectiveC = /\) *((?:default|provide|resolve)\w+): *\((?:nonnull +)?(\w+) *\*(?: *_Nonnull)? *\) *(\w+)/
        for match in source.matches(of: objectiveC) {
            let (_, selector, className, intent) = match.output
            // The selector ends with the intent's name, which the parameter's may contain too.
            let name = selector.ranges(of: "For").first { range in
                ["", "Intent"].contains { className.hasSuffix(selector[range.upperBound...] + $0) }
            }
            guard let name else { continue }
            let body = Self.body(after: match.range.upperBound, in: source)
            add(selector[..<name.lowerBound], of: className, reading: intent, in: body)
        }
    }

    /// Adds a method, which reads what follows `intent.` or `[intent ` in its body.
    private mutating func add(_ method: Substring, of type: Substring, reading intent: Substring, in body: Substring) {
        let reads = ["\(intent).", "[\(intent) "].flatMap { body.ranges(of: $0) }.map { range in
            String(body[range.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
        }
        let suffix = ["OptionsCollection", "Options"].first(where: method.hasSuffix) ?? ""
        // The three verbs have seven letters.
        let name = method.dropFirst("provide".count)
        if method.hasPrefix("default") {
            defaults["\(type).\(name)", default: []].formUnion(reads)
        } else if method.hasPrefix("resolve") {
            let confirms = body.contains("confirmationRequired")
            self.confirms["\(type).\(name)", default: false] = self.confirms["\(type).\(name)"] == true || confirms
        } else if !suffix.isEmpty {
            options["\(type).\(name.dropLast(suffix.count))", default: []].formUnion(reads)
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
