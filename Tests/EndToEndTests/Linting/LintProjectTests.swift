import Foundation
import TestSupport
import Testing

/// `intentc lint` in the folder of an Xcode project.
@Suite struct LintProjectTests {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        try folder.write(
            Array(
                try String(
                    contentsOf: Project.schemas.appendingPathComponent("SelectCharacter.intentdefinition"),
                    encoding: .utf8
                ).utf8
            ),
            to: "App/Intents.intentdefinition"
        )
    }

    private func writeProject(_ files: String, regions: String = "en, Base") throws {
        let text = """
            { objects = {
                P = { isa = PBXProject; knownRegions = (\(regions)); mainGroup = G; };
                G = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = (D, A, B, C); };
                C = { isa = XCBuildConfiguration; buildSettings = { INFOPLIST_FILE = App/Info.plist; }; };
                \(files)
            }; rootObject = P; }
            """
        try folder.write(Array(text.utf8), to: "App.xcodeproj/project.pbxproj")
    }

    private func text(_ name: String) throws -> String {
        try String(contentsOf: folder.url.appendingPathComponent(name), encoding: .utf8)
    }

    private func lint(readingProject: Bool = true) throws -> String {
        let last = readingProject ? "--color=never" : "--no-project"
        return try Command.run("lint", "App", "--format", "json", "--fail-on", "never", last, in: folder.url).output
    }

    private static let definition =
        "D = { isa = PBXFileReference; path = Intents.intentdefinition; sourceTree = \"<group>\"; };"

    @Test func aTableWithTheNameOfTheFileIsRenamedInTheProjectAsWell() throws {
        let german = """
            V = { isa = PBXVariantGroup; children = (E, F); name = Intents.intentdefinition.strings; sourceTree = "<group>"; };
            E = { isa = PBXFileReference; path = de.lproj/Intents.intentdefinition.strings; sourceTree = "<group>"; };
            F = { isa = PBXFileReference; path = fr.lproj/Intents.intentdefinition.strings; sourceTree = "<group>"; };
            """
        for language in ["de", "fr"] {
            try folder.write(Array("\"a\" = \"b\";".utf8), to: "App/\(language).lproj/Intents.intentdefinition.strings")
        }
        try writeProject(Self.definition + german.replacingOccurrences(of: "V =", with: "A ="))
        let before = try text("App.xcodeproj/project.pbxproj")
        let shown = try Command.run("lint", "App", "--fix=all", "--dry-run", in: folder.url)
        #expect(shown.output.contains("--- /dev/null\n+++ App/de.lproj/Intents.strings\n"), "\(shown.output)")
        #expect(try text("App.xcodeproj/project.pbxproj") == before)
        let fixed = try Command.run("lint", "App", "--fix=all", "--fail-on", "never", in: folder.url)
        #expect(fixed.errors.hasSuffix("2 tables renamed\n"), "\(fixed.errors)")
        #expect(try text("App/de.lproj/Intents.strings") == "\"a\" = \"b\";")
        #expect(
            try text("App.xcodeproj/project.pbxproj")
                == before.replacingOccurrences(of: "Intents.intentdefinition.strings", with: "Intents.strings")
        )
        #expect(try !lint().contains("\"wrong-table-name\""))
        // Nothing is renamed if the correct name is taken.
        try folder.write(Array("".utf8), to: "App/fr.lproj/Intents.intentdefinition.strings")
        let refused = try Command.run("lint", "App", "--fix=all", in: folder.url)
        #expect(
            refused.status == 2 && refused.errors.contains("a file with this name already exists"),
            "\(refused.errors)"
        )
        #expect(try text("App/fr.lproj/Intents.intentdefinition.strings").isEmpty)
    }

    /// All of them change one project, one after another, and the difference shows it once.
    @Test func tablesOfSeveralDefinitionsAreRenamedInOneProject() throws {
        let names = ["Intents", "Other"]
        let definition = try text("App/Intents.intentdefinition")
        try folder.write(Array(definition.utf8), to: "App/Other.intentdefinition")
        var files = "D = { isa = PBXGroup; children = (D1, D2); sourceTree = \"<group>\"; };\n"
        for (number, name) in names.enumerated() {
            try folder.write(Array("\"a\" = \"b\";".utf8), to: "App/de.lproj/\(name).intentdefinition.strings")
            files += """
                D\(number + 1) = { isa = PBXFileReference; path = \(name).intentdefinition; sourceTree = "<group>"; };
                \(["A", "B"][number]) = { isa = PBXFileReference; path = de.lproj/\(name).intentdefinition.strings; sourceTree = "<group>"; };

                """
        }
        try writeProject(files)
        let before = try text("App.xcodeproj/project.pbxproj")
        let shown = try Command.run("lint", "App", "--fix=all", "--dry-run", in: folder.url).output
        #expect(shown.components(separatedBy: "App.xcodeproj/project.pbxproj").count == 3, "\(shown)")
        let fixed = try Command.run("lint", "App", "--fix=all", "--fail-on", "never", in: folder.url)
        #expect(fixed.errors.hasSuffix("2 tables renamed\n"), "\(fixed.errors)")
        let after = try text("App.xcodeproj/project.pbxproj")
        #expect(after == before.replacingOccurrences(of: ".intentdefinition.strings", with: ".strings"))
    }

    @Test func aLeftoverDefinitionIsDeletedWithWhatTheProjectSaysOfIt() throws {
        let leftover = """
            <plist version="1.0"><dict><key>INIntentDefinitionModelVersion</key><string>1.2</string>
            <key>INIntentDefinitionNamespace</key><string>88xZPY</string><key>INEnums</key><array/><key>INTypes</key><array/>
            <key>INIntents</key><array><dict><key>INIntentName</key><string>Configuration</string>
            <key>INIntentEligibleForWidgets</key><true/><key>INIntentTitle</key><string>Configuration</string>
            <key>INIntentTitleID</key><string>gpCwrM</string></dict></array>
            </dict></plist>
            """
        try folder.write(Array(leftover.utf8), to: "App/Widget.intentdefinition")
        try writeProject(
            """
            \(Self.definition)
            B = { isa = PBXGroup; children = (
                A1,
            ); sourceTree = "<group>"; };
            A1 = { isa = PBXFileReference; path = Widget.intentdefinition; sourceTree = "<group>"; };
            A2 = { isa = PBXBuildFile; fileRef = A1; };
            """
        )
        let before = try text("App.xcodeproj/project.pbxproj")
        // Code that uses the intent would no longer compile.
        try folder.write(Array("let intent = ConfigurationIntent()".utf8), to: "App/Widget.swift")
        let used = try Command.run("lint", "App", "--fix=all", "--dry-run", in: folder.url)
        #expect(!used.output.contains("Widget.intentdefinition"), "\(used.output)")
        try folder.write(Array("let intent = 1".utf8), to: "App/Widget.swift")
        let shown = try Command.run("lint", "App", "--fix=all", "--dry-run", in: folder.url)
        #expect(shown.output.contains("--- App/Widget.intentdefinition\n+++ /dev/null\n"), "\(shown.output)")
        let fixed = try Command.run("lint", "App", "--fix=all", "--fail-on", "never", in: folder.url)
        #expect(fixed.errors.hasSuffix("1 definition deleted\n"), "\(fixed.errors)")
        let after = try text("App.xcodeproj/project.pbxproj")
        #expect(after == before.split(separator: "\n").filter { !$0.contains("A1") }.joined(separator: "\n"))
        #expect(throws: (any Error).self) { try text("App/Widget.intentdefinition") }
    }

    /// The rest is still linted, and the deleted definition is not reported as missing.
    @Test(arguments: ["Gone", "Gone/Widget.intentdefinition"])
    func theLastDefinitionOfAFolderMayBeDeleted(operand: String) throws {
        try folder.write(
            Array("<plist version=\"1.0\"><dict><key>INIntents</key><array/></dict></plist>".utf8),
            to: "Gone/Widget.intentdefinition"
        )
        let fixed = try Command.run("lint", operand, "--fix=all", in: folder.url)
        #expect(fixed.errors == "1 definition deleted\n")
        #expect(fixed.output.isEmpty && fixed.status == 0)
    }

    /// A table is only read under its correct name.
    @Test func whatARenamedTableSaysIsFixedInTheSameRun() throws {
        let table = "App/de.lproj/Intents.intentdefinition.strings"
        try folder.write(Array("\"a\" = \"b\";\n\"c\" = \"d\"\n".utf8), to: table)
        let fixed = try Command.run("lint", "App", "--fix=all", in: folder.url)
        #expect(fixed.errors == "applied 2 fixes in 1 file\n1 table renamed\n")
        let again = try Command.run("lint", "App", "--fix=all", in: folder.url)
        #expect(again.errors.isEmpty && again.output == fixed.output)
    }

    /// A project can list any file as a table of a definition.
    @Test(arguments: ["../Outside.strings", "Notes.txt"])
    func nothingButTablesIsDeletedWithADefinition(path: String) throws {
        try folder.write(
            Array("<plist version=\"1.0\"><dict><key>INIntents</key><array/></dict></plist>".utf8),
            to: "Sub/App/Widget.intentdefinition"
        )
        try folder.write(Array("kept".utf8), to: "Sub/App/" + path)
        try folder.write(Array("kept".utf8), to: "Outside.strings")
        let project = """
            { objects = {
                P = { isa = PBXProject; knownRegions = (en, Base); mainGroup = G; };
                G = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = (V); };
                V = { isa = PBXVariantGroup; children = (
                    A1,
                    A2,
                ); name = Widget.intentdefinition; sourceTree = "<group>"; };
                A1 = { isa = PBXFileReference; path = Widget.intentdefinition; sourceTree = "<group>"; };
                A2 = { isa = PBXFileReference; path = "\(path == "Notes.txt" ? path : "../" + path)"; sourceTree = "<group>"; };
            }; rootObject = P; }
            """
        try folder.write(Array(project.utf8), to: "Sub/App.xcodeproj/project.pbxproj")
        let fixed = try Command.run("lint", "Sub", "--fix=all", "--fail-on", "never", in: folder.url)
        #expect(fixed.errors.contains("delete the definition in Xcode"), "\(fixed.errors)")
        #expect(try text("Sub/App/Widget.intentdefinition").contains("INIntents"))
        #expect(try text("Sub/App.xcodeproj/project.pbxproj") == project)
    }

    @Test func anIntentThatAListMisspellsGetsItsNameThere() throws {
        try writeProject(Self.definition)
        let list = """
            <plist version="1.0"><dict><key>IntentsSupported</key><array>
            <string>SelectCharakterIntent</string>
            </array></dict></plist>
            """
        try folder.write(Array(list.utf8), to: "App/Info.plist")
        let fixed = try Command.run("lint", "App", "--fix=all", "--fail-on", "warning", in: folder.url)
        #expect(fixed.errors == "applied 1 fix in 1 file\n")
        #expect(fixed.output.isEmpty && fixed.status == 0)
        #expect(try text("App/Info.plist") == list.replacingOccurrences(of: "Charakter", with: "Character"))
    }

    @Test func aProjectOfSeveralLanguagesWantsTranslations() throws {
        try writeProject(Self.definition, regions: "en, Base, de")
        #expect(try lint().contains("\"not-localized\""))
        #expect(try !lint(readingProject: false).contains("\"not-localized\""))
        try writeProject(Self.definition)
        #expect(try !lint().contains("\"not-localized\""))
    }

    @Test func anUnreadableProjectIsANote() throws {
        try folder.write(Array("{ objects = ".utf8), to: "App.xcodeproj/project.pbxproj")
        let lines = try lint().split(separator: "\n")
        let own = lines.filter { $0.contains("\"unreadable-project\"") }
        #expect(own.count == 1)
        #expect(own.allSatisfy { $0.contains("\"severity\":\"note\"") && $0.contains("\"path\":\"App.xcodeproj\"") })
        let others = lines.filter { !$0.contains("\"unreadable-project\"") }
        #expect(try others == lint(readingProject: false).split(separator: "\n"))
    }

    @Test func theLanguageOfAPackageIsThatOfItsDefinitions() throws {
        let definition = try Data(contentsOf: folder.url.appendingPathComponent("App/Intents.intentdefinition"))
        try folder.write([UInt8](definition), to: "Pack/Sources/A/Base.lproj/Intents.intentdefinition")
        for language in ["de", "fr"] {
            try folder.write([], to: "Pack/Sources/A/\(language).lproj/Intents.strings")
        }
        func found() throws -> String {
            try Command.run("lint", "Pack", "--format", "json", "--fail-on", "never", in: folder.url).output
        }
        #expect(try found().contains("\"symbol\":\"table/de\""))
        try folder.write(
            Array("let package = Package(name: \"A\", defaultLocalization: \"de\")".utf8),
            to: "Pack/Package.swift"
        )
        #expect(try !found().contains("\"symbol\":\"table/de\""))
        #expect(try found().contains("\"symbol\":\"table/fr\""))
    }

    @Test func whatAPackageHasIsNotMissingFromAProject() throws {
        try writeProject("", regions: "en, Base, de")
        try folder.write([], to: "App/de.lproj/Localizable.strings")
        try folder.write([], to: "App/fr.lproj/Localizable.strings")
        #expect(try !lint().contains("\"not-localized\""))
        try folder.write(Array("Package(targets: [.target(name: \"App\", path: \"App\")])".utf8), to: "Package.swift")
        #expect(try lint().contains("\"not-localized\""))
    }

    @Test func aProjectFolderWithoutAProjectIsNone() throws {
        try folder.write([], to: "App.xcodeproj/xcuserdata/me.plist")
        #expect(try lint() == lint(readingProject: false))
    }

    @Test func tablesThatTheProjectLacksAreNotLookedAt() throws {
        try folder.write([], to: "App/de.lproj/Intents.strings")
        try writeProject(Self.definition)
        #expect(try !lint().contains("mostly-untranslated-table"))
        #expect(try lint(readingProject: false).contains("mostly-untranslated-table"))
    }

    @Test func tablesElsewhereInTheProjectBelongToTheDefinition() throws {
        try folder.write([], to: "Texts/de.lproj/Intents.strings")
        try writeProject(
            Self.definition
                + "A = { isa = PBXFileReference; path = ../Texts/de.lproj/Intents.strings; sourceTree = \"<group>\"; };"
        )
        let output = try lint()
        #expect(output.contains("mostly-untranslated-table"))
        #expect(output.contains("\"path\":\"Texts/de.lproj/Intents.strings\""))
    }

    @Test func namesOfIntentsThatAreGoneAreFound() throws {
        let list = """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict><key>NSUserActivityTypes</key>
            <array><string>SelectCharacterIntent</string><string>SelectHeroIntent</string></array></dict></plist>
            """
        try folder.write(Array(list.utf8), to: "App/Info.plist")
        try writeProject(Self.definition)
        let output = try lint()
        #expect(
            output.contains(
                "'NSUserActivityTypes' names 'SelectHeroIntent', which no definition of the project declares"
            )
        )
        #expect(!output.contains("SelectCharacterIntent"))
    }

    private static let target = """
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S); };
        S = { isa = PBXSourcesBuildPhase; files = (F); };
        """

    private func writeProject(target: String, _ files: String = Self.definition) throws {
        try writeProject(files + target)
        let project = try text("App.xcodeproj/project.pbxproj")
        try folder.write(
            Array(project.replacingOccurrences(of: "mainGroup = G;", with: "mainGroup = G; targets = (T);").utf8),
            to: "App.xcodeproj/project.pbxproj"
        )
    }

    @Test func aDefinitionThatNoTargetBuildsIsFound() throws {
        try writeProject(target: Self.target)
        let result = try Command.run("lint", "App", "--rule", "IN0120", in: folder.url)
        #expect(
            result.output == """
                App/Intents.intentdefinition: warning: no target of 'App.xcodeproj' builds this definition [IN0120 definition-in-no-target]
                      help: choose its targets in Xcode, or delete it

                1 warning in 1 file

                """
        )
        try writeProject(target: Self.target + "F = { isa = PBXBuildFile; fileRef = D; };")
        #expect(try !lint().contains("IN0120"))
    }

    @Test(arguments: [
        // A script, a synchronized folder, and no targets.
        (target + "R = { isa = PBXShellScriptBuildPhase; shellScript = \"xcrun intentbuilderc\"; };", ""),
        (target + "A = { isa = PBXFileSystemSynchronizedRootGroup; path = Other; sourceTree = \"<group>\"; };", ""),
        ("", ""), (target, "project.yml"), (target, "Project.swift"), (target, "BUILD.bazel"),
    ])
    func whatElseMayBuildADefinitionIsNotKnown(target: String, file: String) throws {
        try writeProject(target: target)
        if !file.isEmpty { try folder.write([], to: file) }
        #expect(try !lint().contains("IN0120"))
    }

    @Test func anotherProjectMayBuildADefinition() throws {
        try writeProject(target: Self.target)
        try folder.write(Array("{ objects = {}; }".utf8), to: "Mac/Mac.xcodeproj/project.pbxproj")
        #expect(try lint().contains("IN0120"))
        try folder.write(Array("/* ../App/Intents.intentdefinition */".utf8), to: "Mac/Mac.xcodeproj/project.pbxproj")
        #expect(try !lint().contains("IN0120"))
    }

    @Test func imagesAreLookedForInAssetCatalogues() throws {
        let path = "App/Intents.intentdefinition"
        let text = try String(contentsOf: folder.url.appendingPathComponent(path), encoding: .utf8)
        let changed = text.replacingOccurrences(
            of: "<key>INIntentCategory</key>",
            with: "<key>INIntentDefaultImageName</key><string>hero</string><key>INIntentCategory</key>"
        )
        #expect(changed != text)
        try folder.write(Array(changed.utf8), to: path)
        try writeProject(
            Self.definition + "A = { isa = PBXFileReference; path = Assets.xcassets; sourceTree = \"<group>\"; };"
        )
        #expect(try !lint().contains("unknown-image"), "the catalogue cannot be read")
        try folder.write([], to: "App/Assets.xcassets/villain.imageset/Contents.json")
        #expect(try lint().contains("none of the project's asset catalogs has the image 'hero'"))
        try folder.write([], to: "App/Assets.xcassets/hero.imageset/Contents.json")
        #expect(try !lint().contains("unknown-image"))
    }
}
