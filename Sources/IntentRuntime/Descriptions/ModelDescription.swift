/// What a definition says of an intent, a response or a custom type: a table, which generic code reads.
public final class ModelDescription: Sendable {
    /// The name in the definition.
    public let name: String
    /// The title that users see.
    public let title: DefinitionText?
    /// What it is for.
    public let summary: DefinitionText?
    /// The parameters in the order in which users see them; for a custom type or a response, its values.
    public let fields: [ParameterDescription]
    /// Whether users are asked before the intent is handled.
    public let requiresConfirmation: Bool
    /// What is said with each code of a response.
    let dialogs: [Int: ResponseDialog]
    private let positions: [String: Int]

    /// Reads names, types and defaults from the model; the closure adds what the definition says of them.
    @_spi(Generated) public init<Model: StoredModel>(
        of model: Model.Type,
        named name: String,
        table: String,
        _ fill: (inout ModelTable) -> Void
    ) {
        let types = FieldTypes()
        Model().show(to: types)
        var contents = ModelTable(types.fields, table)
        fill(&contents)
        self.name = name
        title = contents.title
        summary = contents.summary
        fields = contents.fields
        requiresConfirmation = contents.requiresConfirmation
        dialogs = contents.dialogs
        positions = contents.positions
    }

    /// The parameter with this name.
    public subscript(name: String) -> ParameterDescription? { positions[name].map { fields[$0] } }
}

/// What is said with one code of a response.
struct ResponseDialog: Sendable {
    var full: DefinitionText?
    var short: DefinitionText?
}
