// Generated models import only this library, so it hands on the two types of Foundation that they are made of. Where
// Foundation comes in parts, the small part has both.
#if canImport(FoundationEssentials)
@_exported import struct FoundationEssentials.DateComponents
@_exported import struct FoundationEssentials.URL
#else
@_exported import struct Foundation.DateComponents
@_exported import struct Foundation.URL
#endif
