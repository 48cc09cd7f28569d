extension FrameworkConversions {
    func person() -> [Declaration] {
        let model = models.runtime("PersonValue")
        return [
            conversion(
                from: "INPerson",
                to: model,
                """
                self.init(
                    displayName: value.displayName,
                    givenName: value.nameComponents?.givenName,
                    familyName: value.nameComponents?.familyName,
                    contactIdentifier: value.contactIdentifier,
                    customIdentifier: value.customIdentifier
                )
                if let handle = value.personHandle, let address = handle.value {
                    switch handle.type {
                    case .emailAddress: self.handle = Handle(address, kind: .emailAddress)
                    case .phoneNumber: self.handle = Handle(address, kind: .phoneNumber)
                    default: self.handle = Handle(address)
                    }
                }
                """
            ),
            conversion(
                from: model,
                to: "INPerson",
                isConvenience: true,
                """
                var nameComponents = PersonNameComponents()
                nameComponents.givenName = value.givenName
                nameComponents.familyName = value.familyName
                let type: INPersonHandleType
                switch value.handle?.kind {
                case .emailAddress: type = .emailAddress
                case .phoneNumber: type = .phoneNumber
                case .unknown, nil: type = .unknown
                }
                self.init(
                    personHandle: INPersonHandle(value: value.handle?.value, type: type),
                    nameComponents: value.givenName == nil && value.familyName == nil ? nil : nameComponents,
                    displayName: value.displayName,
                    image: nil,
                    contactIdentifier: value.contactIdentifier,
                    customIdentifier: value.customIdentifier
                )
                """
            ),
        ]
    }

    /// SiriKit knows no place without a point on the earth, and an address has one line for street and house number.
    func placemark() -> [Declaration] {
        let model = models.runtime("PlacemarkValue")
        let placemark = VariableDeclaration(
            documentation: ["The SiriKit form: the name, the location and the address; `nil` without a location."],
            access: .fileprivate,
            "placemark",
            "CLPlacemark?",
            storage: .computed(
                """
                guard let coordinate else { return nil }
                let location = CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
                let address = CNMutablePostalAddress()
                address.street = [subThoroughfare, thoroughfare].compactMap { part in part }.joined(separator: " ")
                address.subLocality = subLocality ?? ""
                address.city = locality ?? ""
                address.state = administrativeArea ?? ""
                address.postalCode = postalCode ?? ""
                address.country = country ?? ""
                address.isoCountryCode = isoCountryCode ?? ""
                return CLPlacemark(location: location, name: name, postalAddress: address)
                """
            )
        )
        return [
            conversion(
                from: "CLPlacemark",
                to: model,
                """
                let address = value.postalAddress
                let known = { (part: String?) in part.flatMap { part in part.isEmpty ? nil : part } }
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
                """
            ),
            .extension(ExtensionDeclaration(model, members: [.variable(placemark)])),
        ]
    }

    /// Apple's functions that make files are no initializers that another could go on to.
    func file() -> [Declaration] {
        let model = models.runtime("FileValue")
        let file = VariableDeclaration(
            documentation: ["SiriKit's form."],
            access: .fileprivate,
            "file",
            "INFile",
            storage: .computed(
                """
                switch content {
                case .data(let data): INFile(data: data, filename: filename, typeIdentifier: typeIdentifier)
                case .file(let fileURL): INFile(fileURL: fileURL, filename: filename, typeIdentifier: typeIdentifier)
                }
                """
            )
        )
        return [
            conversion(
                from: "INFile",
                to: model,
                """
                if let fileURL = value.fileURL {
                    self.init(fileURL: fileURL, filename: value.filename, typeIdentifier: value.typeIdentifier)
                } else {
                    self.init(data: value.data, filename: value.filename, typeIdentifier: value.typeIdentifier)
                }
                """
            ),
            .extension(ExtensionDeclaration(model, members: [.variable(file)])),
        ]
    }
}
