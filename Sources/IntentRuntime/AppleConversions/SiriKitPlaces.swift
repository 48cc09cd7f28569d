#if canImport(Intents) && !os(tvOS)
import Contacts
import CoreLocation
import Foundation
import Intents

extension PlacemarkValue {
    /// Takes the parts of an address from the placemark, or else from its postal address.
    public init(_ value: CLPlacemark) {
        let address = value.postalAddress
        func known(_ part: String?) -> String? { part.flatMap { $0.isEmpty ? nil : $0 } }
        self.init(
            name: value.name,
            coordinate: value.location.map { location in
                Coordinate(latitude: location.coordinate.latitude, longitude: location.coordinate.longitude)
            },
            subThoroughfare: value.subThoroughfare,
            thoroughfare: value.thoroughfare ?? known(address?.street),
            subLocality: value.subLocality ?? known(address?.subLocality),
            locality: value.locality ?? known(address?.city),
            administrativeArea: value.administrativeArea ?? known(address?.state),
            postalCode: value.postalCode ?? known(address?.postalCode),
            country: value.country ?? known(address?.country),
            isoCountryCode: value.isoCountryCode ?? known(address?.isoCountryCode),
            timeZoneIdentifier: value.timeZone?.identifier
        )
    }

    /// SiriKit's form: the name, the location and the address, which has one line for street and house number; `nil` without a
    /// location.
    public var siriKit: CLPlacemark? {
        guard let coordinate else { return nil }
        let location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
        let address = CNMutablePostalAddress()
        address.street = [subThoroughfare, thoroughfare].compactMap { $0 }.joined(separator: " ")
        address.subLocality = subLocality ?? ""
        address.city = locality ?? ""
        address.state = administrativeArea ?? ""
        address.postalCode = postalCode ?? ""
        address.country = country ?? ""
        address.isoCountryCode = isoCountryCode ?? ""
        return CLPlacemark(location: location, name: name, postalAddress: address)
    }
}
#endif
