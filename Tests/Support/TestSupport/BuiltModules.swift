import Foundation

/// Modules that tests compile against. They are kept in the build folder, so that the next run finds them there.
public enum BuiltModules {
    /// The folder of modules that are made from `sources` with `options`: built now, or by an earlier run from the same.
    ///
    /// - Parameter build: builds the modules into a folder that exists.
    public static func folder(
        _ name: String,
        from sources: [URL],
        options: [String],
        build: (URL) throws -> Void
    ) throws -> URL {
        var fingerprint: UInt64 = 0xCBF2_9CE4_8422_2325
        let texts =
            try [compiler.get(), Data(options.joined(separator: " ").utf8)] + sources.map { try Data(contentsOf: $0) }
        for byte in texts.joined() { fingerprint = (fingerprint ^ UInt64(byte)) &* 0x100_0000_01B3 }
        let all = URL(fileURLWithPath: Tool.executable).deletingLastPathComponent().appendingPathComponent(
            "test-modules"
        )
        let place = all.appendingPathComponent("\(name)-\(String(fingerprint, radix: 16))")
        if FileManager.default.fileExists(atPath: place.path) { return place }

        let scratch = all.appendingPathComponent("unfinished-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        try build(scratch)
        do {
            try FileManager.default.moveItem(at: scratch, to: place)
        } catch  where FileManager.default.fileExists(atPath: place.path) {
            // Another test process was faster; its modules are the same.
        }
        return place
    }

    /// Another compiler does not read what this one has written.
    private static let compiler = Result { Data(try runProcess("swiftc", ["-print-target-info"]).stdout) }
}
