import Diagnostics
import IntentSchema
import Product
import RuleSettings
import Translations

package struct RuleExamples: Sendable {
    /// Each produces at least one finding of the kind and none of another kind.
    package let triggering: [RuleExample]
    /// Each produces no findings at all.
    package let passing: [RuleExample]
}

/// A small definition, with surrounding files if they matter. In an example that triggers a rule, `↓` marks the
/// location of the finding and is not part of the file.
package struct RuleExample: Sendable {
    /// The files, in order. The definitions are linted together; the example is about the first file.
    package let files: [File]
    package var expectations = Expectations()
    var project: ProjectSurroundings?
    /// The file that the finding is about as a whole, without a marked location.
    package var wholeFile: String?

    package struct File: Sendable {
        package let path: String
        /// A definition in the short notation, or the literal text of another file.
        package let shown: String
        package let isNotation: Bool
        /// The byte offsets in `shown` where a `↓` was.
        package let marks: [Int]

        init(path: String, marked: String, isNotation: Bool) {
            let parts = marked.split(separator: "↓", omittingEmptySubsequences: false)
            self.path = path
            self.shown = parts.joined()
            self.isNotation = isNotation
            var end = 0
            marks = parts.dropLast().map { part in
                end += part.utf8.count
                return end
            }
        }
    }

    /// A definition in the short notation of `ExampleNotation`, with literal other files.
    ///
    /// - Parameters:
    ///   - notation: The relevant part of the definition. The rest is filled in as Xcode would.
    ///   - path: The path of the definition.
    ///   - files: The surrounding files. Those with the extension `.intentdefinition` are in the short notation, too.
    static func definition(
        _ notation: String,
        at path: String = "Intents.intentdefinition",
        with files: KeyValuePairs<String, String> = [:]
    ) -> RuleExample {
        let others = files.map { file in
            File(path: file.key, marked: file.value, isNotation: file.key.hasSuffix(".intentdefinition"))
        }
        return RuleExample(files: [File(path: path, marked: notation, isNotation: true)] + others)
    }

    /// A definition with only these intents, in the short notation.
    static func intents(
        _ notation: String,
        with files: KeyValuePairs<String, String> = [:]
    ) -> RuleExample {
        let path = files.isEmpty ? "Intents.intentdefinition" : "Base.lproj/Intents.intentdefinition"
        let lines = notation.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }
        return definition("INIntents: [\n\(lines.joined())]", at: path, with: files)
    }

    /// An intent with only its name and some lines in the short notation.
    static func order(_ lines: String..., with files: KeyValuePairs<String, String> = [:]) -> RuleExample {
        .intents("{\n    Name: OrderSoup\n" + lines.map { "    \($0)\n" }.joined() + "}", with: files)
    }

    /// An intent whose title is translated by tables.
    static func titled(
        with files: KeyValuePairs<String, String> = ["de.lproj/Intents.strings": #""aB3dE6" = "Suppe bestellen";"#]
    ) -> RuleExample {
        .intents("{ Name: OrderSoup, TitleID: aB3dE6 }", with: files)
    }

    /// An enumeration and a parameter that uses it.
    static func enumeration(_ notation: String) -> RuleExample {
        let parameter = "{ Name: size, EnumType: Size }"
        return .definition("INEnums: [{ \(notation) }]\nINIntents: [{ Name: OrderSoup, Parameters: [\(parameter)] }]")
    }

    /// The same example with an Xcode version that the configuration pins.
    func pinning(tools: String) -> RuleExample { with { $0.expectations.toolVersions.tools = tools } }

    /// The same example with languages that the configuration requires.
    func expecting(_ languages: [String]) -> RuleExample {
        with { $0.expectations.languageStates = Dictionary(uniqueKeysWithValues: languages.map { ($0, .complete) }) }
    }

    func inProject(_ change: (inout ProjectSurroundings) -> Void) -> RuleExample {
        var project = ProjectSurroundings(path: "Soup.xcodeproj")
        // Its code handles its intents.
        project.isNamedInCode = { $0.hasSuffix("Intent") }
        change(&project)
        return with { $0.project = project }
    }

    /// The same example with a finding about a file as a whole.
    func about(file: String) -> RuleExample { with { $0.wholeFile = file } }

    private func with(_ change: (inout RuleExample) -> Void) -> RuleExample {
        var example = self
        change(&example)
        return example
    }

    /// A single file with its literal text.
    static func file(_ path: String, _ text: String) -> RuleExample {
        RuleExample(files: [File(path: path, marked: text, isNotation: false)])
    }

    /// The files as they would be on disk. Tables get rows for the texts that they do not mention.
    package var sources: [SourceText] {
        var written = files.map { file in
            SourceText(path: file.path, bytes: file.isNotation ? ExampleTemplate.xml(file.shown) : [])
        }
        if files.allSatisfy(\.isNotation) { return written }
        let texts = files[0].isNotation ? Frontend.load(written[0]).definition?.localizedTexts ?? [] : []
        for (index, file) in files.enumerated() where !file.isNotation {
            let bytes = ExampleTable.bytes(path: file.path, file.shown, texts: texts)
            written[index] = SourceText(path: file.path, bytes: bytes)
        }
        return written
    }

    package func lint() -> [Diagnostic] { lint(sources) }

    /// Lints other contents of the example's files, such as the result of fixes.
    package func lint(_ sources: [SourceText]) -> [Diagnostic] {
        let names = files.map(\.path)
        let definitions = sources.filter { $0.path.hasSuffix(".intentdefinition") }
        guard !definitions.isEmpty else { return sources.flatMap(SurroundingFileExamples.findings) }
        let compiled = Frontend.link(definitions.map { Frontend.load($0, correctsKeys: true) }, for: .separateModules)
        let inputs = compiled.map { compiled in
            let neighbours = NeighbouringFiles(definitionPath: compiled.loaded.source.path, names: names)
            func read(_ files: [NeighbouringFiles.Table]) -> [TableFile] {
                files.compactMap { file in
                    sources.first { $0.path == file.name }
                        .map { TableFile($0, language: file.language) }
                }
            }
            return LintInput(
                compiled,
                neighbours: names,
                tables: read(neighbours.tableFiles.filter { !$0.isWronglyNamed }),
                phrases: read(neighbours.phraseFiles),
                project: project
            )
        }
        return Linter.run(inputs, expecting: expectations)
    }
}

extension RuleExample: ExpressibleByStringLiteral {
    package init(stringLiteral text: String) { self.init(text) }

    /// A definition in the short notation, or its intents if the text begins with a brace.
    init(_ text: String) { self = text.hasPrefix("{") ? .intents(text) : .definition(text) }
}
