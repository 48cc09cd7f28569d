import CLibrary

package struct FileDescriptor {
    package let number: Int32

    package init(_ number: Int32) { self.number = number }

    /// Opens a file, or throws the reason it cannot be opened.
    package init(opening path: String, _ flags: Int32, mode: mode_t = 0) throws(FileFailure) {
        number = retrying { open(path, flags, mode) }
        if number < 0 { throw .last }
    }

    package func status() throws(FileFailure) -> stat {
        var status = stat()
        guard fstat(number, &status) == 0 else { throw .last }
        return status
    }

    package func write(_ bytes: [UInt8]) throws(FileFailure) {
        var written = 0
        while written < bytes.count {
            let count = bytes.withUnsafeBytes { buffer in
                retrying { systemWrite(number, buffer.baseAddress.map { $0 + written }, buffer.count - written) }
            }
            if count < 0 { throw .last }
            written += count
        }
    }

    /// Reads to the end. Fails if there are more than `limit` bytes.
    ///
    /// `size` is only a hint: a file can grow while it is read, and a pipe has no size.
    func readAll(expecting size: Int, limit: Int) throws(FileFailure) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = max(4096, min(size, limit) + 1)
        while true {
            let more = try readSome(chunk)
            if more.isEmpty { return bytes }
            if bytes.isEmpty { bytes = more } else { bytes += more }
            if bytes.count > limit { throw .tooLarge(limit) }
            chunk = max(4096, min(bytes.count, 1 << 24))
        }
    }

    /// Reads the available bytes, at most `limit`. Returns an empty array at the end.
    package func readSome(_ limit: Int) throws(FileFailure) -> [UInt8] {
        var count = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: limit) { buffer, initialized in
            count = retrying { systemRead(number, buffer.baseAddress, limit) }
            initialized = max(0, count)
        }
        if count < 0 { throw .last }
        return bytes
    }

    package func close() { _ = systemClose(number) }

    /// Waits until written data is on disk, so that no later change can reach the disk first.
    package func synchronize() throws(FileFailure) {
        // Some file systems do not support this.
        if retrying({ Int(fsync(number)) }) != 0, ![EINVAL, ENOTSUP].contains(errno) { throw .last }
    }

    /// Closes a file after writing. Some file systems report a full disk only at this point.
    func closeWritten() throws(FileFailure) {
        // The descriptor is closed even if interrupted. A second call could close a different file.
        if systemClose(number) != 0, errno != EINTR { throw .last }
    }
}

// C library functions that methods of the same names would hide.
package func systemWrite(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int { write(file, bytes, count) }
private func systemRead(_ file: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(file, bytes, count)
}
private func systemClose(_ file: Int32) -> Int32 { close(file) }
