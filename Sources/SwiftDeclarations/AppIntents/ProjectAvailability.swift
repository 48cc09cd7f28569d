/// The availability of a project's types.
struct ProjectAvailability {
    typealias Part = ProjectTypes.Part

    /// For every type of every file, its availability with that of the types around it in the file.
    private var lexical: [[Availability]] = []
    /// Attributes of types whose form is not known.
    private(set) var unknown: [(Part, SwiftAttribute)] = []

    init(_ files: [SwiftFile]) {
        for (fileIndex, file) in files.enumerated() {
            var availabilities: [Availability] = []
            availabilities.reserveCapacity(file.types.count)
            for index in file.types.indices {
                let around = file.types[index].parent.map { availabilities[$0] } ?? Availability()
                let own = file.types[index].attributes.availability
                unknown += own.unknown.map { (Part(file: fileIndex, type: index), $0) }
                availabilities.append(around.combined(with: own.known))
            }
            lexical.append(availabilities)
        }
    }

    /// That of a declaration or an extension, with all that is around it in its file.
    subscript(part: Part) -> Availability { lexical[part.file][part.type] }
}

extension ProjectTypes {
    /// The availability of a declaration or an extension with that of all around it: what is declared inside an extension
    /// exists where the extended type does.
    func availability(_ part: Part) -> Availability {
        var outermost = part.type
        while let parent = files[part.file].types[outermost].parent { outermost = parent }
        let own = availability[part]
        guard files[part.file].types[outermost].keyword == .extension else { return own }
        var name = names[part.file][outermost]
        while !name.isEmpty {
            if let parts = declarations[name], parts.count == 1 { return own.combined(with: availability[parts[0]]) }
            name = Self.scope(of: name)
        }
        return own
    }

    /// The declarations and extensions of a type.
    func parts(_ name: String) -> [Part] { (declarations[name] ?? []) + (extensions[name] ?? []) }
}
