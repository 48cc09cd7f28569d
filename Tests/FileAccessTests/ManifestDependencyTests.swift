import Foundation
import TestSupport
import Testing

/// That Package.swift names for each target the modules that it imports, no more and no less: others would be compiled for it in
/// vain, and one that is missing is only there as long as another target brings it along.
@Suite struct ManifestDependencyTests {
    private struct Target {
        let name: String
        let isTest: Bool
        let folder: String
        let dependencies: Set<String>

        /// Reads a target's declaration, from its name on.
        init?(_ declaration: Substring) {
            guard let name = declaration.firstMatch(of: #/name: "([^"]+)"/#)?.1 else { return nil }
            self.name = String(name)
            isTest = declaration.hasPrefix(".testTarget")
            let path = declaration.firstMatch(of: #/path: "([^"]+)"/#)?.1
            folder = path.map(String.init) ?? (isTest ? "Tests/" : "Sources/") + name
            let list = declaration.firstMatch(of: #/dependencies: \[([^\]]*)\]/#)?.1 ?? ""
            dependencies = Set(list.matches(of: #/"([^"]+)"/#).map { String($0.1) })
        }

        /// The modules that its files import, by all names of modules, which programs have with a dash.
        func imports(among names: Set<String>) throws -> Set<String> {
            let files = Project.files(below: Project.root.appendingPathComponent(folder), withExtension: "swift")
            #expect(!files.isEmpty, "\(folder) has no Swift files")
            let modules = Dictionary(uniqueKeysWithValues: names.map { (String($0.map { $0 == "-" ? "_" : $0 }), $0) })
            // At the beginnings of lines: what is indented is text of generated code.
            let statement =
                #/(?m)^(?:@\w+\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?import\s+(?:(?:class|enum|func|let|protocol|struct|typealias|var)\s+)?(\w+)/#
            let imported = try files.flatMap { file in
                let text = try String(contentsOf: file, encoding: .utf8)
                return text.matches(of: statement).compactMap { modules[String($0.1)] }
            }
            return Set(imported).subtracting([name])
        }
    }

    /// What the manifest declares besides plugins, which import no module of the package.
    private static func targets() throws -> [Target] {
        let manifest = try String(contentsOf: Project.root.appendingPathComponent("Package.swift"), encoding: .utf8)
        let starts = manifest.matches(of: #/\.(?:target|executableTarget|testTarget|plugin)\(/#).map(\.range.lowerBound)
        let ends = starts.dropFirst() + [manifest.endIndex]
        return zip(starts, ends).map { manifest[$0..<$1] }.filter { !$0.hasPrefix(".plugin") }.compactMap(Target.init)
    }

    @Test func itNamesExactlyTheModulesThatTargetsImport() throws {
        let targets = try Self.targets()
        #expect(targets.count > 50)
        let names = Set(targets.map(\.name))
        // Tests may run a program that they do not import.
        let programs: Set = ["intentc", "intentc-generate", "intentc-lint"]
        for target in targets {
            let imports = try target.imports(among: names)
            let missing = imports.subtracting(target.dependencies).sorted()
            let unused = target.dependencies.subtracting(imports).subtracting(target.isTest ? programs : []).sorted()
            #expect(missing.isEmpty, "add \(missing) to the dependencies of '\(target.name)' in Package.swift")
            #expect(unused.isEmpty, "remove \(unused) from the dependencies of '\(target.name)' in Package.swift")
        }
    }
}
