/// A changed path, as git prints it with `--raw -z`.
struct RawChange {
    var path = ""
    /// The objects before and after; `nil` if the file was added or removed.
    let old: String?
    let new: String?
    private let modes: (old: String, new: String)

    var wasSubmodule: Bool { modes.old == "160000" }
    var isSubmodule: Bool { modes.new == "160000" }
    var isLink: Bool { modes.new == "120000" }

    private init?(_ field: ArraySlice<UInt8>) {
        let words = field.drop { $0 == 0x0A }.split(separator: UInt8(ascii: " "))
            .map { String(decoding: $0, as: UTF8.self) }
        guard words.count == 5, words[0].hasPrefix(":") else { return nil }
        func object(_ name: String) -> String? { name.contains { $0 != "0" } ? name : nil }
        (old, new) = (object(words[2]), object(words[3]))
        modes = (String(words[0].dropFirst()), words[1])
    }

    /// Reads `\u{1}<header>\0\n:<modes> <old> <new> <letter>\0<path>\0…`.
    static func read(_ answer: [UInt8], header: (String) -> Void, change: (RawChange) -> Void) {
        var pending: RawChange?
        for field in answer.split(separator: 0, omittingEmptySubsequences: true) {
            if var complete = pending {
                complete.path = String(decoding: field, as: UTF8.self)
                change(complete)
                pending = nil
            } else if field.first == 1 {
                header(String(decoding: field.dropFirst(), as: UTF8.self))
            } else {
                pending = RawChange(field)
            }
        }
    }
}
