import IntentSchema

// The expressions of type `String` that stand for values in a text.
extension AppIntentsEmitter {
    func code(of value: TextVariable) -> Code {
        guard let member = value.member else {
            return text(value.access, value.form, isArray: value.isArray, isOptional: value.isOptional)
        }
        guard value.isArray else {
            let access: Code =
                value.isOptional ? "\(value.access)?.\(member.name)" : "\(value.access).\(member.name)"
            return text(access, value.form, isArray: member.isArray, isOptional: true)
        }
        let one = text("$0.\(member.name)", value.form, isArray: member.isArray, isOptional: true)
        return value.isOptional
            ? #"\#(value.access).map { $0.map { \#(one) }.formatted() } ?? """#
            : "\(value.access).map { \(one) }.formatted()"
    }

    private func text(_ value: Code, _ form: TextForm, isArray: Bool, isOptional: Bool) -> Code {
        func single(_ value: Code) -> Code {
            guard isArray else { return element(value, form) }
            let mapped = element("$0", form)
            return mapped == "$0" ? "\(value).formatted()" : "\(value).map { \(mapped) }.formatted()"
        }
        guard isOptional else { return single(value) }
        if case .string = form, !isArray { return #"\#(value) ?? """# }
        return #"\#(value).map { \#(single("$0")) } ?? """#
    }

    /// One value that is there.
    package func element(_ value: Code, _ form: TextForm) -> Code {
        switch form {
        case .string, .spokenString: value
        case .formatted: "\(value).formatted()"
        case .choice(let yes, let no): "String(localized: \(value) ? \(resource(yes)) : \(resource(no)))"
        case .caseTitle(let enumeration):
            #"String(localized: \#(enumeration).caseDisplayRepresentations[\#(value)]?.title ?? "")"#
        case .displayString: "\(value).displayString"
        case .fileName: "\(value).filename"
        case .address: "\(value).absoluteString"
        case .placeName: #"(\#(value).name ?? "")"#
        case .placeDescription: #"(\#(value).commonName ?? \#(value).address ?? "")"#
        case .date(let kind): #"(Calendar.current.date(from: \#(value))?.formatted(\#(styles(of: kind))) ?? "")"#
        case .currencyAmount: "\(value).amount.formatted(.currency(code: \(value).currencyCode))"
        }
    }

    private func styles(of kind: DateOptions.Kind) -> Code {
        switch kind {
        case .dateTime: "date: .abbreviated, time: .shortened"
        case .date: "date: .abbreviated, time: .omitted"
        case .time: "date: .omitted, time: .shortened"
        }
    }
}
