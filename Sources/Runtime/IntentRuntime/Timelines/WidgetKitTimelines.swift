#if canImport(WidgetKit) && !os(tvOS)
import WidgetKit

@available(macOS 11, iOS 14, watchOS 9, *)
extension TimelineReload {
    /// The policy of WidgetKit.
    public var policy: TimelineReloadPolicy {
        switch self {
        case .atEnd: .atEnd
        case .after(let date): .after(date)
        case .automatic, .never: .never
        }
    }
}

@available(macOS 11, iOS 14, watchOS 9, *)
extension ConfigurationTimeline where Entry: WidgetEntry {
    /// The timeline of WidgetKit.
    public var timeline: Timeline<Entry> { Timeline(entries: entries, policy: reload.policy) }
}

#if canImport(Intents)
import Intents

/// A provider for `IntentConfiguration`: `SiriKitTimelineProvider(timeline, for: SelectCharacterIntent.self) { .init($0) }`.
@available(macOS 11, iOS 14, watchOS 9, *)
public struct SiriKitTimelineProvider<Provider: ConfigurationTimelineProvider, IntentClass: INIntent>:
    IntentTimelineProvider
{
    /// Apple's class.
    public typealias Intent = IntentClass
    /// What the widget shows.
    public typealias Entry = Provider.Entry

    private let provider: Provider
    private let convert: @Sendable (Intent) -> Provider.Configuration

    /// Creates a provider from a portable one and the conversion of Apple's class.
    public init(
        _ provider: Provider,
        for intent: Intent.Type,
        _ convert: @escaping @Sendable (Intent) -> Provider.Configuration
    ) {
        (self.provider, self.convert) = (provider, convert)
    }

    /// The entry for a widget that is not configured yet.
    public func placeholder(in context: Context) -> Provider.Entry {
        provider.placeholder(in: ConfigurationWidgetFamily(context.family), at: Date())
    }

    /// The entry for the widget gallery, or the first of the timeline.
    public func getSnapshot(for intent: Intent, in context: Context, completion: @escaping (Provider.Entry) -> Void) {
        let (saved, family) = (convert(intent), ConfigurationWidgetFamily(context.family))
        let answer = SendableCompletion(completion)
        Task { [provider] in answer.call(await provider.snapshot(of: saved, in: family, at: Date())) }
    }

    /// The timeline of the configuration that the user saved.
    public func getTimeline(
        for intent: Intent,
        in context: Context,
        completion: @escaping (Timeline<Provider.Entry>) -> Void
    ) {
        let (saved, family) = (convert(intent), ConfigurationWidgetFamily(context.family))
        // WidgetKit accepts the answer on any thread, although its completion is not declared as Sendable.
        let answer = SendableCompletion(completion)
        Task { [provider] in answer.call(await provider.timeline(of: saved, in: family, at: Date()).timeline) }
    }
}

private struct SendableCompletion<Value>: @unchecked Sendable {
    let call: (Value) -> Void

    init(_ call: @escaping (Value) -> Void) { self.call = call }
}
#endif

#if canImport(AppIntents)
import AppIntents

/// A provider for `AppIntentConfiguration`:
/// `AppIntentsTimelineProvider(timeline, for: HeroAppIntent.self) { $0.configuration }`, with the bridge's property.
@available(macOS 14, iOS 17, watchOS 10, *)
public struct AppIntentsTimelineProvider<
    Provider: ConfigurationTimelineProvider,
    AppIntent: WidgetConfigurationIntent
>: AppIntentTimelineProvider {
    /// The app's intent.
    public typealias Intent = AppIntent
    /// What the widget shows.
    public typealias Entry = Provider.Entry

    private let provider: Provider
    private let convert: @Sendable (Intent) -> Provider.Configuration

    /// Creates a provider from a portable one and the conversion of the app's intent.
    public init(
        _ provider: Provider,
        for intent: Intent.Type,
        _ convert: @escaping @Sendable (Intent) -> Provider.Configuration
    ) {
        (self.provider, self.convert) = (provider, convert)
    }

    /// The entry for a widget that is not configured yet.
    public func placeholder(in context: Context) -> Provider.Entry {
        provider.placeholder(in: ConfigurationWidgetFamily(context.family), at: Date())
    }

    /// The entry for the widget gallery, or the first of the timeline.
    public func snapshot(for configuration: Intent, in context: Context) async -> Provider.Entry {
        let family = ConfigurationWidgetFamily(context.family)
        return await provider.snapshot(of: convert(configuration), in: family, at: Date())
    }

    /// The timeline of the configuration that the user saved.
    public func timeline(for configuration: Intent, in context: Context) async -> Timeline<Provider.Entry> {
        let family = ConfigurationWidgetFamily(context.family)
        return await provider.timeline(of: convert(configuration), in: family, at: Date()).timeline
    }

    /// No recommendations, which only watches need.
    public func recommendations() -> [AppIntentRecommendation<Intent>] { [] }
}
#endif
#endif
