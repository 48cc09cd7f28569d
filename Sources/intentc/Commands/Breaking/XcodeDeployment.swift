import FileAccess
import SwiftDeclarations

/// The oldest system that an app runs on, as its Xcode project says.
enum XcodeDeployment {
    /// The oldest iOS that any target of the Xcode projects below some folders runs on; `nil` where no project says.
    static func oldest(around paths: [String]) -> SystemVersion? {
        var versions: [SystemVersion] = []
        for path in paths.isEmpty ? ["."] : paths where DefinitionSearch.isFolder(path) {
            for project in (try? DefinitionSearch.files(below: path, withExtensions: ["pbxproj", "xcconfig"]))?.files
                ?? []
            {
                if let bytes = try? InputFile.readFound(project, within: LinkBoundary([path])) {
                    versions += targets(in: bytes)
                }
            }
        }
        return versions.min()
    }

    /// The values of `IPHONEOS_DEPLOYMENT_TARGET = 16.4;` in a project or a file of build settings.
    static func targets(in bytes: [UInt8]) -> [SystemVersion] {
        let key = Array("IPHONEOS_DEPLOYMENT_TARGET".utf8)
        var versions: [SystemVersion] = []
        for line in bytes.split(whereSeparator: { $0 == 0x0A || $0 == 0x3B }) {
            let words = line.drop { $0 == 0x20 || $0 == 0x09 }
            guard words.starts(with: key) else { continue }
            let digits = words.drop { $0 != UInt8(ascii: "=") }.dropFirst()
                .filter { $0 == UInt8(ascii: ".") || (0x30...0x39).contains($0) }
            if let version = SystemVersion(String(decoding: digits, as: UTF8.self)) { versions.append(version) }
        }
        return versions
    }
}
