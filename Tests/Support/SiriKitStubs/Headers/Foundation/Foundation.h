// A stub written from public documentation, for tests only; part of no product.
// It declares the names and signatures that generated SiriKit code and its handlers use, and no more.

#pragma once
#import <ObjectiveC/ObjectiveC.h>

NS_ASSUME_NONNULL_BEGIN

__attribute__((swift_bridge("Swift.String")))
@interface NSString : NSObject
@property (readonly, nonatomic) NSUInteger length;
@end

@interface NSNumber : NSObject
- (instancetype)initWithBool:(_Bool)value;
- (instancetype)initWithInteger:(NSInteger)value;
- (instancetype)initWithDouble:(double)value;
+ (instancetype)numberWithBool:(_Bool)value;
+ (instancetype)numberWithInt:(int)value;
+ (instancetype)numberWithLong:(long)value;
+ (instancetype)numberWithDouble:(double)value;
@property (readonly, nonatomic) _Bool boolValue;
@property (readonly, nonatomic) NSInteger integerValue NS_SWIFT_NAME(intValue);
@property (readonly, nonatomic) double doubleValue;
@property (readonly, nonatomic) int intValue NS_SWIFT_NAME(int32Value);
@end

__attribute__((swift_bridge("Swift.Array")))
@interface NSArray<__covariant ObjectType> : NSObject
@property (readonly, nonatomic) NSUInteger count;
@property (readonly, nonatomic, nullable) ObjectType firstObject;
- (ObjectType)objectAtIndexedSubscript:(NSUInteger)index;
+ (instancetype)arrayWithObjects:(const ObjectType _Nonnull [_Nullable])objects count:(NSUInteger)count;
@end

@interface NSMutableArray<ObjectType> : NSArray <ObjectType>
+ (instancetype)array;
- (void)addObject:(ObjectType)object;
@end

@interface NSError : NSObject
@property (readonly, nonatomic) NSInteger code;
@end

__attribute__((swift_bridge("Foundation.URL")))
@interface NSURL : NSObject
- (nullable instancetype)initWithString:(NSString *)string;
@property (readonly, copy, nonatomic) NSString *absoluteString;
@end

__attribute__((swift_bridge("Foundation.DateComponents")))
@interface NSDateComponents : NSObject
@property (nonatomic) NSInteger year;
@property (nonatomic) NSInteger month;
@property (nonatomic) NSInteger day;
@property (nonatomic) NSInteger hour;
@property (nonatomic) NSInteger minute;
@property (nonatomic) NSInteger second;
@end

@interface NSDecimalNumber : NSNumber
- (instancetype)initWithString:(NSString *)value;
@property (readonly, copy, nonatomic) NSString *stringValue;
@end

__attribute__((swift_bridge("Foundation.Data")))
@interface NSData : NSObject
@end

__attribute__((swift_bridge("Foundation.PersonNameComponents")))
@interface NSPersonNameComponents : NSObject
@end

__attribute__((swift_bridge("Foundation.TimeZone")))
@interface NSTimeZone : NSObject
@end

__attribute__((swift_attr("@Sendable")))
@interface NSCondition : NSObject
- (void)lock;
- (void)unlock;
- (void)wait;
- (void)signal;
@end


@interface NSUserActivity : NSObject
- (instancetype)initWithActivityType:(NSString *)activityType;
@property (readonly, copy, nonatomic) NSString *activityType;
@end

NS_SWIFT_NAME(Unit)
@interface NSUnit : NSObject
@property (readonly, copy, nonatomic) NSString *symbol;
@end

NS_SWIFT_NAME(Dimension)
@interface NSDimension : NSUnit
@end

NS_SWIFT_NAME(UnitTemperature)
@interface NSUnitTemperature : NSDimension
@property (class, readonly, copy, nonatomic) NSUnitTemperature *kelvin;
@property (class, readonly, copy, nonatomic) NSUnitTemperature *celsius;
@property (class, readonly, copy, nonatomic) NSUnitTemperature *fahrenheit;
@end

