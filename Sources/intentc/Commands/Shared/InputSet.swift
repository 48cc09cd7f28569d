import Diagnostics
import IntentSchema
import PropertyList

/// The inputs that a command line names, read.
struct InputSet {
    /// The inputs that could be read, in the order of the command line; a folder's files in the order of their paths.
    private(set) var sources: [SourceText] = []
    /// One finding for each input that could not be read.
    private(set) var failures: [Diagnostic] = []

    private let allowsEmpty: Bool
    private var exclusions: SearchExclusions
    private let replaced: [String: [UInt8]]

    /// Which files of a folder are inputs.
    enum FolderPolicy {
        /// Every definition.
        case everything
        /// Of translated copies of one definition only the one that is compiled.
        case compiledOnes
    }

    /// - Parameters:
    ///   - exclusions: what is not looked for in folders.
    ///   - allowsEmpty: whether a folder without definitions is fine.
    ///   - replaced: the contents that files, by path, count as having.
    init(
        _ operands: [String],
        stdinPath: String? = nil,
        folders: FolderPolicy,
        excluding exclusions: SearchExclusions = SearchExclusions(),
        allowsEmpty: Bool = false,
        _ replaced: [String: [UInt8]] = [:]
    ) {
        self.exclusions = exclusions
        self.allowsEmpty = allowsEmpty
        self.replaced = replaced
        for operand in operands {
            if operand != "-", DefinitionSearch.isFolder(operand) {
                readFolder(operand, folders)
            } else {
                let contents = Result { () throws(InputFile.Failure) in try InputFile.read(operand) }
                add(contents, as: operand == "-" ? stdinPath ?? "<stdin>" : operand)
            }
        }
    }

    private mutating func readFolder(_ folder: String, _ policy: FolderPolicy) {
        do {
            var paths = try exclusions.definitions(below: folder)
            if policy == .compiledOnes { paths = DefinitionSearch.withoutTranslatedCopies(paths) }
            if paths.isEmpty, !allowsEmpty { fail(folder, "there is no .intentdefinition file in this folder") }
            // What is in the working folder is shown as people write it, without `./` in front.
            let names = folder == "." ? paths.map { String($0.dropFirst(2)) } : paths
            let contents = ParallelMap.map(paths) { path in
                Result { () throws(InputFile.Failure) in try InputFile.read(path) }
            }
            for (name, contents) in zip(names, contents) { add(contents, as: name) }
        } catch {
            fail(folder, "cannot read this folder: \(error.message)")
        }
    }

    private mutating func add(_ contents: Result<[UInt8], InputFile.Failure>, as name: String) {
        switch contents {
        case .success(let bytes): sources.append(SourceText(path: name, bytes: replaced[name] ?? bytes))
        case .failure(let failure): fail(name, "cannot read this file: \(failure.message)")
        }
    }

    private mutating func fail(_ path: String, _ message: String) {
        failures.append(Diagnostic(.unreadableInput, message, at: SourceLocation(path: path, place: .file)))
    }
}
