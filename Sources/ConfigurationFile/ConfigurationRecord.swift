import Diagnostics

/// An object of the configuration that has nothing but texts, such as an exception.
package struct ConfigurationRecord<Element: Sendable>: Sendable {
    /// A key of the object.
    package struct Key: Sendable {
        let name: String
        let help: String
        let isRequired: Bool
        /// The words that the text may be; empty for any.
        let allowed: [String]
        package typealias Set =
            @Sendable (_ text: ConfiguredText, _ element: inout Element, _ reader: inout ConfigurationReader) -> Void
        let set: Set
        /// The text to write; `nil` for none.
        let text: @Sendable (Element) -> String?

        package init(
            _ name: String,
            help: String,
            isRequired: Bool = false,
            allowed: [String] = [],
            set: @escaping Set = { _, _, _ in },
            text: @escaping @Sendable (Element) -> String?
        ) {
            self.name = name
            self.help = help
            self.isRequired = isRequired
            self.allowed = allowed
            self.set = set
            self.text = text
        }

        /// A text that is read and written as it is.
        package init(_ name: String, _ field: WritableKeyPath<Element, String?> & Sendable, help: String) {
            let set: Set = { text, element, _ in element[keyPath: field] = text.text }
            self.init(name, help: help, set: set) { $0[keyPath: field] }
        }

        var shape: ConfigurationShape {
            let form: ConfigurationForm = allowed.isEmpty ? .text : .choice(allowed)
            return ConfigurationShape(name: name, help: help, isRequired: isRequired, form: form)
        }
    }

    /// What messages call such an object: `an exception`.
    let phrase: String
    package let keys: [Key]
    /// Makes the element whose texts are set next; `nil` for one that makes no sense, which is reported.
    let make: Make
    package typealias Make =
        @Sendable (
            _ texts: [String: ConfiguredText], _ location: SourceLocation, _ reader: inout ConfigurationReader
        ) -> Element?

    package init(_ phrase: String, keys: [Key], make: @escaping Make) {
        self.phrase = phrase
        self.keys = keys
        self.make = make
    }

    func write(_ element: Element, _ json: inout JSONWriter) {
        json.object { json in
            for key in keys { if let text = key.text(element) { json.member(key.name, text) } }
        }
    }
}
