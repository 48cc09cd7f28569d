import Foundation

/// Runs of a compiler, of which the build folder keeps the input: what has compiled without a word is not compiled again.
///
/// The input is compared to the byte: the toolchain, the arguments, and all that is compiled. A run that fails or warns is not
/// kept, so every diagnostic is the compiler's own.
public enum CompilerRuns {
    /// Runs a compiler in a folder that has its sources.
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
        // Files that only this test has are not known by their names.
        if words.contains(where: { $0.hasPrefix(temporary) }) {
            return try runProcess(compiler, arguments, in: folder)
        }
        return try result(of: words, on: sources, output: output) { try runProcess(compiler, arguments, in: folder) }
    }

    /// What an earlier run left for the same input, or what `work` does now.
    ///
    /// - Parameters:
    ///   - words: What the work depends on besides the sources and the toolchain.
    ///   - sources: Every file that the compiler reads, except for modules of `BuiltModules`: their folders are named for what
    ///     they are made of.
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
            if let output { try FileManager.default.copyItem(at: keptOutput, to: output) }
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
