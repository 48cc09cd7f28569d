import Diagnostics
import FileAccess
import Git
import IntentSchema
import StringTables
import Translations

/// Asks git which texts have changed since they were translated.
struct TranslationHistory {
    /// For each definition the history of its texts; `nil` where there is no git that knows it.
    private(set) var histories: [TextHistory?]

    /// - Parameter since: A revision; what changed before it counts as unchanged. Then a missing repository is an error.
    init(of definitions: [DefinitionTranslations], since: String?) throws(CommandFailure) {
        histories = definitions.map { _ in nil }
        var roots: [String: [Int]] = [:]
        var known: [String: String?] = [:]
        for (index, definition) in definitions.enumerated() {
            let folder = Path.folder(of: OutputFile.resolved(definition.definition.path) ?? "")
            if let root = Self.repository(around: folder, &known) { roots[root, default: []].append(index) }
        }
        if roots.isEmpty, since != nil { throw .unusable("'--since' needs a git repository") }
        for (root, indices) in roots.sorted(by: { $0.key < $1.key }) {
            do throws(GitRepository.Failure) {
                let log = try Log(root, indices.map { definitions[$0] }, since: since)
                for index in indices { histories[index] = log.history(of: definitions[index]) }
            } catch {
                if since != nil { throw .unusable("cannot ask git about '\(root)': \(error.message)") }
            }
        }
    }

    /// The nearest folder upwards that has `.git`, found without starting a program.
    private static func repository(around folder: String, _ known: inout [String: String?]) -> String? {
        if folder.isEmpty { return nil }
        if let root = known[folder] { return root }
        let root: String? =
            DefinitionSearch.exists(Path.joined(folder, ".git"))
            ? folder : folder == "/" ? nil : repository(around: Path.folder(of: folder), &known)
        known[folder] = root
        return root
    }

    /// What the commits of a repository did to some definitions and their tables.
    private struct Log {
        private let root: String
        /// For each commit, the oldest first, the objects that files had after it, by the paths that they have now.
        private var steps: [[String: String]] = []
        private var objects: [String: GitObject] = [:]

        init(_ root: String, _ definitions: [DefinitionTranslations], since: String?) throws(GitRepository.Failure) {
            self.root = root
            let repository = try GitRepository(containing: root)
            let paths = definitions.flatMap { [$0.definition.path] + $0.files.map(\.path) }
                .compactMap { Self.path(of: $0, in: root) }
            let start: String?
            if let since { start = try repository.commit(since) } else { start = nil }
            let extensions = ["intentdefinition", "strings", "xcstrings"]
            do {
                steps = try FileLog(of: Set(paths), extensions: extensions, in: repository, since: start).steps
            } catch .refused where since == nil {
                // A repository without a commit.
                return
            }
            objects = try repository.objects(Set(steps.flatMap(\.values)))
        }

        /// A file's path from the root; `nil` for one that is elsewhere.
        private static func path(of file: String, in root: String) -> String? {
            guard let resolved = OutputFile.resolved(file) else { return nil }
            let start = root.hasSuffix("/") ? root : root + "/"
            return resolved.hasPrefix(start) ? String(resolved.dropFirst(start.count)) : nil
        }

        /// The history of a definition up to what is in the work tree.
        func history(of translations: DefinitionTranslations) -> TextHistory? {
            let files = [translations.definition.path] + translations.files.map(\.path)
            let places = files.map { Self.path(of: $0, in: root) }
            guard let definitionPlace = places[0] else { return nil }
            var history = TextHistory()
            for step in steps {
                if let object = step[definitionPlace], case .contents(let bytes)? = objects[object] {
                    let source = SourceText(path: translations.definition.path, bytes: bytes)
                    if let definition = Frontend.load(source).definition {
                        history.add(texts: Self.texts(of: definition))
                    }
                }
                for (file, place) in zip(translations.files, places.dropFirst()) {
                    guard let place, let object = step[place], case .contents(let bytes)? = objects[object] else {
                        continue
                    }
                    let source = SourceText(path: file.path, bytes: bytes)
                    Self.add(StringTableReader.read(source, language: file.language), to: &history, place)
                }
                history.advance()
            }
            history.add(texts: Self.texts(of: translations.definition))
            for file in translations.files { Self.add(file.contents, to: &history, file.path) }
            return history
        }

        private static func texts(of definition: Definition) -> [String: String] {
            var texts: [String: String] = [:]
            for use in definition.localizedTexts {
                guard let id = use.text.id?.value, let text = use.text.text?.value, texts[id] == nil else { continue }
                texts[id] = text
            }
            return texts
        }

        private static func add(_ read: StringTableReader.Result, to history: inout TextHistory, _ name: String) {
            for table in read.tables {
                let rows = table.entries.compactMap { entry in entry.text.map { (entry.key, $0) } }
                history.add(rows: Dictionary(rows) { _, last in last }, of: table.language, table: name)
            }
        }
    }
}
