#import "ConcertDatesIntent.h"
#import "ConfigurationIntent.h"

@interface MusicIntentHandler : INExtension <ConfigurationIntentHandling, ConcertDatesIntentHandling>
@end

@implementation MusicIntentHandler

- (void)provideModeArrOptionsCollectionForConfiguration:(ConfigurationIntent *)intent
                                         withCompletion:(void (^)(INObjectCollection<ListeningMode *> *, NSError *))completion {
    NSMutableArray<ListeningMode *> *modes = [NSMutableArray array];
    [modes addObject:[[ListeningMode alloc] initWithIdentifier:@"fm" displayString:@"FM"]];
    completion([[INObjectCollection alloc] initWithItems:modes], nil);
}

- (NSArray<ListeningMode *> *)defaultModeArrForConfiguration:(ConfigurationIntent *)intent {
    return intent.theme == ShelfThemeGradient ? intent.modeArr : @[];
}

- (void)provideArtistOptionsCollectionForConfiguration:(ConfigurationIntent *)intent
                                            searchTerm:(NSString *)searchTerm
                                        withCompletion:(void (^)(INObjectCollection<MusicArtist *> *, NSError *))completion {
    MusicArtist *artist = [[MusicArtist alloc] initWithIdentifier:@"a" displayString:searchTerm ?: @"All"];
    completion([[INObjectCollection alloc] initWithItems:@[artist]], nil);
}

- (void)provideAlbumOptionsCollectionForConfiguration:(ConfigurationIntent *)intent
                                       withCompletion:(void (^)(INObjectCollection<MusicAlbum *> *, NSError *))completion {
    completion([[INObjectCollection alloc] initWithItems:@[]], nil);
}

- (void)provideTrackOptionsCollectionForConfiguration:(ConfigurationIntent *)intent
                                       withCompletion:(void (^)(INObjectCollection<MusicTrack *> *, NSError *))completion {
    completion(nil, nil);
}

- (void)provideCalendarsOptionsCollectionForConcertDates:(ConcertDatesIntent *)intent
                                          withCompletion:(void (^)(INObjectCollection<ConcertCalendar *> *, NSError *))completion {
    BOOL showsCalendars = !intent.mirrorCalendarApp.boolValue;
    completion([[INObjectCollection alloc] initWithItems:showsCalendars ? intent.calendars : @[]], nil);
}

@end
