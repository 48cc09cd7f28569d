// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub: names and signatures only, in our own words, so that generated code can be type-checked where the
// real framework does not exist. Part of no product; nothing here does anything.

public final class CLPlacemark: @unchecked Sendable {
    public var name: String? { nil }
    public var locality: String? { nil }
}
