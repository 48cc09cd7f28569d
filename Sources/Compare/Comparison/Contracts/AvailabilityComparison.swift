import Diagnostics
import SavedContract
import SwiftDeclarations

/// The systems that have something that people saved, which may be declared more than once.
struct DeclaredSystems {
    let side: Change.Side
    /// The availability of each declaration, `nil` if unknown, and the systems that it is compiled for.
    let declarations: [(availability: Availability?, systems: Systems)]
}

extension ContractComparison {
    /// Reports systems that no longer have a declaration, and those that now do.
    ///
    /// - Parameter framework: the oldest systems whose frameworks support it, whatever is declared.
    mutating func compareAvailability(
        _ kinds: (gained: ChangeKind, lost: ChangeKind),
        from old: DeclaredSystems,
        to new: DeclaredSystems,
        framework: [String: Int]
    ) {
        compareEnds(kinds, from: old, to: new)
        // Metadata gives the version for each App Intent; sources only if it is not the app's oldest system.
        if self.old.hasSources == self.new.hasSources {
            compareBeginnings(kinds, from: old, to: new, framework.mapValues { SystemVersion($0) })
        }
    }

    private mutating func compareEnds(
        _ kinds: (gained: ChangeKind, lost: ChangeKind),
        from old: DeclaredSystems,
        to new: DeclaredSystems
    ) {
        if old.ends == new.ends { return }
        let oldest = deployment.new()
        func words(_ declared: DeclaredSystems) -> [String] {
            let path = new.side.location.path
            let counted = declared.ends.filter { system, _ in
                system == "*" || oldest?.mayRun(on: system, path) != false && !isNever(new.side.subject, on: system)
            }
            return counted.sorted { $0.key < $1.key }.map(\.value)
        }
        let (before, after) = (words(old), words(new))
        if before == after { return }
        let lost = Set(new.ends.keys).subtracting(old.ends.keys)
        // What never was on a system is often excluded when the app begins to be compiled for it. Until then, a target
        // that also runs on iOS has no condition that names the system.
        let isShared = oldest.map { $0.versions(of: new.side.location.path)["iOS"] != nil } ?? true
        let isKnown =
            lost.isEmpty
            || lost.contains { system in
                system == "*" || knownSystems.contains(Systems([system])) || old.names(system) || !isShared
                    || system == "macCatalyst" && oldest != nil
            }
        list.add(
            Set(after).isSubset(of: before) ? kinds.gained : kinds.lost,
            "end",
            from: old.side.with(before.isEmpty ? nil : before.joined(separator: ", ")),
            to: new.side.with(after.isEmpty ? nil : after.joined(separator: ", ")),
            doubt: isKnown ? nil : oldest == nil ? .ofUnknownSystems : .ofSharedTarget
        )
    }

    private mutating func compareBeginnings(
        _ kinds: (gained: ChangeKind, lost: ChangeKind),
        from old: DeclaredSystems,
        to new: DeclaredSystems,
        _ framework: [String: SystemVersion]
    ) {
        let (before, after) = (old.beginnings(framework), new.beginnings(framework))
        let changed = before.filter { system, version in after[system].map { $0 != version } == true }
        if changed.isEmpty { return }
        // People who had it ran a system that the app supported before, and need one that it still supports.
        let former = deployment.old()?.versions(of: old.side.location.path) ?? [:]
        let oldest = deployment.new().map { systems in
            let present = systems.versions(of: new.side.location.path)
            return present.merging(former.filter { present[$0.key] != nil }, uniquingKeysWith: max)
        }
        let counted = changed.filter { system, version in
            // The first attribute that names a system often comes with the app's first version for it. An app without
            // iOS has been on its systems from the start.
            guard
                oldest.map({ $0["iOS"] == nil }) == true || knownSystems.contains(Systems([system]))
                    || old.names(system)
            else { return false }
            guard let oldest else { return true }
            return oldest[system].map { $0 < max(version, after[system] ?? version) } == true
        }
        let lost = counted.filter { system, version in after[system].map { version < $0 } == true }
        let systems = (lost.isEmpty ? counted : lost).platforms
        if systems.isEmpty { return }
        list.add(
            lost.isEmpty ? kinds.gained : kinds.lost,
            .firstSystem,
            from: old.side.with("from \(before.merging(oldest ?? [:], uniquingKeysWith: max).words(systems)) on"),
            to: new.side.with("from \(after.words(systems)) on"),
            doubt: oldest == nil ? Change.Doubt(condition: "If the app runs on older systems", severity: .note) : nil
        )
    }
}

extension Change.Doubt {
    fileprivate static let ofSharedTarget = Self(condition: "If the app was released there")
}

extension DeclaredSystems {
    /// The systems on which every declaration is unavailable or obsoleted, with this in words.
    fileprivate var ends: [String: String] {
        var all = declarations.map { $0.availability?.ends ?? [:] }
        return (all.popLast() ?? [:]).filter { end in all.allSatisfy { $0[end.key] == end.value } }
    }

    /// The oldest version of each system that has a declaration; empty if an availability is unknown.
    fileprivate func beginnings(_ framework: [String: SystemVersion]) -> [String: SystemVersion] {
        if declarations.contains(where: { $0.availability == nil }) { return [:] }
        var beginnings: [String: SystemVersion] = [:]
        for (system, oldest) in framework {
            let own = declarations.filter { $0.systems.contains(Systems([system])) }
            beginnings[system] = own.map { max($0.availability?.introduced(on: system) ?? oldest, oldest) }.min()
        }
        return beginnings
    }

    fileprivate func names(_ system: String) -> Bool {
        declarations.contains { $0.availability?.introduced(on: system) != nil }
    }
}

extension Availability {
    /// The systems where it is unavailable or obsoleted, with this in words; `*` for all systems.
    fileprivate var ends: [String: String] {
        let never = unavailable.map { ($0, $0 == "*" ? "unavailable" : "unavailable on \($0)") }
        return Dictionary(never + obsoleted.map { ($0, "obsoleted in \($0) \($1)") }) { first, _ in first }
    }
}
