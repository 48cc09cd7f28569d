import Foundation
import TestSupport
import Testing

@testable import IntentSchema

/// `Docs/FormatKeys.md` is generated from the table of the reader.
@Suite struct FormatKeyPageTests {
    @Test func thePageIsThatOfTheReader() throws {
        try expectGolden(Array(FormatKeys.page.utf8), at: Project.root.appendingPathComponent("Docs/FormatKeys.md"))
    }

    /// The type of each key is one that it has in files.
    @Test func theTypesAreThoseOfFiles() throws {
        var types: [Substring: [Substring]] = [:]
        for row in try String(contentsOf: EveryKeyTests.table, encoding: .utf8).split(separator: "\n") {
            let columns = row.split(separator: "\t")
            let key = columns[0].split(separator: ".").last?.prefix { $0 != "[" } ?? ""
            types[key, default: []] += columns[1].split(separator: ",")
        }
        for format in FormatKeys.all {
            for row in format.rows {
                let key = format.prefix + row.names[0]
                guard row.type != .scalar, let known = types[Substring(key)] else { continue }
                // Some Booleans are 1 or `YES`.
                let isShown = known.contains {
                    $0 == (row.type == .dictionary ? "dict" : row.type.rawValue.lowercased())
                }
                #expect(isShown || row.type == .boolean, "\(key): \(known)")
            }
        }
    }
}
