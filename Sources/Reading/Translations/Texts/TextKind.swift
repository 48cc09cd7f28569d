import IntentSchema

package enum TextKind: String, CaseIterable, Sendable {
    case title, description
    case displayName = "display name"
    case summary, shortcut
    case subtitle
    case prompt
    case unsupportedReason = "reason"
    case response
    case spokenResponse = "concise response"
    case pronunciationHint = "pronunciation"
    case synonym
    case defaultText = "default"
    case placeholder
    case trueName = "true"
    case falseName = "false"
    case template
    case other = "text"

    /// - Parameter isManaged: Whether the text is from a combination that Shortcuts shows, not one that Siri suggests.
    package init(key: String, isManaged: Bool) {
        switch key {
        case "INIntentTitle": self = .title
        case "INIntentDescription": self = .description
        case "INIntentParameterCombinationTitle": self = isManaged ? .summary : .shortcut
        case "INIntentParameterCombinationSubtitle": self = .subtitle
        case "INIntentResponseCodeFormatString": self = .response
        case "INIntentResponseCodeConciseFormatString": self = .spokenResponse
        case "INEnumValueSynonymSynonym": self = .synonym
        case _ where key.hasSuffix("PronunciationHint"): self = .pronunciationHint
        case _ where key.hasSuffix("PromptDialogFormatString"): self = .prompt
        case _ where key.hasSuffix("UnsupportedReasonFormatString"): self = .unsupportedReason
        case _ where key.hasSuffix("MetadataDefaultValue"): self = .defaultText
        case _ where key.hasSuffix("MetadataPlaceholder"): self = .placeholder
        case _ where key.hasSuffix("MetadataTrueDisplayName"): self = .trueName
        case _ where key.hasSuffix("MetadataFalseDisplayName"): self = .falseName
        case _ where key.hasSuffix("MetadataTemplate"): self = .template
        case _ where key.hasSuffix("DisplayName"): self = .displayName
        default: self = .other
        }
    }

    /// One or two sentences that tell translators what the text is for.
    var explanation: String {
        switch self {
        case .title: "Title of an action in Shortcuts, Siri and the widget gallery."
        case .description: "Description of an action in Shortcuts and of a widget's settings."
        case .displayName: "Name that is shown in Shortcuts and in a widget's settings."
        case .summary: "Sentence that sums up an action in Shortcuts. Its variables are shown as fields."
        case .shortcut: "Title of a shortcut that Siri suggests. Its variables are filled in."
        case .subtitle: "Second line below an action's sentence."
        case .prompt: "Question that Siri asks, or that Shortcuts shows."
        case .unsupportedReason: "Why a value cannot be used."
        case .response: "Answer that Siri gives."
        case .spokenResponse: "Short answer that Siri gives."
        case .pronunciationHint: "How the name is spoken; not shown."
        case .synonym: "Another word for the same choice."
        case .defaultText: "Text that a field has until people change it."
        case .placeholder: "Text that an empty field shows."
        case .trueName: "Name of the value “true”."
        case .falseName: "Name of the value “false”."
        case .template: "Template of a value."
        case .other: "Text for users."
        }
    }
}
