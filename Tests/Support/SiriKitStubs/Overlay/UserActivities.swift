// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub written from public documentation, for tests only; part of no product.

@_exported import Foundation

extension NSUserActivity {
    public var userInfo: [AnyHashable: Any]? {
        get { neverRun() }
        set {}
    }
    public var title: String? {
        get { neverRun() }
        set {}
    }
    public var webpageURL: URL? {
        get { neverRun() }
        set {}
    }
    public var persistentIdentifier: String? {
        get { neverRun() }
        set {}
    }
    public var isEligibleForHandoff: Bool {
        get { neverRun() }
        set {}
    }
    public var isEligibleForSearch: Bool {
        get { neverRun() }
        set {}
    }
}
