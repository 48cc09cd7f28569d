import CodeGeneration

extension Writer {
    /// Writes a type that only its file knows, by the protocol through which others do.
    func privateStruct(_ name: Identifier, _ seam: TypeName, attributes: [Attribute], members: () -> Void) {
        type(attributes: attributes, access: .private, .struct, name, inherits: [seam], members: members)
    }
}
