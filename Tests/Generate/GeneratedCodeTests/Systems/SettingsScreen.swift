import IntentRuntime

/// A settings screen for any intent, made from what its parameters say of themselves.
struct SettingsScreen<Model: ConfigurationModel> {
    var configuration: Model
    var tables = StringTableFolder(tables: [:])

    struct Row: Equatable {
        let parameter: Model.Parameter
        let title: String
        let control: String
        let choices: [String]
        let value: String
    }

    var rows: [Row] {
        configuration.visibleParameters.map { parameter in
            let description = Model.description(of: parameter)
            return Row(
                parameter: parameter,
                title: description.title?.string(in: tables) ?? description.name,
                control: control(of: description),
                choices: description.cases.map { $0.title.string(in: tables) },
                value: configuration[parameter].map { description.text(of: $0, in: tables) } ?? ""
            )
        }
    }

    private func control(of description: ParameterDescription) -> String {
        switch (description.control, description.kind) {
        case (.number(let control), _):
            "\(control) \(bound(description.minimum))…\(bound(description.maximum))"
        case (.toggle, _), (nil, .boolean): "switch"
        case (.text(let entry), _): entry.isMultiline ? "text editor" : "text field"
        case (.date, _): "date picker"
        case (nil, .enumeration): "picker"
        case (nil, .object): description.options == .unrestricted ? "text field" : "list"
        case (nil, _): "field"
        }
    }

    private func bound(_ value: NumericValue?) -> String { value?.description ?? "" }

    /// Sets the value that the user chose in a row.
    mutating func choose(_ index: Int, for parameter: Model.Parameter) throws {
        try configuration.set(Model.description(of: parameter).cases[index].value, for: parameter)
    }
}
