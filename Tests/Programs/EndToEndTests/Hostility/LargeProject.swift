import TestSupport

/// A project that has much of one thing, or a copy in which everything has another name.
struct LargeProject {
    /// What there is much of.
    enum Dimension: CaseIterable {
        case parameters, equalParameters, chain, intents, cases, types, properties, codes, summaries, words, rows
        case languages, files, code, project, projects, targets, configurations, baseline

        /// The number of elements in the smallest project.
        var count: Int {
            switch self {
            case .parameters, .equalParameters, .types, .properties, .codes: 40
            case .targets: 150
            case .projects: 60
            case .intents, .summaries, .code: 24
            case .cases, .chain, .project, .configurations: 100
            case .words, .rows, .baseline: 250
            case .languages, .files: 8
            }
        }
    }

    let dimension: Dimension
    let count: Int
    /// Whether everything has another name, another text and another id, in the same order.
    var isRenamed = false

    /// The number of this file, if there are many.
    private var file = 0

    init(_ dimension: Dimension, count: Int) {
        self.dimension = dimension
        self.count = count
    }

    func write(to root: String, of folder: TemporaryDirectory) throws {
        for file in 0..<amount(.files, amount(.projects, 1)) {
            var part = self
            part.file = file
            let place = file == 0 ? root : "\(root)/\(file)"
            try folder.write(part.definition.utf8, to: "\(place)/Base.lproj/A.intentdefinition")
            for language in 0..<amount(.languages, 1) {
                let name = language == 0 ? "de" : "de-\(100 + language)"
                try folder.write(part.table.utf8, to: "\(place)/\(name).lproj/A.strings")
            }
        }
        try folder.write(code.utf8, to: "\(root)/Intents.swift")
        try folder.write(translations(in: root).utf8, to: "\(root)/translations.csv")
        try folder.write(baseline.utf8, to: "\(root)/baseline.json")
        if dimension == .projects {
            // One checkout: what lies around a definition is among all of this.
            try folder.write("ref: refs/heads/main".utf8, to: ".git/HEAD")
            for number in 0..<count {
                let place = number == 0 ? root : "\(root)/\(number)"
                try folder.write(projectOfDefinition.utf8, to: "\(place)/App.xcodeproj/project.pbxproj")
            }
        }
        if [.project, .configurations].contains(dimension) {
            try folder.write(project.utf8, to: "\(root)/App.xcodeproj/project.pbxproj")
        }
        if dimension == .targets {
            try folder.write(projectOfTargets.utf8, to: "\(root)/App.xcodeproj/project.pbxproj")
            for number in 0..<count { try folder.write(widget(number).utf8, to: "\(root)/T\(number)/Widget.swift") }
        }
    }

    private func amount(_ own: Dimension, _ other: Int) -> Int { dimension == own ? count : other }

    // MARK: - Names

    private func name(_ word: String, _ number: Int) -> String {
        "\(isRenamed ? "new" : "old")\(word.capitalized)\(file * 10_000 + number)"
    }
    private func id(_ word: String, _ number: Int) -> String { "\(isRenamed ? "n" : "o")-\(word)-\(number)" }
    private func text(_ word: String, _ number: Int) -> String {
        // Tables have the words for keys, so all that lies around a definition is looked at.
        dimension == .projects
            ? "\(word.uppercased())_\(number)" : "\(isRenamed ? "Other" : "Some") \(word) \(number)"
    }

    // MARK: - The definition

