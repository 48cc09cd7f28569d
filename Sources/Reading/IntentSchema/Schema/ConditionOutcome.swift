// What is certain about conditions before anyone chooses a value. Rules and generated code ask the same question.

extension ParentCondition.Predicate {
    /// Whether the condition holds for every value that users can give the parent; `nil` if it depends on the value.
    package func outcome(for parent: Parameter, in schema: Schema) -> Bool? {
        switch (self, parent.type) {
        case (.hasAnyValue, _):
            return parent.alwaysHasValue(in: schema) ? true : nil
        case (.isCase(let wanted), .enumeration(let reference, let initial)) where !parent.isArray:
            // A parameter with a default is never without a choice again.
            let cases = schema[reference].cases
            return cases[wanted].isUnknown && initial.map { !cases[$0].isUnknown } == true ? false : nil
        case (.isEqual, _), (.isCase, _):
            return nil
        }
    }

    /// Whether the condition holds for the parent's initial value.
    package func holdsInitially(for parent: Parameter, in schema: Schema) -> Bool {
        switch (self, parent.type) {
        case (.hasAnyValue, let type): type.hasDefault
        case (.isEqual(let wanted), .boolean(let options)): options.defaultValue == wanted
        case (.isCase(let wanted), .enumeration(let reference, let initial)):
            (initial ?? schema[reference].cases.firstIndex(where: \.isUnknown)) == wanted
        case (.isEqual, _), (.isCase, _): false
        }
    }
}

extension Parameter {
    /// Whether the parameter has a value whatever users do. They can clear a text and a list.
    fileprivate func alwaysHasValue(in schema: Schema) -> Bool {
        guard !isArray else { return false }
        switch type {
        case .boolean:
            return true
        case .enumeration(let reference, let initial):
            let cases = schema[reference].cases
            // A case at index 0 that is not called `unknown` still means no choice.
            return initial.map { !cases[$0].isUnknown } == true && !cases.contains { $0.index == 0 && !$0.isUnknown }
        case .integer(let options):
            return options.defaultValue != nil
        case .decimal(let options):
            return options.defaultValue?.isFinite == true
        case .duration(let options), .measurement(_, let options):
            return options.defaultValue?.value.isFinite == true
        case .currencyAmount(let options):
            return options.defaultValue?.isFinite == true && !options.currencyCodes.isEmpty
        case .string, .object, .untypedObject, .file, .placemark, .dateComponents, .plain, .system:
            return false
        }
    }
}
