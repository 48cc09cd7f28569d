import AppIntentsGeneration
import Diagnostics

extension LossReport {
    /// The report for a terminal: what becomes of each intent, and the steps of the move.
    package func text() -> [UInt8] {
        let head = ["intent", "saved values", "lost", "uncertain", "yours to write", "replaced"]
        let rows = intents.map { entry, declared, name in [name] + entry.cells(declared) }
        var lines = [summary]
        if !rows.isEmpty { lines += [""] + AlignedTable.lines([head] + rows, numbers: 2..<5) }
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