    private var definition: String {
        let intents = (0..<amount(.intents, amount(.code, 1))).map(intent)
        let types = (0..<amount(.types, 1)).map(type)
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <plist version="1.0"><dict>\(string("INIntentDefinitionModelVersion", "1.2"))
            \(list("INEnums", [enumeration]))\(list("INTypes", types))
            \(list("INIntents", intents))</dict></plist>

            """
    }

    private func intent(_ number: Int) -> String {
        let parameters: Int =
            switch dimension {
            case .parameters, .equalParameters, .chain: count
            case .summaries: 12
            default: 2
            }
        let combinations = (1...amount(.summaries, 1)).map { bits in
            let names = (0..<12).filter { bits >> $0 & 1 == 1 }.map { name("parameter", $0) }
            let title = names.map { "${\($0)}" }.joined(separator: ", ") + " \(bits)"
            return "<key>\(names.joined(separator: ","))</key><dict>"
                + text("INIntentParameterCombinationTitle", title, id("summary", bits)) + "</dict>"
        }
        let codes = (0..<amount(.codes, 2)).map { code in
            "<dict>" + string("INIntentResponseCodeName", name("code", code))
                + text("INIntentResponseCodeFormatString", text("code", code), id("code", code)) + "</dict>"
        }
        return """
            <dict>\(string("INIntentName", name("intent", number)))\(string("INIntentVerb", "Do"))
            \(text("INIntentTitle", title(number), id("title", number)))
            \(text("INIntentDescription", text("description", number), id("description", number)))
            \(flag("INIntentEligibleForWidgets"))\(flag("INIntentConfigurable"))
            \(number == 0 ? string("INIntentInput", name("parameter", 0)) : "")
            \(list("INIntentParameters", (0..<parameters).map(parameter)))
            <key>INIntentManagedParameterCombinations</key><dict>\(combinations.joined())</dict>
            <key>INIntentResponse</key><dict>\(list("INIntentResponseCodes", codes))</dict></dict>

            """
    }

    private func title(_ number: Int) -> String {
        let words = "word and \(name("parameter", 0)) ${\(name("parameter", 0))} "
        return dimension == .words ? String(repeating: words, count: count) : text("title", number)
    }

    private func parameter(_ number: Int) -> String {
        let kind = "INIntentParameter"
        let type: String =
            switch number % 5 {
            case 0: string("\(kind)Type", "String") + flag("\(kind)SupportsDynamicEnumeration")
            case 1:
                string("\(kind)Type", "Object") + string("\(kind)ObjectType", name("type", 0))
                    + flag("\(kind)SupportsDynamicEnumeration") + flag("\(kind)SupportsResolution")
            case 2:
                string("\(kind)Type", "Integer") + flag("\(kind)SupportsResolution")
                    + "<key>\(kind)Metadata</key><dict>"
                    + integer("\(kind)MetadataDefaultValue", 3) + "</dict>"
            case 3: string("\(kind)Type", "Integer") + string("\(kind)EnumType", name("enumeration", 0))
            default: string("\(kind)Type", "Boolean")
            }
        let parent = """
            <key>\(kind)Relationship</key><dict>
            \(string("\(kind)RelationshipParentName", name("parameter", number - 1)))
            \(string("\(kind)RelationshipPredicateName", "HasAnyValue"))</dict>
            """
        let own = dimension == .equalParameters ? 0 : number
        return """
            <dict>\(string("\(kind)Name", name("parameter", own)))\(type)\(integer("\(kind)Tag", own + 1))
            \(text("\(kind)DisplayName", text("parameter", own), id("parameter", own)))\(flag("\(kind)Configurable"))
            \(dimension == .chain && number > 0 ? parent : "")</dict>

            """
    }

    private var enumeration: String {
        let cases = (0..<amount(.cases, 2)).map { number in
            "<dict>" + string("INEnumValueName", name("case", number)) + integer("INEnumValueIndex", number)
                + text("INEnumValueDisplayName", text("case", number), id("case", number)) + "</dict>\n"
        }
        return "<dict>\(string("INEnumName", name("enumeration", 0)))\(list("INEnumValues", cases))</dict>"
    }

    private func type(_ number: Int) -> String {
        let properties = (0..<amount(.properties, 1)).map { property in
            let kind = "INTypeProperty"
            return "<dict>" + string("\(kind)Name", name("property", property)) + string("\(kind)Type", "String")
                + integer("\(kind)Tag", property + 100)
                + text("\(kind)DisplayName", text("property", property), id("property-\(number)", property))
                + "</dict>\n"
        }
        return "<dict>\(string("INTypeName", name("type", number)))\(list("INTypeProperties", properties))"
            + text("INTypeDisplayName", text("type", number), id("type", number)) + "</dict>"
    }

    private func string(_ key: String, _ value: String) -> String { "<key>\(key)</key><string>\(value)</string>" }
    private func integer(_ key: String, _ value: Int) -> String { "<key>\(key)</key><integer>\(value)</integer>" }
    private func flag(_ key: String) -> String { "<key>\(key)</key><true/>" }
    private func list(_ key: String, _ elements: [String]) -> String {
        "<key>\(key)</key><array>\(elements.joined())</array>"
    }
    private func text(_ key: String, _ value: String, _ id: String) -> String {
        string(key, value) + string("\(key)ID", id)
    }

    // MARK: - Beside it

    private var table: String {
        (0..<amount(.rows, 40)).map { "\"\(id("parameter", $0))\" = \"Wort \($0)\";\n" }.joined()
    }

    private func translations(in root: String) -> String {
        let rows = (0..<amount(.files, 1)).flatMap { file in
            (0..<amount(.rows, dimension == .parameters ? count : 40)).map {
                "\(file == 0 ? root : "\(file)")/Base.lproj/A.intentdefinition,\(id("parameter", $0)),"
                    + "\(text("parameter", $0)),Neues Wort \($0)\n"
            }
        }
        return "definition,key,en,de\n" + rows.joined()
    }

    private var baseline: String {
        let findings = (0..<amount(.baseline, 1)).map {
            "{\"rule\": \"IN0501\", \"path\": \"A\", \"symbol\": \"intent/\($0)\", \"count\": 1}"
        }
        return "{\"version\": 2, \"findings\": [\(findings.joined(separator: ",\n"))]}"
    }

    private var code: String {
        let intents = (0..<amount(.code, 1)).map { number in
            """
            struct \(name("app", number)): CustomIntentMigratedAppIntent {
                static let intentClassName = "\(name("intent", number))Intent"
                static let title: LocalizedStringResource = "\(text("title", number))"
                @Parameter(title: "A") var \(name("parameter", 0)): String?
            }

            """
        }
        return "import AppIntents\n" + intents.joined()
    }

    private var project: String {
        let files = (0..<amount(.project, 1)).map {
            "F\($0) = {isa = PBXFileReference; path = \(name("file", $0)).swift; sourceTree = \"<group>\"; };\n"
                + "B\($0) = {isa = PBXBuildFile; fileRef = F\($0); };\n"
        }
        let configurations = (0..<amount(.configurations, 1)).map { number in
            """
            C\(number) = {isa = XCBuildConfiguration; name = C\(number); buildSettings = {
            IPHONEOS_DEPLOYMENT_TARGET = 16.0; PRODUCT_BUNDLE_IDENTIFIER = "com.example.$(NAME)"; NAME = "c\(number)"; }; };

            """
        }
        func all(_ letter: String, _ dimension: Dimension = .project) -> String {
            (0..<amount(dimension, 1)).map { "\(letter)\($0)," }.joined()
        }
        return """
            // !$*UTF8*$!
            {archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
            \(files.joined())\(configurations.joined())
            L = {isa = XCConfigurationList; buildConfigurations = (\(all("C", .configurations))); };
            G = {isa = PBXGroup; children = (\(all("F"))); sourceTree = "<group>"; };
            S = {isa = PBXSourcesBuildPhase; files = (\(all("B"))); };
            T = {isa = PBXNativeTarget; name = App; productType = "\(Self.app)"; buildPhases = (S,); buildConfigurationList = L; };
            P = {isa = PBXProject; developmentRegion = en; knownRegions = (en, Base, de); mainGroup = G; targets = (T,); };
            };}

