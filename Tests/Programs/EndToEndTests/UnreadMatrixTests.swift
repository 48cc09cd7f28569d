import Foundation
import TestSupport
import Testing

/// Every kind of file, damaged in every way, and every command that reads it: each names the file with the same code and the
/// same words at the same place. `lint` ends with status 1, the others with 2. `.ci/run` tries all damages, other runs the extremes.
@Suite struct UnreadMatrixTests {
    /// A kind of file, the file of the sample project that stands for it, and the commands that read it.
    struct Kind: CustomTestStringConvertible, Sendable {
        var name: String
        var path: String
        var readers: [String]
        /// The status of `lint`: what the user tells a command has no findings.
        var lintStatus: Int32 = 1
        /// The damages that cannot be seen, or do no harm, each with its reason.
        var silent: [String: String] = [:]

        var testDescription: String { name }
    }

    /// All commands that read a definition, with their options.
    private static let commands = [
        "lint", "show", "show --format json", "show --format html", "strings status",
        "strings sync --check --language de",
        "strings export --language de", "strings rekey --dry-run", "migrate", "migrate --against ../Base",
        "generate", "generate --to app-intents --strings Texts.xcstrings", "generate --to app-intents --style own",
        "breaking --against ../Base", "init --dry-run", "format --check",
    ]
    private static let withProjects = commands.filter { !["format --check", "generate"].contains($0) }
    /// A comparison asks neither for languages nor for lists of intents.
    private static let withTexts = withProjects.filter { !$0.hasPrefix("breaking") }
    private static let emptyText = "an empty file is valid"
    private static let cutText = "a cut at the end of a row cannot be seen"

    static let kinds: [Kind] = [
        Kind(name: "definition", path: "Soup/Base.lproj/Intents.intentdefinition", readers: commands),
        Kind(
            name: "string table",
            path: "Soup/de.lproj/Intents.strings",
            readers: withTexts,
            silent: ["empty": emptyText]
        ),
        Kind(name: "catalog", path: "Soup/Localizable.xcstrings", readers: withTexts),
        Kind(
            name: "Swift",
            path: "Widget/SoupWidget.swift",
            readers: [
                "lint", "show", "show --format json", "show --format html", "migrate", "migrate --against ../Base",
                "generate --to app-intents --style own", "breaking --against ../Base", "init --dry-run",
            ],
            silent: ["empty": emptyText]
        ),
        Kind(
            name: "Objective-C",
            path: "Soup/SoupHandler.m",
            readers: [
                "lint", "migrate", "migrate --against ../Base", "generate --to app-intents --style own",
                "init --dry-run",
                "show --format html",
            ],
            silent: ["empty": emptyText]
        ),
        Kind(name: "project", path: "Soup.xcodeproj/project.pbxproj", readers: withProjects),
        Kind(
            name: "package",
            path: "Package.swift",
            readers: withProjects
        ),
        Kind(
            name: "settings",
            path: "Soup/Soup.xcconfig",
            readers: withProjects,
            silent: ["empty": emptyText, "truncated": cutText]
        ),
        Kind(name: "property list", path: "Soup/Info.plist", readers: withTexts),
        Kind(name: "entitlements", path: "Soup/Soup.entitlements", readers: withTexts),
        Kind(
            name: "metadata",
            path: "Soup.app/Metadata.appintents/extract.actionsdata",
            readers: ["breaking Soup.app --against ../Base.app", "migrate --against ../Base Soup.app"]
        ),
        Kind(
            name: "configuration",
            path: "intentc.json",
            readers: commands,
            lintStatus: 2
        ),
        Kind(
            name: "baseline",
            path: "baseline.json",
            readers: ["lint", "breaking --against ../Base"],
            lintStatus: 2
        ),
    ]

    /// The bytes of a damaged file, or how to make it.
    enum Damage: Sendable {
        case bytes(@Sendable ([UInt8]) -> [UInt8])
        case item(@Sendable (_ path: String) throws -> Void)
    }

    private static let extremes: Set = ["merge conflict", "random bytes", "empty", "folder"]

