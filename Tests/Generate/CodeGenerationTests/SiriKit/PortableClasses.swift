/// Converts generated classes to Swift classes without Objective-C: properties are stored, and protocols have no
/// requirements.
enum PortableClasses {
    static func text(of generated: String) -> String {
        var kept: [Substring] = []
        var isKept = false
        for line in generated.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("public ") || line.hasPrefix("@objc public ") {
                isKept = true
                if line.contains("protocol ") {
                    kept.append("\(line)}")
                    isKept = false
                }
            }
            if isKept { kept.append(line) }
            if line == "}" { isKept = false }
        }
        let text = withoutSelectors(kept.joined(separator: "\n") + "\n")
        // A stored enumeration needs a value. Objective-C initializes it with 0.
        return text.replacing(#/@NSManaged (public var \S+: )([^\n?]+)\n/#) { match in
            "\(match.1)\(match.2) = \(match.2)(rawValue: 0)!\n"
        }.replacing("@NSManaged ", with: "")
    }

    static func withoutSelectors(_ text: String) -> String {
        text.replacing(#/ *@objc\([^)]*\)\n/#, with: "").replacing("@objc ", with: "")
    }
}
