// The IntentRuntime module.
