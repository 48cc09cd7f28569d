import Diagnostics
import IntentSchema

extension SiriKitBackend {
    /// Why the files for these definitions would not compile together: each with the place of the name that is to blame.
    package func diagnostics(for schemas: [Schema]) -> [Diagnostic] {
        var check = SiriKitNameCheck(options: options)
        for schema in schemas { check.visit(schema) }
        return check.diagnostics
    }
}

/// Walks through the names of classes and properties in the order of the file.
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
            let className = names.className(of: type)
            declare([className, className + "ResolutionResult"], by: place.words, at: place.location, place.symbol)
            for property in type.properties {
                let symbol = "\(place.symbol)/property/\(property.name)"
                visit(property, inheriting: Self.objectNames, schema, symbol: symbol)
            }
        }
        for enumeration in schema.enumerations where !enumeration.isImported {
            let place = schema.place(of: enumeration)
            let className = names.className(of: enumeration)
            declare([className, className + "ResolutionResult"], by: place.words, at: place.location, place.symbol)
        }
    }

    private mutating func visit(_ intent: Intent, _ names: SiriKitNames) {
        let place = names.schema.place(of: intent)
        let symbol = place.symbol
        let generated = SiriKitIntent(intent, names)
        declare(
            [generated.className, generated.protocolName, generated.responseName, generated.codeName],
            by: place.words,
            at: place.location,
            symbol
        )
        for (parameter, generated) in zip(intent.parameters, generated.parameters) {
            let location = SourceLocation(path: names.schema.path, range: parameter.nameRange)
            let parameterSymbol = "\(symbol)/parameter/\(parameter.name)"
            if let reasons = generated.unsupportedReasons {
                declare(
                    [reasons.enumerationName, reasons.resultName],
                    by: "the parameter '\(parameter.name)'",
                    at: location,
                    parameterSymbol
                )
            }
            visit(parameter.name, inheriting: Self.intentNames, location, parameterSymbol)
        }
        for property in intent.response.parameters {
            visit(
                property,
                inheriting: Self.responseNames,
                names.schema,
                symbol: "\(symbol)/response/parameter/\(property.name)"
            )
        }
    }

    private mutating func visit(
        _ property: Property,
        inheriting inherited: Set<String>,
        _ schema: Schema,
        symbol: String
    ) {
        visit(
            property.name,
            inheriting: inherited,
            SourceLocation(path: schema.path, range: property.nameRange),
            symbol
        )
    }

    private mutating func visit(
        _ name: String,
        inheriting inherited: Set<String>,
        _ location: SourceLocation,
        _ symbol: String
    ) {
        if Self.allNames.contains(name) || inherited.contains(name) {
            let message = "'\(name)' is a property that every class of this kind inherits"
            diagnostics.append(Diagnostic(.inheritedPropertyName, message, at: location, symbol: symbol))
        } else if options.language == .objectiveC, ObjectiveCWords.reserved.contains(name) {
            let message = "'\(name)' is an Objective-C keyword and cannot be a property's name"
            diagnostics.append(Diagnostic(.objectiveCWord, message, at: location, symbol: symbol))
        }
    }

    private mutating func declare(_ names: [String], by what: String, at location: SourceLocation, _ symbol: String) {
        for name in names {
            if let other = classes[name] {
                let diagnostic = Diagnostic(
                    .nameCollision,
                    "\(what) and \(other.what) both become '\(name)'",
                    at: location,
                    symbol: symbol,
                    related: [RelatedLocation("the other one", at: other.location)]
                )
                diagnostics.append(diagnostic)
                // The names that are derived from this one collide too, which says nothing new.
                return
            }
            classes[name] = (what, location)
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
