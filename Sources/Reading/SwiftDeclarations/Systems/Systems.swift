/// The systems that a part of a source is compiled for in a release build, according to its `#if` conditions; none for
/// code in debug builds only. Any other condition, such as `canImport`, may hold or not, and excludes no system.
package struct Systems: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let iOS = Systems(rawValue: 1)
    package static let all = Systems(rawValue: 63)

    private static let known = ["iOS", "macCatalyst", "macOS", "tvOS", "visionOS", "watchOS"]

    /// The systems that the conditions name: the excluded ones if tvOS, which has no widgets, is included.
    package var named: Systems { contains(Systems(["tvOS"])) ? Systems.all.subtracting(self) : self }

    package var names: [String] { Self.known.filter { !isDisjoint(with: Systems([$0])) } }

    /// One value for each system.
    package var each: [Systems] { names.map { Systems([$0]) } }

    /// The systems in words: `iOS, macOS`, or `all systems but macCatalyst` if at most two are missing.
    package var words: String {
        let missing = Systems.all.subtracting(self).names
        if missing.isEmpty { return "all systems" }
        return missing.count < 3
            ? "all systems but \(missing.joined(separator: " and "))" : names.joined(separator: ", ")
    }

    /// Ignores other names, since those systems have neither widgets nor App Intents.
    package init(_ names: [String]) {
        self.init(rawValue: names.reduce(0) { $0 | (Self.known.firstIndex(of: $1).map { 1 << UInt8($0) } ?? 0) })
    }
}

extension Systems {
    /// The systems on which an `#if` condition may hold, and those on which it may fail.
    typealias Condition = (holds: Systems, fails: Systems)

    private static let nestingLimit = 16

    /// Reads the tokens of a condition. A condition that is not understood may hold or fail.
    static func condition(_ tokens: ArraySlice<Token>, in bytes: [UInt8]) -> Condition {
        var rest = tokens
        let read = any(&rest, bytes, depth: 0)
        return rest.isEmpty ? read : (.all, .all)
    }

    private static func any(_ tokens: inout ArraySlice<Token>, _ bytes: [UInt8], depth: Int) -> Condition {
        var result: Condition = ([], .all)
        while true {
            var part = operand(&tokens, bytes, depth: depth)
            while tokens.first?.kind == .ampersand, tokens.dropFirst().first?.kind == .ampersand {
                tokens.removeFirst(2)
                let next = operand(&tokens, bytes, depth: depth)
                part = (part.holds.intersection(next.holds), part.fails.union(next.fails))
            }
            result = (result.holds.union(part.holds), result.fails.intersection(part.fails))
            guard let token = tokens.first, bytes.has("||", at: token.range) else { return result }
            tokens.removeFirst()
        }
    }

    private static func operand(_ tokens: inout ArraySlice<Token>, _ bytes: [UInt8], depth: Int) -> Condition {
        let negations = tokens.prefix { $0.kind == .exclamation }.count
        tokens.removeFirst(negations)
        guard let first = tokens.popFirst() else { return (.all, .all) }
        let isFalse = bytes.has("false", at: first.range) || bytes.has("DEBUG", at: first.range)
        var result: Condition = isFalse ? ([], .all) : (.all, .all)
        if first.kind == .openParenthesis {
            if depth < nestingLimit { result = any(&tokens, bytes, depth: depth + 1) }
            if tokens.first?.kind == .closeParenthesis { tokens.removeFirst() }
        } else if tokens.first?.kind == .openParenthesis {
            let argument = tokens.dropFirst().first.map { bytes.text($0.range) } ?? ""
            if let named = Systems(bytes.text(first.range), argument) { result = (named, .all.subtracting(named)) }
            tokens = tokens.drop { $0.kind != .closeParenthesis }.dropFirst()
        }
        return negations % 2 == 0 ? result : (result.fails, result.holds)
    }

    private init?(_ function: String, _ argument: String) {
        switch (function, argument) {
        case ("os", "iOS"): self.init(["iOS", "macCatalyst"])
        case ("os", "OSX"): self.init(["macOS"])
        case ("os", "xrOS"): self.init(["visionOS"])
        case ("os", _), ("targetEnvironment", "macCatalyst"): self.init([argument])
        default: return nil
        }
    }
}
