import Diagnostics
import IntentSchema
import SwiftSource

extension IntentModel {
    /// The documentation of the configuration, unescaped: the writer makes it safe.
    var documentation: [String] {
        var known = [names.configuration.name.letters, intent.name.letters]
        var paragraphs: [String] = []
        for text in [intent.title.shown, intent.description.shown].compactMap(\.self)
        where !known.contains(text.letters) {
            known.append(text.letters)
            paragraphs.append(text)
        }
        if intent.isDeprecated { paragraphs.append("The definition calls this intent deprecated.") }
        return Array(paragraphs.map { [$0] }.joined(separator: [""]))
    }

    /// The parameter's title, range and condition: `Interval, from 1 to 60. Shown while `rotates` is true.`
    func documentation(of index: Int) -> [String] {
        let parameter = intent.parameters[index]
        let title: [String] = .title(parameter.title, of: properties[index])
        var sentences = title
        if let range = bounds[index]?.description {
            sentences = [title.first.map { "\($0), \(range)" } ?? range.upperFirst]
        }
        if let parent = parameter.parent { sentences.append(description(of: parent)) }
        if parameter.isArray, !parameter.arraySizes.isEmpty {
            sentences.append("At most as many as `maximumCount(of:in:)` returns.")
        }
        if sentences == title { return title }
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

extension [String] {
    /// The documentation of a member: its title, or nothing if the title says no more than the name.
    static func title(_ title: String, of name: Identifier) -> [String] {
        title.letters == name.name.letters ? [] : [title]
    }
}

extension String {
    fileprivate var letters: [UInt8] { lowercased().utf8.filter { $0.isLetterOrDigit || $0 >= 0x80 } }
}
