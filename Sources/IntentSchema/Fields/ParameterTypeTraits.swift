/// What is to be known of a parameter type, whatever asks for it: words, JSON, the control, and the options that it has.
///
/// A new type is described here once. Only what turns values into code switches over types itself.
package struct ParameterTypeTraits: Sendable {
    /// What the format calls the type. For an enumeration that is an integer.
    package let word: String
    /// The type in a message, unless it refers to a declaration.
    fileprivate let words: String
    /// A value of the type in a sentence: `a date`.
    package let phrase: String
    package let jsonKind: String
    /// What sets one value, unless the app provides a list.
    package let control: InputControl
    package let values: Values
    /// Everything that can be written about a value of the type, with what is written.
    fileprivate let options: @Sendable (Schema) -> [Field]

    /// The values that conditions can tell apart, and those that a definition declares.
    package enum Values: Sendable {
        case other
        case boolean(initially: Bool)
        /// The cases of an enumeration; the first value is a position.
        case cases(of: EnumerationReference, initially: Int?)
        /// Objects of a custom type, or of none.
        case objects(of: CustomTypeReference?)
    }

    /// - Parameter name: The word of the format, where the type has one of its own. `TypeLinking` switches over them.
    private init(
        _ name: ParameterType.Name?,
        _ phrase: String,
        json: String,
        control: InputControl,
        values: Values = .other,
        word: String = "",
        words: String? = nil,
        options: @escaping @Sendable (Schema) -> [Field] = { _ in [] }
    ) {
        self.word = name?.rawValue ?? word
        self.words = words ?? self.word
        self.phrase = phrase
        jsonKind = json
        self.control = control
        self.values = values
        self.options = options
    }
}

extension ParameterTypeTraits {
    fileprivate init(_ type: ParameterType) {
        switch type {
        case .string(let options):
            self.init(.string, "text", json: "string", control: options.isMultiline ? .textArea : .textField) { _ in
                options.fields
            }
        case .integer(let options):
            self.init(.integer, "a number", json: "integer", control: InputControl(options.control)) { _ in
                options.fields
            }
        case .decimal(let options):
            self.init(.decimal, "a number", json: "decimal", control: InputControl(options.control)) { _ in
                options.fields
            }
        case .boolean(let options):
            let values = Values.boolean(initially: options.defaultValue)
            self.init(.boolean, "a Boolean", json: "boolean", control: .toggle, values: values) { _ in options.fields }
        case .enumeration(let reference, let position):
            let values = Values.cases(of: reference, initially: position)
            self.init(.integer, "a case of an enumeration", json: "enumeration", control: .menu, values: values) {
                let enumeration = $0[reference]
                return [
                    Self.identity("name", enumeration.name),
                    Field(
                        "ParameterType.enumeration",
                        as: "default",
                        .word(position.map { enumeration.cases[$0].name }),
                        key: "default",
                        role: .defaultValue
                    ),
                ]
            }
        case .object(let reference):
            let values = Values.objects(of: reference)
            self.init(.object, "an object", json: "object", control: .picker(.object), values: values) {
                [Self.identity("name", $0[reference].name)]
            }
        case .untypedObject:
            let values = Values.objects(of: nil)
            self.init(.object, "an object", json: "untypedObject", control: .picker(.object), values: values)
        case .file(let options):
            self.init(.file, "a file", json: "file", control: .picker(.file)) { _ in options.fields }
        case .plain(.url): self.init(.url, "a URL", json: "url", control: .textField)
        case .placemark(let style):
            self.init(.placemark, "a place", json: "placemark", control: .picker(.place)) { _ in style.fields }
        case .dateComponents(let options):
            let control = InputControl(options.kind)
            self.init(.dateComponents, "a date", json: "dateComponents", control: control) { _ in options.fields }
        case .duration(let options):
            self.init(.duration, "a duration", json: "duration", control: .quantity) { _ in options.fields }
        case .measurement(let kind, let options):
            self.init(nil, "a quantity", json: "measurement", control: .quantity, word: kind.rawValue) { _ in
                [Self.identity("quantity", kind.rawValue)] + options.fields
            }
        case .plain(.person): self.init(.person, "a person", json: "person", control: .picker(.person))
        case .currencyAmount(let options):
            self.init(.currencyAmount, "an amount of money", json: "currencyAmount", control: .money) { _ in
                options.fields
            }
        case .plain(.paymentMethod):
            self.init(.paymentMethod, "a payment method", json: "paymentMethod", control: .picker(.paymentMethod))
        case .plain(.speakableString):
            self.init(.speakableString, "a speakable string", json: "speakableString", control: .textField)
        case .system(let type):
            let words = "system type '\(type.name)'"
            self.init(nil, "an object", json: "system", control: .picker(.object), word: type.name, words: words) {
                _ in [Self.identity("name", type.name)]
            }
        }
    }

    private static func identity(_ key: String, _ name: String) -> Field {
        Field("ParameterType.\(key)", as: key, .word(name), role: .identity)
    }
}

extension ParameterType {
    package var traits: ParameterTypeTraits { ParameterTypeTraits(self) }

    /// The type in the words of a message: `Integer`, `enumeration 'Size'`, `type 'Soup'`, `list of Integer`.
    package func words(in schema: Schema, isArray: Bool = false) -> String {
        let word = words(naming: schema.name)
        return isArray ? "list of \(word)" : word
    }

    /// The type in words, where what it refers to has another name than in its schema.
    package func words(naming name: (DeclarationReference) -> String) -> String {
        guard let reference else { return traits.words }
        return switch reference {
        case .enumeration: "enumeration '\(name(reference))'"
        case .type: "type '\(name(reference))'"
        }
    }

    /// What is written about the type, in the order of its fields.
    package func options(in schema: Schema) -> [Field] { traits.options(schema) }

    /// What is written of the value before people set one; `nil` for a type that has no default.
    package func defaultValue(in schema: Schema) -> Field? {
        options(in: schema).first { if case .defaultValue = $0.role { true } else { false } }
    }

    /// Whether there is a value before people have chosen one.
    package func hasDefault(in schema: Schema) -> Bool { defaultValue(in: schema)?.isWritten ?? false }
}
