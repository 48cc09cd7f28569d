#import "TimelineIntervalIntent.h"

@interface TimelineIntervalHandler : INExtension <TimelineIntervalIntentHandling>
@end

@implementation TimelineIntervalHandler

- (void)handleTimelineInterval:(TimelineIntervalIntent *)intent
                    completion:(void (^)(TimelineIntervalIntentResponse *))completion {
    TimelineIntervalIntentResponseCode code = intent.interval.integerValue > 0
        ? TimelineIntervalIntentResponseCodeSuccess
        : TimelineIntervalIntentResponseCodeFailure;
    completion([[TimelineIntervalIntentResponse alloc] initWithCode:code userActivity:nil]);
}

@end
