/// What has changed in a definition since data was saved, so that `read(_:migrations:)` finds what it would else report as lost.
public struct SavedMigration<Model: ConfigurationModel>: Sendable {
    let register: @Sendable (inout MigrationTable) -> Void

    /// A parameter had another name. Where data has both names, the present one counts.
    public static func renamed(_ former: String, to parameter: Model.Parameter) -> SavedMigration {
        renamed(former, to: parameter.rawValue, in: Model.self)
    }

    /// A property of a custom type had another name.
    public static func renamed<Object: StoredModel>(
        _ former: String,
        to property: String,
        in type: Object.Type
    ) -> SavedMigration {
        SavedMigration { $0.formerNames[ValuePlace(type, property), default: []].append(former) }
    }

    /// A case of an enumeration had another name.
    public static func renamed<Choice: ConfigurationEnumeration>(
        _ former: String,
        toCase choice: Choice
    ) -> SavedMigration {
        SavedMigration { $0.formerCases[ObjectIdentifier(Choice.self), default: [:]][former] = choice.rawValue }
    }

    /// Cases of an enumeration had other indices: what data without names of cases meant by them.
    public static func renumbered<Choice: ConfigurationEnumeration>(
        _ type: Choice.Type,
        _ choices: [Int: Choice]
    ) -> SavedMigration {
        SavedMigration {
            $0.formerIndices[ObjectIdentifier(type), default: [:]].merge(choices.mapValues(\.rawValue)) { $1 }
        }
    }

    /// A parameter had values of another type, which a function makes present ones of; `nil` for none. `ObjectValue` reads any object
    /// and `SavedChoice` any case; a list is a type too.
    public static func converted<Former: ModelValue, Value: ModelValue>(
        _ parameter: Model.Parameter,
        _ convert: @escaping @Sendable (Former) -> Value?
    ) -> SavedMigration {
        converted(parameter.rawValue, in: Model.self, convert)
    }

    /// A property of a custom type had values of another type.
    public static func converted<Object: StoredModel, Former: ModelValue, Value: ModelValue>(
        _ property: String,
        in type: Object.Type,
        _ convert: @escaping @Sendable (Former) -> Value?
    ) -> SavedMigration {
        SavedMigration { table in
            table.conversions[ValuePlace(type, property), default: []].append { decoder in
                var isWhole = true
                let former = try Recovery(migrations: MigrationTable()) { _ in isWhole = false }.read(
                    Former.self,
                    from: decoder
                )
                return isWhole ? .converted(convert(former)) : .unfit
            }
        }
    }
}

/// A value of a model, by its name in the definition.
struct ValuePlace: Hashable, Sendable {
    private let model: ObjectIdentifier
    private let name: String

    init(_ model: any StoredModel.Type, _ name: String) {
        self.model = ObjectIdentifier(model)
        self.name = name
    }
}

/// All that has changed.
struct MigrationTable: Sendable {
    /// What becomes of a value of another type.
    enum Outcome {
        case converted((any ModelValue)?)
        /// The value is not of the former type either.
        case unfit
    }

    var formerNames: [ValuePlace: [String]] = [:]
    var conversions: [ValuePlace: [@Sendable (any Decoder) throws -> Outcome]] = [:]
    /// The present indices of cases.
    var formerCases: [ObjectIdentifier: [String: Int]] = [:]
    var formerIndices: [ObjectIdentifier: [Int: Int]] = [:]
}
