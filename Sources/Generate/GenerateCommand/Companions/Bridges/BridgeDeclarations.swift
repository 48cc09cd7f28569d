import SwiftSource

extension Writer {
    /// Writes a private type that other code uses only through its protocol.
    func privateStruct(_ name: Identifier, _ seam: TypeName, attributes: [Attribute], members: () -> Void) {
        type(attributes: attributes, access: .private, .struct, name, inherits: [seam], members: members)
    }
}
