// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub: names and signatures only, in our own words, so that generated code can be type-checked where the
// real framework does not exist. Part of no product.

public struct UTType: Sendable {
    public let identifier: String
    public init?(_ identifier: String) { self.identifier = identifier }
}
