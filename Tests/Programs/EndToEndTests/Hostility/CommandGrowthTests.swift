import Foundation
import TestSupport
import Testing

/// Every command on every kind of large project, and compared with a copy in which everything is renamed: the work grows
/// like the project, not like its square.
@Suite(.serialized) struct CommandGrowthTests {
    private static let commands = Project.triesEverything ? allCommands : shortCommands
    private static let comparisons = Project.triesEverything ? allComparisons : shortComparisons
    /// What goes through every module.
    private static let shortCommands = [
        "generate --to app-intents --bridge models", "lint", "show --format html", "strings sync --dry-run",
    ]
    private static let shortComparisons = ["breaking --all --against old", "migrate --against old"]

    private static let allCommands = [
        "generate", "generate --bridge sirikit", "generate --to sirikit", "generate --to app-intents --bridge models",
        "generate --to app-intents --style own", "show", "show --format json",
        "show --format html", "lint", "format --check", "strings status", "strings export --language de",
        "strings sync --dry-run", "strings import new/translations.csv --dry-run --into", "strings rekey --dry-run",
    ]

    private static let allComparisons = [
        "breaking --against old", "breaking --all --against old", "breaking --format html --against old",
        "breaking --format markdown --against old", "migrate --against old",
    ]

    @Test(.timeLimit(.minutes(10)), arguments: LargeProject.Dimension.allCases)
    func aCommandWorksInProportion(dimension: LargeProject.Dimension) throws {
        let folders = try Self.folders(dimension, of: dimension.count)
        if dimension == .baseline { return try expectProportion("lint --baseline new/baseline.json", in: folders) }
        // Only a large project shows the square there, and only to commands that ask about targets.
        let asking = ["lint", "show", "strings status"]
        let isOfProjects = [.targets, .projects, .configurations].contains(dimension)
        for command in isOfProjects ? asking + ["generate"] : Self.commands {
            switch dimension {
            case .files where command.hasPrefix("generate"), .projects where command.hasPrefix("generate"):
                try expectProportion("\(command) --output out", in: folders)
            // Ids are changed in one definition at a time.
            case .files where command.hasPrefix("strings rekey"): continue
            default: try expectProportion(command, in: folders)
            }
        }
    }

    @Test(.timeLimit(.minutes(10)), arguments: LargeProject.Dimension.allCases.filter { $0 != .baseline })
    func aComparisonWorksInProportion(dimension: LargeProject.Dimension) throws {
        // In fewer of these, the square once was too small to be seen.
        let factor = [.parameters, .intents].contains(dimension) ? 5 : 1
        let folders = try Self.folders(dimension, of: dimension.count * factor, isCompared: true)
        let comparisons =
            [.targets, .projects, .configurations].contains(dimension)
            ? ["breaking --against old", "migrate --against old"] : Self.comparisons
        for command in comparisons { try expectProportion(command, in: folders) }
    }

    /// What each commit or release of a long history does.
    enum Step: CaseIterable { case additions, changes, releases }

    @Test(.timeLimit(.minutes(10)), arguments: Step.allCases)
    func aHistoryWorksInProportion(step: Step) throws {
        let folders = try [40, 80, 160].map { count in
            let folder = try TemporaryDirectory()
            let commits = (0...count).map { number in
                let (name, text) =
                    step == .changes ? ("Order0", "Order \(number % 7)") : ("Order\(number)", "Order")
                let source = """
                    import AppIntents
                    struct \(name): AppIntent {
                        static let title: LocalizedStringResource = "\(text)"
                        @Parameter(title: "A", default: "\(text)") var name: String
                    }

                    """
                return """
                    commit refs/heads/main
                    committer Cook <cook@example.com> \(1_700_000_000 + number) +0000
                    data 3
                    Add
                    M 100644 inline new/\(name).swift
                    data \(source.utf8.count)
                    \(source)
                    \(step == .releases ? "reset refs/tags/v\(number)\nfrom refs/heads/main\n" : "")
                    """
            }
            try folder.write(commits.joined().utf8, to: "commits")
            let command = "git init -q -b main && git fast-import --quiet < commits && git reset -q --hard"
            let result = try runProcess(
                "sh",
                ["-c", command],
                in: folder.url,
                environment: SampleRepository.environment
            )
            #expect(result.status == 0, "\(result.errors)")
            return folder
        }
        try expectProportion(step == .releases ? "breaking --tags v*" : "breaking --log HEAD", in: folders)
    }

    /// A project, one twice and one four times as large, and perhaps a renamed copy of each.
    private static func folders(
        _ dimension: LargeProject.Dimension,
        of count: Int,
        isCompared: Bool = false
    ) throws -> [TemporaryDirectory] {
        try [1, 2, 4].map { size in
            let folder = try TemporaryDirectory()
            var project = LargeProject(dimension, count: count * size)
            try project.write(to: "new", of: folder)
            project.isRenamed = true
            if isCompared { try project.write(to: "old", of: folder) }
            return folder
        }
    }

    private func expectProportion(_ command: String, in folders: [TemporaryDirectory]) throws {
        let arguments = (command + " new").split(separator: " ").map(String.init)
        var times = folders.map { _ in Duration.seconds(1_000) }
        func measure(_ index: Int) throws {
            let (result, time) = try Command.timed(arguments, in: folders[index].url)
            let isDone = result.status < 2 && !result.errors.contains("IN0908 unreadable-translations")
            #expect(isDone, "\(command): \(result.errors.prefix(500))")
            // The shortest of several times was disturbed least.
            times[index] = min(times[index], time)
        }
        /// Four times as much takes four times as long. Without what every run costs, it adds twice as much time as the
        /// first doubling, and four times as much with the square.
        func isTooMuch() -> Bool {
            times[2] > times[0] * 4.4 && times[2] - times[1] > (times[1] - times[0]) * 2.5 + .milliseconds(4)
        }
        try measure(0)
        try measure(2)
        guard times[2] > times[0] * 4.4 else { return }
        try measure(1)
        for attempt in 0..<8 where isTooMuch() {
            // Other tests may keep the machine busy for a while.
            if attempt > 3 { sleep(2) }
            for index in folders.indices { try measure(index) }
        }
        #expect(!isTooMuch(), "\(command): \(times.map { $0 / .milliseconds(1) }) ms")
    }
}
