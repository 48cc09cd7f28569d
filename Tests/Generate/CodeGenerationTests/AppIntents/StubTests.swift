import TestSupport
import Testing

/// The stubs must reject what the real frameworks reject. Otherwise type-checking against them proves nothing.
@Suite struct AppIntentsStubTests {
    /// Checks an intent with one parameter, and declarations that the parameter needs.
    private func diagnostics(parameter: String, on system: AppIntentsStubs = .ios17, beside: String = "") throws
        -> String
    {
        try system.typeCheck([
            (
                "Intent.swift",
                """
                import AppIntents

                struct Probe: AppIntent {
                    static let title: LocalizedStringResource = "Probe"
                    \(parameter)
                    func perform() async throws -> some IntentResult { .result() }
                }
                \(beside)
                """
            )
        ])
    }

    @Test func acceptsAPlainParameter() throws {
        let parameter =
            #"@Parameter(title: "Count", default: -5, controlStyle: .field, inclusiveRange: (-9, 9)) var count: Int"#
        for system in AppIntentsStubs.allCases {
            #expect(try diagnostics(parameter: parameter, on: system) == "")
        }
    }

    @Test(arguments: [
        #"@Parameter(title: "Count", default: Int.max) var count: Int"#,
        #"@Parameter(title: "Name", default: "a" + "b") var name: String"#,
        #"@Parameter(title: "Count", inclusiveRange: (0, Int.max)) var count: Int"#,
        #"static let limit = 3; @Parameter(title: "Count", default: limit) var count: Int"#,
    ])
    func refusesWhatIsNoConstant(parameter: String) throws {
        #expect(try diagnostics(parameter: parameter).contains("compile-time constant"))
    }

    @Test func refusesSizesOfTexts() throws {
        let parameter = #"@Parameter(title: "Names", size: [.systemSmall: 3]) var names: [String]?"#
        #expect(try diagnostics(parameter: parameter).contains("error:"))
    }

    @Test func refusesADefaultBesideAnOptionsProvider() throws {
        let provider = "struct Names: DynamicOptionsProvider { func results() async throws -> [String] { [] } }"
        let accepted = #"@Parameter(title: "Name", optionsProvider: Names()) var name: String"#
        let refused = #"@Parameter(title: "Name", default: "a", optionsProvider: Names()) var name: String"#
        #expect(try diagnostics(parameter: accepted, beside: provider) == "")
        #expect(try diagnostics(parameter: refused, beside: provider).contains("error:"))
    }

    @Test func refusesASwitchWithoutDefaultCase() throws {
        func source(_ end: String) -> String {
            """
            enum Mode: String, AppEnum {
                case on
                static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mode"
                static let caseDisplayRepresentations: [Mode: DisplayRepresentation] = [.on: "On"]
            }
            extension Probe {
                static var parameterSummary: some ParameterSummary {
                    Switch(\\.$mode) {
                        Case(Mode.on) { Summary { \\.$mode } }
                        \(end)
                    }
                }
            }
            """
        }
        let parameter = #"@Parameter(title: "Mode") var mode: Mode?"#
        #expect(try diagnostics(parameter: parameter, beside: source("DefaultCase { Summary() }")) == "")
        #expect(try diagnostics(parameter: parameter, beside: source("")).contains("error:"))
    }

    @Test func hasNothingOfALaterSystem() throws {
        let sized = #"@Parameter(title: "Day", default: DateComponents()) var day: DateComponents"#
        #expect(try diagnostics(parameter: sized, on: .ios17).contains("error:"))
        #expect(try diagnostics(parameter: sized, on: .ios18) == "")
        let widget = """
            import AppIntents
            struct Probe: WidgetConfigurationIntent { static let title: LocalizedStringResource = "Probe" }
            """
        #expect(try AppIntentsStubs.ios16.typeCheck([("Intent.swift", widget)]).contains("WidgetConfigurationIntent"))
        #expect(try AppIntentsStubs.ios17.typeCheck([("Intent.swift", widget)]) == "")
    }

    @Test func findsValuesThatOnlyRunningTells() throws {
        let source = """
            import AppIntents
            func name() -> LocalizedStringResource { "Probe" }
            struct Computed: AppIntent {
                static let title = name()
                @Parameter(title: name()) var count: Int?
                func perform() async throws -> some IntentResult { .result() }
            }
            struct Constant: AppIntent {
                static let title = LocalizedStringResource("key", defaultValue: "Probe", table: "Table")
                @Parameter(title: "Count") var count: Int?
                func perform() async throws -> some IntentResult { .result() }
            }
            """
        let values = try AppIntentsStubs.ios17.check([("Intent.swift", source)]).values
        #expect(values.map(\.type) == ["Generated.Computed", "Generated.Constant"])
        #expect(values.map(\.runtimeProperties) == [["_count", "title"], []])
    }
}
