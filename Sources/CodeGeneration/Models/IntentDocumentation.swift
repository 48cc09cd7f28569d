import IntentSchema

extension IntentModel {
    /// The parameter's title, its range, and when it is shown: `Interval, from 1 to 60. Shown while `rotates` is true.`
    func documentation(of index: Int) -> [String] {
        let parameter = intent.parameters[index]
        let title = parameter.displayName.shown ?? parameter.name
        var sentences = [title]
        if let bounds = bounds[index] {
            sentences[0] += ", \(bounds.description)"
        }
        if let parent = parameter.parent { sentences.append(description(of: parent)) }
        if parameter.isArray, !parameter.arraySizes.isEmpty {
            sentences.append("At most as many as `maximumCount(of:in:)` returns.")
        }
        return [sentences.count == 1 && sentences[0] == title ? title : Documentation.sentences(sentences)]
    }
}

/// Joins a definition's texts into comments. What a text holds is made safe by the printer.
enum Documentation {
    /// A title, and what there is to say beyond it after an empty line.
    static func paragraphs(_ title: String, _ description: String?) -> [String] {
        guard let description, description != title else { return [title] }
        return [title, "", description]
    }

    /// One line, each sentence with its full stop.
    static func sentences(_ sentences: [String]) -> String {
        sentences.map { sentence in
            guard let last = sentence.unicodeScalars.last, !".!?:…".unicodeScalars.contains(last) else {
                return sentence
            }
            return sentence + "."
        }
        .joined(separator: " ")
    }
}
