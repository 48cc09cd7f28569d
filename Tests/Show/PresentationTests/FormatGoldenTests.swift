import Diagnostics
import Foundation
import IntentSchema
import Presentation
import TestSupport
import Testing

/// Definitions in each format of `intentc show`.
@Suite struct ShowGolden {
    static let definitions = Project.files(below: Project.schemas, withExtension: "intentdefinition")
    /// The definitions that together have everything that `show` prints about those in `Schemas`.
    private static let shown = ["ClassNames", "EveryType", "MusicWidgets", "OrderCoffee"]
    /// Those that are goldens as a whole; of the others, it is what differs from value to value. Their Markdown has every
    /// part of a page; its words are those of the text.
    private static let whole = ["ClassNames", "OrderCoffee"]
    private static let members = ["name", "type", "isArray", "arraySizes", "control", "options", "parent"]
    private static let folder = Project.root.appendingPathComponent("Tests/Show/PresentationTests/Golden")

    private static func schemas(_ file: URL) throws -> [Schema] {
        let path = "Schemas/" + file.path.dropFirst(Project.schemas.path.count + 1)
        return try [SampleSchema.read(path, [UInt8](try Data(contentsOf: file)))]
    }

    @Test func definitionsAreShownAsTheirGoldensSay() throws {
        var goldens: [(name: String, contents: String)] = []
        for name in Self.shown {
            let schemas = try Self.schemas(Project.schemas.appendingPathComponent("\(name).intentdefinition"))
            let text = String(decoding: PlainTextPage.text(schemas), as: UTF8.self)
            let isWhole = Self.whole.contains(name)
            goldens.append(("\(name).txt", isWhole ? text : Self.differences(text)))
            let json = String(decoding: DefinitionJSON.text(schemas), as: UTF8.self)
            if isWhole {
                goldens.append(("\(name).json", foldedJSON(json)))
                goldens.append(("\(name).md", String(decoding: MarkdownPage.text(schemas), as: UTF8.self)))
            } else {
                goldens.append(("\(name).values.txt", Self.values(json)))
            }
        }
        try expectGoldens(goldens, in: Self.folder)
    }

    /// The lines that are not the same for a parameter of any type, apart from its words.
    private static func differences(_ text: String) -> String {
        text.split(separator: "\n").filter {
            !$0.contains(#/^ +(?:display name|resolved by|Siri, to ask|dynamic options)\b/#)
        }
        .map { $0 + "\n" }.joined()
    }

    /// A line for each name, with those of its members that differ from value to value.
    private static func values(_ json: String) -> String {
        var lines: [String] = []
        /// The indentation of the member whose end is not read yet.
        var open: Int?
        for line in json.split(separator: "\n") {
            let content = line.drop { $0 == " " }
            let indentation = line.count - content.count
            if open == nil {
                guard let member = members.first(where: { content.hasPrefix("\"\($0)\": ") }) else { continue }
                if member == "name" { lines.append("") }
                if content.hasSuffix("{") || content.hasSuffix("[") { open = indentation }
            } else if open == indentation {
                open = nil
            }
            lines[lines.count - 1] += (lines.last?.isEmpty == false ? " " : "") + content
        }
        return lines.joined(separator: "\n") + "\n"
    }

    /// Each key and each word for a kind that `show` prints about a definition is in a golden.
    @Test func goldensHaveAllThereIsToShow() throws {
        func words(_ value: Any, _ path: String = "") -> Set<String> {
            switch value {
            case let dictionary as [String: Any]:
                dictionary.reduce(into: []) { $0.formUnion(words($1.value, "\(path).\($1.key)")) }
            case let list as [Any]: list.reduce(into: []) { $0.formUnion(words($1, path)) }
            case let word as String where path.hasSuffix(".kind"): ["\(path) \(word)"]
            default: [path]
            }
        }
        func words(_ files: [URL]) throws -> Set<String> {
            try files.reduce(into: []) { result, file in
                let data = Data(DefinitionJSON.text(try Self.schemas(file)))
                result.formUnion(words(try JSONSerialization.jsonObject(with: data)))
            }
        }
        func words(_ names: [String]) throws -> Set<String> {
            try words(Self.definitions.filter { names.contains($0.deletingPathExtension().lastPathComponent) })
        }
        let parts = Self.members.map { ".\($0)" }
        let shown = try words(Self.shown).filter { word in parts.contains { word.contains($0) } }
        #expect(try words(Self.definitions).subtracting(shown).subtracting(words(Self.whole)).sorted() == [])
    }

    @Test(arguments: definitions)
    func theDataIsAsItsSchemaSays(_ file: URL) throws {
        let schema = Project.root.appendingPathComponent("Docs/show.schema.json")
        let checker = try JSONSchemaChecker(try Data(contentsOf: schema))
        let violations = try checker.violations(Data(DefinitionJSON.text(try Self.schemas(file))))
        #expect(violations == [])
    }

    /// The text does not depend on order, IDs, or tool versions.
    @Test func theTextOfEquallyMeantFilesIsEqual() throws {
        for file in Self.definitions {
            let bytes = [UInt8](try Data(contentsOf: file))
            let schema = try SampleSchema.read("A.intentdefinition", bytes)
            var other = schema
            other.intents.reverse()
            other.namespace = "other"
            for index in other.intents.indices {
                other.intents[index].title.id = "other"
                other.intents[index].summaries.reverse()
                other.intents[index].shortcuts.reverse()
            }
            #expect(PlainTextPage.text([other]) == PlainTextPage.text([schema]), "\(file.lastPathComponent)")
        }
    }
}

enum SampleSchema {
    struct HasErrors: Error {
        var findings: [String]
    }

    static func read(_ path: String, _ bytes: [UInt8]) throws -> Schema {
        let compiled = Frontend.link([Frontend.load(SourceText(path: path, bytes: bytes))])[0]
        guard let schema = compiled.schema else { throw HasErrors(findings: compiled.diagnostics.map(\.message)) }
        return schema
    }
}
