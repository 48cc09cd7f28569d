import CLibrary

/// What a file has besides its contents, and what takes its name is to have as well: permissions, owner and group, extended
/// attributes and access control lists.
package struct FileAttributes {
    let file: FileDescriptor
    let status: stat

    package init(file: FileDescriptor, status: stat) {
        self.file = file
        self.status = status
    }

    /// Why the file must not be written to; `nil` when it may.
    ///
    /// Anyone who may write to its folder could replace it all the same; but someone has said that this file is to stay.
    package static func refusal(toWrite path: String, _ status: stat) -> String? {
        if status.st_mode & 0o222 == 0 { return "it is read-only" }
        return faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) == 0 ? nil : FileFailure.last.message
    }

    /// Gives everything to a new file; returns what cannot be kept, in the words of a message.
    ///
    /// Set-id bits never go to a file of someone else: they would lend its new owner's rights.
    package func give(to new: FileDescriptor) -> String? {
        var loss: String?
        guard let made = try? new.status() else { return FileFailure.last.message }
        // Only the superuser may give files away, but anyone to a group that they are in.
        if made.st_gid != status.st_gid, fchown(new.number, uid_t.max, status.st_gid) != 0 {
            loss = "it belongs to a group that you are not in"
        }
        if made.st_uid != status.st_uid, fchown(new.number, status.st_uid, gid_t.max) != 0 {
            loss = "it belongs to somebody else"
        }
        let keepsOwner = loss == nil
        if let attribute = copyExtendedAttributes(to: new) {
            loss = loss ?? "its attribute '\(attribute)' would be lost"
        }
        let mode = status.st_mode & (keepsOwner ? 0o7777 : 0o777)
        fchmod(new.number, mode)
        if let given = try? new.status(), given.st_mode & 0o7777 != status.st_mode & 0o7777 {
            loss = loss ?? "its permissions would be lost"
        }
        return loss
    }

    /// Returns the name of the first attribute that cannot be given.
    private func copyExtendedAttributes(to new: FileDescriptor) -> String? {
        #if canImport(Darwin)
        let result = fcopyfile(file.number, new.number, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR))
        return result == 0 ? nil : FileFailure.last.message
        #else
        for name in extendedAttributeNames {
            guard let value = extendedAttribute(name, of: file) else { continue }
            let isSet = value.withUnsafeBytes { fsetxattr(new.number, name, $0.baseAddress, $0.count, 0) } == 0
            // Some are the system's, which gives them itself.
            if !isSet, extendedAttribute(name, of: new) != value { return name }
        }
        return nil
        #endif
    }

    #if !canImport(Darwin)
    private var extendedAttributeNames: [String] {
        // As many bytes as Linux allows.
        let names = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
            count = max(0, flistxattr(file.number, buffer.baseAddress, buffer.count))
        }
        return names.split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
    }

    private func extendedAttribute(_ name: String, of file: FileDescriptor) -> [UInt8]? {
        var size = 0
        let value = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
            size = fgetxattr(file.number, name, buffer.baseAddress, buffer.count)
            count = max(0, size)
        }
        return size < 0 ? nil : value
    }
    #endif
}
