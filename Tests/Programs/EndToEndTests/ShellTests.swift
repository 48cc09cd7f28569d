import Foundation
import TestSupport
import Testing

/// Completions, tested with the shells that read them. Shells that are not installed are skipped.
@Suite struct ShellTests {
    static func isInstalled(_ program: String) -> Bool {
        (try? runProcess("/bin/sh", ["-c", "command -v \(program)"]))?.status == 0
    }

    /// The completions that bash offers for the last word.
    private func bashOffers(_ words: String...) throws -> [String] {
        let script = try Command.run("completions", "bash").output
        let quoted = words.map { "'\($0)'" }.joined(separator: " ")
        let folder = (Tool.executable as NSString).deletingLastPathComponent
        let program = """
            \(script)
            PATH='\(folder)':$PATH
            COMP_WORDS=(\(quoted)); COMP_CWORD=\(words.count - 1); _intentc
            printf '%s\\n' "${COMPREPLY[@]}"
            """
        let result = try runProcess("bash", ["-c", program], in: Project.root)
        result.expect(errors: "")
        return result.output.split(separator: "\n").map(String.init)
    }

    @Test(.enabled(if: isInstalled("bash"), "bash is not installed"))
    func bashOffersCommandsOptionsAndValues() throws {
        #expect(try bashOffers("intentc", "gen") == ["generate"])
        #expect(try bashOffers("intentc", "generate", "--list") == ["--list-outputs"])
        #expect(try bashOffers("intentc", "generate", "--access-level", "p") == ["public", "package"])
        #expect(try bashOffers("intentc", "generate", "Packa") == ["Package.swift"])
        #expect(try bashOffers("intentc", "rules", "IN0304") == ["IN0304"])
        #expect(try bashOffers("intentc", "generate", "--access-level", "=", "pu") == ["public"])
    }

    @Test func namesOfTheWorkingFolderAreOffered() throws {
        let folder = try TemporaryDirectory()
        let definition = Project.schemas.appendingPathComponent("DiabloHero.intentdefinition")
        try folder.write(try Data(contentsOf: definition), to: "App/Base.lproj/Hero.intentdefinition")
        try folder.write("".utf8, to: "App/de.lproj/Hero.strings")
        for words in [["init", "-q"], ["add", "."], ["commit", "-qm", "Add a hero"], ["tag", "v1.0"]] {
            _ = try SampleRepository.git(words, in: folder.url)
        }
        func offers(_ words: String...) throws -> [String] {
            try Command.run(["completions", "offers", "--"] + words, in: folder.url).output.split(separator: "\n")
                .map(String.init)
        }
        #expect(try offers("breaking", "--against", "v") == [":files", "v1.0"])
        #expect(try offers("breaking", "v1.0..H") == [":files", "v1.0..HEAD"])
        #expect(try offers("lint", "--new-since=v") == [":files", "--new-since=v1.0"])
        #expect(try offers("strings", "status", "--language", "") == ["de"])
        #expect(try offers("show", "--intent", "Diab") == ["DiabloHero"])
    }

    private static let otherShells = ["zsh", "fish"].filter(isInstalled)

    @Test(.enabled(if: !otherShells.isEmpty, "neither zsh nor fish is installed"), arguments: otherShells)
    func otherShellsAcceptTheScript(shell: String) throws {
        let script = try Command.run("completions", shell)
        let folder = try TemporaryDirectory()
        let file = try folder.write(script.stdout, to: "script")
        let result = try runProcess(shell, ["-n", file.path])
        #expect(result.status == 0 && result.errors.isEmpty, "\(result.errors)")
    }

    @Test(.enabled(if: isInstalled("fish"), "fish is not installed"))
    func fishOffersWhatTheProgramSays() throws {
        let script = try Command.run("completions", "fish").output
        let words = "\(Tool.executable) generate --access-level p"
        let result = try runProcess("fish", ["-c", script + "complete -C '\(words)'"])
        result.expect(output: "package\npublic\n")
    }

    @Test func anUnknownShellIsRefused() throws {
        let result = try Command.run("completions", "tcsh")
        result.expect(status: 2, errors: "intentc: error: 'tcsh' is not a supported shell (bash, zsh, fish)\n")
    }
}
