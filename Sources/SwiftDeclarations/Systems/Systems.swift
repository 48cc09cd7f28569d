/// The systems for which a part of a source is compiled, as far as its conditions tell. A condition about anything else, such as
/// `DEBUG` or `canImport`, may hold or not, and leaves out none.
package struct Systems: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let iOS = Systems(rawValue: 1)
    package static let catalyst = Systems(rawValue: 2)
    package static let all = Systems(rawValue: 63)

    private static let known = ["iOS", "macCatalyst", "macOS", "tvOS", "visionOS", "watchOS"]

    /// Those that the conditions seem to name. No widgets are on tvOS, so that it stands for those that none names.
    package var named: Systems { contains(Systems(["tvOS"])) ? Systems.all.subtracting(self) : self }

    package var names: [String] { Self.known.indices.filter { rawValue & 1 << $0 != 0 }.map { Self.known[$0] } }

    /// Other names are no systems that widgets and App Intents have.
    package init(_ names: [String]) {
        self.init(rawValue: names.reduce(0) { $0 | (Self.known.firstIndex(of: $1).map { 1 << UInt8($0) } ?? 0) })
    }
}

/// What a condition of `#if` says.
struct CompilationCondition {
    /// Where it may hold, and where it may not.
    private(set) var holds = Systems.all
    private(set) var fails = Systems.all

    private static let nestingLimit = 16

    init(holds: Systems = .all, fails: Systems = .all) { (self.holds, self.fails) = (holds, fails) }

    /// Reads the tokens of a condition. What is not understood may hold or not.
    init(_ tokens: ArraySlice<Token>, in bytes: [UInt8]) {
        var rest = tokens
        let read = Self.any(&rest, bytes, depth: 0)
        if rest.isEmpty { self = read }
    }

    private static func any(_ tokens: inout ArraySlice<Token>, _ bytes: [UInt8], depth: Int) -> Self {
        var result = Self(holds: [])
        while true {
            var part = operand(&tokens, bytes, depth)
            while tokens.first?.kind == .ampersand, tokens.dropFirst().first?.kind == .ampersand {
                tokens.removeFirst(2)
                let next = operand(&tokens, bytes, depth)
                part = Self(holds: part.holds.intersection(next.holds), fails: part.fails.union(next.fails))
            }
            result = Self(holds: result.holds.union(part.holds), fails: result.fails.intersection(part.fails))
            guard let token = tokens.first, bytes.has("||", at: token.range) else { return result }
            tokens.removeFirst()
        }
    }

    private static func operand(_ tokens: inout ArraySlice<Token>, _ bytes: [UInt8], _ depth: Int) -> Self {
        let negations = tokens.prefix { $0.kind == .exclamation }.count
        tokens.removeFirst(negations)
        guard let first = tokens.popFirst() else { return Self() }
        var result = Self()
        if first.kind == .openParenthesis {
            if depth < nestingLimit { result = any(&tokens, bytes, depth: depth + 1) }
            if tokens.first?.kind == .closeParenthesis { tokens.removeFirst() }
        } else if tokens.first?.kind == .openParenthesis {
            let argument = tokens.dropFirst().first.map { bytes.text($0.range) } ?? ""
            result = Self(bytes.text(first.range), argument)
            tokens = tokens.drop { $0.kind != .closeParenthesis }.dropFirst()
        } else if bytes.has("false", at: first.range) {
            result = Self(holds: [])
        }
        return negations % 2 == 0 ? result : Self(holds: result.fails, fails: result.holds)
    }

    private init(_ function: String, _ argument: String) {
        switch (function, argument) {
        case ("os", "iOS"): holds = [.iOS, .catalyst]
        case ("os", "OSX"): holds = Systems(["macOS"])
        case ("os", "xrOS"): holds = Systems(["visionOS"])
        case ("os", _), ("targetEnvironment", "macCatalyst"): holds = Systems([argument])
        default: return
        }
        fails = Systems.all.subtracting(holds)
    }
}
