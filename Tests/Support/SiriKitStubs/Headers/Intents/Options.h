// A stub written from public documentation, for tests only; part of no product.

#pragma once
#import <Foundation/Foundation.h>

NS_ASSUME_NONNULL_BEGIN

@interface INObjectSection<__covariant ObjectType> : NSObject
- (instancetype)initWithTitle:(nullable NSString *)title items:(NSArray<ObjectType> *)items;
@property (readonly, copy, nullable, nonatomic) NSString *title;
@property (readonly, copy, nonatomic) NSArray<ObjectType> *items;
@end

@interface INObjectCollection<__covariant ObjectType> : NSObject
- (instancetype)initWithSections:(NSArray<INObjectSection<ObjectType> *> *)sections;
- (instancetype)initWithItems:(NSArray<ObjectType> *)items;
@property (readonly, copy, nonatomic) NSArray<INObjectSection<ObjectType> *> *sections;
@property (readonly, copy, nonatomic) NSArray<ObjectType> *allItems;
@property (nonatomic) _Bool usesIndexedCollation;
@end

NS_ASSUME_NONNULL_END
