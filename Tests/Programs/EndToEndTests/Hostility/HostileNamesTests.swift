import Foundation
import TestSupport
import Testing

/// Names of files and folders that mean something to their next reader: a terminal, a build server, or make.
@Suite struct HostileNamesTests: HasFolder {
    let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    private func generate(_ input: String, _ output: String = "Out") throws -> ProcessResult {
        let counter = Project.schemas.appendingPathComponent("Counter.intentdefinition")
        try folder.write(try Data(contentsOf: counter), to: input)
        return try Command.run("generate", input, "--output", output, "--depfile", "deps.d", in: folder.url)
    }

    private var dependencies: String? {
        try? String(contentsOf: folder.url.appendingPathComponent("deps.d"), encoding: .utf8)
    }

    // MARK: - Dependency files

    @Test(arguments: [
        ("a b#c", ##"a\ b\#c/A.intentdefinition"##), ("$(touch x)", #"$$(touch\ x)/A.intentdefinition"#),
        ("a:b", #"a\:b/A.intentdefinition"#), ("a|b%c", #"a\|b%c/A.intentdefinition"#),
        (#"a\b"#, #"a\b/A.intentdefinition"#), ("é'\"&", "é'\"&/A.intentdefinition"),
    ])
    func makeReadsTheNameOfTheInput(name: String, written: String) throws {
        let result = try generate(name + "/A.intentdefinition")
        result.expect(errors: "")
        #expect(dependencies == "Out/A.intents.swift: \\\n  \(written)\n")
        guard let make = try? runProcess("make", ["-f", "deps.d", "-q", "-r", "-R", "-p"], in: folder.url) else {
            return
        }
        make.expect(outputContains: "\nOut/A.intents.swift: \(name)/A.intentdefinition\n")
        #expect(!exists("x"))
    }

    @Test(arguments: [
        ("a;touch PWNED;", "';'"), ("a\nb:\n\ttouch PWNED", "a line break"), ("a\tb", "a tab"),
        ("a\u{1B}b", "a control character"), (#"a\ b"#, #"this '\'"#), ("~a", "'~' at its beginning"),
    ])
    func aNameThatMakeWouldRunOrMisreadIsRefused(name: String, obstacle: String) throws {
        let result = try generate(name + "/A.intentdefinition")
        let visible = (name + "/A.intentdefinition").replacing("\n", with: "␊").replacing("\u{1B}", with: "␛")
        let reason = "a make rule cannot contain \(obstacle), as in '\(visible)'"
        if name.contains("\t") {
            // A tab becomes spaces, up to the available width.
            result.expect(errorsStart: "intentc: error: cannot write 'deps.d': a make rule cannot contain a")
        } else {
            result.expect(errors: "intentc: error: cannot write 'deps.d': \(reason)\n")
        }
        result.expect(status: 2)
        #expect(!exists("Out"))
        #expect(dependencies == nil)
    }

    @Test(arguments: ["a=b", "a;b", "a\tb"])
    func anOutputThatMakeWouldMisreadIsRefused(name: String) throws {
        let result = try generate("A.intentdefinition", name)
        result.expect(status: 2, errorsStart: "intentc: error: cannot write 'deps.d': a make rule cannot contain ")
        #expect(!exists(name))
    }

    @Test func anEquationIsNotTheFirstInput() throws {
        let result = try generate("a=b.intentdefinition")
        #expect(
            result.errors
                == "intentc: error: cannot write 'deps.d': a make rule cannot contain '=', as in 'a=b.intentdefinition'\n"
        )
        result.expect(status: 2)
    }

    // MARK: - Messages

    @Test func aMessageStaysOnItsLine() throws {
        let name = "a\r\n::set-output name=x::y\u{202E}\u{1B}[2J"
        let visible = "a␍␊::set-output name=x::y<U+202E>␛[2J"
        let missing = try Command.run("lint", name, in: folder.url)
        missing.expect(outputStart: "\(visible): error: cannot read this file: No such file or directory [IN0100")
        let baseline = try Command.run("lint", ".", "--baseline", name, in: folder.url)
        baseline.expect(errors: "intentc: error: cannot read '\(visible)': No such file or directory\n")
        let usage = try Command.run("lint", "--\(name)", in: folder.url)
        #expect(usage.errors.split(separator: "\n").allSatisfy { !$0.hasPrefix("::") })
        usage.expect(errorsContain: "::set-output name")
    }

    // MARK: - Step summaries

    private func lint(summary: String) throws -> ProcessResult {
        var environment = ProcessInfo.processInfo.environment
        environment["GITHUB_STEP_SUMMARY"] = summary
        let counter = Project.schemas.appendingPathComponent("Counter.intentdefinition").path
        return try Tool.run("lint", counter, "--format", "github", in: folder.url, environment: environment)
    }

    @Test func aSummaryThatIsAPipeIsNotWaitedFor() throws {
        #expect(mkfifo(folder.url.appendingPathComponent("pipe").path, 0o600) == 0)
        let result = try lint(summary: "pipe")
        #expect(
            result.errors == "intentc: warning: cannot write the step summary 'pipe': No such device or address\n"
                || result.errors == "intentc: warning: cannot write the step summary 'pipe': Device not configured\n"
        )
        result.expect(status: 0)
    }

    @Test func aSummaryThatIsNoFileIsTold() throws {
        let result = try lint(summary: "/dev/null")
        result.expect(
            status: 0,
            errors: "intentc: warning: cannot write the step summary '/dev/null': it is not a file\n"
        )
        try lint(summary: "summary.md").expect(errors: "")
        #expect(exists("summary.md"))
    }

    // MARK: - Bare surroundings

    #if os(Linux)
    @Test(.enabled(if: geteuid() == 0, "only the superuser may take /proc away"))
    func theCommandLineIsReadWithoutProc() throws {
        let line = "umount -l /proc && exec \"$0\" rules IN0100"
        let result = try runProcess("unshare", ["-m", "/bin/sh", "-c", line, Tool.executable])
        // Containers may not be allowed to unmount.
        guard !result.errors.contains("unshare"), !result.errors.contains("umount") else { return }
        #expect(result.output == (try Command.run("rules", "IN0100")).output)
        result.expect(status: 0)
    }
    #endif
}
