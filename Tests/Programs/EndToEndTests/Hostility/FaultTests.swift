#if os(Linux)
import Foundation
import TestSupport
import Testing

/// Failures that file systems do not produce on demand, injected by a library that intercepts system calls.
///
/// The tool does not know about it: `LD_PRELOAD` loads the library, which is compiled here, before the C library.
@Suite struct FaultTests {
    let folder: TemporaryDirectory

    init() throws { folder = try TemporaryDirectory() }

    static let library: URL? = {
        let folder = URL(fileURLWithPath: Tool.executable).deletingLastPathComponent()
        let source = folder.appendingPathComponent("intentc-faults.c")
        let library = folder.appendingPathComponent("libintentc-faults.so")
        let fresh = folder.appendingPathComponent("libintentc-faults-\(getpid()).so")
        try? Data(faults.utf8).write(to: source)
        let words = ["-shared", "-fPIC", "-o", fresh.path, source.path, "-ldl"]
        guard (try? runProcess("clang", words))?.status == 0, rename(fresh.path, library.path) == 0 else { return nil }
        return library
    }()

    /// The calls that fail. `FAULT` selects the failure, `FAULT_FILE` is the end of the path of the file whose reading
    /// fails, and `FAULT_AT` is the number of the call, or the number of bytes that can still be written.
    private static let faults = #"""
        #define _GNU_SOURCE
        #include <dlfcn.h>
        #include <errno.h>
        #include <fcntl.h>
        #include <signal.h>
        #include <stdio.h>
        #include <stdlib.h>
        #include <string.h>
        #include <sys/stat.h>
        #include <sys/syscall.h>
        #include <unistd.h>

        static int is(const char *fault) {
            const char *wanted = getenv("FAULT");
            return wanted && strcmp(wanted, fault) == 0;
        }

        static long at(long otherwise) {
            const char *number = getenv("FAULT_AT");
            return number ? atol(number) : otherwise;
        }

        static int befalls(int file, char *path) {
            char link[64];
            snprintf(link, sizeof link, "/proc/self/fd/%d", file);
            ssize_t count = readlink(link, path, 4095);
            const char *wanted = getenv("FAULT_FILE");
            if (count <= 0 || !wanted) return 0;
            path[count] = 0;
            char *found = strstr(path, wanted);
            return found && found[strlen(wanted)] == 0;
        }

        /* Whoever runs the tests may hold signals back. */
        static void end(int number) {
            sigset_t signals;
            sigemptyset(&signals);
            sigaddset(&signals, number);
            sigprocmask(SIG_UNBLOCK, &signals, NULL);
            raise(number);
        }

        /* Nor may it be inherited that signals are held back. */
        __attribute__((constructor)) static void begin(void) {
            sigset_t signals;
            sigfillset(&signals);
            if (is("terminated-between-swaps") || is("interrupted-between-swaps"))
                sigprocmask(SIG_UNBLOCK, &signals, NULL);
        }

        /* The program is killed before the call with a number, of those that change what is in folders. */
        static void step(void) {
            static int steps;
            if (is("killed-before-step") && ++steps == at(1)) raise(SIGKILL);
        }

        int unlink(const char *path) {
            step();
            return syscall(SYS_unlinkat, AT_FDCWD, path, 0);
        }

        int rmdir(const char *path) {
            step();
            return syscall(SYS_unlinkat, AT_FDCWD, path, AT_REMOVEDIR);
        }

        int mkdir(const char *path, mode_t mode) {
            step();
            return syscall(SYS_mkdirat, AT_FDCWD, path, mode);
        }

        int rename(const char *from, const char *to) {
            step();
            if (is("killed-before-rename")) raise(SIGKILL);
            if (is("hung-up-before-rename")) end(SIGHUP);
            if (is("interrupted-before-rename")) end(SIGINT);
            if (is("terminated-before-rename")) end(SIGTERM);
            static int calls;
            if (is("rename-fails") && (!getenv("FAULT_AT") || ++calls == at(1))) { errno = EROFS; return -1; }
            return syscall(SYS_renameat, AT_FDCWD, from, AT_FDCWD, to);
        }

