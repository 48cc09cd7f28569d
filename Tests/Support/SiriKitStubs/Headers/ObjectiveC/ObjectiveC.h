// A stub written from public documentation, for tests only; part of no product.
// It declares the names and signatures that generated SiriKit code and its handlers use, and no more.

#pragma once

// `BOOL` itself would need a Swift overlay of this module; with the C type it arrives as Swift's `Bool`.
typedef _Bool BOOL;
#define YES ((BOOL)1)
#define NO ((BOOL)0)

#define nil ((void *)0)

typedef long NSInteger;
typedef unsigned long NSUInteger;

#define NS_ASSUME_NONNULL_BEGIN _Pragma("clang assume_nonnull begin")
#define NS_ASSUME_NONNULL_END _Pragma("clang assume_nonnull end")
#define NS_SWIFT_NAME(name) __attribute__((swift_name(#name)))
#define NS_REFINED_FOR_SWIFT __attribute__((swift_private))
#define NS_TYPED_EXTENSIBLE_ENUM __attribute__((swift_wrapper(struct)))
#define NS_UNAVAILABLE __attribute__((unavailable))
#define NS_DESIGNATED_INITIALIZER __attribute__((objc_designated_initializer))
#define NS_NONATOMIC_IOSONLY nonatomic
#define NS_ENUM(type, name) \
    enum __attribute__((enum_extensibility(open))) name : type name; \
    enum name : type

// `API_AVAILABLE(ios(13.0), macos(11.0))`, for one to three systems.
#define STUB_INTRODUCED_ios(version) __attribute__((availability(ios, introduced = version)))
#define STUB_INTRODUCED_macos(version) __attribute__((availability(macos, introduced = version)))
#define STUB_INTRODUCED_watchos(version) __attribute__((availability(watchos, introduced = version)))
#define STUB_INTRODUCED_1(a) STUB_INTRODUCED_##a
#define STUB_INTRODUCED_2(a, b) STUB_INTRODUCED_##a STUB_INTRODUCED_##b
#define STUB_INTRODUCED_3(a, b, c) STUB_INTRODUCED_##a STUB_INTRODUCED_##b STUB_INTRODUCED_##c
#define STUB_FOURTH(a, b, c, d, ...) d
#define API_AVAILABLE(...) \
    STUB_FOURTH(__VA_ARGS__, STUB_INTRODUCED_3, STUB_INTRODUCED_2, STUB_INTRODUCED_1)(__VA_ARGS__)
#define API_UNAVAILABLE(system) __attribute__((availability(system, unavailable)))

#define STUB_DEPRECATED_ios(from, to) \
    __attribute__((availability(ios, introduced = from, deprecated = to)))
#define STUB_DEPRECATED_watchos(from, to) \
    __attribute__((availability(watchos, introduced = from, deprecated = to)))
#define API_DEPRECATED(message, a, b) STUB_DEPRECATED_##a STUB_DEPRECATED_##b

NS_ASSUME_NONNULL_BEGIN

@protocol NSObject
@end

__attribute__((objc_root_class))
@interface NSObject <NSObject>
+ (instancetype)alloc;
- (instancetype)init;
@end

NS_ASSUME_NONNULL_END
