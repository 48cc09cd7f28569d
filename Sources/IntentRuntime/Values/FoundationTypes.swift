// Generated models import only this library, so it hands on the two types of Foundation that they are made of. Where
// Foundation comes in parts, the small part has both.
#if canImport(FoundationEssentials)
@_exported import struct FoundationEssentials.DateComponents
@_exported import struct FoundationEssentials.URL
#else
@_exported import struct Foundation.DateComponents
@_exported import struct Foundation.URL
#endif

/// Foundation's `URL`, under a name that generated code can use beside a definition's own type called `URL`.
public typealias URLValue = URL

/// Foundation's `DateComponents`, under a name that generated code can use beside a definition's own type of that name.
public typealias DateComponentsValue = DateComponents
