import Foundation
import TestSupport
import Testing

/// Only `FileAccess`, `FileChanges` and the child processes of `Git` open files. Other code of the tool cannot name such a call.
@Suite struct OneWayToFilesTests {
    /// The modules of the tool, without plugins and the runtime library.
    private static let modules = Project.modules.filter {
        !["CLibrary", "FileAccess", "FileChanges", "IntentRuntime", "Plugins"].contains($0.key)
    }

    /// The files that import a C library for computation, each with what it uses.
    private static let computing: Set = [
        "Settings/CommandLine/ProgramArguments.swift", "Diagnostics/ByteSearch.swift",
        "PropertyList/Nodes/KeyTable.swift", "PropertyList/Text/PropertyListDate.swift",
        "PropertyList/Text/PropertyListNumbers.swift", "PropertyList/XML/XMLText.swift",
    ]

    /// Only at the start of lines: indented lines are text of generated code.
    private static var imports: Regex<Substring> {
        #/(?m)^(?:@\w+\s+)*(?:(?:public|package|internal|private)\s+)?import\s+(?:\w+\s+)?(?:CLibrary|Darwin|Dispatch|Foundation\w*|Glibc|Musl|System|SystemPackage|WinSDK)\b/#
    }

    /// Calls that open, list, examine, change, or execute files.
    private static var calls: Regex<Substring> {
        #/\b(?:f?open(?:at|dir)?|creat|freopen|popen|read(?:link|dir)?|p?write|l?stat|fstat(?:at)?|access|unlink(?:at)?|rename\w*|mkdir|rmdir|realpath|posix_spawnp?|exec[lv]\w*|system|FileManager|FileHandle|Process|Data)\s*\(/#
    }

    private static func files() throws -> [(path: String, text: String)] {
        try modules.flatMap { name, folder in
            try Project.files(below: folder, withExtension: "swift").compactMap { file in
                let path = name + "/" + file.path.dropFirst(folder.path.count + 1)
                if path.hasPrefix("Git/Processes/") { return nil }
                return (path, try String(contentsOf: file, encoding: .utf8))
            }
        }
    }

    @Test func noOtherModuleImportsWhatOpensFiles() throws {
        let files = try Self.files()
        #expect(files.count > 300)
        let importing = files.filter { $0.text.contains(Self.imports) }
        #expect(Set(importing.map(\.path)) == Self.computing)
        for file in importing { #expect(!file.text.contains(Self.calls), "\(file.path)") }
    }

    /// Where a folder or file that cannot be read is reported by another search, or asked for only to word an explanation
    /// or complete a word.
    private static let reportedElsewhere: Set = [
        "intentc/CommandLine/Completions/CompletionOffers.swift",
        "ProjectReading/TableOperands.swift", "Git/RemovedDefinitions.swift", "Comparison/States/ComparedStates.swift",
    ]

    /// What cannot be read is a value that each reader looks at: it never becomes nothing on the way.
    @Test func noReadEndsInNothing() throws {
        let dropped = try Self.files().filter { $0.text.contains(Self.droppedReads) }
        #expect(Set(dropped.map(\.path)) == Self.reportedElsewhere)
    }

    private static var droppedReads: Regex<Substring> {
        #/try\?\s+(?:InputFile|FolderEntries|DefinitionSearch|contents)\.|\.known\s*\?\?\s*\[/#
    }

    /// Without an import, a call would need a handwritten declaration.
    @Test func noOtherModuleDeclaresWhatOpensFiles() throws {
        for file in try Self.files() {
            #expect(!file.text.contains("@_silgen_name"), "\(file.path)")
            #expect(!file.text.contains("@_extern"), "\(file.path)")
            #expect(!file.text.contains("dlsym"), "\(file.path)")
            #expect(!file.text.contains(#/\b(?:FileDescriptor|TemporaryFile|EndingSignals)\b/#), "\(file.path)")
        }
    }

    /// Within the module, only one file reads inputs, and it refuses files that must not be read.
    @Test func inputsAreOpenedInOnePlace() throws {
        let root = try #require(Project.modules["FileAccess"])
        let names = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
        let reading = try names.filter { $0.hasSuffix(".swift") }.filter { name in
            try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8).contains("readAll(")
        }
        #expect(reading.sorted() == ["Reading/FileDescriptor.swift", "Reading/InputFile.swift"])
    }
}
