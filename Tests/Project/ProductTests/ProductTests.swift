import Diagnostics
import Product
import Testing

/// What is read from the projects of a checkout, and what is answered about definitions.
@Suite struct ProductTests {
    private static let definition = "Intents.intentdefinition"

    /// An app with a widget extension and an Intents extension, all of which build the definition.
    private static func app(_ change: (inout SampleCheckout, inout [SampleCheckout.Target]) -> Void = { _, _ in })
        -> SampleCheckout
    {
        var checkout = SampleCheckout()
        checkout.files[definition] = ""
        checkout.files["App/Info.plist"] = "<plist version=\"1.0\"><dict></dict></plist>"
        checkout.addList("Widgets/Info.plist", point: "com.apple.widgetkit-extension")
        checkout.addList("Handler/Info.plist", point: "com.apple.intents-service", intents: ["SoupIntent"])
        var targets: [SampleCheckout.Target] = [
            .init(name: "Soup", sources: [definition], settings: ["INFOPLIST_FILE": "App/Info.plist"]),
            .init(
                name: "Widgets",
                type: "app-extension",
                sources: [definition],
                settings: ["INFOPLIST_FILE": "$(SRCROOT)/widgets/Info.plist"]
            ),
            .init(
                name: "Handler",
                type: "app-extension",
                sources: [definition],
                settings: ["INFOPLIST_FILE": "Handler/Info.plist"]
            ),
        ]
        change(&checkout, &targets)
        if !targets.isEmpty { checkout.addProject("Soup.xcodeproj", targets) }
        return checkout
    }

    // MARK: - Targets

