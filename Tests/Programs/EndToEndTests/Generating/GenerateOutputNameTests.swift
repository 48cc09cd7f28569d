import Foundation
import TestSupport
import Testing

/// Names of outputs and names in code that cannot be intended.
@Suite struct GenerateOutputNameTests: HasFolder {
    let folder: TemporaryDirectory
    private let counter: Data

    init() throws {
        folder = try TemporaryDirectory()
        counter = try Data(contentsOf: Project.schemas.appendingPathComponent("Counter.intentdefinition"))
        try folder.write(counter, to: "A.intentdefinition")
    }

    private func expectUsage(_ arguments: [String], _ message: String) throws {
        let before = try files()
        let result = try Command.run(arguments, in: folder.url)
        result.expect(
            status: 2,
            output: "",
            errors: "intentc: error: \(message)\nSee 'intentc \(arguments[0]) --help'.\n"
        )
        #expect(try files() == before)
        #expect(try Data(contentsOf: folder.url.appendingPathComponent("A.intentdefinition")) == counter)
    }

    private func link(_ name: String, to target: String) throws {
        let path = folder.url.appendingPathComponent(name).path
        try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: target)
    }

    // MARK: - Outputs that are something else

    @Test func anOutputIsNoInput() throws {
        let file = "A.intentdefinition"
        try link("Out.swift", to: file)
        try expectUsage(
            ["generate", file, "-o", "Out.swift"],
            "'Out.swift' is the same file as the input '\(file)' and cannot be written"
        )
        try expectUsage(
            ["generate", file, "-o", "Out", "--depfile", file],
            "'\(file)' is an input and cannot be written"
        )
        try expectUsage(
            ["lint", file, "--format", "json=./\(file)"],
            "'./\(file)' is the same file as the input '\(file)' and cannot be written"
        )
        try expectUsage(
            ["lint", file, "--write-baseline", file, "--fix"],
            "'\(file)' is an input and cannot be written"
        )
    }

    @Test func twoOutputsAreTwoFiles() throws {
        let file = "A.intentdefinition"
        try expectUsage(
            ["generate", file, "-o", "A.swift", "--depfile", "./A.swift"],
            "'A.swift' and './A.swift' are the same file"
        )
        try link("B.json", to: "C.json")
        try expectUsage(
            ["lint", file, "--format", "json=C.json", "--format", "sarif=B.json"],
            "'C.json' and 'B.json' are the same file"
        )
        try expectUsage(
            ["lint", file, "--format", "json=C.json", "--format", "sarif=C.json"],
            "'C.json' would be written twice"
        )
        // Nor in a folder that does not exist yet.
        try expectUsage(
            ["lint", file, "--format", "json=New/Deep/C.json", "--format", "sarif=./New/Deep/C.json"],
            "'New/Deep/C.json' and './New/Deep/C.json' are the same file"
        )
        try expectUsage(
            ["generate", file, "-o", "New", "--depfile", "New/A.intents.swift"],
            "'New/A.intents.swift' would be written twice"
        )
    }

    // MARK: - Names

    @Test(arguments: ["x.txt", "Models.swfit", "Out/A.h"])
    func aMisspelledFileIsNoFolder(output: String) throws {
        try expectUsage(
            ["generate", "A.intentdefinition", "-o", output],
            "'\(output)' does not end in .swift; to write to a folder of that name, write '\(output)/'"
        )
        let made = try Command.run("generate", "A.intentdefinition", "-o", output + "/", in: folder.url)
        made.expect(status: 0, errors: "")
        let again = try Command.run("generate", "A.intentdefinition", "-o", output, in: folder.url)
        again.expect(status: 0)
    }

    @Test(arguments: [
        ["--to", "sirikit", "--class-prefix", "a b"], ["--to", "sirikit", "--class-prefix", "1A"],
        ["--type-suffix", "Model-"], ["--only", "a/b"],
    ])
    func whatNoNameInCodeCanHaveIsRefused(words: [String]) throws {
        let option = words[words.count - 2]
        let word = words[words.count - 1]
        try expectUsage(
            ["generate", "A.intentdefinition"] + words,
            "'\(word)' cannot be a value of '\(option)': it is not a valid part of a Swift name"
        )
    }

    @Test func partsOfNamesAreAccepted() throws {
        for words in [["--type-suffix", "2"], ["--type-suffix", ""], ["--type-suffix", "é"]] {
            let result = try Command.run(
                ["generate", "A.intentdefinition"] + words,
                in: folder.url
            )
            result.expect(status: 0, errors: "")
        }
    }
}
