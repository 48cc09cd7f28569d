import CodeGeneration
import CommandArguments
import Diagnostics
import FileAccess

/// Where what was generated goes: to standard output, to files, or into a comparison with files.
package struct GenerationOutput {
    private let arguments: Arguments

    package init(_ arguments: Arguments) { self.arguments = arguments }

    /// - Parameter inputs: The paths that make must look at to know whether the outputs are out of date.
    package func deliver(_ generation: Generation, madeFrom inputs: [String]) throws(CommandFailure) {
        try deliver(generation.files.flatMap { $0 }, generation.sideFiles.compactMap(\.path), madeFrom: inputs)
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
        let isFile = output.hasSuffix(".swift") && !DefinitionSearch.isFolder(output)
        if isFile, files.count != 1 {
            throw .usage("'\(output)' is one file, but there are \(files.count) to write; pass a folder")
        }
        let paths = files.map { isFile ? output : Path.joined(output, $0.name) }
        if let clash = OutputNames.clash(among: paths) {
            throw .failed("\(clash); rename a class or write a single file")
        }
        let depfile = arguments[.depfile]
        try OutputClash.check(outputs: paths + sidePaths + (depfile.map { [$0] } ?? []), inputs: inputs)
        if arguments[.listOutputs] {
            return StandardStreams.write(paths.map { $0 + "\n" }.joined(), to: .output)
        }
        if arguments[.check] { return try check(files.map(\.contents), paths) }
        // Nothing is written that build systems could not be told about.
        let rule = try depfile.map { depfile throws(CommandFailure) in
            try Self.rule(depfile, outputs: paths, inputs: inputs.filter { $0 != "<stdin>" })
        }
        try OutputFile.makeFolder(isFile ? Path.folder(of: output) : output)
        for (file, path) in zip(files, paths) { try OutputFile.write(file.contents, to: path) }
        if let depfile, let rule { try OutputFile.write(Array(rule.utf8), to: depfile) }
    }

    private static func rule(_ depfile: String, outputs: [String], inputs: [String]) throws(CommandFailure) -> String {
        do {
            return try DependencyFile.text(outputs: outputs, inputs: inputs)
        } catch {
            let reason = "make has no way to write \(error.obstacle) in the name '\(error.name)'"
            throw .cannotWrite(path: depfile, reason: reason)
        }
    }

    /// Writes what options ask for at other places. A check compares all of it but what is the user's own by now.
    private func deliver(_ files: [SideFile]) throws(CommandFailure) {
        if arguments[.listOutputs] { return }
        if arguments[.check] {
            let checked = files.filter { $0.path != nil && !$0.isWrittenOnce }
            return try check(checked.map(\.contents), checked.map { $0.path ?? "" })
        }
        for file in files {
            guard let path = file.path else {
                StandardStreams.write(file.contents, to: .output)
                continue
            }
            if file.isWrittenOnce, OutputFile.isTaken(path) { continue }
            try OutputFile.makeFolder(Path.folder(of: path))
            try OutputFile.write(file.contents, to: path)
        }
    }

    /// Shows how files differ from what they should be.
    private func check(_ files: [[UInt8]], _ paths: [String]) throws(CommandFailure) {
        var isOutOfDate = false
        for (file, path) in zip(files, paths) {
            let current = try OutputFile.current(path)
            guard current != file else { continue }
            isOutOfDate = true
            let oldName = current == nil ? "/dev/null" : path
            let difference = UnifiedDiff.between(current ?? [], file, oldName: oldName, newName: path)
            StandardStreams.write(difference, to: .output)
        }
        if isOutOfDate { throw .failed("generated files are out of date; run 'intentc generate' again") }
    }
}
