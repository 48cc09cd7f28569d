// The IntentSchema module.
