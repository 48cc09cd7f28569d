import Diagnostics
import IntentSchema
import StringTables
import Translations

/// Asks git which texts have changed since they were translated.
struct TranslationHistory {
    /// For each definition the history of its texts; `nil` where there is no git that knows it.
    private(set) var histories: [TextHistory?]

    /// How many commits are looked at, the newest ones.
    private static let commitLimit = 2000

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
        /// For each commit, the oldest first, the objects that files had after it, by path.
        private var steps: [[String: String]] = []
        private var objects: [String: GitObject] = [:]

        init(_ root: String, _ definitions: [DefinitionTranslations], since: String?) throws(GitRepository.Failure) {
            self.root = root
            let repository = try GitRepository(containing: root)
            let paths = definitions.flatMap { [$0.definition.path] + $0.files.map(\.path) }
                .compactMap { Self.path(of: $0, in: root) }
            // Along the main line, merges are one step each: what came together is of one age.
            var words = ["--literal-pathspecs", "log", "--first-parent", "-m", "--no-renames", "--raw", "-z"]
            words += ["--no-abbrev", "--format=%x01%H", "--reverse", "-n", String(TranslationHistory.commitLimit)]
            var base: [String: String] = [:]
            if let since {
                let commit = try repository.commit(since)
                words.append(commit + "..HEAD")
                let tree = try repository.tree(
                    of: commit,
                    extensions: ["intentdefinition", "strings", "xcstrings"],
                    below: Set(paths).sorted()
                )
                for file in tree.files { base[file.path] = file.object }
            }
            let answer: [UInt8]
            do {
                answer = try repository.run(words + ["--"] + Set(paths).sorted())
            } catch .refused where since == nil {
                // A repository without a commit.
                return
            }
            read(answer, base: base)
            objects = try repository.objects(Set(steps.flatMap(\.values)))
        }

        /// A file's path from the root; `nil` for one that is elsewhere.
        private static func path(of file: String, in root: String) -> String? {
            guard let resolved = OutputFile.resolved(file) else { return nil }
            let start = root.hasSuffix("/") ? root : root + "/"
            return resolved.hasPrefix(start) ? String(resolved.dropFirst(start.count)) : nil
        }

        /// Reads `\u{1}<commit>\0\n:<modes> <old> <new> <letter>\0<path>\0…`.
        ///
        /// - Parameter base: The objects before the first of the commits, as far as they are known.
        private mutating func read(_ answer: [UInt8], base: [String: String]) {
            var base = base
            var seen: Set<String> = []
            var pending: (old: String, new: String)?
            var commits: [[String: String]] = []
            for field in answer.split(separator: 0, omittingEmptySubsequences: true) {
                if let (old, new) = pending {
                    let path = String(decoding: field, as: UTF8.self)
                    if seen.insert(path).inserted, old.contains(where: { $0 != "0" }) { base[path] = old }
                    if new.contains(where: { $0 != "0" }), !commits.isEmpty { commits[commits.count - 1][path] = new }
                    pending = nil
                } else if field.first == 1 {
                    commits.append([:])
                } else {
                    let words = field.drop { $0 == 0x0A }.split(separator: UInt8(ascii: " "))
                    guard words.count == 5, words[0].first == UInt8(ascii: ":") else { continue }
                    pending = (String(decoding: words[2], as: UTF8.self), String(decoding: words[3], as: UTF8.self))
                }
            }
            steps = [base] + commits
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
