import IntentSchema

extension IntentModel {
    /// The documentation of the configuration, unescaped: the writer makes it safe.
    var documentation: [String] {
        let title = intent.title.shown ?? intent.name
        var lines = [title]
        if let description = intent.description.shown, description != title { lines += ["", description] }
        if intent.isDeprecated { lines += ["", "The definition calls this intent deprecated."] }
        return lines
    }

    /// The parameter's title, range and condition: `Interval, from 1 to 60. Shown while `rotates` is true.`
    func documentation(of index: Int) -> [String] {
        let parameter = intent.parameters[index]
        let title = parameter.title
        var sentences = [title + (bounds[index].map { ", \($0.description)" } ?? "")]
        if let parent = parameter.parent { sentences.append(description(of: parent)) }
        if parameter.isArray, !parameter.arraySizes.isEmpty {
            sentences.append("At most as many as `maximumCount(of:in:)` returns.")
        }
        if sentences == [title] { return sentences }
        // Each sentence ends with a period.
        let ends = ".!?:…".unicodeScalars
        let ended = sentences.map { $0.unicodeScalars.last.map { ends.contains($0) } ?? true ? $0 : $0 + "." }
        return [ended.joined(separator: " ")]
    }
}

extension Parameter {
    /// The title that users see, or the definition's name if it has none.
    var title: String { displayName.shown ?? name }
}
