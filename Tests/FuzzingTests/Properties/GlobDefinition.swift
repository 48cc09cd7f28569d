/// What a pattern means, spelled out: which prefixes of the text each part of the pattern can stand for. Takes as long as the
/// product of both.
enum GlobDefinition {
    static func matches(_ pattern: String, _ text: String) -> Bool {
        let text = Array(text.unicodeScalars)
        var rest = Array(pattern.unicodeScalars)[...]
        var reached = [Bool](repeating: false, count: text.count + 1)
        reached[0] = true
        // Whether a part may begin that stands for whole folders.
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
                    // At the end a slash stands for all that is below.
                    for index in text.indices { next[index + 1] = next[index + 1] || next[index] }
                }
            }
            reached = next
        }
        return reached[text.count]
    }
}
