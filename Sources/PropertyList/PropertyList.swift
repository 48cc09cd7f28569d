// The PropertyList module.
