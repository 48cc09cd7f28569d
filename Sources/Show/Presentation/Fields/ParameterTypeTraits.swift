import IntentSchema

/// What pages, JSON and the comparison need to know about a parameter type: its control and options. Its names are in
/// `TypeNames`.
///
/// Only code that generates values switches over types itself.
package struct ParameterTypeTraits: Sendable {
    /// The control for one value, unless the app provides a list.
    package let control: InputControl
    /// The type's fields with their values in the definition.
    fileprivate let options: @Sendable (Schema) -> [Field]

    private init(_ control: InputControl, options: @escaping @Sendable (Schema) -> [Field] = { _ in [] }) {
        self.control = control
        self.options = options
    }
}

extension ParameterTypeTraits {
    fileprivate init(_ type: ParameterType) {
        switch type {
        case .string(let options): self.init(options.isMultiline ? .textArea : .textField) { _ in options.fields }
        case .integer(let options): self.init(InputControl(options.control)) { _ in options.fields }
        case .decimal(let options): self.init(InputControl(options.control)) { _ in options.fields }
        case .boolean(let options): self.init(.toggle) { _ in options.fields }
        case .enumeration(let reference, let position):
            self.init(.menu) {
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
        case .object(let reference): self.init(.picker(.object)) { [Self.identity("name", $0[reference].name)] }
        case .untypedObject: self.init(.picker(.object))
        case .file(let options): self.init(.picker(.file)) { _ in options.fields }
        case .placemark(let style): self.init(.picker(.place)) { _ in style.fields }
        case .dateComponents(let options): self.init(InputControl(options.kind)) { _ in options.fields }
        case .duration(let options): self.init(.quantity) { _ in options.fields }
        case .measurement(let kind, let options):
            self.init(.quantity) { _ in [Self.identity("quantity", kind.rawValue)] + options.fields }
        case .currencyAmount(let options): self.init(.money) { _ in options.fields }
        case .plain(.url): self.init(.textField)
        case .plain(.person): self.init(.picker(.person))
        case .plain(.paymentMethod): self.init(.picker(.paymentMethod))
        case .plain(.speakableString): self.init(.textField)
        case .system(let type):
            self.init(type.isKnown ? .picker(.object) : .unknown) { _ in [Self.identity("name", type.name)] }
        }
    }

    private static func identity(_ key: String, _ name: String) -> Field {
        Field("ParameterType.\(key)", as: key, .word(name), role: .identity)
    }
}

extension ParameterType {
    package var traits: ParameterTypeTraits { ParameterTypeTraits(self) }

    /// The type as text: `Integer`, `enumeration 'Size'`, `type 'Soup'`, `list of Integer`.
    package func words(in schema: Schema, isArray: Bool = false) -> String {
        let word = words(naming: schema.name)
        return isArray ? "list of \(word)" : word
    }

    /// The type as text, with other names for declarations than those in its schema.
    package func words(naming name: (DeclarationReference) -> String) -> String {
        switch reference {
        case .enumeration(let enumeration)?: "enumeration '\(name(.enumeration(enumeration)))'"
        case .type(let type)?: "type '\(name(.type(type)))'"
        case nil: if case .system(let type) = self { type.words } else { word }
        }
    }

    /// The fields of the type's options, in order.
    package func options(in schema: Schema) -> [Field] { traits.options(schema) }

    /// The field of the initial value; `nil` if the type cannot have a default.
    package func defaultValue(in schema: Schema) -> Field? {
        options(in: schema).first { if case .defaultValue = $0.role { true } else { false } }
    }
}
