import SwiftUI

@main struct SoupApp: App {
    var body: some Scene { WindowGroup { Text("Soup") } }
}
