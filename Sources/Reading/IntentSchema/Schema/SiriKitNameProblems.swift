import Diagnostics

/// The names that SiriKit classes cannot have, whoever generates them: Xcode or this tool.
package struct SiriKitNameProblems {
    package struct Problem {
        package enum Cause {
            /// Every class of the kind inherits a property of that name.
            case inherited
            /// Objective-C needs the word for something else.
            case keyword
            /// Two declarations become one class.
            case collision
        }

        package var cause: Cause
        package var message: String
        package var location: SourceLocation
        /// The symbol of the declaration, as in `Diagnostic.symbol`.
        package var symbol: String
        package var related: [RelatedLocation] = []
    }

    /// In the order of the files.
    package private(set) var all: [Problem] = []
    private let classPrefix: String?
    private var classes: [String: (what: String, location: SourceLocation)] = [:]

    /// - Parameter classPrefix: What precedes the names of classes; `nil` for the prefixes that the definition has.
    package init(_ schemas: [Schema], classPrefix: String?) {
        self.classPrefix = classPrefix
        for schema in schemas { visit(schema) }
    }

    private mutating func visit(_ schema: Schema) {
        for intent in schema.intents { visit(intent, in: schema) }
        for type in schema.types where !type.isImported {
            let place = schema.place(of: type)
            declareWithResult(type.explicitClassName ?? (classPrefix ?? "") + type.name, by: place)
            visit(
                type.properties,
                of: place.words,
                inheriting: Self.objectNames,
                in: schema,
                symbol: "\(place.symbol)/property"
            )
        }
        for enumeration in schema.enumerations where !enumeration.isImported {
            let className = enumeration.explicitClassName ?? (classPrefix ?? "") + enumeration.name
            declareWithResult(className, by: schema.place(of: enumeration))
        }
    }

    private mutating func visit(_ intent: Intent, in schema: Schema) {
        let place = schema.place(of: intent)
        let className = intent.className(prefix: classPrefix)
        declare(
            ["", "Handling", "Response", "ResponseCode"].map { className + $0 },
            by: place.words,
            at: place.location,
            place.symbol
        )
        let stem = className.hasSuffix("Intent") ? String(className.dropLast(6)) : className
        for parameter in intent.parameters {
            let location = SourceLocation(path: schema.path, range: parameter.nameRange)
            let symbol = "\(place.symbol)/parameter/\(parameter.name)"
            if parameter.supportsResolution, !parameter.unsupportedReasons.isEmpty {
                let names = ["UnsupportedReason", "ResolutionResult"].map {
                    stem + parameter.name.capitalizedFirst + $0
                }
                declare(names, by: "the parameter '\(parameter.name)'", at: location, symbol)
            }
            visit(parameter.name, of: place.words, inheriting: Self.intentNames, at: location, symbol: symbol)
        }
        visit(
            intent.response.parameters,
            of: "the response of '\(intent.name)'",
            inheriting: Self.responseNames,
            in: schema,
            symbol: "\(place.symbol)/response/parameter"
        )
    }

    private mutating func visit(
        _ properties: [Property],
        of owner: String,
        inheriting inherited: Set<String>,
        in schema: Schema,
        symbol: String
    ) {
        for property in properties {
            let location = SourceLocation(path: schema.path, range: property.nameRange)
            visit(property.name, of: owner, inheriting: inherited, at: location, symbol: "\(symbol)/\(property.name)")
        }
    }

    private mutating func visit(
        _ name: String,
        of owner: String,
        inheriting inherited: Set<String>,
        at location: SourceLocation,
        symbol: String
    ) {
        if Self.allNames.contains(name) || inherited.contains(name) {
            let message = "'\(name)' of \(owner) has the name of a property that its SiriKit class inherits"
            all.append(Problem(cause: .inherited, message: message, location: location, symbol: symbol))
        } else if Self.objectiveCKeywords.contains(name) {
            let message = "'\(name)' of \(owner) is a word of Objective-C and cannot be a property's name"
            all.append(Problem(cause: .keyword, message: message, location: location, symbol: symbol))
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
            all.append(
                Problem(
                    cause: .collision,
                    message: "\(what) and \(other.what) both become '\(name)'",
                    location: location,
                    symbol: symbol,
                    related: [RelatedLocation(other.what, at: other.location)]
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

    /// Words that cannot be the name of a property in Objective-C: keywords of C and macros of Apple's headers, and methods
    /// that must return what the property does not. Tried with clang, which accepts `id`, `in`, `super`, `Class` and others.
    private static let objectiveCKeywords: Set<String> = [
        "NO", "NULL", "Nil", "YES", "alloc", "asm", "auto", "bool", "break", "case", "char", "const", "continue",
        "copy",
        "dealloc", "default", "do", "double", "else", "enum", "extern", "false", "float", "for", "goto", "if", "init",
        "inline", "int", "long", "mutableCopy", "new", "nil", "register", "restrict", "return", "self", "short",
        "signed", "sizeof", "static", "struct", "switch", "true", "typedef", "typeof", "union", "unsigned", "void",
        "volatile", "while",
    ]
}
