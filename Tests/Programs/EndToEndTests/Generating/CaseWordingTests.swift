import Foundation
import TestSupport
import Testing

/// Texts that tables translate separately for each case become one text. What is lost is reported.
@Suite struct CaseWordingTests: HasFolder {
    let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        let definition = Project.schemas.appendingPathComponent("Localized/Base.lproj/Forecast.intentdefinition")
        try write("App/Base.lproj/Forecast.intentdefinition", String(contentsOf: definition, encoding: .utf8))
    }

    private func edit(_ changes: KeyValuePairs<String, String>) throws {
        let name = "App/Base.lproj/Forecast.intentdefinition"
        var text = try text(name)
        for (old, new) in changes {
            #expect(text.contains(old))
            text.replace(old, with: new)
        }
        try write(name, text)
    }

    private func generate(_ arguments: String...) throws -> ProcessResult {
        let words = ["generate", "App", "--to", "app-intents", "--output", "Code", "--strings", "Texts"]
        return try Command.run(words + arguments, in: folder.url)
    }

    /// The report on the move, which needs no catalog.
    private func report(_ format: String = "markdown", style: String = "generated") throws -> String {
        try Command.run(["migrate", "App", "--style", style, "--format", format], in: folder.url).output
    }

    private static let german = """
        "ddRwyZ" = "Fahrenheit"; "ybbyQK" = "Celsius"; "Mv3sUO" = "egal";
        "8CgSNl-ddRwyZ" = "Vorhersage für ${city} in Fahrenheit"; "8CgSNl-ybbyQK" = "Vorhersage für ${city} in Celsius";
        "8CgSNl-Mv3sUO" = "Vorhersage für ${city}";
        """

    @Test(arguments: ["generated", "own"])
    func oneWordingForAllCasesLosesNothing(style: String) throws {
        try write("App/de.lproj/Forecast.strings", Self.german)
        try generate("--style", style).expect(status: 0)
        #expect(try !report(style: style).contains("wording"))
    }

    /// Languages differ: in German the wording depends on the case, and in French no row contains the name of its case.
    @Test(arguments: ["generated", "own"])
    func otherWordsForACaseAreListed(style: String) throws {
        try write(
            "App/de.lproj/Forecast.strings",
            Self.german.replacing("für ${city} in Celsius", with: "für ${city} in Grad Celsius")
        )
        try write(
            "App/fr.lproj/Forecast.strings",
            "\"8CgSNl-ddRwyZ\" = \"Prévisions impériales\"; \"8CgSNl-ybbyQK\" = \"Prévisions métriques\";"
        )
        try write(
            "App/it.lproj/Forecast.strings",
            "\"8CgSNl-ddRwyZ\" = \"Show the forecast for ${city} in Fahrenheit\"; \"ddRwyZ\" = \"gradi\";"
        )
        let subject = "“Show the forecast for ${city} in ${scale}”"
        let notes = try generate("--style", style).errors
        #expect(
            notes.contains("'ShowForecast' and 1 more: a text in a string catalog has one wording for all cases"),
            "\(notes)"
        )
        let report = try report("json", style: style)
        let instead = ["de": "one wording for all cases", "fr": "the text in the development language"]
        for (language, instead) in instead {
            let what = "the wording of each case in \(subject) (\(language))"
            let why = "a text in a string catalog has one wording for all cases"
            #expect(report.contains("'ShowForecast': \(what): \(why)\""), "\(report)")
            #expect(report.contains(#""help":"generated instead: \#(instead)""#), "\(report)")
        }
    }

    @Test func theReportNeedsNoCatalogue() throws {
        try write("App/de.lproj/Forecast.strings", Self.german.replacing("in Celsius", with: "in Grad Celsius"))
        #expect(try report().contains("one wording for all cases"))
    }

    /// The words of a Boolean are replaced like those of a case, even with two variables at once.
    @Test func booleansAndSeveralVariablesAreCases() throws {
        try edit([
            "Show the forecast for ${city} as ${caption}": "Show ${caption}, with rain ${showsRain}",
            "Show the forecast for ${city} in ${scale}": "Show in ${scale}, with rain ${showsRain}",
        ])
        try write(
            "App/de.lproj/Forecast.strings",
            """
            "NQfNqU" = "ausgeblendet"; "ftjSdW" = "sichtbar"; "ybbyQK" = "Celsius";
            "duDZMZ-NQfNqU" = "Zeige ${caption}, Regen ausgeblendet"; "duDZMZ-ftjSdW" = "Zeige ${caption}, Regen sichtbar";
            "8CgSNl-ybbyQK-NQfNqU" = "Regen ausgeblendet, in Celsius"; "8CgSNl-ftjSdW-ybbyQK" = "Regen sichtbar, in Celsius";
            """
        )
        try generate().expect(status: 0)
        let catalogue = try text("Texts/Forecast.xcstrings")
        #expect(catalogue.contains("\"value\" : \"Zeige ${caption}, Regen ${showsRain}\""), "\(catalogue)")
        #expect(catalogue.contains("\"value\" : \"Regen ${showsRain}, in ${scale}\""), "\(catalogue)")
        #expect(!catalogue.contains("stale"), "\(catalogue)")
        #expect(try !report().contains("wording"))
    }

    /// If the definition has a key, users read the rows of its own language.
    @Test(arguments: [
        ("Show in Celsius", "Show in Fahrenheit", "Show in ${scale}", nil),
        ("Metric forecast", "Imperial forecast", "${scale}", "(en)"),
    ])
    func aKeyWithRowsForCasesAloneIsNotShown(celsius: String, fahrenheit: String, sentence: String, lost: String?)
        throws
    {
        try edit([
            "Show the forecast for ${city} in ${scale}": "SHOW_SCALE", "Show Forecast": "SHOW_TITLE",
            "Show the forecast for ${city} as ${caption}": "SHOW_CAPTION",
        ])
        try write(
            "App/en.lproj/Forecast.strings",
            """
            "nqT2vK" = "Show the Forecast"; "duDZMZ" = "Show ${caption}";
            "8CgSNl-ybbyQK" = "\(celsius)"; "8CgSNl-ddRwyZ" = "\(fahrenheit)";
            """
        )
        for style in ["generated", "own"] {
            let arguments = ["--style", style, "--force"]
            let words = ["generate", "App", "--to", "app-intents", "--output", style, "--strings", style]
            try Command.run(words + arguments, in: folder.url).expect(status: 0)
            let names = try FileManager.default.contentsOfDirectory(
                atPath: folder.url.appendingPathComponent(style).path
            )
            let all = try names.map { try text("\(style)/\($0)") }.joined()
            #expect(!all.contains("SHOW_"), "\(all)")
            #expect(all.contains("\"value\" : \"\(sentence)\""), "\(all)")
            let report = try report(style: style)
            #expect(report.contains("wording") == (lost != nil))
            let quoted = "“\(sentence.replacing("$", with: "\\$"))” "
            if let lost { #expect(report.contains(quoted + lost)) }
        }
        // The models' runtime looks up the row of a case.
        let models = try Command.run(["generate", "App"], in: folder.url).output
        #expect(!models.contains("SHOW_"), "\(models)")
    }

    /// Equal texts share one key, even if tables translate them case by case.
    @Test func rowsOfJoinedTextsAreJoined() throws {
        try edit(["Show the forecast for ${city} as ${caption}": "Show the forecast for ${city} in ${scale}"])
        try write(
            "App/de.lproj/Forecast.strings",
            Self.german.replacing("8CgSNl", with: "duDZMZ")
        )
        try generate("--style", "own").expect(status: 0)
        let catalogue = try text("Texts/Localizable.xcstrings")
        #expect(catalogue.contains("Vorhersage für ${city} in ${scale}"), "\(catalogue)")
    }
}
