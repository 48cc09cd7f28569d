import Settings
import Diagnostics
import FileAccess
import ModelGeneration
import SwiftSource
import FileChanges

/// Writes generated files or prints them to standard output, or compares them with existing files.
struct GenerationDelivery {
    let arguments: Arguments

    /// - Parameter inputs: The paths that the outputs depend on, for the make rule.
    func deliver(_ generation: Generation, madeFrom inputs: [String]) throws(CommandFailure) {
        try deliver(generation.files.flatMap { $0 }, generation.sideFiles.map(\.path), madeFrom: inputs)
        try deliver(generation.sideFiles)
    }

    private func deliver(
        _ files: [GeneratedFile],
        _ sidePaths: [String],
        madeFrom inputs: [String]
    ) throws(CommandFailure) {
        guard let output = arguments[.output] else {
            try OutputClash.check(outputs: sidePaths, inputs: inputs)
            for file in files { StandardStreams.write(file.contents, to: .output) }
            return
        }
        let outputs = try OutputFiles(files, at: output)
        let depfile = arguments[.depfile]
        try OutputClash.check(outputs: outputs.paths + sidePaths + (depfile.map { [$0] } ?? []), inputs: inputs)
        if arguments[.listOutputs] {
            return StandardStreams.write(outputs.paths.map { $0 + "\n" }.joined(), to: .output)
        }
        if isPlan {
            if try compare(files.map(\.contents), with: outputs.paths, outputs.current()) {
                outputs.writeVerdict(isCurrent: true)
            }
            return
        }
        if !arguments[.force] { try outputs.checkOwnership() }
        // If the rule cannot be written, write nothing: build systems would not know of the outputs.
        let rule = try depfile.map { depfile throws(CommandFailure) in
            try Self.rule(depfile, outputs: outputs.paths, inputs: inputs.filter { $0 != "<stdin>" })
        }
        let isCurrent = try outputs.write()
        if let depfile, let rule { try OutputFile.write(Array(rule.utf8), to: depfile) }
        outputs.writeVerdict(isCurrent: isCurrent)
    }

    /// Whether to write nothing.
    private var isPlan: Bool { arguments[.check] || arguments[.dryRun] }

    private static func rule(_ depfile: String, outputs: [String], inputs: [String]) throws(CommandFailure) -> String {
        do {
            return try DependencyFile.text(outputs: outputs, inputs: inputs)
        } catch {
            let reason = "a make rule cannot contain \(error.obstacle), as in '\(error.name)'"
            throw .cannotWrite(path: depfile, reason: reason)
        }
    }

    /// Writes the files that options request elsewhere. A check skips files that belong to the user.
    private func deliver(_ files: [SideFile]) throws(CommandFailure) {
        if arguments[.listOutputs] { return }
        if isPlan {
            let checked = files.filter { !$0.isWrittenOnce }
            let paths = checked.map(\.path)
            let current = try paths.map { path throws(CommandFailure) in try OutputFile.current(path) }
            _ = try compare(checked.map(\.contents), with: paths, current)
            return
        }
        for file in files {
            if file.isWrittenOnce, OutputFile.isTaken(file.path) { continue }
            try OutputFile.makeFolder(Path.folder(of: file.path))
            try OutputFile.write(file.contents, to: file.path)
        }
    }

    /// Shows how existing files differ from the new ones. Returns `false` if any differs.
    private func compare(
        _ files: [[UInt8]],
        with paths: [String],
        _ current: [[UInt8]?]
    ) throws(CommandFailure) -> Bool {
        var isOutOfDate = false
        for ((file, path), old) in zip(zip(files, paths), current) where old != file {
            isOutOfDate = true
            StandardStreams.write(FileChange(path: path, old: old, new: file).difference, to: .output)
        }
        if isOutOfDate, arguments[.check] {
            throw .failed("generated files are out of date; run 'intentc generate' again")
        }
        return !isOutOfDate
    }
}