            """
    }

    private var projectOfDefinition: String {
        """
        // !$*UTF8*$!
        {archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
        F = {isa = PBXFileReference; path = Base.lproj/A.intentdefinition; sourceTree = "<group>"; };
        B = {isa = PBXBuildFile; fileRef = F; };
        G = {isa = PBXGroup; children = (F,); sourceTree = "<group>"; };
        S = {isa = PBXSourcesBuildPhase; files = (B,); };
        T = {isa = PBXNativeTarget; name = App; productType = "\(Self.app)"; buildPhases = (S,); };
        P = {isa = PBXProject; developmentRegion = en; knownRegions = (en, Base, de); mainGroup = G; targets = (T,); };
        };}

        """
    }

    /// The first target has the definition, and every other one a synchronized folder.
    private var projectOfTargets: String {
        let targets = (0..<count).map { number in
            number.isMultiple(of: 2)
                ? """
                F\(number) = {isa = PBXFileReference; path = T\(number)/Widget.swift; sourceTree = "<group>"; };
                B\(number) = {isa = PBXBuildFile; fileRef = F\(number); };
                S\(number) = {isa = PBXSourcesBuildPhase; files = (B\(number)\(number == 0 ? ", D" : ""),); };
                T\(number) = {isa = PBXNativeTarget; name = T\(number); productType = "\(Self.app)"; buildPhases = (S\(number),); };
                """
                : """
                F\(number) = {isa = PBXFileSystemSynchronizedRootGroup; path = T\(number); sourceTree = "<group>"; };
                T\(number) = {isa = PBXNativeTarget; name = T\(number); productType = "\(Self.app)"; buildPhases = ();
                fileSystemSynchronizedGroups = (F\(number),); };
                """
        }
        func all(_ letter: String) -> String { (0..<count).map { "\(letter)\($0)," }.joined() }
        return """
            // !$*UTF8*$!
            {archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
            \(targets.joined(separator: "\n"))
            A = {isa = PBXFileReference; path = Base.lproj/A.intentdefinition; sourceTree = "<group>"; };
            D = {isa = PBXBuildFile; fileRef = A; };
            G = {isa = PBXGroup; children = (A, \(all("F"))); sourceTree = "<group>"; };
            P = {isa = PBXProject; developmentRegion = en; knownRegions = (en, Base, de); mainGroup = G; targets = (\(all("T"))); };
            };}

            """
    }

    private static let app = "com.apple.product-type.application"

    private func widget(_ number: Int) -> String {
        """
        import WidgetKit
        struct \(name("widget", number)): Widget {
            var body: some WidgetConfiguration {
                IntentConfiguration(
                    kind: "\(name("widget", number))", intent: \(name("intent", 0))Intent.self, provider: Provider()
                ) { _ in EmptyView() }
            }
        }

        """
    }
}
