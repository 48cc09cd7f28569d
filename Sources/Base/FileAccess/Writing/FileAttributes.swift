import CLibrary

/// The metadata of a file that its replacement should inherit: permissions, owner, group, extended attributes, and
/// access control lists.
package struct FileAttributes {
    let file: FileDescriptor
    let status: stat

    package init(file: FileDescriptor, status: stat) {
        self.file = file
        self.status = status
    }

    /// Returns why the file must not be overwritten, or `nil` if it may be.
    ///
    /// Anyone who can write to the folder could replace the file anyway, but its permissions ask to leave it unchanged.
    package static func refusal(toWrite path: String, _ status: stat) -> String? {
        if status.st_mode & 0o222 == 0 { return "it is read-only" }
        return faccessat(AT_FDCWD, path, W_OK, AT_EACCESS) == 0 ? nil : FileFailure.last.message
    }

    /// Copies all metadata to a new file. Returns what cannot be kept, as message text.
    ///
    /// Set-ID bits are never copied to a file with another owner, because they would grant that owner's rights.
    package func copy(to new: FileDescriptor) -> String? {
        var loss: String?
        guard let made = try? new.status() else { return FileFailure.last.message }
        // Only the superuser can change the owner. Anyone can set a group that they belong to.
        if made.st_gid != status.st_gid, fchown(new.number, uid_t.max, status.st_gid) != 0 {
            loss = "it belongs to a group that you are not in"
        }
        if made.st_uid != status.st_uid, fchown(new.number, status.st_uid, gid_t.max) != 0 {
            loss = "it belongs to another user"
        }
        let keepsOwner = loss == nil
        if let attribute = copyExtendedAttributes(to: new) { loss = loss ?? "\(attribute) would be lost" }
        let mode = status.st_mode & (keepsOwner ? 0o7777 : 0o777)
        fchmod(new.number, mode)
        if let given = try? new.status(), given.st_mode & 0o7777 != status.st_mode & 0o7777 {
            loss = loss ?? "its permissions would be lost"
        }
        return loss
    }

    /// Returns what cannot be copied: on Linux the first attribute.
    private func copyExtendedAttributes(to new: FileDescriptor) -> String? {
        #if canImport(Darwin)
        let result = fcopyfile(file.number, new.number, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR))
        return result == 0 ? nil : "one of its attributes or its access control list"
        #else
        for name in extendedAttributeNames {
            guard let value = extendedAttribute(name, of: file) else { continue }
            let isSet = value.withUnsafeBytes { fsetxattr(new.number, name, $0.baseAddress, $0.count, 0) } == 0
            // The system sets some attributes itself.
            if !isSet, extendedAttribute(name, of: new) != value { return "its attribute '\(name)'" }
        }
        return nil
        #endif
    }

    #if !canImport(Darwin)
    private var extendedAttributeNames: [String] {
        // The maximum on Linux.
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
