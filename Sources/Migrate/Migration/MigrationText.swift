import AppIntentsGeneration
import Diagnostics

extension LossReport {
    /// The report for a terminal: what becomes of each intent, and the steps of the move.
    ///
    /// - Parameter unreplaced: The names of the intents that no App Intent replaces yet.
    package func text(unreplaced: Set<String>) -> [UInt8] {
        var rows = [["intent", "saved values", "lost", "uncertain", "yours to write", "replaced"]]
        for (entry, declared, name) in intents {
            let state = unreplaced.contains(declared.name) ? "not yet" : "yes"
            rows.append([name, Self.words(declared.savedValues)] + entry.counts(declared) + [state])
        }
        var lines = [summary, ""].compactMap(\.self)
        lines += AlignedTable.lines(rows, numbers: 2..<5)
        if !checklist.steps.isEmpty {
            lines += ["", checklist.subject, ""]
            for (index, step) in checklist.steps.enumerated() {
                lines.append("\(index + 1). \(step.text)")
                lines += step.places.map { "   - \($0)" }
            }
        }
        var bytes: [UInt8] = []
        for line in lines {
            bytes.appendVisible(line)
            bytes.append(0x0A)
        }
        return bytes
    }
}
