// A stub written from public documentation, for tests only; part of no product.

#pragma once
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface CNPostalAddress : NSObject
@property (readonly, copy, nonatomic) NSString *street;
@property (readonly, copy, nonatomic) NSString *subLocality;
@property (readonly, copy, nonatomic) NSString *city;
@property (readonly, copy, nonatomic) NSString *state;
@property (readonly, copy, nonatomic) NSString *postalCode;
@property (readonly, copy, nonatomic) NSString *country;
@property (readonly, copy, nonatomic) NSString *ISOCountryCode NS_SWIFT_NAME(isoCountryCode);
@end

@interface CNMutablePostalAddress : CNPostalAddress
@property (copy, nonatomic) NSString *street;
@property (copy, nonatomic) NSString *subLocality;
@property (copy, nonatomic) NSString *city;
@property (copy, nonatomic) NSString *state;
@property (copy, nonatomic) NSString *postalCode;
@property (copy, nonatomic) NSString *country;
@property (copy, nonatomic) NSString *ISOCountryCode NS_SWIFT_NAME(isoCountryCode);
@end

NS_ASSUME_NONNULL_END
