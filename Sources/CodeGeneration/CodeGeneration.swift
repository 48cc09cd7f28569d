// The CodeGeneration module.
