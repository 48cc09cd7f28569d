/// A pattern for paths and symbols: `*` is any text without a slash, `**` any text, `**/` any number of folders, none
/// included, and `?` one character but a slash. A pattern that ends with a slash stands for all that is below.
package struct GlobPattern: Hashable, Sendable {
    /// The pattern as written.
    package let text: String
    private let tokens: [Token]
    /// The characters that the pattern names, sorted, each once.
    private let alphabet: [Unicode.Scalar]

    /// The most characters that a pattern may have where it is read. Matching costs a few steps for each character of the
    /// text and each 64 of the pattern.
    package static let lengthLimit = 1_000

    private enum Token: Hashable {
        case scalar(Unicode.Scalar)
        case anyScalar
        case anyInComponent
        case anything
        /// What follows, up to and including a slash, may be left out: `anything` and the slash.
        case optionalFolders
    }

    /// Takes the pattern apart. Every text is a pattern.
    package init(_ text: String) {
        self.text = text
        var tokens: [Token] = []
        var rest = Array(text.unicodeScalars)[...]
        while let first = rest.popFirst() {
            switch first {
            case "*" where rest.first == "*":
                rest.removeFirst()
                let isAtStart = tokens.isEmpty || tokens.last == .scalar("/")
                if isAtStart, rest.first == "/" {
                    rest.removeFirst()
                    // Any number of folders twice is any number of folders.
                    guard tokens.suffix(3).first != .optionalFolders else { continue }
                    tokens += [.optionalFolders, .anything, .scalar("/")]
                } else {
                    if tokens.last == .anyInComponent { tokens.removeLast() }
                    if tokens.last != .anything { tokens.append(.anything) }
                }
            case "*":
                if tokens.last != .anyInComponent, tokens.last != .anything { tokens.append(.anyInComponent) }
            case "?": tokens.append(.anyScalar)
            default: tokens.append(.scalar(first))
            }
        }
        if tokens.last == .scalar("/"), tokens.suffix(3).first != .optionalFolders { tokens.append(.anything) }
        self.tokens = tokens
        alphabet = Set(tokens.compactMap { if case .scalar(let scalar) = $0 { scalar } else { nil } }).sorted()
    }

    /// Whether the pattern stands for all of `text`.
    ///
    /// A state is how many tokens have been matched. All states that the text so far can lead to are the bits of a set, and
    /// each character moves the set as a whole.
    package func matches(_ text: String) -> Bool {
        let transitions = Transitions(tokens, alphabet)
        var states = transitions.start
        for scalar in text.unicodeScalars {
            guard transitions.move(&states, over: scalar, in: alphabet) else { return false }
        }
        return states[tokens.count / 64] & (1 << (tokens.count % 64)) != 0
    }

    /// The tokens as sets of states, 64 to a word.
    private struct Transitions {
        /// Where a token lets a state stay for any character, and for any but a slash.
        private var staying, stayingInComponent: [UInt64]
        /// Where a token may match nothing, and where three may.
        private var skipping, skippingFolders: [UInt64]
        private var anyScalar: [UInt64]
        /// For each character of the alphabet the states before it, one after another.
        private var before: [UInt64]
        private let words: Int

        init(_ tokens: [Token], _ alphabet: [Unicode.Scalar]) {
            words = tokens.count / 64 + 1
            let none = [UInt64](repeating: 0, count: words)
            (staying, stayingInComponent, skipping, skippingFolders, anyScalar) = (none, none, none, none, none)
            before = [UInt64](repeating: 0, count: words * alphabet.count)
            for (state, token) in tokens.enumerated() {
                let (word, bit) = (state / 64, UInt64(1) << (state % 64))
                switch token {
                case .scalar(let scalar):
                    if let index = Self.index(of: scalar, in: alphabet) { before[index * words + word] |= bit }
                case .anyScalar: anyScalar[word] |= bit
                case .anyInComponent:
                    stayingInComponent[word] |= bit
                    skipping[word] |= bit
                case .anything:
                    staying[word] |= bit
                    skipping[word] |= bit
                case .optionalFolders:
                    skipping[word] |= bit
                    skippingFolders[word] |= bit
                }
            }
        }

        /// The states that no text leads to.
        var start: [UInt64] {
            var states = [UInt64](repeating: 0, count: words)
            states[0] = 1
            skip(&states)
            return states
        }

        /// Moves the states over a character; false when there are none left.
        func move(_ states: inout [UInt64], over scalar: Unicode.Scalar, in alphabet: [Unicode.Scalar]) -> Bool {
            let row = Self.index(of: scalar, in: alphabet).map { $0 * words }
            let isSlash = scalar == "/"
            var carry: UInt64 = 0
            var union: UInt64 = 0
            for word in 0..<words {
                let old = states[word]
                var moving = row.map { old & before[$0 + word] } ?? 0
                if !isSlash { moving |= old & anyScalar[word] }
                let stays = old & (isSlash ? staying[word] : staying[word] | stayingInComponent[word])
                states[word] = moving << 1 | carry | stays
                carry = moving >> 63
                union |= states[word]
            }
            guard union != 0 else { return false }
            skip(&states)
            return true
        }

        /// Adds the states that a token leads to which matches nothing. No more than four such tokens follow each other:
        /// folders with what they consist of, and a star behind them.
        private func skip(_ states: inout [UInt64]) {
            for _ in 0..<4 {
                var (carry, carryOfFolders): (UInt64, UInt64) = (0, 0)
                for word in 0..<words {
                    let (one, three) = (states[word] & skipping[word], states[word] & skippingFolders[word])
                    states[word] |= one << 1 | carry | three << 3 | carryOfFolders
                    (carry, carryOfFolders) = (one >> 63, three >> 61)
                }
            }
        }

        private static func index(of scalar: Unicode.Scalar, in alphabet: [Unicode.Scalar]) -> Int? {
            let index = alphabet.countOfFirst { $0 < scalar }
            return index < alphabet.count && alphabet[index] == scalar ? index : nil
        }
    }
}
