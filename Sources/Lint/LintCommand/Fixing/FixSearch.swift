import Diagnostics
import IntentRules
import IntentSchema
import Translations
import FileChanges

/// Selects as many safe fixes of a check as possible without causing new findings.
struct FixSearch {
    /// The fixed files, sorted by path.
    private(set) var files: [FixedFile] = []
    /// The findings once the changes are made.
    private(set) var result: LintResult
    /// The kind of finding for each fix left out, because it causes new findings or another file cannot change with it.
    private(set) var leftOut: [DiagnosticKind] = []
    /// The kind of finding for each fix that was not tried, because too many others cause new findings.
    private(set) var untried: [DiagnosticKind] = []

    private let before: LintResult
    private let surroundings: FixSurroundings
    private let isConfiguration: Bool
    /// The current contents of the files that fixes edit, by path.
    private let contents: [String: [UInt8]]

    /// Finds the changes without making them.
    ///
    /// Skips a file whose bytes are not its text (UTF-16, binary): positions would not match. Tries the fixes of a
    /// definition and its tables together. If this causes new findings there, halves them to isolate the harmful ones.
    init(_ check: LintResult, _ surroundings: FixSurroundings) {
        before = check
        result = check
        self.surroundings = surroundings
        var fixes: [String: [Fix]] = [:]
        for diagnostic in result.diagnostics where check.allowsFix(of: diagnostic) {
            if let fixIt = diagnostic.fixIts.first(where: \.isSafe) {
                let path = diagnostic.location.path
                fixes[path, default: []].append(Fix(path: path, kind: diagnostic.kind, fixIt: fixIt))
            }
        }
        // Fix a configuration first: until it can be read, nothing else is checked.
        let configurations = fixes.filter { Path.name(of: $0.key).hasSuffix(".json") }
        isConfiguration = !configurations.isEmpty
        if isConfiguration { fixes = configurations }
        let paths = Set(fixes.values.joined().flatMap(\.edits.keys))
        contents = paths.reduce(into: [:]) { contents, path in
            guard !Self.dependsOnUnreadable(path, check), let bytes = surroundings.contents(path) else { return }
            if bytes == check.sources[path]?.bytes { contents[path] = bytes }
        }
        var possible: [Fix] = []
        for (path, fixes) in fixes.sorted(by: { $0.key < $1.key }) where contents[path] != nil {
            for fix in fixes {
                let canFollow = fix.fixIt.otherEdits.keys.allSatisfy { contents[$0] != nil && check.damage[$0] == nil }
                if canFollow { possible.append(fix) } else { leftOut.append(fix.kind) }
            }
        }
        choose(possible)
    }

    /// A fix, with the file and kind of its finding.
    private struct Fix {
        var path: String
        var kind: DiagnosticKind
        var fixIt: FixIt

        /// All edits, by the path of the file that they change.
        var edits: [String: [FixIt.Edit]] {
            fixIt.otherEdits.mapValues(Array.init).merging([path: fixIt.edits]) { $1 + $0 }
        }
    }

    /// The key that all files of a definition share: its folder and its name.
    private static func definition(ofFile path: String) -> String {
        Path.joined(Path.localizationFolder(of: path), TableName.definitionName(ofFile: path))
    }

    /// Whether a file's tables are incomplete, because a table of its name or a folder of tables could not be read.
    private static func dependsOnUnreadable(_ path: String, _ check: LintResult) -> Bool {
        let folder = Path.localizationFolder(of: path)
        let name = Definition.name(atPath: path)
        return check.damage.contains { unread, findings in
            guard findings.contains(where: { $0.kind == .unreadableInput }) else { return false }
            if let table = TableName(ofFile: unread) { return table.isTable(of: name) }
            if unread.hasSuffix(".lproj") { return Path.folder(of: unread) == folder }
            return unread == (folder.isEmpty ? "." : folder)
        }
    }

    /// The most lint runs to isolate harmful fixes, since each reads everything again.
    private static let roundLimit = 24

