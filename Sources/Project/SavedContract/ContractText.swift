import Diagnostics
import IntentSchema
import SwiftDeclarations

extension SavedContract {
    /// The contract as readable text, one line for each thing that must not change.
    ///
    /// - Parameter definitions: those whose intents App Intents may take over.
    package func text(with definitions: [Schema] = []) -> [UInt8] {
        let verdicts = takeovers(of: definitions)
        var bytes: [UInt8] = []
        func line(_ text: String, _ unread: [Unread?] = []) {
            bytes.appendVisible(
                text + unread.distinct.map { "; not read: \($0.reason) (\($0.location.path))" }.joined()
            )
            bytes.append(0x0A)
        }
        let names = Dictionary(grouping: intents(.appIntent), by: \.name)
        /// The targets of a type whose name other targets declare, too.
        func place(_ intent: Intent) -> String {
            let own = targets[intent.location.path] ?? []
            return own.isEmpty || names[intent.name]?.count ?? 0 < 2 ? "" : " of " + own.sorted().quotedList()
        }
        for widget in sorted(distinctWidgets, by: { $0.kind.known.map { "0" + $0 } ?? "1" }) {
            let families = widget.familyWords ?? "usual families"
            let intent = widget.configuration.known ?? "an unknown intent"
            let configuration = widget.configuration == .absent ? "" : ", configured by \(intent)"
            line(
                "\(widget.isControl ? "control" : "widget") \(widget.kind.known.map { "'\($0)'" } ?? "of unknown kind")"
                    + (widget.isControl ? "" : ": \(families)") + configuration + limit(widget.systems),
                widget.unread
            )
        }
        for form in Form.allCases {
            for intent in sorted(intents(form), by: \.identifier) {
                let classes = intent.takeovers.filter(\.isDeclared).compactMap(\.className.known).map {
                    ", replaces '\($0)'\(verdicts[$0]?.losses ?? "")"
                }.joined()
                // What a saved widget or shortcut finds it by, if that is not the type.
                let savedName = intent.savedName.known.map { "as '\($0)'" } ?? "under an unknown name"
                let saved = intent.savedName == .known(intent.name) ? "" : ", saved \(savedName)"
                let (thing, name) = form == .sirikit ? ("intent", intent.identifier) : ("App Intent", intent.name)
                let identity = form == .sirikit ? "" : place(intent) + saved
                line("\(thing) '\(name)'\(identity)\(classes)\(limit(intent.systems))", intent.unread)
                for parameter in intent.parameters where parameter.isSaved {
                    line("  " + parameter.words, parameter.unread)
                }
            }
            for enumeration in sorted(enumerations.filter({ $0.form == form }), by: \.identifier) {
                let cases = enumeration.cases.map { one in
                    let value = one.index.map { String($0) } ?? one.value.known ?? "?"
                    return (value == one.name ? one.name : "\(one.name) = \(value)") + limit(one.systems)
                }
                let unread = enumeration.cases.map { $0.index == nil ? $0.value.unread : nil }
                line("enumeration '\(enumeration.identifier)': \(cases.joined(separator: ", "))", unread)
            }
            for entity in sorted(entities.filter({ $0.form == form && !$0.isTransient }), by: \.identifier) {
                let id = entity.idType.known ?? "an unknown type"
                let query = entity.query.known.map { ", found by \($0)" } ?? ""
                line(
                    "entity '\(entity.identifier)': identified by \(id)\(query)",
                    [entity.idType.unread, entity.query.unread]
                )
            }
        }
        for shortcut in sorted(shortcuts, by: { $0.intent.known.map { "0" + $0 } ?? "1" }) {
            let words = shortcut.phrases.compactMap(\.known).sorted().joined(separator: "; ")
            line(
                "phrases of \(shortcut.intent.known.map { "'\($0)'" } ?? "unknown App Intents")"
                    + (words.isEmpty ? "" : ": \(words)"),
                [shortcut.intent.unread] + shortcut.phrases.map(\.unread)
            )
        }
        return bytes
    }

    private func sorted<Element>(_ elements: [Element], by name: (Element) -> String) -> [Element] {
        elements.enumerated().sorted { (name($0.element), $0.offset) < (name($1.element), $1.offset) }.map(\.element)
    }
}

private func limit(_ systems: Systems) -> String { systems == .all ? "" : " (on \(systems.words))" }

extension SavedContract.Parameter {
    /// The parameter in one line: `courses: Int, default 3`.
    package var words: String {
        let standard = defaultValue.known.map { ", default \($0)" } ?? ""
        return "\(name): \(type.known?.name ?? "an unknown type")\(standard)\(limit(systems))"
    }

    /// What was not read of it.
    package var unread: [Unread] { [type.unread, defaultValue.unread].distinct }
}
