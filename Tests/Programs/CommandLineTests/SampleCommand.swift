import Settings
import FileAccess

@testable import intentc

// A sample command line, so that tests of parsing and help do not depend on the tool's own commands.

enum Size: String, CaseIterable {
    case small, large
}

enum Vessel: String, CaseIterable {
    case cup, bowl
}

extension OptionScope {
    static var cup: Self { OptionScope(words: "--in cup") }
    static var bowl: Self { OptionScope(words: "--in bowl") }
}

extension Option<Bool> {
    static var hot: Self { flag("hot", "Heat it.") }
}

extension Option<Size> {
    static var size: Self {
        Self(
            "size",
            letter: "s",
            taking: .choice(Size.allCases),
            default: .large,
            summary: "How much.",
            .with(.cup, "How large the cup is.", default: .small),
            .with(.bowl, "How large the bowl is.", allowed: [.large])
        )
    }
}

extension Option<Vessel> {
    static var vessel: Self {
        Self("in", taking: .choice(Vessel.allCases), default: .bowl, "What to serve it in.")
    }
}

extension Option<String?> {
    static var recipe: Self { Self("recipe", taking: .file(), "Where the recipe is.") }
}

extension Option<[String]> {
    static var without: Self { Self("without", taking: .text("ingredient"), "Leave something out.") }
}

/// `soup cook` and `soup taste`.
let soup = CommandDescription(
    name: "soup",
    summary: "Makes soup",
    subcommandTable: [
        Subcommand("cook", cook),
        Subcommand("taste", CommandDescription(name: "taste", summary: "Try", isHidden: true, replacedTool: "spoon")),
    ]
)

private let cook = CommandDescription(
    name: "cook",
    summary: "Cook soups",
    operands: Operands(name: "soup", help: "Which soups."),
    options: .list(.hot, .vessel, .recipe, .without, .size),
    scopes: [.cup, .bowl]
)

/// Parses a command line with the sample's commands.
func parse(_ words: String...) throws -> Arguments {
    switch ArgumentParser(root: soup).parse(words) {
    case .run(_, let arguments): return arguments
    case .failure(let failure, _): throw failure
    case .help, .version: throw CommandFailure.unusable("not a run")
    }
}
