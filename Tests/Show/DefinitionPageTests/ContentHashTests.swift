import Testing

@testable import Presentation

@Suite struct ContentHashTests {
    /// The examples of FIPS 180-4, and one whose padding needs a second block.
    @Test(arguments: [
        ("", "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"),
        ("abc", "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"),
        (
            "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
            "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
        ),
    ])
    func hashesAreThoseOfTheStandard(_ text: String, _ expected: String) {
        let digits = Array("0123456789abcdef")
        let hash = ContentHash.sha256(Array(text.utf8)).flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        #expect(String(hash) == expected)
    }

    @Test func thePolicyKnowsTheStyleAndTheScript() {
        #expect(PageStyle.hash == ContentHash.source(of: PageStyle.source))
        #expect(PageScript.hash == ContentHash.source(of: PageScript.source))
    }

    @Test func policiesNameHashesInBase64() {
        #expect(ContentHash.source(of: "abc") == "'sha256-ungWv48Bz+pBQUDeXa4iI7ADYaOWF3qctBD/YfIAFa0='")
    }
}
