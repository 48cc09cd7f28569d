import Diagnostics

/// A key of an object in `intentc.json`: its JSON Schema, and how it is read into the owner and written.
package struct ConfigurationKey<Owner: Sendable>: Sendable {
    package let name: String
    /// A description that editors show.
    let help: String
    let isRequired: Bool
    /// Evaluated only for the JSON Schema.
    let form: @Sendable () -> ConfigurationForm
    package typealias Read =
        @Sendable (_ value: JSONValue, _ owner: inout Owner, _ reader: inout ConfigurationReader) -> Void
    /// Writes the member, or nothing if the owner has no value for it.
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

    /// The key as the JSON Schema lists it, without its owner.
    package var shape: ConfigurationShape {
        ConfigurationShape(name: name, help: help, isRequired: isRequired, form: form())
    }

    /// The same key for a type that contains the owner.
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
    /// A key that this program ignores, because another program reads and checks its value.
    package static func unread(_ name: String) -> Self {
        Self(name: name, form: .text, help: "", read: { _, _, _ in })
    }

    /// A key whose value is an object.
    ///
    /// - Parameter isEmpty: Whether the object is left out when it is written.
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

    /// A key whose value is an array of objects that contain only strings.
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

    /// A key whose value is an array of strings.
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

/// The form that a value must have.
package indirect enum ConfigurationForm: Sendable {
    case text
    case flag
    /// One of these strings.
    case choice([String])
    /// An array of values of this form.
    case list(ConfigurationForm)
    /// An object with these keys and no others.
    case object([ConfigurationShape])
    /// An array of objects with these keys and no others.
    case objects([ConfigurationShape])
    /// A form that only its module can describe, by writing the members of the JSON Schema.
    case described(@Sendable (_ json: inout JSONWriter) -> Void)
}

/// A string in the configuration and its location.
package struct ConfiguredText: Hashable, Sendable {
    package var text: String
    package var location: SourceLocation

    package init(text: String, location: SourceLocation) {
        self.text = text
        self.location = location
    }
}
