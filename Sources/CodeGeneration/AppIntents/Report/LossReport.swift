import Diagnostics
import IntentSchema

/// What conversions cost, for people who decide whether to make them: each intent with what is lost and what becomes of the
/// values that users have saved.
package struct LossReport: Sendable {
    /// One definition and what it became.
    package struct Entry: Sendable {
        /// The definition's path as the user gave it.
        package var path: String
        /// What it became.
        package var plan: AppIntentsPlan

        /// Joins a definition with what it became.
        package init(path: String, plan: AppIntentsPlan) {
            self.path = path
            self.plan = plan
        }

        /// What is lost of each declaration: the intents first, then what else has losses.
        fileprivate var declarations: [Declared] {
            let losses = Dictionary(grouping: plan.losses, by: \.declaration)
            var names = plan.intents.map(\.intent.name)
            var known = Set(names)
            for loss in plan.losses where known.insert(loss.declaration).inserted { names.append(loss.declaration) }
            return names.map {
                Declared(name: $0, intentClassName: plan.classNames[$0], losses: losses[$0] ?? [])
            }
        }
    }

    /// A declaration of a definition.
    fileprivate struct Declared {
        let name: String
        /// For an intent, the class whose saved values the App Intent takes over.
        let intentClassName: String?
        let losses: [Loss]

        /// What becomes of saved values: the worst of the members decides.
        var savedValues: Loss.SavedValues {
            let all = losses.map(\.kind.savedValues)
            return all.contains(.dropped) ? .dropped : all.contains(.uncertain) ? .uncertain : .kept
        }
    }

    private let entries: [Entry]

    /// A report on these conversions, in this order.
    package init(_ entries: [Entry]) {
        self.entries = entries
    }

    /// How often each kind of loss occurs, in the order of the kinds.
    package var totals: [(kind: Loss.Kind, count: Int)] {
        let all = entries.flatMap { $0.plan.losses.map(\.kind) }
        let counts = Dictionary(all.map { ($0, 1) }, uniquingKeysWith: +)
        return Loss.Kind.allCases.compactMap { kind in counts[kind].map { (kind, $0) } }
    }

    /// One JSON object: `version`, `definitions` with their `intents`, and `totals` by kind.
    package func json() -> [UInt8] {
        var json = JSONWriter(layout: .indented)
        json.object { json in
            json.member("version", 1)
            json.member("definitions") { json in
                json.array { json in
                    for entry in entries { write(entry, to: &json) }
                }
            }
            json.member("totals") { json in
                json.object { json in
                    for (kind, count) in totals { json.member(kind.rawValue, count) }
                }
            }
        }
        return json.bytes + [0x0A]
    }

    private func write(_ entry: Entry, to json: inout JSONWriter) {
        json.object { json in
            json.member("path", entry.path)
            json.member("declarations") { json in
                json.array { json in
                    for declared in entry.declarations {
                        json.object { json in
                            json.member("name", declared.name)
                            if let className = declared.intentClassName { json.member("intentClassName", className) }
                            json.member("savedValues", declared.savedValues.rawValue)
                            json.member("losses") { json in
                                json.array { json in
                                    for loss in declared.losses { write(loss, to: &json) }
                                }
                            }
                        }
                    }
                }
            }
        }
    }

    private func write(_ loss: Loss, to json: inout JSONWriter) {
        json.object { json in
            json.member("kind", loss.kind.rawValue)
            if let member = loss.member { json.member("member", member) }
            json.member("what", loss.what)
            json.member("why", loss.kind.why)
            json.member("instead", loss.instead)
            json.member("savedValues", loss.kind.savedValues.rawValue)
        }
    }

    /// A heading for each definition and a table for each intent, for a pull request or a page.
    package func markdown() -> [UInt8] {
        var lines = ["# What App Intents cannot express", ""]
        for (kind, count) in totals {
            lines.append("- \(count) × \(kind.rawValue): \(MarkdownText.escapedWithCode(kind.why))")
        }
        if totals.isEmpty { lines.append("Nothing is lost.") }
        for entry in entries {
            lines += ["", "## \(MarkdownText.escaped(entry.path))"]
            for declared in entry.declarations {
                lines += ["", "### \(MarkdownText.escaped(declared.name))", ""]
                if let className = declared.intentClassName {
                    lines.append("Takes over \(MarkdownText.code(className)). \(Self.sentence(declared.savedValues))")
                }
                guard !declared.losses.isEmpty else {
                    lines += ["", "Nothing is lost."]
                    continue
                }
                lines += ["", "| Where | What | Why | Instead |", "|---|---|---|---|"]
                for loss in declared.losses {
                    let cells = [loss.member ?? "", loss.what, loss.kind.why, loss.instead]
                    let texts = cells.map(MarkdownText.escapedWithCode).joined(separator: " | ")
                    lines.append("| \(texts) |")
                }
            }
        }
        return Array((lines.joined(separator: "\n") + "\n").utf8)
    }

    private static func sentence(_ savedValues: Loss.SavedValues) -> String {
        switch savedValues {
        case .kept: "Saved widgets and shortcuts keep their values."
        case .uncertain: "Some saved values may not be carried over."
        case .dropped: "Some saved values are dropped."
        }
    }
}
