import FileAccess
import PropertyList
import Testing

@Suite struct InputFileTests {
    /// A file that may be read may also be scanned.
    @Test func filesMayHaveAsManyBytesAsPropertyLists() {
        #expect(InputFile.sizeLimit == PropertyListLimits.bytes)
    }
}
