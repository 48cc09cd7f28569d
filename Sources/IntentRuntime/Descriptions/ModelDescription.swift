/// What a definition says of an intent, a response or a custom type: a table, which generic code reads.
public final class ModelDescription: Sendable {
    /// The name in the definition.
    public let name: String
    private let contents: ModelTable

    /// The title that users see.
    public var title: DefinitionText? { contents.title }
    /// What it is for.
    public var summary: DefinitionText? { contents.summary }
    /// The parameters in the order in which users see them; for a custom type or a response, its values.
    public var fields: [ParameterDescription] { contents.fields }
    /// Whether users are asked before the intent is handled.
    public var requiresConfirmation: Bool { contents.requiresConfirmation }
    /// What is said with each code of a response.
    var dialogs: [Int: ResponseDialog] { contents.dialogs }

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
        self.contents = contents
    }

    /// The parameter with this name.
    public subscript(name: String) -> ParameterDescription? { contents.positions[name].map { fields[$0] } }
}

/// What is said with one code of a response.
struct ResponseDialog: Sendable {
    var full: DefinitionText?
    var short: DefinitionText?
}
