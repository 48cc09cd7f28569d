import Diagnostics

/// Pairs brackets as tokens are read, and recovers from missing ones: a closing brace also closes what was left open
/// inside it, and other closing brackets never close a brace.
struct BracketPairing {
    private var open: [(token: Int, shape: Int)] = []
    /// The positions in `open` of each shape's brackets, for finding the innermost one in constant time.
    private var positions: [[Int]] = [[], [], []]

    /// Brackets below this position are never closed: another `#if` branch has closed them or will.
    var floor = 0

    var depth: Int { open.count }

    mutating func open(_ token: Int, _ kind: Token.Kind) {
        positions[kind.shape].append(open.count)
        open.append((token, kind.shape))
    }

    mutating func close(_ token: Int, in tokens: inout [Token], _ notes: inout NoteList) {
        let shape = tokens[token].kind.shape
        let brace = Token.Kind.openBrace.shape
        guard let position = positions[shape].last, position >= floor,
            shape == brace || position > positions[brace].last ?? -1
        else {
            // A bracket that closes nothing is its own partner.
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

    /// Ends the brackets that an `#if` branch opened and did not close.
    mutating func unwind(to depth: Int, at token: Int, _ tokens: inout [Token]) {
        while open.count > depth { tokens[pop()].partner = UInt32(token) }
    }

    /// Ends the brackets that are still open at the end of the source.
    mutating func finish(_ tokens: inout [Token], _ notes: inout NoteList) {
        for unclosed in open { notes.add(.unbalancedBracket, tokens[unclosed.token].range) }
        unwind(to: 0, at: tokens.count - 1, &tokens)
    }

    /// Removes the innermost bracket, and returns the index of its token.
    private mutating func pop() -> Int {
        let last = open.removeLast()
        positions[last.shape].removeLast()
        return last.token
    }
}
