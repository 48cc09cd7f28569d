import Diagnostics

/// What entries accept besides the findings that they were written for.
///
/// A finding about a whole table stands for findings that replace it as soon as the table gets better: once a language
/// has a table, its missing texts are reported, and once most of them are translated, each of the others. A finding
/// about unused rows of several tables is at the first of them. Progress must not make any of these new.
extension Baseline.Key {
    /// The reach of an entry about a table: a rule, and the table or all tables of a folder.
    struct Reach: Hashable {
        var code: String
        var place: String
        var subject: String
    }

    /// `nil` for an entry that accepts only its own findings.
    var reach: Reach? {
        switch code {
        case "IN0509": part.map { Reach(code: code, place: folder, subject: $0) }
        case "IN0513": Reach(code: code, place: folder, subject: symbol)
        case "IN0516", "IN0520": Reach(code: code, place: path, subject: symbol)
        default: nil
        }
    }

    /// The reaches of the entries that also accept findings with this key.
    var reaches: [Reach] {
        let withoutTable = Reach(code: "IN0513", place: folder, subject: symbol)
        let incomplete = ["IN0516", "IN0520"].map { Reach(code: $0, place: path, subject: symbol) }
        return switch code {
        // A new table may not yet be in the project.
        case "IN0507", "IN0530": [withoutTable]
        case "IN0508", "IN0516", "IN0520": [withoutTable] + incomplete
        case "IN0509": reach.map { [$0] } ?? []
        default: []
        }
    }

    private var folder: String { Path.localizationFolder(of: path) }
}
