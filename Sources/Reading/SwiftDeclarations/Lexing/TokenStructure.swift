import Diagnostics

/// The tokens of a source, with paired brackets and the `#if` conditions around them.
struct TokenStructure {
    private(set) var tokens: [Token]
    /// The regions between `#if` directives, in source order. The first begins at the first token.
    private(set) var regions = [Region(firstToken: 0)]
    private(set) var notes: NoteList

    private var pairing = BracketPairing()
    /// The conditionals that are open, innermost last.
    private var conditionals: [Conditional] = []

    struct Region {
        var firstToken: Int
        /// The token index of the innermost branch's directive; `nil` outside of conditionals.
        var branch: Int?
        var systems = Systems.all
    }

    private struct Conditional {
        /// The token index of the `#if`.
        var token: Int
        var branch: Int
        /// The bracket depth and the pairing's floor at the `#if`.
        var depth: Int
        var floor: Int
        /// The systems that the branch is compiled for, and those that no branch certainly covers yet.
        var systems: Systems
        var others: Systems

        var isFirstBranch: Bool { branch == token }
    }

    /// The maximum depth of nested conditionals. Deeper ones are noted.
    private static let nestingLimit = 16

    init(_ bytes: [UInt8]) {
        (tokens, notes) = bytes.withUnsafeBufferPointer { bytes in
            var lexer = Lexer(bytes)
            lexer.run()
            return (lexer.tokens, lexer.notes)
        }
        var index = 0
        while index < tokens.count - 1 {
            let kind = tokens[index].kind
            if kind.isOpening {
                pairing.open(index, kind)
            } else if kind.isClosing {
                pairing.close(index, in: &tokens, &notes)
            } else if kind.isDirective {
                index = readDirective(at: index, bytes)
                continue
            }
            index += 1
        }
        pairing.finish(&tokens, &notes)
        for conditional in conditionals { notes.add(.unbalancedCondition, tokens[conditional.token].range) }
    }

    /// Reads a directive, and returns the index of the token to continue with.
    private mutating func readDirective(at index: Int, _ bytes: [UInt8]) -> Int {
        let kind = tokens[index].kind
        var next = endOfCondition(after: index)
        let condition = Systems.condition(tokens[index + 1..<next], in: bytes)
        if kind == .ifDirective {
            if conditionals.count >= Self.nestingLimit { notes.add(.nestedTooDeeply, tokens[index].range) }
            let around = conditionals.last?.systems ?? .all
            conditionals.append(
                Conditional(
                    token: index,
                    branch: index,
                    depth: pairing.depth,
                    floor: pairing.floor,
                    systems: around.intersection(condition.holds),
                    others: around.intersection(condition.fails)
                )
            )
        } else if var conditional = conditionals.popLast() {
            let splits = pairing.depth != conditional.depth
            if splits {
                let start = tokens[conditional.token].start
                notes.add(.conditionSplitsDeclaration, SourceRange(start, tokens[index].end))
            }
            let isOnlyBranch = splits && conditional.isFirstBranch
            if isOnlyBranch {
                // Brackets that the first branch opens stay open: the rest is read as if it were the only branch.
                if kind != .endifDirective { next = endOfConditional(from: next) }
            } else {
                pairing.unwind(to: conditional.depth, at: index, &tokens)
            }
            if isOnlyBranch || kind == .endifDirective {
                pairing.floor = conditional.floor
            } else {
                pairing.floor = conditional.depth
                conditional.branch = index
                conditional.systems = conditional.others.intersection(condition.holds)
                conditional.others.formIntersection(condition.fails)
                conditionals.append(conditional)
            }
        } else {
            notes.add(.unbalancedCondition, tokens[index].range)
        }
        tokens[index].partner = UInt32(next)
        let branch = conditionals.last
        regions.append(Region(firstToken: index, branch: branch?.branch, systems: branch?.systems ?? .all))
        return next
    }

    /// The index of the token after a condition, which ends with its line and the parentheses opened there.
    private func endOfCondition(after directive: Int) -> Int {
        var index = directive + 1
        var depth = 0
        while index < tokens.count - 1 {
            let token = tokens[index]
            if token.kind.isDirective { break }
            if token.startsLine, depth <= 0 { break }
            // Conditions have no braces, so an unclosed parenthesis does not swallow the rest of the file.
            if token.kind == .openBrace || token.kind == .closeBrace { break }
            if token.kind == .openParenthesis { depth += 1 }
            if token.kind == .closeParenthesis { depth -= 1 }
            index += 1
        }
        return index
    }

    /// The index of the token after the `#endif` of the conditional that is open at a token, or of the last token.
    private func endOfConditional(from start: Int) -> Int {
        var depth = 1
        var index = start
        while index < tokens.count - 1 {
            if tokens[index].kind == .ifDirective { depth += 1 }
            if tokens[index].kind == .endifDirective { depth -= 1 }
            if depth == 0 { return index + 1 }
            index += 1
        }
        return index
    }
}
