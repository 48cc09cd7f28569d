import CLibrary

/// The number of cores that this program can use.
package enum UsableCores {
    /// The number of cores, at least one.
    package static let count = max(1, min(Int(sysconf(Int32(_SC_NPROCESSORS_ONLN))), allowed ?? .max))

    /// The number of cores that `taskset` or a container leaves to this program; `nil` if unknown.
    ///
    /// Linux reports them as a hexadecimal bit mask, such as `Cpus_allowed: f,ffffffff`, possibly with bits for cores
    /// that could be added later. (Swift does not import `sched_getaffinity`.)
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
