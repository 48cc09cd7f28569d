import SwiftUI
import WidgetKit

struct DailyWidget: Widget {
    var body: some WidgetConfiguration {
        IntentConfiguration(kind: "daily", intent: DailySoupIntent.self, provider: DailyProvider()) { SoupView($0) }
            .supportedFamilies([.systemSmall, .systemMedium])
    }
}
