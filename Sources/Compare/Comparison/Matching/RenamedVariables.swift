import IntentSchema

/// The current names of renamed parameters, response parameters and properties, for which people read values in texts.
struct RenamedVariables {
    /// By the current name of the intent, then by the former name.
    private var parameters: [String: [String: String]] = [:]
    private var responseParameters: [String: [String: String]] = [:]
    private var properties: [String: String] = [:]

    init(in changes: [Change]) {
        for change in changes {
            guard let former = change.old?.subject.name, let new = change.new?.subject else { continue }
            switch (change.kind, new) {
            case (.parameterRenamed, .parameter(let name, let intent)):
                parameters[intent, default: [:]][former] = name
            case (.responseParameterRenamed, .responseParameter(let name, let intent)):
                responseParameters[intent, default: [:]][former] = name
            case (.propertyRenamed, .property(let name, _)): properties[former] = name
            default: break
            }
        }
    }

    /// Whether a text changed only in the names of variables, so that people read the same.
    func areOnlyDifference(in change: Change) -> Bool {
        guard change.kind == .textChanged, let former = change.old?.value, let now = change.new?.value else {
            return false
        }
        let subject = change.new?.subject ?? change.subject
        var names = parameters[subject.declaration] ?? [:]
        let isResponse = if case .responseCode = subject { true } else { false }
        names.merge(responseParameters[subject.declaration] ?? [:]) { isResponse ? $1 : $0 }
        let bytes = Array(former.utf8)
        var (renamed, start): ([UInt8], Int) = ([], 0)
        for variable in TextVariables.variables(in: former) {
            let parts = variable.name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
            let current = [names[parts[0]] ?? parts[0]] + parts.dropFirst().map { properties[$0] ?? $0 }
            renamed += bytes[start..<variable.offsets.lowerBound]
            renamed += "${\(current.joined(separator: "."))}".utf8
            start = variable.offsets.upperBound
        }
        return (renamed + bytes[start...]).elementsEqual(now.utf8)
    }
}
