/// The options and operands of a benchmark command.
struct Options {
    private(set) var operands: [String] = []
    private var values: [String: String] = [:]

    init(_ words: [String]) {
        var rest = words[...]
        while let word = rest.popFirst() {
            if word.hasPrefix("--") { values[word] = rest.popFirst() } else { operands.append(word) }
        }
    }

    func number(_ name: String) -> Int? {
        guard let text = values[name] else { return nil }
        guard let number = Int(text), number >= 0 else { fail("\(name) needs a number") }
        return number
    }

    func decimal(_ name: String) -> Double? {
        guard let text = values[name] else { return nil }
        guard let number = Double(text) else { fail("\(name) needs a number") }
        return number
    }

    var shape: SyntheticDefinition.Shape {
        guard let text = values["--shape"] else { return .mixed }
        guard let shape = SyntheticDefinition.Shape(rawValue: text) else { fail("there is no shape '\(text)'") }
        return shape
    }
}
