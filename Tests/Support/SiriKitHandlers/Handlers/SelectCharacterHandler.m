#import "SelectCharacterIntent.h"

@interface CharacterIntentHandler : INExtension <SelectCharacterIntentHandling>
@end

@implementation CharacterIntentHandler

- (void)provideCharacterOptionsCollectionForSelectCharacter:(SelectCharacterIntent *)intent
                                             withCompletion:(void (^)(INObjectCollection<GameCharacter *> *, NSError *))completion {
    GameCharacter *panda = [[GameCharacter alloc] initWithIdentifier:@"Panda" displayString:@"Panda"];
    panda.name = @"Panda";
    completion([[INObjectCollection alloc] initWithItems:@[panda]], nil);
}

- (GameCharacter *)defaultCharacterForSelectCharacter:(SelectCharacterIntent *)intent {
    return intent.character;
}

@end
