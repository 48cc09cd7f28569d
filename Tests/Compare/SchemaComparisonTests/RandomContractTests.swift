import Diagnostics
import SavedContract
import Comparison
import TestSupport
import Testing

/// Edits of Swift sources with known losses, by an editor that shares no code with the comparison.
@Suite struct RandomContractTests {
    private struct App {
        struct Intent {
            var name: String
            var identifier: String?
            var className: String?
            var parameters: [(name: String, type: String)]
            var isHidden = false
            var availability = ""
        }

        var intents: [Intent] = []
        /// The names of cases with their raw values.
        var sizes: [(name: String, value: String)] = []
        var kinds: [(type: String, kind: String, families: [String])] = []
        var idType = "String"
        var entity = "Soup"
        var enumeration = "Size"
        var enumerationIdentifier: String?
        var phrases = ["Bake in", "Cook in"]
        /// The intent that configures the last widget.
        var configuration: String?

        func uses(_ type: String) -> Bool { intents.contains { $0.parameters.contains { $0.type == type } } }

        /// Replaces type names by their current names.
        private func typed(_ type: String) -> String {
            type.replacing("Soup", with: entity).replacing("Size", with: enumeration)
        }

        /// The sources, with constants spelled in one of several ways.
        func text(_ random: inout SeededGenerator) -> String {
            var text = "struct \(entity): AppEntity { static let defaultQuery = SoupQuery(); var id: \(idType) }\n"
            let cases = sizes.map {
                $0.name == $0.value && Bool.random(using: &random) ? $0.name : "\($0.name) = \"\($0.value)\""
            }
            let known = enumerationIdentifier.map { "static let persistentIdentifier = \"\($0)\"; " } ?? ""
            text += "enum \(enumeration): String, AppEnum { \(known)case \(cases.joined(separator: ", ")) }\n"
            let list = phrases.shuffled(using: &random).map { "\"\($0) \\(.applicationName)\"" }.joined(separator: ", ")
            text += "struct All: AppShortcutsProvider { static var appShortcuts: [AppShortcut] { "
            text += "AppShortcut(intent: \(intents[0].name)(), phrases: [\(list)]) } }\n"
            for intent in intents {
                text += intent.availability + "\n"
                text +=
                    "struct \(intent.name): AppIntent\(intent.className == nil ? "" : ", CustomIntentMigratedAppIntent") {\n"
                if let name = intent.className {
                    text +=
                        "    static \(Bool.random(using: &random) ? "_const " : "")let intentClassName = \"\(name)\"\n"
                }
                if let name = intent.identifier { text += "    static let persistentIdentifier = \"\(name)\"\n" }
                if intent.isHidden { text += "    static var isDiscoverable: Bool { false }\n" }
                for one in intent.parameters.shuffled(using: &random) {
                    text += "    @Parameter(title: \"P\") var \(one.name): \(typed(one.type))\n"
                }
                text += "}\n"
            }
            for (index, (type, kind, families)) in kinds.enumerated().shuffled(using: &random) {
                let intent = index == kinds.count - 1 ? configuration : nil
                let call = intent.map { "AppIntentConfiguration(intent: \($0).self, " } ?? "StaticConfiguration("
                let way = Int.random(in: 0..<3, using: &random)
                let spelt = ["\"\(kind)\"", "Self.kind", "\(type)Kind.\(kind).rawValue"][way]
                text += "enum \(type)Kind: String { case \(kind) }\n"
                let list = families.shuffled(using: &random).map { "." + $0 }.joined(separator: ", ")
                text += "struct \(type): Widget { static let kind = \"\(kind)\"; var body: some WidgetConfiguration { "
                text +=
                    "\(call)kind: \(spelt), provider: P()) { Text($0.n) }.supportedFamilies([\(list)]) } }\n"
            }
            return text
        }

