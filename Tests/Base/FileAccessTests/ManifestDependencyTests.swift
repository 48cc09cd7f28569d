import Foundation
import TestSupport
import Testing

/// In Package.swift, each target depends on exactly the modules that it imports. Others would be compiled for nothing,
/// and a missing one would only work as long as another target depends on it.
@Suite struct ManifestDependencyTests {
    private struct Target {
        let name: String
        let isTest: Bool
        let folder: String
        let dependencies: Set<String>

        /// Parses a target's declaration, starting at its name.
        init?(_ declaration: Substring) {
            guard let name = declaration.firstMatch(of: #/name: "([^"]+)"/#)?.1 else { return nil }
            self.name = String(name)
            isTest = declaration.hasPrefix(".testTarget")
            let path = declaration.firstMatch(of: #/path: "([^"]+)"/#)?.1
            folder = path.map(String.init) ?? (isTest ? "Tests/" : "Sources/") + name
            let list = declaration.firstMatch(of: #/dependencies: \[([^\]]*)\]/#)?.1 ?? ""
            dependencies = Set(list.matches(of: #/"([^"]+)"/#).map { String($0.1) })
        }

        /// The modules that the target's files import. The names of programs have a hyphen.
        func imports(among names: Set<String>) throws -> Set<String> {
            let files = Project.files(below: Project.root.appendingPathComponent(folder), withExtension: "swift")
            #expect(!files.isEmpty, "\(folder) has no Swift files")
            let modules = Dictionary(uniqueKeysWithValues: names.map { (String($0.map { $0 == "-" ? "_" : $0 }), $0) })
            // Only at the start of lines: indented lines are text of generated code.
            let statement =
                #/(?m)^(?:@\w+\s+)*(?:(?:public|package|internal|private|fileprivate)\s+)?import\s+(?:(?:class|enum|func|let|protocol|struct|typealias|var)\s+)?(\w+)/#
            let imported = try files.flatMap { file in
                let text = try String(contentsOf: file, encoding: .utf8)
                return text.matches(of: statement).compactMap { modules[String($0.1)] }
            }
            return Set(imported).subtracting([name])
        }
    }

    /// The targets of the manifest except plugins, which import no module of the package.
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
        // Tests may run a program without importing it.
        let programs: Set = ["intentc", "intentc-commands", "intentc-generate", "intentc-lint"]
        for target in targets {
            let imports = try target.imports(among: names)
            let missing = imports.subtracting(target.dependencies).sorted()
            let unused = target.dependencies.subtracting(imports).subtracting(target.isTest ? programs : []).sorted()
            #expect(missing.isEmpty, "add \(missing) to the dependencies of '\(target.name)' in Package.swift")
            #expect(unused.isEmpty, "remove \(unused) from the dependencies of '\(target.name)' in Package.swift")
        }
    }
}
