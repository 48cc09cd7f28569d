import Diagnostics

extension DeclarationParser {
    /// Finds the calls of `SystemProtocols.calls` anywhere in the source, and collects `listedTypes`.
    mutating func parseCalls() -> [SwiftCall] {
        var calls: [SwiftCall] = []
        var type = -1
        let hasBundle = tokens.contains {
            bytes.has("WidgetBundle", at: $0.range) || bytes.has("WidgetBundleBuilder", at: $0.range)
        }
        for index in tokens.indices.dropLast(1)
        where tokens[index + 1].kind == .openParenthesis && tokens[index].kind == .identifier {
            let range = tokens[index].range
            let close = max(Int(tokens[index + 1].partner), index + 2)
            let isListed = hasBundle || bytes.has("body", at: tokens[min(close + 2, tokens.count - 1)].range)
            guard isListed || range.offsets.count >= SystemProtocols.shortestCall else { continue }
            let name = bytes.text(range)
            cursor = index
            let branch = branch
            guard SystemProtocols.calls.contains(name) else {
                if isListed { listedTypes[name, default: []].formUnion(systems) }
                continue
            }
            while type + 1 < types.count, types[type + 1].range.lowerBound <= range.lowerBound { type += 1 }
            var owner = type < 0 ? nil : Optional(type)
            while let inside = owner, types[inside].range.upperBound < range.upperBound { owner = types[inside].parent }
            let arguments = parseArguments(index + 2..<close)
            calls.append(SwiftCall(name: name, arguments: arguments, type: owner, branch: branch, range: range))
        }
        return calls
    }
}

/// A call that configures a widget or an App Shortcut.
package struct SwiftCall: Hashable, Sendable {
    package var name: String
    package var arguments: [SwiftAttribute.Argument]
    /// The index of the innermost enclosing type in the file's types.
    package var type: Int?
    package var branch: Int?
    /// The range of the name.
    package var range: SourceRange

    package func argument(_ label: String) -> SwiftAttribute.Argument? { arguments.first { $0.label == label } }
}
