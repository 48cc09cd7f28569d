/// `<?xml version="1.0" encoding="UTF-8"?>`.
enum XMLDeclaration {
    /// The encoding that a declaration names, if any, cut to 40 bytes; a failure where it is not a declaration as XML has it.
    ///
    /// - Parameter range: What stands between `<?xml` and `?>`.
    static func encoding(_ text: XMLText, in range: Range<Int>) -> Result<String?, XMLAttributes.Malformed> {
        let attributes: [XMLAttributes.Attribute]
        switch XMLAttributes.read(text, in: range) {
        case .success(let read): attributes = read
        case .failure(let malformed): return .failure(malformed)
        }
        let malformed = XMLAttributes.Malformed(range: .init(range.lowerBound, range.upperBound))
        var rest = attributes[...]
        func value(of name: StaticString) -> Range<Int>? {
            guard let first = rest.first, first.name.count == name.utf8CodeUnitCount,
                text.matches(name, at: first.name.lowerBound)
            else { return nil }
            rest.removeFirst()
            return first.value
        }
        guard let version = value(of: "version"), version.count > 2, text.matches("1.", at: version.lowerBound),
            text.bytes(version).dropFirst(2).allSatisfy({ 0x30...0x39 ~= $0 })
        else { return .failure(malformed) }
        let encoding = value(of: "encoding")
        if let standalone = value(of: "standalone") {
            let isAnswer =
                standalone.count == 3 && text.matches("yes", at: standalone.lowerBound)
                || standalone.count == 2 && text.matches("no", at: standalone.lowerBound)
            guard isAnswer else { return .failure(malformed) }
        }
        guard rest.isEmpty else { return .failure(malformed) }
        return .success(encoding.map { text.shown($0.lowerBound, $0.upperBound) })
    }
}
