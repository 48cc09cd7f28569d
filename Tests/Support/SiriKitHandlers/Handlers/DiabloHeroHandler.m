#import "DiabloHeroIntent.h"

@interface HeroIntentHandler : INExtension <DiabloHeroIntentHandling>
@end

@implementation HeroIntentHandler

- (void)provideYourHeroOptionsCollectionForDiabloHero:(DiabloHeroIntent *)intent
                                       withCompletion:(void (^)(INObjectCollection<Hero *> *, NSError *))completion {
    Hero *hero = [[Hero alloc] initWithIdentifier:intent.YourHero.identifier displayString:@"Hero"];
    completion([[INObjectCollection alloc] initWithItems:@[hero]], nil);
}

- (void)confirmDiabloHero:(DiabloHeroIntent *)intent completion:(void (^)(DiabloHeroIntentResponse *))completion {
    completion([[DiabloHeroIntentResponse alloc] initWithCode:DiabloHeroIntentResponseCodeReady userActivity:nil]);
}

@end
