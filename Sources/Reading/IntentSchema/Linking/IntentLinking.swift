import Diagnostics

extension DefinitionLinker {
    mutating func link(_ intent: IntentDefinition) -> Intent {
        findings.identifier(of: intent, "intent", key: "INIntentName", intent.symbol)
        if let prefix = intent.classPrefix, !prefix.value.isEmpty { findings.optionalIdentifier(prefix, intent.symbol) }
        findings.optionalIdentifier(intent.className, intent.symbol)
        let name = intent.name?.value ?? ""
        uniqueNamesAndTags(intent.parameters, of: "intent '\(name)'", "parameter")
        let indices = intent.parameters.firstIndices { $0.name?.value }
        // Xcode 11 shows all parameters in Shortcuts without writing so.
        let isShown = definition.modelVersion?.value == "1.1" && intent.isConfigurable?.value == true
        var parameters = intent.parameters.map { link($0, isShownByDefault: isShown) }
        linkRelationships(of: intent, indices, &parameters)
        checkVariables(of: intent, indices)
        checkWords(of: intent)
        let authentication = authentication(intent)
        let unknownWords = takeUnknownWords()
        return Intent(
            name: name,
            nameRange: intent.nameRange,
            classPrefix: intent.classPrefix?.value ?? "",
            explicitClassName: intent.className?.value,
            category: intent.category?.value ?? "",
            verb: intent.verb?.value ?? "",
            title: intent.title.localized,
            description: intent.description.localized,
            defaultImageName: intent.defaultImageName?.value,
            parameters: parameters,
            keyParameter: index(
                of: intent.keyParameter,
                in: indices,
                or: .unknownKeyParameter,
                "the key parameter of '\(name)'",
                symbol: intent.symbol
            ),
            input: index(
                of: intent.input,
                in: indices,
                or: .unknownInput,
                "the input of '\(name)'",
                symbol: intent.symbol
            ),
            shortcuts: combinations(intent.combinations, of: intent, indices),
            summaries: combinations(intent.managedCombinations, of: intent, indices),
            isConfigurable: intent.isConfigurable?.value ?? false,
            isEligibleForWidgets: intent.isEligibleForWidgets?.value ?? false,
            isEligibleForSuggestions: intent.isIneligibleForSuggestions?.value != true,
            requiresUserConfirmation: intent.requiresUserConfirmation?.value ?? false,
            authentication: authentication,
            response: link(intent.response, of: intent),
            isDeprecated: intent.isDeprecated?.value ?? false,
            unknownWords: unknownWords
        )
    }

    private mutating func link(_ parameter: ParameterDefinition, isShownByDefault: Bool) -> Parameter {
        let symbol = parameter.symbol
        findings.identifier(of: parameter, "parameter", key: "INIntentParameterName", symbol)
        findings.duplicates(parameter.unsupportedReasons, named: \.code, symbol: { _ in symbol }, .duplicateCode) {
            code,
            _,
            _ in "'\(parameter.shownName)' has the unsupported reason '\(code)' twice"
        }
        for reason in parameter.unsupportedReasons {
            let key = "INIntentParameterUnsupportedReasonCode"
            findings.identifier(of: reason, "unsupported reason", key: key, symbol)
            let known = UnsupportedValueReason.standardCodes
            if reason.isDefault?.value == true, let code = reason.code, !known.contains(code.value) {
                report(unknown: code, "standard reason", of: parameter.shownName, known: known, symbol: symbol)
            }
        }
        let isArray = parameter.supportsMultipleValues?.value ?? false
        let isDynamic = parameter.supportsDynamicEnumeration?.value ?? false
        let type = type(of: parameter, prefix: "INIntentParameter")
        let supportsResolution = parameter.supportsResolution?.value ?? false
        let reasons = parameter.unsupportedReasons.map {
            UnsupportedValueReason(
                code: $0.code?.value ?? "",
                text: $0.formatString.localized,
                isCustom: $0.isDefault?.value != true
            )
        }
        return Parameter(
            name: parameter.name?.value ?? "",
            nameRange: parameter.nameRange,
            tag: parameter.tag?.value,
            displayName: parameter.displayName.localized,
            displayPriority: parameter.displayPriority?.value,
            isConfigurable: parameter.isConfigurable?.value ?? isShownByDefault,
            type: type,
            isArray: isArray,
            arraySizes: arraySizes(parameter, isArray: isArray),
            options: isDynamic ? .dynamic(supportsSearch: parameter.supportsSearch?.value ?? false) : .unrestricted,
            supportsResolution: supportsResolution,
            usesCustomDisambiguation: parameter.usesCustomDisambiguation?.value ?? false,
            prompts: parameter.promptDialogs.compactMap { dialog in
                option(dialog.type, "kind of prompt", parameter).map {
                    PromptDialog(kind: $0, text: dialog.formatString.localized)
                }
            },
            parent: nil,
            unsupportedReasons: reasons.isEmpty && supportsResolution && type.hasBounds
                ? UnsupportedValueReason.standard : reasons,
            unknownWords: takeUnknownWords()
        )
    }

