// A stub written from public documentation, for tests only; part of no product.

#pragma once
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface INImage : NSObject
+ (instancetype)imageNamed:(NSString *)name;
+ (instancetype)systemImageNamed:(NSString *)systemImageName;
+ (instancetype)imageWithImageData:(NSData *)imageData;
+ (nullable instancetype)imageWithURL:(NSURL *)URL;
@end

@interface INSpeakableString : NSObject
- (instancetype)initWithSpokenPhrase:(NSString *)spokenPhrase;
- (instancetype)initWithVocabularyIdentifier:(NSString *)vocabularyIdentifier
                                spokenPhrase:(NSString *)spokenPhrase
                           pronunciationHint:(nullable NSString *)pronunciationHint;
@property (readonly, nonatomic) NSString *spokenPhrase;
@property (readonly, nonatomic, nullable) NSString *pronunciationHint;
@property (readonly, nonatomic, nullable) NSString *vocabularyIdentifier;
@end

@interface INObject : NSObject
- (instancetype)initWithIdentifier:(nullable NSString *)identifier displayString:(NSString *)displayString
    NS_SWIFT_NAME(init(identifier:display:));
- (instancetype)initWithIdentifier:(nullable NSString *)identifier
                     displayString:(NSString *)displayString
                 pronunciationHint:(nullable NSString *)pronunciationHint
    NS_SWIFT_NAME(init(identifier:display:pronunciationHint:));
- (instancetype)initWithIdentifier:(nullable NSString *)identifier
                     displayString:(NSString *)displayString
                    subtitleString:(nullable NSString *)subtitleString
                      displayImage:(nullable INImage *)displayImage
    NS_SWIFT_NAME(init(identifier:display:subtitle:image:));
@property (readonly, copy, nullable, nonatomic) NSString *identifier;
@property (readonly, copy, nonatomic) NSString *displayString;
@property (readonly, copy, nullable, nonatomic) NSString *pronunciationHint;
@property (copy, nullable, nonatomic) NSString *subtitleString;
@property (strong, nullable, nonatomic) INImage *displayImage;
@property (strong, nullable, nonatomic) NSArray<INSpeakableString *> *alternativeSpeakableMatches;
@property (class, readonly, nonatomic) _Bool supportsSecureCoding;
@end

typedef NS_ENUM(NSInteger, INPersonHandleType) {
    INPersonHandleTypeUnknown = 0,
    INPersonHandleTypeEmailAddress,
    INPersonHandleTypePhoneNumber,
};

typedef NSString *INPersonHandleLabel NS_TYPED_EXTENSIBLE_ENUM;

@interface INPersonHandle : NSObject
- (instancetype)initWithValue:(nullable NSString *)value type:(INPersonHandleType)type;
- (instancetype)initWithValue:(nullable NSString *)value
                         type:(INPersonHandleType)type
                        label:(nullable INPersonHandleLabel)label;
@property (readonly, copy, nullable, nonatomic) NSString *value;
@property (readonly, nonatomic) INPersonHandleType type;
@property (readonly, nullable, nonatomic) INPersonHandleLabel label;
@end

typedef NS_ENUM(NSInteger, INPersonSuggestionType) {
    INPersonSuggestionTypeNone,
    INPersonSuggestionTypeSocialProfile,
};

@interface INPerson : NSObject
- (instancetype)initWithPersonHandle:(INPersonHandle *)personHandle
                      nameComponents:(nullable NSPersonNameComponents *)nameComponents
                         displayName:(nullable NSString *)displayName
                               image:(nullable INImage *)image
                   contactIdentifier:(nullable NSString *)contactIdentifier
                    customIdentifier:(nullable NSString *)customIdentifier;
- (instancetype)initWithPersonHandle:(INPersonHandle *)personHandle
                      nameComponents:(nullable NSPersonNameComponents *)nameComponents
                         displayName:(nullable NSString *)displayName
                               image:(nullable INImage *)image
                   contactIdentifier:(nullable NSString *)contactIdentifier
                    customIdentifier:(nullable NSString *)customIdentifier
                             aliases:(nullable NSArray<INPersonHandle *> *)aliases
                      suggestionType:(INPersonSuggestionType)suggestionType;
@property (readonly, copy, nullable, nonatomic) NSArray<INPersonHandle *> *aliases;
@property (readonly, copy, nullable, nonatomic) NSPersonNameComponents *nameComponents;
@property (readonly, copy, nullable, nonatomic) NSString *contactIdentifier;
@property (readonly, copy, nullable, nonatomic) NSString *customIdentifier;
@property (readonly, copy, nullable, nonatomic) INPersonHandle *personHandle;
@property (readonly, copy, nonatomic) NSString *displayName;
@end

@interface INFile : NSObject
+ (INFile *)fileWithData:(NSData *)data
                    filename:(NSString *)filename
              typeIdentifier:(nullable NSString *)typeIdentifier;
+ (INFile *)fileWithFileURL:(NSURL *)fileURL
                       filename:(nullable NSString *)filename
                 typeIdentifier:(nullable NSString *)typeIdentifier;
@property (readonly, copy, nonatomic) NSData *data;
@property (copy, nonatomic) NSString *filename;
@property (readonly, copy, nullable, nonatomic) NSURL *fileURL;
@property (readonly, copy, nullable, nonatomic) NSString *typeIdentifier;
@property (nonatomic) BOOL removedOnCompletion;
@end

@interface INCurrencyAmount : NSObject
- (instancetype)initWithAmount:(NSDecimalNumber *)amount currencyCode:(NSString *)currencyCode;
@property (readonly, copy, nullable, nonatomic) NSDecimalNumber *amount;
@property (readonly, copy, nullable, nonatomic) NSString *currencyCode;
@end

typedef NS_ENUM(NSInteger, INPaymentMethodType) {
    INPaymentMethodTypeUnknown = 0,
    INPaymentMethodTypeChecking,
    INPaymentMethodTypeSavings,
    INPaymentMethodTypeBrokerage,
    INPaymentMethodTypeDebit,
    INPaymentMethodTypeCredit,
    INPaymentMethodTypePrepaid,
    INPaymentMethodTypeStore,
    INPaymentMethodTypeApplePay,
};

@interface INPaymentMethod : NSObject
- (instancetype)initWithType:(INPaymentMethodType)type
                        name:(nullable NSString *)name
          identificationHint:(nullable NSString *)identificationHint
                        icon:(nullable INImage *)icon;
@property (readonly, nonatomic) INPaymentMethodType type;
@property (readonly, copy, nullable, nonatomic) NSString *identificationHint;
@property (readonly, copy, nullable, nonatomic) NSString *name;
@end

@interface INMediaItem : NSObject
@property (readonly, copy, nullable, nonatomic) NSString *title;
@end

@interface INDateComponentsRange : NSObject
- (instancetype)initWithStartDateComponents:(nullable NSDateComponents *)startDateComponents
                          endDateComponents:(nullable NSDateComponents *)endDateComponents
    NS_SWIFT_NAME(init(start:end:));
@property (readonly, copy, nullable, nonatomic) NSDateComponents *startDateComponents;
@property (readonly, copy, nullable, nonatomic) NSDateComponents *endDateComponents;
@end

typedef NS_ENUM(NSInteger, INPlaybackRepeatMode) {
    INPlaybackRepeatModeUnknown = 0,
    INPlaybackRepeatModeNone,
};

NS_ASSUME_NONNULL_END
