import AppIntentsGeneration
import Diagnostics

extension LossReport {
    /// The report for a terminal: what becomes of each intent, and the steps of the move.
    ///
    /// - Parameter unreplaced: The names of the intents that no App Intent replaces yet.
    package func text(unreplaced: Set<String>) -> [UInt8] {
        var rows = [["intent", "saved values", "lost", "uncertain", "yours to write", "replaced"]]
        let names = entries.flatMap { $0.declarations.filter { $0.intentClassName != nil }.map(\.name) }
        let isAmbiguous = Set(names).count < names.count
        for entry in entries {
            for declared in entry.declarations where declared.intentClassName != nil {
                let state = unreplaced.contains(declared.name) ? "not yet" : "yes"
                let name = declared.name + (isAmbiguous ? " in \(entry.path)" : "")
                rows.append([name, Self.words(declared.savedValues)] + entry.counts(declared) + [state])
            }
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
