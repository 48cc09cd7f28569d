// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub: names and signatures only, in our own words, so that generated code can be type-checked where the
// real framework does not exist. Part of no product; nothing here does anything.

@_exported import Foundation

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @ViewBuilder var body: Body { get }
}
extension Never: View {
    public var body: Never { fatalError("stub") }
}

@resultBuilder
public enum ViewBuilder {
    public static func buildBlock<Content: View>(_ content: Content) -> Content { content }
    public static func buildBlock<each Content: View>(
        _ content: repeat each Content
    ) -> TupleView<(repeat each Content)> { fatalError("stub") }
}

public struct TupleView<Contents>: View {
    public typealias Body = Never
    public var body: Never { fatalError("stub") }
}

public struct Text: View {
    public init<S: StringProtocol>(_ text: S) {}
    public typealias Body = Never
    public var body: Never { fatalError("stub") }
}

@MainActor @preconcurrency public protocol WidgetConfiguration {}

@MainActor @preconcurrency public protocol Widget {
    associatedtype Body: WidgetConfiguration
    init()
    var body: Body { get }
}

@resultBuilder
public enum WidgetBundleBuilder {
    public static func buildBlock<Content: Widget>(_ content: Content) -> some Widget { content }
}

@MainActor @preconcurrency public protocol WidgetBundle {
    associatedtype Body: Widget
    init()
    @WidgetBundleBuilder var body: Body { get }
}
extension WidgetBundle {
    public static func main() {}
}

// MARK: - What the tutorial's widget draws

public struct HorizontalAlignment: Equatable, Sendable {
    public static let leading = HorizontalAlignment()
    public static let center = HorizontalAlignment()
}

public struct VStack<Content: View>: View {
    public init(alignment: HorizontalAlignment = .center, @ViewBuilder content: () -> Content) {}
    public typealias Body = Never
    public var body: Never { fatalError("stub") }
}

public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content: View>: View {
    public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {}
    public typealias Body = Never
    public var body: Never { fatalError("stub") }
}

public struct Font: Hashable, Sendable {
    public static let headline = Font()
}

public protocol ShapeStyle: Sendable {}
public struct BackgroundStyle: ShapeStyle {}
extension ShapeStyle where Self == BackgroundStyle {
    public static var background: BackgroundStyle { fatalError("stub") }
}

public struct ContainerBackgroundPlacement: Sendable {}

extension View {
    public func font(_ font: Font?) -> some View { self }
    public func containerBackground<Style: ShapeStyle>(
        _ style: Style,
        for container: ContainerBackgroundPlacement
    ) -> some View { self }
}

// MARK: - What a settings screen is made of

@propertyWrapper @dynamicMemberLookup
public struct Binding<Value> {
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
    public var wrappedValue: Value {
        get { fatalError("stub") }
        nonmutating set {}
    }
    public var projectedValue: Binding<Value> { self }
    public subscript<Member>(dynamicMember member: WritableKeyPath<Value, Member>) -> Binding<Member> {
        fatalError("stub")
    }
}

public struct Toggle: View {
    public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {}
    public typealias Body = Never
    public var body: Never { fatalError("stub") }
}

public struct Picker<Selection: Hashable, Content: View>: View {
    public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Selection>,
        @ViewBuilder content: () -> Content
    ) {}
    public typealias Body = Never
    public var body: Never { fatalError("stub") }
}

extension View {
    public func tag<Tag: Hashable>(_ tag: Tag) -> some View { self }
}
