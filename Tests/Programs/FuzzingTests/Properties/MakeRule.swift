/// Parses a rule according to make's manual: how names are separated, and the meaning of backslashes and dollar signs.
struct MakeRule {
    private(set) var targets: [String] = []
    private(set) var prerequisites: [String] = []

    /// Fails for anything but one rule with names: variables, patterns, recipes, comments, assignments.
    init?(_ text: String) {
        guard text.unicodeScalars.last == "\n" else { return nil }
        var rest = Array(text.unicodeScalars.dropLast())[...]
        var isAfterColon = false
        var name = ""
        while let scalar = rest.popFirst() {
            switch scalar {
            case "\\":
                guard let next = rest.first else { return nil }
                if next == "\n" {
                    rest.removeFirst()
                    finish(&name, isAfterColon)
                } else if " #:".unicodeScalars.contains(next) || next == (isAfterColon ? "|" : "%") {
                    rest.removeFirst()
                    name.unicodeScalars.append(next)
                } else {
                    // Any other backslash is literal unless another one follows.
                    guard next != "\\" else { return nil }
                    name.unicodeScalars.append(scalar)
                }
            case "$":
                guard rest.popFirst() == "$" else { return nil }
                name += "$"
            case " ": finish(&name, isAfterColon)
            case ":":
                guard !isAfterColon, rest.first.map({ $0 == " " }) ?? true, !name.hasSuffix("&") else { return nil }
                finish(&name, false)
                isAfterColon = true
            case "=" where !isAfterColon || prerequisites.isEmpty: return nil
            case "%" where !isAfterColon, "|" where isAfterColon: return nil
            case ";", "#", "\0"..<" ", "\u{7F}": return nil
            default: name.unicodeScalars.append(scalar)
            }
        }
        finish(&name, isAfterColon)
        guard isAfterColon else { return nil }
        let isArchive = (targets + prerequisites).contains { $0.unicodeScalars.contains("(") && $0.hasSuffix(")") }
        if isArchive || (targets + prerequisites).contains(where: { $0.hasPrefix("~") || $0.hasPrefix("./~") }) {
            return nil
        }
    }

    private mutating func finish(_ name: inout String, _ isAfterColon: Bool) {
        guard !name.isEmpty else { return }
        if isAfterColon { prerequisites.append(name) } else { targets.append(name) }
        name = ""
    }
}
