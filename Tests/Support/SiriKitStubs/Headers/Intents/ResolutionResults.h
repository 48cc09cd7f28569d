// A stub written from public documentation, for tests only; part of no product.

#pragma once
#import <CoreLocation/CoreLocation.h>
#import <Intents/Values.h>

NS_ASSUME_NONNULL_BEGIN

@interface INIntentResolutionResult : NSObject
+ (instancetype)needsValue;
+ (instancetype)notRequired;
+ (instancetype)unsupported;
+ (instancetype)unsupportedWithReason:(NSInteger)reason NS_REFINED_FOR_SWIFT;
@end

@interface INEnumResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedValue:(NSInteger)resolvedValue NS_REFINED_FOR_SWIFT;
+ (instancetype)confirmationRequiredWithValueToConfirm:(NSInteger)valueToConfirm NS_REFINED_FOR_SWIFT;
@end

// One class for each kind of value: success, disambiguation and confirmation, as Apple names them.
#define STUB_RESULT(name, type, value) \
    @interface name##ResolutionResult : INIntentResolutionResult \
    + (instancetype)successWithResolved##value:(type)resolved NS_SWIFT_NAME(success(with:)); \
    + (instancetype)confirmationRequiredWith##value##ToConfirm:(nullable type)toConfirm \
        NS_SWIFT_NAME(confirmationRequired(with:)); \
    + (instancetype)disambiguationWith##value##sToDisambiguate:(NSArray<type> *)toDisambiguate \
        NS_SWIFT_NAME(disambiguation(with:)); \
    @end

// Numbers have no disambiguation. In Objective-C a boxed number is confirmed, in Swift the number itself.
#define STUB_NUMBER_RESULT(name, type) \
    @interface name##ResolutionResult : INIntentResolutionResult \
    + (instancetype)successWithResolvedValue:(type)resolved NS_SWIFT_NAME(success(with:)); \
    + (instancetype)confirmationRequiredWithValueToConfirm:(nullable NSNumber *)toConfirm NS_REFINED_FOR_SWIFT; \
    + (instancetype)stubConfirmation:(type)toConfirm NS_SWIFT_NAME(confirmationRequired(with:)); \
    @end

STUB_NUMBER_RESULT(INBoolean, _Bool)
STUB_NUMBER_RESULT(INInteger, NSInteger)
STUB_NUMBER_RESULT(INDouble, double)

@interface INTimeIntervalResolutionResult : INIntentResolutionResult
+ (instancetype)successWithResolvedTimeInterval:(double)resolved NS_SWIFT_NAME(success(with:));
+ (instancetype)confirmationRequiredWithTimeIntervalToConfirm:(double)toConfirm
    NS_SWIFT_NAME(confirmationRequired(with:));
@end

STUB_RESULT(INObject, INObject *, Object)
STUB_RESULT(INString, NSString *, String)
STUB_RESULT(INSpeakableString, INSpeakableString *, String)
STUB_RESULT(INDateComponents, NSDateComponents *, DateComponents)
STUB_RESULT(INURL, NSURL *, URL)
STUB_RESULT(INPerson, INPerson *, Person)
STUB_RESULT(INPlacemark, CLPlacemark *, Placemark)
STUB_RESULT(INFile, INFile *, File)
STUB_RESULT(INCurrencyAmount, INCurrencyAmount *, CurrencyAmount)
STUB_RESULT(INPaymentMethod, INPaymentMethod *, PaymentMethod)
STUB_RESULT(INMediaItem, INMediaItem *, MediaItem)
STUB_RESULT(INDateComponentsRange, INDateComponentsRange *, DateComponentsRange)
STUB_RESULT(INTemperature, NSMeasurement<NSUnitTemperature *> *, Temperature)
STUB_RESULT(INSpeed, NSMeasurement<NSUnitSpeed *> *, Speed)
STUB_RESULT(INMass, NSMeasurement<NSUnitMass *> *, Mass)
STUB_RESULT(INLength, NSMeasurement<NSUnitLength *> *, Length)
STUB_RESULT(INVolume, NSMeasurement<NSUnitVolume *> *, Volume)
STUB_RESULT(INEnergy, NSMeasurement<NSUnitEnergy *> *, Energy)

NS_ASSUME_NONNULL_END
