import CodeGeneration
import Diagnostics
import IntentSchema

extension Option<String?> {
    fileprivate static var oldClassPrefix: Self {
        Self(
            "class-prefix",
            .text("prefix"),
            "The class prefix of the old intents. Default: the one in the file."
        )
    }
}

/// `intentc migration-check`
enum MigrationCheckCommand {
    static let description: CommandDescription = CommandDescription(
        name: "migration-check",
        summary: "Find intents that no App Intent replaces",
        discussion: """
            Searches Swift sources for 'intentClassName' and lists every intent of an old definition that no App Intent
            replaces: shortcuts and widgets that users made with it would stop working.
            """,
        operands: Operands(
            name: "definition-or-source",
            help: "The old definition, followed by Swift files and folders to search for Swift files."
        ),
        options: .list(.oldClassPrefix, .color),
        examples: [
            (
                "git show v1:Intents.intentdefinition > old.intentdefinition; intentc migration-check old.intentdefinition App",
                "Before deleting the definition: does the app replace all of it?"
            )
        ],
        run: run
    )

    private static func run(_ arguments: Arguments) throws(CommandFailure) -> ExitStatus {
        guard let definition = arguments.operands.first, arguments.operands.count > 1 else {
            throw .usage("pass the old definition and at least one Swift file or folder")
        }
        let inputs = InputSet([definition], stdinPath: nil, folders: .compiledOnes)
        let compiled = Frontend.link(inputs.sources.map(Frontend.load))
        var findings = inputs.failures + compiled.flatMap(\.diagnostics).filter { $0.severity == .error }
        var isUnusable = !inputs.failures.isEmpty
        var names = Set<String>()
        for operand in arguments.operands.dropFirst() {
            do {
                for path in try sources(operand) {
                    names.formUnion(MigrationCheck.takenOver(in: try InputFile.read(path)))
                }
            } catch {
                isUnusable = true
                let message = "cannot read this: \(error.message)"
                findings.append(
                    Diagnostic(.unreadableInput, message, at: SourceLocation(path: operand, place: .file))
                )
            }
        }
        if !isUnusable {
            for schema in compiled.compactMap(\.schema) {
                findings += missing(in: schema, names, classPrefix: arguments[.oldClassPrefix])
            }
        }
        DiagnosticOutput(arguments).print(findings, compiled.map(\.loaded.source))
        if isUnusable { return .unusable }
        return findings.contains { $0.severity == .error } ? .failure : .success
    }

    private static func sources(_ operand: String) throws(InputFile.Failure) -> [String] {
        guard DefinitionSearch.isFolder(operand) else { return [operand] }
        let files = try DefinitionSearch.files(below: operand, withExtensions: ["swift"])
        guard !files.isEmpty else { throw InputFile.Failure(message: "there is no Swift file in this folder") }
        return files
    }

    private static func missing(in schema: Schema, _ names: Set<String>, classPrefix: String?) -> [Diagnostic] {
        MigrationCheck.missing(in: schema, takenOver: names, classPrefix: classPrefix).map { intent in
            let className = intent.className(prefix: classPrefix)
            return Diagnostic(
                .intentNotTakenOver,
                "no App Intent replaces '\(className)'",
                at: SourceLocation(path: schema.path, range: intent.nameRange),
                symbol: "intent/\(intent.name)",
                help: "declare 'static let intentClassName = \"\(className)\"' in the App Intent that replaces it"
            )
        }
    }
}
