import IntentSchema

extension IntentModel {
    /// Writes the ranges of the parameters that have one, for the app's own controls. The check is the library's.
    func writeRanges(to writer: Writer) {
        let bounded = order.filter { bounds[$0] != nil }
        if bounded.isEmpty { return }
        writer.type(
            documentation: ["The values that the definition allows."],
            access: context.access,
            .enum,
            "Bounds"
        ) {
            for index in bounded {
                guard let range = bounds[index] else { continue }
                writer.property(access: context.access, modifiers: [.static], properties[index], range.type) {
                    writer.line(range.code)
                }
            }
        }
    }

    /// Writes the definition's own reasons for refusing a value, for handlers.
    func writeReasons(to writer: Writer) {
        var texts: [(code: String, text: String)] = []
        var known: Set<String> = []
        for parameter in intent.parameters {
            for reason in parameter.unsupportedReasons where reason.isCustom && known.insert(reason.code).inserted {
                texts.append((reason.code, reason.text.shown ?? reason.code))
            }
        }
        if texts.isEmpty { return }
        let names = MemberNames(texts.map(\.code), besides: MemberNames.reservedForCases).identifiers
        let type = context.runtime("UnsupportedReason")
        writer.type(
            documentation: ["Why a value cannot be used."],
            access: context.access,
            .enum,
            "UnsupportedReasons"
        ) {
            for (name, reason) in zip(names, texts) {
                writer.property(
                    documentation: [reason.text],
                    access: context.access,
                    modifiers: [.static],
                    name,
                    type
                ) { writer.line("\(type)(\(StringLiteral(reason.code)))") }
            }
        }
    }
}
