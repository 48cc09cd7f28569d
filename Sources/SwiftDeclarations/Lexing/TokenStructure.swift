import Diagnostics

/// The tokens of a source with their brackets paired, and the conditions under which each stands.
struct TokenStructure {
    private(set) var tokens: [Token]
    /// Where other conditions begin to hold, in the order of the tokens; the first is the first token.
    private(set) var regions: [Region] = []
    private(set) var notes: NoteList

    /// The branches of conditional compilation.
    private(set) var branches = ConditionTree()

    struct Region {
        var firstToken: Int
        /// The innermost branch.
        var branch: ConditionTree.Index?
    }

    init(_ bytes: [UInt8]) {
        (tokens, notes) = bytes.withUnsafeBufferPointer { bytes in
            var lexer = Lexer(bytes)
            lexer.run()
            return (lexer.tokens, lexer.notes)
        }
        var pairing = BracketPairing()
        var conditionals = OpenConditionals()
        regions.append(Region(firstToken: 0))
        var index = 0
        while index < tokens.count - 1 {
            let kind = tokens[index].kind
            if kind.isOpening {
                pairing.open(index, kind)
            } else if kind.isClosing {
                pairing.close(index, &tokens, &notes)
            } else if kind.isDirective {
                index = readDirective(at: index, bytes, &pairing, &conditionals)
                continue
            }
            index += 1
        }
        pairing.finish(&tokens, &notes)
        for conditional in conditionals.open { notes.add(.unbalancedCondition, tokens[conditional.token].range) }
    }

    /// Returns the index of the token to go on with.
    private mutating func readDirective(
        at index: Int,
        _ bytes: [UInt8],
        _ pairing: inout BracketPairing,
        _ conditionals: inout OpenConditionals
    ) -> Int {
        let kind = tokens[index].kind
        var next = endOfCondition(after: index)
        let text = next > index + 1 ? bytes.text(SourceRange(tokens[index + 1].start, tokens[next - 1].end)) : ""
        if kind == .ifDirective {
            let branch = branches.begin(at: tokens[index].start, text, inside: conditionals.open.last?.branch)
            if branch == nil { notes.add(.nestedTooDeeply, tokens[index].range) }
            conditionals.begin(at: index, branch ?? conditionals.open.last?.branch, pairing, isCounted: branch != nil)
        } else if let conditional = conditionals.open.last {
            let splits = pairing.depth != conditional.depth
            if splits {
                let start = tokens[conditional.token].start
                notes.add(.conditionSplitsDeclaration, SourceRange(start, tokens[index].end))
            }
            if splits, conditional.isFirstBranch {
                // What the first branch opens stays open, so that the source behind it is read as if it were the only one.
                if kind != .endifDirective { next = endOfConditional(from: next) }
                conditionals.end(&pairing)
            } else {
                pairing.unwind(to: conditional.depth, at: index, &tokens)
                if kind == .endifDirective {
                    conditionals.end(&pairing)
                } else {
                    let directive: CompilationCondition.Directive = kind == .elseDirective ? .else : .elseif
                    conditionals.goOn(&pairing) { branches.goOn(from: $0, directive, text) }
                }
            }
        } else {
            notes.add(.unbalancedCondition, tokens[index].range)
        }
        tokens[index].partner = UInt32(next)
        regions.append(Region(firstToken: index, branch: conditionals.open.last?.branch))
        return next
    }

    /// A condition goes on to the end of its line, and of the parentheses that are opened there.
    private func endOfCondition(after directive: Int) -> Int {
        var index = directive + 1
        var depth = 0
        while index < tokens.count - 1 {
            let token = tokens[index]
            if token.kind.isDirective { break }
            if token.startsLine, depth <= 0 { break }
            // No condition has braces: an open parenthesis does not take the rest of the file with it.
            if token.kind == .openBrace || token.kind == .closeBrace { break }
            if token.kind == .openParenthesis { depth += 1 }
            if token.kind == .closeParenthesis { depth -= 1 }
            index += 1
        }
        return index
    }

    /// The index of the `#endif` whose `#if` is open at a token, or of the last token.
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
