import SwiftDeclarations

extension ProjectTypes {
    /// The systems on which any of the parts is compiled; all systems for no parts.
    func systems(_ parts: [Part]) -> Systems {
        parts.isEmpty ? .all : parts.reduce([]) { $0.union(files[$1.file].systems(declaration($1).branch)) }
    }

    /// The availability of a part, combined with that of everything around it. Members of an extension are available
    /// where the extended type is.
    func availability(_ part: Part) -> Availability {
        let (own, outermost) = availabilityInFile(part)
        guard declaration(outermost).keyword == .extension else { return own }
        var name = name(outermost)
        while !name.isEmpty {
            let parts = declarations(name)
            if parts.count == 1 { return own.combined(with: availabilityInFile(parts[0]).availability) }
            name = Self.scope(of: name)
        }
        return own
    }

    /// The availability within the file, and the outermost type or extension around the part.
    private func availabilityInFile(_ part: Part) -> (availability: Availability, outermost: Part) {
        var (availability, outermost) = (declaration(part).attributes.availability.known, part)
        while let parent = declaration(outermost).parent {
            outermost.type = parent
            availability = availability.combined(with: declaration(outermost).attributes.availability.known)
        }
        return (availability, outermost)
    }
}
