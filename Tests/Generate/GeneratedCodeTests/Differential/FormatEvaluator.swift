/// Evaluates one intent's values from the keys of the file alone, without the product's code: which parameters are
/// shown, which values are allowed, and what they are if no one has set them.
struct FormatEvaluator {
    /// The intent, with the format's keys.
    let intent: [String: Any]
    /// The names of each enumeration's cases, by index.
    let cases: [String: [Int: String]]

    /// The parameters in display order.
    var parameters: [[String: Any]] {
        let written = intent["INIntentParameters"] as? [[String: Any]] ?? []
        return written.sorted { priority($0) < priority($1) }
    }

    private func priority(_ parameter: [String: Any]) -> Int {
        parameter["INIntentParameterDisplayPriority"] as? Int ?? 0
    }

    static func name(_ parameter: [String: Any]) -> String { parameter["INIntentParameterName"] as? String ?? "" }

    private func metadata(_ key: String, _ parameter: [String: Any]) -> Any? {
        let metadata = parameter["INIntentParameterMetadata"] as? [String: Any]
        return metadata?["INIntentParameterMetadata" + key]
    }

    static func isList(_ parameter: [String: Any]) -> Bool {
        parameter["INIntentParameterSupportsMultipleValues"] as? Bool ?? false
    }

    // MARK: Defaults

    /// The value before the user sets one, as it is saved: an enumeration's index, a duration's seconds.
    ///
    /// Without a default, a Boolean is false, a number, text, or choice is missing, and an array is empty.
    func defaultValue(of parameter: [String: Any]) -> Any? {
        if Self.isList(parameter) { return [Any]() }
        let written = metadata("DefaultValue", parameter)
        if let type = parameter["INIntentParameterEnumType"] as? String {
            let index = cases[type]?.first { $0.value == written as? String }?.key
            return isNothing(index, parameter) ? nil : index
        }
        switch parameter["INIntentParameterType"] as? String {
        case "Boolean": return written as? Bool ?? false
        case "TimeInterval": return (written as? Double).map { $0 * seconds(of: parameter) }
        default: return written
        }
    }

    /// The length, in seconds, of the unit in which a duration is written.
    private func seconds(of parameter: [String: Any]) -> Double {
        switch metadata("Unit", parameter) as? String {
        case "Minutes": 60
        case "Hours": 3600
        case "Days": 86400
        default: 1
        }
    }

    /// The value that was set, or the default.
    private func value(_ name: String, _ values: [String: Any]) -> Any? {
        guard let parameter = parameters.first(where: { Self.name($0) == name }) else { return nil }
        guard let value = values[name], !isNothing(value, parameter) else { return defaultValue(of: parameter) }
        return value
    }

    /// Whether a value is the index of the case `unknown`, which means no choice in the format.
    private func isNothing(_ value: Any?, _ parameter: [String: Any]) -> Bool {
        guard let type = parameter["INIntentParameterEnumType"] as? String, value as? Int == 0 else { return false }
        return cases[type]?[0] == "unknown"
    }

    /// The effective values: hidden parameters have their defaults.
    func effective(_ values: [String: Any]) -> [(name: String, value: Any?)] {
        parameters.map { parameter in
            let name = Self.name(parameter)
            return (name, isInEffect(parameter, values) ? value(name, values) : defaultValue(of: parameter))
        }
    }

    // MARK: Visibility

    /// The parameters that users can configure and whose conditions, and those of all parents, are met.
    func visible(_ values: [String: Any]) -> [String] {
        parameters.filter { parameter in
            parameter["INIntentParameterConfigurable"] as? Bool ?? false && isInEffect(parameter, values)
        }
        .map(Self.name)
    }

    private func isInEffect(_ parameter: [String: Any], _ values: [String: Any]) -> Bool {
        guard let relationship = parameter["INIntentParameterRelationship"] as? [String: Any] else { return true }
        func key(_ name: String) -> Any? { relationship["INIntentParameterRelationship" + name] }
        guard let parent = parameters.first(where: { Self.name($0) == key("ParentName") as? String }),
            isInEffect(parent, values)
        else { return false }
        let current = value(Self.name(parent), values)
        switch key("PredicateName") as? String {
        case "HasAnyValue":
            if let text = current as? String { return !text.isEmpty }
            if let list = current as? [Any] { return !list.isEmpty }
            return current != nil
        case "BooleanHasExactValue":
            return current as? Bool == (key("PredicateValue") as? Bool ?? false)
        case "EnumHasExactValue":
            // A choice that no one has made is the case with index 0.
            let type = parent["INIntentParameterEnumType"] as? String ?? ""
            return cases[type]?[current as? Int ?? 0] == key("PredicateValue") as? String
        default:
            return false
        }
    }

    // MARK: Bounds and counts

    /// The bounds that the format sets, in the unit in which values are saved.
    ///
    /// Empty data is not a bound. Without a minimum, it is 0 if there is a maximum.
    func bounds(of parameter: [String: Any]) -> (minimum: Double?, maximum: Double?) {
        func number(_ value: Any?) -> Double? { value as? Double ?? (value as? Int).map(Double.init) }
        let unit = seconds(of: parameter)
        let maximum = metadata("MaximumValue", parameter)
        let unwritten: Any? = maximum == nil ? nil : 0
        let minimum = metadata("MinimumValue", parameter) ?? unwritten
        return (number(minimum).map { $0 * unit }, number(maximum).map { $0 * unit })
    }

    /// The violations of effective values, sorted, as `name[element] word`.
    func violations(_ values: [String: Any], in family: String) -> [String] {
        var violations: [String] = []
        for parameter in parameters where isInEffect(parameter, values) {
            let name = Self.name(parameter)
            let value = value(name, values)
            let (minimum, maximum) = bounds(of: parameter)
            let elements = value as? [Any]
            for (index, element) in (elements ?? [value as Any]).enumerated() {
                guard let number = element as? Double ?? (element as? Int).map(Double.init),
                    parameter["INIntentParameterEnumType"] == nil, !(element is Bool)
                else { continue }
                let place = elements == nil ? name : "\(name)[\(index)]"
                if let minimum, number < minimum { violations.append("\(place) below") }
                if let maximum, number > maximum { violations.append("\(place) above") }
            }
            if let elements, let room = count(of: parameter, in: family), elements.count > room {
                violations.append("\(name) many")
            }
        }
        return violations.sorted()
    }

    private func count(of parameter: [String: Any], in family: String) -> Int? {
        let sizes = parameter["INIntentParameterArraySizes"] as? [[String: Any]] ?? []
        let size = sizes.first { $0["INIntentParameterArraySizeSizeClass"] as? String == family }
        return size?["INIntentParameterArraySizeSize"] as? Int
    }
}
