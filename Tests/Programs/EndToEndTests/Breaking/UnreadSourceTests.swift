import Foundation
import TestSupport
import Testing

/// What no one can read in Swift sources is neither kept nor removed.
@Suite struct UnreadSourceTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private static let soup = """
        import AppIntents
        import WidgetKit
        struct Soup: Widget {
            var body: some WidgetConfiguration {
                StaticConfiguration(kind: "soup", provider: Provider()) { Text($0.name) }
            }
        }
        struct Order: AppIntent, CustomIntentMigratedAppIntent {
            static let intentClassName = "OrderIntent"
            @Parameter(title: "Soup") var soup: String
        }

        """

    /// Every way in which nothing, or only a part, of a source can be read, and what is said of it.
    private static let damages: [(name: String, bytes: [UInt8], message: String)] = [
        (
            "merge conflict", Array(soup.replacing("struct Order", with: "<<<<<<< HEAD\nstruct Order").utf8),
            ":8:1: error: cannot read this file: a merge conflict is not resolved"
        ),
        (
            "end of a conflict", Array(soup.replacing("struct Order", with: ">>>>>>> other\nstruct Order").utf8),
            ":8:1: error: cannot read this file: a merge conflict is not resolved"
        ),
        (
            "pointer", Array("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 123\n".utf8),
            ":1:1: error: cannot read this file: it is a Git LFS pointer; run 'git lfs pull'"
        ),
        (
            "null byte", Array(soup.replacing("\"soup\"", with: "\"so\0up\"").utf8),
            ":5:38: error: cannot read this file: the text contains a null byte"
        ),
        (
            "UTF-16", Array(soup.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }),
            ":1:2: error: cannot read this file: the text contains a null byte"
        ),
        (
            "Latin-1", Array(soup.replacing("\"soup\"", with: "\"so#p\"").utf8).map { $0 == 0x23 ? 0xFC : $0 },
            ":5:38: error: cannot read this file: the text is not valid UTF-8"
        ),
        (
            "encrypted", Array("\0GITCRYPT\0".utf8) + [0xDC, 0x73],
            ":1:1: error: cannot read this file: the file is encrypted"
        ),
        (
            "truncated", Array(soup.utf8.dropLast(30)),
            ":8:56: error: cannot read this file: the bracket has no matching bracket"
        ),
        (
            "open comment", Array(soup.replacing("struct Order", with: "/* struct Order").utf8),
            ":8:1: error: cannot read this file: the comment is never closed"
        ),
    ]

    private func run(_ words: String) throws -> ProcessResult {
        try Command.run(line: words, in: folder.url)
    }

    private func write(_ old: some Sequence<UInt8>, _ new: some Sequence<UInt8>) throws {
        for (side, bytes) in [("Old", Array(old)), ("New", Array(new))] {
            try folder.write(bytes, to: "\(side)/Soup.swift")
            try folder.write("import AppIntents\nstruct Tea: AppIntent {}".utf8, to: "\(side)/Tea.swift")
        }
    }

    @Test(arguments: damages.map(\.name), [true, false])
    func whatCannotBeReadIsNotRemoved(name: String, isNew: Bool) throws {
        let damage = try #require(Self.damages.first { $0.name == name })
        try isNew ? write(Self.soup.utf8, damage.bytes) : write(damage.bytes, Self.soup.utf8)
        for words in ["breaking New --against Old", "migrate New --against Old", "show \(isNew ? "New" : "Old")"] {
            // What is read in part has a text, and only some checkouts can read encrypted files.
            if words.hasPrefix("show"), damage.message.contains("in part") || name == "encrypted" { continue }
            if words.hasPrefix("migrate"), name == "encrypted" { continue }
            let result = try run(words)
            let said = result.output + result.errors
            #expect(said.contains("\(isNew ? "New" : "Old")/Soup.swift\(damage.message)"), "\(result)")
            #expect(!said.contains("removed") && !said.contains("no longer"), "\(result)")
            result.expect(status: 2)
        }
        let json = try run("breaking New --against Old --format json --fail-on never")
        json.expect(status: 2, outputContains: #""title":"Not everything was compared""#)
    }

    /// A widget whose type inherits from one that no source declares may still be one.
    @Test func aWidgetBehindAnUnreadProtocolIsNotCompared() throws {
        let end = Self.soup.firstRange(of: "struct Order")?.lowerBound ?? Self.soup.endIndex
        let intent = "import AppIntents\n" + Self.soup[end...]
        try write(Self.soup.utf8, (intent + "struct Soup: KitchenWidget {}\n").utf8)
        let result = try run("breaking New --against Old --format markdown")
        result.expect(
            outputContains: "Unless it comes from 'KitchenWidget', which no source declares",
            "Compared 0 of 1 widget and 2 App Intents"
        )
    }

    /// A bundle also lists what its properties return.
    @Test func aWidgetThatPerhapsNoBundleListedIsPerhapsLost() throws {
        let bundle =
            "@main struct Soups: WidgetBundle { var body: some Widget { more }\nvar more: some Widget { Tea() } }\n"
        try write((Self.soup + bundle).utf8, (bundle + "import WidgetKit\n").utf8)
        let result = try run("breaking New --against Old")
        result.expect(outputContains: "warning: widget 'soup' was removed", "help: If a bundle listed it, ")
    }

    /// What a source had that nobody could read is not known, whatever it has now.
    @Test func whatCouldNotBeReadMayHaveDeclaredAnything() throws {
        try write(Self.soup.utf8, Self.soup.utf8)
        for (side, bytes) in [("Old", [0x69, 0, 0x69]), ("New", Array("class Handler {}".utf8))] {
            try folder.write(bytes, to: "\(side)/Handler.swift")
        }
        let result = try run("breaking New --against Old")
        result.expect(status: 2, outputStart: "Old/Handler.swift:1:2: error: cannot read this file")
    }

    /// A source that moved and is damaged now may have all that it had.
    @Test(arguments: ["random bytes", "pointer", "null byte", "Latin-1"])
    func whatMovedAndCannotBeReadIsInDoubt(name: String) throws {
        let random = (0..<512).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ 131) }.map { $0 == 0 ? 1 : $0 }
        let bytes = Self.damages.first { $0.name == name }?.bytes ?? random
        try write(Self.soup.utf8, Self.soup.utf8)
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("New/Soup.swift"))
        try folder.write(bytes, to: "New/Kitchen/Pot.swift")
        let result = try run("breaking New --against Old")
        result.expect(outputContains: "New/Kitchen/Pot.swift", "Compared 0 of 1 widget and 1 of 2 App Intents")
        #expect(!result.output.contains("removed") && result.status == 2, "\(result)")
    }

    /// The rest of the answer stands beside what cannot be read.
    @Test func aMoveIsPlannedBesideDamage() throws {
        try folder.write(SampleDefinition().xml.utf8, to: "App/Intents.intentdefinition")
        let whole = try run("migrate App")
        try folder.write(Self.damages[0].bytes, to: "App/Soup.swift")
        let result = try run("migrate App")
        result.expect(
            outputContains: "App/Soup.swift:8:1: error: cannot read this file",
            "warning: it is uncertain whether an App Intent replaces"
        )
        #expect(result.output.contains("App Intents can replace 1 intent") && result.status == 2, "\(result)")
        #expect(whole.output.contains("no App Intent replaces") || whole.output.contains("is not replaced yet"))
        #expect(!result.output.contains("no App Intent replaces") && !result.output.contains("is not replaced yet"))
    }

    /// What changed in it may be a loss, except in files that are encrypted as they should be.
    @Test(arguments: damages.map(\.name))
    func whatNeitherStateCanReadIsNotClaimed(name: String) throws {
        let damage = try #require(Self.damages.first { $0.name == name })
        try write(damage.bytes, damage.bytes + [0x0A])
        let result = try run("breaking New --against Old --format markdown")
        let isEncrypted = name == "encrypted"
        let title = isEncrypted ? "No change was found in what" : "Not everything"
        result.expect(outputStart: "## \(title) was compared\n\nCompared ")
        #expect(result.output.contains("App Intents with 'Old', but not 'New/Soup.swift:") || name != "truncated")
        result.expect(status: (isEncrypted ? 0 : 2))
    }

    /// Git-crypt encrypts the same files in every checkout without its key.
    @Test func encryptedFilesFailNothingButAreNamed() throws {
        let encrypted = Array("\0GITCRYPT\0".utf8) + [1]
        try write(Self.soup.utf8, Self.soup.utf8)
        for side in ["Old", "New"] {
            try folder.write(encrypted + Array(side.utf8), to: "\(side)/Keys.swift")
            try folder.write(encrypted, to: "\(side)/Icons.swift")
        }
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("New/Icons.swift"))
        let result = try run("breaking New --against Old --format markdown")
        result.expect(status: 0, outputContains: "with 'Old', but not 'New/Keys.swift:1' (the file is encrypted)")
        let migration = try run("migrate Old")
        let note = "note: this cannot be compared: the file is encrypted; the same goes for 'Old/Keys.swift' [IN1395"
        migration.expect(outputLacks: "error")
        #expect(migration.output.contains(note) || migration.errors.contains("no .intentdefinition"), "\(migration)")
        try run("migrate New --against Old").expect(outputContains: "cannot be compared: the file is encrypted [IN1395")
    }

    /// What both states can read is compared, whatever else is unknown.
    @Test func theRestIsCompared() throws {
        try write(Self.soup.utf8, Self.soup.replacing("\"soup\"", with: "\"stew\"").utf8)
        try folder.write(Array("\0GITCRYPT\0".utf8) + [1], to: "Old/Keys.swift")
        try folder.write(Array("\0GITCRYPT\0".utf8) + [1], to: "New/Core/Keys.swift")
        let renamed = "error: widget 'soup' was renamed to 'stew'"
        let moved = try run("breaking New --against Old")
        #expect(moved.output.contains(renamed) && moved.status == 1, "\(moved)")
        try folder.write("import AppIntents".utf8, to: "Old/Rest.swift")
        try folder.write("<<<<<<< HEAD\nimport AppIntents".utf8, to: "New/Rest.swift")
        let result = try run("breaking New --against Old")
        result.expect(outputContains: "New/Rest.swift:1:1: error: cannot read this file")
        #expect(result.output.contains(renamed) && result.status == 2, "\(result)")
    }

    /// A widget that cannot be read may use an intent, and a source that cannot be read may replace it.
    @Test(arguments: ["<<<<<<< HEAD\n\(soup)", "struct Soup: Widget { var body: some WidgetConfiguration { make() } }"])
    func whatMayBeUsedOrReplacedIsNeitherUnusedNorLost(widget: String) throws {
        func copy(_ name: String) throws {
            let file = "\(name).intentdefinition"
            let copied = folder.url.appendingPathComponent("Old/Intents.intentdefinition")
            try? FileManager.default.removeItem(at: copied)
            try FileManager.default.copyItem(at: Project.schemas.appendingPathComponent(file), to: copied)
        }
        let known = Self.soup.replacing("Soup", with: "Tea").replacing("\"soup\"", with: "\"tea\"")
        for side in ["Old", "New"] {
            try folder.write(widget.utf8, to: "\(side)/Soup.swift")
            try folder.write(known.utf8, to: "\(side)/Tea.swift")
        }
        try copy("Counter")
        let used = try run("breaking New --against Old")
        used.expect(
            status: 0,
            outputContains: "warning: intent 'SelectCounter' was removed",
            "help: If a widget that was not read uses it, "
        )
        try copy("OrderCoffee")
        try folder.write(Self.damages[2].bytes, to: "New/Replacement.swift")
        let replaced = try run("breaking New --against Old")
        let isRead = !widget.hasPrefix("<")
        let places = isRead ? "'New/Replacement.swift'" : "one of 'New/Replacement.swift' and 'New/Soup.swift'"
        let condition = "help: Unless \(places), which cannot be read, has it or replaces it, "
        replaced.expect(outputContains: condition, outputLacks: "no App Intent replaces it")
    }

    /// Anything may have moved into a file that cannot be read, whatever it had before.
    @Test(
        arguments: [
            ("// Nothing", [0x00]), ("// Nothing", Array("version https://git-lfs.github.com/spec/v1\n".utf8)),
            (nil, [0x00]),
            (
                "struct Alias { typealias Kind = Int }",
                Array(">>>>>>> other\nstruct Alias { typealias Kind = Int }".utf8)
            ),
        ] as [(String?, [UInt8])]
    )
    func whatCanNoLongerBeReadMayHaveWhatIsGone(former: String?, damaged: [UInt8]) throws {
        let shortcuts = """
            struct Shortcuts: AppShortcutsProvider {
                static var appShortcuts: [AppShortcut] {
                    AppShortcut(intent: Tea(), phrases: ["Tea in \\(.applicationName)"])
                }
            }
            """
        try write(Self.soup.utf8, Self.soup.utf8)
        if let former { try folder.write(former.utf8, to: "Old/Other.swift") }
        try folder.write(damaged, to: "New/Other.swift")
        try folder.write(shortcuts.utf8, to: "Old/Shortcuts.swift")
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("New/Soup.swift"))
        for words in ["breaking New --against Old", "show New", "migrate New --against Old"] {
            let result = try run(words)
            let said = result.output + result.errors
            #expect(said.contains("New/Other.swift:1:1: error: cannot read this file: "), "\(result)")
            #expect(!said.contains("removed") && !said.contains("no longer") && !said.contains("IN1395"), "\(result)")
            result.expect(status: 2)
        }
    }

    /// What is gone with a file that nobody could read is not known.
    @Test(arguments: [[0x00, 0xFE, 0x31], damages[2].bytes])
    func whatCouldNotBeReadBeforeItWasDeletedMayBeLost(damaged: [UInt8]) throws {
        try write(Self.soup.utf8, Self.soup.utf8)
        try folder.write(damaged, to: "Old/Other.swift")
        let result = try run("breaking New --against Old")
        result.expect(outputContains: "Old/Other.swift:1:1: error: cannot read this file: ")
        #expect(!result.output.contains("no loss was found") && result.status == 2, "\(result)")
        // It was only moved.
        try folder.write(damaged, to: "New/Moved.swift")
        try run("breaking New --against Old").expect(status: 0)
    }

    /// A declaration at the end of a file that has no body was cut off there.
    @Test(arguments: [
        ("@main struct Soup: Widget", 14), ("struct Order: AppIntent", 8), ("struct Shortcuts: Ap", 8), ("@main", 1),
    ])
    func whatIsCutInTheHeadOfADeclarationIsNotRemoved(head: String, column: Int) throws {
        let shortcuts = "struct Shortcuts: AppShortcutsProvider { static var appShortcuts: [AppShortcut] { [] } }"
        try write((Self.soup + shortcuts).utf8, "import WidgetKit\nimport AppIntents\n\(head)\n".utf8)
        for words in ["breaking New --against Old", "migrate New --against Old", "show New"] {
            let result = try run(words)
            let said = result.output + result.errors
            #expect(said.contains("New/Soup.swift:3:\(column): error: cannot read this file: the "), "\(result)")
            #expect(said.contains(" has no body") || said.contains("'@main' has no declaration"), "\(result)")
            #expect(!said.contains("removed") && !said.contains("no longer"), "\(result)")
            result.expect(status: 2)
        }
    }

    /// A source that the older state or the project has is asked for by name: no search finds a folder.
    @Test func aFolderInPlaceOfASourceHasNotRemovedIt() throws {
        try write(Self.soup.utf8, Self.soup.utf8)
        let soup = folder.url.appendingPathComponent("New/Soup.swift")
        try FileManager.default.removeItem(at: soup)
        try FileManager.default.createDirectory(at: soup, withIntermediateDirectories: false)
        for words in ["breaking New --against Old", "migrate New --against Old"] {
            let result = try run(words)
            let said = result.output + result.errors
            #expect(said.contains("New/Soup.swift: error: cannot read this file: it is a folder [IN0100"), "\(result)")
            #expect(!said.contains("removed") && result.status == 2, "\(result)")
        }
    }

    /// What a bundle's body lists by other means than names is not known.
    @Test(arguments: [("Soup(); more()", false), ("Soup(); Extras.more", false), ("Soup()", true)])
    func aBundleThatListsMoreThanNamesHasDroppedNothing(body: String, isRead: Bool) throws {
        let bundle = "@main struct App: WidgetBundle { var body: some Widget { Soup(); Bread() } }"
        let bread = Self.soup.replacing("Soup", with: "Bread").replacing("\"soup\"", with: "\"bread\"")
        try write(Self.soup.utf8, Self.soup.utf8)
        for side in ["Old", "New"] {
            try folder.write(bread.replacing("Order", with: "Bake").utf8, to: "\(side)/Bread.swift")
            try folder.write(bundle.utf8, to: "\(side)/App.swift")
        }
        try folder.write(bundle.replacing("Soup(); Bread()", with: body).utf8, to: "New/App.swift")
        let result = try run("breaking New --against Old")
        #expect(result.output.contains("widget 'bread' is no longer listed in the bundle 'App'") == isRead, "\(result)")
        #expect(
            result.output.contains("whether a bundle lists 'Bread' depends on code that is not read") == !isRead,
            "\(result)"
        )
        result.expect(status: (isRead ? 1 : 0))
    }

    /// A thing is compared if both states can read what identifies it.
    @Test func whatOnlyOneStateKnowsIsNotCompared() throws {
        let computed = Self.soup.replacing("\"soup\"", with: "Kinds.make()")
            .replacing(
                "static let intentClassName",
                with: "static let persistentIdentifier = make()\n    static let intentClassName"
            )
        for (old, new) in [(Self.soup, computed), (computed, Self.soup)] {
            try write(old.utf8, new.utf8)
            let result = try run("breaking New --against Old --format json --fail-on never")
            result.expect(outputContains: "compared 0 of 1 widget and 1 of 2 App Intents with 'Old'")
        }
    }

    /// What a computed value is, it may have been before.
    @Test func aValueThatBecomesComputedIsInDoubt() throws {
        let computed = Self.soup.replacing("\"soup\"", with: "Kinds.make()")
        try write(Self.soup.utf8, computed.utf8)
        let result = try run("breaking New --against Old")
        result.expect(outputContains: "warning: the kind of widget 'soup' is now 'Kinds.make()'")
        #expect(!result.output.contains("removed") && result.status == 0, "\(result)")
    }

    @Test func aConstantThatCannotBeReadMatters() throws {
        let widget = Self.soup.replacing("\"soup\"", with: "Kinds.soup")
        let kinds = "enum Kinds { static let soup = \"soup\" }"
        for (side, text) in [("Old", kinds), ("New", "<<<<<<< HEAD\n\(kinds)")] {
            try folder.write(widget.utf8, to: "\(side)/Soup.swift")
            try folder.write(text.utf8, to: "\(side)/Kinds.swift")
        }
        let named = try run("breaking New --against Old")
        named.expect(status: 2, outputContains: "New/Kinds.swift:1:1: error: cannot read this file")
    }

    @Test func eachCommitOfAHistoryIsJudgedAlike() throws {
        let repository = try SampleRepository()
        for (subject, bytes) in [("Begin", Array(Self.soup.utf8)), ("Break", [0]), ("Break more", [0, 0])] {
            try repository.folder.write(bytes, to: "App/Soup.swift")
            try repository.commit(subject)
        }
        try repository.write("struct Soup {}", to: "App/Soup.swift")
        try repository.commit("Leave it")
        let whole = try repository.run("breaking", "--log", "HEAD")
        #expect(whole.output.components(separatedBy: "cannot read this file").count == 2, "\(whole)")
        whole.expect(status: 2, outputLacks: "removed")
        let same = try repository.run("breaking", "--log", "HEAD~2..HEAD~1", "--format", "json")
        same.expect(status: 2, outputContains: #""reason":"the text contains a null byte""#)
    }

    // MARK: - Parts

    /// A widget, an App Intent with an entity and an enumeration, and their phrases, with `%` in one place.
    private static func app(_ part: String = "", as expression: String = "") -> String {
        let parts = [
            "kind": "\"soup\"", "families": "[.systemSmall]", "intent": "Order", "identifier": "\"order\"",
            "raw value": "\"small\"", "default": "\"soup\"", "phrases": "[\"Order in \\(.applicationName)\"]",
            "class": "\"OrderIntent\"", "enum": "\"size\"", "entity": "\"city\"",
        ].merging([part: expression]) { $1 }
        func text(_ name: String) -> String { parts[name] ?? "" }
        return """
            struct Soup: Widget {
                var body: some WidgetConfiguration {
                    AppIntentConfiguration(kind: \(text("kind")), provider: Provider()) { Text($0.name) }
                        .supportedFamilies(\(text("families")))
                }
            }
            struct Provider: AppIntentTimelineProvider { typealias Intent = \(text("intent")) }
            struct Order: AppIntent, CustomIntentMigratedAppIntent {
                static let persistentIdentifier = \(text("identifier"))
                static let intentClassName = \(text("class"))
                @Parameter(title: "Soup", default: \(text("default"))) var soup: String
                @Parameter var size: Size; @Parameter var city: City
            }
            enum Size: String, AppEnum {
                case small = \(text("raw value")); static let persistentIdentifier = \(text("enum"))
            }
            struct City: AppEntity {
                let id: String; static let persistentIdentifier = \(text("entity")); static let defaultQuery = Cities()
            }
            struct Cities: EntityQuery {}
            struct Shortcuts: AppShortcutsProvider {
                static var appShortcuts: [AppShortcut] { AppShortcut(intent: Order(), phrases: \(text("phrases"))) }
            }
            """
    }

    /// The same expression may have another value.
    @Test(arguments: [
        ("kind", 3, "the kind 'K.make()' of a widget is not a constant in the sources"),
        ("families", 4, "the families 'K.make()' of a widget are not constants in the sources"),
        ("identifier", 8, "the identifier 'K.make()' of 'Order' is not a constant in the sources"),
        ("class", 10, "the value of 'intentClassName' is not a literal"),
        ("raw value", 15, "the raw value of 'small' is not a literal"),
        ("entity", 17, "the identifier 'K.make()' of 'City' is not a constant in the sources"),
        ("enum", 14, "the identifier 'K.make()' of 'Size' is not a constant in the sources"),
        ("default", 11, "the default value of 'soup' of 'Order' is not a constant"),
        ("phrases", 22, "the phrases 'K.make()' of 'Order' are not constants in the sources"),
    ])
    func aPartThatNeitherStateCanReadIsNotClaimed(part: String, line: Int, reason: String) throws {
        let app = Self.app(part, as: "K.make()")
        try write(app.utf8, (app + "\n").utf8)
        let result = try run("breaking New --against Old --format markdown")
        let widgets = part == "kind" ? "0 of 1 widget" : "1 widget"
        let counts = "\(widgets) and \(part == "identifier" ? "1 of 2" : "2")"
        let scope = "Compared \(counts) App Intents with 'Old', but not 'New/Soup.swift:\(line)' (\(reason))"
        let verdict = "\(scope): no loss was found in what was compared."
        result.expect(status: 0, outputStart: "## No change was found in what was compared\n\n\(verdict)\n")
        let text = try run("breaking New --against Old")
        #expect(text.output == "\(verdict)\n" && text.status == 0, "\(text)")
        let json = try run("breaking New --against Old --format json")
        json.expect(outputContains: #""path":"New/Soup.swift","line":\#(line),"#)
        // What it is now, it may have been before.
        try write(app.utf8, Self.app().utf8)
        let known = try run("breaking New --against Old --format markdown")
        known.expect(status: 0, outputStart: "## No change was found in what was compared\n")
        // It may be the same value as before, which no one can read either.
        try write(app.utf8, app.replacing("K.make()", with: "K.other()").utf8)
        let changed = try run("breaking New --against Old --format markdown")
        changed.expect(outputContains: "but not 'New/Soup.swift:\(line)' (")
        #expect(!changed.output.contains("'Old/Soup.swift"), "each thing is named once: \(changed)")
        changed.expect(status: 0)
    }
}