    /// An unknown number is reported and ignored, like any unknown option.
    private mutating func authentication(_ intent: IntentDefinition) -> AuthenticationPolicy {
        guard let written = intent.restrictions else { return .alwaysAllowed }
        if let policy = AuthenticationPolicy(rawValue: written.value) { return policy }
        let known = AuthenticationPolicy.allCases.map { "\($0.rawValue)" }
        let word = Written(value: "\(written.value)", range: written.range, keyRange: written.keyRange)
        unknownOption(word, "restriction", of: intent.shownName, known: known, symbol: intent.symbol)
        return .alwaysAllowed
    }

    private mutating func arraySizes(_ parameter: ParameterDefinition, isArray: Bool) -> [Parameter.ArraySize] {
        let written = parameter.arraySizes?.value ?? []
        let symbol = parameter.symbol
        guard let flag = parameter.isFixedSizeArray, flag.value else {
            if let list = parameter.arraySizes, !list.value.isEmpty {
                findings.report(
                    .ignoredArraySizes,
                    "the array sizes of '\(parameter.shownName)' have no effect, since its size is not fixed",
                    at: list.keyRange,
                    symbol: symbol
                )
            }
            return []
        }
        if !isArray {
            findings.report(
                .arraySizeWithoutArray,
                "'\(parameter.name?.value ?? "")' has array sizes but holds a single value",
                at: parameter.arraySizes?.range ?? flag.range,
                symbol: symbol,
                help: "turn on Supports Multiple Values, or turn off Fixed Size"
            )
        } else if written.isEmpty {
            let message = "the size of '\(parameter.shownName)' is fixed, but no widget family has a size"
            findings.report(.ignoredArraySizes, message, at: parameter.arraySizes?.range ?? flag.range, symbol: symbol)
        }
        var sizes: [Parameter.ArraySize] = []
        for written in written {
            guard let name = written.sizeClass, let size = written.size else {
                let missing = written.size == nil ? "number" : "widget family"
                let message = "an array size of '\(parameter.shownName)' has no \(missing)"
                findings.report(.ignoredArraySizes, message, at: written.range, symbol: symbol)
                continue
            }
            guard let family: WidgetFamily = option(name, "widget family", parameter) else { continue }
            if size.value == 0 {
                findings.report(
                    .ignoredArraySizes,
                    "the size 0 of '\(parameter.shownName)' for the family '\(family.rawValue)' limits nothing",
                    at: size.range,
                    symbol: symbol
                )
            }
            if size.value < 0 {
                findings.report(
                    .invalidArraySize,
                    "the size \(size.value) of '\(parameter.shownName)' is negative",
                    at: size.range,
                    symbol: symbol
                )
            } else if sizes.contains(where: { $0.family == family }) {
                findings.report(
                    .invalidArraySize,
                    "'\(parameter.shownName)' has two sizes for the family '\(family.rawValue)'",
                    at: name.range,
                    symbol: symbol
                )
            } else {
                sizes.append(Parameter.ArraySize(family: family, size: size.value))
            }
        }
        return sizes
    }

