extension Definition {
    /// The name of the definition at a path, after which its string tables and what is made from it are called: `Hero` for
    /// `App/Base.lproj/Hero.intentdefinition`.
    package static func name(atPath path: String) -> String {
        let path = path.utf8
        let file = path.lastIndex(of: UInt8(ascii: "/")).map { path[path.index(after: $0)...] } ?? path[...]
        // A dot at the beginning starts no extension.
        guard let dot = file.lastIndex(of: UInt8(ascii: ".")), dot != file.startIndex else {
            return String(Substring(file))
        }
        return String(Substring(file[..<dot]))
    }
}
