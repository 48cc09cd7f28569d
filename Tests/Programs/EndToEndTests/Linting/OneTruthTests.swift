import Foundation
import TestSupport
import Testing

/// The languages that the app serves, and how far each is translated, are the same in every command.
@Suite struct OneTruthTests {
    private static let names = ["de": "German", "fr": "French", "it": "Italian", "ja": "Japanese", "ko": "Korean"]

    private struct Status: Decodable {
        struct Language: Decodable {
            struct Row: Decodable { let id: String }
            let language: String
            let percentage: Int
            let appStoreConnectWarnings: Int
            let missing: [Row]
            let damaged: [Row]
            let isInProgress: Bool
            let tables: [String]
        }
        struct Definition: Decodable {
            let path: String
            let sourceLanguage: String
            let texts: Int
            let languages: [Language]
        }
        let definitions: [Definition]
    }

    private struct Shown: Decodable {
        struct Definition: Decodable { let product: Product }
        struct Product: Decodable { let languages: [String] }
        let definitions: [Definition]
    }

    private struct Finding: Decodable {
        let code: String
        let severity: String
        let message: String
        let path: String
    }

    private func decoded<Value: Decodable>(_ type: Value.Type, _ words: String..., in folder: URL) throws -> Value {
        let output = try Command.run(words + ["--format", "json"], in: folder).output
        return try JSONDecoder().decode(type, from: Data(output.utf8))
    }

    /// Writes an app that copies a folder for each of some languages, and tables that it copies or not.
    private func write(
        copied: Set<String>,
        tables: [String: (isCopied: Bool, text: String)],
        to folder: TemporaryDirectory
    )
        throws
    {
        var objects = ""
        var (builds, children): ([String], [String]) = (["BD"], ["D"])
        let paths =
            copied.map { ("\($0).lproj/Localizable.strings", "", true) }
            + tables.map { ("\($0.key).lproj/Intents.strings", $0.value.text, $0.value.isCopied) }
        for (index, (path, text, isCopied)) in paths.sorted(by: { $0.0 < $1.0 }).enumerated() {
            try folder.write(Array(text.utf8), to: path)
            guard isCopied else { continue }
            objects += "F\(index) = { isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\"; };"
            objects += "B\(index) = { isa = PBXBuildFile; fileRef = F\(index); };"
            builds.append("B\(index)")
            children.append("F\(index)")
        }
        let project = """
            { objects = {
                P = { isa = PBXProject; mainGroup = G; developmentRegion = en; targets = (T); };
                G = { isa = PBXGroup; children = (\(children.joined(separator: ", "))); sourceTree = "<group>"; };
                D = { isa = PBXFileReference; path = Base.lproj/Intents.intentdefinition; sourceTree = "<group>"; };
                T = { isa = PBXNativeTarget; name = Soup; productType = "com.apple.product-type.application"; buildPhases = (S); };
                S = { isa = PBXSourcesBuildPhase; files = (\(builds.joined(separator: ", "))); };
                BD = { isa = PBXBuildFile; fileRef = D; };
                \(objects)
            }; rootObject = P; }
            """
        try folder.write(Array(project.utf8), to: "Soup.xcodeproj/project.pbxproj")
    }

