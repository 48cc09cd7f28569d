// A stub written from public documentation, for tests only; part of no product.

#pragma once
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface INSpeakableString : NSObject
- (instancetype)initWithSpokenPhrase:(NSString *)spokenPhrase;
@property (readonly, nonatomic) NSString *spokenPhrase;
@end

@interface INObject : NSObject
- (instancetype)initWithIdentifier:(nullable NSString *)identifier displayString:(NSString *)displayString
    NS_SWIFT_NAME(init(identifier:display:));
@property (readonly, copy, nullable, nonatomic) NSString *identifier;
@property (readonly, copy, nonatomic) NSString *displayString;
@property (readonly, copy, nullable, nonatomic) NSString *pronunciationHint;
@property (copy, nullable, nonatomic) NSString *subtitleString;
@property (class, readonly, nonatomic) _Bool supportsSecureCoding;
@end

@interface INPersonHandle : NSObject
@property (readonly, copy, nullable, nonatomic) NSString *value;
@end

@interface INPerson : NSObject
@property (readonly, copy, nullable, nonatomic) INPersonHandle *personHandle;
@property (readonly, copy, nonatomic) NSString *displayName;
@end

@interface INFile : NSObject
@property (readonly, copy, nonatomic) NSString *filename;
@property (readonly, copy, nullable, nonatomic) NSURL *fileURL;
@property (readonly, copy, nullable, nonatomic) NSString *typeIdentifier;
@end

@interface INCurrencyAmount : NSObject
- (instancetype)initWithAmount:(NSDecimalNumber *)amount currencyCode:(NSString *)currencyCode;
@property (readonly, copy, nullable, nonatomic) NSDecimalNumber *amount;
@property (readonly, copy, nullable, nonatomic) NSString *currencyCode;
@end

@interface INPaymentMethod : NSObject
@property (readonly, copy, nullable, nonatomic) NSString *name;
@end

@interface INMediaItem : NSObject
@property (readonly, copy, nullable, nonatomic) NSString *title;
@end

@interface INDateComponentsRange : NSObject
@property (readonly, copy, nullable, nonatomic) NSDateComponents *startDateComponents;
@property (readonly, copy, nullable, nonatomic) NSDateComponents *endDateComponents;
@end

typedef NS_ENUM(NSInteger, INPlaybackRepeatMode) {
    INPlaybackRepeatModeUnknown = 0,
    INPlaybackRepeatModeNone,
};

NS_ASSUME_NONNULL_END
