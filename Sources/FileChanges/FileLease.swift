import CLibrary
import FileAccess

/// The system's word that no one has a file open for writing, and a sign when someone wants to.
///
/// Linux alone has leases, and not on every file system; elsewhere a file counts as left alone.
struct FileLease {
    private let file: FileDescriptor
    private let isHeld: Bool

    /// `nil` when someone has the file open for writing.
    ///
    /// - Parameter file: opened for reading only. Closing it ends the lease.
    init?(on file: FileDescriptor) {
        self.file = file
        #if os(Linux)
        // The system sends it to anyone who holds a lease that someone waits for; unhandled, it would end the program.
        signal(SIGIO, SIG_IGN)
        var status = fcntl(file.number, Self.set, Int32(F_RDLCK))
        // A program that is being started shares the open files of its parent for a moment.
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

    /// Whether no one has asked for the file since. One who has waits until it is closed.
    var isUndisturbed: Bool {
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
