import Foundation
import TestSupport
import Testing

/// A project that migrates to App Intents keeps everything in its string tables, wherever they are.
@Suite struct LeavingTheFormatTests: HasFolder {
    let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        try write("App/Base.lproj/Intents.intentdefinition", StringsSample.definition())
    }

    private func generate(_ arguments: String...) throws -> ProcessResult {
        let words = ["generate", "--to", "app-intents", "App", "-o", "Code", "--strings", "Strings"]
        return try Command.run(words + arguments, in: folder.url)
    }

    /// The catalog's entry for a key: its comment, its extraction state, and each language's state and text.
    private func entry(_ key: String) throws -> [String] {
        let data = try Data(contentsOf: folder.url.appendingPathComponent("Strings/Intents.xcstrings"))
        let catalogue = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let strings = try #require(catalogue["strings"] as? [String: [String: Any]])
        let entry = try #require(strings[key], "\(strings.keys.sorted())")
        let languages = entry["localizations"] as? [String: [String: [String: String]]] ?? [:]
        return [entry["comment"] as? String ?? "", entry["extractionState"] as? String ?? ""]
            + languages.sorted { $0.key < $1.key }.map { language, value in
                "\(language) \(value["stringUnit"]?["state"] ?? ""): \(value["stringUnit"]?["value"] ?? "")"
            }
    }

    @Test func tablesElsewhereInTheProjectAreTakenAlong() throws {
        try write(
            "App/de.lproj/Intents.strings",
            "/* Chef */\n/* Translation: needs review */\n\"aB3dE6\" = \"Suppe\";\n"
        )
        try write(
            "Resources/fr.lproj/Intents.strings",
            "\"aB3dE6\" = \"Commander\";\n\"pR0mPt\" = \"Quel ${size}?\";\n"
        )
        try write(
            "App.xcodeproj/project.pbxproj",
            """
            { objects = {
                P = { isa = PBXProject; knownRegions = (en, Base, de, fr); mainGroup = G; };
                G = { isa = PBXGroup; sourceTree = "<group>"; children = (D, E, F); };
                D = { isa = PBXFileReference; path = App/Base.lproj/Intents.intentdefinition; sourceTree = "<group>"; };
                E = { isa = PBXFileReference; path = App/de.lproj/Intents.strings; sourceTree = "<group>"; };
                F = { isa = PBXFileReference; path = Resources/fr.lproj/Intents.strings; sourceTree = "<group>"; };
            }; rootObject = P; }
            """
        )
        let result = try generate("--depfile", "inputs.d")
        result.expect(status: 0)
        #expect(
            try entry("aB3dE6") == [
                "Chef\n\nTitle of OrderSoup", "manual", "de needs_review: Suppe", "en translated: Order Soup",
                "fr translated: Commander",
            ]
        )
        // Code asks questions with variables, and may use the translation.
        #expect(try entry("pR0mPt") == ["", "stale", "fr translated: Quel ${size}?"])
        let inputs = try String(contentsOf: folder.url.appendingPathComponent("inputs.d"), encoding: .utf8)
        #expect(inputs.contains("Resources/fr.lproj/Intents.strings"))
    }

    @Test func aTranslationUnderAnOldIDIsFound() throws {
        try write("App/de.lproj/Intents.strings", "\"xX0xX0\" = \"Suppe bestellen\";\n\"dEaDdE\" = \"Tot\";\n")
        try write("App/en.lproj/Intents.strings", "\"xX0xX0\" = \"Order Soup\";\n")
        // No system reads a folder of this name.
        try write("App/deutsch.lproj/Intents.strings", "\"aB3dE6\" = \"Brühe bestellen\";\n")
        try generate().expect(status: 0)
        #expect(
            try entry("aB3dE6") == [
                "Title of OrderSoup", "manual", "de translated: Suppe bestellen", "en translated: Order Soup",
            ]
        )
        #expect(try entry("dEaDdE") == ["", "stale", "de translated: Tot"])
    }

    @Test func ofAChoiceOfIntentsOnlyTheirTextsAreTaken() throws {
        try write("App/de.lproj/Intents.strings", "\"aB3dE6\" = \"Suppe\";\n\"pR0mPt\" = \"Welche ${size}?\";\n")
        try generate("--only", "OrderSoup").expect(status: 0)
        let catalogue = folder.url.appendingPathComponent("Strings/Intents.xcstrings")
        let text = try String(contentsOf: catalogue, encoding: .utf8)
        #expect(text.contains("\"aB3dE6\"") && !text.contains("pR0mPt"))
    }

    @Test func aVariableOfItsOwnHasItsPlace() throws {
        try write("App/de.lproj/Intents.strings", "\n  \"aB3dE6\" = \"${Suppe} bestellen\";\n")
        let result = try generate()
        result.expect(
            status: 0,
            errorsContain:
                "App/de.lproj/Intents.strings:2:3: warning: the translation uses '${Suppe}', but its original does not "
                + "[IN1104 untranslatable-variable]"
        )
    }

    /// The app's build decides which of the two texts is shown.
    @Test func tablesThatContradictEachOtherAreNotTaken() throws {
        try write("App/de.lproj/Intents.strings", "\"aB3dE6\" = \"Suppe\";\n")
        try write(
            "App/Intents.xcstrings",
            """
            {"sourceLanguage": "en", "strings": {"aB3dE6": {"localizations": \
            {"de": {"stringUnit": {"state": "translated", "value": "Brühe"}}}}}, "version": "1.0"}
            """
        )
        let result = try generate()
        result.expect(
            status: 2,
            errorsContain:
                "App/de.lproj/Intents.strings: error: cannot use this table: another table has a different text for "
                + "'aB3dE6' in 'de'"
        )
        #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("Code").path))
    }
}
