import Foundation

/// The Swift compiler without its driver, whose start takes longer than checking a page of code.
public enum SwiftFrontend {
    /// A file, as the compiler sees it.
    public typealias Source = (name: String, contents: String)

    /// Thrown if the driver does not print how it calls the compiler, or if code that tests need does not compile.
    public struct Failure: Error, CustomStringConvertible {
        /// The output of the driver or compiler.
        public let description: String

        /// Creates an error with the output.
        public init(description: String) { self.description = description }
    }

    /// The frontend, and the arguments that the driver passes it on this machine for any code.
    private static let command = Result {
        let folder = try TemporaryDirectory()
        defer { withExtendedLifetime(folder) {} }
        let probe = try folder.write([], to: "Probe.swift").path
        let result = try runProcess("swiftc", ["-###", "-typecheck", "-module-name", "Probe", probe])
        guard let line = result.output.split(separator: "\n").first(where: { $0.contains("-frontend") }) else {
            throw Failure(description: result.output + result.errors)
        }
        // The line is quoted for a shell.
        let split = ["-c", #"eval "set -- $1"; printf '%s\n' "$@""#, "sh", String(line)]
        var words = try runProcess("/bin/sh", split).output.split(separator: "\n").map(String.init)
        if let name = words.firstIndex(of: "-module-name") { words.removeSubrange(name...(name + 1)) }
        words.removeAll { ["-typecheck", "-primary-file", probe].contains($0) }
        return words
    }

    /// Writes sources to a folder and compiles them as one module in Swift 6 mode, with warnings as errors. Compiles them
    /// fully, because checking types alone does not find data races, but writes no object file.
    ///
    /// - Parameters:
    ///   - inputs: Other files for the compiler, which are written as well.
    ///   - output: The file in the folder that the arguments make the compiler write.
    ///   - isMeasured: Whether to run the compiler even if it has checked the same code before.
    public static func typeCheck(
        _ sources: [Source],
        _ arguments: [String],
        inputs: [Source] = [],
        output: URL? = nil,
        isMeasured: Bool = false,
        in folder: TemporaryDirectory
    ) throws -> ProcessResult {
        let files = try sources.map { try folder.write($0.contents.utf8, to: $0.name).path }
        for input in inputs { try folder.write(input.contents.utf8, to: input.name) }
        let command = try command.get()
        let language = ["-swift-version", "6", "-warnings-as-errors", "-parse-as-library"]
        let module = ["-module-name", "Generated", "-package-name", "App", "-emit-sil", "-o", "/dev/null"]
        let words = command.dropFirst() + language + module + arguments + files
        let frontend = command.first ?? ""
        if isMeasured { return try runProcess(frontend, Array(words), in: folder.url) }
        return try CompilerRuns.run(frontend, Array(words), on: sources + inputs, output: output, in: folder.url)
    }
}

extension ProcessResult {
    /// The compiler's diagnostics; empty if there were none and it succeeded.
    public var diagnostics: String { status == 0 ? errors : output + errors + "\nexit status \(status)" }
}
