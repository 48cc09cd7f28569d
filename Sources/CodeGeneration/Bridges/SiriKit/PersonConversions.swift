extension FrameworkConversions {
    /// A person with the parts of the name and every way to reach them. Of what SiriKit knows, how a name is pronounced and the
    /// relationship to the user are left.
    func person() -> [Declaration] {
        let model = models.runtime("PersonValue")
        return handle("\(model).Handle") + [
            conversion(
                from: "INPerson",
                to: model,
                """
                let names = value.nameComponents
                self.init(
                    displayName: value.displayName,
                    namePrefix: names?.namePrefix,
                    givenName: names?.givenName,
                    middleName: names?.middleName,
                    familyName: names?.familyName,
                    nameSuffix: names?.nameSuffix,
                    nickname: names?.nickname,
                    handle: value.personHandle.flatMap { handle in Handle(handle) },
                    aliases: value.aliases?.compactMap { handle in Handle(handle) },
                    contactIdentifier: value.contactIdentifier,
                    customIdentifier: value.customIdentifier
                )
                """
            ),
            conversion(
                from: model,
                to: "INPerson",
                isConvenience: true,
                """
                var names = PersonNameComponents()
                names.namePrefix = value.namePrefix
                names.givenName = value.givenName
                names.middleName = value.middleName
                names.familyName = value.familyName
                names.nameSuffix = value.nameSuffix
                names.nickname = value.nickname
                let handle = value.handle?.siriKit ?? INPersonHandle(value: nil, type: .unknown)
                if let aliases = value.aliases {
                    self.init(
                        personHandle: handle,
                        nameComponents: names == PersonNameComponents() ? nil : names,
                        displayName: value.displayName,
                        image: value.image?.siriKit,
                        contactIdentifier: value.contactIdentifier,
                        customIdentifier: value.customIdentifier,
                        aliases: aliases.map { alias in alias.siriKit },
                        suggestionType: .none
                    )
                } else {
                    self.init(
                        personHandle: handle,
                        nameComponents: names == PersonNameComponents() ? nil : names,
                        displayName: value.displayName,
                        image: value.image?.siriKit,
                        contactIdentifier: value.contactIdentifier,
                        customIdentifier: value.customIdentifier
                    )
                }
                """
            ),
        ]
    }

    /// SiriKit also has handles without an address, which reach nobody.
    private func handle(_ model: TypeName) -> [Declaration] {
        let siriKit = VariableDeclaration(
            documentation: ["SiriKit's form."],
            access: .fileprivate,
            modifiers: [.nonisolated],
            "siriKit",
            "INPersonHandle",
            storage: .computed(
                """
                let type: INPersonHandleType
                switch kind {
                case .emailAddress: type = .emailAddress
                case .phoneNumber: type = .phoneNumber
                case .unknown: type = .unknown
                }
                let word = label.map { label in INPersonHandleLabel(rawValue: label) }
                return INPersonHandle(value: value, type: type, label: word)
                """
            )
        )
        return [
            conversion(
                from: "INPersonHandle",
                to: model,
                isFailable: true,
                """
                guard let address = value.value else { return nil }
                let kind: Kind
                switch value.type {
                case .emailAddress: kind = .emailAddress
                case .phoneNumber: kind = .phoneNumber
                default: kind = .unknown
                }
                self.init(address, kind: kind, label: value.label?.rawValue)
                """
            ),
            .extension(ExtensionDeclaration(model, members: [.variable(siriKit)])),
        ]
    }
}
