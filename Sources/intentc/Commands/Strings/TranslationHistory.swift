import Diagnostics
import FileAccess
import Git
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
        var checkouts = CheckoutRoots()
        for (index, definition) in definitions.enumerated() {
            let folder = Path.folder(of: OutputFile.resolved(definition.definition.path) ?? "")
            if let root = checkouts.root(around: folder) { roots[root, default: []].append(index) }
        }
        if roots.isEmpty, since != nil { throw .unusable("'--since' needs a git repository") }
        for (root, indices) in roots.sorted(by: { $0.key < $1.key }) {
            do throws(GitRepository.Failure) {
                let log = try Log(root, indices.map { definitions[$0] }, since: since)
                for index in indices { histories[index] = log.history(of: definitions[index]) }
            } catch {
                if since != nil { throw .unusable("cannot read the git history of '\(root)': \(error.message)") }
            }
        }
    }

    /// What the commits of a repository did to some definitions and their tables.
    private struct Log {
        private let root: String
        /// For each commit, the oldest first, the objects that files had after it, by the paths that they have now.
        private var steps: [[String: String]] = []
        private let repository: GitRepository

        init(_ root: String, _ definitions: [DefinitionTranslations], since: String?) throws(GitRepository.Failure) {
            self.root = root
            repository = try GitRepository(containing: root)
            let paths = definitions.flatMap(\.paths).compactMap { Self.path(of: $0, in: root) }
            let start: String?
            if let since { start = try repository.commit(since) } else { start = nil }
            let extensions = ["intentdefinition"] + TableFormat.fileExtensions
            do {
                steps = try FileLog(of: Set(paths), extensions: extensions, in: repository, since: start).steps
            } catch .refused where since == nil {
                // A repository without a commit.
                return
            }
        }

        private static let stretch = 16

        /// A file's path from the root; `nil` for one that is elsewhere.
        private static func path(of file: String, in root: String) -> String? {
            guard let resolved = OutputFile.resolved(file) else { return nil }
            let start = root.hasSuffix("/") ? root : root + "/"
            return resolved.hasPrefix(start) ? String(resolved.dropFirst(start.count)) : nil
        }

        /// The history of a definition up to what is in the work tree.
        func history(of translations: DefinitionTranslations) -> TextHistory? {
            let places = translations.paths.map { (path: $0, place: Self.path(of: $0, in: root)) }
            guard places[0].place != nil else { return nil }
            // Of long histories not all is held at once.
            let stretches = stride(from: 0, to: steps.count, by: Self.stretch).lazy.map { start in
                let steps = steps[start..<min(start + Self.stretch, steps.count)]
                let wanted = steps.flatMap { step in places.compactMap { $0.place.flatMap { step[$0] } } }
                let objects = (try? repository.objects(wanted)) ?? [:]
                return steps.map { step in
                    var state: [String: [UInt8]] = [:]
                    for (path, place) in places {
                        if let object = place.flatMap({ step[$0] }), case .contents(let bytes)? = objects[object] {
                            state[path] = bytes
                        }
                    }
                    return state
                }
            }
            return TextHistory(of: translations, states: stretches.joined())
        }
    }
}

extension DefinitionTranslations {
    fileprivate var paths: [String] { [definition.path] + files.map(\.path) }
}
