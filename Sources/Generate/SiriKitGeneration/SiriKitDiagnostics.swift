import Diagnostics
import IntentSchema

extension SiriKitBackend {
    /// Returns why the files for these definitions would not compile together, at the names that are the cause.
    package func diagnostics(for schemas: [Schema]) -> [Diagnostic] {
        var check = SiriKitNameCheck(options: options)
        for schema in schemas { check.visit(schema) }
        return check.diagnostics
    }
}

/// Checks the names of classes and properties in the order of the file.
private struct SiriKitNameCheck {
    let options: SiriKitOptions
    private(set) var diagnostics: [Diagnostic] = []
    private var classes: [String: (what: String, location: SourceLocation)] = [:]

    init(options: SiriKitOptions) {
        self.options = options
    }

    mutating func visit(_ schema: Schema) {
        let names = SiriKitNames(schema, classPrefix: options.classPrefix)
        for intent in schema.intents { visit(intent, names) }
        for type in schema.types where !type.isImported {
            let place = schema.place(of: type)
            declareWithResult(names.className(of: type), by: place)
            visit(type.properties, inheriting: Self.objectNames, in: schema, symbol: "\(place.symbol)/property")
        }
        for enumeration in schema.enumerations where !enumeration.isImported {
            declareWithResult(names.className(of: enumeration), by: schema.place(of: enumeration))
        }
    }

    private mutating func visit(_ intent: Intent, _ names: SiriKitNames) {
        let schema = names.schema
        let place = schema.place(of: intent)
        let generated = SiriKitIntent(intent, names)
        declare(
            [generated.className, generated.protocolName, generated.responseName, generated.codeName],
            by: place.words,
            at: place.location,
            place.symbol
        )
        for (parameter, generated) in zip(intent.parameters, generated.parameters) {
            let location = SourceLocation(path: schema.path, range: parameter.nameRange)
            let symbol = "\(place.symbol)/parameter/\(parameter.name)"
            if let reasons = generated.unsupportedReasons {
                let what = "the parameter '\(parameter.name)'"
                declare([reasons.enumerationName, reasons.resultName], by: what, at: location, symbol)
            }
            visit(parameter.name, inheriting: Self.intentNames, at: location, symbol: symbol)
        }
        visit(
            intent.response.parameters,
            inheriting: Self.responseNames,
            in: schema,
            symbol: "\(place.symbol)/response/parameter"
        )
    }

    private mutating func visit(
        _ properties: [Property],
        inheriting inherited: Set<String>,
        in schema: Schema,
        symbol: String
    ) {
        for property in properties {
            let location = SourceLocation(path: schema.path, range: property.nameRange)
            visit(property.name, inheriting: inherited, at: location, symbol: "\(symbol)/\(property.name)")
        }
    }

    private mutating func visit(
        _ name: String,
        inheriting inherited: Set<String>,
        at location: SourceLocation,
        symbol: String
    ) {
        if Self.allNames.contains(name) || inherited.contains(name) {
            let message = "every class of this kind inherits a property '\(name)'"
            diagnostics.append(Diagnostic(.inheritedPropertyName, message, at: location, symbol: symbol))
        } else if options.language == .objectiveC, ObjectiveCWords.reserved.contains(name) {
            let message = "'\(name)' is an Objective-C keyword and cannot be a property's name"
            diagnostics.append(Diagnostic(.objectiveCWord, message, at: location, symbol: symbol))
        }
    }

    private mutating func declareWithResult(_ name: String, by place: DeclarationPlace) {
        declare([name, name + "ResolutionResult"], by: place.words, at: place.location, place.symbol)
    }

    private mutating func declare(_ names: [String], by what: String, at location: SourceLocation, _ symbol: String) {
        for name in names {
            guard let other = classes[name] else {
                classes[name] = (what, location)
                continue
            }
            diagnostics.append(
                Diagnostic(
                    .nameCollision,
                    "\(what) and \(other.what) both become '\(name)'",
                    at: location,
                    symbol: symbol,
                    related: [RelatedLocation("the other one", at: other.location)]
                )
            )
            // Names derived from this one collide too, which needs no other diagnostic.
            return
        }
    }

    // The properties of Apple's classes, from their documentation.

    private static let allNames: Set<String> = [
        "class", "debugDescription", "description", "hash", "self", "superclass",
    ]
    private static let intentNames: Set<String> = [
        "donationMetadata", "identifier", "intentDescription", "shortcutAvailability", "suggestedInvocationPhrase",
    ]
    private static let responseNames: Set<String> = ["code", "userActivity"]
    private static let objectNames: Set<String> = [
        "alternativeSpeakableMatches", "displayImage", "displayString", "identifier", "pronunciationHint",
        "subtitleString",
    ]
}