    @Test(arguments: ["OrderCoffee", "SelectCharacter"], 1...20)
    func everyCommandNamesTheSameLanguages(schema: String, seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let folder = try TemporaryDirectory()
        let definition = Project.schemas.appendingPathComponent(schema + ".intentdefinition")
        try folder.write([UInt8](try Data(contentsOf: definition)), to: "Base.lproj/Intents.intentdefinition")
        // Korean may be left out, or someone may be working on it.
        let korean = [nil, "ignored", "in-progress"].randomElement(using: &random) ?? nil
        let locales = korean.map { ", \"locales\": {\"ko\": \"\($0)\"}" } ?? ""
        try folder.write(Array("{\"version\": 1, \"preset\": \"app-store\"\(locales)}".utf8), to: "intentc.json")
        let codes = Self.names.keys.sorted()
        try write(copied: ["de"], tables: [:], to: folder)
        let rows = try decoded(Status.self, "strings", "status", in: folder.url).definitions[0].languages[0].missing
        var copied: Set<String> = []
        var tables: [String: (isCopied: Bool, text: String)] = [:]
        for code in codes {
            if Bool.random(using: &random) { copied.insert(code) }
            if Bool.random(using: &random) {
                let share = Int.random(in: 0...2, using: &random)
                let variable = Bool.random(using: &random) ? "" : " ${nothing}"
                let own = rows.enumerated().filter { $0.offset % 2 < share }.map {
                    "\"\($0.element.id)\" = \"x \(code)\(variable)\";\n"
                }
                tables[code] = (Bool.random(using: &random), own.joined())
            }
        }
        try write(copied: copied, tables: tables, to: folder)
        // A folder that is no language.
        let hasFolder = Bool.random(using: &random)
        if hasFolder { try folder.write([], to: "global.lproj/Intents.strings") }

        let definitionStatus = try decoded(Status.self, "strings", "status", in: folder.url).definitions[0]
        let status = definitionStatus.languages
        let served = try #require(decoded(Shown.self, "show", in: folder.url).definitions.first).product.languages
        let lint = try Command.run("lint", "--format", "json", "--fail-on", "never", in: folder.url).output
        let findings = try lint.split(separator: "\n").map {
            try JSONDecoder().decode(Finding.self, from: Data($0.utf8))
        }
        let asked = findings.filter { ["IN0507", "IN0512", "IN0513", "IN0530"].contains($0.code) }
        // Of a table that nothing copies, in a language that the app does not have, App Store Connect knows nothing.
        let uncopied = Set(tables.filter { !$0.value.isCopied && !copied.contains($0.key) }.keys)
        #expect(
            asked.allSatisfy { finding in
                finding.severity == "error"
                    || finding.code == "IN0530"
                        && uncopied.union(["ko"]).contains { finding.path.hasPrefix($0 + ".lproj/") }
            }
        )
        let named = codes.filter { code in
            !uncopied.contains(code) && (code != "ko" || korean == nil)
                && asked.contains { $0.message.contains("'\(code)'") || $0.path.hasPrefix(code + ".lproj/") }
        }
        // What is damaged is an error of lint.
        #expect(
            status.filter { !$0.damaged.isEmpty }.map(\.language).sorted()
                == codes.filter { code in
                    findings.contains { $0.code == "IN0510" && $0.path.hasPrefix(code + ".lproj/") }
                }
        )
        #expect(findings.count { $0.code == "IN0511" && $0.severity == "warning" } == (hasFolder ? 1 : 0))
        let state =
            "korean \(korean ?? ""), copied \(copied.sorted()), tables \(tables.mapValues { ($0.isCopied, $0.text.utf8.count) })\n\(lint)"
        #expect(status.filter { $0.appStoreConnectWarnings > 0 }.map(\.language).sorted() == named, "\(state)")
        // What nothing copies serves nobody.
        let others = uncopied.union(korean == nil ? ["en"] : ["en", "ko"])
        #expect(Set(status.map(\.language)).subtracting(others) == Set(served).subtracting(others), "\(state)")
        #expect(status.filter(\.isInProgress).map(\.language).allSatisfy { $0 == "ko" && korean == "in-progress" })

        // What is not yet complete is exported. A table on disk that nothing copies has translations for export only.
        let out = folder.url.appendingPathComponent("out")
        try FileManager.default.createDirectory(at: out, withIntermediateDirectories: true)
        _ = try Command.run("strings", "export", "--missing-only", "--output", "out", in: folder.url)
        let exported = try FileManager.default.contentsOfDirectory(atPath: out.path).map { String($0.prefix(2)) }
        #expect(
            exported.filter { tables[$0]?.isCopied != false }.sorted()
                == status.filter { $0.percentage < 100 && tables[$0.language]?.isCopied != false }.map(\.language)
                .sorted(),
            "\(state)"
        )

        try Command.run("show", "-o", "page.html", in: folder.url).expect(status: 0)
        let page = try String(contentsOf: folder.url.appendingPathComponent("page.html"), encoding: .utf8)
        for language in status {
            let progress = uncopied.contains(language.language) ? "not shipped" : "\(language.percentage)%"
            let card = "<b>\(Self.names[language.language] ?? "")<span>\(progress)</span></b>"
            #expect(page.contains(card), "\(card): \(state)")
        }
        let counts = page.matches(of: #/<b>(\d+)</b><(?:a|span)[^>]*>(?:texts?|findings? from lint)</#)
        #expect(
            counts.map { Int($0.1) ?? 0 } == [definitionStatus.texts, findings.count].filter { $0 > 0 },
            "\(state)"
        )
    }

    // MARK: - Real apps

    private struct Baseline: Decodable {
        struct Entry: Decodable {
            let rule: String
            let path: String
            let symbol: String
            let part: String?

            var language: String { String((part ?? symbol).split(separator: "/").last ?? "") }
        }
        let findings: [Entry]
    }

    private struct Asked: Hashable {
        let definition: String
        let language: String
    }

    /// What App Store Connect will ask for, in each definition of each app in the corpus, as status and lint say it.
    @Test(.needsCorpus)
    func lintAndStatusAgreeAboutRealApps() throws {
        let folder = try TemporaryDirectory()
        try folder.write(Array(#"{"version": 1, "preset": "app-store"}"#.utf8), to: "intentc.json")
        let (config, accepted) = ("intentc.json", "accepted.json")
        let rules = ["IN0507", "IN0512", "IN0513", "IN0526", "IN0530"]
        var count = 0
        for app in try FileManager.default.contentsOfDirectory(at: Corpus.folder(), includingPropertiesForKeys: nil) {
            let words = ["strings", "status", app.path, "--no-history", "--format", "json"]
            let output = try Command.run(words, in: folder.url).output
            guard let status = try? JSONDecoder().decode(Status.self, from: Data(output.utf8)) else { continue }
            let lint = ["lint", app.path, "--config", config, "--write-baseline", accepted]
            let result = try Command.run(lint + rules.flatMap { ["--rule", $0] }, in: folder.url)
            // A damaged file has no baseline.
            if result.errors.contains("no baseline was written") { continue }
            let text = try Data(contentsOf: folder.url.appendingPathComponent(accepted))
            let entries = try JSONDecoder().decode(Baseline.self, from: text).findings

            func path(_ path: String) -> String {
                path.hasPrefix("/") ? path : folder.url.appendingPathComponent(path).standardized.path
            }
            var asked: Set<Asked> = []
            var named: Set<Asked> = []
            for definition in status.definitions {
                let own = path(definition.path)
                for language in definition.languages where language.language != definition.sourceLanguage {
                    let place = Asked(definition: own, language: language.language)
                    if language.appStoreConnectWarnings > 0 { asked.insert(place) }
                    let tables = Set(language.tables.map(path))
                    let isNamed = entries.contains { entry in
                        switch entry.rule {
                        case "IN0507": tables.contains(path(entry.path)) && entry.symbol.hasSuffix("/" + place.language)
                        case "IN0512": own == path(entry.path) && tables.isEmpty
                        case "IN0513": own == path(entry.path) && entry.language == place.language
                        default: tables.contains(path(entry.path))
                        }
                    }
                    if isNamed { named.insert(place) }
                }
            }
            #expect(asked == named, "\(app.lastPathComponent)")
            count += status.definitions.count
        }
        #expect(count > 0)
    }
}