    static let damages: [(name: String, damage: Damage)] = [
        ("merge conflict", .bytes { "<<<<<<< HEAD\n".utf8 + $0 + "=======\n".utf8 + $0 + ">>>>>>> topic\n".utf8 }),
        (
            "LFS pointer",
            .bytes { _ in Array("version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 12\n".utf8) }
        ),
        ("truncated", .bytes { Array($0.dropLast(3)) }),
        ("random bytes", .bytes { _ in (0..<512).map { UInt8(truncatingIfNeeded: $0 &* 167 &+ 131) } }),
        ("null byte", .bytes { $0.prefix($0.count / 2) + [0] + $0.suffix(from: $0.count / 2) }),
        ("UTF-16 mark", .bytes { [0xFF, 0xFE] + $0 }),
        ("wrong byte", .bytes { $0.prefix($0.count / 2) + [0xE4] + $0.suffix(from: $0.count / 2) }),
        ("empty", .bytes { _ in [] }),
        ("failing read", .item { try FileManager.default.createSymbolicLink(atPath: $0, withDestinationPath: $0) }),
        ("too large", .item { try makeLarge($0) }),
        ("broken link", .item { try FileManager.default.createSymbolicLink(atPath: $0, withDestinationPath: "none") }),
        ("pipe", .item { #expect(mkfifo($0, 0o600) == 0) }),
        ("folder", .item { try FileManager.default.createDirectory(atPath: $0, withIntermediateDirectories: false) }),
    ]

    private static func makeLarge(_ path: String) throws {
        #expect(FileManager.default.createFile(atPath: path, contents: nil))
        #expect(truncate(path, 257 << 20) == 0)
    }

    private let folder: TemporaryDirectory
    private var project: URL { folder.url.appendingPathComponent("New") }

    init() throws {
        folder = try TemporaryDirectory()
        for (path, text) in Self.project {
            try folder.write(text.utf8, to: "New/\(path)")
            if !path.contains("Metadata") { try folder.write(text.utf8, to: "Base/\(path)") }
        }
        try folder.write(Self.metadata.utf8, to: "Base.app/Metadata.appintents/extract.actionsdata")
    }

    @Test(arguments: kinds)
    func everyCommandNamesTheFileInTheSameWords(kind: Kind) throws {
        let file = project.appendingPathComponent(kind.path)
        let whole = [UInt8](try Data(contentsOf: file))
        for command in kind.readers {
            try #require(try findings(command, about: kind.path).findings == [], "\(command)")
        }
        for (name, damage) in Self.damages where Project.triesEverything || Self.extremes.contains(name) {
            try FileManager.default.removeItem(at: file)
            switch damage {
            case .bytes(let change): try folder.write(change(whole), to: "New/\(kind.path)")
            case .item(let make): try make(file.path)
            }
            let isSilent = kind.silent[name] != nil || kind.silent[""] != nil
            var known: [String: [String]] = [:]
            for command in isSilent ? Self.commands : kind.readers {
                let result = try findings(command, about: kind.path)
                if isSilent {
                    #expect(result.findings == [], "\(name) \(command)")
                    continue
                }
                known[result.findings.first ?? "nothing", default: []].append(command)
                let status = command == "lint" ? kind.lintStatus : 2
                #expect(result.status == status, "\(name), \(command): \(result.status)\n\(result.text)")
            }
            #expect(known.count <= 1 && known["nothing"] == nil, "\(name): \(known)")
        }
        try FileManager.default.removeItem(at: file)
    }

    /// A folder in place of a file is the same error in every revision that has it.
    @Test(arguments: [
        "Soup/Base.lproj/Intents.intentdefinition", "Widget/SoupWidget.swift", "Soup.xcodeproj/project.pbxproj",
        "Package.swift",
    ])
    func aFolderInARevisionIsNoFile(path: String) throws {
        func git(_ words: String) throws {
            let name = ["-c", "user.name=Cook", "-c", "user.email=cook@example.org"]
            _ = try SampleRepository.git(name + words.split(separator: " ").map(String.init), in: project)
        }
        try git("init --quiet")
        try git("add .")
        try git("commit --quiet --message Files")
        let file = project.appendingPathComponent(path)
        try FileManager.default.removeItem(at: file)
        try folder.write("".utf8, to: "New/\(path)/file")
        try git("add .")
        try git("commit --quiet --message Folder")
        for words in ["HEAD~1..HEAD", "HEAD..HEAD~1", "--log HEAD~1..HEAD"] {
            let result = try Command.run(["breaking"] + words.split(separator: " ").map(String.init), in: project)
            let finding = "\(path): error: cannot read this file: it is a folder [IN0100 unreadable-input]"
            #expect(result.output.contains(finding), "\(words): \(result)")
            #expect(!result.output.contains("removed") && result.status == 2, "\(words): \(result)")
        }
        try git("revert --no-edit HEAD")
        let result = try Command.run(["breaking", "--log", "HEAD~1..HEAD"], in: project)
        result.expect(outputContains: "\(path): error: cannot read this file: it is a folder")
    }

    /// The errors about a file, each once, after the place in it.
    private func findings(
        _ command: String,
        about path: String
    ) throws -> (findings: [String], status: Int32, text: String) {
        let result = try Command.run(line: command, in: project)
        let text = result.output + result.errors
        var found: [String] = []
        for line in text.split(separator: "\n") {
            // Other findings are about what was read.
            guard line.hasPrefix(path), line.contains(#/\[IN(?:010\d|0110|10\d\d|090\d) /#),
                let start = line.firstRange(of: ": error: ")
            else { continue }
            let finding = line.dropFirst(path.count).prefix(upTo: start.lowerBound) + " " + line[start.upperBound...]
            if !found.contains(String(finding)) { found.append(String(finding)) }
        }
        return (found, result.status, text)
    }
}

// MARK: - The project

extension UnreadMatrixTests {
    private static let metadata = #"{"actions": {}, "entities": {}, "enums": [], "queries": {}, "version": 1}"#

    fileprivate static let project: [String: String] = [
        "Soup/Base.lproj/Intents.intentdefinition": SampleDefinition().xml,
        "Soup/de.lproj/Intents.strings": "/* Title */\n\"t1tle0\" = \"Suppe bestellen\";\n",
        "Soup/Localizable.xcstrings": """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"Soup": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Suppe"}}}}}}
        """,
        "Widget/SoupWidget.swift": """
        import WidgetKit
        struct SoupWidget: Widget {
            var body: some WidgetConfiguration {
                IntentConfiguration(kind: "soup", intent: OrderSoupIntent.self, provider: Provider()) { _ in Text("Soup") }
            }
        }
        class Handler: NSObject, OrderSoupIntentHandling {
            func handle(intent: OrderSoupIntent) async -> OrderSoupIntentResponse { .init(code: .success, userActivity: nil) }
        }
        """,
        "Soup/SoupHandler.m": """
        // Caf\u{e9}
        @implementation SoupHandler
        - (void)handleOrderSoup:(OrderSoupIntent *)intent completion:(void (^)(OrderSoupIntentResponse *))completion {}
        @end

        """,
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(name: "Soup", targets: [.target(name: "Kitchen")])
        """,
        "Soup/Soup.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 16.0\nSOUP = hot\n",
        "Soup/Info.plist": """
        <?xml version="1.0" encoding="UTF-8"?>
        <plist version="1.0"><dict><key>CFBundleName</key><string>Soup</string></dict></plist>
        """,
        "Soup/Soup.entitlements": #"<plist version="1.0"><dict/></plist>"#,
        "Soup.app/Metadata.appintents/extract.actionsdata": metadata,
        "intentc.json": #"{"version": 1, "baseline": "baseline.json"}"#,
        "baseline.json": #"{"version": 2, "findings": []}"#,
        "Soup.xcodeproj/project.pbxproj": """
        // !$*UTF8*$!
        { objects = {
        P = { isa = PBXProject; mainGroup = G; developmentRegion = en; knownRegions = (en, Base, de); targets = (T, W); };
        G = { isa = PBXGroup; children = (D, S, L, X, I, H, C); sourceTree = "<group>"; };
        D = { isa = PBXVariantGroup; name = Intents.intentdefinition; children = (D1, D2); sourceTree = "<group>"; };
        D1 = { isa = PBXFileReference; name = Base; path = Soup/Base.lproj/Intents.intentdefinition; sourceTree = "<group>"; };
        D2 = { isa = PBXFileReference; name = de; path = Soup/de.lproj/Intents.strings; sourceTree = "<group>"; };
        S = { isa = PBXFileReference; path = Widget/SoupWidget.swift; sourceTree = "<group>"; };
        H = { isa = PBXFileReference; path = Soup/SoupHandler.m; sourceTree = "<group>"; };
        L = { isa = PBXFileReference; path = Soup/Localizable.xcstrings; sourceTree = "<group>"; };
        X = { isa = PBXFileReference; path = Soup/Soup.xcconfig; sourceTree = "<group>"; };
        I = { isa = PBXFileReference; path = Soup/Info.plist; sourceTree = "<group>"; };
        TS = { isa = PBXSourcesBuildPhase; files = (TS1, TS2); };
        TS1 = { isa = PBXBuildFile; fileRef = D; };
        TS2 = { isa = PBXBuildFile; fileRef = H; };
        TR = { isa = PBXResourcesBuildPhase; files = (TR1); };
        TR1 = { isa = PBXBuildFile; fileRef = L; };
        WS = { isa = PBXSourcesBuildPhase; files = (WS1, WS2); };
        WS1 = { isa = PBXBuildFile; fileRef = D; };
        WS2 = { isa = PBXBuildFile; fileRef = S; };
        TC = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = X;
        buildSettings = { INFOPLIST_FILE = Soup/Info.plist; CODE_SIGN_ENTITLEMENTS = Soup/Soup.entitlements; }; };
        TL = { isa = XCConfigurationList; buildConfigurations = (TC); };
        T = { isa = PBXNativeTarget; name = Soup; buildConfigurationList = TL; buildPhases = (TS, TR);
        productType = "com.apple.product-type.application"; };
        W = { isa = PBXNativeTarget; name = SoupWidgets; buildConfigurationList = TL; buildPhases = (WS);
        productType = "com.apple.product-type.app-extension"; };
        }; rootObject = P; }
        """,
    ]
}
