import Diagnostics
import SwiftDeclarations

extension SavedContract {
    /// What could not be read, each thing once: places in the sources, then the facts of what was read otherwise.
    package var unread: [Unread] {
        let damaged = damagedPaths
        let places = notUnderstood.filter { $0.reason.isDamage || !damaged.contains($0.location.path) }
        var all = places.map { Unread($0.reason.description, at: $0.location) }
        let known = Set(places.map(\.location))
        var facts: Set<Unread> = []
        var contract = self
        contract.visit({ _ in }) { fact in
            if !known.contains(fact.location), facts.insert(fact).inserted { all.append(fact) }
        }
        return all
    }

    /// Returns the contract with its paths replaced.
    package func relocated(_ path: (String) -> String) -> SavedContract {
        var known: [String: String] = [:]
        var moved = replacingLocations { location in
            let moved = known[location.path] ?? path(location.path)
            known[location.path] = moved
            location.path = moved
        }
        moved.targets = Dictionary(targets.map { (path($0.key), $0.value) }) { first, _ in first }
        return moved
    }

    /// Whether two contracts are equal apart from source locations.
    package func saysTheSame(as other: SavedContract) -> Bool {
        let nowhere = SourceLocation(path: "", place: .file)
        var (own, others) = (replacingLocations { $0 = nowhere }, other.replacingLocations { $0 = nowhere })
        (own.unreadBases, others.unreadBases) = ([:], [:])
        return own == others
    }

    /// The paths of the files that declare something of it, or could not be read.
    package var paths: Set<String> {
        var paths: Set<String> = []
        _ = replacingLocations { paths.insert($0.path) }
        return paths
    }

    private func replacingLocations(_ replace: (inout SourceLocation) -> Void) -> SavedContract {
        var result = self
        result.targets = [:]
        result.visit(replace, unread: { replace(&$0.location) })
        return result
    }

    /// Visits all locations, and all facts that could not be read.
    private mutating func visit(_ place: (inout SourceLocation) -> Void, unread: (inout Unread) -> Void) {
        widgets.changeEach { widget in
            place(&widget.location)
            widget.kind.changeUnread(unread)
            widget.configuration.changeUnread(unread)
            widget.familiesOnSystems.changeEach { $0.names.changeUnread(unread) }
            widget.bundles.changeEach { place(&$0.location) }
        }
        bundles.changeEach { place(&$0.location) }
        intents.changeEach { intent in
            place(&intent.location)
            intent.givenIdentifier.changeUnread(unread)
            intent.takeovers.changeEach {
                place(&$0.location)
                $0.className.changeUnread(unread)
            }
            intent.parameters.changeEach {
                place(&$0.location)
                $0.type.changeUnread(unread)
                for fact in [\Parameter.defaultValue, \.range] { $0[keyPath: fact].changeUnread(unread) }
            }
        }
        enumerations.changeEach { enumeration in
            place(&enumeration.location)
            for fact in [\Enumeration.givenIdentifier, \.rawType] { enumeration[keyPath: fact].changeUnread(unread) }
            enumeration.cases.changeEach {
                place(&$0.location)
                $0.value.changeUnread(unread)
            }
        }
        entities.changeEach {
            for location in [\Entity.location, \.idLocation, \.queryLocation] { place(&$0[keyPath: location]) }
            for fact in [\Entity.givenIdentifier, \.idType, \.query] { $0[keyPath: fact].changeUnread(unread) }
        }
        shortcuts.changeEach {
            place(&$0.location)
            $0.intent.changeUnread(unread)
            $0.phrases.changeEach { $0.changeUnread(unread) }
        }
        notUnderstood.changeEach { place(&$0.location) }
    }
}

extension MutableCollection {
    fileprivate mutating func changeEach(_ change: (inout Element) -> Void) {
        for index in indices { change(&self[index]) }
    }
}
