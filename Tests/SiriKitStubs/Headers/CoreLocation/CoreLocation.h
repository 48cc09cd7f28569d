// A stub written from public documentation, for tests only; part of no product.

#pragma once
#import <Foundation/Foundation.h>

@interface CLPlacemark : NSObject
@property (readonly, copy, nullable, nonatomic) NSString *name;
@end
