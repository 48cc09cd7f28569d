import Diagnostics
import SwiftDeclarations

extension Product {
    /// A target: an app, an extension, or code that they use.
    package struct Target: Sendable {
        package let name: String
        /// The path of the project or package that declares it.
        package let project: String
        package let kind: Kind
        /// What says which kind it is, such as an extension point.
        package let evidence: String
        /// What the Info.plists of its configurations say.
        package let propertyList: Stated<PropertyListFacts>
        /// The App Groups whose containers it shares.
        package let groups: Stated<Set<String>>
        /// The oldest system for each platform whose version is known.
        package let oldestSystems: [String: SystemVersion]
        /// The other targets whose code it contains or links, by their index in the product.
        package internal(set) var links: Set<Int> = []
        /// The apps and extensions that it contains, by their index in the product.
        package internal(set) var contents: Set<Int> = []
        /// The languages that it copies: folders of languages, string catalogs, and those in its property list. Only read
        /// for installed targets that build a definition.
        package internal(set) var languages: Set<String> = []
        /// A file that may have more of them, but cannot be read.
        var unreadLanguages: Unread?
        /// Whether it uses code of packages that are not in the checkout.
        package internal(set) var usesOtherPackages = false
        let files: Files

        /// Whether it compiles anything. The shell of a watch app only has resources.
        var hasCode: Bool { if case .xcode(let target, _) = files { target.hasCode } else { true } }

        /// Where the target says which files it has.
        enum Files: Sendable {
            /// In an Xcode project in a folder of the checkout.
            case xcode(XcodeProject.Target, folder: String)
            /// In folders of the checkout, all of whose files it has. Without one, its files are not known.
            case folders([FolderRule])
        }
    }
}

extension Product.Target {
    package enum Kind: String, Sendable, CaseIterable {
        case app
        case appClip = "app clip"
        case widgetExtension = "widget extension"
        case intentsExtension = "Intents extension"
        case intentsUIExtension = "Intents UI extension"
        case watchApp = "watch app"
        case watchExtension = "watch extension"
        /// An extension of another kind.
        case otherExtension = "extension"
        /// An extension whose Info.plist is not known.
        case unknownExtension = "extension of unknown kind"
        case framework
        case package = "package target"
        case tests
        case other = "target"

        /// Whether people install it, on its own or in an app.
        package var isInstalled: Bool {
            switch self {
            case .framework, .package, .tests, .other: false
            default: true
            }
        }

        package var isExtension: Bool {
            [.widgetExtension, .intentsExtension, .intentsUIExtension, .otherExtension].contains(self)
        }

        package var isKnown: Bool { self != .unknownExtension && self != .other && self != .package }

        /// Whether the system reads its definitions to offer and configure intents: those of apps and Intents extensions.
        package var offersIntents: Bool {
            switch self {
            case .app, .appClip, .intentsExtension, .watchApp, .watchExtension: true
            default: false
            }
        }
    }

    /// The oldest systems that configurations run on, by platform name as in `@available`.
    static func oldestSystems(_ configurations: [BuildSettings]) -> [String: SystemVersion] {
        configurations.reduce(into: [:]) { oldest, settings in
            oldest.merge(settings.oldestSystems.compactMapValues { SystemVersion($0) }, uniquingKeysWith: min)
        }
    }

    /// Derives the kind from the type of the product, the extension point of the Info.plist and the platform.
    static func kind(_ productType: String, _ list: Stated<PropertyListFacts>, _ settings: [BuildSettings])
        -> (kind: Kind, evidence: String)
    {
        let type = productType.split(separator: ".").dropFirst(3).joined(separator: ".")
        let byType: Kind? =
            switch type {
            case "application":
                list.known?.isForWatch == true || settings.contains(where: \.isForWatch) ? .watchApp : .app
            case "application.on-demand-install-capable": .appClip
            case "application.watchapp2", "application.watchapp2-container", "application.watchapp": .watchApp
            case "watchkit2-extension", "watchkit-extension": .watchExtension
            case "app-extension.intents-service": .intentsExtension
            case "app-extension", "extensionkit-extension": nil
            case _ where type.hasPrefix("bundle.u"): .tests
            case "framework", "framework.static", "library.static", "library.dynamic", "bundle": .framework
            case _ where type.hasPrefix("app-extension") || type == "tv-app-extension": .otherExtension
            default: .other
            }
        if let byType { return (byType, "product type \(type.isEmpty ? "none" : type)") }
        guard let facts = list.known else {
            return (.unknownExtension, list.unread?.reason ?? "no Info.plist is named")
        }
        switch facts.extensionPoint {
        case "com.apple.widgetkit-extension"?:
            return (.widgetExtension, "extension point com.apple.widgetkit-extension")
        case "com.apple.intents-service"?: return (.intentsExtension, "extension point com.apple.intents-service")
        case "com.apple.intents-ui-service"?:
            return (.intentsUIExtension, "extension point com.apple.intents-ui-service")
        case let point?: return (.otherExtension, "extension point \(point)")
        case nil: return (.otherExtension, "its Info.plist names no extension point")
        }
    }
}
