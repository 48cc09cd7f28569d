/// Text of generated code: fixed, which needs no memory, or composed of pieces.
enum SourceBytes: Hashable, Sendable {
    case fixed(StaticString)
    case composed(TextBuffer)

    func withBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        switch self {
        case .fixed(let text): text.withUTF8Buffer(body)
        case .composed(let text): text.withBytes(body)
        }
    }

    static func == (left: Self, right: Self) -> Bool {
        left.withBytes { left in right.withBytes { left.elementsEqual($0) } }
    }

    func hash(into hasher: inout Hasher) {
        withBytes { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
    }
}
