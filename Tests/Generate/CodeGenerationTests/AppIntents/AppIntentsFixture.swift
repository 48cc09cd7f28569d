import AppIntentsGeneration
import Diagnostics
import Foundation
import IntentSchema
import TestSupport
import Testing

/// Definitions to convert to App Intents, read as on the command line.
enum AppIntentsFixture {
    /// The definitions in a folder and below: path and schema, which is `nil` if there are errors.
    static func schemas(below folder: URL) throws -> [(path: String, schema: Schema?)] {
        try Project.files(below: folder, withExtension: "intentdefinition").map { file in
            let path = String(file.path.dropFirst(folder.path.count + 1))
            return (path, try schema(path: path, bytes: Array(Data(contentsOf: file))))
        }
    }

    /// A definition in `Schemas`.
    static func example(_ name: String) throws -> Schema? {
        let file = Project.schemas.appendingPathComponent(name + ".intentdefinition")
        return try schema(path: name + ".intentdefinition", bytes: Array(Data(contentsOf: file)))
    }

    /// The plan for a definition in `Schemas`, perhaps changed before.
    static func plan(
        _ name: String,
        _ options: AppIntentsOptions = AppIntentsOptions(),
        change: (inout Schema) -> Void = { _ in }
    ) throws -> AppIntentsPlan {
        var schema = try #require(try example(name))
        change(&schema)
        return AppIntentsPlan(schema, options)
    }

    /// A single definition, without files that it may refer to.
    static func schema(path: String, bytes: [UInt8]) -> Schema? {
        Frontend.link([Frontend.load(SourceText(path: path, bytes: bytes))])[0].schema
    }
}

extension AppIntentsPlan {
    /// The generated code.
    var code: String { String(decoding: file.printed(), as: UTF8.self) }

    /// The file as input of the compiler.
    var source: (name: String, contents: String) { (table + "AppIntents.swift", code) }
}

extension DeploymentTarget {
    /// The stub frameworks of this system. Generated code uses no API that iOS 27 added.
    var stubs: AppIntentsStubs {
        switch self {
        case .ios16: .ios16
        case .ios17: .ios17
        case .ios18: .ios18
        case .ios26, .ios27: .ios26
        }
    }
}

extension DeploymentTarget {
    /// The compiler's diagnostics for generated code, if any. Each file is a separate module.
    func typeCheck(_ sources: [SwiftFrontend.Source]) throws -> String {
        let modules = sources.map { [$0] }
        guard self == .ios16 else { return try stubs.typeCheck(modules: modules) }
        return try AppIntentsStubs.ios17.typeCheck(modules: modules)
            + stubs.typeCheck(modules: sources.map { [($0.name, Self.removingWidgets($0.contents))] })
    }

    /// The files for this system that do not compile already because only their availability differs from those for the
    /// system before.
    func newSources(_ sources: (DeploymentTarget) throws -> [SwiftFrontend.Source]) rethrows -> [SwiftFrontend.Source] {
        guard let previous = Self.allCases.last(where: { $0 < self }) else { return try sources(self) }
        let known = try Set(sources(previous).map { AppIntentsStubs.withoutAvailability($0.contents) })
        return try sources(self).filter { !known.contains(AppIntentsStubs.withoutAvailability($0.contents)) }
    }

    /// Checks generated code, with each file as a separate module. Widgets need iOS 17, so code for iOS 16 is compiled
    /// with iOS 17's frameworks, and then once more without its widgets.
    func check(_ sources: [SwiftFrontend.Source]) throws -> AppIntentsStubs.Check {
        guard self == .ios16 else { return try stubs.check(modules: sources.map { [$0] }) }
        let everything = try AppIntentsStubs.ios17.check(modules: sources.map { [$0] })
        guard everything.diagnostics.isEmpty else { return everything }
        return try stubs.check(modules: sources.map { [($0.name, Self.removingWidgets($0.contents))] })
    }

    /// Removes all top-level declarations that require iOS 17.
    static func removingWidgets(_ code: String) -> String {
        var result: [Substring] = []
        var isSkipping = false
        for line in code.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("@available(iOS 17.0") { isSkipping = true }
            if !isSkipping { result.append(line) }
            if line == "}" || (line.hasSuffix("}") && line.hasPrefix("extension")) { isSkipping = false }
        }
        return result.joined(separator: "\n")
    }
}
