import IntentSchema

extension IntentModel {
    /// What is said of the configuration. What a text holds is made safe by the writer.
    var documentation: [String] {
        let title = intent.title.shown ?? intent.name
        var lines = [title]
        if let description = intent.description.shown, description != title { lines += ["", description] }
        if intent.isDeprecated { lines += ["", "The definition calls this intent deprecated."] }
        return lines
    }

    /// The parameter's title, its range, and when it is shown: `Interval, from 1 to 60. Shown while `rotates` is true.`
    func documentation(of index: Int) -> [String] {
        let parameter = intent.parameters[index]
        let title = parameter.title
        var sentences = [title + (bounds[index].map { ", \($0.description)" } ?? "")]
        if let parent = parameter.parent { sentences.append(description(of: parent)) }
        if parameter.isArray, !parameter.arraySizes.isEmpty {
            sentences.append("At most as many as `maximumCount(of:in:)` returns.")
        }
        if sentences == [title] { return sentences }
        // Each sentence with its full stop.
        let ends = ".!?:…".unicodeScalars
        let ended = sentences.map { $0.unicodeScalars.last.map { ends.contains($0) } ?? true ? $0 : $0 + "." }
        return [ended.joined(separator: " ")]
    }
}

extension Parameter {
    /// What users see, or else the definition's name.
    var title: String { displayName.shown ?? name }
}
