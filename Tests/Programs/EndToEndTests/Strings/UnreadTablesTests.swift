import Foundation
import TestSupport
import Testing

/// What a table that was not read translates is unknown: no command calls anything of it missing, complete or replaced.
@Suite struct UnreadTablesTests: HasFolder {
    let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        try write("App/Base.lproj/Intents.intentdefinition", StringsSample.definition())
        try write("App/fr.lproj/Intents.strings", "\"aB3dE6\" = \"Soupe\";\n")
        try write("App/de.lproj/Intents.strings", "\"aB3dE6\" = \"Suppe\";\n")
        try write("intentc.json", #"{"version": 1, "locales": ["de", "fr"]}"#)
    }

    private func run(_ command: String) throws -> ProcessResult {
        try Command.run(line: command, in: folder.url)
    }

    static let damages = [
        "<<<<<<< HEAD\n\"aB3dE6\" = \"a\";\n=======\n>>>>>>> other\n",
        "version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 123\n", "\"aB3dE6\" = \"Suppe",
        "\"aB3dE6\" = \"Sup\0pe\";\n",
    ]

    /// The findings about missing translations that name German or its table.
    private func denials(_ result: ProcessResult) -> [Substring] {
        let codes = ["IN0507", "IN0508", "IN0512", "IN0513", "IN0516"]
        return result.output.split(separator: "\n").filter { line in
            codes.contains { line.contains("[\($0)") }
                && (line.contains("de") && line.contains("'de'") || line.contains("de.lproj"))
        }
    }

    @Test(arguments: damages)
    func lintCallsNothingOfItMissing(table: String) throws {
        try write("App/de.lproj/Intents.strings", table)
        let result = try run("lint App")
        #expect(result.output.contains("App/de.lproj/Intents.strings") && result.status == 1, "\(result)")
        #expect(denials(result).isEmpty, "\(result.output)")
        result.expect(outputContains: "fr.lproj")
        try run("init App --dry-run").expect(outputLacks: "de.lproj")
    }

