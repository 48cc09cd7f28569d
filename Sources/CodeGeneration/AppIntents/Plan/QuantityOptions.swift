import IntentSchema

// Quantities: defaults and units.
extension PlannedParameterOptions {
    init(duration options: QuantityOptions<DurationUnit>, _ settings: ParameterSettings) {
        var losses = Self.losses(options, settings)
        guard !settings.hasProvider else {
            self.init(.none, losses)
            return
        }
        let unit = TimeUnit(options.shownUnit ?? .seconds)
        if options.minimumUnit == nil, options.maximumUnit == nil, let shown = options.shownUnit, !unit.isExact {
            losses.append(settings.place.loss(.quantityUnits, "the unit \(shown.writtenName)", instead: "hours"))
        }
        let isFixed = options.unit != nil && unit.isExact
        self.init(
            .quantity(
                ParameterOptions.Quantity(
                    defaultValue: settings.isOptional ? nil : options.defaultValue.map { $0.value * unit.factor },
                    unit: isFixed || options.shownUnit != nil || !settings.isOptional ? unit.name : nil,
                    isUnitFixed: isFixed,
                    allowsNegative: options.supportsNegativeNumbers != false
                )
            ),
            losses
        )
    }

    init(measurement options: QuantityOptions<PhysicalUnit>, _ settings: ParameterSettings) {
        let losses = Self.losses(options, settings)
        guard !settings.hasProvider else {
            self.init(.none, losses)
            return
        }
        let unit = options.shownUnit.map { Identifier($0.name) }
        self.init(
            .quantity(
                ParameterOptions.Quantity(
                    defaultValue: unit == nil || settings.isOptional ? nil : options.defaultValue?.value,
                    unit: unit,
                    isUnitFixed: options.unit != nil,
                    allowsNegative: options.supportsNegativeNumbers != false
                )
            ),
            losses
        )
    }

    private static func losses<Unit>(_ options: QuantityOptions<Unit>, _ settings: ParameterSettings) -> [Loss] {
        let place = settings.place
        var losses: [Loss] = []
        let bounds = [options.minimum.map { "at least \($0.value)" }, options.maximum.map { "at most \($0.value)" }]
            .compactMap { $0 }
        if !bounds.isEmpty {
            losses.append(
                place.loss(
                    .quantityRange,
                    bounds.joined(separator: ", "),
                    instead: "any value: check it where the value is used"
                )
            )
        }
        let units = [options.minimumUnit, options.maximumUnit].compactMap { $0?.writtenName }
        let shown = options.shownUnit.map { [$0.writtenName] } ?? []
        if settings.hasProvider, !(shown + units).isEmpty {
            let all = (shown + units).joined(separator: ", ")
            losses.append(
                place.loss(.quantityUnits, "units \(all)", instead: "the units of the options that the app provides")
            )
        } else if !units.isEmpty {
            losses.append(
                place.loss(
                    .quantityUnits,
                    "units from \(units.joined(separator: " to "))",
                    instead: "the system's choice of units"
                )
            )
        }
        return losses
    }
}
