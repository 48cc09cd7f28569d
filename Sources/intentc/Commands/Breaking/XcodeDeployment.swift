import FileAccess
import ProjectFiles
import SwiftDeclarations

/// The oldest system that an app runs on, as its Xcode project says.
enum XcodeDeployment {
    /// The oldest iOS that the apps and extensions of the outermost Xcode projects below some folders run on, by the projects
    /// or else by files of build settings; `nil` where none says. Projects further inside are those of other people.
    static func oldest(around paths: [String]) -> SystemVersion? {
        var projects: [Int: [SystemVersion]] = [:]
        var settings: [SystemVersion] = []
        for path in paths.isEmpty ? ["."] : paths where DefinitionSearch.isFolder(path) {
            let search = try? DefinitionSearch.files(below: path, withExtensions: ["pbxproj", "xcconfig"])
            for file in search?.files ?? [] {
                guard let bytes = try? InputFile.readFound(file, within: LinkBoundary([path])) else { continue }
                guard file.hasSuffix(".pbxproj") else {
                    settings += targets(in: bytes)
                    continue
                }
                let installed = XcodeProject(bytes)?.targets.filter(\.isInstalled) ?? []
                let versions = installed.flatMap(\.oldestSystems).compactMap { SystemVersion($0) }
                if !versions.isEmpty { projects[file.split(separator: "/").count, default: []] += versions }
            }
        }
        return projects.min { $0.key < $1.key }?.value.min() ?? settings.min()
    }

    /// The values of `IPHONEOS_DEPLOYMENT_TARGET = 16.4;` in a file of build settings.
    private static func targets(in bytes: [UInt8]) -> [SystemVersion] {
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
