import Foundation
import GenerateCommand
import ModelGeneration
import TestSupport
import Testing

@testable import AppIntentsGeneration
@testable import IntentSchema
@testable import SwiftSource

/// What reports say that the code has instead of what is lost is in the code.
@Suite struct InsteadTests {
    private static let deployments: [DeploymentTarget] = [.ios16, .ios17, .ios26]

    @Test(arguments: AppIntentsStyle.allCases, deployments)
    func whatReplacesALossIsInTheCode(style: AppIntentsStyle, deployment: DeploymentTarget) throws {
        let kinds = try expectReplacements(in: AppIntentsFixture.schemas(below: Project.schemas), style, deployment)
        #expect(kinds.count > 25, "\(kinds)")
    }

    @Test(.needsCorpus, arguments: AppIntentsStyle.allCases, deployments)
    func whatReplacesALossOfARealDefinitionIsInTheCode(style: AppIntentsStyle, deployment: DeploymentTarget) throws {
        _ = try expectReplacements(in: AppIntentsFixture.schemas(below: Corpus.folder()), style, deployment)
    }

    /// - Returns: The kinds of the losses.
    private func expectReplacements(
        in schemas: [(path: String, schema: Schema?)],
        _ style: AppIntentsStyle,
        _ deployment: DeploymentTarget
    ) throws -> Set<Loss.Kind> {
        var kinds: Set<Loss.Kind> = []
        for (path, schema) in schemas {
            guard let schema else { continue }
            var options = AppIntentsOptions(deployment: deployment)
            options.asksForValues = true
            options.style = style
            let plan = AppIntentsPlan(schema, options)
            let code = GeneratedCode(plan)
            var losses = plan.losses
            if style == .generated { losses += AppIntentsBridge(plan, models: ModelsBackend.Options()).losses }
            for loss in losses {
                kinds.insert(loss.kind)
                #expect(code.has(loss), "\(path): \(loss.subject): \(loss.kind): \(loss.what) → \(loss.instead)")
            }
        }
        return kinds
    }

    /// Without a project, no one knows whether a handler has a default or reads other values, so own code has neither.
    @Test func ownCodeHasNothingThatNoHandlerIsKnownFor() throws {
        func instead(_ style: AppIntentsStyle) throws -> [String] {
            let plan = try AppIntentsFixture.plan("OrderCoffee", options(style)) { schema in
                schema.intents[0].parameters[0].options = .dynamic(supportsSearch: false)
                schema.intents[0].parameters[0].prompts.append(
                    PromptDialog(kind: .configuration, text: LocalizedText(text: "Your drink"))
                )
            }
            return plan.losses.filter { $0.subject == "OrderCoffee.drink" }.map { "\($0.kind): \($0.instead)" }
        }
        let context = "optionsContext: options that know no other parameter"
        let own = try instead(.own)
        for sentence in [
            "handlerWork: nothing: write `defaultResult()` in `CoffeeDrinkAppEntityQuery`",
            "prompt: nothing: return an `IntentItemCollection` with a `promptLabel`",
            context + ": declare `IntentParameterDependency` for more",
        ] {
            #expect(own.contains(sentence), "\(own)")
        }
        let generated = try instead(.generated)
        #expect(generated.contains(context), "\(generated)")
        #expect(generated.contains("providedDefault: `defaultResult()`, which may not be called"), "\(generated)")
    }

    private func options(_ style: AppIntentsStyle) -> AppIntentsOptions {
        var options = AppIntentsOptions()
        options.style = style
        options.asksForValues = true
        return options
    }
}

/// The code of a plan, in which the replacements of losses are looked up.
private struct GeneratedCode {
    let plan: AppIntentsPlan
    let text: String
    private let lines: [Substring]

    init(_ plan: AppIntentsPlan) {
        self.plan = plan
        text =
            plan.context.options.style == .own
            ? plan.ownFiles.map { String(decoding: $0.file.printed(), as: UTF8.self) }.joined() : plan.code
        lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    }

    /// The declaration of a type, with everything in it; empty if there is none.
    private func declaration(of type: String) -> String {
        let start = lines.firstIndex { line in
            let words = line.drop { $0 == " " }.split(separator: " ")
            guard let keyword = words.firstIndex(where: { ["struct", "enum", "protocol"].contains($0) }) else {
                return false
            }
            return words.dropFirst(keyword + 1).first.map { $0 == type || $0 == "\(type):" } == true
        }
        guard let start else { return "" }
        let end = lines[start].prefix { $0 == " " } + "}"
        return lines[start...].prefix { $0 != end }.joined(separator: "\n")
    }

