import Diagnostics
import Presentation

extension ComparisonReport {
    /// The title and last sentence of every report.
    ///
    /// - Parameter hasOthers: whether there are changes besides findings and `changes`, such as in string tables.
    package func verdict(hasOthers: Bool = false) -> ComparisonVerdict {
        let counts = levels.filter { !$0.level.audience.isEmpty }.map { (level: $0.level, count: $0.findings.count) }
        var parts = counts.enumerated().map { index, part in
            (index == 0 ? part.count.counted("change") : "\(part.count)") + " \(part.level.words(part.count))"
        }
        let isIncomplete = !failures.isEmpty || scope.isIncomplete || scope.isNothing
        if isIncomplete {
            let alone = scope.isNothing ? "Nothing was compared" : "Not everything was compared"
            parts.append(parts.isEmpty ? alone : "not everything was compared")
        }
        // What was not looked at is neither unchanged nor kept.
        let isWhole = scope.notCompared.isEmpty
        let compared = isWhole ? "" : " in what was compared"
        let hasAccepted = accepted.contains { level(of: $0).audience == "users" }
        let noLoss = isWhole ? "Nothing that people saved is lost" : "No loss was found" + compared
        let nothingLost = hasAccepted ? "Only accepted losses" + compared : noLoss
        let noChange = isWhole ? "Nothing that intentc compares has changed" : "No change was found" + compared
        let clean = accepted.isEmpty && changes.isEmpty && !hasOthers ? noChange : nothingLost
        let title = parts.isEmpty ? clean : parts.joined(separator: "; ")
        let isHarmful = counts.contains { $0.level.audience == "users" }
        let result =
            isHarmful || !failures.isEmpty
            ? [title]
            : [nothingLost] + (counts.isEmpty ? [] : [title])
        func clause(_ parts: [String]) -> String {
            parts.map { $0.prefix(1).lowercased() + $0.dropFirst() }.joined(separator: "; ")
        }
        let isLost = counts.contains { $0.level == .dies || $0.level == .changesMeaning }
        return ComparisonVerdict(
            title: title,
            sentence: scope.isNothing && counts.isEmpty ? scope.words : "\(scope.words): \(clause(result))",
            // The title has the rest.
            lead: isHarmful || !failures.isEmpty || scope.isNothing
                ? scope.words
                : "\(scope.words): \(clause([nothingLost]))",
            harm: isLost ? .lost : isHarmful || isIncomplete ? .uncertain : nil,
            findings: shownFindings
        )
    }

    /// The last line of a JSON report.
    package func jsonLine(_ verdict: ComparisonVerdict) -> [UInt8] {
        var json = JSONWriter()
        json.object { json in
            json.member("version", 1)
            write(verdict, to: &json)
        }
        return json.bytes + [0x0A]
    }

    /// The verdict and its numbers, for programs.
    package func write(_ verdict: ComparisonVerdict, to json: inout JSONWriter) {
        json.object("comparison") { json in
            json.member("title", verdict.title)
            json.member("sentence", verdict.sentence)
            if case .states(let base, let new) = scope.sides {
                json.member("base", base.name)
                if let commit = base.commit { json.member("baseCommit", commit) }
                if let commit = new?.commit { json.member("commit", commit) }
                json.member("definitions", scope.definitions.compared)
                json.member("widgets", scope.widgets.compared)
                json.member("appIntents", scope.appIntents.compared)
            }
            json.objects("notCompared", of: scope.notCompared) { json, part in
                json.member("path", part.path)
                if let (line, column) = part.position {
                    json.member("line", line)
                    json.member("column", column)
                }
                json.member("reason", part.reason)
            }
        }
    }
}
