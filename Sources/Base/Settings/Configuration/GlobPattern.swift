/// A pattern for paths and symbols. `*` matches any text without a slash, `**` any text, `**/` any number of folders,
/// including none, and `?` one character except a slash. A trailing slash matches everything below the folder.
package struct GlobPattern: Hashable, Sendable {
    package let text: String
    private let tokens: [Token]

    /// The longest pattern that readers accept, in Unicode scalars. Matching takes time proportional to the length of
    /// the pattern times that of the text.
    package static let lengthLimit = 1_000

    fileprivate enum Token: Hashable {
        case scalar(Unicode.Scalar)
        case anyScalar
        case anyInComponent
        case anything
        /// The next two tokens, `anything` and a slash, may be skipped.
        case optionalFolders
    }

    /// Parses a pattern. Every string is valid.
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
                    // `**/**/` matches the same as `**/`.
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

    /// Whether the pattern matches all of `text`.
    ///
    /// A state is the number of matched tokens. Each character advances all states that the text so far can reach.
    package func matches(_ text: String) -> Bool {
        var states = [Bool](repeating: false, count: tokens.count + 1)
        states[0] = true
        skip(&states)
        for scalar in text.unicodeScalars {
            var isAlive = false
            // Go backward, so that each state is read before it is overwritten.
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

    /// Adds the states after tokens that can match nothing.
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
    /// Whether the token matches exactly this one character.
    fileprivate func isOne(_ scalar: Unicode.Scalar) -> Bool {
        switch self {
        case .scalar(let own): own == scalar
        case .anyScalar: scalar != "/"
        case .anyInComponent, .anything, .optionalFolders: false
        }
    }

    /// Whether the token can match this character and still match more.
    fileprivate func mayRepeat(over scalar: Unicode.Scalar) -> Bool {
        self == .anything || (self == .anyInComponent && scalar != "/")
    }
}
