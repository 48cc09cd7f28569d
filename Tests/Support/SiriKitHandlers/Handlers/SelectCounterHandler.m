#import "SelectCounterIntent.h"

@interface CounterIntentHandler : INExtension <SelectCounterIntentHandling>
@end

@implementation CounterIntentHandler

- (void)provideCounterOptionsCollectionForSelectCounter:(SelectCounterIntent *)intent
                                         withCompletion:(void (^)(INObjectCollection<Counter *> *, NSError *))completion {
    Counter *steps = [[Counter alloc] initWithIdentifier:@"1" displayString:@"Steps"];
    steps.name = @"Steps";
    steps.count = @8000;
    completion([[INObjectCollection alloc] initWithItems:@[steps]], nil);
}

@end
