import Diagnostics
import FileAccess
import IntentRules
import TextChanges

/// Applies the fixes of a check: tables get their names, leftovers are deleted, and then files are edited.
package struct FixRun {
    /// What is found afterwards.
    package private(set) var result: LintResult
    /// What could not be written.
    package private(set) var failures: [CommandFailure] = []
    /// What was done and what was left out, a line each.
    package private(set) var lines: [String] = []

    /// Looks at everything again, with other contents for some files and without those that have been deleted.
    package typealias Lint = (_ replaced: [String: [UInt8]], _ deleted: Set<String>) -> LintResult

    /// - Parameters:
    ///   - folders: the folders that are searched.
    ///   - appliesAll: whether to rename and to delete files, too.
    ///   - minimum: the mildest severity of findings whose other fixes are mentioned.
    package init(
        _ check: LintResult,
        below folders: [String],
        appliesAll: Bool,
        minimumSeverity minimum: Severity,
        lint: @escaping Lint
    ) {
        result = check
        var doneToFiles: [String] = []
        var deleted: Set<String> = []
        if appliesAll {
            var renaming = TableRenaming.changes(for: check.diagnostics)
            let renamedCount = renaming.write().count { $0.old == nil }
            var deletion = LeftoverDeletion.changes(for: check.diagnostics)
            deleted = Set(deletion.write().filter { $0.new == nil }.map(\.path))
            failures = renaming.failures + deletion.failures
            let deletedCount = deleted.count { $0.hasSuffix(".intentdefinition") }
            if renamedCount > 0 { doneToFiles.append("\(renamedCount.counted("table")) renamed") }
            if deletedCount > 0 { doneToFiles.append("\(deletedCount.counted("definition")) deleted") }
            if !doneToFiles.isEmpty { result = lint([:], deleted) }
        }
        let surroundings = FixSurroundings(result, below: folders) { [deleted] in lint($0, deleted) }
        let rounds = FixRounds(result, surroundings) { files in
            WrittenChanges(files.groups.map { $0.map(\.change) })
        }
        result = rounds.result
        failures = rounds.refusals.map { .unusable($0) } + rounds.failures + failures
        // What could not be written is said as an error, and nothing else then.
        if failures.isEmpty, let summary = rounds.summary(possible: result.possibleFixCount(from: minimum)) {
            lines.append(summary)
        }
        lines += doneToFiles
    }

    /// What applying the fixes would change first, and why some of it could not be changed.
    package static func preview(
        _ check: LintResult,
        below folders: [String],
        appliesAll: Bool,
        lint: @escaping Lint
    ) -> (changes: [FileChange], failures: [CommandFailure]) {
        let surroundings = FixSurroundings(check, below: folders) { lint($0, []) }
        let edits = FixSearch(check, surroundings).files.map(\.change)
        let fixable = appliesAll ? check.diagnostics : []
        let planned = LeftoverDeletion.changes(for: fixable, after: TableRenaming.changes(for: fixable))
        return (edits + planned.changes, planned.failures)
    }
}
