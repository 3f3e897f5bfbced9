import { idFrom, logistic } from "@shamble/engine";
// src/data/kinds.ts
/** What lies in a Tavern: four kinds of Adventurer, and Gold, in the order of the costs on the cards. */
var KINDS = [
	"cleric",
	"fighter",
	"rogue",
	"wizard",
	"gold"
];
/** All kinds but Gold. */
var ADVENTURERS = [
	0,
	1,
	2,
	3
];
/** The letters of the kinds in costs and rewards: `2C 1G`. */
var LETTERS = "CFRWG";
/** What the kinds are worth to Pseudo: Clerics and Wizards 4, Fighters and Rogues 2, Gold 1 (7C). */
var VALUES = [
	4,
	2,
	2,
	4,
	1
];
/** Reads `2C 1G` as two Clerics and one Gold. Throws on anything else. */
function bundle(text) {
	const sum = [
		0,
		0,
		0,
		0,
		0
	];
	for (const term of text.split(" ")) {
		const kind = LETTERS.indexOf(term.at(-1));
		const count = Number(term.slice(0, -1));
		if (kind < 0 || !(count > 0)) throw new Error(`“${text}” is no cost or reward.`);
		sum[kind] = sum[kind] + count;
	}
	return sum;
}
/** Reads `CW` as Clerics and Wizards. */
var kindsIn = (letters) => [...letters].map((letter) => LETTERS.indexOf(letter));
// src/data/effect.ts
/** The five types of Quest. */
var TYPES = [
	"Arcana",
	"Commerce",
	"Piety",
	"Skullduggery",
	"Warfare"
];
var ANY = "CFRW";
var pay$1 = (what) => ({
	op: "pay",
	what: bundle(what)
});
var gain$1 = (what) => ({
	op: "gain",
	what: bundle(what)
});
/** Cubes of a free choice between the kinds `of`. */
var choose$1 = (count, of = ANY) => ({
	op: "choose",
	count,
	of: kindsIn(of)
});
var oneOf$1 = (...options) => ({
	op: "oneOf",
	options: options.map(bundle)
});
var score$2 = (points) => ({
	op: "score",
	points
});
var scorePerBuilding$1 = (points) => ({
	op: "scorePerBuilding",
	points
});
var drawIntrigue$1 = (count = 1) => ({
	op: "drawIntrigue",
	count
});
var discardQuest$1 = (points) => ({
	op: "discardQuest",
	points
});
var theyMayDiscardQuest$1 = (points) => ({
	op: "theyMayDiscardQuest",
	points
});
var assignAgain$1 = (count) => ({
	op: "assignAgain",
	count
});
var theyGain$1 = (what) => ({
	op: "theyGain",
	what: bundle(what)
});
var theyChoose$1 = (count, of = ANY) => ({
	op: "theyChoose",
	count,
	of: kindsIn(of)
});
var theyMayGive$1 = (what, points) => ({
	op: "theyMayGive",
	what: bundle(what),
	points
});
/** The other side returns one cube; if it has none, `orElse` is carried out for the side that played the card. */
var theyLose$1 = (letter, ...orElse) => ({
	op: "theyLose",
	kind: kindsIn(letter)[0],
	orElse
});
// src/data/quests.ts
var quest = (name, type, cost, points, reward = [], plot = null) => ({
	id: idFrom(name),
	name,
	type,
	cost: bundle(cost),
	points,
	reward,
	plot
});
var mandatory = (name, cost, points) => ({
	id: idFrom(name),
	name,
	type: null,
	cost: bundle(cost),
	points,
	reward: [],
	plot: null
});
var whenActionGives = (letter, once, effect) => ({
	on: "action",
	kind: kindsIn(letter)[0],
	once,
	effect
});
/** The Quest deck without the cards that the solo game removes (B1). A Quest's id is its index here. */
var DECK = [
	quest("Domesticate Owlbears", "Arcana", "1C 2W", 8, [gain$1("1F 2G")]),
	quest("Explore Ahghairon's Tower", "Arcana", "1F 2W 2G", 6, [], whenActionGives("W", "action", drawIntrigue$1())),
	quest("Expose Red Wizards' Spies", "Arcana", "1C 1F 2R 2W 2G", 20, [drawIntrigue$1()]),
	quest("Host Festival for Sune", "Arcana", "2F 2W 4G", 9, [gain$1("2C")]),
	quest("Infiltrate Halaster's Circle", "Arcana", "5W 2G", 25),
	quest("Investigate Aberrant Infestation", "Arcana", "1C 1F 2W", 13, [drawIntrigue$1()]),
	quest("Recover the Magister's Orb", "Arcana", "3R 2W", 6, [], { on: "assignment" }),
	quest("Recruit for Blackstaff Academy", "Arcana", "1F 1R 2W 4G", 6, [gain$1("3W")]),
	quest("Research Chronomancy", "Arcana", "2W 4G", 4, [gain$1("1W"), { op: "takeAgentBack" }]),
	quest("Retrieve Ancient Artifacts", "Arcana", "2F 1R 2W", 11, [gain$1("4G")]),
	quest("Steal Spellbook from Silverhand", "Arcana", "1F 2R 2W", 7, [gain$1("4G"), drawIntrigue$1(2)]),
	quest("Study the Illusk Arch", "Arcana", "1C 2W", 8, [], {
		on: "quest",
		type: "Arcana",
		points: 2
	}),
	quest("Ally with House Thann", "Commerce", "1C 3R 1W 8G", 25),
	quest("Bribe the Shipwrights", "Commerce", "4R 1W 4G", 10, [], whenActionGives("G", "action", gain$1("1R"))),
	quest("Establish New Merchant Guild", "Commerce", "1C 2F 4G", 8, [], {
		on: "quest",
		type: "Commerce",
		points: 2
	}),
	quest("Impersonate Adarbrent Noble", "Commerce", "1C 2F 2R 1W 4G", 18, [drawIntrigue$1(2)]),
	quest("Infiltrate Builder's Hall", "Commerce", "2F 2R 4G", 6, [], {
		on: "purchase",
		points: 4
	}),
	quest("Loot the Crypt of Chauntea", "Commerce", "1C 3R 2G", 7, [drawIntrigue$1(), { op: "drawQuest" }]),
	quest("Lure Artisans of Mirabar", "Commerce", "1C 1F 1R 2G", 4, [{ op: "freeFromHall" }]),
	quest("Placate the Walking Statue", "Commerce", "2C 2R 4G", 10, [{ op: "freeFromStack" }]),
	quest("Safeguard Eltorchul Mage", "Commerce", "1F 1R 1W 4G", 4, [gain$1("2W")]),
	quest("Send Aid to the Harpers", "Commerce", "1C 1F 1R 4G", 15, [theyGain$1("4G")]),
	quest("Spy on the House of Light", "Commerce", "3F 2R 2G", 6, [gain$1("6G")]),
	quest("Thin the City Watch", "Commerce", "1C 1F 1R 4G", 9, [gain$1("4R")]),
	quest("Convert a Noble to Lathander", "Piety", "2C 1F", 8, [{ op: "takeFaceUpQuest" }]),
	quest("Create a Shrine to Oghma", "Piety", "5C 2G", 25),
	quest("Defend the Tower of Luck", "Piety", "2C 1F 1R 1W", 0, [choose$1(1)], {
		on: "round",
		effect: choose$1(1)
	}),
	quest("Discover Hidden Temple of Lolth", "Piety", "2C 1F 1R", 10, [{ op: "takeFaceUpQuest" }]),
	quest("Eliminate Vampire Coven", "Piety", "2C 2F 1R", 11, [gain$1("4G")]),
	quest("Form an Alliance with the Rashemi", "Piety", "2C 1W", 10, [{ op: "takeFaceUpQuest" }]),
	quest("Heal Fallen Gray Hand Soldiers", "Piety", "2C 1W 4G", 6, [gain$1("6F")]),
	quest("Perform the Penance of Duty", "Piety", "2C 2F 4G", 12, [gain$1("1C 1F")]),
	quest("Produce a Miracle for the Masses", "Piety", "2C 4G", 5, [], whenActionGives("C", "round", {
		op: "swap",
		from: kindsIn("FRW"),
		to: 0
	})),
	quest("Protect the House of Wonder", "Piety", "2C 1F 2G", 8, [], {
		on: "quest",
		type: "Piety",
		points: 2
	}),
	quest("Recruit Paladins for Tyr", "Piety", "2C 4F 4G", 10, [gain$1("3C")]),
	quest("Seal Gate to Cyric's Realm", "Piety", "2C 3R 4G", 20),
	quest("Build a Reputation in Skullport", "Skullduggery", "1F 3R 4G", 10, [drawIntrigue$1()]),
	quest("Establish Harpers Safe House", "Skullduggery", "2F 3R 2G", 8, [scorePerBuilding$1(2)]),
	quest("Establish Shadow Thieves' Guild", "Skullduggery", "1F 8R 1W", 25),
	quest("Expose Cult Corruption", "Skullduggery", "1C 4R", 4, [gain$1("2C")]),
	quest("Fence Goods for Duke of Darkness", "Skullduggery", "1F 3R 4G", 6, [], whenActionGives("R", "action", gain$1("2G"))),
	quest("Install a Spy in Castle Waterdeep", "Skullduggery", "4R 4G", 8, [], {
		on: "quest",
		type: "Skullduggery",
		points: 2
	}),
	quest("Prison Break", "Skullduggery", "4R 2W 2G", 14, [gain$1("2F"), { op: "playIntrigue" }]),
	quest("Procure Stolen Goods", "Skullduggery", "3R 6G", 8, [drawIntrigue$1(2)]),
	quest("Raid on Undermountain", "Skullduggery", "1C 2F 4R 1W", 20, [gain$1("2G")]),
	quest("Steal from House Adarbrent", "Skullduggery", "1F 4R 1W", 10, [gain$1("6G")]),
	quest("Take Over Rival Organization", "Skullduggery", "1F 2R 1W 6G", 10, [gain$1("4R")]),
	quest("Ambush Artor Morlin", "Warfare", "1C 3F 1R", 8, [gain$1("4G")]),
	quest("Bolster City Guard", "Warfare", "9F 2R", 25),
	quest("Bolster Griffon Cavalry", "Warfare", "4F 4G", 6, [], whenActionGives("F", "action", gain$1("1F"))),
	quest("Confront the Xanathar", "Warfare", "1C 4F 2R 1W", 20, [gain$1("2G")]),
	quest("Defeat Uprising from Undermountain", "Warfare", "1C 3F 1R 2G", 11, [gain$1("2F")]),
	quest("Deliver Weapons to Selune's Temple", "Warfare", "4F 1R 1W 2G", 9, [gain$1("2C")]),
	quest("Deliver an Ultimatum", "Warfare", "4F 1R 1W", 11, [gain$1("4G")]),
	quest("Quell Mercenary Uprising", "Warfare", "1C 4F", 8, [], {
		on: "quest",
		type: "Warfare",
		points: 2
	}),
	quest("Raid Orc Stronghold", "Warfare", "4F 2R", 8, [gain$1("4G")]),
	quest("Repel Seawraiths", "Warfare", "1C 4F 1W", 15, [gain$1("2G")]),
	quest("Train Bladesingers", "Warfare", "3F 1W", 4, [gain$1("1F 1W")])
];
/** The Mandatory Quests, which come as Intrigue cards. */
var MANDATORY = [
	mandatory("Fend Off Bandits", "2F 1W", 2),
	mandatory("Foil the Zhentarim", "1F 1R 1W", 2),
	mandatory("Placate Angry Merchants", "1C 1F 1W", 4),
	mandatory("Quell Riots", "2C 1F", 4),
	mandatory("Repel Drow Invaders", "1C 2R", 2),
	mandatory("Stamp Out Cultists", "1C 1F 1R", 2)
];
/** All Quests by number: those of the deck, then the Mandatory ones. */
var QUESTS = [...DECK, ...MANDATORY];
/** Whether a Quest is a Mandatory one. */
var isMandatory = (quest) => quest >= DECK.length;
// src/data/buildings.ts
var building = (name, price, action, owner, stock) => ({
	id: idFrom(name),
	name,
	price,
	action,
	owner,
	stock: stock === void 0 ? null : stockOf(stock)
});
function stockOf(text) {
	const what = bundle(text);
	const kind = what.findIndex((count) => count > 0);
	return {
		kind,
		count: what[kind]
	};
}
/** The Building tiles without those that the solo game removes (B1). A tile's id is its index here. */
var BUILDINGS = [
	building("Caravan Court", 4, [{ op: "takeStock" }], gain$1("1F"), "2F"),
	building("Dragon Tower", 3, [gain$1("1W"), drawIntrigue$1()], drawIntrigue$1()),
	building("Fetlock Court", 8, [gain$1("2F 1W")], choose$1(1, "FW")),
	building("The Golden Horn", 4, [{ op: "takeStock" }], gain$1("2G"), "4G"),
	building("Helmstar Warehouse", 3, [gain$1("2R 2G")], gain$1("1R")),
	building("House of Good Spirits", 3, [gain$1("1F"), choose$1(1)], gain$1("1F")),
	building("House of Heroes", 8, [gain$1("1C 2F")], choose$1(1, "CF")),
	building("House of Wonder", 4, [pay$1("2G"), choose$1(2, "CW")], gain$1("2G")),
	building("Jesters' Court", 4, [{ op: "takeStock" }], gain$1("1R"), "2R"),
	building("New Olamn", 8, [gain$1("2R 1W")], choose$1(1, "RW")),
	building("Northgate", 3, [gain$1("2G"), choose$1(1)], score$2(2)),
	building("The Skulkway", 4, [gain$1("1F 1R 2G")], choose$1(1, "FR")),
	building("Smuggler's Dock", 4, [pay$1("2G"), choose$1(4, "FR")], gain$1("2G")),
	building("Spires of the Morning", 4, [{ op: "takeStock" }], score$2(2), "1C"),
	building("The Stone House", 4, [{ op: "goldPerTile" }], gain$1("2G")),
	building("The Tower of Luck", 8, [gain$1("1C 2R")], choose$1(1, "CR")),
	building("Tower of the Order", 4, [{ op: "takeStock" }], drawIntrigue$1(), "1W"),
	building("The Yawning Portal", 4, [choose$1(2)], choose$1(1)),
	building("The Zoarstar", 8, [{ op: "useTheirSpace" }], score$2(2))
];
// src/data/spaces.ts
var space = (name, action, id = idFrom(name)) => ({
	id,
	name,
	action
});
/** The spaces printed on the board (A5). */
var BOARD = [
	space("Aurora's Realms Shop", [gain$1("4G")]),
	space("Blackstaff Tower", [gain$1("1W")]),
	space("Builder's Hall", [{ op: "buy" }]),
	space("Castle Waterdeep", [{ op: "takeFirstPlayer" }, drawIntrigue$1()]),
	space("Cliffwatch Inn (gold)", [gain$1("2G"), { op: "takeFaceUpQuest" }], "cliffwatch-inn-1"),
	space("Cliffwatch Inn (intrigue)", [{ op: "takeFaceUpQuest" }, drawIntrigue$1()], "cliffwatch-inn-2"),
	space("Cliffwatch Inn (new quests)", [{ op: "renewQuests" }, { op: "takeFaceUpQuest" }], "cliffwatch-inn-3"),
	space("Field of Triumph", [gain$1("2F")]),
	space("The Grinning Lion Tavern", [gain$1("2R")]),
	space("The Plinth", [gain$1("1C")]),
	space("Waterdeep Harbor 1", [{ op: "playIntrigue" }]),
	space("Waterdeep Harbor 2", [{ op: "playIntrigue" }]),
	space("Waterdeep Harbor 3", [{ op: "playIntrigue" }])
];
/** All spaces: those of the board, then one for each Building tile. A space's id is its index here. */
var SPACES = [...BOARD, ...BUILDINGS];
var indexOf = (id) => SPACES.findIndex((space) => space.id === id);
var BUILDERS_HALL = indexOf("builders-hall");
var CASTLE = indexOf("castle-waterdeep");
var ZOARSTAR = indexOf("zoarstar");
/** The three Harbor spaces are consecutive. Reassignment follows their order (A8). */
var FIRST_HARBOR = indexOf("waterdeep-harbor-1");
var LAST_HARBOR = indexOf("waterdeep-harbor-3");
var isHarbor = (space) => space >= FIRST_HARBOR && space <= LAST_HARBOR;
/** The tile of a space, or -1 for a space of the board. */
var tileOf = (space) => space < BOARD.length ? -1 : space - BOARD.length;
/** The space of a tile. */
var spaceOf = (tile) => BOARD.length + tile;
// src/data/intrigue.ts
var card = (name, kind, copies, solo, effects) => ({
	id: idFrom(name),
	name,
	kind,
	copies,
	solo: solo.length === 1 ? kindsIn(solo)[0] : solo,
	effects
});
/** The Intrigue deck, each card once, without Bidding War (B1). A card's id is its index here. */
var INTRIGUE = [
	card("Ambush", "attack", 2, "F", [theyLose$1("F", gain$1("1F"))]),
	card("Arcane Mishap", "attack", 2, "W", [theyLose$1("W", drawIntrigue$1())]),
	card("Assassination", "attack", 2, "R", [theyLose$1("R", gain$1("2G"))]),
	card("Lack of Faith", "attack", 2, "C", [theyLose$1("C", score$2(2))]),
	card("Bribe Agent", "attack", 2, "bribe", [pay$1("2G"), { op: "useTheirSpace" }]),
	card("Free Drinks!", "attack", 2, "any", [{ op: "steal" }]),
	card("Accelerate Plans", "utility", 1, "extraAgent", [{ op: "takeHarborAgentBack" }, assignAgain$1(2)]),
	card("Call for Adventurers", "utility", 2, "any", [choose$1(2), theyChoose$1(1)]),
	card("Call in a Favor", "utility", 2, "printed", [oneOf$1("4G", "2F", "2R", "1W", "1C")]),
	card("Change of Plans", "utility", 1, "quest", [discardQuest$1(6), theyMayDiscardQuest$1(3)]),
	card("Conscription", "utility", 2, "F", [gain$1("2F"), theyGain$1("1F")]),
	card("Crime Wave", "utility", 2, "R", [gain$1("2R"), theyGain$1("1R")]),
	card("Good Faith", "utility", 2, "C", [gain$1("2C"), theyGain$1("1C")]),
	card("Graduation Day", "utility", 2, "W", [gain$1("2W"), theyGain$1("1W")]),
	card("Real Estate Deal", "utility", 1, "favor", [{ op: "discardBuilding" }, { op: "freeFromHall" }]),
	card("Recall Agent", "utility", 2, "recall", [{ op: "takeAgentBack" }]),
	card("Recruit Spies", "utility", 1, "R", [gain$1("2R"), theyMayGive$1("1R", 3)]),
	card("Request Assistance", "utility", 1, "F", [gain$1("2F"), theyMayGive$1("1F", 3)]),
	card("Research Agreement", "utility", 1, "W", [gain$1("1W"), theyMayGive$1("1W", 5)]),
	card("Sample Wares", "utility", 2, "printed", [{ op: "assignToHall" }]),
	card("Special Assignment", "utility", 2, "quest", [{ op: "searchQuest" }]),
	card("Spread the Wealth", "utility", 2, "printed", [gain$1("4G"), theyGain$1("2G")]),
	card("Summon the Faithful", "utility", 1, "C", [gain$1("1C"), theyMayGive$1("1C", 5)]),
	card("Tax Collection", "utility", 2, "printed", [gain$1("4G"), theyMayGive$1("4G", 4)]),
	...MANDATORY.map(({ id, name }) => ({
		id,
		name,
		kind: "mandatory",
		copies: 1,
		solo: "printed",
		effects: [{ op: "giveMandatory" }]
	}))
];
var FIRST_MANDATORY = INTRIGUE.length - MANDATORY.length;
/** From the Intrigue card of a Mandatory Quest to the Quest, and back. */
var mandatoryOf = (card) => card - FIRST_MANDATORY + DECK.length;
var cardOfMandatory = (quest) => quest - DECK.length + FIRST_MANDATORY;
// src/data/lords.ts
var lord = (name, ...types) => ({
	id: idFrom(name),
	name,
	types
});
/** The Lords without Larissa Neathal (B1). A Lord's id is the index here. */
var LORDS = [
	lord("Brianne Byndraeth", "Arcana", "Skullduggery"),
	lord("Caladorn Cassalanter", "Skullduggery", "Warfare"),
	lord("Durnan the Wanderer", "Commerce", "Warfare"),
	lord("Khelben Arunsun, the Blackstaff", "Arcana", "Warfare"),
	lord("Kyriani Agrivar", "Arcana", "Piety"),
	lord("Mirt the Moneylender", "Commerce", "Piety"),
	lord("Nindil Jalbuck", "Piety", "Skullduggery"),
	lord("Nymara Scheiron", "Commerce", "Skullduggery"),
	lord("Piergeiron the Paladinson", "Piety", "Warfare"),
	lord("Sammereza Sulphontis", "Arcana", "Commerce")
];
// src/data/names.ts
var byName = (list) => new Map(list.map(({ id }, n) => [id, n]));
var spaces = byName(SPACES);
var tiles = byName(BUILDINGS);
var quests = byName(QUESTS);
var cards = byName(INTRIGUE);
var lords = byName(LORDS);
var found = (map, id) => {
	const number = map.get(id);
	if (number === void 0) throw new Error(`Nothing here is called “${id}”.`);
	return number;
};
/** From a name to an index. Each throws for an unknown name, except `kindNamed`, which returns -1. */
var spaceNamed = (id) => found(spaces, id);
var tileNamed = (id) => found(tiles, id);
var questNamed = (id) => found(quests, id);
var cardNamed = (id) => found(cards, id);
var lordNamed = (id) => found(lords, id);
var kindNamed = (id) => KINDS.indexOf(id);
var other = (side) => side === 0 ? 1 : 0;
/** The random stream that decides Pseudo's ties. */
var COIN = "coin";
var STOCKED = [
	0,
	1,
	2,
	3
].map((kind) => BUILDINGS.findIndex(({ stock }) => stock?.kind === kind));
/** The cubes of a kind left in the supply. Gold is unlimited. */
function supply(t, kind) {
	if (kind === 4) return Infinity;
	return 25 - t.tavern[0][kind] - t.tavern[1][kind] - t.stock[STOCKED[kind]];
}
function restock(t, tile) {
	const { stock } = BUILDINGS[tile];
	if (stock) t.stock[tile] = t.stock[tile] + Math.min(stock.count, supply(t, stock.kind));
}
/** Returns an Agent from the board to its pool. */
function takeOff(t, side, space) {
	const index = t.placed[side].indexOf(space);
	t.placed[side].splice(index, 1);
	if (side === 1) t.whys.splice(index, 1);
	if (side === 0 && space === ZOARSTAR) t.copiedHarbor = -1;
	t.pool[side]++;
}
/** Removes the first `what` from a list that holds it. */
function remove(list, what) {
	list.splice(list.indexOf(what), 1);
}
/** Whether an Agent of a side stands on a space. */
var stands = (t, side, space) => t.placed[side].includes(space);
/** The spaces with Agents of a side, as a bit set: bit 5 is space 5. */
function agentsOf(t, side) {
	let bits = 0;
	for (const space of t.placed[side]) bits |= 1 << space;
	return bits;
}
/** The lowest space (or kind) in a bit set that is not empty. */
var firstIn = (bits) => 31 - Math.clz32(bits & -bits);
// src/pseudo/scan.ts
var LEFT_TO_RIGHT = KINDS.map((_, kind) => kind);
var RIGHT_TO_LEFT = LEFT_TO_RIGHT.toReversed();
var orderOf = (scan) => scan === "leftToRight" ? LEFT_TO_RIGHT : RIGHT_TO_LEFT;
/** An empty bundle. */
var NOTHING = [
	0,
	0,
	0,
	0,
	0
];
/** Kinds as a bit set. */
var kindsBits = (kinds) => kinds.reduce((bits, kind) => bits | 1 << kind, 0);
var ALL_CUBES = 15;
/** The first of `kinds` (a bit set) that the scan finds short, or NONE. `extra` counts as if in his Tavern. */
function firstShort(t, kinds, extra = NOTHING) {
	const column = t.open[1];
	const tavern = t.tavern[1];
	const order = orderOf(t.scan);
	for (let i = 0; i < column.length; i++) {
		const { cost } = QUESTS[column[i]];
		for (let n = 0; n < order.length; n++) {
			const kind = order[n];
			if ((kinds & 1 << kind) !== 0 && cost[kind] > tavern[kind] + extra[kind]) return kind;
		}
	}
	return -1;
}
// src/pseudo/yields.ts
/** The value of a card and of a VP (7C). */
var CARD$1 = 1;
var VP = 1;
var PRINTED$1 = SPACES.map(({ action }) => {
	const fixed = [
		0,
		0,
		0,
		0,
		0
	];
	const printed = {
		fixed,
		marks: 0,
		kinds: 0,
		cards: 0,
		price: 0,
		perTile: false
	};
	for (const effect of action) {
		if (effect.op === "gain") effect.what.forEach((count, kind) => fixed[kind] = fixed[kind] + count);
		if (effect.op === "pay") printed.price += effect.what[4];
		if (effect.op === "choose") {
			printed.marks += effect.count;
			printed.kinds = kindsBits(effect.of);
		}
		if (effect.op === "drawIntrigue") printed.cards += effect.count;
		if (effect.op === "takeFaceUpQuest") printed.cards++;
		if (effect.op === "goldPerTile") printed.perTile = true;
	}
	return printed;
});
/** By kind, the spaces that can ever give it, as a bit set. The Zoarstar, which copies, can give every kind. */
var GIVING = KINDS.map((_, kind) => PRINTED$1.reduce((bits, { fixed, kinds, perTile }, space) => {
	const tile = tileOf(space);
	const stocked = tile >= 0 && BUILDINGS[tile].stock?.kind === kind;
	return fixed[kind] > 0 || (kinds & 1 << kind) !== 0 || stocked || perTile && kind === 4 || space === ZOARSTAR ? bits | 1 << space : bits;
}, 0));
function worthOf(effect) {
	if (effect.op === "gain") return effect.what.reduce((sum, count, kind) => sum + count * VALUES[kind], 0);
	if (effect.op === "choose") return effect.count * Math.max(...effect.of.map((kind) => VALUES[kind]));
	if (effect.op === "drawIntrigue") return effect.count * CARD$1;
	if (effect.op === "score") return effect.points * VP;
	return 0;
}
var OWNER_WORTH = BUILDINGS.map(({ owner }) => worthOf(owner));
/** What the owner of a space would be paid, if that is the Player. */
function ownerReward(t, space) {
	const tile = tileOf(space);
	return tile >= 0 && t.owner[tile] === 0 ? OWNER_WORTH[tile] : 0;
}
/** The price of a space, in Gold. */
var priceOf = (space) => PRINTED$1[space].price;
/** What Pseudo would get at a space when `short` of a kind are short (NONE: no kind in particular). */
function yieldOf(t, space, kind, short) {
	const { fixed, marks, kinds, cards, perTile } = PRINTED$1[space];
	const takes = [
		0,
		0,
		0,
		0,
		0
	];
	const cubes = marks > 0 ? [
		0,
		0,
		0,
		0,
		0
	] : NO_CUBES;
	for (let k = 0; k <= 4; k++) if (fixed[k] > 0) takes[k] = Math.min(fixed[k], supply(t, k));
	addStock(t, space, takes);
	if (perTile) takes[4] = takes[4] + t.built.length;
	let left = marks;
	if (left > 0 && kind >= 0 && (kinds & 1 << kind) !== 0) left -= takeCubes(t, kind, Math.min(left, Math.max(0, short - takes[kind])), takes, cubes);
	const number = kind >= 0 ? takes[kind] : 0;
	if (left > 0) left -= takeBest(t, kinds, left, takes, cubes);
	let value = cards * CARD$1;
	for (let k = 0; k <= 4; k++) value += takes[k] * VALUES[k];
	return {
		takes,
		cubes,
		number,
		value
	};
}
var NO_CUBES = [
	0,
	0,
	0,
	0,
	0
];
function addStock(t, space, takes) {
	const tile = tileOf(space);
	const stock = tile >= 0 ? BUILDINGS[tile].stock : null;
	if (stock) takes[stock.kind] = takes[stock.kind] + t.stock[tile];
}
var DEAR = 9;
var CHEAP = 6;
function takeBest(t, kinds, count, takes, cubes) {
	let taken = 0;
	while (taken < count) {
		const kind = bestKind(t, kinds, takes);
		if (kind === -1) break;
		takeCubes(t, kind, 1, takes, cubes);
		taken++;
	}
	return taken;
}
/** The most valuable of `kinds` that the supply still has. Between equals the scan decides, then Cleric or Fighter. */
function bestKind(t, kinds, takes) {
	let there = 0;
	for (const kind of ADVENTURERS) if ((kinds & 1 << kind) !== 0 && supply(t, kind) > takes[kind]) there |= 1 << kind;
	const best = (there & DEAR) !== 0 ? there & DEAR : there & CHEAP;
	if (best === 0) return -1;
	if (best === DEAR || best === CHEAP) {
		const short = firstShort(t, best, takes);
		if (short !== -1) return short;
	}
	return firstIn(best);
}
function takeCubes(t, kind, count, takes, cubes) {
	const taken = Math.min(count, supply(t, kind) - takes[kind]);
	takes[kind] = takes[kind] + taken;
	cubes[kind] = cubes[kind] + taken;
	return taken;
}
var goldOf = (t) => t.tavern[1][4];
/** The Magister's Orb: the Plot Quest that lets an Agent join an opponent's. */
var ORB = DECK.findIndex(({ plot }) => plot?.on === "assignment");
var SCANNED = BOARD.reduce((bits, _, space) => isHarbor(space) || space === BUILDERS_HALL ? bits : bits | 1 << space, 0);
/** Pseudo's next placement and why. When `tied` has several spaces, `chosen` draws one. */
function placement(t) {
	const free = scannedSpaces(t) & ~occupied(t);
	const inVain = [];
	const found = scan(t, free, !t.orbUsed && t.plots[1].includes(ORB) ? joinable(t) : 0, inVain);
	if (found) return found;
	const taken = occupied(t);
	if ((taken & 1 << CASTLE) === 0) return plain("castle", CASTLE, inVain);
	const tile = (taken & 1 << BUILDERS_HALL) === 0 ? tileToBuy(t) : -1;
	if (tile !== -1) return {
		...plain("hall", BUILDERS_HALL, inVain),
		buys: tile
	};
	return byValue(t, free, "agent", inVain) ?? harbor(t, taken, inVain);
}
function samplePlacement(t) {
	const taken = occupied(t);
	let tiles = 0;
	for (const tile of t.hall) if (tile !== -1) tiles |= 1 << spaceOf(tile);
	return byCard(t, tiles & ~taken, "sample");
}
function bribePlacement(t) {
	return byCard(t, agentsOf(t, 0) & scannedSpaces(t), "bribe");
}
function byCard(t, spaces, by) {
	const inVain = [];
	return scan(t, spaces, 0, inVain, by) ?? byValue(t, spaces, by, inVain) ?? {
		...plain("none", -1, inVain),
		by
	};
}
function scan(t, free, orb, inVain, by = "agent") {
	const tavern = t.tavern[1];
	const order = orderOf(t.scan);
	for (const quest of t.open[1]) {
		const { cost } = QUESTS[quest];
		for (const kind of order) {
			const short = cost[kind] - tavern[kind];
			if (short <= 0) continue;
			const weighed = weigh(t, free, kind, short);
			if (weighed.length > 0) return decided("scan", by, weighed, quest, kind, short, inVain);
			const joined = orb === 0 ? weighed : weigh(t, orb, kind, short);
			if (joined.length > 0) return decided("orb", by, joined, quest, kind, short, inVain);
			inVain.push([
				quest,
				kind,
				short
			]);
		}
	}
	return null;
}
function byValue(t, spaces, by, inVain) {
	const weighed = weigh(t, spaces, -1, 0);
	return weighed.length > 0 ? decided("value", by, weighed, -1, -1, 0, inVain) : null;
}
function harbor(t, taken, inVain) {
	for (let space = FIRST_HARBOR; space <= LAST_HARBOR && !t.reassigning; space++) if ((taken & 1 << space) === 0) return plain("harbor", space, inVain);
	return plain("none", -1, inVain);
}
function tileToBuy(t) {
	if (t.built.length >= 10) return -1;
	const gold = goldOf(t);
	let best = -1;
	for (const tile of t.hall) {
		if (tile === -1 || BUILDINGS[tile].price > gold) continue;
		if (best === -1 || t.tokens[tile] > t.tokens[best]) best = tile;
	}
	return best;
}
function weigh(t, spaces, kind, short) {
	const rows = [];
	const gold = goldOf(t);
	const giving = kind === -1 ? spaces : spaces & GIVING[kind];
	for (let left = giving; left !== 0; left &= left - 1) {
		const space = firstIn(left);
		if (priceOf(space) > gold) continue;
		if (space === ZOARSTAR) weighCopies(t, kind, short, gold, rows);
		else weighOne(t, space, -1, kind, short, rows);
	}
	return rows;
}
function weighCopies(t, kind, short, gold, rows) {
	const targets = agentsOf(t, 0) & scannedSpaces(t) & ~(1 << ZOARSTAR);
	for (let left = targets; left !== 0; left &= left - 1) {
		const target = firstIn(left);
		if (priceOf(target) <= gold) weighOne(t, ZOARSTAR, target, kind, short, rows);
	}
}
function weighOne(t, space, copies, kind, short, rows) {
	const { number, value } = yieldOf(t, copies === -1 ? space : copies, kind, short);
	if (kind === -1 ? value < 1 : number < 1) return;
	const owners = ownerReward(t, space) + (copies === -1 ? 0 : ownerReward(t, copies));
	rows.push([
		space,
		copies,
		number,
		value,
		owners
	]);
}
function decided(step, by, weighed, quest, kind, short, inVain) {
	let left = weighed;
	let tie = "only";
	for (const [column, decides] of TIE_BREAKS) {
		if (left.length === 1) break;
		const best = bestIn(left, column);
		const kept = left.filter((row) => row[column] === best);
		if (kept.length < left.length) tie = decides;
		left = kept;
	}
	if (left.length > 1) tie = "chance";
	const tied = left.length === 1 ? [left[0][0]] : [...new Set(left.map(([space]) => space))];
	const [space, copies] = left[0];
	return {
		step,
		by,
		quest,
		kind,
		short,
		inVain,
		weighed,
		tie,
		tied,
		space,
		copies,
		buys: -1
	};
}
var TIE_BREAKS = [
	[2, "number"],
	[3, "value"],
	[4, "owner"]
];
function bestIn(rows, column) {
	let best = rows[0][column];
	for (const row of rows) best = column === 4 ? Math.min(best, row[column]) : Math.max(best, row[column]);
	return best;
}
/** The rows that are still equal after every tie-break. Chance decides between them. */
function equalRows({ weighed, space, copies }) {
	const chosen = weighed.find((row) => row[0] === space && row[1] === copies);
	if (!chosen) return [];
	return weighed.filter((row) => row[2] === chosen[2] && row[3] === chosen[3] && row[4] === chosen[4]);
}
var plain = (step, space, inVain) => ({
	step,
	by: "agent",
	quest: -1,
	kind: -1,
	short: 0,
	inVain,
	weighed: [],
	tie: "only",
	tied: space === -1 ? [] : [space],
	space,
	copies: -1,
	buys: -1
});
var joinable = (t) => agentsOf(t, 0) & ~agentsOf(t, 1) & scannedSpaces(t);
var occupied = (t) => agentsOf(t, 0) | agentsOf(t, 1);
function scannedSpaces(t) {
	let spaces = SCANNED;
	for (let i = 0; i < t.built.length; i++) spaces |= 1 << spaceOf(t.built[i]);
	return spaces;
}
// src/pseudo/choices.ts
function freeCube(t, kinds) {
	let there = 0;
	for (let kind = 0; kind < 4; kind++) if ((kinds & 1 << kind) !== 0 && supply(t, kind) > 0) there |= 1 << kind;
	const short = firstShort(t, there);
	return short === -1 ? bestKind(t, there, NOTHING) : short;
}
function favorOf(g, options) {
	const kinds = options.map((what) => what.findIndex((count) => count > 0));
	const short = firstShort(g.table, kindsBits(kinds));
	return short === -1 ? g.pick(options, COIN) : options[kinds.indexOf(short)];
}
function colourOf(t, cubes) {
	const short = firstShort(t, cubes);
	return short === -1 ? 0 : short;
}
function surplusOf(t) {
	for (const kind of [
		1,
		2,
		3
	]) {
		if (kind === 3 && firstShort(t, 1) === -1) continue;
		if (t.tavern[1][kind] > maxAsked(t, kind)) return kind;
	}
	return -1;
}
var maxAsked = (t, kind) => Math.max(0, ...t.open[1].map((quest) => QUESTS[quest].cost[kind]));
// src/taverns.ts
function gain(g, side, { what }, source) {
	const gained = [
		0,
		0,
		0,
		0,
		0
	];
	for (let kind = 0; kind <= 4; kind++) if (what[kind] > 0) gained[kind] = Math.min(what[kind], supply(g.table, kind));
	receive(g, side, gained, source);
}
/** Puts cubes and Gold into a Tavern, and records the kinds for Plot Quests if an action gave them. */
function receive(g, side, what, source) {
	const tavern = g.table.tavern[side];
	let given = 0;
	for (let kind = 0; kind <= 4; kind++) {
		if (!what[kind]) continue;
		tavern[kind] = tavern[kind] + what[kind];
		given |= 1 << kind;
	}
	if (given === 0) return g.tell({
		type: "nothingGained",
		side
	});
	const action = g.table.actions.at(-1);
	if (action && action.side === side && isByAction(source)) action.given |= given;
	g.tell({
		type: "gained",
		side,
		what,
		why: source === "orElse" ? "card" : source
	});
}
function pay(g, side, { what }) {
	const tavern = g.table.tavern[side];
	for (let kind = 0; kind <= 4; kind++) tavern[kind] = tavern[kind] - what[kind];
	g.tell({
		type: "paid",
		side,
		what: [...what]
	});
}
/** A bundle of `count` of one kind. */
var oneOfKind = (kind, count = 1) => {
	const what = [
		0,
		0,
		0,
		0,
		0
	];
	what[kind] = count;
	return what;
};
function choose(g, side, { count, of }, source) {
	const kinds = kindsBits(of);
	if (side === 0) {
		for (let i = 0; i < count; i++) g.then(chooseCube, kinds, source);
		return;
	}
	if (source === "action") return receive(g, 1, g.table.actions.at(-1).cubes, source);
	for (let i = 0; i < count; i++) {
		const kind = freeCube(g.table, kinds);
		if (kind !== -1) receive(g, 1, oneOfKind(kind), source);
	}
}
var chooseCube = {
	seat: () => 0,
	ask: "Which cube do you take?",
	options(g, can, kinds) {
		for (let kind = 0; kind < 4; kind++) if ((kinds & 1 << kind) !== 0 && supply(g.table, kind) > 0) can("take", KINDS[kind]);
	},
	take: { take(g, [, source], part) {
		receive(g, 0, oneOfKind(kindNamed(part)), source);
	} }
};
function oneOf(g, side, { options }, source, of) {
	if (side === 0) return g.then(chooseGain, of);
	gain(g, 1, { what: favorOf(g, options) }, source);
}
var chooseGain = {
	seat: () => 0,
	ask: "What do you take?",
	options(_, can, card) {
		for (const what of gainsOf(card)) can("take", KINDS[what.findIndex((count) => count > 0)]);
	},
	take: { take(g, [card], part) {
		const kind = kindNamed(part);
		gain(g, 0, { what: gainsOf(card).find((what) => what[kind] > 0) }, "card");
	} }
};
function takeStock(g, side, _, source, space) {
	const tile = tileOf(space);
	const { kind } = BUILDINGS[tile].stock;
	const what = oneOfKind(kind, g.table.stock[tile]);
	g.table.stock[tile] = 0;
	g.tell({
		type: "stockTaken",
		tile
	});
	receive(g, side, what, source);
}
function goldPerTile(g, side, _, source) {
	receive(g, side, oneOfKind(4, g.table.built.length), source);
}
function swap(g, side, { to }, _, quest) {
	if (g.table.miracleUsed || supply(g.table, to) < 1) return;
	if (side === 0) return g.then(swapCube, quest);
	const from = surplusOf(g.table);
	if (from !== -1) exchange(g, 1, from, to);
}
var swapCube = {
	seat: () => 0,
	ask: "Swap a cube for a Cleric?",
	options(g, can, quest) {
		const owned = swapOf(quest).from.filter((kind) => g.table.tavern[0][kind] > 0);
		for (const kind of owned) can("swap", KINDS[kind]);
		if (owned.length > 0) can("keep");
	},
	take: {
		swap(g, [quest], part) {
			exchange(g, 0, kindNamed(part), swapOf(quest).to);
		},
		keep() {}
	}
};
function exchange(g, side, from, to) {
	const tavern = g.table.tavern[side];
	g.table.miracleUsed = true;
	tavern[from] = tavern[from] - 1;
	tavern[to] = tavern[to] + 1;
	g.tell({
		type: "swapped",
		side,
		from,
		to
	});
}
function score$1(g, side, points, why) {
	if (points === 0) return;
	g.table.score += side === 0 ? points : -points;
	if (side === 1) g.table.taken += points;
	g.tell({
		type: "scored",
		side,
		points,
		why
	});
}
function scorePoints(g, side, { points }, source) {
	score$1(g, side, points, source === "owner" ? "owner" : "card");
}
function scorePerBuilding(g, side, { points }) {
	score$1(g, side, points * g.table.owner.filter((owner) => owner === side).length, "buildings");
}
var GAINS = INTRIGUE.map(({ effects }) => effects.flatMap((e) => e.op === "oneOf" ? e.options : []));
var gainsOf = (card) => GAINS[card];
var SWAPS = QUESTS.map(({ plot }) => plot?.on === "action" && plot.effect.op === "swap" ? plot.effect : null);
var swapOf = (quest) => SWAPS[quest];
/** The steps of this chapter, in the order of play. */
var steps$12 = {
	chooseCube,
	chooseGain,
	swapCube
};
// src/buildings.ts
function canBuy(t, gold) {
	if (t.built.length >= 10) return false;
	for (const tile of t.hall) if (tile !== -1 && BUILDINGS[tile].price <= gold) return true;
	return false;
}
function buy(g, side) {
	if (side === 0) return g.then(chooseTile);
	const tile = tileToBuy(g.table);
	if (tile !== -1) purchase(g, 1, tile);
}
var chooseTile = {
	seat: () => 0,
	ask: "Which Building do you buy?",
	options(g, can) {
		const gold = g.table.tavern[0][4];
		if (!canBuy(g.table, gold)) return;
		for (const tile of g.table.hall) if (tile !== -1 && BUILDINGS[tile].price <= gold) can("buy", BUILDINGS[tile].id);
	},
	take: { buy(g, _, part) {
		purchase(g, 0, tileNamed(part));
	} }
};
function purchase(g, side, tile) {
	const { price } = BUILDINGS[tile];
	const tavern = g.table.tavern[side];
	tavern[4] = tavern[4] - price;
	g.tell({
		type: "bought",
		side,
		tile,
		price
	});
	takeFromHall(g, side, tile);
	for (const quest of g.table.plots[side]) {
		const { plot } = QUESTS[quest];
		if (plot?.on === "purchase") score$1(g, side, plot.points, "plot");
	}
}
function takeFromHall(g, side, tile) {
	const index = g.table.hall.indexOf(tile);
	score$1(g, side, g.table.tokens[tile], "tokens");
	g.table.tokens[tile] = 0;
	putIntoPlay(g, side, tile);
	refill(g, index);
}
function putIntoPlay(g, side, tile) {
	g.table.owner[tile] = side;
	g.table.built.push(tile);
	restock(g.table, tile);
}
function refill(g, place) {
	const tile = g.table.stack.pop() ?? -1;
	g.table.hall[place] = tile;
	if (tile === -1) return;
	g.reveal();
	g.tell({
		type: "hallRefilled",
		tile,
		place
	});
}
function freeFromHall(g, side) {
	if (side === 0) return g.then(chooseFreeTile);
	if (g.table.built.length >= 10) return;
	let best = -1;
	for (const tile of g.table.hall) if (tile !== -1 && (best === -1 || g.table.tokens[tile] > g.table.tokens[best])) best = tile;
	if (best !== -1) buildFree(g, 1, best);
}
var chooseFreeTile = {
	seat: () => 0,
	ask: "Which Building do you put into play without paying?",
	options(g, can) {
		if (g.table.built.length >= 10) return;
		for (const tile of g.table.hall) if (tile !== -1) can("build", BUILDINGS[tile].id);
	},
	take: { build(g, _, part) {
		buildFree(g, 0, tileNamed(part));
	} }
};
function buildFree(g, side, tile) {
	g.tell({
		type: "builtFree",
		side,
		tile,
		from: "hall"
	});
	takeFromHall(g, side, tile);
}
function freeFromStack(g, side) {
	if (g.table.built.length >= 10) return;
	const tile = g.table.stack.pop();
	if (tile === void 0) return;
	g.reveal();
	g.tell({
		type: "builtFree",
		side,
		tile,
		from: "stack"
	});
	putIntoPlay(g, side, tile);
}
function discardBuilding(g) {
	g.then(chooseBuildingToDiscard);
}
var chooseBuildingToDiscard = {
	seat: () => 0,
	ask: "Which of your Buildings do you discard?",
	options(g, can) {
		for (const tile of removable(g.table)) can("tearDown", BUILDINGS[tile].id);
	},
	take: { tearDown(g, _, part) {
		const t = g.table;
		const tile = tileNamed(part);
		t.built.splice(t.built.indexOf(tile), 1);
		t.scrapped.push(tile);
		t.owner[tile] = -1;
		t.stock[tile] = 0;
		g.tell({
			type: "buildingDiscarded",
			tile
		});
	} }
};
/** The steps of this chapter, in the order of play. */
var steps$11 = {
	chooseTile,
	chooseFreeTile,
	chooseBuildingToDiscard
};
// src/copying.ts
/** Whether the Player could use a space with this much Gold and these cards, whichever Agents stand on it. */
function usable(t, space, gold, hand) {
	if (isHarbor(space)) return !t.reassigning && hand.some((card) => playable(t, card, gold, hand));
	if (space === BUILDERS_HALL) return canBuy(t, gold);
	if (space === ZOARSTAR) return copyable(t, space, gold, hand) !== 0;
	return priceOf(space) <= gold;
}
function playable(t, card, gold, hand) {
	const [first, second] = INTRIGUE[card].effects;
	switch (first.op) {
		case "pay": {
			const left = gold - first.what[4];
			return left >= 0 && second?.op === "useTheirSpace" && copyable(t, -1, left, without(hand, card)) !== 0;
		}
		case "discardQuest": return t.open[0].length > 0;
		case "discardBuilding": return removable(t).length > 0;
		default: return true;
	}
}
/** The spaces with an opponent's Agent that the Player could use, as a bit set. No space copies itself. */
function copyable(t, from, gold, hand) {
	let spaces = 0;
	for (let left = agentsOf(t, 1); left !== 0; left &= left - 1) {
		const space = firstIn(left);
		if (space !== from && usable(t, space, gold, hand)) spaces |= 1 << space;
	}
	return spaces;
}
/** The Player's Buildings without an Agent on them (A10). */
function removable(t) {
	const taken = agentsOf(t, 0) | agentsOf(t, 1);
	return t.built.filter((tile) => t.owner[tile] === 0 && (taken & 1 << spaceOf(tile)) === 0);
}
function without(hand, card) {
	const index = hand.indexOf(card);
	return index < 0 ? hand : hand.toSpliced(index, 1);
}
function useTheirSpace(g, side, _, source) {
	if (side === 0) return g.then(chooseTheirSpace, source);
	const { copies } = g.table.actions.at(-1);
	if (copies === -1) return;
	g.tell({
		type: "copied",
		side,
		space: copies
	});
	useSpace(g, 1, copies);
}
var chooseTheirSpace = {
	seat: () => 0,
	ask: "Whose space do you use?",
	options(g, can, source) {
		const t = g.table;
		const spaces = copyable(t, source === "action" ? ZOARSTAR : -1, t.tavern[0][4], t.hand);
		for (let left = spaces; left !== 0; left &= left - 1) can("use", SPACES[firstIn(left)].id);
	},
	take: { use(g, [source], part) {
		const space = spaceNamed(part);
		if (source === "action" && isHarbor(space) && stands(g.table, 0, ZOARSTAR)) g.table.copiedHarbor = space;
		g.tell({
			type: "copied",
			side: 0,
			space
		});
		useSpace(g, 0, space);
	} }
};
/** The steps of this chapter, in the order of play. */
var steps$10 = { chooseTheirSpace };
// src/completable.ts
/** Whether a tavern holds what is asked. */
function canPay(tavern, what) {
	for (let kind = 0; kind <= 4; kind++) if (tavern[kind] < what[kind]) return false;
	return true;
}
/**
* The open Quests a side could complete now, in their order: at most one a turn, and only Mandatory ones while one is open (A4, A7,
*
*/
function completable(t, side) {
	if (t.completed[side] > 0) return [];
	const open = t.open[side];
	const bound = open.some(isMandatory);
	return open.filter((quest) => (!bound || isMandatory(quest)) && canPay(t.tavern[side], QUESTS[quest].cost));
}
function drawFromDeck(g) {
	const t = g.table;
	if (t.questDeck.length === 0 && t.questDiscard.length > 0) {
		t.questDeck = g.shuffle(t.questDiscard, "quests");
		t.questDiscard = [];
		g.tell({
			type: "reshuffled",
			deck: "quests"
		});
	}
	if (t.questDeck.length === 0) return -1;
	g.reveal();
	return t.questDeck.pop();
}
function takeFaceUpQuest(g, side) {
	if (side === 1) return giveQuest(g);
	g.then(chooseQuest);
}
var chooseQuest = {
	seat: () => 0,
	ask: "Which Quest do you take?",
	options(g, can) {
		for (const quest of g.table.inn) can("accept", QUESTS[quest].id);
	},
	take: { accept(g, _, part) {
		const t = g.table;
		const quest = questNamed(part);
		const place = t.inn.indexOf(quest);
		t.open[0].push(quest);
		g.tell({
			type: "questTaken",
			quest
		});
		const next = drawFromDeck(g);
		t.inn.splice(place, 1, ...next === -1 ? [] : [next]);
		if (next !== -1) g.tell({
			type: "questTurnedUp",
			quest: next,
			place
		});
	} }
};
function renewQuests(g) {
	const t = g.table;
	t.questDiscard.push(...t.inn);
	t.inn = [];
	g.tell({ type: "innCleared" });
	turnUp(g);
	g.tell({
		type: "innRenewed",
		quests: [...t.inn]
	});
}
/** Turns up Quests until four lie at the inn or none are left. */
function turnUp(g) {
	const { inn } = g.table;
	while (inn.length < 4) {
		const quest = drawFromDeck(g);
		if (quest === -1) return;
		inn.push(quest);
	}
}
function drawQuest(g, side) {
	if (side === 1) return giveQuest(g);
	const quest = drawFromDeck(g);
	if (quest === -1) return;
	g.table.open[0].push(quest);
	g.tell({
		type: "questDrawn",
		side,
		quest
	});
}
function giveQuest(g) {
	const { types } = LORDS[g.table.lord];
	const { found, rejected } = search(g, (quest) => !types.includes(QUESTS[quest].type));
	if (found === -1) return g.tell({
		type: "questFound",
		quest: null,
		rejected
	});
	g.table.open[0].push(found);
	g.tell({
		type: "questGiven",
		quest: found,
		rejected
	});
}
function searchQuest(g) {
	g.then(chooseType);
}
var chooseType = {
	seat: () => 0,
	ask: "Which type of Quest do you look for?",
	options(_, can) {
		for (const type of TYPES) can("search", type);
	},
	take: { search(g, _, type) {
		const { found, rejected } = search(g, (quest) => QUESTS[quest].type === type);
		if (found !== -1) g.table.open[0].push(found);
		g.tell({
			type: "questFound",
			quest: found === -1 ? null : found,
			rejected
		});
	} }
};
function search(g, fits) {
	const rejected = [];
	let found = drawFromDeck(g);
	while (found !== -1 && !fits(found)) {
		rejected.push(found);
		found = drawFromDeck(g);
	}
	g.table.questDiscard.push(...rejected);
	return {
		found,
		rejected
	};
}
function discardQuest(g, _, { points }) {
	g.then(chooseQuestToDiscard, points);
}
var chooseQuestToDiscard = {
	seat: () => 0,
	ask: (points) => `Which open Quest do you discard for ${points} VP?`,
	options(g, can) {
		for (const quest of g.table.open[0]) can("discard", QUESTS[quest].id);
	},
	take: { discard(g, [points], part) {
		const quest = questNamed(part);
		remove(g.table.open[0], quest);
		layAside(g.table, quest);
		g.tell({
			type: "questDiscarded",
			quest
		});
		score$1(g, 0, points, "card");
	} }
};
/** Discards a Quest, a Mandatory one to the Intrigue discards. */
function layAside(t, quest) {
	if (isMandatory(quest)) t.intrigueDiscard.push(cardOfMandatory(quest));
	else t.questDiscard.push(quest);
}
function giveMandatory(g, side, _, __, card) {
	const to = other(side);
	const quest = mandatoryOf(card);
	if (to === 1) g.table.open[1].unshift(quest);
	else g.table.open[0].push(quest);
	g.tell({
		type: "mandatoryGiven",
		to,
		quest
	});
}
var complete = {
	seat: () => 0,
	ask: "Do you complete a Quest?",
	options(g, can) {
		const quests = completable(g.table, 0);
		if (quests.length === 0) return;
		for (const quest of quests) can("complete", QUESTS[quest].id);
		can("wait");
	},
	take: {
		complete(g, _, part) {
			settle(g, 0, questNamed(part));
		},
		wait() {}
	}
};
function pseudoComplete(g) {
	const [quest] = completable(g.table, 1);
	if (quest !== void 0) settle(g, 1, quest);
}
function settle(g, side, quest) {
	const t = g.table;
	const { cost, points, type, plot } = QUESTS[quest];
	for (let kind = 0; kind < cost.length; kind++) t.tavern[side][kind] = t.tavern[side][kind] - cost[kind];
	t.completed[side]++;
	g.tell({
		type: "questCompleted",
		side,
		quest
	});
	score$1(g, side, points, "quest");
	for (const open of t.plots[side]) {
		const bonus = QUESTS[open].plot;
		if (bonus?.on === "quest" && bonus.type === type) score$1(g, side, bonus.points, "plot");
	}
	if (side === 0 && type !== null && LORDS[t.lord].types.includes(type)) score$1(g, side, 4, "lord");
	remove(t.open[side], quest);
	if (isMandatory(quest)) layAside(t, quest);
	else (plot ? t.plots : t.done)[side].push(quest);
	if (side === 1 && !isMandatory(quest)) drawForPseudo(g);
	carryOut(g, side, "reward", quest, 0);
}
function drawForPseudo(g) {
	const quest = drawFromDeck(g);
	if (quest === -1) return;
	g.table.open[1].push(quest);
	g.tell({
		type: "questDrawn",
		side: 1,
		quest
	});
}
/** The steps of this chapter, in the order of play. */
var steps$9 = {
	chooseQuest,
	chooseType,
	chooseQuestToDiscard,
	complete,
	pseudoComplete
};
// src/pseudo/turn.ts
var SAMPLE_WARES = INTRIGUE.findIndex(({ effects }) => effects[0].op === "assignToHall");
function pseudoAssign(g) {
	if (g.table.pool[1] === 0) return;
	const why = placement(g.table);
	if (why.space !== -1) pseudoPlaces(g, why);
}
/** Places an Agent of Pseudo where `placement` says, and uses the space. */
function pseudoPlaces(g, undecided) {
	const why = chosen(g, undecided);
	const t = g.table;
	if (why.step === "orb") t.orbUsed = true;
	t.pool[1]--;
	t.placed[1].push(why.space);
	t.whys.push(why);
	g.tell({
		type: "pseudoAssigned",
		why
	});
	t.actions.push(newAction(1));
	useAsDecided(g, why);
	g.then(endAction);
	if (t.active !== 1) g.then(pseudoComplete);
}
/** Uses a space in the action in progress, with the question-mark cubes and the copy that the script decides on. */
function useAsDecided(g, { space, copies, kind, short }) {
	const action = g.table.actions.at(-1);
	action.cubes = yieldOf(g.table, copies === -1 ? space : copies, kind, short).cubes;
	action.copies = copies;
	useSpace(g, 1, space);
}
function chosen(g, why) {
	if (why.tie !== "chance") return why;
	const rows = equalRows(why);
	const space = why.tied.length > 1 ? g.pick(why.tied, COIN) : why.tied[0];
	const copies = rows.filter((row) => row[0] === space);
	const row = copies.length > 1 ? g.pick(copies, COIN) : copies[0];
	return {
		...why,
		space,
		copies: row[1]
	};
}
function pseudoSample(g) {
	const why = g.table.pool[1] > 0 ? samplePlacement(g.table) : null;
	if (!why || why.space === -1) return g.tell({
		type: "noEffect",
		card: SAMPLE_WARES
	});
	pseudoPlaces(g, why);
}
function pseudoTakesBack(g) {
	const space = g.table.placed[1].at(-1);
	if (space === void 0) return;
	takeOff(g.table, 1, space);
	g.tell({
		type: "tookAgentBack",
		side: 1,
		space
	});
	if (g.table.reassigning) g.then(pseudoAssign);
}
/** The steps of this chapter, in the order of play. */
var steps$8 = { pseudoAssign };
// src/agents.ts
var assign = {
	seat: () => 0,
	ask: "Where do you assign an Agent?",
	options(g, can) {
		listSpaces(g.table, (verb, space) => {
			can(verb, SPACES[space].id);
			return false;
		});
	},
	take: {
		assign(g, _, part) {
			place(g, spaceNamed(part), false);
		},
		join(g, _, part) {
			g.table.orbUsed = true;
			place(g, spaceNamed(part), true);
		}
	}
};
/** Whether the Player has an Agent and a space for it. */
var canAssign = (t) => listSpaces(t, () => true);
function listSpaces(t, take) {
	if (t.pool[0] === 0) return false;
	const own = agentsOf(t, 0);
	const theirs = agentsOf(t, 1);
	const gold = t.tavern[0][4];
	for (let space = 0; space < BOARD.length; space++) if (((own | theirs) & 1 << space) === 0 && usable(t, space, gold, t.hand) && take("assign", space)) return true;
	for (const tile of t.built) {
		const space = spaceOf(tile);
		if (((own | theirs) & 1 << space) === 0 && usable(t, space, gold, t.hand) && take("assign", space)) return true;
	}
	if (t.orbUsed || !t.plots[0].includes(ORB)) return false;
	for (let left = theirs & ~own; left !== 0; left &= left - 1) {
		const space = firstIn(left);
		if (usable(t, space, gold, t.hand) && take("join", space)) return true;
	}
	return false;
}
function place(g, space, orb) {
	g.table.pool[0]--;
	g.table.placed[0].push(space);
	g.tell({
		type: "assigned",
		space,
		orb
	});
	beginAction(g, 0, space);
	g.then(endAction);
}
function takeFirstPlayer(g, side) {
	g.table.firstPlayer = side;
	g.tell({
		type: "tookFirstPlayer",
		side
	});
}
function takeAgentBack(g, side) {
	if (side === 1) return pseudoTakesBack(g);
	g.then(chooseAgentBack, false);
}
var chooseAgentBack = {
	seat: () => 0,
	ask: "Which Agent do you take back?",
	options(g, can, harborOnly) {
		for (const space of g.table.placed[0]) if (!harborOnly || isHarbor(space)) can("recall", SPACES[space].id);
	},
	take: { recall(g, [harborOnly], part) {
		const space = spaceNamed(part);
		takeOff(g.table, 0, space);
		g.tell({
			type: "tookAgentBack",
			side: 0,
			space
		});
		if (g.table.reassigning && !harborOnly) g.then(assign);
	} }
};
function takeHarborAgentBack(g) {
	g.then(chooseAgentBack, true);
}
function assignAgain(g, side, { count }) {
	for (let i = 0; i < count; i++) if (side === 0) g.then(assign);
	else g.then(pseudoAssign);
}
function assignToHall(g, side, _) {
	if (side === 1) return pseudoSample(g);
	g.then(chooseSample);
}
var chooseSample = {
	seat: () => 0,
	ask: "Which Building of Builder's Hall do you use?",
	options(g, can) {
		const t = g.table;
		if (t.pool[0] === 0) return;
		const taken = agentsOf(t, 0) | agentsOf(t, 1);
		for (const tile of t.hall) {
			if (tile === -1 || (taken & 1 << spaceOf(tile)) !== 0) continue;
			if (usable(t, spaceOf(tile), t.tavern[0][4], t.hand)) can("sample", BUILDINGS[tile].id);
		}
	},
	take: { sample(g, _, part) {
		place(g, spaceOf(tileNamed(part)), false);
	} }
};
/** The steps of this chapter, in the order of play. */
var steps$7 = {
	assign,
	chooseAgentBack,
	chooseSample
};
// src/opponent.ts
function theyGain(g, side, effect, source) {
	gain(g, other(side), effect, source);
}
function theyChoose(g, side, { count, of }, source) {
	choose(g, other(side), {
		op: "choose",
		count,
		of
	}, source);
}
function theyLose(g, side, { kind }, _, card) {
	if (!loseCube(g, other(side), kind)) carryOut(g, side, "orElse", card, 0);
}
/** A side returns one cube of a kind. False if it has none. */
function loseCube(g, side, kind) {
	const tavern = g.table.tavern[side];
	if (tavern[kind] === 0) return false;
	tavern[kind] = tavern[kind] - 1;
	g.tell({
		type: "lost",
		side,
		kind
	});
	return true;
}
function steal(g) {
	g.then(chooseCubeToSteal);
}
var chooseCubeToSteal = {
	seat: () => 0,
	ask: "Which cube of Pseudo do you take?",
	options(g, can) {
		for (let kind = 0; kind < 4; kind++) if (g.table.tavern[1][kind] > 0) can("steal", KINDS[kind]);
	},
	take: { steal(g, _, part) {
		moveTo(g, 0, oneOfKind(kindNamed(part)));
	} }
};
function moveTo(g, side, what) {
	const from = other(side);
	const tavern = g.table.tavern[from];
	for (let kind = 0; kind <= 4; kind++) tavern[kind] = tavern[kind] - what[kind];
	g.tell({
		type: "moved",
		from,
		what
	});
	receive(g, side, what, "card");
}
function theyMayGive(g, side, _, __, card) {
	g.then(answer, side, card);
}
var answer = {
	seat: () => 0,
	ask: (side, card) => {
		const { points } = GIFTS[card];
		return side === 0 ? `Does Pseudo give? It would cost you ${points} VP.` : `Do you give to Pseudo? It scores ${points} VP.`;
	},
	options(g, can, side, card) {
		if (!canPay(g.table.tavern[other(side)], GIFTS[card].what)) return;
		can("give");
		can("keep");
	},
	take: {
		give(g, [side, card]) {
			const { what, points } = GIFTS[card];
			g.tell({
				type: "offered",
				to: side,
				what: [...what],
				points,
				given: true
			});
			moveTo(g, side, [...what]);
			score$1(g, other(side), points, "answer");
		},
		keep(g, [side, card]) {
			const { what, points } = GIFTS[card];
			g.tell({
				type: "offered",
				to: side,
				what: [...what],
				points,
				given: false
			});
		}
	}
};
function theyMayDiscardQuest(g) {
	g.tell({ type: "declined" });
}
var GIFTS = INTRIGUE.map(({ effects }) => effects.find((e) => e.op === "theyMayGive") ?? null);
/** The steps of this chapter, in the order of play. */
var steps$6 = {
	chooseCubeToSteal,
	answer
};
// src/pseudo/cards.ts
var FAVOR = INTRIGUE.findIndex(({ effects }) => effects[0].op === "oneOf");
/** F4: what a bribe costs. */
var BRIBE = 2;
/** F7: what the Player loses instead of a cube. */
var NO_CUBE_PENALTY = 2;
function pseudoDraws(g, muted) {
	const card = drawCard(g);
	if (card === -1) return;
	if (muted) g.table.actions.push(newAction(1, true));
	g.table.playing.push(card);
	g.tell({
		type: "intriguePlayed",
		side: 1,
		card
	});
	g.then(pseudoPlays, card);
	g.then(discardCard, card);
	if (muted) g.then(endAction);
}
function pseudoPlays(g, card) {
	const { solo } = INTRIGUE[card];
	switch (solo) {
		case "printed": return carryOut(g, 1, "card", card, 0);
		case "recall": return pseudoTakesBack(g);
		case "extraAgent": return g.then(pseudoAssign);
		case "bribe": return bribe(g, card);
		case "favor": return carryOut(g, 1, "card", FAVOR, 0);
		case "quest": return giveQuest(g);
		case "any": return takeColour(g, colourOf(g.table, ALL_CUBES));
		default: return takeColour(g, solo);
	}
}
function bribe(g, card) {
	const tavern = g.table.tavern[1];
	const price = Math.min(BRIBE, tavern[4]);
	tavern[4] = tavern[4] - price;
	const why = chosen(g, bribePlacement(g.table));
	if (why.space === -1) {
		tavern[4] = tavern[4] + price;
		return g.tell({
			type: "noEffect",
			card
		});
	}
	g.tell({
		type: "paid",
		side: 1,
		what: oneOfKind(4, price)
	});
	g.tell({
		type: "bribed",
		why
	});
	useAsDecided(g, why);
}
function takeColour(g, kind) {
	receive(g, 1, oneOfKind(kind, Math.min(1, supply(g.table, kind))), "card");
	if (!loseCube(g, 0, kind)) score$1(g, 1, NO_CUBE_PENALTY, "f7");
}
/** The steps of this chapter, in the order of play. */
var steps$5 = {
	pseudoDraws,
	pseudoPlays
};
// src/intrigue.ts
function drawCard(g) {
	const t = g.table;
	if (t.intrigueDeck.length === 0 && t.intrigueDiscard.length > 0) {
		t.intrigueDeck = g.shuffle(t.intrigueDiscard, "intrigue");
		t.intrigueDiscard = [];
		g.tell({
			type: "reshuffled",
			deck: "intrigue"
		});
	}
	if (t.intrigueDeck.length === 0) return -1;
	g.reveal();
	return t.intrigueDeck.pop();
}
function drawIntrigue(g, side, { count }, source) {
	for (let i = 0; i < count; i++) if (side === 1) g.then(pseudoDraws, !isByAction(source));
	else takeCard(g);
}
function takeCard(g) {
	const card = drawCard(g);
	if (card === -1) return;
	g.table.hand.push(card);
	g.tell({
		type: "intrigueDrawn",
		card
	});
}
function playIntrigue(g, side, _, source) {
	const muted = !isByAction(source);
	if (side === 1) return g.then(pseudoDraws, muted);
	if (muted) g.table.actions.push(newAction(0, true));
	g.then(playCard);
	if (muted) g.then(endAction);
}
var playCard = {
	seat: () => 0,
	ask: "Which Intrigue card do you play?",
	options(g, can) {
		const { hand, tavern } = g.table;
		for (let i = 0; i < hand.length; i++) {
			const card = hand[i];
			if (hand.indexOf(card) === i && playable(g.table, card, tavern[0][4], hand)) can("play", INTRIGUE[card].id);
		}
	},
	take: { play(g, _, part) {
		const card = cardNamed(part);
		remove(g.table.hand, card);
		g.table.playing.push(card);
		g.tell({
			type: "intriguePlayed",
			side: 0,
			card
		});
		carryOut(g, 0, "card", card, 0);
		g.then(discardCard, card);
	} }
};
function discardCard(g, card) {
	remove(g.table.playing, card);
	if (INTRIGUE[card].kind !== "mandatory") g.table.intrigueDiscard.push(card);
	g.tell({
		type: "intrigueDiscarded",
		card
	});
}
/** The steps of this chapter, in the order of play. */
var steps$4 = {
	playCard,
	discardCard
};
// src/effects.ts
/** The effects of every space, card, Quest and tile, by source and id. */
var PRINTED = {
	action: SPACES.map(({ action }) => action),
	owner: BUILDINGS.map(({ owner }) => [owner]),
	card: INTRIGUE.map(({ effects }) => effects),
	orElse: INTRIGUE.map(({ effects }) => effects.flatMap((e) => e.op === "theyLose" ? e.orElse : [])),
	reward: QUESTS.map(({ reward }) => reward),
	plot: QUESTS.map(({ plot }) => plot && "effect" in plot ? [plot.effect] : [])
};
/** Whether gains from a source count as given by an action. */
var isByAction = (source) => source === "action" || source === "card" || source === "orElse";
var DOES = {
	pay,
	gain,
	choose,
	oneOf,
	swap,
	takeStock,
	goldPerTile,
	score: scorePoints,
	scorePerBuilding,
	drawIntrigue,
	playIntrigue,
	takeFaceUpQuest,
	drawQuest,
	renewQuests,
	searchQuest,
	discardQuest,
	theyMayDiscardQuest,
	giveMandatory,
	takeFirstPlayer,
	buy,
	freeFromHall,
	freeFromStack,
	discardBuilding,
	useTheirSpace,
	takeAgentBack,
	takeHarborAgentBack,
	assignAgain,
	assignToHall,
	theyGain,
	theyChoose,
	theyLose,
	steal,
	theyMayGive
};
function carryOut(g, side, source, of, n) {
	const effects = PRINTED[source][of];
	const effect = effects[n];
	if (!effect) return;
	DOES[effect.op](g, side, effect, source, of);
	if (n + 1 < effects.length) g.then(carryOut, side, source, of, n + 1);
}
/** The steps of this chapter, in the order of play. */
var steps$3 = { carryOut };
// src/actions.ts
function beginAction(g, side, space) {
	g.table.actions.push(newAction(side));
	useSpace(g, side, space);
}
/** An action in progress that has given nothing yet. */
var newAction = (side, muted = false) => ({
	side,
	muted,
	given: 0,
	owed: [],
	cubes: [],
	copies: -1
});
function useSpace(g, side, space) {
	const tile = tileOf(space);
	if (tile >= 0 && g.table.owner[tile] === other(side)) g.table.actions.at(-1).owed.push(tile);
	carryOut(g, side, "action", space, 0);
}
function endAction(g) {
	const { side, muted, given, owed } = g.table.actions.pop();
	if (!muted && given !== 0) for (const quest of g.table.plots[side]) {
		const { plot } = QUESTS[quest];
		if (plot?.on === "action" && (given & 1 << plot.kind) !== 0) g.then(carryOut, side, "plot", quest, 0);
	}
	for (const tile of owed) g.then(payOwner, tile);
}
function payOwner(g, tile) {
	const side = g.table.owner[tile];
	g.tell({
		type: "ownerPaid",
		side,
		tile
	});
	carryOut(g, side, "owner", tile, 0);
}
/** The steps of this chapter, in the order of play. */
var steps$2 = {
	endAction,
	payOwner
};
/** Lords of Waterdeep, solo. Options: the Player's Lord, and the direction in which Pseudo reads costs. */
var box = {
	id: "waterdeep-solo",
	version: 1,
	seats: [1],
	options: {
		lord: ["drawn", ...LORDS.map(({ id }) => id)],
		scan: ["leftToRight", "rightToLeft"]
	}
};
// src/challenge.ts
/** Ranks results of a challenge: the higher score, then fewer moves. */
var standing = (_, { scores }, seat, moves) => [scores[seat], -moves];
// src/ending.ts
/** B9. At the end: Gold per VP, and VP lost for each open Quest. */
var GOLD_PER_VP = 2;
/** The VP that the Player's Tavern and open Quests would score if the game ended now (B9, R-38). */
function countUp(t) {
	const tavern = t.tavern[0];
	let adventurers = 0;
	for (let kind = 0; kind < 4; kind++) adventurers += tavern[kind];
	const gold = Math.floor(tavern[4] / GOLD_PER_VP);
	return {
		adventurers,
		gold,
		open: 0 - 5 * t.open[0].length
	};
}
function finalScore(g) {
	const t = g.table;
	const { adventurers, gold, open } = countUp(t);
	t.score += adventurers + gold + open;
	t.counted = true;
	g.tell({
		type: "counted",
		adventurers,
		gold,
		open,
		score: t.score
	});
	g.over(t.score > 0 ? [0] : [], t.score > 0 ? "aboveZero" : "notAboveZero", [t.score]);
}
/** The steps of this chapter, in the order of play. */
var steps$1 = { finalScore };
// src/round.ts
function startRound(g) {
	const t = g.table;
	t.round++;
	t.orbUsed = false;
	t.miracleUsed = false;
	g.tell({
		type: "roundBegan",
		round: t.round
	});
	for (const tile of t.hall) if (tile !== -1) t.tokens[tile] = t.tokens[tile] + 1;
	for (const tile of t.built) restock(t, tile);
	for (const side of [t.firstPlayer, other(t.firstPlayer)]) for (const quest of t.plots[side]) if (QUESTS[quest].plot?.on === "round") g.then(carryOut, side, "plot", quest, 0);
	if (t.round === 5) g.then(addAgents);
	g.then(turn, t.firstPlayer, 0);
}
function addAgents(g) {
	g.table.pool[0]++;
	g.table.pool[1]++;
	g.tell({ type: "agentsAdded" });
}
function turn(g, side, passed) {
	const t = g.table;
	if (passed === 2) return g.then(reassignment);
	if (t.pool[side] === 0) return g.then(turn, other(side), passed + 1);
	if (!takeTurn(g, side)) {
		g.tell({
			type: "passed",
			side
		});
		return g.then(turn, other(side), passed + 1);
	}
	g.then(turn, other(side), 0);
}
function takeTurn(g, side) {
	const t = g.table;
	t.active = side;
	t.completed = [0, 0];
	if (side === 0) {
		if (!canAssign(t)) return false;
		g.tell({
			type: "turnBegan",
			side
		});
		g.then(assign);
		g.then(complete);
		return true;
	}
	const why = placement(t);
	if (why.space === -1) return false;
	g.tell({
		type: "turnBegan",
		side
	});
	pseudoPlaces(g, why);
	g.then(pseudoComplete);
	return true;
}
function reassignment(g) {
	g.table.reassigning = true;
	g.tell({ type: "reassignmentBegan" });
	for (let space = FIRST_HARBOR; space <= LAST_HARBOR; space++) g.then(reassignFrom, space);
	g.then(endRound);
}
function reassignFrom(g, harbor) {
	g.then(reassign, 1, harbor);
	g.then(reassign, 0, harbor);
	if (g.table.copiedHarbor === harbor) g.then(reassign, 0, ZOARSTAR);
}
function reassign(g, side, from) {
	const t = g.table;
	if (!stands(t, side, from)) return;
	takeOff(t, side, from);
	g.tell({
		type: "reassigned",
		side,
		from
	});
	if (!takeTurn(g, side)) g.tell({
		type: "agentLeft",
		side,
		space: from
	});
}
function endRound(g) {
	const t = g.table;
	for (const side of [0, 1]) {
		t.pool[side] += t.placed[side].length;
		t.placed[side] = [];
	}
	t.whys = [];
	t.copiedHarbor = -1;
	t.reassigning = false;
	g.tell({ type: "agentsReturned" });
	if (t.round === 8) return g.then(finalScore);
	g.then(startRound);
}
/** The steps of this chapter, in the order of play. */
var steps = {
	startRound,
	addAgents,
	turn,
	reassignment,
	reassignFrom,
	reassign,
	endRound
};
// src/set-up.ts
var START_GOLD = [5, 4];
var START_QUESTS = 2;
var START_CARDS = 2;
var HALL = 3;
var COPIES = INTRIGUE.flatMap(({ copies }, card) => Array(copies).fill(card));
function setUp(g, _seats, { lord, scan }) {
	const table = emptyTable();
	g.table = table;
	table.scan = scan;
	table.stack = g.shuffle(numbers(BUILDINGS.length), "buildings");
	table.hall = Array.from({ length: HALL }, () => table.stack.pop());
	table.lord = lord === "drawn" ? g.pick(numbers(LORDS.length), "lords") : lordNamed(String(lord));
	g.tell({
		type: "lordDealt",
		lord: table.lord
	});
	table.questDeck = g.shuffle(numbers(DECK.length), "quests");
	for (let i = 0; i < START_QUESTS; i++) table.open[0].push(drawFromDeck(g));
	g.tell({
		type: "questsDealt",
		side: 0,
		quests: [...table.open[0]]
	});
	for (let i = 0; i < START_QUESTS; i++) drawForPseudo(g);
	turnUp(g);
	table.intrigueDeck = g.shuffle([...COPIES], "intrigue");
	for (let i = 0; i < START_CARDS; i++) table.hand.push(drawCard(g));
	g.tell({
		type: "cardsDealt",
		cards: [...table.hand]
	});
	g.then(startRound);
}
/** The table before the deal. */
function emptyTable() {
	return {
		lord: 0,
		scan: "leftToRight",
		round: 0,
		score: 0,
		taken: 0,
		firstPlayer: 1,
		active: 1,
		reassigning: false,
		completed: [0, 0],
		pool: [4, 4],
		placed: [[], []],
		whys: [],
		tavern: [oneOfKind(4, START_GOLD[0]), oneOfKind(4, START_GOLD[1])],
		open: [[], []],
		plots: [[], []],
		done: [[], []],
		hand: [],
		inn: [],
		questDeck: [],
		questDiscard: [],
		intrigueDeck: [],
		intrigueDiscard: [],
		playing: [],
		hall: [],
		stack: [],
		scrapped: [],
		owner: BUILDINGS.map(() => -1),
		tokens: BUILDINGS.map(() => 0),
		stock: BUILDINGS.map(() => 0),
		built: [],
		orbUsed: false,
		miracleUsed: false,
		copiedHarbor: -1,
		counted: false,
		actions: []
	};
}
var numbers = (count) => [...Array(count).keys()];
// src/view.ts
function view(t, _seat) {
	return {
		lord: t.lord,
		scan: t.scan,
		round: t.round,
		score: t.score,
		taken: t.taken,
		firstPlayer: t.firstPlayer,
		active: t.active,
		reassigning: t.reassigning,
		completed: [...t.completed],
		pool: [...t.pool],
		placed: both(t.placed),
		whys: t.whys.map(whyShown),
		tavern: both(t.tavern),
		open: both(t.open),
		plots: both(t.plots),
		done: both(t.done),
		hand: [...t.hand],
		inn: [...t.inn],
		questDiscard: [...t.questDiscard],
		intrigueDiscard: [...t.intrigueDiscard],
		playing: [...t.playing],
		hall: [...t.hall],
		scrapped: [...t.scrapped],
		owner: [...t.owner],
		tokens: [...t.tokens],
		stock: [...t.stock],
		built: [...t.built],
		orbUsed: t.orbUsed,
		miracleUsed: t.miracleUsed,
		copiedHarbor: t.copiedHarbor,
		counted: t.counted,
		left: {
			quests: t.questDeck.length,
			intrigue: t.intrigueDeck.length,
			tiles: t.stack.length
		},
		ending: t.counted ? {
			adventurers: 0,
			gold: 0,
			open: 0
		} : countUp(t)
	};
}
var both = ([player, pseudo]) => [[...player], [...pseudo]];
var whyShown = (why) => ({
	step: why.step,
	by: why.by,
	quest: why.quest,
	kind: why.kind,
	short: why.short,
	inVain: why.inVain.map(([quest, kind, short]) => [
		quest,
		kind,
		short
	]),
	weighed: why.weighed.map(([a, b, c, d, e]) => [
		a,
		b,
		c,
		d,
		e
	]),
	tie: why.tie,
	tied: [...why.tied],
	space: why.space,
	copies: why.copies,
	buys: why.buys
});
/** Deals again what no one can see: the order of the three decks. */
function imagine(g) {
	g.shuffle(g.table.questDeck, "imagined");
	g.shuffle(g.table.intrigueDeck, "imagined");
	g.shuffle(g.table.stack, "imagined");
}
// src/index.ts
var BACK_IN_THE_DECK = "seen by all, and perhaps shuffled into the deck again within the same move";
/** Lords of Waterdeep, solo: one player against the scripted Pseudo. */
var waterdeepSolo = {
	...box,
	setUp,
	steps: {
		...steps,
		...steps$7,
		...steps$2,
		...steps$3,
		...steps$12,
		...steps$11,
		...steps$9,
		...steps$4,
		...steps$10,
		...steps$6,
		...steps$8,
		...steps$5,
		...steps$1
	},
	view,
	allSeeAlike: true,
	imagine,
	standing,
	unseen: {
		actions: "an action in progress is made of what was just told",
		"told questFound.rejected": BACK_IN_THE_DECK,
		"told questGiven.rejected": BACK_IN_THE_DECK,
		"told intriguePlayed.card": BACK_IN_THE_DECK,
		"told mandatoryGiven": BACK_IN_THE_DECK
	},
	longest: 1e3
};
// src/score.ts
/** VP of a cube or coin in a Quest, by kind. */
var WORTH = [
	3.2,
	1.6,
	1.6,
	3.2,
	.8
];
/** VP of what one Agent fetches, of a card in hand, of a Building for each remaining round. */
var AGENT = 3.4;
var CARD = 1.2;
var BUILDING_A_ROUND = 1.6;
/** VP that Pseudo takes away in a round. */
var ROUND = 13;
/** The share of its pay that a Quest is worth before anything has been fetched for it. */
var PROMISE = .35;
/** The spread of final scores: the scale of the logistic function that turns a score into a chance to win. */
var SPREAD = 45;
var REWARDS = QUESTS.map(({ reward, plot }) => {
	let worth = plot ? 4 : 0;
	for (const effect of reward) if (effect.op === "gain") effect.what.forEach((count, kind) => worth += count * WORTH[kind]);
	else if (effect.op === "choose") worth += effect.count * WORTH[0];
	else if (effect.op === "drawIntrigue") worth += effect.count * CARD;
	else if (effect.op === "freeFromHall" || effect.op === "freeFromStack") worth += 6;
	else if (effect.op === "theyGain") worth -= 2;
	return worth;
});
/** The chance of the Player to win, from 0 to 1. */
function score(t, _seat) {
	return logistic(expected(t) / SPREAD);
}
/** The expected final score, roughly. */
function expected(t) {
	if (t.counted) return t.score;
	const left = Math.max(0, 8 - t.round);
	const agents = agentsLeft(t);
	let score = t.score + promise(t, 0, agents * AGENT) + t.hand.length * (left > 0 ? CARD : 0);
	score -= promise(t, 1, (t.pool[1] + left * 5) * AGENT);
	for (let tile = 0; tile < t.owner.length; tile++) if (t.owner[tile] !== -1) score += (t.owner[tile] === 0 ? 1 : -1) * BUILDING_A_ROUND * left;
	return score - ROUND * left + agents * 2;
}
/** How many Agents the Player can still assign: those in the pool, and about five in each round to come. */
var agentsLeft = ({ pool, round }) => pool[0] + Math.max(0, 8 - round) * (round < 5 ? 4.7 : 5);
/** VP that the open Quests of a side promise with its Tavern, when it can still fetch cubes worth `reach` VP. */
function promise(t, side, reach) {
	const have = [...t.tavern[side]];
	const quests = [...t.open[side]].sort((a, b) => payOf(t, side, b) - payOf(t, side, a));
	let worth = 0;
	let left = reach;
	for (const quest of quests) {
		const { cost } = QUESTS[quest];
		let asks = 0;
		let lacks = 0;
		for (let kind = 0; kind <= 4; kind++) {
			const used = Math.min(have[kind], cost[kind]);
			have[kind] = have[kind] - used;
			asks += cost[kind] * WORTH[kind];
			lacks += (cost[kind] - used) * WORTH[kind];
		}
		if (lacks > left) {
			worth -= side === 0 ? 5 : 0;
			continue;
		}
		left -= lacks;
		worth += payOf(t, side, quest) * (PROMISE + .65 * (1 - lacks / asks));
	}
	for (let kind = 0; kind <= 4; kind++) worth += have[kind] * LEFT_OVER[kind];
	return worth;
}
var LEFT_OVER = [
	1.4,
	1,
	1,
	1.4,
	.45
];
function payOf(t, side, quest) {
	const { points, type } = QUESTS[quest];
	return points + (side === 0 && type !== null && LORDS[t.lord].types.includes(type) ? 4 : 0) + REWARDS[quest] + (isMandatory(quest) ? 4 : 0);
}
// edition.ts
/**
* What `npm run freeze` writes into an edition: the rules, and the score by which rivals of challenges move.
* @public
*/
var game = {
	...waterdeepSolo,
	score
};
export { game };
