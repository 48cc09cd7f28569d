// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub: names and signatures only, in our own words, so that generated code can be type-checked where the
// real framework does not exist. Part of no product; nothing here does anything.

#if SYSTEM_26
public struct PlaceDescriptor: Sendable {
    public enum PlaceRepresentation: Sendable { case address(String) }
    public let commonName: String?
    public var address: String? { nil }
    public init(representations: [PlaceRepresentation], commonName: String?) { self.commonName = commonName }
}
#endif
