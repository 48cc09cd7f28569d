import Diagnostics

/// Pairs brackets while tokens are read, also where some are missing: a brace closes what was left open inside it, and a
/// parenthesis never closes a brace.
struct BracketPairing {
    private struct Open {
        var token: Int
        var kind: Token.Kind
    }

    private var open: [Open] = []
    /// Where in `open` the braces, parentheses and square brackets are, so that the innermost of a kind is found at once.
    private var braces: [Int] = []
    private var parentheses: [Int] = []
    private var brackets: [Int] = []

    /// Brackets below this number are not closed: another branch of conditional compilation has closed them or will.
    var floor = 0

    var depth: Int { open.count }

    mutating func open(_ token: Int, _ kind: Token.Kind) {
        switch kind {
        case .openBrace: braces.append(open.count)
        case .openParenthesis: parentheses.append(open.count)
        default: brackets.append(open.count)
        }
        open.append(Open(token: token, kind: kind))
    }

    mutating func close(_ token: Int, _ tokens: inout [Token], _ notes: inout NoteList) {
        let kind = tokens[token].kind.opening
        let position =
            switch kind {
            case .openBrace: braces.last
            case .openParenthesis: parentheses.last
            default: brackets.last
            }
        guard let position, position >= floor, kind == .openBrace || position > braces.last ?? -1 else {
            // Its own partner: it closes nothing.
            tokens[token].partner = UInt32(token)
            return notes.add(.unbalancedBracket, tokens[token].range)
        }
        while open.count > position + 1 {
            let unclosed = pop()
            tokens[unclosed].partner = UInt32(token)
            notes.add(.unbalancedBracket, tokens[unclosed].range)
        }
        let opening = pop()
        tokens[opening].partner = UInt32(token)
        tokens[token].partner = UInt32(opening)
    }

    /// Gives up what a branch opened and did not close.
    mutating func unwind(to depth: Int, at token: Int, _ tokens: inout [Token]) {
        while open.count > depth { tokens[pop()].partner = UInt32(token) }
    }

    /// Ends what is open at the end of the source.
    mutating func finish(_ tokens: inout [Token], _ notes: inout NoteList) {
        for unclosed in open { notes.add(.unbalancedBracket, tokens[unclosed.token].range) }
        unwind(to: 0, at: tokens.count - 1, &tokens)
    }

    /// The index of the token that opened the innermost bracket.
    private mutating func pop() -> Int {
        let last = open.removeLast()
        switch last.kind {
        case .openBrace: braces.removeLast()
        case .openParenthesis: parentheses.removeLast()
        default: brackets.removeLast()
        }
        return last.token
    }
}
