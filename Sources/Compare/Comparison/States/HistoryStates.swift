import Diagnostics
import FileAccess
import Git
import Inputs
import IntentSchema
import Product
import ProjectReading
import SavedContract
import SwiftDeclarations

/// The states of a history, each made from the one before it.
package struct HistoryStates {
    private let history: DefinitionHistory
    private let exclusions: SearchExclusions
    private let areReleases: Bool
    private var files: [String: String]
    /// Those of the files that are definitions or cannot be read.
    private var shown: [String: String] = [:]
    /// The loaded definitions, by object. Each is read once.
    private var loaded: [String: Frontend.Loaded] = [:]
    private var code = CodeHistory()
    /// What the current state builds; `nil` while there is nothing that could be built.
    private var product: Product? { didSet { identifiers = product.map { .init($0) } ?? .init() } }
    private var identifiers = SavedContract.BundleIdentifiers()
    /// What the states after the next steps build, by the number of steps before them, where a step may change that.
    private var products: [Int: Product] = [:]
    /// Whether the sources left out depend on the state before, too.
    private var isBetweenProducts = false
    /// Why objects cannot be read.
    private var unread: [String: String] = [:]
    /// Whether a state so far has something that people could have saved.
    private var hasContents = false
    /// The position of the next step.
    private var position = 0
    /// The position after the last step that was read.
    private var end = 0

    /// How many steps to read at once: enough for all cores, and few enough for long histories of large files.
    private static let batchSize = 64

    /// A commit or release, with the states before and after it.
    package struct Step {
        package let commit: DefinitionHistory.Commit
        /// The name of the state before it in reports.
        package let nameBefore: String
        /// `nil` if both are the same.
        package let states: StatePair?
        /// The commit or release, as headings name it.
        package let title: String
    }

    /// - Parameters: as for `DefinitionHistory`.
    package init(
        of range: String?,
        tags: String?,
        at paths: [String],
        mayBeNew: Bool = false,
        excluding exclusions: SearchExclusions
    ) throws(CommandFailure) {
        (self.exclusions, areReleases) = (exclusions, tags != nil)
        history = try DefinitionHistory(of: range, tags: tags, at: paths, mayBeNew: mayBeNew, excluding: exclusions)
        files = history.start.filter { Self.isCode($0.key) || Product.isRead($0.key) }
    }

    /// What no comparison of the history can look at.
    package var gaps: [Gap] {
        history.failures.map { Gap($0, of: $0.location.path, hiding: .everything) }
            + history.closedSubmodules.sorted().map(Gap.init(ofSubmodule:))
    }

    /// Whether none of the states so far has anything that people could have saved.
    package var areOfNothing: Bool { !hasContents }

    private var count: Int { history.commits.count }

    /// The number of commits or releases that have one before them to be compared with.
    package var comparisonCount: Int { history.commits.count { $0.parent != nil } }

    /// The next step, oldest first; `nil` at the end.
    ///
    /// - Parameter isNeeded: whether to return the states even if they are the same.
    package mutating func next(isNeeded: Bool = false) throws(CommandFailure) -> Step? {
        // A history without steps has one state.
        guard position < max(count, 1) else { return nil }
        if position >= end { try read() }
        if let first = products.removeValue(forKey: position) {
            product = first
            code.follow(first)
        }
        if position == 0 { _ = try advance(files.mapValues(Optional.some), isNeeded: true) }
        guard position < count else { return nil }
        let commit = history.commits[position]
        Progress.note("comparing", "\(commit.shortName) \(commit.subject)")
        let isFollowing = position > 0 && history.commits[position - 1].name == commit.parent
        let parent = commit.parent.map(GitRepository.shortName) ?? ""
        let name = isFollowing ? history.commits[position - 1].shortName : parent
        let before = shown
        let (formerProduct, formerIdentifiers) = (product, identifiers)
        position += 1
        for (path, object) in commit.changes {
            files[path] = object
            shown[path] = object.flatMap { isShown($0) ? $0 : nil }
        }
        let changes = try followProduct(commit.changes)
        let definitions = isBetweenProducts ? shown.keys.filter { $0.hasSuffix(".intentdefinition") } : []
        let left = formerProduct.flatMap { product?.leftDefinitions(among: definitions, since: $0) } ?? [:]
        // What cannot be read may declare anything, before or now.
        let (formerUnread, unreadFiles) = (formerProduct?.unreadFiles ?? [], product?.unreadFiles ?? [])
        let isOfProjects = formerUnread != unreadFiles
        let isCompared = commit.changes.contains { path, object in
            path.hasSuffix(".intentdefinition")
                || [before[path], object].contains { $0.map { unread[$0] != nil } == true }
        }
        let step = try advance(
            changes,
            isNeeded: isNeeded || isCompared || isOfProjects || !left.isEmpty || formerIdentifiers != identifiers,
            isWhole: !unreadFiles.isEmpty
        )
        let states = step.map { step in
            var (contractBefore, contract) = (step.before.contract, step.now.contract)
            (contractBefore.identifiers, contract.identifiers) = (formerIdentifiers, identifiers)
            let present = commit.shortName
            let codeBefore = ProjectCode(contractBefore, of: name, now: present, step.before.sources)
            let codeNow = ProjectCode(contract, of: present, now: present, step.now.sources)
            var old = state(of: commit.parent ?? name, before, codeBefore, named: name, now: present)
            let built = shown.filter { left[$0.key] == nil }
            var new = state(of: commit.name, built, codeNow, named: present, now: present)
            addGaps(of: formerProduct, to: &old, named: name)
            addGaps(of: product, to: &new, named: present)
            (old.excluded, new.excluded) = (history.excluded.subtracting(commit.newlyExcluded), history.excluded)
            old.oldestSystems = oldestSystems(of: formerProduct)
            new.oldestSystems = oldestSystems(of: product)
            new.leftDefinitions = left
            new.unbuilt = step.unbuilt.map { SourceText(path: "\(present):\($0.path)", bytes: $0.bytes) }
            let updated = commit.submodules.filter { $0.value != nil }.keys.filter(history.closedSubmodules.contains)
            new.gaps += updated.sorted().map { path in
                // A note about the whole history says so.
                var gap = Gap(ofSubmodule: path)
                gap.weight = .named
                return gap
            }
            var states = StatePair(old, new, baseName: name)
            if let parent = commit.parent { states.tags = { [history] in history.tags(before: parent) } }
            return states
        }
        let words = areReleases ? ", compared with \(name)" : " \(commit.subject)"
        let title = "\(commit.shortName) \(commit.date)\(words)"
        return Step(commit: commit, nameBefore: name, states: states, title: title)
    }

    private func addGaps(of product: Product?, to state: inout ProjectState, named name: String) {
        guard let product, !product.unreadFiles.isEmpty else { return }
        let declaring = state.contract.paths.map { String($0.dropFirst(name.count + 1)) }
        state.add(product.gaps(around: state.definitions.files.map(\.relativePath) + declaring) { "\(name):\($0)" })
    }

    private func oldestSystems(of product: Product?) -> () -> OldestSystems? {
        let folders = history.folders.isEmpty ? [""] : history.folders
        return {
            product?.oldestSystems(below: folders) { shown in
                shown.firstIndex(of: ":").map { String(shown[shown.index(after: $0)...]) }
            }
        }
    }

    /// Follows what the current state builds, and adds the sources that are now built, or no longer.
    private mutating func followProduct(_ changes: [String: String?]) throws(CommandFailure) -> [String: String?] {
        guard product != nil else { return changes }
        let new = products.removeValue(forKey: position)
        guard new != nil || isBetweenProducts || code.keepsMovedSource else { return changes }
        if let new { product = new }
        isBetweenProducts = new != nil
        // What only one of the states knows must not look like a change.
        let corrections = code.compare(with: new)
        if !corrections.isEmpty { _ = try advance(corrections, isNeeded: false) }
        return changes.merging(code.followOther()) { own, _ in own }
    }

    /// Reads what the states after the next steps build, all at once.
    private mutating func readProducts() throws(CommandFailure) {
        // Without a source or definition, it is read when the first one comes.
        guard !code.isEmpty || !loaded.isEmpty || !unread.isEmpty else {
            product = nil
            return
        }
        var (paths, projects) = (Set(files.keys), files.filter { Product.isRead($0.key) })
        var states = product == nil ? [(steps: position, paths: paths, projects: projects)] : []
        for index in position..<end {
            let changes = history.commits[index].changes
            for (path, object) in changes { if object == nil { paths.remove(path) } else { paths.insert(path) } }
            let own = changes.filter { Product.isRead($0.key) }
            for (path, object) in own { projects[path] = object }
            if !own.isEmpty { states.append((index + 1, paths, projects)) }
        }
        let objects = try history.contents(of: Set(states.flatMap(\.projects.values)))
        let read = ParallelMap.map(states) { _, paths, projects in
            let contents = projects.map { ($0, (objects[$1] ?? .missing).contents(at: $0)) }
            return Product(Dictionary(uniqueKeysWithValues: contents), among: paths)
        }
        for ((steps, _, _), product) in zip(states, read) { products[steps] = product }
    }

    private mutating func advance(
        _ changes: [String: String?],
        isNeeded: Bool,
        isWhole: Bool = false
    ) throws(CommandFailure) -> CodeHistory.Step? {
        let history = history
        defer { hasContents = hasContents || !loaded.isEmpty || !unread.isEmpty || !code.declaresNothing }
        return try code.advance(changes, isNeeded: isNeeded, isWhole: isWhole) { objects throws(CommandFailure) in
            try history.contents(of: objects).compactMapValues { $0.contents(at: "").known }
        }
    }

    /// Whether people can have saved something that a file declares.
    private static func isCode(_ path: String) -> Bool {
        path.hasSuffix(".intentdefinition") || path.hasSuffix(".swift") && !SavedContract.isTest(path)
    }

    /// Reads what the next steps need, and forgets the rest.
    private mutating func read() throws(CommandFailure) {
        end = min(position + Self.batchSize, count)
        var paths = Dictionary(files.map { ($0.value, $0.key) }) { first, _ in first }
        var needed = Set(position == 0 ? paths.filter { Self.isCode($0.value) }.keys.map(\.self) : [])
        for commit in history.commits[position..<end] {
            for case (let path, let object?) in commit.changes where Self.isCode(path) {
                paths[object] = path
                needed.insert(object)
            }
        }
        loaded = loaded.filter { paths[$0.key] != nil }
        code.keep(Set(paths.keys))
        var (sources, definitions): ([(String, SourceText)], [(String, SourceText)]) = ([], [])
        needed = needed.filter { loaded[$0] == nil && !code.knows($0) }
        for (object, content) in try history.contents(of: needed).sorted(by: { $0.key < $1.key }) {
            guard let path = paths[object] else { continue }
            let read = content.contents(at: path)
            guard let bytes = read.known else {
                unread[object] = read.unread?.reason
                continue
            }
            let source = SourceText(path: path, bytes: bytes)
            if path.hasSuffix(".swift") {
                sources.append((object, source))
            } else {
                definitions.append((object, source))
            }
        }
        for ((object, _), definition) in zip(definitions, ParallelMap.map(definitions) { Frontend.load($0.1) }) {
            loaded[object] = definition
        }
        if position == 0 { shown = files.filter { isShown($0.value) } }
        let reader = code.reader
        for ((object, _), source) in zip(sources, ParallelMap.map(sources) { reader($0.1) }) {
            code.add(object, source)
        }
        try readProducts()
    }

    /// Whether a state has a file for itself, apart from the code.
    private func isShown(_ object: String) -> Bool { unread[object] != nil || loaded[object] != nil }

    private func state(
        of commit: String,
        _ shown: [String: String],
        _ code: ProjectCode,
        named name: String,
        now present: String
    ) -> ProjectState {
        var found: [(file: ProjectFile, definition: Frontend.Loaded)] = []
        var missing = Workspace()
        for (path, object) in shown.sorted(by: { $0.key < $1.key }) {
            let shown = "\(name):\(path)"
            if let reason = unread[object] { missing.fail(shown, at: path, reason) }
            guard let definition = loaded[object] else { continue }
            let source = SourceText(path: shown, bytes: definition.source.bytes)
            let file = ProjectFile(relativePath: path, source: source, currentPath: "\(present):\(path)")
            found.append((file, definition))
        }
        var state = ProjectState(found, closed: missing.gaps, isInFolders: false, code: code, map: ParallelMap.map)
        let definitions = found.compactMap { one in one.definition.definition.map { (one.file, $0) } }
        state.useTranslations { [history, exclusions] in
            let reading = TranslationReading(
                definitions.map(\.1),
                at: definitions.map(\.0.relativePath),
                of: commit,
                named: name,
                in: history.repository,
                excluding: exclusions
            )
            return zip(definitions, reading.translations).map { ($0.0.source.path, $1) }
        }
        return state
    }
}
