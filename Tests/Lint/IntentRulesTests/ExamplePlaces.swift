import Diagnostics
@testable import IntentRules
import PropertyList
@testable import RuleSettings

/// The place of a finding as in examples: `path:line:column`, or the path for a whole file.
enum ExamplePlaces {
    static func words(for location: SourceLocation, in source: SourceText?) -> String {
        guard case .range(let range) = location.place, let source else { return location.path }
        let position = LineTable(source.bytes).position(at: Int(range.lowerBound))
        return "\(location.path):\(position.line):\(position.column)"
    }

    static func marked(in example: RuleExample) -> [String] {
        let marked = zip(example.files, example.sources).flatMap { file, source in
            file.marks.map { mark in
                guard let offset = offset(of: mark, in: file, source) else { return "\(file.path): nothing is marked" }
                let range = SourceRange(UInt32(offset), UInt32(offset))
                return words(for: SourceLocation(path: file.path, range: range), in: source)
            }
        }
        return marked + (example.wholeFile.map { [$0] } ?? [])
    }

    /// Converts an offset in the text of an example to an offset in its file.
    private static func offset(of mark: Int, in file: RuleExample.File, _ source: SourceText) -> Int? {
        guard file.isNotation else {
            // Rows that the example omits are inserted in one place.
            let isBefore = source.bytes.starts(with: file.shown.utf8.prefix(mark))
            return isBefore ? mark : mark + source.bytes.count - file.shown.utf8.count
        }
        // Inner keys and values precede those that contain them.
        guard let span = ExampleNotation.spans(in: file.shown).first(where: { $0.range.contains(mark) }),
            let document = PropertyListReader.read(source).document,
            let value = value(after: span.path, in: document.root)
        else { return nil }
        let range = span.isKey ? value.keyRange : value.pointingRange
        return Int(range.lowerBound) + mark - span.range.lowerBound
    }

    private static func value(after path: [ExampleNotation.Step], in root: PropertyListNode) -> PropertyListNode? {
        var (value, shape) = (root, ExampleShape.root)
        for step in path {
            let next: PropertyListNode?
            switch step {
            case .element(let index):
                // The properties that every type inherits precede its own.
                next = Array(value.children).dropFirst(shape.kind == .property ? index + 4 : index).first
            case .key(let key):
                next = value[shape.fullKey(key)]
                shape = shape.inside(key)
            }
            guard let next else { return nil }
            value = next
        }
        return value
    }
}