    private mutating func choose(_ fixes: [Fix]) {
        var chosen: [Fix] = []
        /// The untried fixes of each definition, in groups that are tried together.
        var waiting = Dictionary(grouping: fixes) { Self.definition(ofFile: $0.path) }.mapValues { [$0] }
        for round in 0...Self.roundLimit {
            if round == Self.roundLimit {
                untried = waiting.values.joined().joined().map(\.kind)
                waiting = [:]
            }
            let pending = waiting.sorted { $0.key < $1.key }
            let trial = chosen + pending.flatMap { $0.value.last ?? [] }
            let files = fixed(trial)
            if files.isEmpty, waiting.isEmpty { return }
            let check = surroundings.lint(files.contentsByPath)
            let harmed = harmedDefinitions(check)
            if harmed.isEmpty, waiting.values.allSatisfy({ $0.count == 1 }) {
                self.files = files
                result = check
                return
            }
            if waiting.isEmpty {
                leftOut += chosen.map(\.kind)
                return
            }
            // Harm to a definition without tried fixes can come from any fix.
            let isUnclear = !harmed.isSubset(of: waiting.keys)
            for (definition, groups) in pending {
                guard let tried = groups.last else { continue }
                var rest = Array(groups.dropLast())
                if !isUnclear, !harmed.contains(definition) {
                    chosen += tried
                } else if tried.count > 1 {
                    rest += [Array(tried[(tried.count / 2)...]), Array(tried[..<(tried.count / 2)])]
                } else {
                    leftOut.append(tried[0].kind)
                }
                waiting[definition] = rest.isEmpty ? nil : rest
            }
        }
    }

    // MARK: - Files

    private mutating func fixed(_ fixes: [Fix]) -> [FixedFile] {
        var edits: [String: [(fix: Int, edits: FixIt)]] = [:]
        for (index, fix) in fixes.enumerated() {
            for (path, own) in fix.edits {
                edits[path, default: []].append((index, FixIt(fix.fixIt.title, isSafe: true, edits: own)))
            }
        }
        var files: [String: FixedFile] = [:]
        var skipped: Set<Int> = []
        for (path, own) in edits {
            guard let old = contents[path] else { continue }
            let application = FixApplication(own.map(\.edits), to: old)
            let entangled = Set(application.skipped)
            skipped.formUnion(own.filter { entangled.contains($0.edits) }.map(\.fix))
            if application.bytes == old { continue }
            var file = FixedFile(path: path, old: old, new: application.bytes)
            file.fixCount = own.count { fixes[$0.fix].path == path && !entangled.contains($0.edits) }
            file.owners = Set(own.map { fixes[$0.fix].path }.filter { $0 != path })
            files[path] = file
        }
        // A fix that does not fit into one file is dropped from all, where it may have blocked others.
        if skipped.contains(where: { fixes[$0].edits.count > 1 }) {
            return fixed(fixes.indices.filter { !skipped.contains($0) }.map { fixes[$0] })
        }
        for owner in Set(files.values.flatMap(\.owners)) { files[owner]?.owners.insert(owner) }
        return files.values.sorted { $0.path < $1.path }
    }

    // MARK: - Harm

    /// Identifies a finding across two checks. Fixes move lines, and messages contain counts, so both are ignored.
    private struct Identity: Hashable {
        var path: String
        var code: String
        var symbol: String

        init(_ diagnostic: Diagnostic, symbol: String) {
            path = diagnostic.location.path
            code = diagnostic.kind.code
            self.symbol = symbol
        }
    }

    /// Returns the definitions with new findings, including those in their tables.
    private func harmedDefinitions(_ after: LintResult) -> Set<String> {
        var counts: [Identity: Int] = [:]
        for diagnostic in before.diagnostics + before.suppressed + before.consequences {
            counts[Identity(diagnostic, symbol: diagnostic.symbol), default: 0] += 1
        }
        // If findings beyond the limit were omitted before, a listed one may not be new.
        let rests = Set(counts.keys.filter { $0.symbol == BoundedFindings.overflowSymbol })
        var definitions: Set<String> = []
        for diagnostic in after.diagnostics + after.suppressed where mayBeHarmful(diagnostic) {
            let identity = Identity(diagnostic, symbol: diagnostic.symbol)
            let count = counts[identity, default: 0]
            counts[identity] = count - 1
            let rest = Identity(diagnostic, symbol: BoundedFindings.overflowSymbol)
            guard count <= 0, !rests.contains(rest) else { continue }
            definitions.insert(Self.definition(ofFile: identity.path))
        }
        return definitions
    }

    /// Whether a finding may be caused by a fix. A configuration or definition that becomes readable reveals findings that
    /// already existed. An exception or baseline entry that is no longer needed does no harm.
    private func mayBeHarmful(_ diagnostic: Diagnostic) -> Bool {
        if isConfiguration { return contents[diagnostic.location.path] != nil }
        // What a repaired definition or table reveals is not new.
        let definition = Self.definition(ofFile: diagnostic.location.path)
        let isRevealed =
            !diagnostic.kind.isDamage
            && before.damage.keys.contains { path in
                Self.definition(ofFile: path) == definition
                    && (diagnostic.kind.category == .localization || path.hasSuffix(".intentdefinition"))
            }
        return diagnostic.kind.category != .configuration && !isRevealed
    }
}
