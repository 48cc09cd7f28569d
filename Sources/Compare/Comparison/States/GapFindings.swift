import Diagnostics
import FileAccess
import Inputs

extension [Gap] {
    /// What is reported about what was not looked at. A note that whole files share is said once.
    package var findings: [Diagnostic] {
        var found: [Diagnostic] = []
        var shared: [String: (position: Int, others: [String])] = [:]
        for gap in self {
            switch gap.weight {
            case .named: continue
            case .decisive: found += gap.findings
            case .noted where gap.isOfPart: found.append(gap.note)
            case .noted:
                if shared[gap.unread.reason] == nil {
                    shared[gap.unread.reason] = (found.count, [])
                    found.append(gap.note)
                } else {
                    shared[gap.unread.reason]?.others.append(gap.unread.location.path)
                }
            }
        }
        for (position, others) in shared.values where !others.isEmpty {
            found[position].message += "; the same goes for \(others.quotedList())"
        }
        return found
    }

    /// Success if there is an answer whatever is in the gaps.
    package var exitStatus: ExitStatus { ExitStatus(of: filter(\.isDecisive).findings) }
}

extension Gap {
    fileprivate var note: Diagnostic {
        Diagnostic(.notCompared, "this cannot be compared: \(unread.reason)", at: unread.location, help: unread.advice)
    }

    /// A submodule of which nothing is known.
    package init(ofSubmodule path: String) {
        self.init(.submodule(path), of: path, hiding: .everything, .noted)
    }
}
