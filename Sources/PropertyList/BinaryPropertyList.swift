/// Binary property lists.
enum BinaryPropertyList {
    struct Failure: Error { var message: String; var isLimit = false }
    static func read(_ bytes: [UInt8]) -> Result<PropertyListValue, Failure> {
        .failure(Failure(message: "not supported"))
    }
}
