import Diagnostics
import SwiftDeclarations

/// What a source declares, a line for each declaration: what the tests compare.
func outline(_ text: String) -> String { outline(SwiftFile(SourceText(path: "A.swift", bytes: Array(text.utf8)))) }

func outline(_ file: SwiftFile) -> String {
    var lines = file.typealiases.map(outline)
    for type in file.types {
        lines.append(outline(type))
        lines += type.typealiases.map { "  " + outline($0) }
        lines += type.cases.map { "  " + outline($0, file) }
        lines += type.properties.map { "  " + outline($0, file) }
    }
    let table = LineTable(file.source.bytes)
    for note in file.notUnderstood {
        let position = table.position(at: Int(note.range.lowerBound))
        lines.append("? \(position.line):\(position.column) \(note.reason)")
    }
    return lines.joined(separator: "\n")
}

private func outline(_ type: SwiftTypeDeclaration) -> String {
    var text = type.attributes.map { outline($0, type.conditions) + " " }.joined()
    if let access = type.access { text += "\(access.rawValue) " }
    text += "\(type.kind.rawValue) \(type.fullName)"
    if !type.genericParameters.isEmpty { text += "<\(type.genericParameters.joined(separator: ", "))>" }
    if !type.inheritedTypes.isEmpty {
        text += ": " + type.inheritedTypes.map(\.type.description).joined(separator: ", ")
    }
    if let requirements = type.requirements { text += " where \(requirements)" }
    return text + outline(type.conditions)
}

private func outline(_ declaration: TypealiasDeclaration) -> String {
    "typealias \(declaration.name)\(declaration.isGeneric ? "<…>" : "") = \(declaration.target.type)"
        + outline(declaration.conditions)
}

private func outline(_ declaration: SwiftEnumerationCase, _ file: SwiftFile) -> String {
    var text = "case \(declaration.name)"
    if declaration.hasAssociatedValues { text += "(…)" }
    if let value = declaration.rawValue { text += " = " + outline(value, file) }
    return text + outline(declaration.conditions)
}

private func outline(_ property: PropertyDeclaration, _ file: SwiftFile) -> String {
    var text = property.attributes.map { outline($0, property.conditions) + " " }.joined()
    if let access = property.access { text += "\(access.rawValue) " }
    if property.isStatic { text += "static " }
    text += (property.isConstant ? "let " : "var ") + property.name
    if let type = property.type { text += ": \(type.type)" }
    if let value = property.value {
        text += property.isComputed ? " { \(outline(value, file)) }" : " = \(outline(value, file))"
    } else if property.isComputed {
        text += " { }"
    }
    return text + outline(property.conditions)
}

private func outline(_ attribute: SwiftAttribute, _ conditions: [CompilationCondition]) -> String {
    let arguments = attribute.arguments.map { ($0.label.map { "\($0): " } ?? "") + $0.text }.joined(separator: ", ")
    let text = "@\(attribute.name)" + (attribute.argumentText == nil ? "" : "(\(arguments))")
    return attribute.conditions == conditions ? text : text + outline(attribute.conditions)
}

private func outline(_ conditions: [CompilationCondition]) -> String {
    conditions.isEmpty ? "" : " [\(conditions.map(\.description).joined(separator: "; "))]"
}

func outline(_ value: DeclaredValue, _ file: SwiftFile) -> String {
    switch value {
    case .literal(.string(let text)): "\"\(text.replacing("\n", with: "⏎"))\""
    case .literal(.boolean(let value)): "\(value)"
    case .literal(.integer(let value)): "\(value)"
    case .literal(.number(let text)): "number \(text)"
    case .literal(.nil): "nil"
    case .expression(let range): "‹\(file.source.text(in: range))›"
    }
}
