import CLibrary

/// The cores of the machine that this program may use.
package enum UsableCores {
    /// How many there are, at least one.
    package static let count = max(1, min(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), allowed ?? .max))

    /// The cores that are left to this program when `taskset` or a container takes others away; `nil` where nothing says.
    ///
    /// Linux tells them as the bits of a hexadecimal number: `Cpus_allowed: f,ffffffff`. There may be bits for cores that
    /// could be plugged in. (Swift does not import the function for it, `sched_getaffinity`.)
    private static var allowed: Int? {
        #if os(Linux)
        let label = "Cpus_allowed:".utf8
        guard let status = try? InputFile.read("/proc/self/status"),
            let line = status.split(separator: UInt8(ascii: "\n")).first(where: { $0.starts(with: label) })
        else { return nil }
        return line.dropFirst(label.count).reduce(0) { count, digit in
            count + (Character(UnicodeScalar(digit)).hexDigitValue ?? 0).nonzeroBitCount
        }
        #else
        return nil
        #endif
    }
}
