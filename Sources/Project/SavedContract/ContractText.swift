import Diagnostics
import SwiftDeclarations

extension SavedContract {
    /// The contract as readable text, one line for each thing that must not change.
    package var text: [UInt8] {
        var bytes: [UInt8] = []
        func line(_ text: String) {
            bytes.appendVisible(text)
            bytes.append(0x0A)
        }
        func limit(_ systems: Systems) -> String {
            systems == .all ? "" : " (on \(systems.words))"
        }
        let names = Dictionary(grouping: intents(.appIntent), by: \.name)
        /// The targets of a type whose name other targets declare, too.
        func place(_ intent: Intent) -> String {
            let own = targets[intent.location.path] ?? []
            return own.isEmpty || names[intent.name]?.count ?? 0 < 2 ? "" : " of " + own.sorted().quotedList()
        }
        // Widgets of unknown kind cannot be compared.
        let kinds = widgets.compactMap { widget in widget.kind.known.map { (kind: $0, widget: widget) } }
        for (kind, widget) in sorted(kinds, by: \.kind) {
            let families = widget.familyWords ?? "usual families"
            let intent = widget.configuration.known ?? "an App Intent"
            let configuration = widget.configuration == .absent ? "" : ", configured by \(intent)"
            line(
                "\(widget.isControl ? "control" : "widget") '\(kind)'" + (widget.isControl ? "" : ": \(families)")
                    + configuration + limit(widget.systems)
            )
        }
        for form in Form.allCases {
            for intent in sorted(intents(form), by: \.identifier) {
                let classes = intent.takeovers.compactMap(\.className.known).map { ", replaces '\($0)'" }.joined()
                // What a saved widget or shortcut finds it by, if that is not the type.
                let savedName = intent.savedName.known.map { "as '\($0)'" } ?? "under an unknown name"
                let saved = intent.savedName == .known(intent.name) ? "" : ", saved \(savedName)"
                let (thing, name) = form == .sirikit ? ("intent", intent.identifier) : ("App Intent", intent.name)
                let identity = form == .sirikit ? "" : place(intent) + saved
                line("\(thing) '\(name)'\(identity)\(classes)\(limit(intent.systems))")
                for parameter in intent.parameters where parameter.isSaved {
                    let type = parameter.type.known?.name ?? "an unknown type"
                    line("  \(parameter.name): \(type)\(limit(parameter.systems))")
                }
            }
            for enumeration in sorted(enumerations.filter({ $0.form == form }), by: \.identifier) {
                let cases = enumeration.cases.map { one in
                    let value = one.index.map { String($0) } ?? one.value.known ?? "?"
                    return (value == one.name ? one.name : "\(one.name) = \(value)") + limit(one.systems)
                }
                line("enumeration '\(enumeration.identifier)': \(cases.joined(separator: ", "))")
            }
            for entity in sorted(entities.filter({ $0.form == form && !$0.isTransient }), by: \.identifier) {
                let id = entity.idType.known ?? "an unknown type"
                let query = entity.query.known.map { ", found by \($0)" } ?? ""
                line("entity '\(entity.identifier)': identified by \(id)\(query)")
            }
        }
        for shortcut in sorted(shortcuts, by: \.intent) {
            line(
                "phrases of '\(shortcut.intent)': \(shortcut.phrases.compactMap(\.known).sorted().joined(separator: "; "))"
            )
        }
        return bytes
    }

    private func sorted<Element>(_ elements: [Element], by name: (Element) -> String) -> [Element] {
        elements.enumerated().sorted { (name($0.element), $0.offset) < (name($1.element), $1.offset) }.map(\.element)
    }
}
