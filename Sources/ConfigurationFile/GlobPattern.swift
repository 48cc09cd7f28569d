/// A pattern for paths and symbols: `*` is any text without a slash, `**` any text, `**/` any number of folders, none
/// included, and `?` one character but a slash. A pattern that ends with a slash stands for all that is below.
package struct GlobPattern: Hashable, Sendable {
    package let text: String
    private let tokens: [Token]

    /// The most characters that a pattern may have where it is read. Matching costs a step for each character of the text and each
    /// of the pattern.
    package static let lengthLimit = 1_000

    fileprivate enum Token: Hashable {
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
    }

    /// Whether the pattern stands for all of `text`.
    ///
    /// A state is how many tokens have been matched; each character moves all states that the text so far can lead to.
    package func matches(_ text: String) -> Bool {
        var states = [Bool](repeating: false, count: tokens.count + 1)
        states[0] = true
        skip(&states)
        for scalar in text.unicodeScalars {
            var isAlive = false
            // From the last one, so that each is read before another one leads to it.
            for state in states.indices.reversed() {
                let stays = states[state] && state < tokens.count && tokens[state].mayRepeat(over: scalar)
                states[state] = stays || (state > 0 && states[state - 1] && tokens[state - 1].isOne(scalar))
                isAlive = isAlive || states[state]
            }
            guard isAlive else { return false }
            skip(&states)
        }
        return states[tokens.count]
    }

    /// Adds the states after tokens that may match nothing.
    private func skip(_ states: inout [Bool]) {
        for (state, token) in tokens.enumerated() where states[state] {
            switch token {
            case .scalar, .anyScalar: break
            case .anyInComponent, .anything: states[state + 1] = true
            case .optionalFolders:
                states[state + 1] = true
                states[state + 3] = true
            }
        }
    }
}

extension GlobPattern.Token {
    /// Whether it stands for one character, and for this one.
    fileprivate func isOne(_ scalar: Unicode.Scalar) -> Bool {
        switch self {
        case .scalar(let own): own == scalar
        case .anyScalar: scalar != "/"
        case .anyInComponent, .anything, .optionalFolders: false
        }
    }

    /// Whether it may stand for a character and more.
    fileprivate func mayRepeat(over scalar: Unicode.Scalar) -> Bool {
        self == .anything || (self == .anyInComponent && scalar != "/")
    }
}
