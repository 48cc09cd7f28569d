import Foundation
import TestSupport
import Testing

/// What one command writes, every other command reads.
@Suite struct StringsPairsTests: HasFolder {
    let folder: TemporaryDirectory

    /// How the project lists its files.
    enum Project: CaseIterable {
        /// There is no project.
        case none
        /// Lists only the definition, without localizations.
        case unlocalized
        /// Lists the definition and the German table.
        case named
        /// Uses folders that are synchronized with the disk.
        case synchronized
    }

    enum Writer: String, CaseIterable {
        case sync, `import`, rekey, fix
    }

    init() throws { folder = try TemporaryDirectory() }

    private func run(_ words: String...) throws -> ProcessResult { try Command.run(words, in: folder.url) }

    private func make(_ project: Project) throws {
        // A text has no ID until `lint --fix` adds one.
        try write("App/Base.lproj/Intents.intentdefinition", StringsSample.definition())
        try write(
            "App/de.lproj/Intents.strings",
            "\"aB3dE6\" = \"Suppe bestellen\";\n\"pR0mPt\" = \"Welche ${size}?\";\n"
        )
        let group = { (children: String, more: String) in
            """
            { objects = {
                P = { isa = PBXProject; knownRegions = (en, Base, de); developmentRegion = en; mainGroup = G; };
                G = { isa = PBXGroup; sourceTree = "<group>"; children = (\(children)); };
                \(more)
            }; rootObject = P; }
            """
        }
        let definition = """
            D = { isa = PBXFileReference; path = App/Base.lproj/Intents.intentdefinition; sourceTree = "<group>"; };
            """
        let german = """
            E = { isa = PBXFileReference; path = App/de.lproj/Intents.strings; sourceTree = "<group>"; };
            """
        let synchronized = """
            S = { isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = "<group>"; };
            """
        let text: String? =
            switch project {
            case .none: nil
            case .unlocalized: group("D", definition)
            case .named: group("D, E", definition + german)
            case .synchronized: group("S", synchronized)
            }
        if let text { try write("App.xcodeproj/project.pbxproj", text) }
    }

    private func make(_ writer: Writer) throws {
        let result: ProcessResult
        switch writer {
        case .sync: result = try run("strings", "sync", "App", "--language", "it")
        case .import:
            try write("it.csv", "key,en,it\naB3dE6,Order Soup,Ordina la zuppa\n")
            result = try run("strings", "import", "it.csv", "--into", "App", "--language", "it")
        case .rekey: result = try run("strings", "rekey", "App")
        case .fix:
            let definition = StringsSample.definition(title: "Order Soup ")
            try write("App/Base.lproj/Intents.intentdefinition", definition)
            result = try run("lint", "App", "--fix")
            result.expect(errors: "applied 1 fix in 1 file\n")
            return
        }
        #expect(result.status == 0, "\(writer): \(result.errors)")
    }