        init(_ random: inout SeededGenerator) {
            for number in 0..<Int.random(in: 1...5, using: &random) {
                var parameters: [(String, String)] = []
                for index in 0..<Int.random(in: 1...4, using: &random) {
                    let type =
                        ["String?", "Int", "Double", "[Size]", "Size?", "Soup?"].randomElement(using: &random) ?? "Int"
                    parameters.append((["alpha", "bravo", "charlie", "delta"][index] + "\(number)", type))
                }
                let name = ["Bake", "Cook", "Fry", "Grill", "Steam"][number] + "Intent"
                intents.append(
                    Intent(name: name, className: number % 2 == 0 ? "Old\(name)" : nil, parameters: parameters)
                )
            }
            sizes = [("small", "small"), ("medium", "m"), ("huge", "huge")]
            kinds = [("SoupWidget", "soup", ["systemSmall", "systemLarge"]), ("BreadWidget", "rye", ["systemMedium"])]
        }
    }

    /// An edit that returns the kinds of changes that it must cause, or `nil` if it is impossible.
    private struct Edit {
        let name: String
        let apply: @Sendable (inout App, inout SeededGenerator) -> [ChangeKind]?

        init(_ name: String, apply: @escaping @Sendable (inout App, inout SeededGenerator) -> [ChangeKind]?) {
            (self.name, self.apply) = (name, apply)
        }
    }

    private static let edits = [
        Edit("nothing") { _, _ in [] },
        Edit("remove an intent") { app, random in
            guard app.intents.count > 1 else { return nil }
            app.intents.remove(at: Int.random(in: app.intents.indices, using: &random))
            return [.appIntentRemoved]
        },
        Edit("rename a migrated type") { app, _ in
            app.intents[0].name = "Simmer"
            return []
        },
        Edit("rename a type with its identifier") { app, _ in
            guard app.intents.count > 1 else { return nil }
            (app.intents[1].identifier, app.intents[1].name) = (app.intents[1].name, "Poach")
            return []
        },
        Edit("end a takeover") { app, _ in
            app.intents[0].className = nil
            return [.takeoverRemoved]
        },
        Edit("remove a parameter") { app, random in
            let intent = Int.random(in: app.intents.indices, using: &random)
            app.intents[intent].parameters.removeLast()
            return [.appParameterRemoved]
        },
        Edit("retype a parameter") { app, random in
            let intent = Int.random(in: app.intents.indices, using: &random)
            app.intents[intent].parameters[0].type = "URL"
            return [.appParameterTypeChanged]
        },
        Edit("add a parameter") { app, _ in
            app.intents[0].parameters.append(("zulu", "Bool"))
            return [.appParameterAdded]
        },
        Edit("rename a case") { app, _ in
            app.sizes[2] = ("giant", "huge")
            return []
        },
        Edit("change a raw value") { app, _ in
            app.sizes[1].value = "middle"
            return [.rawValueChanged]
        },
        Edit("remove a case") { app, _ in
            app.sizes.removeFirst()
            return [.rawValueRemoved]
        },
        Edit("change the type of identifiers") { app, _ in
            app.idType = "UUID"
            return [.entityIDTypeChanged]
        },
        Edit("change a kind") { app, _ in
            app.kinds[0].kind = "broth"
            return [.widgetKindChanged]
        },
        Edit("remove a widget") { app, _ in
            app.kinds.removeLast()
            return [.widgetRemoved]
        },
        Edit("remove a family") { app, _ in
            app.kinds[0].families.removeLast()
            return [.widgetFamilyRemoved]
        },
        Edit("add a family") { app, _ in
            app.kinds[1].families.append("accessoryInline")
            return [.widgetFamilyAdded]
        },
        Edit("add a case") { app, _ in
            app.sizes.append(("enormous", "xxl"))
            return [.rawValueAdded]
        },
        Edit("change a kind and a family: one loss") { app, _ in
            (app.kinds[0].kind, app.kinds[0].families) = ("broth", ["systemSmall"])
            return [.widgetKindChanged]
        },
        Edit("rename the entity and the type of its identifiers: one loss") { app, _ in
            guard app.uses("Soup?") else { return nil }
            (app.entity, app.idType) = ("Broth", "UUID")
            return [.appTypeRenamed]
        },
        Edit("rename an enumeration") { app, _ in
            guard app.uses("Size?") || app.uses("[Size]") else { return nil }
            app.enumeration = "Portion"
            return [.appTypeRenamed]
        },
        Edit("rename an enumeration with its identifier") { app, _ in
            (app.enumeration, app.enumerationIdentifier) = ("Portion", "Size")
            return []
        },
        Edit("rename a parameter") { app, random in
            let intent = Int.random(in: app.intents.indices, using: &random)
            app.intents[intent].parameters[0].name += "s"
            return [.appParameterRenamed]
        },
        Edit("hide an intent") { app, random in
            app.intents[Int.random(in: app.intents.indices, using: &random)].isHidden = true
            return [.appIntentHidden]
        },
        Edit("end an intent") { app, random in
            let intent = Int.random(in: app.intents.indices, using: &random)
            app.intents[intent].availability = "@available(iOS, unavailable)"
            return [.appIntentUnavailable]
        },
        Edit("deprecate an intent") { app, random in
            let intent = Int.random(in: app.intents.indices, using: &random)
            app.intents[intent].availability = "@available(iOS, deprecated: 18)"
            return []
        },
        Edit("remove phrases") { app, _ in
            app.phrases.removeLast()
            return [.phraseRemoved]
        },
        Edit("configure a widget") { app, _ in
            app.configuration = app.intents[0].name
            return [.widgetReconfigured]
        },
        Edit("rename the type of a widget") { app, _ in
            app.kinds[1].type = "LoafWidget"
            return []
        },
    ]

