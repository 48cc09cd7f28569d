/// Rows whose cells are aligned in columns, for people.
package enum AlignedTable {
    /// The lines of the rows, which all have the same columns.
    ///
    /// - Parameter numbers: The columns whose cells end below each other, instead of beginning there.
    package static func lines(_ rows: [[String]], numbers: Range<Int> = 0..<0) -> [String] {
        let last = (rows.first?.count ?? 0) - 1
        let widths = (0...max(0, last)).map { column in rows.map { $0[column].count }.max() ?? 0 }
        return rows.map { row in
            row.enumerated().map { column, cell in
                let space = String(repeating: " ", count: widths[column] - cell.count)
                return numbers.contains(column) ? space + cell : column == last ? cell : cell + space
            }.joined(separator: "  ")
        }
    }
}
