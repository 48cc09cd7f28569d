@_exported import CLibrary

/// Returns the bytes of a file. Ends the program if it cannot be read.
func read(_ path: String) -> [UInt8] {
    guard let file = fopen(path, "rb") else { fail("cannot read '\(path)'") }
    defer { fclose(file) }
    fseek(file, 0, SEEK_END)
    let size = ftell(file)
    rewind(file)
    return [UInt8](unsafeUninitializedCapacity: size) { $1 = fread($0.baseAddress, 1, size, file) }
}

func writeToStandardOutput(_ bytes: [UInt8]) {
    var written = 0
    while written < bytes.count {
        let count = bytes.withUnsafeBytes { write(1, $0.baseAddress.map { $0 + written }, bytes.count - written) }
        guard count > 0 else { exit(2) }
        written += count
    }
}

/// Creates or replaces a file. Ends the program on failure.
func write(_ bytes: [UInt8], to path: String) {
    guard let file = fopen(path, "wb") else { fail("cannot write '\(path)'") }
    guard fwrite(bytes, 1, bytes.count, file) == bytes.count, fclose(file) == 0 else { fail("cannot write '\(path)'") }
}

/// Creates a folder, whose parent must exist.
func makeFolder(_ path: String) {
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { fail("cannot make '\(path)'") }
}

/// Seconds on a monotonic clock.
func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    guard !sorted.isEmpty else { return 0 }
    return (sorted[(sorted.count - 1) / 2] + sorted[sorted.count / 2]) / 2
}

/// Formats a number with a fixed number of decimal digits.
func fixed(_ value: Double, _ digits: Int) -> String {
    var scale = 1.0
    for _ in 0..<digits { scale *= 10 }
    let whole = Int((value * scale).rounded())
    guard digits > 0 else { return "\(whole)" }
    let fraction = "\(whole % Int(scale))"
    return "\(whole / Int(scale))." + String(repeating: "0", count: digits - fraction.utf8.count) + fraction
}
