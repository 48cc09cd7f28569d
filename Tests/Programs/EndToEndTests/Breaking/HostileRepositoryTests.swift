import Foundation
import TestSupport
import Testing

/// A repository's own configuration must neither run programs nor access the network.
@Suite struct HostileRepositoryTests {
    @Test func nothingThatTheRepositoryConfiguresIsRun() throws {
        let repository = try SampleRepository.withDefinition()
        let trace = repository.folder.url.appendingPathComponent("trace").path
        try repository.write("*.intentdefinition diff=trap filter=trap\n", to: ".gitattributes")
        try repository.commit("Say how to show definitions")
        try repository.write(SampleDefinition.without("spice").xml)
        try repository.write("#!/bin/sh\necho \"$0 $@\" >> '\(trace)'\nexit 1\n", to: ".git/trap")
        let trap = repository.folder.url.appendingPathComponent(".git/trap").path
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: trap)
        for hook in ["post-index-change", "reference-transaction", "post-checkout"] {
            try repository.write("#!/bin/sh\necho \(hook) >> '\(trace)'\n", to: ".git/hooks/\(hook)")
            let path = repository.folder.url.appendingPathComponent(".git/hooks/\(hook)").path
            try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
        }
        for (key, value) in [
            ("core.fsmonitor", trap), ("core.hooksPath", ".git/hooks"), ("core.sshCommand", trap),
            ("core.pager", trap), ("core.editor", trap), ("core.askPass", trap), ("diff.external", trap),
            ("diff.trap.textconv", trap), ("diff.trap.command", trap), ("filter.trap.smudge", trap),
            ("filter.trap.clean", trap), ("filter.trap.process", trap), ("gpg.program", trap),
            ("log.showSignature", "true"), ("credential.helper", "!\(trap)"), ("alias.log", "!\(trap)"),
            ("alias.ls-tree", "!\(trap)"), ("uploadpack.packObjectsHook", trap), ("pager.log", trap),
            ("remote.origin.url", "ext::\(trap)"), ("remote.origin.promisor", "true"),
            ("remote.origin.partialCloneFilter", "blob:none"), ("core.repositoryFormatVersion", "1"),
            ("extensions.partialClone", "origin"), ("protocol.ext.allow", "always"),
        ] { try repository.git("config", key, value) }
        try? FileManager.default.removeItem(atPath: trace)

        try repository.run("breaking", "--against", "main~1").expect(status: 1)
        try repository.run("breaking", "--log", "HEAD").expect(status: 0)
        try repository.run("breaking", "--against", "main~1", "--fail-on", "never").expect(status: 0)
        // Git would fetch a missing object.
        let object = try repository.git("rev-parse", "main~1:" + SampleRepository.path)
        try repository.remove(".git/objects/\(object.prefix(2))/\(object.dropFirst(2))")
        try repository.run("breaking", "--against", "main~1").expect(status: 2)
        let left = try? String(contentsOfFile: trace, encoding: .utf8)
        #expect(left == nil, "\(left ?? "")")
    }

    /// Git waits for a pipe that no one writes to, and a program that runs git would wait as well.
    @Test func aConfigurationThatIncludesAPipeEndsWithAnError() async throws {
        let repository = try SampleRepository.withDefinition()
        try #require(mkfifo(repository.folder.url.appendingPathComponent(".git/pipe").path, 0o600) == 0)
        try repository.write("[include]\n\tpath = pipe\n", to: ".git/config")
        // Each command waits for at least ten seconds. As processes, both run at the same time while other tests continue.
        func run(_ words: String...) async throws -> ProcessResult {
            try await withCheckedThrowingContinuation { continuation in
                Thread.detachNewThread {
                    continuation.resume(
                        with: Result { try runProcess(Tool.executable, words, in: repository.folder.url) }
                    )
                }
            }
        }
        async let lint = run("lint", ".")
        let result = try await run("breaking", "--against", "main")
        let error = "intentc: error: git does not answer in '.'; does its configuration name a pipe?\n"
        result.expect(status: 2, errors: error)
        #expect(try await lint.status == 0)
    }
}
