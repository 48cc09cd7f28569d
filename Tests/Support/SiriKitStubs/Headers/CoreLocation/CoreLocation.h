// A stub written from public documentation, for tests only; part of no product.

#pragma once
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

typedef struct {
    double latitude;
    double longitude;
} CLLocationCoordinate2D;

@interface CLLocation : NSObject
- (instancetype)initWithLatitude:(double)latitude longitude:(double)longitude;
@property (readonly, nonatomic) CLLocationCoordinate2D coordinate;
@end

// The framework Contacts declares it: code that has it must import that.
@class CNPostalAddress;

@interface CLPlacemark : NSObject
@property (readonly, nullable, nonatomic) CNPostalAddress *postalAddress;
@property (readonly, copy, nullable, nonatomic) CLLocation *location;
@property (readonly, copy, nullable, nonatomic) NSTimeZone *timeZone;
@property (readonly, copy, nullable, nonatomic) NSString *name;
@property (readonly, copy, nullable, nonatomic) NSString *subThoroughfare;
@property (readonly, copy, nullable, nonatomic) NSString *thoroughfare;
@property (readonly, copy, nullable, nonatomic) NSString *subLocality;
@property (readonly, copy, nullable, nonatomic) NSString *locality;
@property (readonly, copy, nullable, nonatomic) NSString *administrativeArea;
@property (readonly, copy, nullable, nonatomic) NSString *postalCode;
@property (readonly, copy, nullable, nonatomic) NSString *country;
@property (readonly, copy, nullable, nonatomic) NSString *ISOcountryCode NS_SWIFT_NAME(isoCountryCode);
@end

NS_ASSUME_NONNULL_END
