import IntentSchema

extension IntentModel {
    /// Writes the ranges of the parameters that have one, for the app's own controls. The check is the library's.
    func writeRanges(to writer: Writer) {
        let bounded = order.filter { bounds[$0] != nil }
        if bounded.isEmpty { return }
        writer.type(documentation: ["The values that the definition allows."], .enum, "Bounds") {
            for index in bounded {
                guard let range = bounds[index] else { continue }
                writer.property(modifiers: [.static], properties[index], range.type) {
                    writer.line(range.code)
                }
            }
        }
    }
}
