import AppIntents
import SwiftUI
import WidgetKit

struct MenuWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "menu", intent: ChooseMenu.self, provider: MenuProvider()) { _ in Text("Menu") }
            .supportedFamilies([.systemMedium])
    }
}

struct ChooseMenu: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Choose Menu"

    @Parameter(title: "Courses", default: 3) var courses: Int
    @Parameter(title: "Vegetarian", default: false) var vegetarian: Bool
}
