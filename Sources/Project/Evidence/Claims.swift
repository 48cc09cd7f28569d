/// What Apple's systems do with what people saved, and how that is known.
///
/// Every effect of a change and every uncertain loss names a claim. Reports, rule pages and the table of
/// `Docs/AppIntents.md` print it, so that a fact has one wording and one certainty.
package enum Claim: String, CaseIterable, Sendable {
    case widgetKind, widgetGone, extensionIdentifier, widgetKey, staticWidgets, untakenWidgets, widgetsMovedBack,
        placedLists, removedFromLists, addedParameters, unsupportedSystem, otherConfiguration, systemsOfTheApp
    case unknownAction, configurableActions, eligibleIntents, listedSuggestions, suggestionKey, confirmation,
        restrictions, backgroundExecution, connectedInput, savedParameters, parameterTags, configurableParameters,
        usedDefault, checkedBounds, savedUnit, offeredValues, arraySizes, fixedSizes, hiddenValues, dynamicOptions,
        askedParameters, savedIndex, savedObjects, savedClass, responseCodes, failedAction, resultNames, wholeOutput,
        convertedInput, passedOutput
    case removedAppIntent, identifiers, renamedValueTypes, renamedByTakeover, discoverable, hiddenTakeover,
        savedRawValues, savedEntities, typeNames, appPhrases, reservedWords, alternativeNames
    case takenClass, editedByTakeover, dependentChoices, hiddenParameters, chosenInSimulators, takeoverKeepsValues,
        takenParameters, caseNames, takenObjects, places, lists, noChoice, defaultResult, percentSigns
    /// About generated code and tables, and not the system.
    case generatedCode, tables
}

