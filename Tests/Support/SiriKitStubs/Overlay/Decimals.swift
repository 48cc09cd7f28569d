// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub written from public documentation, for tests only; part of no product.

import FoundationEssentials

extension NSDecimalNumber {
    public convenience init(decimal: Decimal) { neverRun() }
    public var decimalValue: Decimal { neverRun() }
}
