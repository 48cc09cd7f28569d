import IntentSchema

/// What pages, JSON and the comparison know of a parameter type: the control, and the options that it has.
///
/// A new type is described here once. Only what turns values into code switches over types itself.
package struct ParameterTypeTraits: Sendable {
    package let jsonKind: String
    /// What sets one value, unless the app provides a list.
    package let control: InputControl
    /// Everything that can be written about a value of the type, with what is written.
    fileprivate let options: @Sendable (Schema) -> [Field]

    private init(
        json: String,
        control: InputControl,
        options: @escaping @Sendable (Schema) -> [Field] = { _ in [] }
    ) {
        jsonKind = json
        self.control = control
        self.options = options
    }
}

extension ParameterTypeTraits {
    fileprivate init(_ type: ParameterType) {
        switch type {
        case .string(let options):
            self.init(json: "string", control: options.isMultiline ? .textArea : .textField) { _ in options.fields }
        case .integer(let options):
            self.init(json: "integer", control: InputControl(options.control)) { _ in options.fields }
        case .decimal(let options):
            self.init(json: "decimal", control: InputControl(options.control)) { _ in options.fields }
        case .boolean(let options): self.init(json: "boolean", control: .toggle) { _ in options.fields }
        case .enumeration(let reference, let position):
            self.init(json: "enumeration", control: .menu) {
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
            self.init(json: "object", control: .picker(.object)) { [Self.identity("name", $0[reference].name)] }
        case .untypedObject: self.init(json: "untypedObject", control: .picker(.object))
        case .file(let options): self.init(json: "file", control: .picker(.file)) { _ in options.fields }
        case .placemark(let style): self.init(json: "placemark", control: .picker(.place)) { _ in style.fields }
        case .dateComponents(let options):
            self.init(json: "dateComponents", control: InputControl(options.kind)) { _ in options.fields }
        case .duration(let options): self.init(json: "duration", control: .quantity) { _ in options.fields }
        case .measurement(let kind, let options):
            self.init(json: "measurement", control: .quantity) { _ in
                [Self.identity("quantity", kind.rawValue)] + options.fields
            }
        case .currencyAmount(let options): self.init(json: "currencyAmount", control: .money) { _ in options.fields }
        case .plain(.url): self.init(json: "url", control: .textField)
        case .plain(.person): self.init(json: "person", control: .picker(.person))
        case .plain(.paymentMethod): self.init(json: "paymentMethod", control: .picker(.paymentMethod))
        case .plain(.speakableString): self.init(json: "speakableString", control: .textField)
        case .system(let type):
            self.init(json: "system", control: .picker(.object)) { _ in [Self.identity("name", type.name)] }
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
        switch reference {
        case .enumeration(let enumeration)?: "enumeration '\(name(.enumeration(enumeration)))'"
        case .type(let type)?: "type '\(name(.type(type)))'"
        case nil: if case .system = self { "system type '\(word)'" } else { word }
        }
    }

    /// What is written about the type, in the order of its fields.
    package func options(in schema: Schema) -> [Field] { traits.options(schema) }

    /// What is written of the value before people set one; `nil` for a type that has no default.
    package func defaultValue(in schema: Schema) -> Field? {
        options(in: schema).first { if case .defaultValue = $0.role { true } else { false } }
    }
}
