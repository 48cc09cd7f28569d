import Foundation
import Testing
import enum FileChanges.UnifiedDiff

/// Whether goldens are rewritten instead of compared: `INTENTC_UPDATE_GOLDENS=1 swift test`.
private let isUpdatingGoldens = ProcessInfo.processInfo.environment["INTENTC_UPDATE_GOLDENS"] == "1"

/// Expects a text to equal the golden file, and shows any difference.
public func expectGolden(
    _ actual: some Sequence<UInt8>,
    at file: URL,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let actual = Array(actual)
    if isUpdatingGoldens {
        try FileManager.default.createDirectory(
            at: file.deletingLastPathComponent(),
            withIntermediateDirectories: true
        )
        // An unchanged file keeps its date, so that nothing is recompiled because of it.
        if FileManager.default.contents(atPath: file.path) != Data(actual) { try Data(actual).write(to: file) }
    }
    guard let expected = FileManager.default.contents(atPath: file.path) else {
        Issue.record("\(file.path) is missing; INTENTC_UPDATE_GOLDENS=1 writes it", sourceLocation: sourceLocation)
        return
    }
    let difference = UnifiedDiff.between(
        Array(expected),
        actual,
        oldName: "expected/\(file.lastPathComponent)",
        newName: "actual/\(file.lastPathComponent)"
    )
    guard !difference.isEmpty else { return }
    Issue.record("\(String(decoding: difference, as: UTF8.self))", sourceLocation: sourceLocation)
}

/// Expects a folder to contain exactly these files.
public func expectGoldens(
    _ actual: [(name: String, contents: String)],
    in folder: URL,
    sourceLocation: SourceLocation = #_sourceLocation
) throws {
    let names = Set(actual.map(\.name))
    #expect(names.count == actual.count, "two goldens have one name", sourceLocation: sourceLocation)
    for (name, contents) in actual {
        try expectGolden(contents.utf8, at: folder.appendingPathComponent(name), sourceLocation: sourceLocation)
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() where !names.contains(name) {
        if isUpdatingGoldens {
            try FileManager.default.removeItem(at: folder.appendingPathComponent(name))
        } else {
            Issue.record("nothing makes \(name) any more", sourceLocation: sourceLocation)
        }
    }
}

/// The lines in which a form stands, without their indentation: what differs from one declaration to the next, where what
/// is around it is the same for each, and is in another golden.
public func excerpt(of text: String, _ form: Regex<Substring>) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.filter { $0.contains(form) }
        .map { $0 + "\n" }.joined()
}