    private mutating func link(_ response: ResponseDefinition?, of intent: IntentDefinition) -> Response {
        guard let response else { return Response(codes: [], parameters: [], output: nil) }
        let name = intent.name?.value ?? ""
        uniqueNamesAndTags(response.parameters, of: "the response of '\(name)'", "value")
        findings.duplicates(
            response.codes,
            named: \.name,
            symbol: intent.symbol(of:),
            .duplicateCode
        ) { code, _, _ in "the response of '\(name)' has the code '\(code)' twice" }
        for code in response.codes {
            findings.identifier(of: code, "response code", key: "INIntentResponseCodeName", intent.symbol(of: code))
            outcome(code, of: intent)
        }
        let indices = response.parameters.firstIndices { $0.name?.value }
        return Response(
            codes: response.codes.map {
                IntentResponseCode(
                    name: $0.name?.value ?? "",
                    isSuccess: $0.countsAsSuccess,
                    dialog: $0.formatString.localized,
                    conciseDialog: $0.conciseFormatString.localized
                )
            },
            parameters: response.parameters.map {
                property($0, prefix: "INIntentResponseParameter", what: "value of the response")
            },
            output: index(
                of: response.output,
                in: indices,
                or: .unknownOutput,
                "the output of '\(name)'",
                symbol: intent.symbol
            )
        )
    }

    /// Reports a code that only the system may use, or whose flag contradicts its name.
    private mutating func outcome(_ code: ResponseCodeDefinition, of intent: IntentDefinition) {
        guard let name = code.name else { return }
        let isFlagged = code.isSuccess?.value ?? false
        let owned = "the code '\(name.value)' of '\(intent.shownName)'"
        let contradiction: String
        switch name.value {
        case "success" where !isFlagged:
            contradiction = "\(owned) always means success, but is not marked as one"
        case "failure" where isFlagged:
            contradiction = "\(owned) always means failure, but is marked as a success"
        case "success", "failure": return
        case let word where IntentResponseCode.standardNames.contains(word):
            return findings.report(
                .reservedResponseCode,
                "\(owned) is a standard code, which a definition cannot declare",
                at: name.range,
                symbol: intent.symbol(of: code),
                help: "rename the code"
            )
        case let word where isFlagged && word.lowercased().hasPrefix("fail"):
            contradiction = "\(owned) is named like a failure, but is marked as a success"
        default: return
        }
        findings.report(
            .contradictoryOutcome,
            contradiction,
            at: code.isSuccess?.range ?? name.range,
            symbol: intent.symbol(of: code)
        )
    }

    private mutating func combinations(
        _ written: Written<[CombinationDefinition]>?,
        of intent: IntentDefinition,
        _ indices: [String: Int]
    ) -> [ParameterCombination] {
        (written?.value ?? []).map { combination in
            let parameters = combination.parameterNames.compactMap { name -> Int? in
                if let index = indices[String(name)] { return index }
                let suggestion = findings.suggestion(for: String(name), among: indices.keys.sorted())
                findings.report(
                    .unknownCombinationParameter,
                    "a combination of '\(intent.shownName)' names '\(name)', which is not a parameter\(suggestion)",
                    at: combination.names.range,
                    symbol: intent.symbol(of: combination)
                )
                return nil
            }
            return ParameterCombination(
                parameters: parameters,
                title: combination.title.localized,
                subtitle: combination.subtitle.localized,
                supportsBackgroundExecution: combination.supportsBackgroundExecution?.value ?? false,
                isPrimary: combination.isPrimary?.value ?? false,
                isLinked: combination.isLinked?.value ?? false
            )
        }
    }

    private mutating func index(
        of name: Written<String>?,
        in indices: [String: Int],
        or kind: DiagnosticKind,
        _ what: String,
        symbol: String
    ) -> Int? {
        // Model version 1.0 writes an empty string for none.
        guard let name, !name.value.isEmpty else { return nil }
        if let index = indices[name.value] { return index }
        findings.unresolved(
            kind,
            "\(what) is '\(name.value)', which does not exist",
            in: name,
            among: indices.keys.sorted(),
            symbol: symbol
        )
        return nil
    }
}
