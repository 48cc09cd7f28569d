// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub written from public documentation, for tests only; part of no product. What it declares works as documented, as far
// as values go, so that conversions can be run where there is no SiriKit.

import Foundation

open class CNPostalAddress: NSObject {
    public fileprivate(set) var storage: [String: String] = [:]
    public var street: String { storage["street"] ?? "" }
    public var subLocality: String { storage["subLocality"] ?? "" }
    public var city: String { storage["city"] ?? "" }
    public var state: String { storage["state"] ?? "" }
    public var postalCode: String { storage["postalCode"] ?? "" }
    public var country: String { storage["country"] ?? "" }
    public var isoCountryCode: String { storage["isoCountryCode"] ?? "" }
}

public final class CNMutablePostalAddress: CNPostalAddress {
    public override var street: String {
        get { super.street }
        set { storage["street"] = newValue }
    }
    public override var subLocality: String {
        get { super.subLocality }
        set { storage["subLocality"] = newValue }
    }
    public override var city: String {
        get { super.city }
        set { storage["city"] = newValue }
    }
    public override var state: String {
        get { super.state }
        set { storage["state"] = newValue }
    }
    public override var postalCode: String {
        get { super.postalCode }
        set { storage["postalCode"] = newValue }
    }
    public override var country: String {
        get { super.country }
        set { storage["country"] = newValue }
    }
    public override var isoCountryCode: String {
        get { super.isoCountryCode }
        set { storage["isoCountryCode"] = newValue }
    }
}
