import CodeGeneration
import Diagnostics
import IntentRules
import IntentSchema
import RuleSettings
import StringTables
import TestSupport
import Testing

/// Inputs with much of one thing: four times as much must take no more than four times as long.
@Suite(.serialized) struct GrowthTests {
    /// The work whose time is measured.
    enum Work: CaseIterable {
        case sameParameters, inputs, title, variables, rows, baseline, rekeying

        /// The number of elements in the smaller input.
        var count: Int {
            switch self {
            case .sameParameters, .inputs: 2_000
            case .title: 100_000
            case .variables: 10_000
            case .rows, .rekeying: 20_000
            case .baseline: 10_000
            }
        }

        /// Does the work on an input with a number of elements.
        func run(_ count: Int) -> Duration {
            switch self {
            case .sameParameters: lint(Self.definition(parameters: count))
            case .inputs: lint(Self.definition(intents: count))
            case .title: convert(String(repeating: "word and word ", count: count / 14))
            case .variables: convert(String(repeating: "${size} ", count: count))
            case .rows: lint(Self.definition(parameters: 1), Self.table(rows: count))
            case .baseline: baseline(entries: count)
            case .rekeying: rekeying(Self.table(rows: count))
            }
        }

        private static func definition(parameters: Int, title: String = "Order") -> SourceText {
            let parameter = """
                <dict><key>INIntentParameterName</key><string>size</string>
                <key>INIntentParameterType</key><string>String</string><key>INIntentParameterTag</key><integer>1</integer>
                <key>INIntentParameterDisplayName</key><string>Size</string>
                <key>INIntentParameterDisplayNameID</key><string>aB3dE6</string></dict>

                """
            let text = """
                <plist version="1.0"><dict><key>INIntents</key><array><dict>
                <key>INIntentName</key><string>Order</string><key>INIntentVerb</key><string>Do</string>
                <key>INIntentTitle</key><string>\(title)</string><key>INIntentTitleID</key><string>gH7kL2</string>
                <key>INIntentParameters</key><array>\(String(repeating: parameter, count: parameters))</array>
                </dict></array></dict></plist>
                """
            return SourceText(path: "A.intentdefinition", bytes: Array(text.utf8))
        }

        /// Intents with the same parameter, which is only the first one's input.
        private static func definition(intents: Int) -> SourceText {
            let all = (0..<intents).map { number in
                """
                <dict><key>INIntentName</key><string>Order\(number)</string>
                <key>INIntentConfigurable</key><true/>
                \(number == 0 ? "<key>INIntentInput</key><string>soup</string>" : "")
                <key>INIntentParameters</key><array><dict><key>INIntentParameterName</key><string>soup</string>
                <key>INIntentParameterType</key><string>Object</string>
                <key>INIntentParameterObjectType</key><string>Soup</string>
                </dict></array></dict>

                """
            }
            let text = """
                <plist version="1.0"><dict><key>INIntents</key><array>\(all.joined())</array></dict></plist>
                """
            return SourceText(path: "A.intentdefinition", bytes: Array(text.utf8))
        }

        private static func table(rows: Int) -> SourceText {
            let rows = (0..<rows).map { "\"key\($0)\" = \"Text \($0)\";\n" }.joined()
            return SourceText(path: "de.lproj/A.strings", bytes: Array(rows.utf8))
        }

        private func lint(_ definition: SourceText, _ table: SourceText? = nil) -> Duration {
            processorTime {
                let compiled = Frontend.link([Frontend.load(definition)])
                let tables = table.map { [StringTableReader.read($0, language: "de")] } ?? []
                let inputs = compiled.map { LintInput($0, neighbours: table.map { [$0.path] } ?? [], tables: tables) }
                let linter = Linter(inputs)
                for index in inputs.indices { _ = linter.findings(about: index) }
            }
        }

        private func convert(_ title: String) -> Duration {
            let definition = Self.definition(parameters: 1, title: title)
            return processorTime {
                for schema in Frontend.link([Frontend.load(definition)]).compactMap(\.schema) {
                    let plan = AppIntentsPlan(schema, AppIntentsOptions(), table: "A")
                    _ = plan.file.printed()
                }
            }
        }

        private func baseline(entries: Int) -> Duration {
            let list = (0..<entries).map {
                "{\"rule\": \"IN0501\", \"path\": \"A\", \"symbol\": \"intent/\($0)\", \"count\": 1}"
            }
            let text = "{\"version\": 1, \"findings\": [\(list.joined(separator: ",\n"))]}"
            let source = SourceText(path: "b.json", bytes: Array(text.utf8))
            return processorTime {
                let read = Baseline.read(source, DiagnosticCatalogue(RuleCatalogue.kinds))
                _ = read.baseline?.apply(to: []) { $0 }
            }
        }

        private func rekeying(_ table: SourceText) -> Duration {
            let moves = (0..<100).map { IDMove(from: "key\($0)", to: "new\($0)", keepingOld: true) }
            return processorTime { _ = try? TableRekeying(moves, ids: []).apply(to: table) }
        }
    }

    @Test(.timeLimit(.minutes(10)), arguments: Work.allCases)
    func timeGrowsWithTheInput(work: Work) {
        // The first run warms up caches. Of several runs, the fastest was disturbed least.
        _ = work.run(work.count / 4)
        let small = (0..<2).map { _ in work.run(work.count) }.min() ?? .zero
        // Quadratic growth would take sixteen times as long. A failure is measured again.
        let limit = small * 8 + .milliseconds(20)
        var large = work.run(work.count * 4)
        if large >= limit { large = min(large, work.run(work.count * 4)) }
        #expect(large < limit, "\(small) and \(large)")
    }
}
