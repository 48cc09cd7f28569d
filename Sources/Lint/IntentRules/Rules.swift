import Settings
import Diagnostics
import RuleSettings

/// All rules, in the order of their codes.
package enum Rules {
    package static let all: [Rule] = file + meaning + localization + naming + widgets + dialogs

    /// Returns the rules that a configuration leaves on.
    package static func active(in configuration: Configuration) -> [Rule] {
        all.filter { configuration.setting(of: $0.kind, startingFrom: $0.kind.severity) != .off }
    }

    private static let file: [Rule] = [
        .emptyDefinition, .compiledDefinition, .missingHeaderKey, .localizedCopy, .localizedCopyDiffers,
        .toolVersionDiffers, .undeclaredIntent, .definitionInNoTarget,
        .definitionOutsideApp, .intentNotListed, .listWithoutEffect, .staleCopy, .missingDefinition, .classesMadeTwice,
        .classesNowhere, .widgetWithoutClass, .localizedInSynchronizedFolder,
        .intentInTwoDefinitions,
        .missingEntryPoint, .appGroupDiffers, .opensAppFromExtension,
    ]

    private static let meaning: [Rule] = [
        .leftoverTemplateIntent, .unusedEnumeration, .unusedType, .constantCondition, .parameterOrder,
        .firstCaseNotUnknown, .nothingToChoose, .lastTagTooSmall,
        .unreachableIntent, .duplicateCombination, .missingResponseCode, .unknownIsOffered,
        .defaultRepeatsName, .missingInput,
        .oneSidedBounds, .defaultIsUnknown, .keyWithoutEffect, .missingIntentType,
    ]

    private static let localization: [Rule] = [
        .stringIDConflict, .stringIDReused, .missingTitle, .missingDescription, .missingDisplayName, .missingStringID,
        .untranslatedTitle, .untranslatedText, .orphanedTranslation, .placeholderMismatch, .wrongTableName,
        .notLocalized, .missingLanguage, .sourceDiffers, .staleTranslation,
        .mostlyUntranslatedTable, .strayCharacters, .templateLeftover, .sharedWithEmptyText, .repeatedSource,
        .misspelledWord, .phraseWithoutAppName, .reservedWord, .foreignScript, .tableOfOtherRegion,
        .caseNameDiffers, .sameTranslation, .tableNotCopied,
    ]

    private static let naming: [Rule] = [
        .namesDifferInCase, .siriKitPropertyName, .shadowedTypeName, .siriKitClassName,
    ]

    private static let widgets: [Rule] = [
        .arraySizeGap, .widgetShowsNothing, .choiceWithoutOptions, .optionsDiffer,
    ]

    private static let dialogs: [Rule] = [
        .missingShortcutTitle, .missingSummary, .noShortcutType, .parameterInNoSummary, .missingAnswerText,
        .unusedDialog, .malformedVariable, .backgroundDiffers, .touchingVariable, .suggestedNotConfigurable,
        .unknownImage, .summaryDiffers, .emptyVariable,
    ]
}