        /* Replaces a file by one with more in it, as editors do. */
        static void edit(const char *path) {
            char text[4096], other[4200];
            int file = open(path, O_RDONLY);
            ssize_t count = syscall(SYS_read, file, text, sizeof text);
            syscall(SYS_close, file);
            snprintf(other, sizeof other, "%s.edit", path);
            file = open(other, O_WRONLY | O_CREAT | O_TRUNC, 0644);
            if (count > 0) syscall(SYS_write, file, text, count);
            syscall(SYS_write, file, "edit", 4);
            syscall(SYS_close, file);
            syscall(SYS_renameat, AT_FDCWD, other, AT_FDCWD, path);
        }

        int renameat2(int a, const char *from, int b, const char *to, unsigned flags) {
            static int calls;
            step();
            if (is("killed-before-swap")) raise(SIGKILL);
            if (is("no-swap") || is("edited-and-no-swap") || is("rename-fails")) {
                if (is("edited-and-no-swap")) edit(to);
                errno = EINVAL;
                return -1;
            }
            int isFirst = calls++ == 0;
            if (is("swap-fails") && calls == at(1) || is("swaps-fail") && calls >= at(1)) { errno = EROFS; return -1; }
            if (is("terminated-between-swaps") && calls == at(1)) kill(getpid(), SIGTERM);
            if (is("interrupted-between-swaps") && calls == at(1)) kill(getpid(), SIGINT);
            if ((is("edited-before-swap") || is("edited-before-and-after-swap")) && isFirst) edit(to);
            if (is("slow-before-swap")) usleep(300000);
            long result = syscall(SYS_renameat2, a, from, b, to, flags);
            if (is("killed-after-swap")) raise(SIGKILL);
            if (is("edited-before-and-after-swap") && isFirst) edit(to);
            return result;
        }

        static size_t written;
        static int calls;

        ssize_t write(int file, const void *bytes, size_t count) {
            if (file > 2 && is("full")) {
                if (written >= at(100)) { errno = ENOSPC; return -1; }
                if (count > at(100) - written) count = at(100) - written;
                written += count;
            }
            if (file > 2) step();
            if (file > 2 && is("killed-while-writing")) {
                syscall(SYS_write, file, bytes, count / 2);
                raise(SIGKILL);
            }
            if (is("interrupted")) {
                if (calls++ % 2 == 0) { errno = EINTR; return -1; }
                if (count > 97) count = 97;
            }
            return syscall(SYS_write, file, bytes, count);
        }

        int close(int file) {
            int result = syscall(SYS_close, file);
            if (is("close-fails") && file > 2) { errno = EIO; return -1; }
            return result;
        }

