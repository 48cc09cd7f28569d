extension SyntheticIntent {
    mutating func response(_ writer: inout DefinitionWriter) {
        let prefix = "INIntentResponse"
        let valueCount = names.choice([0: 50, 1: 22, 2: 25, 3: 3])
        let values = (0..<valueCount).map { $0 == 0 ? "result" : SyntheticNames.noun(index + $0) }
        let codeCount = names.choice([2: 82, 3: 11, 4: 5, 5: 2])
        writer.array(prefix + "Codes") { codes in
            for name in ["failure", "success", "failureConnectivity", "failureInvalidItem", "closed"].prefix(codeCount)
            {
                codes.dictionary { code(&$0, name, values) }
            }
        }
        if names.isChosen(in: 75) { writer.integer(prefix + "LastParameterTag", values.count) }
        guard !values.isEmpty else { return }
        if names.isChosen(in: 60) { writer.string(prefix + "Output", values[0]) }
        writer.array(prefix + "Parameters") { parameters in
            for (position, name) in values.enumerated() {
                parameters.dictionary { value(&$0, name, position) }
            }
        }
    }

    private mutating func code(_ writer: inout DefinitionWriter, _ name: String, _ values: [String]) {
        let prefix = "INIntentResponseCode"
        let text = names.text(20) + (name == "success" && !values.isEmpty ? ": ${result}." : ".")
        if names.isChosen(in: 32) {
            writer.string(prefix + "ConciseFormatString", text)
            writer.string(prefix + "ConciseFormatStringID", names.id())
        }
        if names.isChosen(in: 64) {
            writer.string(prefix + "FormatString", text)
            writer.string(prefix + "FormatStringID", names.id())
        }
        writer.string(prefix + "Name", name)
        if name == "success" { writer.boolean(prefix + "Success") }
    }

    private mutating func value(_ writer: inout DefinitionWriter, _ name: String, _ position: Int) {
        let prefix = "INIntentResponseParameter"
        if names.isChosen(in: 85) {
            writer.string(prefix + "DisplayName", SyntheticNames.capitalized(name))
            writer.string(prefix + "DisplayNameID", names.id())
        }
        writer.integer(prefix + "DisplayPriority", position + 1)
        writer.string(prefix + "Name", name)
        if names.isChosen(in: 12) { writer.boolean(prefix + "SupportsMultipleValues") }
        writer.integer(prefix + "Tag", position + 1)
        writer.string(
            prefix + "Type",
            names.choice(["String": 70, "Integer": 14, "File": 8, "Decimal": 3, "Boolean": 3, "URL": 2])
        )
    }
}
