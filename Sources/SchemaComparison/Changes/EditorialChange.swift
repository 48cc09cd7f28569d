extension ChangeKind {
    /// Whether the change is of a text or of order alone.
    package var isEditorial: Bool {
        switch self {
        case .textChanged, .stringIDChanged, .stringIDRemoved, .stringIDAdded, .orderChanged, .synonymsChanged,
            .promptsChanged, .imageChanged:
            true
        default: false
        }
    }
}
