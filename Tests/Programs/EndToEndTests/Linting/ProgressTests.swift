import Foundation
import TestSupport
import Testing

/// With a baseline of everything, mending a finding makes no other finding new.
@Suite struct ProgressTests {
    private let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private static let texts = (0..<10).map { "Say the number \($0) aloud" }

    private func write(_ path: String, _ rows: [String?]) throws {
        let lines = rows.enumerated().compactMap { index, text in text.map { "\"aaaaa\(index)\" = \"\($0)\";\n" } }
        try folder.write(lines.joined().utf8, to: path)
    }

    private func table(_ language: String, _ rows: [String?]) throws {
        try write("App/\(language).lproj/Intents.strings", rows)
    }

    /// Rows of which some are translated, some repeat the definition, and the others are missing.
    private func rows(translated: Int, copied: Int = 0) -> [String?] {
        Self.texts.enumerated().map { index, text in
            index < translated ? "Übersetzung \(index)" : index < translated + copied ? text : nil
        }
    }

    private func writeDefinition(regions: String? = nil, ending: String = "") throws {
        let parameters = Self.texts.enumerated().map { index, text in
            """
            <dict>
                <key>INIntentParameterConfigurable</key><true/>
                <key>INIntentParameterDisplayName</key><string>\(text + ending)</string>
                <key>INIntentParameterDisplayNameID</key><string>aaaaa\(index)</string>
                <key>INIntentParameterName</key><string>number\(index)</string>
                <key>INIntentParameterTag</key><integer>\(index + 1)</integer>
                <key>INIntentParameterType</key><string>String</string>
            </dict>
            """
        }
        let definition = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>
                <key>INEnums</key><array/>
                <key>INIntents</key><array><dict>
                    <key>INIntentCategory</key><string>information</string>
                    <key>INIntentConfigurable</key><true/>
                    <key>INIntentLastParameterTag</key><integer>10</integer>
                    <key>INIntentName</key><string>Say</string>
                    <key>INIntentParameters</key><array>\(parameters.joined())</array>
                    <key>INIntentTitle</key><string>Say</string>
                    <key>INIntentTitleID</key><string>bbbbbb</string>
                    <key>INIntentType</key><string>Custom</string>
                    <key>INIntentVerb</key><string>View</string>
                </dict></array>
                <key>INTypes</key><array/>
            </dict></plist>
            """
        try folder.write(definition.utf8, to: "App/Base.lproj/Intents.intentdefinition")
        guard let regions else { return }
        try folder.write("{\"version\": 1, \"locales\": [\(regions)]}".utf8, to: "intentc.json")
    }

    private func accept() throws {
        let result = try Command.run("lint", "--write-baseline", "accepted.json", in: folder.url)
        result.expect(status: 0)
    }

    private func expectNothingNew(_ comment: Comment, line: Int = #line) throws {
        let words = ["lint", "--baseline", "accepted.json", "--format", "json", "--strict"]
        let result = try Command.run(words, in: folder.url)
        let new = result.output.split(separator: "\n").filter { !$0.contains("IN1008") }
        #expect(new.isEmpty, comment)
    }

    private func expectCode(_ code: String) throws {
        let text = try String(contentsOf: folder.url.appendingPathComponent("accepted.json"), encoding: .utf8)
        #expect(text.contains(code), "\(text)")
    }

    /// What followed from the cause was accepted with it.
    @Test func mendingACause() throws {
        func write(parameters: String) throws {
            let text = """
                <plist version="1.0"><dict><key>INIntents</key><array><dict>
                <key>INIntentEligibleForWidgets</key><true/>
                <key>INIntentName</key><string>Configuration</string>
                <key>INIntentParameters</key><array>\(parameters)</array>
                <key>INIntentTitle</key><string>Soup</string>
                <key>INIntentTitleID</key><string>aB3dE6</string>
                <key>INIntentType</key><string>Custom</string>
                </dict></array></dict></plist>
                """
            try folder.write(text.utf8, to: "App/Widget.intentdefinition")
        }
        try write(parameters: "")
        let before = try Command.run("lint", "--rule", "IN03", "--rule", "IN0504", "--format", "short", in: folder.url)
        #expect(before.output.contains("IN0330") && !before.output.contains("IN0504"), "\(before)")
        try Command.run("lint", "--rule", "IN0504", in: folder.url).expect(outputContains: "IN0504")
        try accept()
        try expectCode("IN0504")
        try expectNothingNew("as accepted")
        try write(
            parameters: """
                <dict><key>INIntentParameterName</key><string>soup</string>
                <key>INIntentParameterType</key><string>String</string></dict>
                """
        )
        let after = try Command.run("lint", "--baseline", "accepted.json", "--rule", "IN0504", in: folder.url)
        after.expect(outputLacks: "IN0504")
    }

    @Test func translatingTheFirstOfSeveralCopies() throws {
        try writeDefinition()
        for language in ["da", "de", "fr"] { try table(language, rows(translated: 0, copied: 10)) }
        try accept()
        try expectCode("IN0520")
        for count in 1...10 {
            try table("da", rows(translated: count, copied: 10 - count))
            try expectNothingNew("\(count) rows of Danish")
        }
        try table("de", rows(translated: 10))
        try expectNothingNew("German, too")
    }

    @Test func translatingATableRowByRow() throws {
        try writeDefinition()
        for language in ["da", "de"] { try table(language, rows(translated: 2)) }
        try accept()
        try expectCode("IN0516")
        for count in 3...10 {
            try table("da", rows(translated: count))
            try expectNothingNew("\(count) rows of Danish")
        }
    }

    @Test func addingATableOfALanguageThatHadNone() throws {
        try writeDefinition(regions: "\"da\", \"de\", \"fr\"")
        try table("fr", rows(translated: 10))
        try accept()
        try expectCode("IN0513")
        for count in 1...10 {
            try table("da", rows(translated: count))
            try expectNothingNew("\(count) rows of Danish")
        }
    }

    /// A new table is in the app when its project has it, too.
    @Test func addingATableThatTheProjectDoesNotHaveYet() throws {
        let project = """
            { objects = {
                P = { isa = PBXProject; knownRegions = (en, Base, da, fr); mainGroup = G; targets = (T); };
                T = { isa = PBXNativeTarget; name = App; buildPhases = (S);
                    productType = "com.apple.product-type.application"; };
                S = { isa = PBXSourcesBuildPhase; files = (B); };
                B = { isa = PBXBuildFile; fileRef = V; };
                G = { isa = PBXGroup; sourceTree = "<group>"; children = (V); };
                V = { isa = PBXVariantGroup; sourceTree = "<group>"; name = Intents.intentdefinition;
                    children = (D, F); };
                D = { isa = PBXFileReference; sourceTree = "<group>"; name = Base;
                    path = App/Base.lproj/Intents.intentdefinition; };
                F = { isa = PBXFileReference; sourceTree = "<group>"; name = fr;
                    path = App/fr.lproj/Intents.strings; };
            }; rootObject = P; }
            """
        try folder.write(project.utf8, to: "App.xcodeproj/project.pbxproj")
        try writeDefinition(regions: "\"da\", \"fr\"")
        try table("fr", rows(translated: 10))
        try accept()
        try expectCode("IN0513")
        try table("da", rows(translated: 10))
        let found = try Command.run("lint", in: folder.url)
        found.expect(outputContains: "IN0530")
        try expectNothingNew("a Danish table")
    }

    /// Each row is mended by itself, in any order.
    @Test func mendingRowsWithOneMistake() throws {
        try writeDefinition(ending: " ${number0}")
        func mistake(rows wrong: Set<Int>) throws {
            try table("de", (0..<10).map { wrong.contains($0) ? "${Zahl} nennen \($0)" : "${number0} nennen \($0)" })
        }
        try mistake(rows: Set(0..<10))
        try accept()
        try expectCode("IN0510")
        for mended in [[0], [9], [0, 1], [3, 5, 0], Array(0..<10)] {
            try mistake(rows: Set(0..<10).subtracting(mended))
            try expectNothingNew("\(mended)")
        }
    }

    @Test func removingUnusedRowsOfTheFirstTable() throws {
        try writeDefinition()
        for language in ["da", "de", "fr"] {
            try write("App/\(language).lproj/Intents.strings", rows(translated: 10) + ["x"])
        }
        try accept()
        for language in ["da", "de"] {
            try table(language, rows(translated: 10))
            try expectNothingNew("\(language)")
        }
    }

    /// Each fix of each rule in each sample.
    @Test(arguments: ["LegacyModel", "DiabloHero", "OrderCoffee", "EveryType", "MusicWidgets", "ClassNames"])
    func fixing(schema: String) throws {
        let source = Project.schemas.appendingPathComponent(schema + ".intentdefinition")
        let bytes = try Data(contentsOf: source)
        let path = "\(schema).intentdefinition"
        try folder.write(Array(bytes), to: path)
        try accept()
        let found = try Command.run("lint", "--format", "json", in: folder.url).output
        for code in Set(found.matches(of: #/"code":"(IN[0-9]{4})"/#).map { String($0.output.1) }).sorted() {
            try folder.write(Array(bytes), to: path)
            _ = try Command.run("lint", "--fix=all", "--rule", code, in: folder.url)
            try expectNothingNew("\(schema) without \(code)")
        }
    }
}
