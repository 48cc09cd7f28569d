// The one place that knows which C library there is. The tool uses it directly instead of Foundation, which would cost a
// fifth of its start-up time (measured with statically linked programs); a tool in every build starts often.
#if canImport(Glibc)
@_exported import Glibc
#elseif canImport(Musl)
@_exported import Musl
#elseif canImport(Darwin)
@_exported import Darwin
#endif