    /// The property of a parameter with its attribute; empty if there is none.
    private func property(_ name: String, in intent: String) -> String {
        let lines = intent.split(separator: "\n")
        let names = [name, "`\(name)`"].map { "    var \($0): " }
        guard let end = lines.firstIndex(where: { line in names.contains(where: line.hasPrefix) }) else { return "" }
        let start = lines[...end].lastIndex { $0.hasPrefix("    @Parameter") } ?? end
        return lines[start...end].joined(separator: "\n")
    }

    private func quoted(_ words: String) -> [String] {
        words.split(separator: "`", omittingEmptySubsequences: false).enumerated().filter { $0.offset % 2 == 1 }
            .map { String($0.element).replacing(":)", with: " ").replacing("()", with: "(") }
    }

    /// Whether the code has what a loss says, or lacks what is lost.
    func has(_ loss: Loss) -> Bool {
        // `method` of `Type`
        let parts = loss.replacement.components(separatedBy: " of `")
        let names = quoted(loss.replacement)
        if parts.count == 2, let type = names.last, names.count > 1 {
            let declaration = declaration(of: type)
            if names.dropLast().contains(where: { !declaration.contains($0) }) { return false }
        }
        if names.contains(where: { !text.contains($0) }) { return false }
        let planned = plan.intents.first { $0.intent.name == loss.declaration }
        let intent = planned.map { declaration(of: $0.name.name) } ?? ""
        let parameter = loss.member.map { property($0, in: intent) } ?? ""
        let isOptional = parameter.hasSuffix("?")
        let offer = planned?.offers.first { planned?.parameters[$0.position].source.name == loss.member }
        let query = offer.map { declaration(of: $0.type.name) } ?? ""
        switch loss.kind {
        case .wording: return loss.replacement.contains("summary") == intent.contains("parameterSummary")
        case .backgroundExecution: return !intent.contains("openAppWhenRun") && !intent.contains("supportedModes")
        case .promptPlaceholder: return !parameter.contains("${")
        case .resolution: return isOptional
        case .required: return !isOptional
        case .quantityRange, .openRange, .unseenRange: return !parameter.contains("inclusiveRange")
        case .savedRange: return parameter.contains("inclusiveRange")
        case .quantityUnits: return loss.replacement != "hours" || parameter.contains(".hours")
        case .arraySize: return !parameter.contains("size:") || loss.what.contains("AccessoryCorner")
        case .arrayDefault, .currencyDefault: return !parameter.contains("default:")
        case .keyboard: return parameter.contains("inputOptions") && !parameter.contains("keyboardType")
        case .search: return !query.isEmpty && !query.contains("matching")
        case .optionsContext:
            let depends = query.contains("IntentParameterDependency")
            return !query.isEmpty && names.allSatisfy { query.contains("\\.$\($0)") } && depends == !names.isEmpty
        case .checkedBound: return intent.contains("needsValueError")
        case .integerSlider: return !parameter.isEmpty && !parameter.contains("controlStyle")
        case .fileKind: return !parameter.contains("supportedTypeIdentifiers")
        case .unsupportedType: return parameter.isEmpty
        case .synonyms: return !declaration(of: loss.declaration + "AppEnum").contains("synonyms")
        case .response: return !intent.contains("ReturnsValue") && !intent.contains("ProvidesDialog")
        case .notConfigurable: return !parameter.isEmpty && !intent.contains("\\.$\(loss.member ?? "")")
        case .namedInSentence: return intent.contains("\\.$\(loss.member ?? "")")
        case .providedDefault: return query.contains("defaultResult") == (loss.replacement != "nothing")
        case .handlerWork:
            if loss.advice?.hasPrefix("write `defaultResult()`") == true { return !query.contains("defaultResult") }
            return loss.advice?.contains("IntentParameterDependency") != true || !query.isEmpty
        case .resultName: return !intent.contains("resultValueName")
        case .optionalResult: return intent.contains("else { throw response }")
        case .unusedType:
            return ["AppEntity", "AppEnum"].allSatisfy { declaration(of: loss.declaration + $0).isEmpty }
        // These say nothing of the code, or only what is quoted.
        case .keyParameter, .image, .prompt, .standardReason, .dateFormat, .translatedDefault, .speakableText,
            .untypedObject, .pronunciation, .placeholder, .reusedStringID, .neverVisible, .parent, .renamed, .shortForm,
            .notDiscoverable, .savedPlace, .savedList, .savedUnknown, .unbridgedValue, .continueInApp, .unofferedObject,
            .percentSign, .caseWording, .booleanWords, .condition:
            return true
        }
    }
}
