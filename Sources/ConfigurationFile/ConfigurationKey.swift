import Diagnostics

/// A key of an object in `intentc.json`: its place in the JSON Schema, how it is read into the owner, and how it is written.
package struct ConfigurationKey<Owner: Sendable>: Sendable {
    package let name: String
    /// A sentence for editors.
    let help: String
    let isRequired: Bool
    /// Made for the JSON Schema alone.
    let form: @Sendable () -> ConfigurationForm
    package typealias Read =
        @Sendable (_ value: JSONValue, _ owner: inout Owner, _ reader: inout ConfigurationReader) -> Void
    /// Writes the member, or nothing where there is nothing to say.
    package typealias Write = @Sendable (_ owner: Owner, _ json: inout JSONWriter) -> Void
    let read: Read
    let write: Write

    package init(
        name: String,
        form: @autoclosure @escaping @Sendable () -> ConfigurationForm,
        help: String,
        isRequired: Bool = false,
        read: @escaping Read,
        write: @escaping Write = { _, _ in }
    ) {
        self.name = name
        self.help = help
        self.isRequired = isRequired
        self.form = form
        self.read = read
        self.write = write
    }

    /// The key without its owner, as the JSON Schema lists it.
    package var shape: ConfigurationShape {
        ConfigurationShape(name: name, help: help, isRequired: isRequired, form: form())
    }

    /// The same key of something that holds the owner.
    package func within<Outer>(_ path: WritableKeyPath<Outer, Owner> & Sendable) -> ConfigurationKey<Outer> {
        ConfigurationKey<Outer>(
            name: name,
            form: form(),
            help: help,
            isRequired: isRequired,
            read: { read($0, &$1[keyPath: path], &$2) },
            write: { write($0[keyPath: path], &$1) }
        )
    }
}

extension ConfigurationKey {
    /// A key that the program knows and has no use for: its value is left to the program that has.
    package static func unread(_ name: String) -> Self {
        Self(name: name, form: .text, help: "", read: { _, _, _ in })
    }

    /// A key whose value is an object.
    ///
    /// - Parameters:
    ///   - isEmpty: where there is nothing to write.
    package static func object<Part>(
        _ name: String,
        _ path: WritableKeyPath<Owner, Part> & Sendable,
        keys: @autoclosure @escaping @Sendable () -> [ConfigurationKey<Part>],
        help: String,
        isEmpty: @escaping @Sendable (Part) -> Bool = { _ in false }
    ) -> Self {
        Self(
            name: name,
            form: .object(keys().map(\.shape)),
            help: help,
            read: { $2.read($0, into: &$1[keyPath: path], keys(), as: "'\(name)'") },
            write: { owner, json in
                let part = owner[keyPath: path]
                guard !isEmpty(part) else { return }
                json.object(name) { json in for key in keys() { key.write(part, &json) } }
            }
        )
    }

    /// A key whose value is an array of objects that have nothing but texts.
    package static func records<Element>(
        _ name: String,
        _ path: WritableKeyPath<Owner, [Element]> & Sendable,
        of record: ConfigurationRecord<Element>,
        help: String,
        writesEmpty: Bool = false
    ) -> Self {
        Self(
            name: name,
            form: .objects(record.keys.map(\.shape)),
            help: help,
            read: { value, owner, reader in
                for element in reader.array(value) {
                    if let read = reader.read(element, record) { owner[keyPath: path].append(read) }
                }
            },
            write: { owner, json in
                let elements = owner[keyPath: path]
                guard writesEmpty || !elements.isEmpty else { return }
                json.array(name) { json in for element in elements { record.write(element, &json) } }
            }
        )
    }

    /// A key whose value is an array of texts.
    package static func texts(
        _ name: String,
        help: String,
        read:
            @escaping @Sendable (_ text: ConfiguredText, _ owner: inout Owner, _ reader: inout ConfigurationReader) ->
            Void,
        write: @escaping Write
    ) -> Self {
        Self(
            name: name,
            form: .list(.text),
            help: help,
            read: { value, owner, reader in
                for element in reader.array(value) {
                    guard let text = reader.text(element) else { continue }
                    read(ConfiguredText(text: text, location: reader.location(element.range)), &owner, &reader)
                }
            },
            write: write
        )
    }
}

/// A key as the JSON Schema lists it.
package struct ConfigurationShape: Sendable {
    let name: String
    let help: String
    let isRequired: Bool
    let form: ConfigurationForm
}

/// What a value must be.
package indirect enum ConfigurationForm: Sendable {
    case text
    case flag
    /// One of some strings.
    case choice([String])
    /// An array of such values.
    case list(ConfigurationForm)
    /// An object with these keys and no others.
    case object([ConfigurationShape])
    /// An array of such objects.
    case objects([ConfigurationShape])
    /// What only its own module can describe: it writes the members of the JSON Schema.
    case described(@Sendable (_ json: inout JSONWriter) -> Void)
}

/// A text of the configuration, with its place.
package struct ConfiguredText: Hashable, Sendable {
    package var text: String
    package var location: SourceLocation
}