NS_SWIFT_NAME(UnitSpeed)
@interface NSUnitSpeed : NSDimension
@property (class, readonly, copy, nonatomic) NSUnitSpeed *metersPerSecond;
@property (class, readonly, copy, nonatomic) NSUnitSpeed *kilometersPerHour;
@property (class, readonly, copy, nonatomic) NSUnitSpeed *milesPerHour;
@property (class, readonly, copy, nonatomic) NSUnitSpeed *knots;
@end

NS_SWIFT_NAME(UnitMass)
@interface NSUnitMass : NSDimension
@property (class, readonly, copy, nonatomic) NSUnitMass *kilograms;
@property (class, readonly, copy, nonatomic) NSUnitMass *grams;
@property (class, readonly, copy, nonatomic) NSUnitMass *milligrams;
@property (class, readonly, copy, nonatomic) NSUnitMass *ounces;
@property (class, readonly, copy, nonatomic) NSUnitMass *pounds;
@property (class, readonly, copy, nonatomic) NSUnitMass *stones;
@property (class, readonly, copy, nonatomic) NSUnitMass *metricTons;
@property (class, readonly, copy, nonatomic) NSUnitMass *shortTons;
@end

NS_SWIFT_NAME(UnitLength)
@interface NSUnitLength : NSDimension
@property (class, readonly, copy, nonatomic) NSUnitLength *kilometers;
@property (class, readonly, copy, nonatomic) NSUnitLength *meters;
@property (class, readonly, copy, nonatomic) NSUnitLength *centimeters;
@property (class, readonly, copy, nonatomic) NSUnitLength *millimeters;
@property (class, readonly, copy, nonatomic) NSUnitLength *inches;
@property (class, readonly, copy, nonatomic) NSUnitLength *feet;
@property (class, readonly, copy, nonatomic) NSUnitLength *yards;
@property (class, readonly, copy, nonatomic) NSUnitLength *miles;
@property (class, readonly, copy, nonatomic) NSUnitLength *nauticalMiles;
@end

NS_SWIFT_NAME(UnitVolume)
@interface NSUnitVolume : NSDimension
@property (class, readonly, copy, nonatomic) NSUnitVolume *liters;
@property (class, readonly, copy, nonatomic) NSUnitVolume *milliliters;
@property (class, readonly, copy, nonatomic) NSUnitVolume *cubicMeters;
@property (class, readonly, copy, nonatomic) NSUnitVolume *teaspoons;
@property (class, readonly, copy, nonatomic) NSUnitVolume *tablespoons;
@property (class, readonly, copy, nonatomic) NSUnitVolume *fluidOunces;
@property (class, readonly, copy, nonatomic) NSUnitVolume *cups;
@property (class, readonly, copy, nonatomic) NSUnitVolume *pints;
@property (class, readonly, copy, nonatomic) NSUnitVolume *quarts;
@property (class, readonly, copy, nonatomic) NSUnitVolume *gallons;
@end

NS_SWIFT_NAME(UnitDuration)
@interface NSUnitDuration : NSDimension
@property (class, readonly, copy, nonatomic) NSUnitDuration *seconds;
@end

NS_SWIFT_NAME(UnitEnergy)
@interface NSUnitEnergy : NSDimension
@property (class, readonly, copy, nonatomic) NSUnitEnergy *joules;
@property (class, readonly, copy, nonatomic) NSUnitEnergy *kilojoules;
@property (class, readonly, copy, nonatomic) NSUnitEnergy *calories;
@property (class, readonly, copy, nonatomic) NSUnitEnergy *kilocalories;
@property (class, readonly, copy, nonatomic) NSUnitEnergy *kilowattHours;
@end

__attribute__((swift_bridge("Foundation.Measurement")))
@interface NSMeasurement<UnitType : NSUnit *> : NSObject
@property (readonly, nonatomic) double doubleValue;
@property (readonly, copy, nonatomic) UnitType unit;
@end

NS_ASSUME_NONNULL_END
