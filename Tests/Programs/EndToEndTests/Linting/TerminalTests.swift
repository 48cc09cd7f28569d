import Foundation
import TestSupport
import Testing

/// What `lint` prints on a terminal, which here is a pseudo-terminal.
@Suite struct TerminalTests {
    private let folder: TemporaryDirectory

    /// Definitions with two findings each.
    init() throws {
        folder = try TemporaryDirectory()
        let url = Project.schemas.appendingPathComponent("DiabloHero.intentdefinition")
        let hero = try String(contentsOf: url, encoding: .utf8).replacing(">Your Hero<", with: ">Your Hero <")
            .replacing(">Choose a hero<", with: ">Choose ${YourHero}<")
        for name in ["A", "B", "C"] { try folder.write(hero.utf8, to: "\(name)/Hero.intentdefinition") }
    }

    /// What a command prints on a terminal.
    private func shown(_ arguments: String...) throws -> [String] {
        var (terminal, output): (Int32, Int32) = (-1, -1)
        try #require(openpty(&terminal, &output, nil, nil, nil) == 0)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: Tool.executable)
        process.arguments = ["lint", "--color", "never"] + arguments
        process.currentDirectoryURL = folder.url
        process.standardOutput = FileHandle(fileDescriptor: output)
        process.standardError = FileHandle.nullDevice
        try process.run()
        close(output)
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        // A terminal that no process has open ends with an error.
        while case let count = read(terminal, &buffer, buffer.count), count > 0 { bytes += buffer[..<count] }
        close(terminal)
        process.waitUntilExit()
        return String(decoding: bytes, as: UTF8.self).replacing("\r\n", with: "\n").split(separator: "\n")
            .map(String.init)
    }

    private func lines(_ folder: String) -> [String] {
        let place = "\(folder)/Hero.intentdefinition"
        let text = "'Choose ${YourHero}' asks for a value with the value itself, which is still empty"
        return [
            "\(place):40:14: note: the text 'Your Hero ' begins or ends with white space [IN0517 stray-characters]",
            "\(place):57:16: note: \(text) [IN0822 empty-variable]",
        ]
    }

    @Test func moreThanFiveFindingsAreALineEach() throws {
        let shown = try shown().filter { !$0.hasPrefix("show source lines") }
        #expect(shown == lines("A") + lines("B") + lines("C") + ["6 notes in 3 files; 3 definitions checked"])
    }

    @Test func fewerHaveSourceLinesAndAdvice() throws {
        let shown = try shown("A", "B")
        #expect(shown.contains("   40 |                     <string>Your Hero </string>"))
        #expect(shown.contains("      fix: Remove the white space"))
        #expect(shown.last == "4 notes in 2 files; 2 definitions checked")
    }

    @Test func theLongFormIsThereOnRequest() throws {
        #expect(try shown("--format", "text").contains("      fix: Remove the white space"))
    }

    /// A pipe that delivers late is long work.
    @Test(arguments: [true, false])
    func longWorkSaysOnATerminalWhatItDoes(isTerminal: Bool) throws {
        var (terminal, errors): (Int32, Int32) = (-1, -1)
        try #require(openpty(&terminal, &errors, nil, nil, nil) == 0)
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        let errorStream = isTerminal ? "" : "2>/dev/null"
        process.arguments = [
            "-c",
            "mkfifo slow.intentdefinition; (sleep 3; cat A/Hero.intentdefinition) > slow.intentdefinition & "
                + "TERM=xterm \(Tool.executable) lint slow.intentdefinition A > found.txt \(errorStream)",
        ]
        process.currentDirectoryURL = folder.url
        process.standardError = FileHandle(fileDescriptor: errors)
        try process.run()
        close(errors)
        var bytes: [UInt8] = []
        var buffer = [UInt8](repeating: 0, count: 4096)
        while case let count = read(terminal, &buffer, buffer.count), count > 0 { bytes += buffer[..<count] }
        close(terminal)
        process.waitUntilExit()
        let shown = String(decoding: bytes, as: UTF8.self)
        #expect(shown.contains("\rreading ") == isTerminal, "\(shown.debugDescription)")
        #expect(isTerminal ? shown.hasSuffix("\r\u{1B}[K") : shown.isEmpty)
        let found = try String(contentsOf: folder.url.appendingPathComponent("found.txt"), encoding: .utf8)
        #expect(found.contains("IN0517") && !found.contains("\u{1B}"))
    }

    /// A log has everything.
    @Test func aFileHasTheLongForm() throws {
        let result = try Command.run("lint", in: folder.url)
        result.expect(outputContains: "\n      fix: Remove the white space\n")
    }

    @Test(arguments: ["text", "short", "markdown"])
    func formatsForPeopleSayWhatWasLookedAt(format: String) throws {
        let result = try Command.run("lint", "--format", format, "--rule", "stray-characters", in: folder.url)
        result.expect(outputContains: "3 notes in 3 files; 3 definitions checked\n")
    }
}
