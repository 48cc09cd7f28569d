// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// A stub: names and signatures only, in our own words, so that generated code can be type-checked where the
// real framework does not exist. Part of no product.

public struct UTType: Sendable {
    public let identifier: String
    public init?(_ identifier: String) { self.identifier = identifier }
    public init(importedAs identifier: String) { self.identifier = identifier }
    public static var audio: UTType { UTType(importedAs: "public.audio") }
    public static var commaSeparatedText: UTType { UTType(importedAs: "public.comma-separated-values-text") }
    public static var content: UTType { UTType(importedAs: "public.content") }
    public static var data: UTType { UTType(importedAs: "public.data") }
    public static var folder: UTType { UTType(importedAs: "public.folder") }
    public static var html: UTType { UTType(importedAs: "public.html") }
    public static var image: UTType { UTType(importedAs: "public.image") }
    public static var item: UTType { UTType(importedAs: "public.item") }
    public static var jpeg: UTType { UTType(importedAs: "public.jpeg") }
    public static var json: UTType { UTType(importedAs: "public.json") }
    public static var movie: UTType { UTType(importedAs: "public.movie") }
    public static var pdf: UTType { UTType(importedAs: "com.adobe.pdf") }
    public static var plainText: UTType { UTType(importedAs: "public.plain-text") }
    public static var png: UTType { UTType(importedAs: "public.png") }
    public static var rtf: UTType { UTType(importedAs: "public.rtf") }
    public static var text: UTType { UTType(importedAs: "public.text") }
    public static var url: UTType { UTType(importedAs: "public.url") }
    public static var xml: UTType { UTType(importedAs: "public.xml") }
    public static var zip: UTType { UTType(importedAs: "public.zip-archive") }
}
