import CommandArguments
import FileAccess
import Inputs
import ProjectComparison
import SavedContract
import ProjectReading

enum ContractFormat: String, CaseIterable { case text, json }

extension Option<ContractFormat> {
    fileprivate static var contractFormat: Self {
        Self("format", taking: .choice(ContractFormat.allCases), default: .text, "The output format.")
    }
}

enum ContractCommand {
    static let description: CommandDescription = CommandDescription(
        name: "contract",
        summary: "List everything that saved widgets and shortcuts depend on",
        discussion: """
            Lists widget kinds and families, intents and App Intents, their parameters, choices and entities, the replacements of old
            intents, and phrases. Check in the JSON as a baseline for 'intentc breaking --against contract.json'.
            """,
        operands: Operands(
            name: "path",
            help:
                "A definition, a folder with definitions and Swift sources, or a built app. Default: the working folder.",
            standard: "."
        ),
        options: .list(.contractFormat, .config, .exclude, .noDefaultExcludes, .color),
        examples: [
            ("intentc contract", "List what must not change."),
            ("intentc contract --format json App > contract.json", "Write a baseline that works without git history."),
        ],
        run: run
    )

    private static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        let state = try ProjectState.load(arguments.operands, excluding: SearchExclusions(arguments))
        ReportOutput.print(state.failures + state.notUnderstood, in: state.allSources, arguments)
        if state.failures.isEmpty {
            switch arguments[.contractFormat] {
            case .text: StandardStreams.write(state.contract.text, to: .output, in: .text)
            case .json: StandardStreams.write(state.contract.json, to: .output, in: .json)
            }
        }
        return ExitStatus(of: state.failures)
    }
}
