import Foundation
import IntentRuntime
import Testing

/// Data that was saved with another definition, and what is recovered from it.
struct SavedMigrationTests {
    private func read(
        _ json: String,
        _ migrations: [SavedMigration<PlayerConfiguration>] = []
    ) throws -> (configuration: PlayerConfiguration, losses: [String]) {
        let (configuration, losses) = try PlayerConfiguration.read(Data(json.utf8), migrations: migrations)
        return (configuration, losses.map(\.description))
    }

    @Test func damagedDataIsReadAsFarAsItGoes() throws {
        let json = #"{"count": "many", "gift": true, "wrapping": 9}"#
        let (order, losses) = try OrderConfiguration.read(Data(json.utf8))
        #expect(order == OrderConfiguration(gift: true))
        #expect(losses.map(\.parameter) == ["wrapping", "count"])
    }

    @Test func renamedParametersAreFoundUnderTheirFormerNames() throws {
        let json = #"{"number": 4, "present": true, "gift": false}"#
        let (order, losses) = try OrderConfiguration.read(
            Data(json.utf8),
            migrations: [.renamed("number", to: .count), .renamed("present", to: .gift)]
        )
        #expect(order.count == 4)
        #expect(!order.gift, "the present name counts where there are both")
        #expect(losses.map(\.path) == [["present"]], "and the other one is lost, which is said")
    }

    @Test func renamedPropertiesAndCasesAreFoundWhereverTheyAre() throws {
        let json = #"""
            {"artist": {"stars": 4, "mode": {"case": "random", "index": 3}}, "modes": [{"case": "random", "index": 9}]}
            """#
        let (player, losses) = try read(
            json,
            [.renamed("stars", to: "rating", in: Artist.self), .renamed("random", toCase: PlayerMode.shuffled)]
        )
        #expect(player == PlayerConfiguration(modes: [.shuffled], artist: Artist(rating: 4, mode: .shuffled)))
        #expect(losses == [])
        #expect(
            try read(json).losses == [
                #"modes[0]: PlayerMode has no case "random"."#,
                #"artist.mode: PlayerMode has no case "random"; its index 3 is "shuffled" now."#,
                "artist.stars: The definition has nothing of this name.",
            ]
        )
    }

    @Test func indicesThatMeantOtherCasesAreRenumbered() throws {
        let json = #"{"mode": 2, "modes": [3, {"case": "repeated", "index": 3}, {"case": "gone", "index": 7}]}"#
        let (player, losses) = try read(
            json,
            [.renumbered(PlayerMode.self, [2: .shuffled, 3: .repeated, 7: .repeated])]
        )
        #expect(player == PlayerConfiguration(mode: .shuffled, modes: [.repeated, .repeated, .repeated]))
        #expect(losses == [])
    }

    @Test func aTextBecomesAnObjectAndAnObjectAText() throws {
        let json = #"{"artist": "Ada", "genre": {"identifier": "7", "displayString": "Jazz"}}"#
        let (player, losses) = try read(
            json,
            [
                .converted(.artist) { (name: String) in Artist(identifier: name, display: name) },
                .converted(.genre) { (genre: ObjectValue) in genre.displayString },
            ]
        )
        #expect(player == PlayerConfiguration(artist: Artist(identifier: "Ada", display: "Ada"), genre: "Jazz"))
        #expect(losses == [])
        #expect(
            try read(json).losses == [
                "artist: Expected to decode Dictionary<String, Any> but found a string instead.",
                "genre: Expected to decode String but found a dictionary instead.",
            ]
        )
    }

    @Test func listsCasesAndPropertiesAreConverted() throws {
        let migrations: [SavedMigration<PlayerConfiguration>] = [
            .converted(.others) { (names: [String]) in names.map { ObjectValue(identifier: nil, display: $0) } },
            .converted(.genre) { (choice: SavedChoice) in choice.name },
            .converted("rating", in: Artist.self) { (stars: String) in stars.count },
            .converted(.mode) { (isOn: Bool) in isOn ? PlayerMode.shuffled : nil },
        ]
        let json = #"""
            {"others": ["a", "b"], "genre": {"case": "jazz", "index": 1}, "artist": {"rating": "***"}, "mode": false}
            """#
        let (player, losses) = try read(json, migrations)
        let others = ["a", "b"].map { ObjectValue(identifier: nil, display: $0) }
        #expect(player == PlayerConfiguration(artist: Artist(rating: 3), genre: "jazz", others: others))
        #expect(losses == [])
    }

    @Test func oneValueIsAListOfOneAndOfAListTheFirstIsKept() throws {
        let json = #"""
            {"modes": {"case": "shuffled", "index": 3}, "genre": ["Jazz", "Blues"], "others": {"fans": 3}, "mode": [9]}
            """#
        let (player, losses) = try read(json)
        let others = [ObjectValue(identifier: nil, display: "")]
        #expect(player == PlayerConfiguration(modes: [.shuffled], genre: "Jazz", others: others))
        #expect(
            losses == [
                "mode: Expected to decode Int but found an array instead.",
                "genre[1]: There is room for one value.",
                "others.fans: The definition has nothing of this name.",
            ]
        )
    }

    /// Values of the current type are not converted, whether valid or damaged.
    @Test func whatIsOfThePresentTypeIsNotConverted() throws {
        let json = #"{"artist": {"identifier": "1", "rating": "x", "fans": 3}, "others": [{"identifier": "1"}, 2]}"#
        let (player, losses) = try read(
            json,
            [
                .converted(.artist) { (former: ObjectValue) in Artist(identifier: "wrong", display: "") },
                .converted(.others) { (former: [String]) in [ObjectValue]() },
            ]
        )
        let others = [ObjectValue(identifier: "1", display: "")]
        #expect(player == PlayerConfiguration(artist: Artist(identifier: "1", display: ""), others: others))
        #expect(
            losses == [
                "artist.rating: Expected to decode Int but found a string instead.",
                "artist.fans: The definition has nothing of this name.",
                "others[1]: Expected to decode Dictionary<String, Any> but found number instead.",
            ]
        )
    }

    @Test func aPropertyListIsReadInTheSameWay() throws {
        let data = try PropertyListEncoder().encode(["genres": "Jazz"])
        let saved = try PropertyListDecoder().decode(SavedConfiguration.self, from: data)
        let (player, losses) = try PlayerConfiguration.read(saved, migrations: [.renamed("genres", to: .genre)])
        #expect(player.genre == "Jazz")
        #expect(losses.isEmpty)
    }
}
