import IntentRuntime
import TestSupport
import Testing

struct SettingsScreenTests {
    @Test func everyRowComesFromTheDefinition() {
        let modes = ["Radio", "Mixes"].map { ListeningMode(identifier: $0, display: $0) }
        let screen = SettingsScreen(configuration: Configuration(modeArr: modes, theme: .gradient))
        #expect(
            screen.rows.map { "\($0.title): \($0.control) \($0.choices.joined(separator: "/")) \($0.value)" } == [
                "Modes: list  Radio, Mixes",
                "Theme: picker Album Cover/Gradient/Plain Gradient",
                "Gradient: text field  Dawn & Dusk",
                "Artist: list  ",
            ]
        )
    }

    @Test func aNumberHasItsControlAndItsBounds() {
        let screen = SettingsScreen(configuration: TimelineIntervalConfiguration())
        #expect(screen.rows.map(\.control) == ["field 1…60"])
        #expect(screen.rows.map(\.value) == ["5"])
    }

    @Test func aChoiceShowsAndHidesRows() throws {
        var screen = SettingsScreen(configuration: OrderCoffeeConfiguration())
        #expect(!screen.rows.contains { $0.parameter == .pickupTime })
        try screen.choose(1, for: .pickupRule)
        #expect(screen.configuration.pickupRule == .is)
        #expect(screen.rows.contains { $0.parameter == .pickupTime && $0.control == "date picker" })
    }

    @Test func aRowIsShownInTheUsersLanguage() throws {
        var screen = SettingsScreen(configuration: ShowForecastConfiguration(scale: .celsius, showsRain: false))
        screen.tables = try StringTableFolder(Project.schemas.appendingPathComponent("Localized"), languages: ["de"])
        #expect(
            screen.rows.map { "\($0.title): \($0.value)" }
                == ["Stadt: ", "Skala: Celsius", "Regen: ausgeblendet", "Überschrift: My \"week\""]
        )
    }

    @Test func aDefaultTextIsInTheUsersLanguage() throws {
        let tables = try StringTableFolder(Project.schemas.appendingPathComponent("Localized"), languages: ["de"])
        let configuration = ShowForecastConfiguration.initial { $0.string(in: tables) }
        #expect(configuration.caption == "Meine \"Woche\"")
        #expect(configuration.scale == .celsius)
        let other = StringTableFolder(tables: ["Forecast": ["another": "Anderes"]])
        #expect(ShowForecastConfiguration.initial { $0.string(in: other) } == ShowForecastConfiguration())
    }
}
