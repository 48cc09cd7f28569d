extension String {
    /// Whether a part of the text is equal to another text. The standard library has this only from macOS 13 and iOS 16 on.
    @_spi(Generated) public func contains(text: String) -> Bool { indices.contains { self[$0...].hasPrefix(text) } }
}
