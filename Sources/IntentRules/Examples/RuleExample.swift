import Diagnostics
import IntentSchema
import StringTables

package struct RuleExamples: Sendable {
    /// Each gives at least one finding of the kind, and none of another kind.
    package let triggering: [RuleExample]
    /// Each gives no finding at all.
    package let passing: [RuleExample]
}

/// A small definition, with the files around it where they matter. In an example that triggers a rule a `↓` marks the place of
/// the finding; it is not part of the file.
package struct RuleExample: Sendable {
    /// Files in their order. The definitions among them are linted together; the first is the one that the example is about.
    package let files: [File]
    package var expectations = Expectations()
    var project: ProjectSurroundings?
    /// The file that the finding is about as a whole, so that no place in it is marked.
    package var wholeFile: String?

    package struct File: Sendable {
        package let path: String
        /// What an author would write: a definition in the short notation, or the text of another file as it is.
        package let shown: String
        package let isNotation: Bool
        /// The bytes of `shown` at which a `↓` was.
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

    /// A definition in the short notation of `ExampleNotation`, and other files as they are.
    ///
    /// - Parameters:
    ///   - notation: What the definition says as far as it matters; the rest is filled in the way Xcode does.
    ///   - path: Where the definition lies.
    ///   - files: The files around it; those whose names end in `.intentdefinition` are in the short notation too.
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

    /// Intents in the short notation, and nothing else in the definition.
    static func intents(
        _ notation: String,
        with files: KeyValuePairs<String, String> = [:]
    ) -> RuleExample {
        let path = files.isEmpty ? "Intents.intentdefinition" : "Base.lproj/Intents.intentdefinition"
        let lines = notation.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }
        return definition("INIntents: [\n\(lines.joined())]", at: path, with: files)
    }

    /// An intent with nothing but its name and what some lines of the short notation say.
    static func order(_ lines: String..., with files: KeyValuePairs<String, String> = [:]) -> RuleExample {
        .intents("{\n    Name: OrderSoup\n" + lines.map { "    \($0)\n" }.joined() + "}", with: files)
    }

    /// An intent whose title tables translate.
    static func titled(
        with files: KeyValuePairs<String, String> = ["de.lproj/Intents.strings": #""aB3dE6" = "Suppe bestellen";"#]
    ) -> RuleExample {
        .intents("{ Name: OrderSoup, TitleID: aB3dE6 }", with: files)
    }

    /// An enumeration that a parameter uses.
    static func enumeration(_ notation: String) -> RuleExample {
        let parameter = "{ Name: size, EnumType: Size }"
        return .definition("INEnums: [{ \(notation) }]\nINIntents: [{ Name: OrderSoup, Parameters: [\(parameter)] }]")
    }

    /// The same example with a version of the tools that the configuration pins.
    func pinning(tools: String) -> RuleExample { with { $0.expectations.toolVersions.tools = tools } }

    /// The same example with languages that the configuration wants.
    func expecting(_ languages: [String]) -> RuleExample {
        with { $0.expectations.languageStates = Dictionary(uniqueKeysWithValues: languages.map { ($0, .complete) }) }
    }

    func inProject(_ change: (inout ProjectSurroundings) -> Void) -> RuleExample {
        var project = ProjectSurroundings(path: "Soup.xcodeproj")
        change(&project)
        return with { $0.project = project }
    }

    /// The same example with a finding that is about a file as a whole.
    func about(file: String) -> RuleExample { with { $0.wholeFile = file } }

    private func with(_ change: (inout RuleExample) -> Void) -> RuleExample {
        var example = self
        change(&example)
        return example
    }

    /// A file given as it is, by itself.
    static func file(_ path: String, _ text: String) -> RuleExample {
        RuleExample(files: [File(path: path, marked: text, isNotation: false)])
    }

    /// The files with the bytes that they would have on disk. Tables are filled up with rows for what they do not mention.
    package var sources: [SourceText] {
        var texts: [LocalizedTextUse] = []
        if let first = files.first, first.isNotation {
            let definition = SourceText(path: first.path, bytes: ExampleTemplate.xml(first.shown))
            texts = Frontend.load(definition).definition?.localizedTexts ?? []
        }
        return files.map { file in
            let bytes =
                file.isNotation
                ? ExampleTemplate.xml(file.shown) : ExampleTable.bytes(path: file.path, file.shown, texts: texts)
            return SourceText(path: file.path, bytes: bytes)
        }
    }

    package func lint() -> [Diagnostic] { lint(sources) }

    /// Lints other contents of the example's files, such as those that fixes give.
    package func lint(_ sources: [SourceText]) -> [Diagnostic] {
        let names = files.map(\.path)
        let definitions = sources.filter { $0.path.hasSuffix(".intentdefinition") }
        guard !definitions.isEmpty else { return sources.flatMap(SurroundingFileExamples.findings) }
        let compiled = Frontend.link(definitions.map { Frontend.load($0) }, for: .separateModules)
        let inputs = compiled.map { compiled in
            let neighbours = NeighbouringFiles(definitionPath: compiled.loaded.source.path, names: names)
            func read(_ files: [NeighbouringFiles.TableFile]) -> [StringTableReader.Result] {
                files.compactMap { file in
                    sources.first { $0.path == file.name }
                        .map { StringTableReader.read($0, language: file.language) }
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

    /// A definition in the short notation, or the intents of one.
    init(_ text: String) { self = text.hasPrefix("{") ? .intents(text) : .definition(text) }
}
