import Diagnostics

/// An object in the configuration that contains only strings, such as an exception.
package struct ConfigurationRecord<Element: Sendable>: Sendable {
    package struct Key: Sendable {
        let name: String
        let help: String
        let isRequired: Bool
        package typealias Set =
            @Sendable (_ text: ConfiguredText, _ element: inout Element, _ reader: inout ConfigurationReader) -> Void
        let set: Set
        /// Returns the string to write, if any.
        let text: @Sendable (Element) -> String?

        package init(
            _ name: String,
            help: String,
            isRequired: Bool = false,
            set: @escaping Set = { _, _, _ in },
            text: @escaping @Sendable (Element) -> String?
        ) {
            self.name = name
            self.help = help
            self.isRequired = isRequired
            self.set = set
            self.text = text
        }

        /// A key whose string is read and written unchanged.
        package init(_ name: String, _ field: WritableKeyPath<Element, String?> & Sendable, help: String) {
            let set: Set = { text, element, _ in element[keyPath: field] = text.text }
            self.init(name, help: help, set: set) { $0[keyPath: field] }
        }

        var shape: ConfigurationShape {
            ConfigurationShape(name: name, help: help, isRequired: isRequired, form: .text)
        }
    }

    /// The object's name in messages, such as `an exception`.
    let phrase: String
    package let keys: [Key]
    /// Creates the element before its strings are set. Reports an invalid one and returns `nil`.
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