        ssize_t read(int file, void *bytes, size_t count) {
            char path[4096], other[4200];
            if (is("interrupted")) {
                if (calls++ % 2 == 0) { errno = EINTR; return -1; }
                if (count > 97) count = 97;
                return syscall(SYS_read, file, bytes, count);
            }
            if (!getenv("FAULT_FILE") || !befalls(file, path)) return syscall(SYS_read, file, bytes, count);
            if (is("read-fails")) { errno = EIO; return -1; }
            if (count > 1000) count = 1000;
            ssize_t result = syscall(SYS_read, file, bytes, count);
            if (is("removed")) unlink(path);
            if (is("truncated")) truncate(path, 0);
            if (is("replaced")) {
                snprintf(other, sizeof other, "%s.new", path);
                syscall(SYS_renameat, AT_FDCWD, other, AT_FDCWD, path);
            }
            return result;
        }
        """#

    /// Generates the models of `Counter.intentdefinition` into `out.swift`, which contains `old`.
    private func generate(_ fault: String) throws -> ProcessResult {
        let counter = Project.schemas.appendingPathComponent("Counter.intentdefinition")
        try folder.write(try Data(contentsOf: counter), to: "Counter.intentdefinition")
        try folder.write(Self.old.utf8, to: "out.swift")
        var environment = ProcessInfo.processInfo.environment
        environment["LD_PRELOAD"] = try #require(Self.library).path
        environment["FAULT"] = fault
        environment["FAULT_FILE"] = "/Counter.intentdefinition"
        return try runProcess(
            Tool.executable,
            ["generate", "Counter.intentdefinition", "--output", "out.swift"],
            in: folder.url,
            environment: environment
        )
    }

    private var output: String? {
        try? String(contentsOf: folder.url.appendingPathComponent("out.swift"), encoding: .utf8)
    }

    private var names: [String] {
        ((try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)) ?? []).sorted()
    }

    private func models() throws -> String { try Command.run("generate", "Schemas/Counter.intentdefinition").output }

    private static let old = "// Generated by intentc from Counter.intentdefinition\n"

    static let isAvailable = library != nil

    @Test(
        .enabled(if: isAvailable, "clang is not installed"),
        arguments: [
            ("full", "No space left on device"),
            ("close-fails", "Input/output error"),
            ("rename-fails", "Read-only file system"),
        ]
    )
    func aFailureToWriteLeavesTheOldOutputAndNothingElse(fault: String, message: String) throws {
        let result = try generate(fault)
        result.expect(status: 2, errors: "intentc: error: cannot write 'out.swift': \(message)\n")
        #expect(output == Self.old)
        #expect(names == ["Counter.intentdefinition", "out.swift"])
    }

    @Test(
        .enabled(if: isAvailable, "clang is not installed"),
        arguments: ["killed-before-rename", "killed-while-writing"]
    )
    func aProgramThatIsKilledLeavesTheOldOutput(fault: String) throws {
        let result = try generate(fault)
        result.expect(status: -9)
        #expect(output == Self.old)
        // The incomplete file is hidden and harmless.
        #expect(names.filter { !$0.hasPrefix(".intentc-") } == ["Counter.intentdefinition", "out.swift"])
        #expect(names.count == 3)
        try Command.run("generate", "Counter.intentdefinition", "--output", "out.swift", in: folder.url).expect(
            status: 0
        )
        #expect(output == (try models()))
    }

    @Test(.enabled(if: isAvailable, "clang is not installed"))
    func interruptedAndPartialCallsAreCarriedOn() throws {
        let result = try generate("interrupted")
        result.expect(status: 0, errors: "")
        #expect(output == (try models()))
    }

    @Test(.enabled(if: isAvailable, "clang is not installed"))
    func aFileThatCannotBeReadToItsEndIsTold() throws {
        let result = try generate("read-fails")
        result.expect(
            status: 2,
            errorsStart: "Counter.intentdefinition: error: cannot read this file: Input/output error [IN0100"
        )
        #expect(output == Self.old)
    }

    @Test(.enabled(if: isAvailable, "clang is not installed"), arguments: ["removed", "replaced"])
    func aFileThatIsRemovedOrReplacedMeanwhileIsReadAsItWas(fault: String) throws {
        try folder.write("new".utf8, to: "Counter.intentdefinition.new")
        let result = try generate(fault)
        result.expect(status: 0, errors: "")
        #expect(output == (try models()))
    }

    @Test(.enabled(if: isAvailable, "clang is not installed"))
    func aFileThatIsCutOffMeanwhileIsIncomplete() throws {
        let result = try generate("truncated")
        result.expect(status: 2, errorsStart: "Counter.intentdefinition:", errorsContain: ": error: ")
        #expect(output == Self.old)
    }

    @Test(
        .enabled(if: isAvailable, "clang is not installed"),
        arguments: [("hung-up", SIGHUP), ("interrupted", SIGINT), ("terminated", SIGTERM)]
    )
    func aProgramThatIsToEndLeavesNothingBehind(fault: String, signal: Int32) throws {
        let result = try generate(fault + "-before-rename")
        result.expect(status: -signal)
        #expect(output == Self.old)
        #expect(names == ["Counter.intentdefinition", "out.swift"])
    }

    // MARK: - Fixing

    private static let unfixed = "\"A\" = \"Z\"\n\"B\" = \"Y\";\n"
    private static let fixed = "\"A\" = \"Z\";\n\"B\" = \"Y\";\n"

    /// Fixes the table `de.lproj/Counter.strings`. Also returns the files in its folder afterwards, by name.
    private func fix(_ fault: String) throws -> (ProcessResult, [String: String]) {
        let counter = Project.schemas.appendingPathComponent("Counter.intentdefinition")
        try folder.write(try Data(contentsOf: counter), to: "Base.lproj/Counter.intentdefinition")
        try folder.write(Self.unfixed.utf8, to: "de.lproj/Counter.strings")
        var environment = ProcessInfo.processInfo.environment
        environment["LD_PRELOAD"] = try #require(Self.library).path
        environment["FAULT"] = fault
        let result = try runProcess(
            Tool.executable,
            ["lint", "Base.lproj", "--fix", "--fail-on", "never"],
            in: folder.url,
            environment: environment
        )
        let tables = folder.url.appendingPathComponent("de.lproj")
        let names = try FileManager.default.contentsOfDirectory(atPath: tables.path)
        let texts = try names.map { try String(contentsOf: tables.appendingPathComponent($0), encoding: .utf8) }
        return (result, Dictionary(uniqueKeysWithValues: zip(names, texts)))
    }

    @Test(.enabled(if: isAvailable, "clang is not installed"))
    func whereFilesCannotSwapNamesTheNewOneTakesTheName() throws {
        let (result, files) = try fix("no-swap")
        #expect(result.errorsBesideFixes == "")
        result.expect(status: 0)
        #expect(files == ["Counter.strings": Self.fixed])
    }

    /// Edits right before the new file is put in place: the last moment at which an edit can be lost.
    @Test(
        .enabled(if: isAvailable, "clang is not installed"),
        arguments: ["edited-before-swap", "edited-and-no-swap"]
    )
    func anEditAtTheLastMomentIsKept(fault: String) throws {
        let (result, files) = try fix(fault)
        // The edit makes the table malformed, so no fix is safe.
        #expect(files == ["Counter.strings": Self.unfixed + "edit"])
        #expect(result.errorsBesideFixes == "")
        result.expect(outputContains: "de.lproj/Counter.strings:3:5: error: ")
    }

    @Test(.enabled(if: isAvailable, "clang is not installed"))
    func editsOfTheOldFileAndOfTheNewAreBothKept() throws {
        let (result, files) = try fix("edited-before-and-after-swap")
        let other = try #require(files.keys.first { $0 != "Counter.strings" })
        #expect(files == ["Counter.strings": Self.fixed + "edit", other: Self.unfixed + "edit"])
        let folder = folder.url.resolvingSymlinksInPath().path
        result.expect(
            status: 2,
            errors: """
                intentc: error: cannot write 'de.lproj/Counter.strings': it has changed several times since it was \
                read; its previous contents are in '\(folder)/de.lproj/\(other)'

                """
        )
    }

    @Test(
        .enabled(if: isAvailable, "clang is not installed"),
        arguments: ["killed-before-swap", "killed-after-swap"]
    )
    func oneThatIsKilledInTheMiddleLeavesBoth(fault: String) throws {
        let (result, files) = try fix(fault)
        result.expect(status: -9)
        #expect(files.values.sorted() == [Self.unfixed, Self.fixed].sorted())
        #expect(files["Counter.strings"] == (fault == "killed-before-swap" ? Self.unfixed : Self.fixed))
    }
}
#endif
