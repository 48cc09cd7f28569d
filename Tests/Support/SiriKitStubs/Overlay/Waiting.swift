// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub written from public documentation, for tests only; part of no product.

import FoundationEssentials

public typealias Date = FoundationEssentials.Date

extension NSCondition {
    public func wait(until limit: Date) -> Bool { neverRun() }
}

public final class Thread {
    public class var isMainThread: Bool { neverRun() }
}

public final class RunLoop {
    public struct Mode: Sendable {
        public static let `default` = Mode()
    }

    @available(*, noasync)
    public class var current: RunLoop { neverRun() }

    @discardableResult
    public func run(mode: Mode, before limit: Date) -> Bool { neverRun() }
}
