import Diagnostics

extension DeclarationParser {
    /// Finds the calls of `SystemProtocols.calls` anywhere in the source, and collects `listedTypes`.
    mutating func parseCalls() -> [SwiftCall] {
        var calls: [SwiftCall] = []
        var type = -1
        let hasBundle = tokens.contains {
            bytes.has("WidgetBundle", at: $0.range) || bytes.has("WidgetBundleBuilder", at: $0.range)
        }
        listsMore = hasBundle && tokens.indices.contains(where: isBodyOfBundleThatListsMore)
        /// The bodies of `if #available` around the current token, and the oldest systems that run them.
        var bodies: [(end: Int, introduced: [String: SystemVersion])] = []
        var steps = 4 * tokens.count
        for index in tokens.indices.dropLast(1) where tokens[index + 1].kind == .openParenthesis {
            let range = tokens[index].range
            let close = max(Int(tokens[index + 1].partner), index + 2)
            while let body = bodies.last, body.end < index { bodies.removeLast() }
            if let end = endOfBody(ofConditionAt: index, close),
                let own = Availability(parseArguments(index + 2..<close))
            {
                let outer = bodies.last?.introduced ?? [:]
                bodies.append((end, own.introduced.merging(outer, uniquingKeysWith: max)))
            }
            guard tokens[index].kind == .identifier else { continue }
            let isListed = hasBundle || bytes.has("body", at: tokens[min(close + 2, tokens.count - 1)].range)
            let takesKind = takesKind(at: index)
            guard isListed || takesKind || range.offsets.count >= SystemProtocols.shortestCall else { continue }
            var name = bytes.text(range)
            cursor = index
            let branch = branch
            let isOwn = takesKind && !SystemProtocols.calls.contains(name)
            guard isOwn || SystemProtocols.calls.contains(name) else {
                if isListed {
                    let listing = WidgetListing(systems: systems, introduced: bodies.last?.introduced ?? [:])
                    listedTypes[name] = listedTypes[name]?.union(listing) ?? listing
                }
                continue
            }
            while type + 1 < types.count, types[type + 1].range.lowerBound <= range.lowerBound { type += 1 }
            var owner = type < 0 ? nil : Optional(type)
            while let inside = owner, types[inside].range.upperBound < range.upperBound { owner = types[inside].parent }
            if isOwn {
                guard let owner, types[owner].isWidget else { continue }
                let base = index > 1 ? bytes.text(tokens[index - 2].range) : ""
                name = SystemProtocols.widgetConfigurations.contains(base) ? base : ""
            }
            let arguments = parseArguments(index + 2..<close)
            calls.append(
                SwiftCall(
                    name: name,
                    isOwn: isOwn,
                    arguments: arguments,
                    locals: localConstants(before: index, within: &steps),
                    type: owner,
                    branch: branch,
                    introduced: bodies.last?.introduced ?? [:],
                    range: range
                )
            )
        }
        // Of the functions that take a kind, the first one configures a widget that nothing else does.
        var configured = Set(
            calls.filter { !$0.isOwn && SystemProtocols.widgetConfigurations.contains($0.name) }.map(\.type)
        )
        return calls.filter { !$0.isOwn || configured.insert($0.type).inserted }
    }

    /// Whether the body of a widget bundle begins at a token, and has more than types, conditions and their arguments.
    private func isBodyOfBundleThatListsMore(at index: Int) -> Bool {
        guard index > 0, tokens[index - 1].keyword == .var, bytes.has("body", at: tokens[index].range),
            types.contains(where: { type in
                type.inheritedTypes.contains { $0.type.name == "WidgetBundle" }
                    && type.range.lowerBound < tokens[index].start && tokens[index].end < type.range.upperBound
            }),
            let brace = tokens.indices.dropFirst(index).first(where: { tokens[$0].kind == .openBrace })
        else { return false }
        let end = Int(tokens[brace].partner)
        var position = brace + 1
        while position < end {
            let token = tokens[position]
            switch token.kind {
            case .openParenthesis: position = max(Int(token.partner), position)
            case .identifier where token.keyword == .if || token.keyword == .switch:
                position = tokens[position..<end].firstIndex { $0.kind == .openBrace } ?? end
            case .identifier where token.keyword == .none && tokens[position - 1].kind != .at:
                if bytes[token.range.offsets].first?.isLowercase == true { return true }
            default: break
            }
            position += 1
        }
        return false
    }

    /// Whether a function takes the kind of a widget: `configuration(kind: "soup", …)`.
    private func takesKind(at index: Int) -> Bool {
        guard index + 3 < tokens.count, bytes.has("kind", at: tokens[index + 2].range) else { return false }
        return tokens[index + 3].kind == .colon && (index == 0 || !bytes.has("func", at: tokens[index - 1].range))
    }

    /// The maximum number of tokens between `#available(…)` and the body.
    private static let conditionLimit = 64

    /// The index of the last token of the body that runs if `#available(…)` holds; `nil` for any other token.
    private func endOfBody(ofConditionAt index: Int, _ close: Int) -> Int? {
        guard tokens[index].kind == .pound, bytes.has("#available", at: tokens[index].range) else { return nil }
        let following = tokens.indices.dropFirst(close).prefix(Self.conditionLimit)
        guard let brace = following.first(where: { tokens[$0].kind == .openBrace }),
            tokens[brace - 1].keyword != .else
        else { return nil }
        return max(Int(tokens[brace].partner), brace)
    }
}

/// Where a widget bundle shows a type: the systems for which it is compiled, and the oldest ones by platform.
package struct WidgetListing: Hashable, Sendable {
    package var systems: Systems
    package var introduced: [String: SystemVersion] = [:]

    package init(systems: Systems, introduced: [String: SystemVersion] = [:]) {
        (self.systems, self.introduced) = (systems, introduced)
    }

    package func union(_ other: WidgetListing) -> WidgetListing {
        let own = introduced.filter { other.isLimited(on: $0.key) }
        return WidgetListing(
            systems: systems.union(other.systems),
            introduced: own.merging(other.introduced.filter { isLimited(on: $0.key) }, uniquingKeysWith: min)
        )
    }

    private func isLimited(on platform: String) -> Bool {
        introduced[platform] != nil || systems.isDisjoint(with: Systems([platform]))
    }
}

/// A call that configures a widget or an App Shortcut.
package struct SwiftCall: Hashable, Sendable {
    /// For a function of the project, the system's type whose member it is; empty if it is none.
    package var name: String
    /// Whether it is a function of the project that takes the kind of a widget.
    package var isOwn = false
    package var arguments: [SwiftAttribute.Argument]
    /// The constants that the statements around the call declare before it, nearest first.
    package var locals: [PropertyDeclaration]
    /// The index of the innermost enclosing type in the file's types.
    package var type: Int?
    package var branch: Int?
    /// The oldest systems that run it, by platform, where a condition asks for them.
    package var introduced: [String: SystemVersion] = [:]
    /// The range of the name.
    package var range: SourceRange

    package func argument(_ label: String) -> SwiftAttribute.Argument? { arguments.first { $0.label == label } }
}
