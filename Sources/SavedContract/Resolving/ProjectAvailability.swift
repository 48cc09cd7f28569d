import SwiftDeclarations

extension ProjectTypes {
    /// Where any of some parts is compiled; everywhere without one.
    func systems(_ parts: [Part]) -> Systems {
        parts.isEmpty ? .all : parts.reduce([]) { $0.union(files[$1.file].systems(declaration($1).branch)) }
    }

    /// The availability of a declaration or an extension with that of all around it: what is declared inside an extension
    /// exists where the extended type does.
    func availability(_ part: Part) -> Availability {
        let (own, outermost) = availabilityInFile(part)
        guard declaration(outermost).keyword == .extension else { return own }
        var name = name(outermost)
        while !name.isEmpty {
            if let parts = declarations[name], parts.count == 1 {
                return own.combined(with: availabilityInFile(parts[0]).availability)
            }
            name = Self.scope(of: name)
        }
        return own
    }

    /// With that of the types around it in the file, and the outermost of these.
    private func availabilityInFile(_ part: Part) -> (availability: Availability, outermost: Part) {
        var (availability, outermost) = (declaration(part).attributes.availability.known, part)
        while let parent = declaration(outermost).parent {
            outermost.type = parent
            availability = availability.combined(with: declaration(outermost).attributes.availability.known)
        }
        return (availability, outermost)
    }
}
