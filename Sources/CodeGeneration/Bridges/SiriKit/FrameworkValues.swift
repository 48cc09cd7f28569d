extension FrameworkConversions {
    /// SiriKit knows no place without a point on the earth, and an address has one line for street and house number.
    func placemark() -> [Declaration] {
        let model = models.runtime("PlacemarkValue")
        let placemark = VariableDeclaration(
            documentation: ["The SiriKit form: the name, the location and the address; `nil` without a location."],
            access: .fileprivate,
            modifiers: [.nonisolated],
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
            modifiers: [.nonisolated],
            "file",
            "INFile",
            storage: .computed(
                """
                let file: INFile
                switch content {
                case .data(let data):
                    file = INFile(data: data, filename: filename, typeIdentifier: typeIdentifier)
                case .file(let fileURL):
                    file = INFile(fileURL: fileURL, filename: filename, typeIdentifier: typeIdentifier)
                }
                if #available(iOS 15.1, macOS 12.0, watchOS 8.1, *) {
                    file.removedOnCompletion = isRemovedOnCompletion
                }
                return file
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
                if #available(iOS 15.1, macOS 12.0, watchOS 8.1, *) {
                    isRemovedOnCompletion = value.removedOnCompletion
                }
                """
            ),
            .extension(ExtensionDeclaration(model, members: [.variable(file)])),
        ]
    }

    func paymentMethod() -> [Declaration] {
        let model = models.runtime("PaymentMethodValue")
        let kinds: [Identifier] = [
            "unknown", "checking", "savings", "brokerage", "debit", "credit", "prepaid", "store", "applePay",
        ]
        let toKind = kinds.dropFirst().map { "case .\($0): kind = .\($0)" as Code } + ["default: kind = .unknown"]
        let toType = kinds.map { "case .\($0): type = .\($0)" as Code }
        return [
            conversion(
                from: "INPaymentMethod",
                to: model,
                """
                let kind: Kind
                switch value.type {
                \(Code.lines(toKind))
                }
                self.init(kind: kind, name: value.name, identificationHint: value.identificationHint)
                """
            ),
            conversion(
                from: model,
                to: "INPaymentMethod",
                isConvenience: true,
                """
                let type: INPaymentMethodType
                switch value.kind {
                \(Code.lines(toType))
                }
                self.init(
                    type: type,
                    name: value.name,
                    identificationHint: value.identificationHint,
                    icon: value.icon?.siriKit
                )
                """
            ),
        ]
    }
}