    /// The kind comes from the product and the extension point; paths may have variables and another case.
    @Test func kindsHaveEvidence() throws {
        let product = Self.app().product
        #expect(
            product.targets.map { "\($0.name): \($0.kind.rawValue), \($0.evidence)" } == [
                "Soup: app, product type application",
                "Widgets: widget extension, extension point com.apple.widgetkit-extension",
                "Handler: Intents extension, extension point com.apple.intents-service",
            ]
        )
    }

    /// Identifiers with variables are followed; one that depends on what is not there is not known.
    @Test func bundleIdentifiersAreThoseOfAllConfigurations() {
        func product(_ identifier: String) -> Product {
            Self.app { _, targets in
                targets[1].settings["PRODUCT_BUNDLE_IDENTIFIER"] = identifier
                targets[1].settings["BASE"] = "com.example.soup"
            }.product
        }
        let widgets = product("$(BASE).widgets").bundleIdentifiers(of: [.widgetExtension])
        #expect(widgets == ["Widgets": ["com.example.soup.widgets"]])
        #expect(product("$(ELSEWHERE).widgets").bundleIdentifiers(of: [.widgetExtension]) == ["Widgets": []])
        #expect(product("com.example").bundleIdentifiers(of: [.app]) == ["Soup": []])
    }

    @Test(arguments: [
        ("com.apple.widget-extension", Product.Target.Kind.otherExtension),
        ("com.apple.intents-ui-service", .intentsUIExtension), ("com.apple.share-services", .otherExtension),
    ])
    func anExtensionIsWhatItsPointSays(point: String, kind: Product.Target.Kind) {
        var checkout = Self.app()
        checkout.addList("Widgets/Info.plist", point: point)
        #expect(checkout.product.target("Widgets")?.kind == kind)
    }

    @Test(arguments: [
        ("app-extension.intents-service", Product.Target.Kind.intentsExtension), ("application.watchapp2", .watchApp),
        ("watchkit2-extension", .watchExtension), ("application.on-demand-install-capable", .appClip),
        ("framework", .framework), ("bundle.unit-test", .tests), ("bundle.ui-testing", .tests), ("tool", .other),
        ("app-extension", .unknownExtension),
    ])
    func aProductTypeIsEnoughForTheseKinds(type: String, kind: Product.Target.Kind) {
        let checkout = Self.app { _, targets in
            targets[1].type = type
            targets[1].settings = ["INFOPLIST_FILE": "$(ELSEWHERE)/Info.plist"]
        }
        #expect(checkout.product.target("Widgets")?.kind == kind)
    }

    /// Since watchOS 7, the app of a watch has the product type of any other app.
    @Test(arguments: [
        (["SDKROOT": "watchos"], Product.Target.Kind.watchApp), (["SDKROOT": "iphoneos"], .app),
        (["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "watchsimulator watchos"], .watchApp),
        (["SDKROOT": "auto", "SUPPORTED_PLATFORMS": "iphoneos watchos"], .app), ([:], .app),
    ])
    func anAppOnlyForWatchesIsAWatchApp(settings: [String: String], kind: Product.Target.Kind) {
        let checkout = Self.app { _, targets in targets[0].settings = settings }
        #expect(checkout.product.target("Soup")?.kind == kind)
    }

    @Test func listsOfAllKeysHavePlaces() throws {
        var checkout = Self.app()
        checkout.files["App/Info.plist"] = """
            <plist version="1.0"><dict>
            <key>INIntentsSupported</key><array><string>SoupIntent</string></array>
            <key>INIntentsRestrictedWhileLocked</key><array><string>StewIntent</string></array>
            <key>NSUserActivityTypes</key><array><string>com.soup.view</string><string>INSendMessageIntent</string></array>
            </dict></plist>
            """
        checkout.files["Handler/Info.plist"] = """
            <plist version="1.0"><dict><key>NSExtension</key><dict><key>NSExtensionAttributes</key><dict>
            <key>IntentsSupported</key><array><string>SoupIntent</string></array>
            <key>IntentsRestrictedWhileLocked</key><array><string>StewIntent</string></array>
            <key>IntentsRestrictedWhileProtectedDataUnavailable</key><array><string>BrothIntent</string></array>
            </dict></dict></dict></plist>
            """
        func names(_ target: String) -> [String] {
            (checkout.product.target(target)?.propertyList.known?.names ?? []).map { name in
                let line = name.location.map { _ in "" } ?? " nowhere"
                return "\(name.key.rawValue) \(name.name)\(name.isCustomIntent ? "" : " (not ours)")\(line)"
            }
        }
        #expect(
            names("Soup") == [
                "INIntentsSupported SoupIntent", "INIntentsRestrictedWhileLocked StewIntent",
                "NSUserActivityTypes com.soup.view (not ours)", "NSUserActivityTypes INSendMessageIntent (not ours)",
            ]
        )
        #expect(
            names("Handler") == [
                "IntentsSupported SoupIntent", "IntentsRestrictedWhileLocked StewIntent",
                "IntentsRestrictedWhileProtectedDataUnavailable BrothIntent",
            ]
        )
    }

    // MARK: - Definitions

    @Test func aDefinitionHasTargetsAndLists() throws {
        let answers = try #require(Self.app().surroundings(of: Self.definition))
        #expect(answers.targets.map(\.name) == ["Soup", "Widgets", "Handler"])
        #expect(answers.targets.map(\.role) == [.compiled, .compiled, .compiled])
        #expect(
            answers.lists.map { "\($0.target) \($0.key.rawValue) \($0.hasDefinition)" } == [
                "Handler IntentsSupported true"
            ]
        )
        #expect(answers.doubt == nil && answers.unreadLists == nil && !answers.isInNoTarget)
    }

    @Test func whatCannotBeReadIsADoubt() throws {
        let script = Self.app { checkout, targets in
            checkout.addProject(
                "Soup.xcodeproj",
                targets,
                objects: "Y = { isa = PBXShellScriptBuildPhase; shellScript = \"make intents\"; };"
            )
            targets = []
        }
        #expect(
            script.surroundings(of: Self.definition)?.doubt
                == "a script or another tool of 'Soup.xcodeproj' may build it"
        )
        var broken = Self.app()
        broken.files["Mac/Mac.xcodeproj/project.pbxproj"] = "<<<<<<< HEAD"
        #expect(broken.surroundings(of: Self.definition)?.doubt == "'Mac/Mac.xcodeproj' cannot be read")
        let excluded = Product(
            ProductFiles(paths: broken.files.keys.sorted()) { path in
                .unread(.excluded(path))
            }
        )
        #expect(
            excluded.surroundings(of: Self.definition) { $0 }?.unread?.unread.words(about: "it") == "it is excluded"
        )
        let list = Self.app { _, targets in targets[0].settings = ["INFOPLIST_FILE": "Gone/Info.plist"] }
        #expect(list.surroundings(of: Self.definition)?.unreadLists == "'Gone/Info.plist' cannot be read")
        var bazel = Self.app()
        bazel.files["BUILD.bazel"] = ""
        #expect(bazel.surroundings(of: Self.definition)?.doubt == "'BUILD.bazel' may build it")
    }

    @Test func aCopyThatNothingBuildsIsToldFromTheOriginal() throws {
        var checkout = Self.app()
        checkout.files["Old/Intents.intentdefinition"] = ""
        let copy = try #require(checkout.surroundings(of: "Old/Intents.intentdefinition"))
        #expect(copy.isInNoTarget && copy.builtCopy == Self.definition && !copy.refersToDefinition)
        #expect(checkout.surroundings(of: Self.definition)?.builtCopy == nil)
    }

    @Test func aDefinitionThatIsGoneIsNamed() throws {
        let checkout = Self.app { checkout, targets in
            checkout.addProject("Soup.xcodeproj", targets, unbuilt: ["Lost.intentdefinition"])
            targets = []
        }
        #expect(checkout.surroundings(of: Self.definition)?.missingFiles == ["Lost.intentdefinition"])
    }

    @Test func classesOfALinkedFrameworkAreShared() throws {
        func shared(_ attribute: String?) throws -> String? {
            let checkout = Self.app { _, targets in
                targets[0].links = ["Kit"]
                targets[0].attribute = attribute
                targets.append(.init(name: "Kit", type: "framework", sources: [Self.definition]))
            }
            return try #require(checkout.surroundings(of: Self.definition)).targets[0].sharesClassesWith
        }
        #expect(try shared(nil) == "Kit")
        #expect(try shared("no_codegen") == nil)
    }

    /// A folder of a language in a synchronized folder is where Xcode's answer is not known.
    @Test(arguments: [
        ("Shared/Base.lproj/Intents.intentdefinition", "", Product.Role.synchronized),
        ("Shared/Intents.intentdefinition", "", .compiled),
        ("Shared/Base.lproj/Intents.intentdefinition", "R0", .copied),
        ("Shared/Base.lproj/Intents.intentdefinition", "S0", .synchronized),
    ])
    func aDefinitionHasARoleInASynchronizedFolder(path: String, phase: String, role: Product.Role) throws {
        let exception =
            "X = { isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = \(phase);"
            + " membershipExceptions = (/Localized/Intents.intentdefinition); };"
        var checkout = SampleCheckout()
        checkout.files[path] = ""
        checkout.addProject(
            "Soup.xcodeproj",
            [.init(name: "Soup", more: "fileSystemSynchronizedGroups = (Y);")],
            objects: "Y = { isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = \"<group>\";"
                + " exceptions = (\(phase.isEmpty ? "" : "X")); };" + (phase.isEmpty ? "" : exception)
        )
        let answers = try #require(checkout.surroundings(of: path))
        #expect(answers.targets.map(\.role) == [role])
        #expect((answers.mayHaveClasses != nil) == (role == .synchronized))
    }

    @Test func aCopiedDefinitionMakesNoClassesAndAShellHasNoCode() throws {
        var checkout = Self.app { _, targets in
            targets[0].sources = []
            targets[0].resources = [Self.definition]
        }
        checkout.addProject(
            "Watch/Watch.xcodeproj",
            [.init(name: "Watch", type: "application.watchapp2", resources: ["../" + Self.definition])]
        )
        let text = try #require(checkout.files["Watch/Watch.xcodeproj/project.pbxproj"])
        checkout.files["Watch/Watch.xcodeproj/project.pbxproj"] = text.replacing(
            "buildPhases = (S0, ",
            with: "buildPhases = ("
        )
        let targets = try #require(checkout.surroundings(of: Self.definition)).targets
        #expect(
            targets.map { "\($0.name) \($0.role.rawValue) \($0.hasCode)" } == [
                "Soup copied true", "Widgets compiled true", "Handler compiled true", "Watch copied false",
            ]
        )
    }

    /// A package that is not in the checkout may have classes only if no target here generates them.
    @Test(arguments: [(nil, nil), ("no_codegen", "a package that 'Widgets' uses may have them")])
    func aPackageMayHaveClassesThatNobodyGenerates(attribute: String?, doubt: String?) throws {
        let checkout = Self.app { _, targets in
            for index in targets.indices { targets[index].attribute = attribute }
            targets[1].sources = []
            targets[1].more = "packageProductDependencies = (N); }; N = { productName = Net; "
        }
        #expect(try #require(checkout.surroundings(of: Self.definition)).mayHaveClasses == doubt)
    }

    /// Each app that contains the widget extension needs the definition, itself or in an Intents extension.
    @Test func eachAppIsAsked() throws {
        func without(_ change: (inout [SampleCheckout.Target]) -> Void) throws -> [String] {
            let checkout = Self.app { _, targets in
                targets[0].contents = ["Widgets"]
                targets.append(.init(name: "Mac", contents: ["Widgets"]))
                change(&targets)
            }
            let answers = try #require(checkout.surroundings(of: Self.definition))
            return answers.appsWithout.map { "\($0.app): \($0.extensions.joined(separator: ", "))" }
        }
        #expect(try without { _ in } == ["Mac: Widgets"])
        #expect(try without { $0[3].resources = [Self.definition] } == [])
        #expect(try without { $0[3].contents.append("Handler") } == [])
        #expect(try without { $0[3].contents = [] } == [])
        #expect(try without { $0[1].sources = [] } == [])
    }

    /// The copy is what an extension has instead of the app's definition. Other apps have definitions of their own.
    @Test func copiesAreOfOneApp() throws {
        let copy = "Handler/Intents.intentdefinition"
        func answers(of path: String, copies: String, contents: [String]) throws -> [String] {
            var checkout = Self.app { _, targets in
                targets[0].contents = contents
                targets[2].sources = [copy]
            }
            checkout.files[copy] = ""
            let copies = [ProjectSurroundings.Copy(copies, ["SoupIntent"])]
            let answers = try #require(checkout.product.surroundings(of: path, copies: copies) { $0 })
            return answers.copies.map { "\($0.path) in \($0.targets.joined(separator: ", ")) \($0.isOriginal)" }
        }
        let all = ["Widgets", "Handler"]
        #expect(
            try answers(of: copy, copies: Self.definition, contents: all) == [
                "\(Self.definition) in Soup, Widgets true"
            ]
        )
        #expect(try answers(of: Self.definition, copies: copy, contents: all) == ["\(copy) in Handler false"])
        #expect(try answers(of: Self.definition, copies: copy, contents: ["Widgets"]) == [])
    }

    // MARK: - Entry points

    /// Only a class of the extension's own module must be in its sources.
    @Test(arguments: [
        ("", ["Handler: nothing"]), ("<key>NSExtensionMainStoryboard</key><string>Main</string>", ["Handler: nothing"]),
        ("$(PRODUCT_MODULE_NAME).IntentHandler", ["Handler: IntentHandler"]),
        ("Handler.IntentHandler", ["Handler: IntentHandler"]),
        ("IntentHandler", []), ("SoupKit.IntentHandler", []), ("$(PRODUCT_MODULE_NAME).$(HANDLER)", []),
    ])
    func anIntentsExtensionBeginsAtAClass(written: String, expected: [String]) throws {
        let key = "<key>NSExtensionPrincipalClass</key><string>\(written)</string>"
        func points(_ point: String, _ change: (inout SampleCheckout) -> Void = { _ in }) -> [String] {
            var checkout = Self.app()
            checkout.files["Handler/Info.plist"] = """
                <plist version="1.0"><dict><key>NSExtension</key><dict>
                <key>NSExtensionPointIdentifier</key><string>\(point)</string>
                \(written.isEmpty || written.hasPrefix("<") ? written : key)
                </dict></dict></plist>
                """
            change(&checkout)
            let product = checkout.product
            return product.entryPoints.map { "\(product.targets[$0.target].name): \($0.className ?? "nothing")" }
        }
        #expect(points("com.apple.intents-service") == expected)
        #expect(points("com.apple.widgetkit-extension") == [], "it begins at @main")
        if written.hasPrefix("<") { #expect(points("com.apple.intents-ui-service") == []) }
    }

    /// The groups of a target are those of its entitlements, if these can be read.
    @Test(
        arguments: [
            ("group.soup", "group.stew", ["Widgets"]), ("group.soup", nil, ["Widgets"]),
            ("group.soup", "group.soup", []),
            (nil, "group.soup", []), ("group.soup", "$(GROUP)", []), ("group.soup", "", []),
        ] as [(String?, String?, [String])]
    )
    func anExtensionMayBeInNoGroupOfTheApp(app: String?, widgets: String?, expected: [String]) throws {
        let checkout = Self.app { checkout, targets in
            targets[0].contents = ["Widgets"]
            for (index, group) in [app, widgets].enumerated() {
                guard let group else { continue }
                targets[index].settings["CODE_SIGN_ENTITLEMENTS"] = "\(index).entitlements"
                checkout.files["\(index).entitlements"] =
                    group.isEmpty
                    ? nil
                    : """
                    <plist version="1.0"><dict><key>com.apple.security.application-groups</key>
                    <array><string>\(group)</string></array></dict></plist>
                    """
            }
        }
        #expect(try #require(checkout.surroundings(of: Self.definition)).withoutGroups.map(\.extension) == expected)
    }

    // MARK: - Sources

    @Test func whatNoTargetHasIsNotBuilt() {
        var checkout = SampleCheckout()
        func builds(_ path: String) -> Bool? { checkout.product.builds(path) }
        #expect(builds("App/Soup.swift") == nil, "no project")
        checkout.addProject("Soup.xcodeproj", [.init(name: "Soup", sources: ["App/Soup.swift"])])
        #expect(builds("App/Soup.swift") == true && builds("App/Stew.swift") == false)
        // Another project has the file, also from its own folder.
        checkout.addProject("Mac/Mac.xcodeproj", [.init(name: "Mac", sources: ["../App/Stew.swift"])])
        #expect(builds("App/Stew.swift") == true)
        // A package builds what the project does not list.
        checkout.files["Kit/Package.swift"] = "let package = Package(name: \"Kit\")"
        #expect(builds("Kit/Sources/Stew.swift") == nil)
        checkout.files["project.yml"] = "name: Soup"
        #expect(builds("App/Broth.swift") == false, "the project was generated from the manifest")
    }

    /// What only one of two compared states knows counts for both.
    @Test func whatIsNotKnownIsNotRemoved() {
        func product(_ source: String, script: Bool = false) -> AskedProduct {
            var checkout = SampleCheckout()
            let objects = script ? "Y = { isa = PBXShellScriptBuildPhase; shellScript = \"make intents\"; };" : ""
            checkout.addProject("Soup.xcodeproj", [.init(name: "Soup", sources: [source])], objects: objects)
            return AskedProduct(checkout.product)
        }
        let (known, scripted) = (product("Soup.swift"), product("Soup.swift", script: true))
        #expect(known.leavesOut("Stew.swift", comparedWith: scripted))
        #expect(scripted.leavesOut("Stew.swift", comparedWith: known))
        #expect(!scripted.leavesOut("Stew.swift", comparedWith: scripted))
        // A source that leaves its target is removed.
        #expect(!product("Stew.swift").leavesOut("Stew.swift", comparedWith: known))
        let empty = AskedProduct(SampleCheckout().product)
        #expect(!known.leavesOut("Stew.swift", comparedWith: empty), "one state has no project")
    }

    /// Answers that stay are those that would be given anew.
    @Test func theAnswersOfAnotherStateStayWhereBothAreTheSame() {
        func product(_ targets: [SampleCheckout.Target], objects: String = "", package: String = "Kit") -> Product {
            var checkout = SampleCheckout()
            checkout.addProject("App/Soup.xcodeproj", targets, objects: objects)
            checkout.files["Package.swift"] = """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(name: "Kit", targets: [.target(name: "\(package)", path: "\(package)")])
                """
            return checkout.product
        }
        func soup(_ sources: [String]) -> SampleCheckout.Target { .init(name: "Soup", sources: sources) }
        let stew = SampleCheckout.Target(name: "Stew", sources: ["Stew.swift"])
        let states = [
            product([soup(["Soup.swift"]), stew]), product([soup(["Soup.swift", "Bread.swift"]), stew]),
            product([soup([]), stew]), product([soup(["Soup.swift"])]),
            product(
                [soup(["Soup.swift"]), stew],
                objects: "Y = { isa = PBXShellScriptBuildPhase; shellScript = \"make intents\"; };"
            ), product([soup(["Soup.swift"]), stew], package: "Pots"),
        ]
        let paths = ["Soup", "Bread", "Stew", "Salt"].map { "App/\($0).swift" } + ["Kit/Pot.swift", "Pots/Pot.swift"]
        for former in states {
            for state in states {
                let asked = AskedProduct(former)
                for path in paths { _ = asked.targets(with: path) }
                let (next, alone) = (AskedProduct(state, after: asked), AskedProduct(state))
                for path in paths {
                    #expect(next.targets(with: path) == alone.targets(with: path), "\(path)")
                    #expect(next.builds(path) == alone.builds(path), "\(path)")
                }
            }
        }
    }

    @Test func theOldestSystemsAreThoseOfTheTargetsWithTheFile() throws {
        var checkout = SampleCheckout()
        func target(_ name: String, _ version: String, _ type: String = "application") -> SampleCheckout.Target {
            let settings = ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": version]
            return .init(name: name, type: type, sources: [name + ".swift"], settings: settings)
        }
        let targets = [
            target("Soup", "15.0"), target("Widgets", "17.0", "app-extension"), target("Kit", "9.0", "framework"),
        ]
        checkout.addProject("Soup.xcodeproj", targets)
        checkout.addProject("Sample/Sample.xcodeproj", [target("Sample", "12.0")])
        func oldest(_ folder: String, _ file: String = "x") -> String? {
            checkout.product.oldestSystems(below: [folder]) { $0 }?.ofTargets(with: [file]).words()
        }
        #expect(oldest("", "Widgets.swift") == "iOS 17.0")
        #expect(oldest("") == "iOS 15.0")
        #expect(oldest("Sample") == "iOS 12.0")
        // The project around a folder counts.
        #expect(oldest("App") == "iOS 15.0")
        checkout.files = ["Base.xcconfig": "IPHONEOS_DEPLOYMENT_TARGET = 16.4"]
        #expect(oldest("") == "iOS 16.4")
        #expect(SampleCheckout().product.oldestSystems(below: [""]) { $0 } == nil)
    }

    /// An extension's settings often name the watch before there is an app for it.
    @Test(arguments: [
        ([("iphoneos", "application")], "iOS 17.0"),
        ([("iphoneos", "application"), ("watchos", "application.watchapp2")], "iOS 17.0 and watchOS 10.0"),
        ([("iphoneos watchos", "application")], "iOS 17.0 and watchOS 10.0"),
        // What cannot be read, or is elsewhere, excludes nothing.
        ([("iphoneos", "application"), ("driverkit", "application")], "iOS 17.0 and watchOS 10.0"),
        ([("macosx", "application")], "iOS 17.0 and watchOS 10.0"), ([], "iOS 17.0 and watchOS 10.0"),
    ])
    func anExtensionIsOnTheSystemsOfTheAppsAlone(apps: [(String, String)], expected: String) {
        func target(_ name: String, _ platforms: String, _ type: String) -> SampleCheckout.Target {
            var settings = ["SUPPORTED_PLATFORMS": platforms]
            if platforms.contains("iphoneos") { settings["IPHONEOS_DEPLOYMENT_TARGET"] = "17.0" }
            if platforms.contains("watchos") { settings["WATCHOS_DEPLOYMENT_TARGET"] = "10.0" }
            if platforms.contains("macosx") { settings["MACOSX_DEPLOYMENT_TARGET"] = "14.0" }
            return .init(name: name, type: type, sources: [name + ".swift"], settings: settings)
        }
        var checkout = SampleCheckout()
        let extensions = [target("Widgets", "iphoneos watchos", "app-extension")]
        checkout.addProject("Soup.xcodeproj", apps.map { target($0.0.filter { $0 != " " }, $0.0, $0.1) } + extensions)
        let oldest = checkout.product.oldestSystems(below: [""]) { $0 }
        #expect(oldest?.ofTargets(with: ["Widgets.swift"]).words() == expected)
    }

    // MARK: - Languages

    /// What the targets with the definition copy, not what another target has or what is ticked.
    @Test func languagesAreThoseOfTheTargetsWithTheDefinition() throws {
        let checkout = Self.app { checkout, targets in
            for language in ["de", "fr"] { checkout.files["App/\(language).lproj/Main.strings"] = "" }
            checkout.files["Share/it.lproj/Share.strings"] = ""
            checkout.files["Widgets/Localizable.xcstrings"] = """
                { "sourceLanguage" : "en", "version" : "1.0", "strings" : { "a" : { "localizations" : {
                "ja" : { "stringUnit" : { "state" : "translated", "value" : "b" } } } } } }
                """
            targets[0].resources = ["App/de.lproj/Main.strings", "App/fr.lproj/Main.strings"]
            targets[1].resources = ["Widgets/Localizable.xcstrings"]
            targets.append(.init(name: "Share", type: "app-extension", resources: ["Share/it.lproj/Share.strings"]))
            checkout.addProject("Soup.xcodeproj", targets, regions: ["en", "Base", "de", "ja", "it", "pl"])
            targets = []
        }
        let answers = try #require(checkout.surroundings(of: Self.definition))
        #expect(answers.languages == ["de", "en", "fr", "ja"])
        #expect(answers.languageSource == "'Soup' and 'Widgets' have")
        #expect(answers.targets.map { $0.languages.sorted() } == [["de", "fr"], ["en", "ja"], []])
    }

    /// Xcode ticks English in every new project.
    @Test func tickedLanguagesShipNothing() throws {
        let checkout = Self.app { checkout, targets in
            checkout.addProject("Soup.xcodeproj", targets, regions: ["en", "Base", "de", "en-GB"])
            targets = []
        }
        #expect(checkout.surroundings(of: Self.definition)?.languages == [])
    }

    @Test func tablesThatNoTargetCopiesAreKnown() throws {
        let checkout = Self.app { checkout, targets in
            for language in ["de", "ko"] { checkout.files["\(language).lproj/Intents.strings"] = "" }
            checkout.files["Texts/fr.lproj/Intents.strings"] = ""
            targets[0].resources = ["de.lproj/Intents.strings", "Texts/fr.lproj/Intents.strings"]
        }
        let answers = try #require(checkout.surroundings(of: Self.definition))
        #expect(answers.uncopiedTables.map(\.path) == ["ko.lproj/Intents.strings"])
        #expect(
            checkout.product.tables(of: Self.definition) { $0 }.elsewhere.map(\.path) == [
                "Texts/fr.lproj/Intents.strings"
            ]
        )
    }

    @Test func vocabulariesThatNoTargetCopiesAreKnown() throws {
        func uncopied(_ script: String = "") -> [String]? {
            let checkout = Self.app { checkout, targets in
                for language in ["de", "fr"] { checkout.files["\(language).lproj/AppIntentVocabulary.plist"] = "" }
                targets[0].resources = ["de.lproj/AppIntentVocabulary.plist"]
                checkout.addProject("Soup.xcodeproj", targets, objects: script)
                targets = []
            }
            return checkout.surroundings(of: Self.definition)?.uncopiedVocabularies.map(\.path)
        }
        #expect(uncopied() == ["fr.lproj/AppIntentVocabulary.plist"])
        #expect(uncopied("Y = { isa = PBXShellScriptBuildPhase; shellScript = \"make intents\"; };") == [])
    }

    // MARK: - Generated projects and packages

    private static let manifests = [
        ("project.yml", "targets: {}", "XcodeGen"), ("project.yaml", "<<<<<<< HEAD", "XcodeGen"),
        ("Project.swift", "import ProjectDescription\nlet project = Project.app()", "Tuist"),
    ]

    private static func reason(_ generator: String) -> String {
        "the project is generated by \(generator): its targets are known once the project is generated"
    }

    @Test(arguments: manifests)
    func aProjectThatIsNotGeneratedIsNotKnown(name: String, manifest: String, generator: String) throws {
        var checkout = SampleCheckout()
        checkout.files = ["App/\(name)": manifest, "App/Sources/Intents.intentdefinition": ""]
        let answers = try #require(checkout.surroundings(of: "App/Sources/Intents.intentdefinition"))
        #expect(answers.path == "App/\(name)" && !answers.isInNoTarget)
        #expect(answers.unread?.unread.words(about: "") == Self.reason(generator))
        #expect(checkout.product.builds("App/Sources/App.swift") == nil)
        // It may have what other projects lack, but says nothing about what it does not surround.
        checkout.files["Intents.intentdefinition"] = ""
        #expect(checkout.surroundings(of: "Intents.intentdefinition") == nil)
        checkout.addProject("Mac.xcodeproj", [.init(name: "Mac")])
        let others = try #require(checkout.surroundings(of: "Intents.intentdefinition"))
        #expect(others.doubt == Self.reason(generator) && others.unread == nil && !others.isInNoTarget)
    }

    @Test(arguments: manifests)
    func aGeneratedProjectIsRead(name: String, manifest: String, generator: String) throws {
        var checkout = Self.app()
        checkout.files[name] = manifest
        let answers = try #require(checkout.surroundings(of: Self.definition))
        #expect(answers.targets.map(\.name) == ["Soup", "Widgets", "Handler"] && answers.unread == nil)
        #expect(answers.doubt == nil, "the project was generated from the manifest")
    }

    @Test func codeNamedLikeAManifestIsNoManifest() {
        var checkout = SampleCheckout()
        checkout.files = ["Project.swift": "struct Project {}", "Intents.intentdefinition": ""]
        #expect(checkout.surroundings(of: "Intents.intentdefinition") == nil)
    }

    /// The settings of a manifest are stronger than those of files.
    @Test(arguments: manifests)
    func theOldestSystemsOfAProjectThatIsNotGeneratedAreNotKnown(name: String, manifest: String, generator: String) {
        var checkout = SampleCheckout()
        let settings = ["SDKROOT": "iphoneos", "IPHONEOS_DEPLOYMENT_TARGET": "12.0"]
        checkout.addProject("Sample/Sample.xcodeproj", [.init(name: "Sample", settings: settings)])
        checkout.files["Base.xcconfig"] = "IPHONEOS_DEPLOYMENT_TARGET = 16.4"
        checkout.files["App/Base.xcconfig"] = "IPHONEOS_DEPLOYMENT_TARGET = 16.4"
        func oldest(_ folder: String) -> String? {
            checkout.product.oldestSystems(below: [folder]) { $0 }?.words()
        }
        #expect(oldest("") == "iOS 12.0" && oldest("App") == "iOS 16.4" && oldest("Sample") == "iOS 12.0")
        // One beside the other project counts as much, a nested one does not.
        for (folder, known) in [("Other", nil), ("Sample/Nested", "iOS 12.0")] {
            var more = checkout
            more.files["\(folder)/\(name)"] = manifest
            #expect(more.product.oldestSystems(below: [""]) { $0 }?.words() == known)
        }
        checkout.files[name] = manifest
        #expect(oldest("") == nil && oldest("App") == nil && oldest("Sample") == "iOS 12.0")
    }

    @Test func aPackageHasTheFilesOfItsTargets() throws {
        var checkout = SampleCheckout()
        checkout.files = [
            "Package.swift": """
            let package = Package(name: "Soup", defaultLocalization: "de", targets: [
                .target(name: "Kit", exclude: ["Old"], resources: [.process("Intents.intentdefinition")]),
            ])
            """,
            "Sources/Kit/Intents.intentdefinition": "", "Sources/Kit/Old/Soup.intentdefinition": "",
        ]
        let answers = try #require(checkout.surroundings(of: "Sources/Kit/Intents.intentdefinition"))
        #expect(answers.targets.map { "\($0.name) \($0.kind.rawValue)" } == ["Kit package target"])
        #expect(answers.developmentLanguage == "de")
        #expect(checkout.surroundings(of: "Sources/Kit/Old/Soup.intentdefinition")?.targets.isEmpty == true)
    }

    /// The only target of a package may have all of its folder.
    @Test func aPackagesOnlyTargetNeedsNoFolderOfItsName() {
        func targets(_ others: String, in folder: String) -> [String] {
            var checkout = SampleCheckout()
            checkout.files = [
                "Package.swift": """
                let package = Package(name: "Soup", targets: [
                    .target(name: "Kit"), .testTarget(name: "KitTests", path: "Tests/Unit"), \(others)
                ])
                """,
                "\(folder)/Order.swift": "struct Order {}",
            ]
            return checkout.product.names(ofTargetsWith: "\(folder)/Order.swift").sorted()
        }
        for folder in ["Sources", "Sources/Orders", "Sources/Kit"] { #expect(targets("", in: folder) == ["Kit"]) }
        #expect(targets(".target(name: \"Bread\")", in: "Sources") == [])
    }
}
