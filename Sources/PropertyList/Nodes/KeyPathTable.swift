import Diagnostics

/// For each value of a document the container that holds it and the place it has there: turns places in the text into key
/// paths such as `INIntents[0].INIntentName`, and `["a,b"]` for a key that is not a word.
struct KeyPathTable {
    private let document: PropertyListDocument
    private var parents: [Int32] = []
    private var positions: [Int32] = []

    init(_ document: PropertyListDocument) {
        self.document = document
        let records = document.records
        parents.reserveCapacity(records.count)
        positions.reserveCapacity(records.count)
        var open: [(index: Int, end: Int, children: Int32)] = []
        for (index, record) in records.enumerated() {
            while let last = open.last, last.end <= index { open.removeLast() }
            parents.append(Int32(open.last?.index ?? -1))
            positions.append(open.last?.children ?? 0)
            if !open.isEmpty { open[open.count - 1].children += 1 }
            if record.isContainer { open.append((index, record.subtreeEnd(index), 0)) }
        }
    }

    /// The path of the innermost value whose element or key holds the byte at `offset`; empty for the outermost value and
    /// for what stands around it.
    func path(at offset: Int) -> String {
        let records = document.records
        var index = document.lastIndex(beginningUpTo: offset)
        while index > 0, offset >= Int(records[index].range.upperBound), parents[index] >= 0 {
            index = Int(parents[index])
        }
        var components: [String] = []
        while parents[index] >= 0 {
            let parent = Int(parents[index])
            components.append(component(records[index], positions[index], isIndex: records[parent].kind == .array))
            index = parent
        }
        let path = components.reversed().joined()
        return path.first == "." ? String(path.dropFirst()) : path
    }

    private func component(_ record: NodeRecord, _ position: Int32, isIndex: Bool) -> String {
        if isIndex || record.key < 0 { return "[\(position)]" }
        let name = document.keyNames[record.key]
        let isSimple = name.utf8.allSatisfy { $0 >= 0x80 || $0.isLetterOrDigit || $0 == 0x5F }
        guard isSimple, !name.isEmpty else {
            let escaped = name.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
            return "[\"\(escaped)\"]"
        }
        return ".\(name)"
    }

    /// Findings about a binary document with key paths in the place of ranges, and without fixes, which edit text.
    static func inPlaceOfRanges(_ document: PropertyListDocument?, _ diagnostics: [Diagnostic]) -> [Diagnostic] {
        guard !diagnostics.isEmpty else { return [] }
        let table = document.map { KeyPathTable($0) }
        func withKeyPath(_ location: SourceLocation) -> SourceLocation {
            guard case .range(let range) = location.place else { return location }
            let path = table?.path(at: Int(range.lowerBound)) ?? ""
            return SourceLocation(path: location.path, place: path.isEmpty ? .file : .keyPath(path))
        }
        return diagnostics.map { diagnostic in
            var diagnostic = diagnostic
            diagnostic.location = withKeyPath(diagnostic.location)
            diagnostic.related = diagnostic.related.map { RelatedLocation($0.message, at: withKeyPath($0.location)) }
            diagnostic.fixIts = []
            return diagnostic
        }
    }
}

extension PropertyListDocument {
    /// Findings about a binary property list as they should be reported: its text exists in memory only, so key paths take
    /// the place of ranges, and fixes, which would edit the text, are left out. For other documents nothing changes.
    package func keyPathsInPlaceOfRanges(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        isBinary ? KeyPathTable.inPlaceOfRanges(self, diagnostics) : diagnostics
    }
}