extension Claim {
    /// For each claim its name, evidence with systems, statement, sources and the month in which they were last read.
    ///
    /// A source is a repository with the number of an issue, or a public address; none if no source is public.
    static let text = """
        widgetKind | measured on a device | a placed widget whose kind changed stops reacting and later goes blank; only newly placed ones work | developer.apple.com/forums/thread/746574 duckduckgo/apple-browsers#137 | 2026-11
        widgetGone | reported | a placed widget that the app no longer has goes blank | | 2026-11
        extensionIdentifier | measured on a device | placed widgets stop reacting once the bundle identifier of their extension changes | developer.apple.com/forums/thread/746574 | 2026-11
        widgetKey | inferred | the system finds a placed widget by its extension's bundle identifier, its kind and its family | developer.apple.com/forums/thread/746574 | 2026-11
        staticWidgets | inferred | a static widget reads no settings; that placed widgets survive a move between static and App Intent configurations was measured on devices | sudopark/TodoCalendar#1086 scastiel/kado#96 woocommerce/woocommerce-ios#17023 | 2026-11
        untakenWidgets | inferred | settings are only handed over to an App Intent that names the class of the SiriKit intent | o1xhack/CodexBar-Mobile#188 developer.apple.com/documentation/widgetkit/migrating-from-sirikit-intents-to-app-intents | 2026-11
        widgetsMovedBack | measured on a simulator, iOS 27.0 | a widget whose configuration goes from App Intents to SiriKit keeps a stale picture, and its sheet cannot load until it is placed again | o1xhack/CodexBar-Mobile | 2026-11
        placedLists | measured on a device and a simulator, iOS 27 | a placed SiriKit widget lists the parameters and cases with which it was placed, even after a restart | o1xhack/CodexBar-Mobile | 2026-11
        removedFromLists | measured on a simulator, iOS 27 | a placed SiriKit widget still lists what was removed, and choosing a removed case delivers its old index | o1xhack/CodexBar-Mobile | 2026-11
        addedParameters | measured on a simulator, iOS 27.0 | a parameter that is added to an App Intent appears on placed widgets with its default, and saved values stay | o1xhack/CodexBar-Mobile#188 sudopark/TodoCalendar#1089 | 2026-11
        unsupportedSystem | inferred | a type that is unavailable on a system does not exist there at run time | openhab/openhab-ios#1175 | 2026-11
        otherConfiguration | uncertain | no one has published what happens to placed widgets when the intent of their kind changes | | 2026-11
        systemsOfTheApp | uncertain | sources do not say for which systems the app was released | | 2026-11
        unknownAction | measured on a device, iOS 26.5.2 | an action whose intent is gone, and that nothing replaces, becomes “Unknown Action” | home-assistant/iOS#5350 home-assistant/iOS#5279 home-assistant/iOS#5262 | 2026-11
        configurableActions | inferred | only configurable intents are actions | | 2026-11
        eligibleIntents | inferred | a widget is configured only with an intent that is eligible for widgets | | 2026-11
        listedSuggestions | inferred | Siri suggests only combinations that the definition lists | | 2026-11
        suggestionKey | inferred | a suggestion is keyed by its set of parameters | | 2026-11
        confirmation | documented | the setting decides whether Siri asks before it handles the intent | | 2026-11
        restrictions | documented | the setting restricts where the intent runs | | 2026-11
        backgroundExecution | documented | the setting decides who handles the intent | | 2026-11
        connectedInput | inferred | Shortcuts connects the input when an action is added | | 2026-11
        savedParameters | inferred | saved values are keyed by the parameter's name and type | | 2026-11
        parameterTags | uncertain | saved values seem to be keyed by name, and no source says that tags do not matter | | 2026-11
        configurableParameters | inferred | only configurable parameters are shown | | 2026-11
        usedDefault | inferred | a default applies if no value was saved | | 2026-11
        checkedBounds | inferred | bounds are checked when a value is entered, and saved values stay as they are | | 2026-11
        savedUnit | inferred | a value is saved with the unit in which it was entered | | 2026-11
        offeredValues | inferred | the setting decides what users can choose, and saved values stay as they are | | 2026-11
        arraySizes | uncertain | no source says what happens to values beyond the size of a family | | 2026-11
        fixedSizes | inferred | the size is fixed for each widget family that has one | | 2026-11
        hiddenValues | measured on a simulator, iOS 27 | SiriKit does not save a value that is hidden | o1xhack/CodexBar-Mobile#188 | 2026-11
        dynamicOptions | measured on a simulator, iOS 27 | options are asked for whenever people open the list, but only of parameters with dynamic options | o1xhack/CodexBar-Mobile | 2026-11
        askedParameters | documented | Siri calls the method only for parameters that it can ask for | | 2026-11
        savedIndex | measured on a simulator, iOS 27 | SiriKit saves and delivers a case by its index | o1xhack/CodexBar-Mobile | 2026-11
        savedObjects | inferred | objects are saved with their properties | | 2026-11
        savedClass | uncertain | objects are saved by their identifier, and no source confirms that the class is irrelevant | | 2026-11
        responseCodes | documented | custom codes are numbered from 100 in the order of the file | | 2026-11
        failedAction | documented | a shortcut stops at an action that fails | | 2026-11
        resultNames | inferred | shortcuts refer to values of a result by name | | 2026-11
        wholeOutput | uncertain | shortcuts refer to the output of an action as a whole, but to single values by name | | 2026-11
        convertedInput | inferred | actions convert their input by its type | | 2026-11
        passedOutput | inferred | the next action receives the output | | 2026-11
        removedAppIntent | stated by an Apple engineer | removing an App Intent breaks shortcuts; deprecate it instead | developer.apple.com/forums/thread/756653 | 2026-11
        identifiers | documented | the system finds App Intents by persistent identifier or, without one, by type name | developer.apple.com/documentation/appintents/persistentlyidentifiable utmapp/UTM#7412 | 2026-11
        renamedValueTypes | reported, macOS | configurations whose value types were replaced are no longer decoded | | 2026-11
        renamedByTakeover | measured on a device, iOS 26.6.1 | all saved actions of a shipped App Intent that now replaces an intent become “Unknown Action”; new ones work | home-assistant/iOS#5604 home-assistant/iOS#5358 | 2026-11
        discoverable | documented | the property decides whether people find the action | | 2026-11
        hiddenTakeover | uncertain | one app reports that `isDiscoverable = false` hides an action that replaces an intent; an Apple engineer says no | developer.apple.com/forums/thread/832208 | 2026-11
        savedRawValues | inferred | an App Intent saves a case by its raw value | | 2026-11
        savedEntities | measured on a simulator, iOS 27 | only the text of an entity's `id` is saved, not what people saw, which SiriKit saves: the query supplies it, also for ids that it no longer offers; one report says that ids it leaves out are dropped | o1xhack/CodexBar-Mobile#188 | 2026-11
        typeNames | documented | the type of an entity or enumeration is saved as its persistent identifier or its name, without the module | developer.apple.com/documentation/appintents/attributedtypeidentifier scastiel/kado#96 | 2026-11
        appPhrases | documented | Siri knows the phrases that the app lists | | 2026-11
        reservedWords | reported | App Store Connect refuses App Intents with “apple”, “iphone”, “mac” or “siri” in a title or description (ITMS-90626) | | 2026-11
        alternativeNames | reported | App Store Connect refused an app with more than three alternative names (ITMS-90626) | | 2026-11
        takenClass | measured on a simulator, iOS 26.5 | the system finds the App Intent that replaces an intent by the class in the app's metadata | o1xhack/CodexBar-Mobile#188 | 2026-11
        editedByTakeover | measured on a simulator, iOS 26.5 | people edit a SiriKit widget through the App Intent that names its class, whatever the App Intent's `@available` says, and saving turns the widget into a placeholder | o1xhack/CodexBar-Mobile#188 feedback-assistant/reports#682 | 2026-11
        dependentChoices | measured on a simulator, iOS 27.0 | in an App Intent, a choice returns to its default when the choice that it depends on changes; SiriKit keeps it | o1xhack/CodexBar-Mobile#188 | 2026-11
        hiddenParameters | measured on a simulator, iOS 27 | parameters of an App Intent that are hidden keep their values | o1xhack/CodexBar-Mobile#188 | 2026-11
        chosenInSimulators | measured on a simulator, iOS 26.5 and 27.0 | before iOS 27, simulators give no chosen entity to a build that no team signs, and an unsigned one shows placeholders, so test on a device | scastiel/kado#96 o1xhack/CodexBar-Mobile | 2026-11
        takeoverKeepsValues | measured on a simulator, iOS 27.0 and 27.2 | a widget whose kind stays and whose App Intent names the class keeps its values | o1xhack/CodexBar-Mobile#188 developer.apple.com/documentation/widgetkit/migrating-from-sirikit-intents-to-app-intents wordpress-mobile/WordPress-iOS#25753 | 2026-11
        takenParameters | documented | a parameter whose name or type differs from the replaced intent's is left out | developer.apple.com/documentation/widgetkit/migrating-from-sirikit-intents-to-app-intents | 2026-11
        caseNames | measured on a simulator, iOS 27.0 and 27.2 | cases migrate by name, which is the raw value of the App Intent's | o1xhack/CodexBar-Mobile#188 | 2026-11
        takenObjects | measured on a simulator, iOS 27 | an object's `identifier` becomes the `id` of the entity | o1xhack/CodexBar-Mobile#188 | 2026-11
        places | uncertain | one app's widgets lost their places; nothing else is published about places | | 2026-11
        lists | uncertain | one app renamed a list of objects because people could not change it; others kept theirs | | 2026-11
        noChoice | uncertain | in no known app could people choose `unknown`; otherwise, no choice means no value | | 2026-11
        defaultResult | measured on a simulator, iOS 27.0 and 27.2 | a new widget shows the `defaultResult` of an optional entity, while SiriKit's shows “Choose” for a dependent parameter; nothing is published about other types | o1xhack/CodexBar-Mobile#188 | 2026-11
        percentSigns | uncertain | keys of texts that hold values double the percent sign | | 2026-11
        generatedCode | documented | generated code follows the definition | | 2026-11
        tables | documented | tables are keyed by the ids of texts | | 2026-11
        """
}
