/// A place. The portable counterpart of `CLPlacemark`, with the same names for the parts of an address.
public struct PlacemarkValue: Hashable, Codable, Sendable {
    /// A location on Earth.
    public struct Coordinate: Hashable, Codable, Sendable {
        /// The degrees north of the equator, from -90 to 90.
        public var latitude: Double
        /// The degrees east of Greenwich, from -180 to 180.
        public var longitude: Double

        /// Creates a location from degrees, which are not checked.
        public init(latitude: Double, longitude: Double) {
            self.latitude = latitude
            self.longitude = longitude
        }
    }

    /// The name of the place.
    public var name: String?
    /// The location of the place.
    public var coordinate: Coordinate?
    /// The house number.
    public var subThoroughfare: String?
    /// The street.
    public var thoroughfare: String?
    /// The district.
    public var subLocality: String?
    /// The city or town.
    public var locality: String?
    /// The state or province.
    public var administrativeArea: String?
    /// The postal code.
    public var postalCode: String?
    /// The country's name.
    public var country: String?
    /// The country's two-letter code from ISO 3166-1.
    public var isoCountryCode: String?
    /// The identifier of the place's time zone, such as `Europe/Berlin`.
    public var timeZoneIdentifier: String?

    /// Creates a place from the parts that are known.
    public init(
        name: String? = nil,
        coordinate: Coordinate? = nil,
        subThoroughfare: String? = nil,
        thoroughfare: String? = nil,
        subLocality: String? = nil,
        locality: String? = nil,
        administrativeArea: String? = nil,
        postalCode: String? = nil,
        country: String? = nil,
        isoCountryCode: String? = nil,
        timeZoneIdentifier: String? = nil
    ) {
        self.name = name
        self.coordinate = coordinate
        self.subThoroughfare = subThoroughfare
        self.thoroughfare = thoroughfare
        self.subLocality = subLocality
        self.locality = locality
        self.administrativeArea = administrativeArea
        self.postalCode = postalCode
        self.country = country
        self.isoCountryCode = isoCountryCode
        self.timeZoneIdentifier = timeZoneIdentifier
    }
}
