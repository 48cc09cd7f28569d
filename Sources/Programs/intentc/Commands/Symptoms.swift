import Diagnostics
import IntentRules
import RuleSettings

/// What people see when something is wrong, with the findings that name the cause.
struct Symptom {
    let title: String
    let command: String
    /// The codes of the kinds that may be the cause, the likeliest first.
    let codes: [String]
    /// How to check the cause without intentc.
    let check: String

    static let all: [Symptom] = [
        Symptom(
            title: "“Edit Widget” is empty",
            command: "intentc lint",
            codes: ["IN0130", "IN0131", "IN0132", "IN0330", "IN0705", "IN0710", "IN0141", "IN0142"],
            check: """
                The built app or its Intents extension must contain the compiled definition; the widget extension alone is \
                not enough. `intentc show` lists the parameters that the widget offers.
                """
        ),
        Symptom(
            title: "“Edit Widget” is in English",
            command: "intentc strings status",
            codes: ["IN0507", "IN0508", "IN0512", "IN0513", "IN0530", "IN0511", "IN0506", "IN0516"],
            check: """
                The built app must contain the definition's table in the folder of the language, such as \
                `de.lproj/Intents.strings`, with a row for the text's id.
                """
        ),
        Symptom(
            title: "“Edit Widget” or a dialog shows `${…}`",
            command: "intentc lint",
            codes: ["IN0324", "IN0812", "IN0510", "IN0822"],
            check: "Compare the variable with the names of the parameters, also in each language's table."
        ),
        Symptom(
            title: "“Edit Widget” shows a deleted thing",
            command: "intentc breaking",
            codes: ["IN1554", "IN1373", "IN1376", "IN1327", "IN1380", "IN1383"],
            check: """
                Place the widget with the released version, update the app, and edit the widget. Placed widgets keep what \
                people chose; the provider must expect it.
                """
        ),
        Symptom(
            title: "An action is missing in Shortcuts",
            command: "intentc lint",
            codes: ["IN0340", "IN0120", "IN0130", "IN0133", "IN0136", "IN0815", "IN1304", "IN1512"],
            check: """
                In Xcode, the intent must be “configurable in Shortcuts”, and the definition must be in the app's target. Start \
                the app once after installing it.
                """
        ),
        Symptom(
            title: "A mail with ITMS-90626 (Invalid Siri Support)",
            command: "intentc lint",
            codes: ["IN0503", "IN0504", "IN0507", "IN0512", "IN0513", "IN0524", "IN0526", "IN0530"],
            check: """
                With `"preset": "app-store"` in `intentc.json`, what App Store Connect certainly complains about is an error. \
                The mail names the locale; `intentc strings status` lists what it lacks.
                """
        ),
        Symptom(
            title: "“Cannot find type XIntent in scope”",
            command: "intentc lint",
            codes: ["IN0137", "IN0136", "IN0120", "IN0365", "IN0608", "IN1302"],
            check: """
                The target that uses the class, or a framework that it links, must have the definition in Compile Sources \
                without “No Generated Classes”.
                """
        ),
        Symptom(
            title: "The build compiles a definition twice",
            command: "intentc lint",
            codes: ["IN0135", "IN0139", "IN0140", "IN0114", "IN0317"],
            check:
                "Look at the definition's Target Membership, and for a second file of its name (“multiple commands produce”)."
        ),
        Symptom(
            title: "Widgets lost their settings after an update",
            command: "intentc breaking",
            codes: [
                "IN1302", "IN1301", "IN1320", "IN1321", "IN1322", "IN1374", "IN1501", "IN1502", "IN1504", "IN1509",
                "IN1551",
                "IN1552",
            ],
            check: """
                Name the released version: `intentc breaking --against v2.0`. To see it on a device, place the widget with \
                the released version, and update.
                """
        ),
    ]

    func kinds(in catalogue: DiagnosticCatalogue) -> [DiagnosticKind] { codes.compactMap(catalogue.kind) }

    /// The symptom for a terminal.
    var text: String {
        let lines = HelpPage.wrapped(check, to: 70).joined(separator: "\n          ")
        return "\(title)\n  Run:    \(command)\n  Check:  \(lines)\n"
    }

    /// The page of all symptoms.
    static func page(_ catalogue: DiagnosticCatalogue) -> String {
        let sections = all.map { symptom in
            func line(_ kinds: [DiagnosticKind], of command: String) -> String? {
                let links = kinds.map { "[\($0.code)](Rules/\(RulePage.fileName(for: $0))) \($0.name)" }
                return links.isEmpty ? nil : "Found by `\(command)`: \(links.joined(separator: ", "))."
            }
            let kinds = Dictionary(grouping: symptom.kinds(in: catalogue)) {
                DiagnosticCatalogue.linting.kinds.contains($0)
            }
            let lines = [line(kinds[true] ?? [], of: "intentc lint"), line(kinds[false] ?? [], of: "intentc breaking")]
            let more = symptom.command.hasSuffix("status") ? ["`\(symptom.command)` lists the texts."] : []
            let parts = ["## \(symptom.title)", symptom.check] + more + lines.compactMap(\.self)
            return parts.joined(separator: "\n\n") + "\n"
        }
        let start =
            "What people see, the command that finds the cause, and its rules. `intentc rules \"edit widget\"` searches here.\n"
        return (["# Symptoms\n\n" + start] + sections).joined(separator: "\n")
    }
}

extension DiagnosticCatalogue {
    /// The kinds that a code, a name, a category or the beginning of codes selects, and those that all the words of a
    /// text describe, with the symptoms that they describe.
    func search(_ text: String) -> (symptoms: [Symptom], kinds: [DiagnosticKind]) {
        let selected = kinds(selectedBy: text)
        if !selected.isEmpty { return ([], selected) }
        let words = text.lowercased().split { !$0.isLetter && !$0.isNumber && $0 != "-" }
        func describes(_ description: String) -> Bool {
            let description = description.lowercased()
            return !words.isEmpty && words.allSatisfy(description.contains)
        }
        let symptoms = Symptom.all.filter { describes($0.title) }
        let ofSymptoms = symptoms.flatMap { $0.kinds(in: self) }
        let found = kinds.filter { kind in
            ofSymptoms.contains(kind) || describes("\(kind.code) \(kind.name) \(kind.summary)")
        }
        return (symptoms, found)
    }
}
