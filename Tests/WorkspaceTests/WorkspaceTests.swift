import FileAccess
import Foundation
import TestSupport
import Testing

@testable import Inputs

/// What a command line stands for, and what is said of what cannot be read.
@Suite struct WorkspaceTests {
    private let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        try folder.write("<plist/>".utf8, to: "App/Base.lproj/Intents.intentdefinition")
        try folder.write("<plist/>".utf8, to: "App/de.lproj/Intents.intentdefinition")
        try folder.write("<plist/>".utf8, to: "App/Pods/Soup.intentdefinition")
        try folder.write("text".utf8, to: "Empty/README")
    }

    private func path(_ inside: String) -> String { folder.url.appendingPathComponent(inside).path }

    private func inputs(_ operands: String..., policy: Workspace.FolderPolicy = .everything) -> Workspace {
        Workspace(inputs: operands.map(path), folders: policy)
    }

    @Test func inputsAreThoseOfFoldersThatAreSearched() {
        let definitions = ["Base", "de"].map { path("App/\($0).lproj/Intents.intentdefinition") }
        #expect(inputs("App").sources.map(\.path) == definitions)
        #expect(inputs("App", policy: .compiledOnes).sources.map(\.path) == [definitions[0]])
        #expect(inputs("App/Pods").sources.map(\.path) == [path("App/Pods/Soup.intentdefinition")])
        #expect(inputs("App").failures.isEmpty)
    }

    @Test func aFileIsOneInputByTheFirstOfItsNames() throws {
        try FileManager.default.createSymbolicLink(
            atPath: path("App/Linked.intentdefinition"),
            withDestinationPath: path("App/de.lproj/Intents.intentdefinition")
        )
        #expect(inputs("App").sources.count == 2)
        let named = inputs("App/Linked.intentdefinition", "App/de.lproj/Intents.intentdefinition")
        #expect(named.sources.map(\.path) == [path("App/Linked.intentdefinition")])
    }

    @Test func whatCannotBeReadIsSaid() {
        let workspace = inputs("Empty", "Nowhere.intentdefinition")
        #expect(
            workspace.failures.map { "\($0.location.path): \($0.message)" } == [
                path("Empty") + ": there is no .intentdefinition file in this folder",
                path("Nowhere.intentdefinition") + ": cannot read this file: No such file or directory",
            ]
        )
        #expect(workspace.files.isEmpty)
        #expect(!workspace.isEmpty)
    }

    @Test func filesOfAStateHaveTheirPlaceInTheProject() {
        var state = Workspace()
        var ignoring = SearchExclusions { paths in Set(paths.filter { $0.contains("/de.lproj/") }) }
        var nothing = SearchExclusions()
        state.add(path("App"), withExtension: "intentdefinition", prefix: "Sources", excluding: &ignoring)
        #expect(state.files.map(\.relativePath) == ["Sources/Base.lproj/Intents.intentdefinition"])
        state.add(path("Gone"), withExtension: "intentdefinition", isOptional: true, excluding: &nothing)
        #expect(state.failures.isEmpty)
        state.add(path("Gone"), withExtension: "intentdefinition", excluding: &nothing)
        #expect(state.failures.map(\.message) == ["cannot read this file: No such file or directory"])
    }

    /// A few bytes of an archive can become any number, and reading ends where that is too many.
    @Test(.enabled(if: Self.areInstalled("zip", "unzip"), "zip and unzip are not installed"))
    func archivesAreReadUpToALimit() throws {
        try folder.write([UInt8](repeating: 0x20, count: 100_000), to: "Payload/A.app/Intents.intentdefinition")
        try folder.write([UInt8](repeating: 0x20, count: 100_000), to: "Payload/A.app/Other.intentdefinition")
        #expect(try runProcess("zip", ["-qr", "App.ipa", "Payload"], in: folder.url).status == 0)
        var all = Workspace()
        var nothing = SearchExclusions()
        all.add(path("App.ipa"), withExtension: "intentdefinition", excluding: &nothing)
        #expect(all.files.count == 2)
        #expect(!all.isInFolders)
        #expect(all.failures.isEmpty)
        var some = Workspace()
        some.add(archive: path("App.ipa"), limit: 150_000)
        #expect(some.files.count == 1)
        #expect(some.failures.count == 1)
        #expect(some.failures.first?.message.hasPrefix("cannot read this archive: its definitions are larger") == true)
    }

    private static func areInstalled(_ programs: String...) -> Bool {
        programs.allSatisfy { program in
            ["/usr/bin/", "/bin/", "/usr/local/bin/"].contains {
                FileManager.default.isExecutableFile(atPath: $0 + program)
            }
        }
    }
}
