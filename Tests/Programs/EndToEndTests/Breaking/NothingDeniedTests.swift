import Foundation
import TestSupport
import Testing

/// A sentence that says that something is gone, not replaced, not offered or free to be deleted comes from what was read.
/// Where the fact was not read, what is said names it and says why.
@Suite struct NothingDeniedTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private func run(_ words: String) throws -> ProcessResult {
        try Command.run(line: words, in: folder.url)
    }

    private func write(_ files: [String: String]) throws {
        for (path, text) in files { try folder.write(text.utf8, to: path) }
    }

    private static let soup = SampleDefinition(parameters: ["soup"]).xml
    private static let tea = "import AppIntents\nstruct Tea: AppIntent {}\n"
    private static let encrypted = "\0GITCRYPT\0 key"

    private static func order(_ members: String) -> String {
        """
        import AppIntents
        @available(iOS 16, *)
        struct Order: AppIntent, CustomIntentMigratedAppIntent {
            static let intentClassName = "OrderSoupIntent"
            \(members)
        }

        """
    }

    private static let soupParameter = "@Parameter(title: \"Soup\") var soup: String?"

    // MARK: - Gone

    /// Another file may declare it now.
    @Test func anIntentMayBeInADefinitionThatCannotBeRead() throws {
        try write(["Old/Soup.intentdefinition": Self.soup, "New/Tea.intentdefinition": "<plist"])
        let result = try run("breaking New --against Old")
        result.expect(outputContains: "warning: intent 'OrderSoup' was removed")
        let unread = "Unless 'New/Tea.intentdefinition', which cannot be read, has it or replaces it, "
        result.expect(outputContains: unread)
    }

    @Test func aParameterMayBeInAPartThatIsNotUnderstood() throws {
        try write([
            "Old/Order.swift": Self.order(Self.soupParameter), "New/Order.swift": Self.order("#parameters"),
        ])
        let result = try run("breaking New --against Old")
        result.expect(outputContains: "Unless the unreadable part of 'New/Order.swift' has it", outputLacks: "error")
    }

    /// A definition that is damaged, cannot be opened or is excluded may use it.
    @Test(arguments: ["<plist", "folder", "exclude"])
    func anEnumerationMayBeUsedInADefinitionThatIsNotRead(reason: String) throws {
        try write([
            "Size.intentdefinition": """
            <plist version="1.0"><dict><key>INEnums</key><array><dict><key>INEnumName</key><string>Size</string>
            <key>INEnumValues</key><array><dict><key>INEnumValueName</key><string>unknown</string></dict></array></dict></array>
            <key>INIntents</key><array/><key>INTypes</key><array/></dict></plist>
            """
        ])
        let unused = "enumeration 'Size' is never used"
        try #expect(run("lint").output.contains(unused))
        switch reason {
        case "folder": try write(["Soup.intentdefinition/file": ""])
        case "exclude":
            try write(["intentc.json": #"{"version": 1, "exclude": ["Soup*"]}"#, "Soup.intentdefinition": ""])
        default: try write(["Soup.intentdefinition": reason])
        }
        try #expect(!run("lint").output.contains(unused))
    }

    // MARK: - Not replaced

    @Test func anEncryptedSourceMayReplaceAnIntent() throws {
        let code = ["Tea.swift": Self.tea, "Keys.swift": Self.encrypted]
        for (name, text) in code { try write(["Old/\(name)": text, "New/\(name)": text]) }
        try write(["Old/Soup.intentdefinition": Self.soup])
        let breaking = try run("breaking New --against Old")
        breaking.expect(outputContains: "warning: intent 'OrderSoup' was removed [IN1301")
        let unread = "Unless 'New/Keys.swift', which cannot be read, has it or replaces it, "
        breaking.expect(outputContains: unread)
        let migration = try run("migrate Old")
        migration.expect(outputContains: "whether an App Intent replaces")
        let why = "'Old/Keys.swift' cannot be read: the file is encrypted [IN1401"
        #expect(migration.output.contains(why) && !migration.output.contains("IN1105"), "\(migration)")
        migration.expect(status: 2)
        let later = try run("migrate New --against Old")
        let doubt = "It is uncertain whether App Intents replace 1 of 1 intent.\n"
        #expect(later.output.hasPrefix(doubt) && later.output.contains(unread) && later.status == 2, "\(later)")
    }

    /// A macro may declare the parameter.
    @Test func anAppIntentMayHaveAParameterThatIsNotUnderstood() throws {
        try write(["App/Soup.intentdefinition": Self.soup, "App/Order.swift": Self.order("#parameters")])
        let migration = try run("migrate App")
        let words = "whether 'Order' has a parameter 'soup' is unknown: the macro '#parameters' may declare anything"
        migration.expect(outputContains: "warning: \(words)", outputLacks: "has no parameter")
    }

    @Test func aDefinitionThatCannotBeReadWasNotDeleted() throws {
        try write([
            "Old/Soup.intentdefinition": Self.soup, "New/Soup.intentdefinition": "<plist", "New/Tea.swift": Self.tea,
        ])
        let result = try run("migrate New --against Old")
        result.expect(outputStart: "Not everything was read.\n\nNew/Soup.intentdefinition:1:1: error: ")
        #expect(!result.output.contains("no App Intent replaces") && result.status != 0, "\(result)")
        let alone = try run("migrate New")
        let said = alone.output + alone.errors
        #expect(!said.contains("no intents") && !said.contains("there is no .intentdefinition"), "\(alone)")
    }

    // MARK: - Not offered, free to be deleted

    @Test func anEncryptedWidgetMayUseAnIntent() throws {
        let definition = Project.schemas.appendingPathComponent("Counter.intentdefinition")
        try folder.write(Data(contentsOf: definition), to: "Old/Counter.intentdefinition")
        let widget = """
            struct Tea: Widget {
                var body: some WidgetConfiguration { StaticConfiguration(kind: "tea", provider: P()) { Text($0.name) } }
            }
            """
        for side in ["Old", "New"] { try write(["\(side)/Tea.swift": widget, "\(side)/Keys.swift": Self.encrypted]) }
        let result = try run("breaking New --against Old")
        result.expect(
            outputContains: "help: If a widget that was not read uses it, ",
            outputLacks: "Nothing that people saved with it"
        )
    }

    /// Excluded is unread by request.
    @Test func anExcludedWidgetMayUseAnIntent() throws {
        func widget(_ name: String, _ call: String) -> String {
            "struct \(name): Widget { var body: some WidgetConfiguration { \(call), provider: P()) { Text($0.name) } } }"
        }
        let definition = try Data(contentsOf: Project.schemas.appendingPathComponent("Counter.intentdefinition"))
        let counter = widget("Counter", "IntentConfiguration(kind: \"counter\", intent: SelectCounterIntent.self")
        try folder.write(definition, to: "Old/Counter.intentdefinition")
        for side in ["Old", "New"] {
            try write([
                "\(side)/Tea.swift": widget("Tea", "StaticConfiguration(kind: \"tea\""),
                "\(side)/Widgets/Counter.swift": counter,
            ])
        }
        let breaking = try run("breaking New --against Old --exclude **/Widgets/*.swift")
        breaking.expect(
            outputContains: "warning: intent 'SelectCounter' was removed",
            "help: If a widget that was not read uses it, "
        )
        #expect(!breaking.output.contains("Nothing that people saved with it") && breaking.status == 0, "\(breaking)")
        let migration = try run("migrate Old --exclude **/Widgets/*.swift")
        migration.expect(outputContains: "in the files that are not excluded [IN1105")
        #expect(!migration.output.contains("No widget") && migration.status == 1, "\(migration)")
        let later = try run("migrate New --against Old --exclude **/Widgets/*.swift")
        later.expect(
            outputStart: "1 of 1 intent is not replaced, with 1 warning.\n",
            outputContains: String(breaking.output.prefix { $0 != "\n" })
        )
    }

    @Test func whatAnEncryptedSourceMayUseCannotBeDeleted() throws {
        try write(["App/Soup.intentdefinition": Self.soup, "App/Order.swift": Self.order(Self.soupParameter)])
        let known = try run("migrate App --deployment 17.0")
        known.expect(outputContains: "The definition can be deleted.")
        try write(["App/Keys.swift": Self.encrypted])
        let result = try run("migrate App --deployment 17.0")
        let words = "Before the definition can be deleted, look at 'App/Keys.swift', which cannot be read."
        result.expect(
            outputContains: words,
            "Delete, after a look at 'App/Keys.swift', which cannot be read:",
            outputLacks: "The definition can be deleted."
        )
    }

    // MARK: - Complete

    /// A definition that cannot be read may lack translations.
    @Test func whatIsCompleteIsSoOfWhatWasRead() throws {
        let configurable = "<key>INIntentConfigurable</key><true/>"
        let title = configurable + "<key>INIntentTitleID</key><string>tea001</string><key>INIntentTitle</key>"
        let tea = SampleDefinition(parameters: []).xml.replacing("<key>INIntentTitle</key>", with: title)
        let strings = "\"tea001\" = \"Tee\";\n"
        try write(["App/Base.lproj/Tea.intentdefinition": tea, "App/de.lproj/Tea.strings": strings])
        let whole = try run("strings status App")
        whole.expect(outputContains: "German is complete.\n")
        try write(["App/Soup.intentdefinition": "<plist"])
        let status = try run("strings status App")
        status.expect(outputContains: "German is complete, of what was read.\n")
    }

    // MARK: - Not built

    private static let live = "import AppIntents\nstruct StopCooking: AppIntent {}\n"
    private static let dev = "import AppIntents\nstruct StartCooking: AppIntent {}\n"

    private static func project(_ sources: [String]) -> String {
        let files = sources.enumerated().map { index, path in
            """
            F\(index) = { isa = PBXFileReference; path = "\(path)"; sourceTree = "<group>"; };
            B\(index) = { isa = PBXBuildFile; fileRef = F\(index); };
            """
        }
        let list = { (letter: String) in sources.indices.map { "\(letter)\($0)" }.joined(separator: ", ") }
        return """
            { objects = {
                P = { isa = PBXProject; mainGroup = G; targets = (T); };
                G = { isa = PBXGroup; children = (\(list("F"))); sourceTree = "<group>"; };
                T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
                      buildPhases = (S); };
                S = { isa = PBXSourcesBuildPhase; files = (\(list("B"))); };
                \(files.joined(separator: "\n"))
            }; rootObject = P; }
            """
    }

    /// What a target no longer builds is still declared: it is neither removed nor renamed.
    @Test func whatIsOnlyNotBuiltIsSaidInEveryForm() throws {
        let repository = try SampleRepository()
        try repository.write(Self.live, to: "Live/Live.swift")
        try repository.write(Self.project(["Live/Live.swift"]), to: "App.xcodeproj/project.pbxproj")
        try repository.commit("Stop")
        try repository.git("tag", "v1")
        try repository.write(Self.dev, to: "Dev/Dev.swift")
        try repository.write(Self.project(["Dev/Dev.swift"]), to: "App.xcodeproj/project.pbxproj")
        try repository.commit("Start")
        try repository.git("tag", "v2")
        let forms = [
            "--against v1", "v1..v2", "--log v1..v2", "--tags v*", "--against v1 --format markdown",
            "--against v1 --format json", "--against v1 --format html", "--against v1 --format sarif", "v1..v2 --all",
            "v1..v2 --all --format json", "--log v1..v2 --format markdown",
        ]
        for form in forms {
            let words = ["breaking"] + form.split(separator: " ").map(String.init)
            let result = try SampleRepository.run(words, in: repository.folder.url)
            let output = result.output.replacing("&#39;", with: "'").replacing(/(v2|[0-9a-f]{10}):Live/, with: "Live")
            let sentence = "o target builds 'Live/Live.swift' with App Intent 'StopCooking' any more"
            #expect(output.contains(sentence), "\(form): \(output)")
            if form.contains("--all --format") { continue }
            // SARIF explains the rule.
            let isDenied = output.contains("was removed") && !form.contains("sarif") || output.contains("was renamed")
            #expect(!isDenied, "\(form): \(output)")
            #expect(output.contains("Add the file to a target"), "\(form): \(output)")
        }
        // What a project that cannot be read builds is not known.
        let broken = "<<<<<<< HEAD\n" + Self.project(["Dev/Dev.swift"])
        try repository.write(broken, to: "App.xcodeproj/project.pbxproj")
        let unread = try SampleRepository.run(["breaking", "--against", "v1"], in: repository.folder.url)
        unread.expect(
            status: 2,
            outputContains: "project.pbxproj:1:1: error: cannot read this file",
            outputLacks: "no target builds"
        )
    }

    // MARK: - What was compared

    /// What is the same in both states is named in any text, in the order of its places.
    @Test func whatBothStatesLackIsNamed() throws {
        for side in ["Old", "New"] {
            try write([
                "\(side)/Soup.intentdefinition": Self.soup, "\(side)/Tea.intentdefinition": "<plist",
                "\(side)/Keys.swift": Self.encrypted, "\(side)/Bed.swift": "<<<<<<< HEAD\n\(Self.tea)",
            ])
        }
        let result = try run("breaking New --against Old")
        result.expect(
            status: 0,
            output: """
                Compared 1 of 2 definitions with 'Old', but not 'New/Bed.swift:1' (a merge conflict is not resolved), \
                'New/Keys.swift:1' (the file is encrypted) and 'New/Tea.intentdefinition:1' (this tag is never closed \
                with '>'): no loss was found in what was compared.

                """
        )
    }

    /// Both states have the configuration of the new one.
    @Test func theConfigurationOfTheBaseAcceptsNothing() throws {
        let broken = Self.soup.replacing("<string>String</string>", with: "<string>Soup</string>")
        let accepting = #"{ "version": 1, "rules": { "unresolved-type": "off", "unknown-value": "off" } }"#
        try write(["Old/Soup.intentdefinition": broken, "New/Soup.intentdefinition": Self.soup])
        let result = try run("breaking New --against Old")
        try write(["Old/intentc.json": accepting])
        try run("breaking New --against Old").expect(output: result.output)
    }
}
