import AppIntentsGeneration
import Settings
import Diagnostics
import FileAccess
import ModelGeneration
import Inputs
import IntentSchema
import ProjectReading
import SavedContract
import Translations
import SwiftDeclarations
import SwiftSource

/// What goes beside App Intents: bridges, starter code, string catalogs, and notes about what is lost.
enum AppIntentsCompanions {
    /// Throws for options that cannot be combined.
    static func check(_ arguments: Arguments) throws(CommandFailure) {
        if arguments[.sourceLanguage] != nil, arguments[.strings] == nil {
            throw .usage("the option '--source-language' needs '--strings'")
        }
        let bridged: [OptionDescription] = .list(.modelsModule, .typeSuffix)
        if arguments[.bridge] == nil, let option = bridged.first(where: arguments.isGiven) {
            throw .usage("the option '--\(option.name)' needs '--bridge models'")
        }
        let regenerating: [OptionDescription] = .list(.bridge, .stubs, .check)
        if arguments[.style] == .own, let option = regenerating.first(where: arguments.isGiven) {
            throw .usage("'--style own' and '--\(option.name)' cannot be used together")
        }
    }

    /// Adds everything that options ask for to the code.
    static func add(to generation: inout Generation, of output: AppIntentsOutput, _ request: GenerationRequest) {
        let (arguments, schemas) = (request.arguments, request.schemas)
        var translations: [DefinitionTranslations] = []
        if arguments[.style] == .own || arguments[.strings] != nil {
            let reading = Self.translations(request)
            generation.diagnostics += reading.failures
            generation.otherInputs = reading.sources
            translations = reading.translations
        }
        var catalogues = AppIntentsCatalogues(arguments)
        catalogues.add(output.plans, translations)
        var losses: [(path: String, losses: [Loss])] = []
        for (index, (plan, named)) in zip(output.plans, schemas).enumerated() {
            let (bridge, bridgeLosses) = bridge(plan, arguments)
            if !bridge.parts.isEmpty {
                let name = named.outputName + ".appintents-models.swift"
                generation.files[index].append(GeneratedFile(name: name, contents: bridge.printed()))
            }
            let tableLosses = translations.isEmpty ? [] : catalogues.losses[index]
            losses.append((named.schema.path, plan.losses + bridgeLosses + tableLosses))
            let stubs = plan.stubs
            if let folder = arguments[.stubs], !stubs.parts.isEmpty {
                let path = Path.joined(folder, named.outputName + "Handlers.swift")
                generation.sideFiles.append(SideFile(path: path, contents: stubs.printed(), isWrittenOnce: true))
            }
        }
        generation.sideFiles += catalogues.files
        let unread = Set(translations.flatMap(\.surroundings.unreadTables.all).map(\.location.path))
        generation.diagnostics += catalogues.diagnostics.filter { finding in
            finding.kind != .unreadableInput || !unread.contains(finding.location.path)
        }
        generation.diagnostics += Loss.notes(losses, in: arguments[.style])
        generation.diagnostics += olderSystems(of: output, request)
    }

    /// What is lost of each definition outside of its plan, and its tables. Generates nothing.
    static func conversion(_ request: GenerationRequest) -> AppIntentsConversion {
        let output = AppIntentsOutput(request, readsHandlers: true)
        let reading = Self.translations(request)
        let translations = reading.translations
        var catalogues = AppIntentsCatalogues(request.arguments)
        catalogues.add(output.plans, translations)
        let definitions = output.plans.enumerated().map { index, plan in
            AppIntentsConversion.Definition(
                path: request.schemas[index].schema.path,
                plan: plan,
                otherLosses: bridge(plan, request.arguments).1 + catalogues.losses[index],
                translations: translations[index]
            )
        }
        return AppIntentsConversion(
            definitions: definitions,
            failures: reading.failures,
            sources: reading.sources,
            style: request.arguments[.style],
            exclusions: request.exclusions,
            contents: request.contents,
            findings: olderSystems(of: output, request).filter { $0.kind == .takeoverOfUsedIntent }
        )
    }

    /// The string tables of the definitions.
    private static func translations(_ request: GenerationRequest) -> TranslationReading {
        TranslationReading(
            request.schemas.map(\.definition),
            excluding: request.exclusions,
            reading: request.contents,
            within: LinkBoundary(of: request.arguments.operands),
            includesCopies: true,
            writtenIn: request.arguments[.sourceLanguage]
        )
    }
}

extension AppIntentsCompanions {
    /// Reports that App Intents need newer systems than the app supports.
    private static func olderSystems(of output: AppIntentsOutput, _ request: GenerationRequest) -> [Diagnostic] {
        let paths = output.plans.map(\.context.schema.path)
        let needed = OldestSystems.released(withIOS: output.options.deployment.rawValue)
        var products = ProductReading(excluding: request.exclusions, reading: request.contents)
        guard let path = paths.first, let oldest = products.oldestSystems(with: paths) else { return [] }
        let late = oldest.platforms(before: needed)
        if late.isEmpty { return [] }
        let hasWidgets = output.plans.contains { $0.intents.contains(where: \.role.configuresWidgets) }
        let isSplit = hasWidgets && output.options.deployment > .ios17
        // Generated code says itself which systems it needs.
        if !isSplit, request.arguments[.style] != .own { return [] }
        let finding = Diagnostic(
            isSplit ? .takeoverOfUsedIntent : .takeoverNeedsNewerSystem,
            "the App Intents need \(needed.words(late)), but the app runs on \(oldest.words(late))"
                + (isSplit
                    ? ": a widget with an old intent that people edit from iOS 17 on may become a placeholder" : ""),
            at: SourceLocation(path: path, place: .file),
            severity: .warning,
            help: isSplit
                ? "generate with '--deployment 17', which is the first system with App Intents for widgets"
                : "until the app requires it, mark the types as '@available(\(needed.condition(late)))'"
        )
        return [finding]
    }

    /// The code that connects App Intents to the models, if requested, and what it cannot pass on.
    private static func bridge(_ plan: AppIntentsPlan, _ arguments: Arguments) -> (SourceFile, [Loss]) {
        guard arguments[.bridge] != nil else { return (SourceFile(), []) }
        let models = ModelsBackend.Options(typeSuffix: arguments[.typeSuffix] ?? "")
        let bridge = AppIntentsBridge(plan, models: models, module: arguments[.modelsModule])
        return (bridge.file(), bridge.losses)
    }
}
