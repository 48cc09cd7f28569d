// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub written from public documentation, for tests only; part of no product. What it declares works as documented, as far
// as values go, so that conversions can be run where there is no SiriKit.

import Contacts
import Foundation

public struct CLLocationCoordinate2D {
    public var latitude: Double
    public var longitude: Double
}

public final class CLLocation: NSObject {
    public let coordinate: CLLocationCoordinate2D

    public init(latitude: Double, longitude: Double) {
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
}

/// A place that was made from parts: what it knows of its address is the postal address.
public final class CLPlacemark: NSObject {
    public let location: CLLocation?
    public let name: String?
    public let postalAddress: CNPostalAddress?
    public var timeZone: TimeZone? { nil }
    public var subThoroughfare: String? { nil }
    public var thoroughfare: String? { nil }
    public var subLocality: String? { nil }
    public var locality: String? { nil }
    public var administrativeArea: String? { nil }
    public var postalCode: String? { nil }
    public var country: String? { nil }
    public var isoCountryCode: String? { nil }

    public init(location: CLLocation, name: String?, postalAddress: CNPostalAddress?) {
        self.location = location
        self.name = name
        self.postalAddress = postalAddress
    }
}
