/// The name that reports use for a kind of change when old and new are swapped.
public func oppositeOfChange(_ name: String) -> String {
    for (left, right) in opposites {
        if name.hasSuffix(left) { return name.dropLast(left.count) + right }
        if name.hasSuffix(right) { return name.dropLast(right.count) + left }
    }
    return name
}

private let opposites = [
    ("-removed", "-added"), ("-turned-on", "-turned-off"), ("-hidden-from-shortcuts", "-shown-in-shortcuts"),
    ("-hidden", "-shown"), ("-became-array", "-became-scalar"), ("-unavailable", "-available"),
    ("-no-longer-deprecated", "-deprecated"),
]
