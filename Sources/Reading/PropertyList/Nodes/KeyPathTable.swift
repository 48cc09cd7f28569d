import Diagnostics

/// The container of each value of a document, and the value's position in it. Converts locations in the text to key
/// paths such as `INIntents[0].INIntentName`, with `["a,b"]` for a key that is not a word.
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

    /// Returns the path of the innermost value whose element or key contains the byte at `offset`; empty for the root
    /// value and the text around it.
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
        let name = document.keyNames[Int(record.key)]
        let isSimple = name.utf8.allSatisfy { $0 >= 0x80 || $0.isLetterOrDigit || $0 == 0x5F }
        guard isSimple, !name.isEmpty else {
            let escaped = name.unicodeScalars.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : "\($0)" }.joined()
            return "[\"\(escaped)\"]"
        }
        return ".\(name)"
    }

    /// Replaces ranges in a binary document with key paths, and removes fix-its for it, which edit text.
    ///
    /// - Parameter path: The path of the document, which may be unreadable.
    static func inPlaceOfRanges(_ document: PropertyListDocument?, at path: String, _ diagnostics: [Diagnostic])
        -> [Diagnostic]
    {
        guard !diagnostics.isEmpty else { return [] }
        let table = document.map { KeyPathTable($0) }
        func withKeyPath(_ location: SourceLocation) -> SourceLocation {
            guard case .range(let range) = location.place, location.path == path else { return location }
            let keyPath = table?.path(at: Int(range.lowerBound)) ?? ""
            return SourceLocation(path: path, place: keyPath.isEmpty ? .file : .keyPath(keyPath))
        }
        return diagnostics.map { diagnostic in
            var diagnostic = diagnostic
            diagnostic.mapLocations(withKeyPath)
            diagnostic.fixIts.removeAll { $0.edits(in: diagnostic.location.path).contains { $0.path == path } }
            return diagnostic
        }
    }
}

extension PropertyListDocument {
    /// Returns findings as reports show them. For a binary property list, whose text exists only in memory, key paths
    /// replace ranges, and fix-its, which would edit that text, are removed.
    package func keyPathsInPlaceOfRanges(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
        isBinary ? KeyPathTable.inPlaceOfRanges(self, at: source.path, diagnostics) : diagnostics
    }
}
