import Diagnostics
import IntentSchema

/// The examples of one kind of finding.
public struct RuleExamples: Sendable {
    /// Each gives at least one finding of the kind, and none of another kind.
    public let triggering: [RuleExample]
    /// Each gives no finding at all.
    public let passing: [RuleExample]
}

/// A small definition, with the files around it where they matter.
public struct RuleExample: Sendable {
    /// Files in their order. The definitions among them are linted together; the first is the one that the example is about.
    public let files: [File]

    /// One file of an example.
    public struct File: Sendable {
        /// The path, such as `Base.lproj/Intents.intentdefinition`.
        public let path: String
        /// What an author would write: a definition in the short notation, or the text of another file as it is.
        public let shown: String
        /// Whether `shown` is the short notation.
        public let isNotation: Bool
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
            File(path: file.key, shown: file.value, isNotation: file.key.hasSuffix(".intentdefinition"))
        }
        return RuleExample(files: [File(path: path, shown: notation, isNotation: true)] + others)
    }

    /// Intents in the short notation, and nothing else in the definition.
    static func intents(_ notation: String, with files: KeyValuePairs<String, String> = [:]) -> RuleExample {
        let path = files.isEmpty ? "Intents.intentdefinition" : "Base.lproj/Intents.intentdefinition"
        let lines = notation.split(separator: "\n", omittingEmptySubsequences: false).map { "    \($0)\n" }
        return definition("INIntents: [\n\(lines.joined())]", at: path, with: files)
    }

    /// A file given as it is, for what is wrong with the file itself.
    static func text(_ text: String) -> RuleExample {
        RuleExample(files: [File(path: "Intents.intentdefinition", shown: text, isNotation: false)])
    }

    /// A file around a definition, by itself.
    static func file(_ path: String, _ text: String) -> RuleExample {
        RuleExample(files: [File(path: path, shown: text, isNotation: false)])
    }

    /// The files with the bytes that they would have on disk.
    public var sources: [SourceText] {
        files.map { file in
            SourceText(
                path: file.path,
                bytes: file.isNotation ? ExampleTemplate.xml(file.shown) : Array(file.shown.utf8)
            )
        }
    }

    /// Lints the example with every rule.
    public func lint() -> [Diagnostic] {
        let sources = self.sources
        let definitions = sources.filter { $0.path.hasSuffix(".intentdefinition") }
        guard !definitions.isEmpty else { return sources.flatMap(SurroundingFileExamples.findings) }
        let compiled = Lint.link(definitions.map { Frontend.load($0) })
        return Lint.run(compiled.map { LintInput($0, neighbours: files.map(\.path)) })
    }
}
