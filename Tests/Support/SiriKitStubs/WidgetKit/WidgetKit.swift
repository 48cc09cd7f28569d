// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub: names and signatures only, in our own words, so that generated code can be type-checked where the
// real framework does not exist. Part of no product; nothing here does anything.

import Foundation
import Intents

public enum WidgetFamily: Int, Hashable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
}

public protocol TimelineEntry {
    var date: Date { get }
}

public struct TimelineReloadPolicy: Sendable {
    public static let atEnd = TimelineReloadPolicy()
    public static let never = TimelineReloadPolicy()
    public static func after(_ date: Date) -> TimelineReloadPolicy { TimelineReloadPolicy() }
}

public struct Timeline<Entry: TimelineEntry> {
    public let entries: [Entry]
    public init(entries: [Entry], policy: TimelineReloadPolicy) { self.entries = entries }
}

public struct TimelineProviderContext: Sendable {
    public let family: WidgetFamily
}

public protocol IntentTimelineProvider {
    associatedtype Entry: TimelineEntry
    associatedtype Intent: INIntent
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func getSnapshot(for configuration: Intent, in context: Context, completion: @escaping (Entry) -> Void)
    func getTimeline(for configuration: Intent, in context: Context, completion: @escaping (Timeline<Entry>) -> Void)
}

public struct IntentConfiguration<Intent: INIntent, Content> {
    public init<Provider: IntentTimelineProvider>(
        kind: String,
        intent: Intent.Type,
        provider: Provider,
        content: @escaping (Provider.Entry) -> Content
    ) where Intent == Provider.Intent {}
}
