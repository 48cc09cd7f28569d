import Foundation

/// Remembers compiler runs by input: code that has compiled without diagnostics is not compiled again.
///
/// Inputs must be identical to the byte: the toolchain, the arguments, and all files. A run that fails or warns is not
/// kept, so every diagnostic comes from the compiler itself.
public enum CompilerRuns {
    /// Runs a compiler in the folder of its sources.
    ///
    /// - Parameter output: The file that the compiler writes.
    public static func run(
        _ compiler: String,
        _ arguments: [String],
        on sources: [SwiftFrontend.Source],
        output: URL? = nil,
        in folder: URL
    ) throws -> ProcessResult {
        let words = [compiler] + arguments.map { $0.replacing(folder.path, with: ".") }
        let temporary = FileManager.default.temporaryDirectory.path
        // The names of this test's temporary files say nothing about their contents.
        if words.contains(where: { $0.hasPrefix(temporary) }) {
            return try runProcess(compiler, arguments, in: folder)
        }
        return try result(of: words, on: sources, output: output) { try runProcess(compiler, arguments, in: folder) }
    }

    /// Returns the result of an earlier run with the same input, or of running `work` now.
    ///
    /// - Parameters:
    ///   - words: What the work depends on in addition to the sources and the toolchain.
    ///   - sources: Every file that the compiler reads, except modules of `BuiltModules`, whose folder names depend on
    ///     their contents.
    public static func result(
        of words: [String],
        on sources: [SwiftFrontend.Source],
        output: URL? = nil,
        work: () throws -> ProcessResult
    ) throws -> ProcessResult {
        var input = Data()
        for part in [try BuiltModules.toolchain.get()] + words + sources.flatMap({ [$0.name, $0.contents] }) {
            input += Data("\(part.utf8.count) \(part)\n".utf8)
        }
        let place = BuiltModules.place("compiled", of: input)
        let keptOutput = place.appendingPathComponent("output")
        if let kept = try? Data(contentsOf: place.appendingPathComponent("input")), kept == input {
            // A link: a copy could not be run while a process that begins at the same time has it open for writing.
            if let output { try FileManager.default.createSymbolicLink(at: output, withDestinationURL: keptOutput) }
            try FileManager.default.setAttributes([.modificationDate: Date()], ofItemAtPath: place.path)
            return ProcessResult(status: 0, stdout: [], stderr: [])
        }
        let result = try work()
        guard result.status == 0, result.stdout.isEmpty, result.stderr.isEmpty else { return result }
        try BuiltModules.keep(at: place) { folder in
            try TemporaryDirectory.write(input, to: folder.appendingPathComponent("input"))
            if let output {
                try FileManager.default.copyItem(at: output, to: folder.appendingPathComponent("output"))
            }
        }
        return result
    }
}
