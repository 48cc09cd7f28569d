import Foundation
import TestSupport
import Testing

/// `intentc lint` in the folder of an Xcode project.
@Suite struct LintProjectTests: HasFolder {
    let folder: TemporaryDirectory

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
                P = { isa = PBXProject; knownRegions = (\(regions)); mainGroup = G; targets = (Lists); };
                Lists = { isa = PBXAggregateTarget; name = Lists; buildConfigurationList = L; };
                L = { isa = XCConfigurationList; buildConfigurations = (C); };
                G = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = (D, A, B, C); };
                C = { isa = XCBuildConfiguration; buildSettings = { INFOPLIST_FILE = App/Info.plist; }; };
                \(files)
            }; rootObject = P; }
            """
        try folder.write(Array(text.utf8), to: "App.xcodeproj/project.pbxproj")
    }

    private func lint(readingProject: Bool = true) throws -> String {
        let last = readingProject ? "--color=never" : "--no-project"
        return try Command.run("lint", "App", "--format", "json", "--fail-on", "never", last, in: folder.url).output
    }

    private static let definition =
        "D = { isa = PBXFileReference; path = Intents.intentdefinition; sourceTree = \"<group>\"; };"

    @Test func anIntentThatAListMisspellsGetsItsNameThere() throws {
        try writeProject(Self.definition)
        let list = """
            <plist version="1.0"><dict><key>INIntentsSupported</key><array>
            <string>SelectCharakterIntent</string>
            </array></dict></plist>
            """
        try folder.write(Array(list.utf8), to: "App/Info.plist")
        let fixed = try Command.run("lint", "App", "--fix=all", "--fail-on", "warning", in: folder.url)
        fixed.expect(errors: "applied 1 fix in 1 file\n")
        #expect(fixed.output.isEmpty && fixed.status == 0)
        #expect(try text("App/Info.plist") == list.replacingOccurrences(of: "Charakter", with: "Character"))
    }

    /// Xcode ticks English in every new project, whatever the app's texts are written in.
    @Test func aTickedLanguageThatNoTargetShipsWantsNoTranslations() throws {
        try writeProject(Self.definition, regions: "en, Base, de")
        #expect(try !lint().contains("\"not-localized\""))
        #expect(try !lint(readingProject: false).contains("\"not-localized\""))
        try writeProject(Self.definition)
        #expect(try !lint().contains("\"not-localized\""))
    }

    /// A declaration that only code uses is not unused. A longer name is another one.
    @Test(arguments: [("let size = Size.small", false), ("let fontSize: Sizes", true)])
    func codeMayUseADeclaration(code: String, isReported: Bool) throws {
        let enumerations = "<array><dict><key>INEnumName</key><string>Size</string></dict></array>"
        let definition = try text("App/Intents.intentdefinition")
            .replacingOccurrences(of: "<key>INEnums</key>\n\t<array/>", with: "<key>INEnums</key>\(enumerations)")
        try folder.write(Array(definition.utf8), to: "App/Intents.intentdefinition")
        try folder.write(Array(code.utf8), to: "Kit/Size.swift")
        try writeProject(Self.definition)
        #expect(try lint().contains("\"unused-enum\"") == isReported)
        #expect(try lint(readingProject: false).contains("\"unused-enum\""))
    }

    @Test(arguments: [
        ("App.xcodeproj", "{ objects = "), ("Package.swift", "<<<<<<< HEAD"), ("Package.swift", "Package("),
    ])
    func anUnreadableProjectIsAnError(name: String, text: String) throws {
        try folder.write(Array(text.utf8), to: name.replacing(".xcodeproj", with: ".xcodeproj/project.pbxproj"))
        let lines = try lint().split(separator: "\n")
        let own = lines.filter { $0.contains("\"unreadable-input\"") }
        #expect(own.count == 1)
        #expect(own.allSatisfy { $0.contains("\"severity\":\"error\"") && $0.contains("\"path\":\"\(name)") })
        let others = lines.filter { !$0.contains("\"unreadable-input\"") }
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
        // A definition that cannot be read may declare it.
        try folder.write(Array("<plist><dict>".utf8), to: "App/Other.intentdefinition")
        try writeProject(
            Self.definition
                + "A = { isa = PBXFileReference; path = Other.intentdefinition; sourceTree = \"<group>\"; };"
        )
        #expect(try !lint().contains("undeclared-intent"))
    }

    private static let target = """
        T = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application"; buildPhases = (S); };
        S = { isa = PBXSourcesBuildPhase; files = (F); };
        """

    private func writeProject(target: String, _ files: String = Self.definition) throws {
        try writeProject(files + target)
        let project = try text("App.xcodeproj/project.pbxproj")
        try folder.write(
            Array(project.replacingOccurrences(of: "targets = (Lists)", with: "targets = (T)").utf8),
            to: "App.xcodeproj/project.pbxproj"
        )
    }

    @Test func aDefinitionThatNoTargetBuildsIsFound() throws {
        try writeProject(target: Self.target)
        let result = try Command.run("lint", "App", "--rule", "IN0120", in: folder.url)
        result.expect(
            output: """
                App/Intents.intentdefinition: warning: no target of 'App.xcodeproj' builds this definition [IN0120 definition-in-no-target]
                      help: choose its targets in Xcode, or delete it

                1 warning in 1 file; 1 definition checked

                """
        )
        try writeProject(target: Self.target + "F = { isa = PBXBuildFile; fileRef = D; };")
        #expect(try !lint().contains("IN0120"))
        // A copy of what is built has a rule of its own.
        try folder.write(Array(text("App/Intents.intentdefinition").utf8), to: "App/Old/Intents.intentdefinition")
        let rules = try ["IN0120", "IN0133"].map {
            try Command.run("lint", "App/Old", "--rule", $0, in: folder.url).output
        }
        #expect(rules[0].contains("warning") == false && rules[1].contains("the app is built from 'App/Intents."))
    }

    @Test(arguments: [
        // A script, and no targets.
        (target + "R = { isa = PBXShellScriptBuildPhase; shellScript = \"xcrun intentbuilderc\"; };", ""),
        ("", ""), (target, "BUILD.bazel"),
    ])
    func whatElseMayBuildADefinitionIsNotKnown(target: String, file: String) throws {
        try writeProject(target: target)
        if !file.isEmpty { try folder.write(Array("import ProjectDescription\n".utf8), to: file) }
        #expect(try !lint().contains("IN0120"))
    }

    /// The project beside a manifest is the one that it generates.
    @Test(arguments: ["project.yml", "Project.swift"])
    func aManifestBesideItsProjectBuildsNothingElse(file: String) throws {
        try writeProject(target: Self.target)
        try folder.write(Array("import ProjectDescription\n".utf8), to: file)
        #expect(try lint().contains("IN0120"))
    }

    /// macOS opens files whatever the case.
    @Test func aProjectMaySpellAFolderInAnotherCase() throws {
        try writeProject(
            target: Self.target + "F = { isa = PBXBuildFile; fileRef = D; };",
            Self.definition.replacingOccurrences(of: "Intents.", with: "../app/Intents.")
        )
        let found = try lint()
        #expect(!found.contains("IN0120") && !found.contains("IN0134"), "\(found)")
    }

    @Test func aDefinitionThatTheProjectSeeksElsewhereIsNamed() throws {
        try writeProject(
            target: Self.target,
            Self.definition.replacingOccurrences(of: "Intents.", with: "Siri/Intents.")
        )
        let result = try Command.run("lint", "App", "--rule", "IN0120", "--rule", "IN0134", in: folder.url)
        result.expect(
            output: """
                App/Intents.intentdefinition: warning: no target builds this definition: 'App.xcodeproj' looks for it at 'App/Siri/Intents.intentdefinition' [IN0120 definition-in-no-target]
                      help: mend the path of the file or of its group in Xcode

                1 warning in 1 file; 1 definition checked

                """
        )
    }

    /// The languages that App Store Connect would ask for are the same for `lint` and `strings status`.
    @Test(arguments: [
        // What nothing copies serves nobody, not even as a regional variant.
        (copied: ["hy"], onDisk: ["hy-AM"], region: "en", found: "IN0513 hy, IN0530 hy-AM", status: ["hy"]),
        (copied: ["de", "fr"], onDisk: ["de"], region: "en", found: "IN0513 fr, IN0530 de", status: ["de", "fr"]),
        // English texts in an app whose development language is another one.
        (copied: ["de", "en", "ja"], onDisk: [], region: "ja", found: "IN0512 ", status: ["de", "ja"]),
    ])
    func appStoreConnectAsksForTheLanguagesOfTheStatus(
        copied: [String],
        onDisk: [String],
        region: String,
        found: String,
        status: [String]
    ) throws {
        var files = Self.definition + "F = { isa = PBXBuildFile; fileRef = D; };"
        for (index, language) in copied.enumerated() {
            let path = "\(language).lproj/Localizable.strings"
            try folder.write([], to: "App/" + path)
            files += "L\(index) = { isa = PBXFileReference; path = \"\(path)\"; sourceTree = \"<group>\"; };"
            files += "B\(index) = { isa = PBXBuildFile; fileRef = L\(index); };"
        }
        for language in onDisk { try folder.write([], to: "App/\(language).lproj/Intents.strings") }
        try writeProject(target: Self.target, files)
        let builds = copied.indices.map { ", B\($0)" }.joined()
        let children = copied.indices.map { ", L\($0)" }.joined()
        let project = try text("App.xcodeproj/project.pbxproj")
            .replacingOccurrences(of: "files = (F)", with: "files = (F\(builds))")
            .replacingOccurrences(of: "children = (D", with: "children = (D\(children)")
            .replacingOccurrences(of: "isa = PBXProject;", with: "isa = PBXProject; developmentRegion = \(region);")
        try folder.write(Array(project.utf8), to: "App.xcodeproj/project.pbxproj")
        try folder.write(Array(#"{"version": 1, "preset": "app-store"}"#.utf8), to: "App/intentc.json")

        struct Finding: Decodable {
            let code: String
            let severity: String
            let symbol: String?
            let message: String
        }
        let findings = try lint().split(separator: "\n").map {
            try JSONDecoder().decode(Finding.self, from: Data($0.utf8))
        }
        .filter { ["IN0507", "IN0512", "IN0513", "IN0530"].contains($0.code) }
        #expect(
            findings.map { $0.code + " " + ($0.symbol ?? "").dropFirst(6) }.sorted().joined(separator: ", ") == found
        )
        #expect(findings.allSatisfy { $0.severity == "error" || $0.symbol == "table/hy-AM" && $0.severity == "note" })

        struct Report: Decodable {
            struct Language: Decodable {
                let language: String
                let appStoreConnectWarnings: Int
            }
            struct Definition: Decodable { let languages: [Language] }
            let definitions: [Definition]
        }
        // It knows nothing of a definition that no target builds.
        let unbuilt = project.replacing("files = (F\(builds))", with: "files = (\(builds.dropFirst(2)))")
        let onlyTables = unbuilt.replacing("Localizable.strings", with: "Intents.strings")
        for (project, expected) in [(project, status), (unbuilt, []), (onlyTables, [])] {
            if project == onlyTables {
                for code in copied { try folder.write([], to: "App/\(code).lproj/Intents.strings") }
            }
            try folder.write(Array(project.utf8), to: "App.xcodeproj/project.pbxproj")
            let output = try Command.run("strings", "status", "App", "--format", "json", in: folder.url).output
            let report = try JSONDecoder().decode(Report.self, from: Data(output.utf8))
            let asked = report.definitions.flatMap(\.languages).filter { $0.appStoreConnectWarnings > 0 }
            #expect(asked.map(\.language).sorted() == expected)
        }
    }

    @Test func aSynchronizedFolderElsewhereBuildsNothingHere() throws {
        let folder = "A = { isa = PBXFileSystemSynchronizedRootGroup; path = Other; sourceTree = \"<group>\"; };"
        try writeProject(target: Self.target + folder)
        #expect(try lint().contains("IN0120"))
    }

    @Test func anotherProjectMayBuildADefinition() throws {
        try writeProject(target: Self.target)
        func writeOther(_ files: String) throws {
            let text = """
                { objects = {
                    P = { isa = PBXProject; mainGroup = G; targets = (T); };
                    G = { isa = PBXGroup; path = ../App; sourceTree = "<group>"; children = (D); };
                    \(Self.definition)
                    T = { isa = PBXNativeTarget; name = Mac; productType = "com.apple.product-type.application"; buildPhases = (S); };
                    S = { isa = PBXSourcesBuildPhase; files = (\(files)); }; F = { isa = PBXBuildFile; fileRef = D; };
                }; rootObject = P; }
                """
            try folder.write(Array(text.utf8), to: "Mac/Mac.xcodeproj/project.pbxproj")
        }
        try writeOther("")
        #expect(try lint().contains("IN0120"))
        try writeOther("F")
        #expect(try !lint().contains("IN0120"))
    }

    /// A widget extension without the definition, whose widget one of its intents configures. The app generates the class, so
    /// that neither the package that the extension uses nor one in the checkout has it.
    @Test(arguments: [
        ("", "", nil), ("BF", "", "SoupKit has the definition"), ("", "#if WIDGET", "another target may define it"),
        ("", "class SelectCharacterIntent {}", "the sources have the class"),
        ("", "let package = Package(name: \"Kit\")", nil),
    ])
    func aWidgetNeedsTheClassOfItsIntent(framework: String, code: String, silence: String?) throws {
        let list =
            "<plist version=\"1.0\"><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>"
            + "<string>com.apple.widgetkit-extension</string></dict></dict></plist>"
        try folder.write(Array(list.utf8), to: "App/Info.plist")
        let widget = """
            \(code.hasPrefix("#if") ? code : "")
            struct Characters: Widget {
                var body: some WidgetConfiguration {
                    IntentConfiguration(kind: "characters", intent: SelectCharacterIntent.self, provider: Provider())
                }
            }
            \(code.hasPrefix("#if") ? "#endif" : "")
            """
        try folder.write(Array(widget.utf8), to: "App/Characters.swift")
        if !code.hasPrefix("#if") {
            try folder.write(Array(code.utf8), to: code.hasPrefix("let") ? "App/Package.swift" : "App/Class.swift")
        }
        let text = """
            { objects = {
                P = { isa = PBXProject; mainGroup = G; targets = (T, W, K); };
                G = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = (D, S); };
                \(Self.definition) S = { isa = PBXFileReference; path = Characters.swift; sourceTree = "<group>"; };
                T = { isa = PBXNativeTarget; name = Soup; productType = "com.apple.product-type.application"; buildPhases = (PT); };
                PT = { isa = PBXSourcesBuildPhase; files = (BT); }; BT = { isa = PBXBuildFile; fileRef = D; };
                W = { isa = PBXNativeTarget; name = Widgets; productType = "com.apple.product-type.app-extension";
                      buildPhases = (PW); buildConfigurationList = L; dependencies = (Y); packageProductDependencies = (N); };
                N = { isa = XCSwiftPackageProductDependency; productName = Net; };
                PW = { isa = PBXSourcesBuildPhase; files = (BW); }; BW = { isa = PBXBuildFile; fileRef = S; };
                L = { isa = XCConfigurationList; buildConfigurations = (C); };
                C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = App/Info.plist; }; };
                Y = { isa = PBXTargetDependency; target = K; };
                K = { isa = PBXNativeTarget; name = SoupKit; productType = "com.apple.product-type.framework"; buildPhases = (PK); };
                PK = { isa = PBXSourcesBuildPhase; files = (\(framework)); }; BF = { isa = PBXBuildFile; fileRef = D; };
            }; rootObject = P; }
            """
        try folder.write(Array(text.utf8), to: "App.xcodeproj/project.pbxproj")
        let output = try Command.run("lint", "App", "--color=never", in: folder.url).output
        let found = output.components(separatedBy: "\n").filter { $0.contains("IN0137") || $0.contains("the widget") }
        #expect(
            found
                == (silence == nil
                    ? [
                        "App/Intents.intentdefinition:33:12: warning: 'Widgets' has a widget with 'SelectCharacterIntent', but no target "
                            + "of its process generates that class, so it does not compile [IN0137 widget-without-class]",
                        "App/Characters.swift:4:57: note: the widget",
                    ] : []),
            "\(silence ?? "")"
        )
    }

    /// An Intents extension with a copy of the definition provides its options.
    @Test(arguments: [
        ("", "note: 'App/Intents.intentdefinition' in 'Soup' declares 'SelectCharacter', too"),
        (
            "Select Hero",
            "warning: 'App/Intents.intentdefinition' in 'Soup' declares 'SelectCharacter', too; the two differ in the title of the "
                + "intent 'SelectCharacter'"
        ),
    ])
    func anExtensionMayHaveACopy(title: String, finding: String) throws {
        let definition = try text("App/Intents.intentdefinition")
        let copy =
            title.isEmpty
            ? definition : definition.replacing("<string>Select Character</string>", with: "<string>\(title)</string>")
        try folder.write(Array(copy.utf8), to: "App/Handler/Intents.intentdefinition")
        let list = """
            <plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
            <string>com.apple.intents-service</string><key>NSExtensionAttributes</key><dict><key>IntentsSupported</key>
            <array><string>SelectCharacterIntent</string></array></dict></dict></dict></plist>
            """
        try folder.write(Array(list.utf8), to: "App/Handler/Info.plist")
        let text = """
            { objects = {
                P = { isa = PBXProject; mainGroup = G; targets = (T, H); };
                G = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = (D, E); };
                \(Self.definition)
                E = { isa = PBXFileReference; path = Handler/Intents.intentdefinition; sourceTree = "<group>"; };
                T = { isa = PBXNativeTarget; name = Soup; productType = "com.apple.product-type.application"; buildPhases = (PT, CT); };
                PT = { isa = PBXSourcesBuildPhase; files = (BT); }; BT = { isa = PBXBuildFile; fileRef = D; };
                CT = { isa = PBXCopyFilesBuildPhase; files = (BX); }; BX = { isa = PBXBuildFile; fileRef = X; };
                X = { isa = PBXFileReference; path = Handler.appex; sourceTree = BUILT_PRODUCTS_DIR; };
                H = { isa = PBXNativeTarget; name = Handler; productType = "com.apple.product-type.app-extension";
                      buildPhases = (PH); buildConfigurationList = L; productReference = X; };
                PH = { isa = PBXSourcesBuildPhase; files = (BH); }; BH = { isa = PBXBuildFile; fileRef = E; };
                L = { isa = XCConfigurationList; buildConfigurations = (C); };
                C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = App/Handler/Info.plist; }; };
            }; rootObject = P; }
            """
        try folder.write(Array(text.utf8), to: "App.xcodeproj/project.pbxproj")
        let output = try Command.run(line: "lint App --color=never --rule IN0131 --rule IN0140", in: folder.url).output
        let findings = output.split(separator: "\n").filter { $0.contains("[IN01") }
        #expect(findings == ["App/Handler/Intents.intentdefinition: \(finding) [IN0140 intent-in-two-definitions]"])
    }

    /// A widget extension with an Intents extension, which begins at a class, and App Intents that open the app.
    @Test(arguments: [
        ("class IntentHandler {}", "struct Open: AppIntent { static let openAppWhenRun = false }", []),
        (
            "class Handler {}", "struct Open: AppIntent { static let openAppWhenRun = true }",
            [
                "App/Info.plist:3:45: warning: 'Handler' begins at class 'IntentHandler', which none of its sources declares "
                    + "[IN0141 missing-entry-point]",
                "App/Open.swift:1:8: warning: App Intent 'Open' opens the app, but only 'Handler' builds it "
                    + "[IN0143 opens-app-from-extension]",
            ]
        ),
        (
            "version https://git-lfs.github.com/spec/v1", "struct Open: AppIntent {}",
            [
                "App/Handler.swift:1:1: error: cannot read this file: it is a Git LFS pointer; run 'git lfs pull' [IN0100 unreadable-input]"
            ]
        ),
        (
            "@objc(IntentHandler) final class Handler {}", "extension Open: OpenIntent {} /* #if */",
            [
                "App/Open.swift:1:11: warning: App Intent 'Open' opens the app, but only 'Handler' builds it [IN0143 opens-app-from-extension]"
            ]
        ),
        (
            "class IntentHandler {}",
            "struct Open: AppIntent { static let title: LocalizedStringResource = \"Ask Siri\"; "
                + "static let description = IntentDescription(\"Opens a pineapple\") }",
            [
                "App/Open.swift:1:37: warning: App Store Connect refuses 'siri' in the title or description of App Intent 'Open' "
                    + "[IN0524 reserved-word]"
            ]
        ),
        (
            "class IntentHandler {}",
            "struct Open: AppIntent { static var description = IntentDescription(\"Starts the machine\") }",
            [
                "App/Open.swift:1:37: warning: App Store Connect refuses 'mac' in the title or description of App Intent 'Open' "
                    + "[IN0524 reserved-word]"
            ]
        ),
        // What a condition leaves out is in no app.
        (
            "class IntentHandler {}",
            "#if DEBUG\nstruct Open: AppIntent { static let title = \"Siri\"; static let openAppWhenRun = true }\n#endif",
            []
        ),
    ])
    func whatAnExtensionBeginsAtAndOpens(handler: String, intent: String, expected: [String]) throws {
        let list = """
            <plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionPointIdentifier</key>
            <string>com.apple.intents-service</string>
            <key>NSExtensionPrincipalClass</key><string>$(PRODUCT_MODULE_NAME).IntentHandler</string></dict></dict></plist>
            """
        try folder.write(Array(list.utf8), to: "App/Info.plist")
        try folder.write(Array(handler.utf8), to: "App/Handler.swift")
        try folder.write(Array(intent.utf8), to: "App/Open.swift")
        let text = """
            { objects = {
                P = { isa = PBXProject; mainGroup = G; targets = (H); };
                G = { isa = PBXGroup; path = App; sourceTree = "<group>"; children = (D, E, O); };
                \(Self.definition)
                E = { isa = PBXFileReference; path = Handler.swift; sourceTree = "<group>"; };
                O = { isa = PBXFileReference; path = Open.swift; sourceTree = "<group>"; };
                H = { isa = PBXNativeTarget; name = Handler; productType = "com.apple.product-type.app-extension";
                      buildPhases = (PH); buildConfigurationList = L; };
                PH = { isa = PBXSourcesBuildPhase; files = (B1, B2, B3); }; B1 = { isa = PBXBuildFile; fileRef = D; };
                B2 = { isa = PBXBuildFile; fileRef = E; }; B3 = { isa = PBXBuildFile; fileRef = O; };
                L = { isa = XCConfigurationList; buildConfigurations = (C); };
                C = { isa = XCBuildConfiguration; name = Debug; buildSettings = { INFOPLIST_FILE = App/Info.plist; }; };
            }; rootObject = P; }
            """
        try folder.write(Array(text.utf8), to: "App.xcodeproj/project.pbxproj")
        let output = try Command.run(
            line: "lint App --color=never --rule IN0141 --rule IN0143 --rule IN0524",
            in: folder.url
        ).output
        #expect(output.split(separator: "\n").map(String.init).filter { $0.contains("[IN0") } == expected)
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
