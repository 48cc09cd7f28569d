import Foundation

/// Modules that tests compile against. They stay in the build folder for later runs.
public enum BuiltModules {
    /// The folder of modules built from `sources` with `options`, by this run or an earlier one.
    ///
    /// - Parameter build: Builds the modules into an existing folder.
    public static func folder(
        _ name: String,
        from sources: [URL],
        options: [String],
        build: (URL) throws -> Void
    ) throws -> URL {
        var input = Data([try toolchain.get(), options.joined(separator: " ")].joined(separator: "\n").utf8)
        for source in sources { input += try Data(contentsOf: source) }
        let place = place(name, of: input)
        if !FileManager.default.fileExists(atPath: place.path) { try keep(at: place, build) }
        return place
    }

    /// The folder for the result of building an input.
    static func place(_ name: String, of input: Data) -> URL {
        all.appendingPathComponent("\(name)-\(String(fingerprint(of: input), radix: 16))")
    }

    /// Fills a folder and then moves it into place, so that other tests and processes see all of it or nothing.
    static func keep(at place: URL, _ fill: (URL) throws -> Void) throws {
        _ = removesOldOnes
        let scratch = all.appendingPathComponent("unfinished-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: scratch) }
        try fill(scratch)
        do {
            try FileManager.default.moveItem(at: scratch, to: place)
        } catch  where FileManager.default.fileExists(atPath: place.path) {
            // Another test was faster. Its result is identical.
        }
    }

    /// The compiler's version, and its file date: a locally built compiler can change without a new version.
    static let toolchain = Result {
        let information = try runProcess("swiftc", ["-print-target-info"]).output
        let program = try locate("swiftc").resolvingSymlinksInPath().path
        let date = try FileManager.default.attributesOfItem(atPath: program)[.modificationDate] as? Date
        return "\(information)\(program) \(date?.timeIntervalSince1970 ?? 0)"
    }

    private static let all = URL(fileURLWithPath: Tool.executable).deletingLastPathComponent().appendingPathComponent(
        "test-modules"
    )

    /// Removes what no run has used for a month.
    private static let removesOldOnes: Void = {
        let places = try? FileManager.default.contentsOfDirectory(
            at: all,
            includingPropertiesForKeys: [.contentModificationDateKey]
        )
        for place in places ?? [] where place.lastPathComponent.hasPrefix("compiled-") {
            let date = try? place.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate
            if let date, date.timeIntervalSinceNow < -30 * 86_400 { try? FileManager.default.removeItem(at: place) }
        }
    }()

    private static func fingerprint(of bytes: Data) -> UInt64 {
        var number: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(bytes.count)
        bytes.withUnsafeBytes { bytes in
            var index = 0
            while index < bytes.count {
                // Eight bytes at a time, because tests are built without optimization.
                let isWhole = index + 8 <= bytes.count
                let next = isWhole ? bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self) : UInt64(bytes[index])
                number = (number ^ next) &* 0x9E37_79B9_7F4A_7C15
                number ^= number >> 32
                index += isWhole ? 8 : 1
            }
        }
        return number
    }
}
