// The IntentRules module.
