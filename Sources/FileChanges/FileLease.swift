import CLibrary
import FileAccess

/// Checks that no one has a file open for writing, and notices attempts to do so.
///
/// Only Linux has leases, and only on some file systems. Elsewhere a file counts as not in use.
struct FileLease {
    private let file: FileDescriptor
    private let isHeld: Bool

    /// Fails if someone has the file open for writing.
    ///
    /// - Parameter file: Opened for reading only. Closing it ends the lease.
    init?(on file: FileDescriptor) {
        self.file = file
        #if os(Linux)
        // The system sends SIGIO when someone waits for the lease. Unhandled, the signal would end the program.
        signal(SIGIO, SIG_IGN)
        var status = fcntl(file.number, Self.set, Int32(F_RDLCK))
        // A process that is starting up briefly shares its parent's open files.
        for _ in 0..<20 where status != 0 && errno == EAGAIN {
            poll(nil, 0, 10)
            status = fcntl(file.number, Self.set, Int32(F_RDLCK))
        }
        isHeld = status == 0
        if !isHeld, errno == EAGAIN { return nil }
        #else
        isHeld = false
        #endif
    }

    /// Whether no one has tried to open the file for writing. Such an attempt blocks until it is closed.
    var isUncontested: Bool {
        #if os(Linux)
        !isHeld || fcntl(file.number, Self.get) == Int32(F_RDLCK)
        #else
        true
        #endif
    }

    #if os(Linux)
    // F_SETLEASE and F_GETLEASE, which Swift does not import.
    private static let set: Int32 = 1024
    private static let get: Int32 = 1025
    #endif
}
