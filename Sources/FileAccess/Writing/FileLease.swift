import CLibrary

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
        isHeld = fcntl(file.number, Self.set, Int32(F_RDLCK)) == 0
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
