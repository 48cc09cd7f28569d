import Foundation
import IntentRuntime
import Weather

let saved = Data(#"{"interval": 90}"#.utf8)
let timeline = try JSONDecoder().decode(TimelineIntervalConfiguration.self, from: saved)
print("interval:", timeline.interval, "of", TimelineIntervalConfiguration.Bounds.interval)
print("violations:", timeline.violations().count)

let character = GameCharacter(identifier: "1", display: "Spouty", name: "Spouty the Whale")
print("character:", SelectCharacterConfiguration(character: character).character?.name ?? "none")

let counter = SelectCounterConfiguration(counter: Counter(identifier: "1", display: "Steps", count: 3))
print("counter:", counter.counter?.count ?? 0)

let forecast = ShowForecastConfiguration()
let cities = try await Cities().provideCityOptionsCollection(for: forecast)
print("cities:", cities.allItems.map(\.displayString).joined(separator: ", "))
print("scale:", forecast.scale.displayName, "caption:", forecast.isVisible(.caption))
