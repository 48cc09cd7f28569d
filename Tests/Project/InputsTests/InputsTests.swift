import Settings
import FileAccess
import Foundation
import TestSupport
import Testing

@testable import Inputs

/// The inputs that a command line stands for, and messages about those that cannot be read.
@Suite struct InputsTests: HasFolder {
    let folder: TemporaryDirectory

    init() throws {
        folder = try TemporaryDirectory()
        try folder.write("<plist/>".utf8, to: "App/Base.lproj/Intents.intentdefinition")
        try folder.write("<plist/>".utf8, to: "App/de.lproj/Intents.intentdefinition")
        try folder.write("<plist/>".utf8, to: "App/Pods/Soup.intentdefinition")
        try folder.write("text".utf8, to: "Empty/README")
    }

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

    /// A folder has the configuration of the files in it.
    @Test(arguments: ["App", "App/", "App/Base.lproj", "App/Base.lproj/Intents.intentdefinition", "App/New.strings"])
    func aFolderAndItsFilesHaveOneConfiguration(operand: String) throws {
        try folder.write(#"{"version": 1}"#.utf8, to: "App/intentc.json")
        var files = ConfigurationFiles(nil, reading: FileContents()) { ConfigurationReader.read($0, .init()) }
        #expect(files.configuration(for: folder.url.path + "/" + operand).path == path("App/intentc.json"))
        #expect(files.configuration(for: path("Empty")).path != path("App/intentc.json"))
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
        state.add(path("App"), withExtensions: ["intentdefinition"], prefix: "Sources", excluding: &ignoring)
        #expect(state.files.map(\.relativePath) == ["Sources/Base.lproj/Intents.intentdefinition"])
        state.add(path("Gone"), withExtensions: ["intentdefinition"], isOptional: true, excluding: &nothing)
        #expect(state.failures.isEmpty)
        state.add(path("Gone"), withExtensions: ["intentdefinition"], excluding: &nothing)
        #expect(state.failures.map(\.message) == ["cannot read this file: No such file or directory"])
    }

    @Test func anArchiveIsRefused() throws {
        try folder.write([0x50, 0x4B, 3, 4, 20, 0], to: "App.ipa")
        var state = Workspace()
        var nothing = SearchExclusions()
        state.add(path("App.ipa"), withExtensions: ["intentdefinition"], excluding: &nothing)
        #expect(state.files.isEmpty)
        let unpacking = "unpack it with 'unzip \(path("App.ipa"))' and name the .app inside 'Payload'"
        #expect(state.failures.map(\.message) == ["this is a ZIP archive; " + unpacking])
    }
}
