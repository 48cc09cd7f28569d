import IntentSchema

extension FrameworkConversions {
    /// Quantities keep the unit that the user chose. One that the models do not have, as an app may define for itself, is
    /// converted to the base unit.
    func measurement(_ kind: MeasurementKind, _ names: SiriKitNames) -> Declaration {
        let unit = models.runtime(kind.unitType)
        let foundation: TypeName = "\(Identifier("Unit" + kind.dimension))"
        let value: TypeName = "\(models.runtime("MeasurementValue"))<\(unit)>"
        let measurement: TypeName = "\(names.type("Measurement", of: "Foundation"))<\(foundation)>"
        let base = Identifier(kind.baseUnit.name)
        let siriKit = VariableDeclaration(
            documentation: ["Foundation's unit."],
            access: .fileprivate,
            modifiers: [.nonisolated],
            "siriKit",
            foundation,
            storage: .computed(
                """
                switch self {
                \(Code.lines(kind.units.map { unit in "case .\(Identifier(unit.name)): .\(Identifier(unit.name))" }))
                }
                """
            )
        )
        let toModel = FunctionDeclaration(
            access: .fileprivate,
            modifiers: [.nonisolated, .static],
            "value",
            [FunctionParameter(label: .omitted, "measurement", measurement)],
            returns: value,
            body: """
                if let unit = allCases.first(where: { unit in unit.siriKit == measurement.unit }) {
                    return \(models.runtime("MeasurementValue"))(measurement.value, unit)
                }
                return \(models.runtime("MeasurementValue"))(measurement.converted(to: .\(base)).value, .\(base))
                """
        )
        let toSiriKit = FunctionDeclaration(
            access: .fileprivate,
            modifiers: [.nonisolated, .static],
            "measurement",
            [FunctionParameter(label: .omitted, "value", value)],
            returns: measurement,
            body: "\(names.type("Measurement", of: "Foundation"))(value: value.value, unit: value.unit.siriKit)"
        )
        return .extension(
            ExtensionDeclaration(
                unit,
                members: [.variable(siriKit), .function(toModel), .function(toSiriKit)]
            )
        )
    }
}
