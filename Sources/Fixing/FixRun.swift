import Diagnostics
import FileAccess
import IntentRules
import TextChanges
import ProjectReading

/// Applies the fixes of a check. Renames tables and deletes leftovers first, then edits files.
package struct FixRun {
    /// The findings after the fixes.
    package private(set) var result: LintResult
    /// The changes that could not be made, and why.
    package private(set) var failures: [CommandFailure] = []
    /// Messages about what was applied and what was left out, one line each.
    package private(set) var lines: [String] = []

    /// Lints everything again with some contents replaced and without the deleted files.
    package typealias Lint = (_ replaced: [String: [UInt8]], _ deleted: Set<String>) -> LintResult

    /// - Parameters:
    ///   - folders: The folders that are searched.
    ///   - appliesAll: Whether to rename and delete files, too.
    ///   - minimum: The lowest severity of findings whose remaining fixes are counted in the message.
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
        var projects = ProjectSearch(reading: FileContents())
        if appliesAll {
            var renaming = TableRenaming.changes(for: check.diagnostics, in: &projects)
            let renamedCount = renaming.write().count { $0.old == nil }
            var deletion = LeftoverDeletion.changes(for: check.diagnostics, in: &projects)
            deleted = Set(deletion.write().filter { $0.new == nil }.map(\.path))
            failures = renaming.failures + deletion.failures
            let deletedCount = deleted.count { $0.hasSuffix(".intentdefinition") }
            if renamedCount > 0 { doneToFiles.append("\(renamedCount.counted("table")) renamed") }
            if deletedCount > 0 { doneToFiles.append("\(deletedCount.counted("definition")) deleted") }
            if !doneToFiles.isEmpty {
                result = lint([:], deleted)
                projects = ProjectSearch(reading: FileContents())
            }
        }
        let surroundings = FixSurroundings(result, below: folders, in: projects) { [deleted] in lint($0, deleted) }
        let rounds = FixRounds(result, surroundings) { files in
            WrittenChanges(files.groups.map { $0.map(\.change) })
        }
        result = rounds.result
        failures = rounds.refusals.map { .unusable($0) } + rounds.failures + failures
        // Failures are reported as errors, and the summary is left out.
        if failures.isEmpty, let summary = rounds.summary(possible: result.possibleFixCount(from: minimum)) {
            lines.append(summary)
        }
        lines += doneToFiles
    }

    /// Returns the changes of the first round of fixes, and the reasons why others cannot be made.
    package static func preview(
        _ check: LintResult,
        below folders: [String],
        appliesAll: Bool,
        lint: @escaping Lint
    ) -> (changes: [FileChange], failures: [CommandFailure]) {
        let fixable = appliesAll ? check.diagnostics : []
        var projects = ProjectSearch(reading: FileContents())
        let renaming = TableRenaming.changes(for: fixable, in: &projects)
        let planned = LeftoverDeletion.changes(for: fixable, after: renaming, in: &projects)
        let surroundings = FixSurroundings(check, below: folders, in: projects) { lint($0, []) }
        let edits = FixSearch(check, surroundings).files.map(\.change)
        return (edits + planned.changes, planned.failures)
    }
}
