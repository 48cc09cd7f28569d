// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub: names and signatures only, in our own words, so that generated code can be type-checked where the
// real framework does not exist. Part of no product; nothing here does anything.

public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    associatedtype PerformResult: IntentResult
    associatedtype SummaryContent: ParameterSummary
    static var title: LocalizedStringResource { get }
    static var description: IntentDescription? { get }
    static var openAppWhenRun: Bool { get }
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    static var parameterSummary: SummaryContent { get }
    static var isDiscoverable: Bool { get }
    #if SYSTEM_26
    static var supportedModes: IntentModes { get }
    #endif
    func perform() async throws -> PerformResult
    init()
}

extension Never: AppIntent {
    public static var title: LocalizedStringResource { "" }
    public func perform() async throws -> Never { fatalError("stub") }
    public init() { fatalError("stub") }
}

extension AppIntent {
    public static var description: IntentDescription? { nil }
    public static var openAppWhenRun: Bool { false }
    #if SYSTEM_26
    public static var supportedModes: IntentModes { .background }
    #endif
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    public static var parameterSummary: some ParameterSummary { IntentParameterSummary<Self>() }
    public static var isDiscoverable: Bool { true }

    public typealias Parameter = IntentParameter
    public typealias Summary = IntentParameterSummary<Self>
    public typealias When = ParameterSummaryWhenCondition
    public typealias Switch<Value, Content> = ParameterSummarySwitchCondition<Self, Value, Content>
    where Value: _IntentValue & Sendable
    public typealias Case = ParameterSummaryCaseCondition
    public typealias DefaultCase = ParameterSummaryDefaultCaseCondition

    public func requestConfirmation() async throws {}
    #if SYSTEM_18
    public func requestConfirmation(actionName: ConfirmationActionName = .continue, dialog: IntentDialog) async throws {
    }
    #endif
}

public protocol CustomIntentMigratedAppIntent: AppIntent {
    static var intentClassName: String { get }
}

#if SYSTEM_26
public struct IntentModes: OptionSet, Sendable {
    public struct ForegroundMode: Sendable {
        public static let immediate = ForegroundMode()
        public static let dynamic = ForegroundMode()
        public static let deferred = ForegroundMode()
    }
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let background = IntentModes(rawValue: 1)
    public static let foreground = IntentModes(rawValue: 2)
    public static func foreground(_ mode: ForegroundMode) -> IntentModes { IntentModes(rawValue: 4) }
}
#endif

#if SYSTEM_17
public protocol DeprecatedAppIntent: AppIntent {
    associatedtype ReplacementIntent: AppIntent = Never
    static var deprecation: IntentDeprecation<ReplacementIntent> { get }
}
public struct IntentDeprecation<ReplacementIntent: AppIntent>: Sendable {
    public init(message: LocalizedStringResource, replacedBy: ReplacementIntent.Type?) {}
    public init(message: LocalizedStringResource) where ReplacementIntent == Never {}
    public init(replacedBy: ReplacementIntent.Type) {}
}

public protocol AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}
extension AppIntentsPackage {
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}

public protocol WidgetConfigurationIntent: AppIntent {
    associatedtype NeverResult = Never where NeverResult == Never
}
extension WidgetConfigurationIntent {
    public func perform() async throws -> NeverResult { fatalError("stub") }
}
#endif

public protocol PredictableIntent: AppIntent {
    associatedtype Prediction: IntentPredictionConfiguration
    @IntentPredictionsBuilder<Self> static var predictionConfiguration: Prediction { get }
}

public protocol IntentPredictionConfiguration {}

public struct IntentPrediction<Intent: AppIntent, Parameters>: IntentPredictionConfiguration {
    public init(displayRepresentation: @escaping () -> DisplayRepresentation) where Parameters == Void {}
    public init<each Value: _IntentValue & Sendable>(
        parameters: (repeat KeyPath<Intent, IntentParameter<each Value>>),
        displayRepresentation: @escaping (repeat each Value) -> DisplayRepresentation
    ) where Parameters == (repeat each Value) {}
}

public struct IntentPredictionGroup: IntentPredictionConfiguration {}

@resultBuilder
public enum IntentPredictionsBuilder<Intent: AppIntent> {
    public static func buildExpression<T>(_ prediction: IntentPrediction<Intent, T>) -> IntentPrediction<Intent, T> {
        prediction
    }
    public static func buildBlock<each T>(_ predictions: repeat IntentPrediction<Intent, each T>)
        -> IntentPredictionGroup
    {
        IntentPredictionGroup()
    }
}

#if SYSTEM_18
public struct ConfirmationActionName: Sendable {
    public static let `continue` = ConfirmationActionName()
    public static let add = ConfirmationActionName()
    public static let addData = ConfirmationActionName()
    public static let book = ConfirmationActionName()
    public static let buy = ConfirmationActionName()
    public static let call = ConfirmationActionName()
    public static let checkIn = ConfirmationActionName()
    public static let create = ConfirmationActionName()
    public static let download = ConfirmationActionName()
    public static let filter = ConfirmationActionName()
    public static let find = ConfirmationActionName()
    public static let get = ConfirmationActionName()
    public static let go = ConfirmationActionName()
    public static let log = ConfirmationActionName()
    public static let open = ConfirmationActionName()
    public static let order = ConfirmationActionName()
    public static let pay = ConfirmationActionName()
    public static let play = ConfirmationActionName()
    public static let playSound = ConfirmationActionName()
    public static let post = ConfirmationActionName()
    public static let request = ConfirmationActionName()
    public static let run = ConfirmationActionName()
    public static let search = ConfirmationActionName()
    public static let send = ConfirmationActionName()
    public static let set = ConfirmationActionName()
    public static let share = ConfirmationActionName()
    public static let start = ConfirmationActionName()
    public static let startNavigation = ConfirmationActionName()
    public static let toggle = ConfirmationActionName()
    public static let turnOff = ConfirmationActionName()
    public static let turnOn = ConfirmationActionName()
    public static let view = ConfirmationActionName()
}
#endif
