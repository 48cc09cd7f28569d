// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub written from public documentation, for tests only; part of no product.

@_exported import Foundation

extension NSUserActivity {
    public var userInfo: [AnyHashable: Any]? {
        get { neverRun() }
        set {}
    }
}
