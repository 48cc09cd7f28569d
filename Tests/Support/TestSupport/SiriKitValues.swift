import Foundation

/// The stub frameworks of `Tests/Support/SiriKitValues`, whose values work, and programs that are linked with them.
public enum SiriKitValues {
    /// Thrown when something does not compile: the compiler's own words.
    public struct Broken: Error, CustomStringConvertible {
        /// What the compiler printed.
        public let description: String
    }

    /// What a program prints that is made from sources, one of them `main.swift`, which may import SiriKit's frameworks and
    /// `IntentRuntime`.
    ///
    /// - Parameter withAppIntents: Whether the stub of App Intents is linked, too.
    public static func run(_ sources: [String], withAppIntents: Bool = false) throws -> String {
        let folder = withAppIntents ? try appIntents.get() : try modules.get()
        let program = folder.url.appendingPathComponent(withAppIntents ? "app-intents-program" : "program").path
        let libraries = ((withAppIntents ? ["AppIntents", "GeoToolbox"] : []) + names).flatMap { ["-l\($0)"] }
        try compile(
            ["-I", folder.url.path, "-L", folder.url.path] + libraries + ["-o", program] + sources,
            in: folder
        )
        let result = try runProcess(program, [], in: folder.url)
        return result.output + result.errors + (result.status == 0 ? "" : "exit status \(result.status)")
    }

    private static let names = ["Intents", "CoreLocation", "Contacts", "IntentRuntime"]

    private static let modules = Result {
        let folder = try TemporaryDirectory()
        for name in names.reversed() {
            let sources = name == "IntentRuntime" ? "Sources/IntentRuntime" : "Tests/Support/SiriKitValues/\(name)"
            let files = Project.files(below: Project.root.appendingPathComponent(sources), withExtension: "swift")
            let arguments = [
                "-emit-module", "-emit-library", "-static", "-parse-as-library", "-module-name", name,
                "-I", folder.url.path, "-o", "lib\(name).a",
            ]
            try compile(arguments + files.map(\.path), in: folder)
        }
        return folder
    }

    /// The folder, with App Intents as iOS 17 has them, compiled against the same frameworks.
    private static let appIntents = Result {
        let folder = try modules.get()
        for name in ["GeoToolbox", "AppIntents"] {
            let root = Project.root.appendingPathComponent("Tests/Support/AppIntentsStubs/\(name)")
            let arguments = [
                "-emit-module", "-emit-library", "-static", "-parse-as-library", "-module-name", name,
                "-DSYSTEM_16", "-DSYSTEM_17", "-I", folder.url.path, "-o", "lib\(name).a",
            ]
            try compile(arguments + Project.files(below: root, withExtension: "swift").map(\.path), in: folder)
        }
        return folder
    }

    private static func compile(_ arguments: [String], in folder: TemporaryDirectory) throws {
        let result = try runProcess(
            "swiftc",
            ["-swift-version", "5", "-suppress-warnings"] + arguments,
            in: folder.url
        )
        guard result.status == 0 else { throw Broken(description: result.errors) }
    }
}
