/// A direct definition of patterns: which prefixes of the text each part of the pattern can match. The time is the
/// product of both lengths.
enum GlobDefinition {
    static func matches(_ pattern: String, _ text: String) -> Bool {
        let text = Array(text.unicodeScalars)
        var rest = Array(pattern.unicodeScalars)[...]
        var reached = [Bool](repeating: false, count: text.count + 1)
        reached[0] = true
        // Whether a part that matches whole folders may start here.
        var isAtStart = true
        while let scalar = rest.popFirst() {
            var next = [Bool](repeating: false, count: text.count + 1)
            let isDouble = scalar == "*" && rest.first == "*"
            if isDouble { rest.removeFirst() }
            if isDouble, isAtStart, rest.first == "/" {
                rest.removeFirst()
                var isOpen = false
                for index in reached.indices {
                    next[index] = reached[index] || (isOpen && text[index - 1] == "/")
                    isOpen = isOpen || reached[index]
                }
            } else if scalar == "*" {
                isAtStart = false
                for index in reached.indices {
                    let isInside = index > 0 && next[index - 1] && (isDouble || text[index - 1] != "/")
                    next[index] = reached[index] || isInside
                }
            } else {
                isAtStart = scalar == "/"
                for index in text.indices where reached[index] {
                    next[index + 1] = scalar == "?" ? text[index] != "/" : text[index] == scalar
                }
                if isAtStart, rest.isEmpty {
                    // A slash at the end matches everything below.
                    for index in text.indices { next[index + 1] = next[index + 1] || next[index] }
                }
            }
            reached = next
        }
        return reached[text.count]
    }
}
