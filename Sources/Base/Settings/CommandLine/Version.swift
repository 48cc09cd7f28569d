import Diagnostics

/// The version that `--version` prints. It is defined only here.
package let intentcVersion = "0.1.0"

/// Where the project is published. `.ci/address` replaces the placeholder.
package let projectAddress = "https://HOST/OWNER/intentc"

/// The address if it is known; `nil` for the placeholder, so that reports have no dead links.
package let publishedAddress: String? = projectAddress.firstOccurrence(of: "//HOST/") != nil ? nil : projectAddress
