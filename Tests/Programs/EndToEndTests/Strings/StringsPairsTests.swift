import Foundation
import TestSupport
import Testing

/// What one command writes, every other command reads.
@Suite struct StringsPairsTests {
    private let folder: TemporaryDirectory

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

    private func write(_ name: String, _ text: String) throws { try folder.write(Array(text.utf8), to: name) }

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
            result = try run("strings", "import", "it.csv", "--into", "App")
        case .rekey: result = try run("strings", "rekey", "App")
        case .fix:
            let definition = StringsSample.definition(title: "Order Soup ")
            try write("App/Base.lproj/Intents.intentdefinition", definition)
            result = try run("lint", "App", "--fix")
            #expect(result.errors == "applied 1 fix in 1 file\n")
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
        let hasItalian = writer == .sync || writer == .import
        #expect(status.output.contains("  it ") == hasItalian)
        if writer == .rekey {
            #expect(try run("strings", "status", "App", "--details").output.contains("OrderSoup.description"))
        }
        // The second run finds the first run's result, and has nothing left to do.
        for language in hasItalian ? ["de", "it"] : ["de"] {
            #expect(try run("strings", "sync", "App", "--language", language).status == 0)
            let again = try run("strings", "sync", "App", "--language", language, "--check")
            #expect(again.status == 0 && again.output.isEmpty, "\(again.output)\(again.errors)")
        }
        let exported = try run("strings", "export", "App", "--language", "de")
        #expect(exported.output.contains("Suppe bestellen"), "\(exported.errors)")
        let lint = try run("lint", "App", "--format", "json")
        #expect(lint.status != 2 && !lint.output.contains("unreadable-input"), "\(lint.output)\(lint.errors)")
        #expect(try run("show", "App", "--format", "json").status == 0)
    }

    @Test func aNewTableThatTheProjectLacksIsSaid() throws {
        try make(.named)
        #expect(
            try run("strings", "sync", "App", "--language", "it").errors.hasPrefix(
                "intentc: note: 'App.xcodeproj' does not have 'App/it.lproj/Intents.strings'\n"
            )
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
        #expect(try run("generate", "App", "-o", "Generated", "--depfile", "Generated.d").status == 0)
        let rule = try String(contentsOf: folder.url.appendingPathComponent("Generated.d"), encoding: .utf8)
        #expect(rule.contains("App/en.lproj/Intents.strings"), "\(rule)")
    }

    @Test func ofTwoDefinitionsOfOneNameOneHasTheTables() throws {
        try make(.none)
        try write("App/Intents.intentdefinition", StringsSample.definition())
        try write("de.csv", "key,en,de\ndEsCrI,Orders a soup,Bestellt\n")
        let result = try run("strings", "import", "de.csv", "--into", "App")
        #expect(result.status == 0 && result.errors == "1 translation imported\n", "\(result.errors)")
    }
}