    @Test func editsGiveExactlyTheirLosses() {
        var count = 0
        for round in 0..<20 {
            for (number, edit) in Self.edits.enumerated() {
                var random = SeededGenerator(seed: UInt64(round * 100 + number))
                var app = App(&random)
                let old = contract(app.text(&random))
                guard let expected = edit.apply(&app, &random) else { continue }
                let new = contract(app.text(&random))
                #expect(kinds(old, new) == expected, "\(edit.name), round \(round)")
                // An addition is a removal in reverse, and no change remains no change.
                if expected.isEmpty { #expect(kinds(new, old) == [], "\(edit.name) undone, round \(round)") }
                count += 1
            }
        }
        #expect(count > 400)
    }

    /// Two edits of different things cause exactly the losses of both.
    @Test func editsDoNotDisturbEachOther() {
        let independent = Self.edits.filter { Self.independent.contains($0.name) }
        #expect(independent.count == Self.independent.count)
        for round in 0..<4 {
            for (first, one) in independent.enumerated() {
                for other in independent[(first + 1)...] {
                    var random = SeededGenerator(seed: UInt64(round * 1000 + first))
                    var app = App(&random)
                    let old = contract(app.text(&random))
                    guard let before = one.apply(&app, &random), let after = other.apply(&app, &random) else {
                        continue
                    }
                    let found = kinds(old, contract(app.text(&random)))
                    #expect(
                        found.map(\.name).sorted() == (before + after).map(\.name).sorted(),
                        "\(one.name) and \(other.name), round \(round)"
                    )
                }
            }
        }
    }

    private static let independent: Set = [
        "rename a migrated type", "retype a parameter", "change a raw value", "change the type of identifiers",
        "change a kind", "rename the type of a widget", "add a family", "add a case", "remove phrases",
    ]

    private func kinds(_ old: SavedContract, _ new: SavedContract) -> [ChangeKind] {
        ContractComparison(from: old, to: new) { SourceLocation(path: $0, place: .file) }.changes.map(\.kind)
    }

    private func contract(_ text: String) -> SavedContract {
        SavedContract(readingFrom: [SourceText(path: "App.swift", bytes: Array(text.utf8))])
    }
}
