import Diagnostics
import SwiftDeclarations

/// The declarations of a source, one per line, for comparison.
func outline(_ text: String) -> String { outline(SwiftFile(SourceText(path: "A.swift", bytes: Array(text.utf8)))) }

func outline(_ file: SwiftFile) -> String { Outline(file).text }

private struct Outline {
    private let file: SwiftFile
    /// The branches of conditional compilation that contain anything, in order.
    private let branches: [Int]

    init(_ file: SwiftFile) {
        self.file = file
        var declared: [Int?] = []
        for type in file.types {
            declared.append(type.branch)
            declared += type.cases.map(\.branch)
            declared += type.attributes.map(\.branch)
            for property in type.properties { declared += [property.branch] + property.attributes.map(\.branch) }
        }
        branches = Set(declared.compactMap { $0 }).sorted()
    }

    var text: String {
        var lines = file.typealiases.map(outline)
        for type in file.types {
            lines.append(outline(type))
            lines += type.typealiases.map { "  " + outline($0) }
            lines += type.cases.map { "  " + outline($0) }
            lines += type.properties.map { "  " + outline($0) }
        }
        let table = LineTable(file.source.bytes)
        for note in file.notUnderstood {
            let position = table.position(at: Int(note.range.lowerBound))
            lines.append("? \(position.line):\(position.column) \(note.reason)")
        }
        return lines.joined(separator: "\n")
    }

    private func outline(_ type: SwiftTypeDeclaration) -> String {
        var text = type.attributes.map { outline($0, type.branch) + " " }.joined()
        if type.isPublic { text += "public " }
        text += "\(type.keyword) \(type.fullName)\(type.isGeneric ? "<…>" : "")"
        if !type.inheritedTypes.isEmpty {
            text += ": " + type.inheritedTypes.map(\.type.description).joined(separator: ", ")
        }
        return text + outline(type.branch)
    }

    private func outline(_ declaration: TypealiasDeclaration) -> String {
        "typealias \(declaration.name)\(declaration.isGeneric ? "<…>" : "") = \(declaration.target.type)"
    }

    private func outline(_ declaration: SwiftEnumerationCase) -> String {
        "case \(declaration.name)" + (declaration.rawValue.map { " = " + outline($0) } ?? "")
            + outline(declaration.branch)
    }

    private func outline(_ property: PropertyDeclaration) -> String {
        var text = property.attributes.map { outline($0, property.branch) + " " }.joined()
        if property.isStatic { text += "static " }
        text += "var " + property.name
        if let type = property.type { text += ": \(type.type)" }
        if let value = property.value { text += " = " + outline(value) }
        return text + outline(property.branch)
    }

    private func outline(_ attribute: SwiftAttribute, _ branch: Int?) -> String {
        let arguments = attribute.arguments.map { ($0.label.map { "\($0): " } ?? "") + $0.text }.joined(separator: ", ")
        let text = "@\(attribute.name)" + (attribute.argumentText == nil ? "" : "(\(arguments))")
        return attribute.branch == branch ? text : text + outline(attribute.branch)
    }

    private func outline(_ branch: Int?) -> String {
        branch.flatMap(branches.firstIndex).map { " [\($0 + 1)]" } ?? ""
    }

    private func outline(_ value: DeclaredValue) -> String {
        switch value {
        case .literal(.string(let text)): "\"\(text.replacing("\n", with: "⏎"))\""
        case .literal(.boolean(let value)): "\(value)"
        case .literal(.integer(let value)): "\(value)"
        case .literal(.number(let text)): "number \(text)"
        case .literal(.nil): "nil"
        case .expression(let range): "‹\(file.source.text(in: range))›"
        }
    }
}