    @Test(arguments: damages)
    func theStatusSaysThatItWasNotRead(table: String) throws {
        try write("App/de.lproj/Intents.strings", table)
        let text = try run("strings status App")
        #expect(
            text.output.contains("de          not read") && text.output.contains("App/de.lproj/Intents.strings: "),
            "\(text)"
        )
        #expect(text.output.contains("German was not read.") && text.status == 2, "\(text)")
        try run("strings status App --format markdown").expect(outputContains: "| de | not read | ? |")
        let json = try run("strings status App --format json").output
        #expect(json.contains(#""unread": {"#) && json.components(separatedBy: "percentage").count == 2, "\(json)")
        let page = try run("show App --format html").output
        #expect(page.contains("<b>German<span>not read</span></b>"))
    }

    @Test func languagesThatWereReadAreExported() throws {
        try write("App/de.lproj/Intents.strings", Self.damages[0])
        let result = try run("strings export App -o Out")
        let note = "'de' is left out, because 'App/de.lproj/Intents.strings' was not read"
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("Out").path)
        #expect(files == ["fr.xliff"] && result.status == 2, "\(result)")
        result.expect(errorsContain: note)
    }

    @Test func theTablesOfOtherDefinitionsChange() throws {
        try write("App/de.lproj/Intents.strings", Self.damages[0])
        try write("Other/Base.lproj/Other.intentdefinition", StringsSample.definition())
        try write("Other/de.lproj/Other.strings", "")
        let result = try run("strings sync .")
        #expect(result.status == 2 && result.errors.contains("App/de.lproj/Intents.strings"), "\(result)")
        let other = folder.url.appendingPathComponent("Other/de.lproj/Other.strings")
        #expect(try String(contentsOf: other, encoding: .utf8).contains("aB3dE6"))
        let own = folder.url.appendingPathComponent("App/fr.lproj/Intents.strings")
        #expect(try String(contentsOf: own, encoding: .utf8) == "\"aB3dE6\" = \"Soupe\";\n")
    }

    @Test func migrateKeepsTablesThatWereNotRead() throws {
        let whole = try run("migrate App --format markdown")
        whole.expect(outputContains: "remove the tables")
        try write("App/de.lproj/Intents.strings", Self.damages[0])
        let result = try run("migrate App --format markdown")
        result.expect(outputContains: "`App/de.lproj/Intents.strings`: ", outputLacks: "remove the tables")
    }

    // MARK: - Excluded

    private func exclude(_ pattern: String) throws {
        try write("intentc.json", #"{"version": 1, "exclude": ["\#(pattern)"]}"#)
    }

    @Test func anExcludedCatalogMayHaveEveryLanguage() throws {
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App/de.lproj"))
        try FileManager.default.removeItem(at: folder.url.appendingPathComponent("App/fr.lproj"))
        try write("App/Intents.xcstrings", #"{"sourceLanguage": "en", "version": "1.0", "strings": {}}"#)
        try write("App.xcodeproj/project.pbxproj", Self.project)
        try exclude("*.xcstrings")
        let result = try run("lint .")
        #expect(!result.output.contains("IN0512") && !result.output.contains("IN0513"), "\(result)")
        try run("strings status .").expect(outputContains: "tables excluded, no translations found")
        let generated = try run("generate App --to app-intents --output Out --strings Out")
        let words = "App/Intents.xcstrings: warning: the catalog has none of this table's translations: it is excluded"
        generated.expect(errorsContain: words)
    }

    @Test func theTableOfAMissingLanguageMayBeExcluded() throws {
        try write("App.xcodeproj/project.pbxproj", Self.project)
        try write("App/it.lproj/Localizable.strings", "")
        try run("lint .").expect(outputContains: "IN0513")
        try exclude("App/it.lproj/Intents.strings")
        let result = try run("lint .")
        result.expect(outputLacks: "IN0513")
    }

    @Test(arguments: ["App.xcodeproj/project.pbxproj", "Package.swift", "App/Info.plist", "App/App.xcconfig"])
    func excludedFilesOfProjectsAreNotReported(path: String) throws {
        try write("App.xcodeproj/project.pbxproj", Self.project)
        for (name, text) in [("App/Info.plist", "<plist/>"), ("App/App.xcconfig", ""), ("Package.swift", "")] {
            try write(name, text)
        }
        try write(path, "<<<<<<< HEAD\n=======\n>>>>>>> other\n")
        let damaged = try run("lint .").output
        #expect(damaged.contains("\(path):1:1: error: "), "\(damaged)")
        try exclude(path)
        for command in ["lint .", "strings status .", "show .", "migrate ."] {
            let result = try run(command)
            #expect(!(result.output + result.errors).contains("\(path):1:1"), "\(command): \(result)")
        }
        #expect(!(try run("lint .").output.contains(#/\[IN01(?:3\d|2\d)/#)))
    }

    @Test func anExcludedLanguageIsNotCounted() throws {
        try exclude("de.lproj")
        let result = try run("strings status .")
        #expect(result.status == 0 && !result.output.contains("de ") && result.output.contains("fr "), "\(result)")
        let named = try run("strings status . --language de")
        #expect(named.status == 2 && named.output.contains("it is excluded"), "\(named)")
        let exported = try run("strings export . --language de -o Out")
        #expect(exported.status == 2 && exported.errors.contains("it is excluded"), "\(exported)")
    }

    private static let project = """
        // !$*UTF8*$!
        { objects = {
        I = { isa = PBXFileReference; path = App/Info.plist; sourceTree = "<group>"; };
        X = { isa = PBXFileReference; path = App/App.xcconfig; sourceTree = "<group>"; };
        TB = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X;
        buildSettings = { INFOPLIST_FILE = App/Info.plist; }; };
        TL = { isa = XCConfigurationList; buildConfigurations = (TB); };
        P = { isa = PBXProject; mainGroup = G; developmentRegion = en; knownRegions = (en, Base, de, fr, it); targets = (T); };
        G = { isa = PBXGroup; children = (D, C, L, I, X); sourceTree = "<group>"; };
        D = { isa = PBXVariantGroup; name = Intents.intentdefinition; children = (D1, D2, D3); sourceTree = "<group>"; };
        D1 = { isa = PBXFileReference; name = Base; path = App/Base.lproj/Intents.intentdefinition; sourceTree = "<group>"; };
        D2 = { isa = PBXFileReference; name = de; path = App/de.lproj/Intents.strings; sourceTree = "<group>"; };
        D3 = { isa = PBXFileReference; name = fr; path = App/fr.lproj/Intents.strings; sourceTree = "<group>"; };
        C = { isa = PBXFileReference; path = App/Intents.xcstrings; sourceTree = "<group>"; };
        L = { isa = PBXVariantGroup; name = Localizable.strings; children = (L1); sourceTree = "<group>"; };
        L1 = { isa = PBXFileReference; name = it; path = App/it.lproj/Localizable.strings; sourceTree = "<group>"; };
        TS = { isa = PBXSourcesBuildPhase; files = (TS1); };
        TS1 = { isa = PBXBuildFile; fileRef = D; };
        TR = { isa = PBXResourcesBuildPhase; files = (TR1, TR2); };
        TR1 = { isa = PBXBuildFile; fileRef = C; };
        TR2 = { isa = PBXBuildFile; fileRef = L; };
        T = { isa = PBXNativeTarget; name = App; buildConfigurationList = TL; buildPhases = (TS, TR);
        productType = "com.apple.product-type.application"; };
        }; rootObject = P; }
        """
}