    @Test(arguments: Writer.allCases, Project.allCases)
    func everyCommandSeesWhatAnotherWrote(writer: Writer, project: Project) throws {
        try make(project)
        try make(writer)
        let status = try run("strings", "status", "App", "--no-history")
        let line = status.output.split(separator: "\n").first { $0.hasPrefix("  de ") }
        #expect(
            status.status == 0 && line?.contains(project == .unlocalized ? " not in the project " : " 66% ") == true,
            "\(status.output)\(status.errors)"
        )
        let page = try run("show", "App", "--format", "html")
        #expect(page.output.contains("Not in the project") == status.output.contains(" not in the project "))
        let hasItalian = writer == .sync || writer == .import
        #expect(status.output.contains("  it ") == hasItalian)
        if writer == .rekey, project != .unlocalized {
            try run("strings", "status", "App", "--details").expect(outputContains: "OrderSoup.description")
        }
        // The second run finds the first run's result, and has nothing left to do.
        for language in hasItalian ? ["de", "it"] : ["de"] {
            try run("strings", "sync", "App", "--language", language).expect(status: 0)
            let again = try run("strings", "sync", "App", "--language", language, "--check")
            #expect(again.status == 0 && again.output.isEmpty, "\(again.output)\(again.errors)")
        }
        let exported = try run("strings", "export", "App", "--language", "de")
        exported.expect(outputContains: "Suppe bestellen")
        let lint = try run("lint", "App", "--format", "json")
        #expect(lint.status != 2 && !lint.output.contains("unreadable-input"), "\(lint.output)\(lint.errors)")
        try run("show", "App", "--format", "json").expect(status: 0)
    }

    @Test func aLanguageThatIsNeitherReadNorInTheProjectIsSaidOnce() throws {
        try make(.unlocalized)
        let catalogue = "X = { isa = PBXFileReference; path = App/Intents.xcstrings; sourceTree = \"<group>\"; };"
        let project = try text("App.xcodeproj/project.pbxproj").replacing("(D);", with: "(D, X); }; \(catalogue) Y = {")
        try write("App.xcodeproj/project.pbxproj", project)
        try write("App/Intents.xcstrings", "{")
        try run("strings", "status", "App", "--no-history").expect(outputEnd: "\n\nGerman was not read.\n")
    }

    @Test func aNewTableThatTheProjectLacksIsSaid() throws {
        try make(.named)
        try run("strings", "sync", "App", "--language", "it").expect(
            errorsStart: "intentc: note: 'App.xcodeproj' does not have 'App/it.lproj/Intents.strings'\n"
        )
    }

    @Test func whereTheDefinitionHasKeysItIsShownInTheWordsOfItsTable() throws {
        try write("App/Base.lproj/Intents.intentdefinition", StringsSample.definition(title: "%ORDER_TITLE%"))
        try write("App/en.lproj/Intents.strings", "\"aB3dE6\" = \"Order a Soup\";\n")
        let shown = try run("show", "App").output
        #expect(shown.contains("Order a Soup") && !shown.contains("ORDER_TITLE"), "\(shown)")
        for kind in ["models", "app-intents", "sirikit"] {
            let code = try run("generate", "App", "--to", kind).output
            #expect(code.contains("Order a Soup") && !code.contains("ORDER_TITLE"), "\(code)")
        }
        // Builds depend on the tables and notice their changes.
        try run("generate", "App", "-o", "Generated", "--depfile", "Generated.d").expect(status: 0)
        let rule = try String(contentsOf: folder.url.appendingPathComponent("Generated.d"), encoding: .utf8)
        #expect(rule.contains("App/en.lproj/Intents.strings"), "\(rule)")
    }

    /// Words that the table repeats do not hide the keys, and a row for each value becomes one text.
    @Test func keysAmongWordsAreShownInTheWordsOfTheTable() throws {
        let cases = ["unknown", "created", "removed"].enumerated().map { index, name in
            "<dict><key>INEnumValueDisplayName</key><string>State.\(name)</string><key>INEnumValueDisplayNameID</key>"
                + "<string>cAsE0\(index)</string><key>INEnumValueIndex</key><integer>\(index)</integer>"
                + "<key>INEnumValueName</key><string>\(name)</string></dict>"
        }
        let words = ["Menu", "Soup", "Bread", "Spoon"].enumerated().map { index, name in
            "<dict><key>INIntentParameterName</key><string>p\(index)</string><key>INIntentParameterType</key>"
                + "<string>String</string><key>INIntentParameterDisplayName</key><string>\(name)</string>"
                + "<key>INIntentParameterDisplayNameID</key><string>wOrD0\(index)</string></dict>"
        }
        let definition = """
            <plist version="1.0"><dict><key>INEnums</key><array><dict><key>INEnumName</key><string>State</string>
            <key>INEnumType</key><string>Regular</string>
            <key>INEnumValues</key><array>\(cases.joined())</array></dict></array>
            <key>INIntents</key><array><dict><key>INIntentName</key><string>Cook</string>
            <key>INIntentTitle</key><string>%COOK_TITLE%</string><key>INIntentTitleID</key><string>tItLe0</string>
            <key>INIntentDescription</key><string>%COOK_TEXT%</string>
            <key>INIntentDescriptionID</key><string>tExT00</string>
            <key>INIntentParameters</key><array>\(words.joined())</array>
            <key>INIntentResponse</key><dict>
            <key>INIntentResponseParameters</key><array><dict>
            <key>INIntentResponseParameterName</key><string>state</string>
            <key>INIntentResponseParameterType</key><string>Integer</string>
            <key>INIntentResponseParameterEnumType</key><string>State</string></dict></array>
            <key>INIntentResponseCodes</key><array><dict><key>INIntentResponseCodeName</key><string>success</string>
            <key>INIntentResponseCodeSuccess</key><true/>
            <key>INIntentResponseCodeConciseFormatString</key><string>%COOK_DONE% ${state}</string>
            <key>INIntentResponseCodeConciseFormatStringID</key><string>dOnE00</string></dict></array></dict>
            </dict></array><key>INTypes</key><array/></dict></plist>
            """
        try write("App/Base.lproj/Intents.intentdefinition", definition)
        try write(
            "App/en.lproj/Intents.strings",
            """
            "tItLe0" = "Cook a Soup"; "tExT00" = "Cooks it"; "cAsE01" = "Created"; "cAsE02" = "Removed";
            "dOnE00-cAsE01" = "It was created."; "dOnE00-cAsE02" = "It was removed.";
            "wOrD00" = "Menu"; "wOrD01" = "Soup"; "wOrD02" = "Bread";
            """
        )
        let shown = try run("show", "App").output
        for text in ["Cook a Soup", "It was ${state}.", "Created"] {
            #expect(shown.contains("\"\(text)\""), "\(shown)")
        }
        // The definition's own word is shown where the table has none.
        let status = try run("strings", "status", "App").output
        #expect(status.contains("\n  en              100%          source        0"), "\(status)")
    }

    @Test func ofTwoDefinitionsOfOneNameOneHasTheTables() throws {
        try make(.none)
        try write("App/Intents.intentdefinition", StringsSample.definition())
        try write("de.csv", "key,en,de\ndEsCrI,Orders a soup,Bestellt\n")
        let result = try run("strings", "import", "de.csv", "--into", "App")
        #expect(result.status == 0 && result.errors == "1 translation imported\n", "\(result.errors)")
    }
}
