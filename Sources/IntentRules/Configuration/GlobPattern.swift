/// A pattern for paths and symbols: `*` is any text without a slash, `**` any text, `**/` any number of folders, none
/// included, and `?` one character but a slash. A pattern that ends with a slash stands for all that is below.
public struct GlobPattern: Hashable, Sendable {
    /// The pattern as written.
    public let text: String
    private let tokens: [Token]

    private enum Token: Hashable {
        case scalar(Unicode.Scalar)
        case anyScalar
        case anyInComponent
        case anything
        /// Nothing, or anything that ends with a slash.
        case anyFolders
    }

    /// Takes the pattern apart. Every text is a pattern.
    public init(_ text: String) {
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
                    tokens.append(.anyFolders)
                } else {
                    tokens.append(.anything)
                }
            case "*": tokens.append(.anyInComponent)
            case "?": tokens.append(.anyScalar)
            default: tokens.append(.scalar(first))
            }
        }
        if tokens.last == .scalar("/") { tokens.append(.anything) }
        self.tokens = tokens
    }

    /// Whether the pattern stands for all of `text`. The time is at most the product of both lengths.
    public func matches(_ text: String) -> Bool {
        let scalars = Array(text.unicodeScalars)
        // Which prefixes of the text the tokens so far stand for.
        var reached = [Bool](repeating: false, count: scalars.count + 1)
        reached[0] = true
        for token in tokens {
            var next = [Bool](repeating: false, count: scalars.count + 1)
            switch token {
            case .scalar(let scalar):
                for index in scalars.indices where reached[index] && scalars[index] == scalar { next[index + 1] = true }
            case .anyScalar:
                for index in scalars.indices where reached[index] && scalars[index] != "/" { next[index + 1] = true }
            case .anyInComponent:
                for index in reached.indices {
                    next[index] = reached[index] || (index > 0 && next[index - 1] && scalars[index - 1] != "/")
                }
            case .anything:
                for index in reached.indices { next[index] = reached[index] || (index > 0 && next[index - 1]) }
            case .anyFolders:
                var isOpen = false
                for index in reached.indices {
                    next[index] = reached[index] || (isOpen && scalars[index - 1] == "/")
                    isOpen = isOpen || reached[index]
                }
            }
            reached = next
        }
        return reached[scalars.count]
    }
}
