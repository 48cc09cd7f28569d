// A stub written from public documentation, for tests only; part of no product.
// It declares the names and signatures that generated SiriKit code and its handlers use, and no more.

#pragma once
#import <CoreLocation/CoreLocation.h>
#import <Foundation/Foundation.h>

#import <Intents/Options.h>
#import <Intents/ResolutionResults.h>
#import <Intents/Values.h>

NS_ASSUME_NONNULL_BEGIN

@interface INIntent : NSObject
@end

@interface INIntentResponse : NSObject
@property (copy, nullable, nonatomic) NSUserActivity *userActivity;
@end

@interface CLPlacemark (IntentsAdditions)
+ (instancetype)placemarkWithLocation:(CLLocation *)location
                                 name:(nullable NSString *)name
                        postalAddress:(nullable CNPostalAddress *)postalAddress;
@end

@interface INExtension : NSObject
- (nullable id)handlerForIntent:(INIntent *)intent;
@end

NS_ASSUME_NONNULL_END
