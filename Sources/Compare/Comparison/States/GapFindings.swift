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
        Diagnostic(.notCompared, "this cannot be compared: \(unread.reason)", at: unread.location, help: advice)
    }

    /// The files that say what is built and cannot be read, by path inside the project.
    static func ofProjects(_ unread: [String: Unread]) -> [Gap] {
        unread.sorted { $0.key < $1.key }.map { path, unread in
            var gap = Gap(Diagnostic(unread), of: path, hiding: .targets)
            gap.fingerprint = 0
            return gap
        }
    }

    /// A submodule of which nothing is known.
    package init(ofSubmodule path: String) {
        self.init(
            Unread(
                "the submodule is not checked out, or lacks some of its commits",
                at: SourceLocation(path: path, place: .file)
            ),
            of: path,
            hiding: .everything,
            .noted,
            advice: "run 'git submodule update --init --recursive'"
        )
    }
}
