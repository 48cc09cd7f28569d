import Diagnostics
import FileAccess
import Git
import Translations

/// Finds texts that changed after their translation, according to git.
struct TranslationHistory {
    /// The history of each definition's texts; `nil` if git does not know it.
    private(set) var histories: [TextHistory?]
    /// The commits at which shallow clones cut off the history, by the root of the checkout.
    private(set) var cuts: [(root: String, commit: String)] = []
    /// The files with earlier versions that cannot be read, as in a clone without all contents.
    private(set) var unread: Set<String> = []

    /// - Parameter since: A revision; earlier changes do not count. With it, a missing repository is an error.
    init(of definitions: [DefinitionTranslations], since: String?) throws(CommandFailure) {
        histories = definitions.map { _ in nil }
        var roots: [String: [Int]] = [:]
        var checkouts = CheckoutRoots()
        for (index, definition) in definitions.enumerated() {
            let folder = Path.folder(of: OutputFile.resolved(definition.definition.path) ?? "")
            if let root = checkouts.root(around: folder) { roots[root, default: []].append(index) }
        }
        if roots.isEmpty, since != nil { throw .unusable("'--since' needs a git repository") }
        for (root, indices) in roots.sorted(by: { $0.key < $1.key }) {
            do throws(GitRepository.Failure) {
                let repository = try GitRepository(containing: root)
                let log = try Log(repository, indices.map { definitions[$0] }, since: since) { path in
                    Self.path(of: path, in: root)
                }
                for index in indices { histories[index] = log.history(of: definitions[index], &unread) }
                if let cut = log.cut { cuts.append((root, cut)) }
            } catch {
                if since != nil { throw .unusable("cannot read the git history of '\(root)': \(error.message)") }
            }
        }
    }

    /// - Parameter source: where the definitions and their tables are; `nil` for files on disk.
    static func of(_ definitions: [DefinitionTranslations], in source: StateSource?) -> [TextHistory?]? {
        guard case .commit(let commit, let name, let repository, _)? = source else {
            return (try? TranslationHistory(of: definitions, since: nil))?.histories
        }
        let prefix = name + ":"
        let log = try? Log(repository, definitions, since: nil, until: commit) { path in
            path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : path
        }
        var unread: Set<String> = []
        return definitions.map { log?.history(of: $0, &unread) }
    }

    /// A file's path relative to the root; `nil` if it is outside.
    private static func path(of file: String, in root: String) -> String? {
        guard let resolved = OutputFile.resolved(file) else { return nil }
        let start = root.hasSuffix("/") ? root : root + "/"
        return resolved.hasPrefix(start) ? String(resolved.dropFirst(start.count)) : nil
    }

    /// What the commits of a repository changed in some definitions and their tables.
    private struct Log {
        /// The files' objects after each commit, oldest first, by the current paths of the files.
        private var steps: [[String: String]] = []
        private(set) var cut: String?
        private let repository: GitRepository
        /// Returns a file's path from the root of the repository; `nil` if it is outside.
        private let place: (_ path: String) -> String?

        init(
            _ repository: GitRepository,
            _ definitions: [DefinitionTranslations],
            since: String?,
            until end: String = "HEAD",
            _ place: @escaping (_ path: String) -> String?
        ) throws(GitRepository.Failure) {
            (self.repository, self.place) = (repository, place)
            let paths = definitions.flatMap(\.paths).compactMap(place)
            let start: String?
            if let since { start = try repository.commit(since) } else { start = nil }
            let extensions = ["intentdefinition"] + TableFormat.fileExtensions
            do {
                let log = try FileLog(of: Set(paths), extensions: extensions, in: repository, since: start, until: end)
                (steps, cut) = (log.steps, log.cut)
            } catch .refused where since == nil {
                // The repository has no commits.
                return
            }
        }

        private static let batchSize = 16

        /// The history of a definition up to the work tree.
        ///
        /// - Parameter unread: gets the files with versions that cannot be read.
        func history(of translations: DefinitionTranslations, _ unread: inout Set<String>) -> TextHistory? {
            let places = translations.paths.map { (path: $0, place: place($0)) }
            guard places[0].place != nil else { return nil }
            var missing: Set<String> = []
            // Read long histories in batches to limit memory use.
            let batches = stride(from: 0, to: steps.count, by: Self.batchSize).lazy.map { start in
                let steps = steps[start..<min(start + Self.batchSize, steps.count)]
                let wanted = steps.flatMap { step in places.compactMap { $0.place.flatMap { step[$0] } } }
                let objects = (try? repository.objects(wanted)) ?? [:]
                return steps.map { step in
                    var state: [String: [UInt8]] = [:]
                    for (path, place) in places {
                        guard let object = place.flatMap({ step[$0] }) else { continue }
                        if case .contents(let bytes)? = objects[object] {
                            state[path] = bytes
                        } else {
                            missing.insert(path)
                        }
                    }
                    return state
                }
            }
            let history = TextHistory(of: translations, states: batches.joined())
            unread.formUnion(missing)
            return history
        }
    }
}

extension DefinitionTranslations {
    fileprivate var paths: [String] { [definition.path] + files.map(\.path) }
}
