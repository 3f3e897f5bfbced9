import { idFrom, logistic, power } from "@shamble/engine";
// src/data/numbers.ts
/** By the number of characters (3). */
var SETTINGS = {
	2: {
		label: "Casual",
		rounds: 8,
		cards: [5, 5]
	},
	3: {
		label: "Challenging",
		rounds: 7,
		cards: [
			4,
			3,
			3
		]
	},
	4: {
		label: "Nightmare",
		rounds: 6,
		cards: [
			2,
			2,
			2,
			2
		]
	}
};
/** The face-down tokens of the grey zones (3 no. 4). */
var GREY_TOKENS = [
	0,
	0,
	0,
	1,
	1,
	1,
	2,
	2,
	2,
	3,
	3,
	4
];
/** The strength of an opening horde, by the faces of a d12 (3 no. 5). */
var OPENING = [
	1,
	1,
	1,
	1,
	1,
	1,
	2,
	2,
	2,
	2,
	3,
	4
];
/** The horde's die by its strength (7.3). */
var HORDE_DICE = [
	0,
	6,
	8,
	10,
	12
];
/** The cards that a lost battle demands, by the horde's strength (7.3 no. 7). */
var DEMANDS = [
	0,
	1,
	1,
	2,
	2
];
// src/data/combat.ts
var weapon = (name, copies, slots, ...effects) => ({
	kind: "weapon",
	id: idFrom(name),
	name,
	copies,
	slots,
	effects
});
var tactic = (name, copies, timing, ...effects) => ({
	kind: "tactic",
	id: idFrom(name),
	name,
	copies,
	timing,
	effects
});
var bonus = (value, when) => when ? {
	op: "bonus",
	value,
	when
} : {
	op: "bonus",
	value
};
/** The combat deck, each card once. A card's id is its index here. The weapons come first. */
var COMBAT = [
	weapon("Lobo", 3, 1, bonus(2)),
	weapon("Adaptive Weaponry", 2, 1, bonus(1), bonus(1, { otherZonesOnContinent: {
		count: 3,
		strengthMin: 2
	} })),
	weapon("Assault Rifle", 2, 1, {
		op: "rerollHuman",
		faces: [
			1,
			2,
			3,
			4,
			5,
			6
		]
	}),
	weapon("Infantry Carbine", 2, 1, bonus(1), {
		op: "rerollHuman",
		faces: [1, 2]
	}),
	weapon("Crowbar", 2, 1, bonus(1), { op: "winTies" }),
	weapon("Baseball Bat", 2, 1, bonus(1), bonus(1, { strengthMax: 1 })),
	{
		...weapon("Pump Shotgun", 2, 1, bonus(2, { strengthMax: 2 })),
		id: "shotgun"
	},
	weapon("Machete", 2, 1, bonus(1), bonus(1, { greyZone: true })),
	weapon("Combat Knife", 1, 0, bonus(1)),
	weapon("Riot Shield", 2, 1, {
		op: "lossRoll",
		min: 4,
		reduce: 1
	}),
	weapon("Flamethrower", 1, 1, bonus(2, { strengthMin: 3 }), {
		op: "breakOn",
		face: 1
	}),
	weapon("Sledgehammer", 1, 2, bonus(3)),
	weapon("Katana", 1, 1, bonus(1), {
		op: "bonusPerWin",
		value: 1,
		max: 2
	}),
	weapon("Light Machine Gun", 1, 1, {
		op: "shrinkDie",
		steps: 1
	}),
	weapon("Crossbow", 1, 1, { op: "rerollHorde" }),
	weapon("Boar Spear", 1, 1, bonus(1), bonus(1, { allyInZone: true })),
	weapon("Marksman Rifle", 1, 1, bonus(1), {
		op: "saveOnLoss",
		dieMin: 5
	}),
	tactic("Booby Trap", 2, "before-battle-roll", {
		op: "weakenHere",
		by: 1
	}),
	tactic("Redeployment", 2, "move", { op: "moveOnContinent" }),
	tactic("Firing Line", 2, "before-battle-roll", {
		op: "battleBonus",
		value: 3
	}),
	tactic("Second Wind", 2, "after-battle-roll", { op: "rerollHumanNow" }),
	tactic("Fall Back", 2, "after-battle-lost", { op: "cancelLoss" }, {
		op: "optionalMove",
		steps: 1
	}),
	tactic("Resupply Drop", 2, "own-turn", {
		op: "drawCombat",
		count: 2
	}),
	tactic("Countermeasures", 2, "threat-drawn", { op: "cancelThreat" }),
	tactic("Decoy Sirens", 2, "own-turn", {
		op: "moveHorde",
		range: 1
	}),
	tactic("Air Strike", 1, "own-turn", {
		op: "weakenAny",
		by: 2
	}),
	tactic("Recon Flight", 1, "own-turn", {
		op: "revealGrey",
		count: 2
	}, {
		op: "drawCombat",
		count: 1
	}),
	tactic("Airlift", 1, "move", { op: "fly" }),
	tactic("Salvage Run", 1, "own-turn", {
		op: "recoverWeapon",
		count: 1
	})
];
// src/data/roles.ts
var role = (id, title, name, ...abilities) => ({
	id,
	name,
	role: title,
	abilities
});
/** The eight roles. A role's id is its index here. */
var ROLES = [
	role("veteran", "Veteran", "Master Sergeant Ilse Brandt", {
		op: "bonus",
		value: 1
	}),
	role("ranger", "Ranger", "Tomas Quill", {
		op: "moveSteps",
		value: 2
	}),
	role("pilot", "Pilot", "Captain Noor Haddad", {
		op: "flyByDiscard",
		cost: 1
	}),
	role("medic", "Field Medic", "Dr. Ana Ferreira", {
		op: "reduceLossNear",
		strengthMin: 3,
		reduce: 1,
		range: 1
	}),
	role("quartermaster", "Quartermaster", "Chief Warrant Officer Dae Park", {
		op: "extraStartCards",
		value: 1
	}, { op: "drawTwoKeepOne" }),
	role("analyst", "Intelligence Analyst", "Priya Raman", {
		op: "threatRedraw",
		times: 1
	}),
	role("sapper", "Sapper", "Luc Amara", {
		op: "splash",
		dieMin: 5,
		by: 1
	}),
	role("marshal", "Marshal", "Colonel Wren Castellan", {
		op: "aura",
		bonus: 1,
		range: 1
	})
];
/** An ability of a role by its `op`, or null. */
function abilityOf(role, op) {
	const { abilities } = ROLES[role];
	for (let i = 0; i < abilities.length; i++) if (abilities[i].op === op) return abilities[i];
	return null;
}
// src/data/zones.ts
var CONTINENTS = [
	{
		id: "north-america",
		name: "North America"
	},
	{
		id: "south-america",
		name: "South America"
	},
	{
		id: "europe",
		name: "Europe"
	},
	{
		id: "africa",
		name: "Africa"
	},
	{
		id: "asia",
		name: "Asia"
	},
	{
		id: "oceania",
		name: "Oceania"
	}
];
var WRAPS = "*";
var words = (text) => text === "" ? [] : text.split(" ");
function zone(name, continent, marks, land, lanes) {
	const sea = words(lanes.replaceAll(WRAPS, ""));
	const wrap = words(lanes).flatMap((to) => to.startsWith(WRAPS) ? [to.slice(1)] : []);
	const grey = marks.includes("G");
	return {
		id: idFrom(name),
		name,
		continent,
		grey,
		airfield: marks.includes("A"),
		land: words(land),
		sea,
		wrap
	};
}
/** Every zone. A zone's id is its index here. */
var ZONES = [
	zone("Alaska", "north-america", "", "arctic-canada pacific-west", "*siberia"),
	zone("Arctic Canada", "north-america", "G", "pacific-west great-plains atlantic-seaboard", "iceland"),
	zone("Pacific West", "north-america", "", "great-plains mexico", "*pacific-islands"),
	zone("Great Plains", "north-america", "", "atlantic-seaboard mexico", ""),
	zone("Atlantic Seaboard", "north-america", "A", "", "caribbean british-isles"),
	zone("Mexico", "north-america", "", "northern-andes", "caribbean"),
	zone("Caribbean", "north-america", "", "", "northern-andes"),
	zone("Northern Andes", "south-america", "", "amazon-basin southern-cone", ""),
	zone("Amazon Basin", "south-america", "G", "brazilian-coast southern-cone", ""),
	zone("Brazilian Coast", "south-america", "A", "southern-cone", "west-africa"),
	zone("Southern Cone", "south-america", "G", "", ""),
	zone("Iceland", "europe", "G", "", "british-isles scandinavia"),
	zone("British Isles", "europe", "", "", "scandinavia western-europe"),
	zone("Scandinavia", "europe", "", "european-russia", "central-europe"),
	zone("Western Europe", "europe", "A", "central-europe mediterranean", "maghreb"),
	zone("Central Europe", "europe", "", "mediterranean european-russia", ""),
	zone("Mediterranean", "europe", "", "levant", "nile-valley"),
	zone("European Russia", "europe", "G", "levant central-asia siberia", ""),
	zone("Maghreb", "africa", "", "sahara west-africa nile-valley", ""),
	zone("Sahara", "africa", "G", "west-africa nile-valley congo-basin", ""),
	zone("West Africa", "africa", "", "congo-basin", ""),
	zone("Nile Valley", "africa", "", "east-africa levant", ""),
	zone("Congo Basin", "africa", "G", "east-africa southern-africa", ""),
	zone("East Africa", "africa", "", "southern-africa", "indian-subcontinent"),
	zone("Southern Africa", "africa", "A", "", "outback"),
	zone("Levant", "asia", "", "persia", ""),
	zone("Persia", "asia", "", "central-asia indian-subcontinent", ""),
	zone("Central Asia", "asia", "G", "siberia china", ""),
	zone("Siberia", "asia", "G", "china korea", ""),
	zone("Indian Subcontinent", "asia", "A", "china southeast-asia", ""),
	zone("China", "asia", "G", "korea southeast-asia", ""),
	zone("Korea", "asia", "G", "", "japan"),
	zone("Japan", "asia", "", "", "pacific-islands"),
	zone("Southeast Asia", "asia", "", "", "outback eastern-australia"),
	zone("Outback", "oceania", "G", "eastern-australia", ""),
	zone("Eastern Australia", "oceania", "A", "", "new-zealand pacific-islands"),
	zone("New Zealand", "oceania", "", "", "pacific-islands"),
	zone("Pacific Islands", "oceania", "", "", "")
];
/** The zone in which all pawns begin (2). */
var START = ZONES.findIndex(({ id }) => id === "great-plains");
// src/map.ts
var indexOf = (id) => ZONES.findIndex((zone) => zone.id === id);
/** By zone: the adjacent zones, sorted. */
var ADJACENT = connect();
function connect() {
	const next = ZONES.map(() => []);
	for (const [from, { land, sea }] of ZONES.entries()) for (const to of [...land, ...sea].map(indexOf)) {
		next[from].push(to);
		next[to].push(from);
	}
	return next.map((list) => list.toSorted((a, b) => a - b));
}
var DISTANCES = ZONES.map((_, from) => distancesFrom(from));
function distancesFrom(from) {
	const far = ZONES.map(() => Infinity);
	far[from] = 0;
	const open = [from];
	for (const zone of open) for (const next of ADJACENT[zone]) {
		if (far[next] < Infinity) continue;
		far[next] = far[zone] + 1;
		open.push(next);
	}
	return far;
}
/** The smallest number of borders and sea lanes to cross, without aircraft (1). */
var distance = (from, to) => DISTANCES[from][to];
/** The zones of each continent. */
var CONTINENT_ZONES = CONTINENTS.map(({ id }) => ZONES.flatMap((zone, n) => zone.continent === id ? [n] : []));
var CONTINENT_OF = ZONES.map(({ continent }) => CONTINENTS.findIndex(({ id }) => id === continent));
/** All zones of the continent of a zone. */
var continentOf = (zone) => CONTINENT_ZONES[CONTINENT_OF[zone]];
/** The adjacent zones that are one closer to a target (R6). */
function closerTo(target, from) {
	const far = distance(from, target);
	return ADJACENT[from].filter((zone) => distance(zone, target) === far - 1);
}
// src/data/threats.ts
var STRIKES = [
	0,
	13,
	25
];
var outbreak = (zone) => ({
	kind: "outbreak",
	id: `outbreak-${ZONES[zone].id}`,
	name: `Outbreak: ${ZONES[zone].name}`,
	copies: 1,
	effects: [{
		op: "growZones",
		zones: STRIKES.map((offset) => (zone + offset) % ZONES.length),
		by: 1
	}]
});
var event = (name, copies, ...effects) => ({
	kind: "event",
	id: idFrom(name),
	name,
	copies,
	effects
});
var zones = (names) => names.split(" ").map((name) => ZONES.findIndex(({ id }) => id === name));
/** The Threat Escalation deck, each card once. A card's id is its index here; that of an outbreak is also its zone's. */
var THREATS = [
	...ZONES.map((_, zone) => outbreak(zone)),
	event("Threatened Supply", 2, {
		op: "discardAllWith",
		min: 5,
		count: 2
	}),
	event("Failed Quarantine", 1, {
		op: "growActiveZone",
		by: 2
	}),
	event("Closing Ring", 1, {
		op: "growAdjacentHordes",
		by: 1
	}),
	event("Chain Reaction", 1, {
		op: "growContinentHordes",
		strength: 2,
		by: 1
	}),
	event("Spring Thaw", 1, {
		op: "growHordesIn",
		zones: zones("alaska arctic-canada iceland scandinavia european-russia siberia"),
		by: 1
	}),
	event("Out of the Surf", 1, {
		op: "growHordesIn",
		zones: zones("caribbean british-isles japan southeast-asia new-zealand pacific-islands"),
		by: 1
	}),
	event("Patient Zero", 1, {
		op: "spawnRandomClear",
		count: 2,
		strength: 2
	}),
	event("Everywhere at Once", 1, {
		op: "growRandomPerContinent",
		by: 1
	}),
	event("Lost Contact", 1, {
		op: "revealContinentAndGrow",
		by: 1,
		otherwiseActiveZone: 1
	}),
	event("Quislings", 1, {
		op: "discardActive",
		count: 1
	}),
	event("Shattered Arsenal", 1, {
		op: "discardEquippedIf",
		min: 2,
		count: 1
	}),
	event("Placebo Rush", 1, {
		op: "discardTacticAll",
		count: 1
	}),
	event("Grounded Fleet", 1, { op: "removeNearestAircraft" }),
	event("Uneasy Lull", 1),
	event("Ambush", 2, { op: "ambush" }),
	event("Air Bridge", 1, {
		op: "drawActive",
		count: 1
	}),
	event("Last Broadcast", 1, {
		op: "revealGreyChoice",
		count: 3
	})
];
/** A battle before anything is rolled or played in it. */
var newBattle = (who, zone, own, strength) => ({
	who,
	zone,
	own,
	strength,
	extra: 0,
	bonus: 0,
	sides: 0,
	die: 0,
	horde: 0,
	used: [],
	demand: -1
});
/** The number of characters, and of rounds (3). */
var characters = (t) => t.role.length;
var rounds$1 = (t) => SETTINGS[t.role.length].rounds;
/** The seat that owns a character: they are dealt round the players, in the order of turns (R23). */
var ownerOf = (t, who) => who % t.seats;
/** Whether a character is human (1). */
var isHuman = (t, who) => t.at[who] !== -1;
/** The combat cards of a character: hand and equipped weapons together (1). */
var cardsOf = (t, who) => t.hand[who].length + t.worn[who].length;
/** The strong hordes that lie face up (1). */
function strongHordes({ strength }) {
	let strong = 0;
	for (let zone = 0; zone < strength.length; zone++) if (strength[zone] >= 3) strong++;
	return strong;
}
/** The human characters in turn order, starting from `first` (R21). */
function humansFrom(t, first) {
	const list = [];
	for (let i = 0; i < t.at.length; i++) {
		const who = (first + i) % t.at.length;
		if (isHuman(t, who)) list.push(who);
	}
	return list;
}
/** The human characters in a zone. */
function humansIn(t, zone) {
	const list = [];
	for (let who = 0; who < t.at.length; who++) if (t.at[who] === zone) list.push(who);
	return list;
}
/** The sides of a horde's die (7.3), reduced by `smaller` sizes. */
var dieOf = (strength, smaller = 0) => HORDE_DICE[Math.max(1, strength - smaller)];
var numbersOf = (list) => new Map(list.map(({ id }, n) => [id, n]));
var ZONE_NUMBERS = numbersOf(ZONES);
var CARD_NUMBERS = numbersOf(COMBAT);
var ROLE_NUMBERS = numbersOf(ROLES);
numbersOf(THREATS);
var cardCalled = (id) => CARD_NUMBERS.get(id);
/** The same, but an unknown name throws. */
var zoneNamed = (id) => numberOf(ZONE_NUMBERS, id);
var cardNamed = (id) => numberOf(CARD_NUMBERS, id);
var roleNamed = (id) => numberOf(ROLE_NUMBERS, id);
function numberOf(numbers, id) {
	const number = numbers.get(id);
	if (number === void 0) throw new Error(`Nothing is called ${id}.`);
	return number;
}
var zoneId = (zone) => ZONES[zone].id;
var cardId = (card) => COMBAT[card].id;
/** A character is named by its role. */
var whoId = (t, who) => ROLES[t.role[who]].id;
var whoNamed = (t, id) => t.role.indexOf(roleNamed(id));
var isWeapon = (card) => COMBAT[card].kind === "weapon";
var weaponOf = (card) => COMBAT[card];
var tacticOf = (card) => COMBAT[card];
// src/bonus.ts
var hasRole = (op) => ROLES.findIndex(({ abilities }) => abilities.some((ability) => ability.op === op));
var MARSHAL = hasRole("aura");
var MEDIC = hasRole("reduceLossNear");
var AURA = abilityOf(MARSHAL, "aura");
var VETERANS = ROLES.map((_, role) => abilityOf(role, "bonus")?.value ?? 0);
/** 7.3 no. 2. The human bonus: from weapons, characters and tactics. */
function bonusOf(t, fight, weapons) {
	let sum = fight.extra + VETERANS[t.role[fight.who]] + auraFor(t, fight.who, fight.zone);
	for (let i = 0; i < weapons.length; i++) sum += weaponBonus(t, fight, weapons[i]);
	return sum;
}
function weaponBonus(t, fight, card) {
	const { effects } = weaponOf(card);
	let sum = 0;
	for (let i = 0; i < effects.length; i++) {
		const effect = effects[i];
		if (effect.op === "bonus" && (!effect.when || holds(t, fight, effect.when))) sum += effect.value;
		if (effect.op === "bonusPerWin" && fight.own) sum += Math.min(effect.max, t.wins * effect.value);
	}
	return sum;
}
function holds(t, { who, zone, strength }, when) {
	if (when.strengthMin !== void 0 && strength < when.strengthMin) return false;
	if (when.strengthMax !== void 0 && strength > when.strengthMax) return false;
	if (when.greyZone && !ZONES[zone].grey) return false;
	if (when.allyInZone && !isNear(t, who, zone, 0)) return false;
	const others = when.otherZonesOnContinent;
	return !others || otherHordes(t, zone, others.strengthMin) >= others.count;
}
function otherHordes({ strength }, zone, min) {
	let hordes = 0;
	for (const other of continentOf(zone)) if (other !== zone && strength[other] >= min) hordes++;
	return hordes;
}
function isNear({ at }, who, zone, range) {
	for (let other = 0; other < at.length; other++) if (other !== who && isHuman({ at }, other) && distance(at[other], zone) <= range) return true;
	return false;
}
function auraFor(t, who, zone) {
	const marshal = t.role.indexOf(MARSHAL);
	if (marshal < 0 || !isHuman(t, marshal)) return 0;
	if (marshal === who) return isNear(t, who, zone, AURA.range) ? AURA.bonus : 0;
	return distance(t.at[marshal], zone) <= AURA.range ? AURA.bonus : 0;
}
/** 4, Field Medic. The Medic who helps after a loss in this zone to a horde of this strength; NONE for no one. */
function medicFor(t, zone, strength) {
	const { strengthMin, range } = abilityOf(MEDIC, "reduceLossNear");
	const medic = t.role.indexOf(MEDIC);
	if (medic < 0 || !isHuman(t, medic) || strength < strengthMin) return -1;
	return distance(t.at[medic], zone) <= range ? medic : -1;
}
/** 5.1, Light Machine Gun. The sides of the horde's die, which weapons may reduce. */
function sidesFor(strength, weapons) {
	let smaller = 0;
	for (let i = 0; i < weapons.length; i++) for (const effect of weaponOf(weapons[i]).effects) if (effect.op === "shrinkDie") smaller += effect.steps;
	return dieOf(strength, smaller);
}
/** 5.1, Crowbar. Whether ties are won. */
function winsTies(weapons) {
	for (let i = 0; i < weapons.length; i++) for (const effect of weaponOf(weapons[i]).effects) if (effect.op === "winTies") return true;
	return false;
}
// src/hand.ts
/** Inserts a card into a sorted list. */
function sortIn(cards, card) {
	let i = cards.length;
	while (i > 0 && cards[i - 1] > card) i--;
	cards.splice(i, 0, card);
}
/** Removes one copy of a card from a list that holds it. */
function takeOut(cards, card) {
	cards.splice(cards.indexOf(card), 1);
}
/** A sorted list without duplicates. */
var different = (cards) => cards.filter((card, i) => i === 0 || card !== cards[i - 1]);
/** Whether there is a combat card to draw. */
var canDraw = (t) => t.combatDeck.length > 0 || t.combatDiscard.length > 0;
function draw(g, who) {
	const t = g.table;
	if (t.combatDeck.length === 0 && t.combatDiscard.length > 0) {
		t.combatDeck = g.shuffle(t.combatDiscard, "combat");
		t.combatDiscard = [];
		g.tell({
			type: "reshuffled",
			deck: "combat"
		});
	}
	const card = t.combatDeck.pop();
	if (card === void 0) {
		g.tell({
			type: "noCardLeft",
			who
		});
		return -1;
	}
	g.reveal();
	sortIn(t.hand[who], card);
	g.tell({
		type: "drew",
		who,
		card
	});
	return card;
}
/** Puts a card of a character on the discard pile. */
function discardCard(g, who, card, worn) {
	const t = g.table;
	takeOut(worn ? t.worn[who] : t.hand[who], card);
	t.combatDiscard.push(card);
	g.tell({
		type: "discarded",
		who,
		card,
		worn
	});
}
function lose(g, who, count, among) {
	const { hand, worn } = amongCards(g.table, who, among);
	if (hand.length + worn.length > count) {
		g.table.asked = who;
		return g.then(discard, who, count, among);
	}
	for (const card of hand) discardCard(g, who, card, false);
	for (const card of worn) discardCard(g, who, card, true);
}
/** The cards of a character that may be discarded. */
function amongCards(t, who, among) {
	const tactics = among === "tactic";
	return {
		hand: among === "worn" ? [] : t.hand[who].filter((card) => !tactics || !isWeapon(card)),
		worn: among === "any" || among === "worn" ? [...t.worn[who]] : []
	};
}
var discard = {
	seat: (g, who) => ownerOf(g.table, who),
	ask: (_, count, among) => `Discard ${count} ${ASKED[among][count === 1 ? 0 : 1]}.`,
	obvious: true,
	options(g, can, who, count, among) {
		if (count === 0) return;
		const { hand, worn } = amongCards(g.table, who, among);
		for (const card of different(hand)) can("discard", cardId(card));
		for (const card of different(worn)) can("giveUp", cardId(card));
	},
	take: {
		discard(g, [who, count, among], card) {
			discardCard(g, who, cardNamed(card), false);
			g.then(discard, who, count - 1, among);
		},
		giveUp(g, [who, count, among], card) {
			discardCard(g, who, cardNamed(card), true);
			g.then(discard, who, count - 1, among);
		}
	}
};
var ASKED = {
	any: ["combat card", "combat cards"],
	hand: ["card from hand", "cards from hand"],
	worn: ["equipped weapon", "equipped weapons"],
	tactic: ["tactic", "tactics"]
};
function keepHandLimit(g, who) {
	const over = g.table.hand[who].length - 5;
	if (isHuman(g.table, who) && over > 0) g.then(lose, who, over, "hand");
}
/** Whether a character has no combat card, in hand or equipped (7.3 no. 8). */
var hasNothing = (t, who) => cardsOf(t, who) === 0;
// src/hordes.ts
/** Whether a zone is clear: no horde, and no face-down token (1). */
var isClear = (t, zone) => t.strength[zone] === 0 && t.token[zone] === -1;
/** The zones with a face-down token. */
function faceDown({ token }) {
	const zones = [];
	for (let zone = 0; zone < token.length; zone++) if (token[zone] !== -1) zones.push(zone);
	return zones;
}
function turnUp(g, zone) {
	const t = g.table;
	const value = t.token[zone];
	if (value === -1) return;
	t.token[zone] = -1;
	t.strength[zone] = value;
	g.reveal();
	g.tell({
		type: "tokenTurned",
		zone,
		value
	});
}
function grow(g, zone, by) {
	const t = g.table;
	turnUp(g, zone);
	const before = t.strength[zone];
	const strength = Math.min(4, before + by);
	t.strength[zone] = strength;
	g.tell({
		type: "grew",
		zone,
		by: strength - before,
		strength
	});
}
function weaken(g, zone, by, why) {
	const t = g.table;
	const before = t.strength[zone];
	const strength = Math.max(0, before - by);
	t.strength[zone] = strength;
	g.tell({
		type: "weakened",
		zone,
		by: before - strength,
		strength,
		why
	});
}
function moveHorde(g, from, to) {
	const t = g.table;
	turnUp(g, to);
	const came = t.strength[from];
	const sum = came + t.strength[to];
	const strength = Math.min(4, sum);
	t.strength[from] = 0;
	t.strength[to] = strength;
	g.tell({
		type: "hordeMoved",
		from,
		to,
		came,
		strength,
		lost: sum - strength
	});
}
// src/tactics.ts
/** Lists the tactics that a character may play now, with each possible target. */
function listOwnTurn(t, can, who) {
	const hand = t.hand[who];
	for (let i = 0; i < hand.length; i++) {
		const card = hand[i];
		if (i > 0 && hand[i - 1] === card || isWeapon(card)) continue;
		const { timing, effects } = tacticOf(card);
		if (timing === "own-turn") LISTS[effects[0].op]?.(t, can, who, card);
	}
}
/** By the first effect of a tactic: lists its targets. */
var LISTS = {
	drawCombat(t, can, _, card) {
		if (canDraw(t)) can("play", cardId(card));
	},
	moveHorde(t, can, who, card) {
		const { range } = tacticOf(card).effects[0];
		for (let from = 0; from < t.strength.length; from++) {
			if (t.strength[from] === 0 || distance(t.at[who], from) > range) continue;
			for (const to of ADJACENT[from]) can("play", cardId(card), zoneId(from), zoneId(to));
		}
	},
	weakenAny(t, can, _, card) {
		for (let zone = 0; zone < t.strength.length; zone++) if (t.strength[zone] > 0) can("play", cardId(card), zoneId(zone));
	},
	revealGrey(t, can, _, card) {
		if (canDraw(t) || faceDown(t).length > 0) can("play", cardId(card));
	},
	recoverWeapon(t, can, _, card) {
		for (const weapon of different(t.combatDiscard.toSorted((a, b) => a - b))) if (isWeapon(weapon)) can("play", cardId(card), cardId(weapon));
	}
};
function playOwnTurn(g, who, card, parts) {
	takeOut(g.table.hand[who], card);
	g.table.playing = card;
	g.tell({
		type: "played",
		who,
		card
	});
	for (const effect of tacticOf(card).effects) DOES$1[effect.op]?.(g, who, effect, card, parts);
	g.then(putAside);
}
/** Carries out one effect of an own-turn tactic. */
var DOES$1 = {
	drawCombat(g, who, { count }) {
		g.then(drawSome, who, count);
	},
	moveHorde(g, _, __, ___, [from, to]) {
		moveHorde(g, zoneNamed(from), zoneNamed(to));
	},
	weakenAny(g, _, { by }, card, [zone]) {
		weaken(g, zoneNamed(zone), by, card);
	},
	revealGrey(g, who, { count }) {
		g.then(turnTokens, who, count);
	},
	recoverWeapon(g, who, _, __, [weapon]) {
		const card = cardNamed(weapon);
		takeOut(g.table.combatDiscard, card);
		sortIn(g.table.hand[who], card);
		g.tell({
			type: "recovered",
			who,
			card
		});
	}
};
/** Draws `count` combat cards. */
function drawSome(g, who, count) {
	for (let n = 0; n < count; n++) draw(g, who);
}
function putAside(g) {
	const t = g.table;
	const card = t.playing;
	t.combatDiscard.push(card);
	t.playing = -1;
	g.tell({
		type: "putAside",
		card
	});
}
var turnTokens = {
	seat: (g, who) => ownerOf(g.table, who),
	ask: (_, count) => count === 1 ? "Turn one more token, or stop." : `Turn up to ${count} tokens, or stop.`,
	options(g, can, _, count) {
		const zones = count > 0 ? faceDown(g.table) : [];
		for (const zone of zones) can("turn", zoneId(zone));
		if (zones.length > 0) can("stop");
	},
	take: {
		turn(g, [who, count], zone) {
			turnUp(g, zoneNamed(zone));
			g.then(turnTokens, who, count - 1);
		},
		stop() {}
	}
};
// src/equip.ts
/** The weapon slots these weapons take up. */
function slotsOf(weapons) {
	let slots = 0;
	for (let i = 0; i < weapons.length; i++) slots += weaponOf(weapons[i]).slots;
	return slots;
}
/** Whether another weapon can be equipped besides these. */
var fits = (worn, card) => slotsOf(worn) + weaponOf(card).slots <= 2;
var equip = {
	seat: (g, who) => ownerOf(g.table, who),
	ask: "Arrange your weapons.",
	facts: (g, made, who, own) => armsFacts(g.table, made, who, own),
	options(g, can, who, own, put, taken) {
		const t = g.table;
		if (!isHuman(t, who)) return;
		let asks = put.length + taken.length > 0;
		const offer = (...move) => {
			asks = true;
			can(...move);
		};
		for (const card of different(t.hand[who])) if (isWeapon(card) && !taken.includes(card) && fits(t.worn[who], card)) offer("equip", cardId(card));
		for (const card of different(t.worn[who])) if (!put.includes(card)) offer("unequip", cardId(card));
		if (own) listOwnTurn(t, offer, who);
		if (asks) can("ready");
	},
	take: {
		ready() {},
		equip(g, [who, own, put, taken], part) {
			const card = cardNamed(part);
			change(g.table, who, card, true);
			g.tell({
				type: "equipped",
				who,
				card
			});
			g.then(equip, who, own, [...put, card], taken);
		},
		unequip(g, [who, own, put, taken], part) {
			const card = cardNamed(part);
			change(g.table, who, card, false);
			g.tell({
				type: "unequipped",
				who,
				card
			});
			g.then(equip, who, own, put, [...taken, card]);
		},
		play(g, [who, own], card, ...parts) {
			playOwnTurn(g, who, cardNamed(card), parts);
			g.then(equip, who, own, [], []);
		}
	}
};
function change(t, who, card, on) {
	takeOut(on ? t.hand[who] : t.worn[who], card);
	sortIn(on ? t.worn[who] : t.hand[who], card);
}
// src/odds.ts
var SIDES = 16;
var REROLLS = 4;
var LOW = 2;
var cache = /* @__PURE__ */ new Map();
/** The chance to win, from 0 to 1. */
function chanceToWin(odds) {
	const rerolls = (odds.any * REROLLS + odds.low) * REROLLS + odds.horde;
	const key = ((odds.bonus * SIDES + odds.sides) * 2 + (odds.ties ? 1 : 0)) * REROLLS ** 3 + rerolls;
	let chance = cache.get(key);
	if (chance === void 0) {
		chance = rolled(odds);
		cache.set(key, chance);
	}
	return chance;
}
function rolled(odds) {
	let sum = 0;
	for (let die = 1; die <= 6; die++) for (let horde = 1; horde <= odds.sides; horde++) sum += settled(odds, die, horde);
	return sum / (6 * odds.sides);
}
/** The chance to win after a roll. A battle that is won is not re-rolled. */
function settled(odds, die, horde) {
	const over = die + odds.bonus - horde;
	if (over > 0 || over === 0 && odds.ties) return 1;
	let best = 0;
	if (odds.low > 0 && die <= LOW) best = Math.max(best, meanOver(6, (face) => settled({
		...odds,
		low: odds.low - 1
	}, face, horde)));
	if (odds.any > 0) best = Math.max(best, meanOver(6, (face) => settled({
		...odds,
		any: odds.any - 1
	}, face, horde)));
	if (odds.horde > 0) best = Math.max(best, meanOver(odds.sides, (face) => settled({
		...odds,
		horde: odds.horde - 1
	}, die, face)));
	return best;
}
/** The mean over the faces of a die. */
function meanOver(sides, chance) {
	let sum = 0;
	for (let face = 1; face <= sides; face++) sum += chance(face);
	return sum / sides;
}
/** The odds of a fight with these weapons equipped. */
function oddsOf(t, fight, weapons) {
	const odds = {
		bonus: bonusOf(t, fight, weapons),
		sides: sidesFor(fight.strength, weapons),
		ties: winsTies(weapons),
		any: 0,
		low: 0,
		horde: 0
	};
	addRerolls(odds, weapons);
	return odds;
}
/** The odds of a fight whose dice lie, with only the re-rolls of these weapons left. */
function oddsWithRerolls(odds, weapons) {
	const left = {
		...odds,
		any: 0,
		low: 0,
		horde: 0
	};
	addRerolls(left, weapons);
	return left;
}
function addRerolls(odds, weapons) {
	for (let i = 0; i < weapons.length; i++) for (const effect of weaponOf(weapons[i]).effects) {
		if (effect.op === "rerollHorde") odds.horde++;
		if (effect.op === "rerollHuman" && effect.faces.length === 6) odds.any++;
		if (effect.op === "rerollHuman" && effect.faces.length < 6) odds.low++;
	}
}
// src/arms.ts
/** The weapons of a character, in hand and equipped. */
var weaponsOf = (t, who) => [...t.worn[who], ...t.hand[who].filter(isWeapon)];
/** Every way to equip some of these weapons (7.2). Weapons that take up no slot are always equipped. */
function arrangements(weapons) {
	const free = weapons.filter((card) => weaponOf(card).slots === 0);
	const sets = [free];
	for (const [n, first] of weapons.entries()) {
		if (weaponOf(first).slots === 0 || !fits(free, first)) continue;
		const one = [...free, first];
		sets.push(one);
		for (const second of weapons.slice(n + 1)) if (weaponOf(second).slots > 0 && fits(one, second)) sets.push([...one, second]);
	}
	return sets;
}
/** The chance to win against a horde of this strength in a zone, with these weapons equipped. */
function chanceIn(t, who, zone, strength, weapons) {
	return chanceToWin(oddsOf(t, {
		who,
		zone,
		own: true,
		strength,
		extra: 0
	}, weapons));
}
/** The weapons with the best chance against a horde of this strength in a zone. */
function bestArrangement(t, who, zone, strength) {
	let best = [];
	let most = -1;
	for (const weapons of arrangements(weaponsOf(t, who))) {
		const chance = chanceIn(t, who, zone, strength, weapons);
		if (chance <= most) continue;
		most = chance;
		best = weapons;
	}
	return best;
}
// src/facts.ts
var json = (facts) => facts;
var oddsAgainst = (t, fight, weapons) => ({
	odds: chanceToWin(oddsOf(t, fight, weapons)),
	demand: DEMANDS[fight.strength]
});
var COSTS = {
	fly: "aircraft",
	pilot: "card",
	play: "tactic"
};
/** 7.1. Moving: its price, and the odds in the zone it leads to, with the character's best weapons. */
function moveFacts(t, [verb, ...parts], who) {
	const costs = COSTS[verb];
	const facts = costs ? { costs } : {};
	const to = verb === "stay" ? t.at[who] : zoneOfWay(verb, parts);
	if (to === -1) return costs ? json(facts) : null;
	const strength = t.strength[to];
	if (strength === 0) return costs ? json(facts) : null;
	const fight = {
		who,
		zone: to,
		own: true,
		strength,
		extra: 0
	};
	if (verb === "pilot") return json({
		...facts,
		...afterPaying(t, fight)
	});
	return json({
		...facts,
		...oddsAgainst(t, fight, bestArrangement(t, who, to, strength))
	});
}
function afterPaying(t, fight) {
	const { who, zone, strength } = fight;
	const hand = t.hand[who];
	const worn = t.worn[who];
	return [...hand.map((card) => ({
		hand: without(hand, card),
		worn
	})), ...worn.map((card) => ({
		hand,
		worn: without(worn, card)
	}))].map((left) => {
		const after = {
			...t,
			hand: t.hand.with(who, [...left.hand]),
			worn: t.worn.with(who, [...left.worn])
		};
		return oddsAgainst(after, fight, bestArrangement(after, who, zone, strength));
	}).reduce((best, other) => other.odds > best.odds ? other : best);
}
function zoneOfWay(verb, parts) {
	if (verb !== "play") return zoneNamed(parts[0]);
	const card = COMBAT[cardNamed(parts[0])];
	return card.kind === "tactic" && card.timing === "move" ? zoneNamed(parts[1]) : -1;
}
/** 7.2. Arranging weapons: the odds of the battle that follows, after the change. */
function armsFacts(t, [verb, part], who, own) {
	const zone = t.at[who];
	const strength = t.strength[zone];
	if (strength === 0 || verb === "play") return null;
	const card = part === void 0 ? void 0 : cardCalled(part);
	const worn = t.worn[who];
	const weapons = verb === "equip" ? [...worn, card] : without(worn, verb === "unequip" ? card : -1);
	return json(oddsAgainst(t, {
		who,
		zone,
		own,
		strength,
		extra: 0
	}, weapons));
}
function without(cards, card) {
	const index = cards.indexOf(card);
	return index < 0 ? cards : cards.toSpliced(index, 1);
}
/** 7.3. Fighting in the Battle step: the odds. */
function fightFacts(t, [verb], who) {
	if (verb !== "fight") return null;
	const zone = t.at[who];
	return json(oddsAgainst(t, {
		who,
		zone,
		own: true,
		strength: t.strength[zone],
		extra: 0
	}, t.worn[who]));
}
/** 7.3 no. 1. Rolling, or a tactic before the roll: the odds. */
function rollFacts(t, [verb, part]) {
	const fight = { ...t.battle };
	if (verb === "play") for (const effect of COMBAT[cardNamed(part)].effects) {
		if (effect.op === "weakenHere") fight.strength -= effect.by;
		if (effect.op === "battleBonus") fight.extra += effect.value;
	}
	return fight.strength === 0 ? null : json(oddsAgainst(t, fight, t.worn[fight.who]));
}
/** 7.3 no. 4. Accepting the dice, or one more re-roll: the odds, with the best use of the weapons' re-rolls after it. */
function rerollFacts(t, [verb, part]) {
	const battle = t.battle;
	const { die, horde, sides, who } = battle;
	const odds = oddsOf(t, battle, t.worn[who]);
	if (verb === "accept") return json({ odds: settled(oddsWithRerolls(odds, []), die, horde) });
	const card = cardNamed(part);
	const after = oddsWithRerolls(odds, (verb === "reroll" ? [...battle.used, card] : battle.used).reduce(without, t.worn[who]));
	if (COMBAT[card].effects.some(({ op }) => op === "rerollHorde")) return json({ odds: meanOver(sides, (face) => settled(after, die, face)) });
	return json({ odds: meanOver(6, (face) => settled(after, face, horde)) });
}
// src/move.ts
var move = {
	seat: (g, who) => ownerOf(g.table, who),
	ask: "Move, or stay.",
	facts: (g, made, who) => moveFacts(g.table, made, who),
	options(g, can, who) {
		const t = g.table;
		const at = t.at[who];
		can("stay");
		for (const zone of ADJACENT[at]) can("go", zoneId(zone));
		if (t.aircraft.includes(at)) listZones(can, "fly", at);
		if (mayPilot(t, who)) listZones(can, "pilot", at);
		listMoveTactics(t, can, who);
		listOwnTurn(t, can, who);
	},
	take: {
		stay(g, [who]) {
			g.tell({
				type: "stayed",
				who,
				at: g.table.at[who]
			});
		},
		go(g, [who], zone) {
			arrive(g, who, zoneNamed(zone), "foot");
			const steps = abilityOf(g.table.role[who], "moveSteps")?.value ?? 1;
			for (let step = 1; step < steps; step++) g.then(moveOn, who);
		},
		fly(g, [who], zone) {
			removeAircraft(g, g.table.at[who]);
			arrive(g, who, zoneNamed(zone), "aircraft");
		},
		pilot(g, [who], zone) {
			const { cost } = abilityOf(g.table.role[who], "flyByDiscard");
			g.tell({
				type: "flightChosen",
				who,
				to: zoneNamed(zone)
			});
			g.then(lose, who, cost, "any");
			g.then(pilotTo, who, zoneNamed(zone));
		},
		play(g, [who], card, ...parts) {
			if (tacticOf(cardNamed(card)).timing === "move") return moveByTactic(g, who, cardNamed(card), parts[0]);
			playOwnTurn(g, who, cardNamed(card), parts);
			g.again();
		}
	}
};
var moveOn = {
	seat: (g, who) => ownerOf(g.table, who),
	ask: "A second step, or stay.",
	facts: (g, made, who) => moveFacts(g.table, made, who),
	options(g, can, who) {
		const t = g.table;
		can("stay");
		for (const zone of ADJACENT[t.at[who]]) can("go", zoneId(zone));
		listOwnTurn(t, can, who);
	},
	take: {
		stay(g, [who]) {
			g.tell({
				type: "stayed",
				who,
				at: g.table.at[who]
			});
		},
		go(g, [who], zone) {
			arrive(g, who, zoneNamed(zone), "foot");
		},
		play(g, [who], card, ...parts) {
			playOwnTurn(g, who, cardNamed(card), parts);
			g.again();
		}
	}
};
function listZones(can, verb, from, card) {
	for (let zone = 0; zone < ZONES.length; zone++) listZone(can, verb, zone, from, card);
}
function listZone(can, verb, zone, from, card) {
	if (zone === from) return;
	if (card === void 0) can(verb, zoneId(zone));
	else can(verb, cardId(card), zoneId(zone));
}
function mayPilot(t, who) {
	const ability = abilityOf(t.role[who], "flyByDiscard");
	return ability !== null && cardsOf(t, who) >= ability.cost;
}
/** The Pilot's flight, after the payment. */
function pilotTo(g, who, zone) {
	arrive(g, who, zone, "pilot");
}
function listMoveTactics(t, can, who) {
	for (const card of different(t.hand[who])) {
		if (isWeapon(card) || tacticOf(card).timing !== "move") continue;
		const from = t.at[who];
		for (const { op } of tacticOf(card).effects) if (op === "fly") listZones(can, "play", from, card);
		else for (const zone of continentOf(from)) listZone(can, "play", zone, from, card);
	}
}
function moveByTactic(g, who, card, zone) {
	g.tell({
		type: "played",
		who,
		card
	});
	arrive(g, who, zoneNamed(zone), card);
	discardCard(g, who, card, false);
}
function arrive(g, who, to, by) {
	const t = g.table;
	const from = t.at[who];
	t.at[who] = to;
	g.tell({
		type: "moved",
		who,
		from,
		to,
		by
	});
	turnUp(g, to);
}
/** Removes an aircraft token from the board. */
function removeAircraft(g, zone) {
	g.table.aircraft = g.table.aircraft.filter((other) => other !== zone);
	g.tell({
		type: "aircraftLost",
		zone
	});
}
// src/loss.ts
var SHIELD_DIE = 6;
function lost(g, battle) {
	const { who, zone, die, bonus, horde, strength } = battle;
	battle.demand = DEMANDS[strength];
	g.tell({
		type: "battleLost",
		who,
		zone,
		die,
		bonus,
		horde,
		demand: battle.demand
	});
	saveByMarksmanship(g, battle);
	raiseShields(g, battle);
	tend(g, battle);
	g.then(fallBack);
	g.then(pay);
}
var effectOf = (card, op) => weaponOf(card).effects.find((effect) => effect.op === op);
function saveByMarksmanship(g, battle) {
	for (const card of g.table.worn[battle.who]) {
		const effect = effectOf(card, "saveOnLoss");
		if (!effect || battle.die < effect.dieMin) continue;
		battle.demand = 0;
		g.tell({
			type: "spared",
			who: battle.who,
			by: card,
			demand: 0
		});
	}
}
function raiseShields(g, battle) {
	for (const card of g.table.worn[battle.who]) {
		const effect = effectOf(card, "lossRoll");
		if (!effect || battle.demand === 0) continue;
		const shows = g.roll(SHIELD_DIE);
		if (shows >= effect.min) battle.demand = Math.max(0, battle.demand - effect.reduce);
		g.tell({
			type: "shieldRolled",
			who: battle.who,
			card,
			shows,
			demand: battle.demand
		});
	}
}
function tend(g, battle) {
	const medic = medicFor(g.table, battle.zone, battle.strength);
	if (medic === -1 || battle.demand === 0) return;
	battle.demand = Math.max(0, battle.demand - abilityOf(g.table.role[medic], "reduceLossNear").reduce);
	g.tell({
		type: "tended",
		who: battle.who,
		medic,
		demand: battle.demand
	});
}
var fallBack = {
	seat: (g) => ownerOf(g.table, g.table.battle.who),
	ask: "The battle is lost: fall back?",
	obvious: true,
	options(g, can) {
		const { who } = g.table.battle;
		const cards = different(g.table.hand[who]).filter((card) => !isWeapon(card) && tacticOf(card).timing === "after-battle-lost");
		for (const card of cards) can("play", cardId(card));
		if (cards.length > 0) can("stand");
	},
	take: {
		stand() {},
		play(g, _, card) {
			const battle = g.table.battle;
			g.tell({
				type: "played",
				who: battle.who,
				card: cardNamed(card)
			});
			battle.demand = 0;
			discardCard(g, battle.who, cardNamed(card), false);
			g.then(retreat, battle.who, cardNamed(card));
		}
	}
};
var retreat = {
	seat: (g, who) => ownerOf(g.table, who),
	ask: "Move to an adjacent zone, or stay?",
	options(g, can, who) {
		for (const zone of ADJACENT[g.table.at[who]]) can("go", zoneId(zone));
		can("stay");
	},
	take: {
		go(g, [who, card], zone) {
			arrive(g, who, zoneNamed(zone), card);
		},
		stay(g, [who]) {
			g.tell({
				type: "stayed",
				who,
				at: g.table.at[who]
			});
		}
	}
};
function pay(g) {
	const t = g.table;
	const { who, demand } = t.battle;
	if (demand === 0) return;
	if (hasNothing(t, who)) return turn$1(g, who);
	g.then(lose, who, demand, "any");
}
function turn$1(g, who) {
	const t = g.table;
	const zone = t.at[who];
	t.at[who] = -1;
	g.tell({
		type: "turned",
		who,
		role: t.role[who],
		zone
	});
	for (let other = 0; other < t.at.length; other++) if (isHuman(t, other)) return;
	t.step = "end";
	g.tell({ type: "allTurned" });
	g.over([], "overrun");
}
// src/battle.ts
var battleStep = {
	seat: (g, who) => ownerOf(g.table, who),
	ask: (_, won) => won ? "Fight on, or stop?" : "A horde is here: you must fight.",
	facts: (g, made, who) => fightFacts(g.table, made, who),
	options(g, can, who, won) {
		const t = g.table;
		if (!isHuman(t, who) || t.strength[t.at[who]] === 0) return;
		can("fight");
		if (won) can("stop");
		listOwnTurn(t, can, who);
	},
	take: {
		fight(g, [who]) {
			g.then(battle, who, true);
		},
		stop() {},
		play(g, [who], card, ...parts) {
			playOwnTurn(g, who, cardNamed(card), parts);
			g.again();
		}
	}
};
function battle(g, who, own) {
	const t = g.table;
	const zone = t.at[who];
	const strength = t.strength[zone];
	t.battle = newBattle(who, zone, own, strength);
	g.tell({
		type: "battleBegan",
		who,
		zone,
		strength,
		own
	});
	g.then(beforeRoll);
	g.then(rollDice);
	g.then(afterRoll);
	g.then(decide);
	g.then(endBattle);
}
var beforeRoll = {
	seat: (g) => ownerOf(g.table, g.table.battle.who),
	ask: "Before the roll: play a tactic, or roll.",
	facts: (g, made) => rollFacts(g.table, made),
	obvious: true,
	options(g, can) {
		const { battle, hand } = g.table;
		if (battle.strength === 0) return;
		can("roll");
		for (const card of different(hand[battle.who])) if (isTimed(card, "before-battle-roll")) can("play", cardId(card));
	},
	take: {
		roll() {},
		play(g, _, card) {
			playBeforeRoll(g, cardNamed(card));
			g.again();
		}
	}
};
var isTimed = (card, timing) => !isWeapon(card) && tacticOf(card).timing === timing;
function playBeforeRoll(g, card) {
	const battle = g.table.battle;
	g.tell({
		type: "played",
		who: battle.who,
		card
	});
	for (const effect of tacticOf(card).effects) beforeEffect(g, battle, card, effect);
	discardCard(g, battle.who, card, false);
}
function beforeEffect(g, battle, card, effect) {
	if (effect.op === "battleBonus") battle.extra += effect.value;
	if (effect.op !== "weakenHere") return;
	weaken(g, battle.zone, effect.by, card);
	battle.strength = g.table.strength[battle.zone];
}
function rollDice(g) {
	const t = g.table;
	const battle = t.battle;
	if (battle.strength === 0) return g.tell({
		type: "noBattle",
		who: battle.who,
		zone: battle.zone
	});
	const weapons = t.worn[battle.who];
	battle.bonus = bonusOf(t, battle, weapons);
	battle.sides = sidesFor(battle.strength, weapons);
	battle.die = g.roll(6);
	battle.horde = g.roll(battle.sides);
	const { who, die, bonus, horde, sides } = battle;
	g.tell({
		type: "rolled",
		who,
		die,
		bonus,
		horde,
		sides
	});
}
var afterRoll = {
	seat: (g) => ownerOf(g.table, g.table.battle.who),
	ask: "Re-roll a die, or keep the dice?",
	facts: (g, made) => rerollFacts(g.table, made),
	obvious: true,
	options(g, can) {
		const { battle, worn, hand } = g.table;
		if (battle.die === 0) return;
		can("accept");
		for (const card of different(worn[battle.who])) if (mayReroll(battle, worn[battle.who], card)) can("reroll", cardId(card));
		for (const card of different(hand[battle.who])) if (isTimed(card, "after-battle-roll")) can("play", cardId(card));
	},
	take: {
		accept() {},
		reroll(g, _, card) {
			const battle = g.table.battle;
			battle.used.push(cardNamed(card));
			reroll(g, battle, cardNamed(card));
			g.again();
		},
		play(g, _, card) {
			const battle = g.table.battle;
			g.tell({
				type: "played",
				who: battle.who,
				card: cardNamed(card)
			});
			reroll(g, battle, cardNamed(card));
			discardCard(g, battle.who, cardNamed(card), false);
			g.again();
		}
	}
};
function mayReroll(battle, worn, card) {
	const copies = worn.filter((other) => other === card).length;
	return battle.used.filter((other) => other === card).length < copies && weaponOf(card).effects.some((effect) => rerolls(effect, battle.die));
}
var rerolls = (effect, die) => effect.op === "rerollHorde" || effect.op === "rerollHuman" && effect.faces.includes(die);
function reroll(g, battle, card) {
	if (COMBAT[card].effects.some(({ op }) => op === "rerollHorde")) battle.horde = g.roll(battle.sides);
	else battle.die = g.roll(6);
	g.tell({
		type: "rerolled",
		who: battle.who,
		card,
		die: battle.die,
		horde: battle.horde
	});
}
function decide(g) {
	const battle = g.table.battle;
	if (battle.die === 0) return;
	const over = battle.die + battle.bonus - battle.horde;
	const tie = over === 0 && winsTies(g.table.worn[battle.who]);
	if (over > 0 || tie) return win(g, battle, tie);
	lost(g, battle);
}
function win(g, battle, tie) {
	const { who, zone, die, bonus, horde, own } = battle;
	g.tell({
		type: "battleWon",
		who,
		zone,
		die,
		bonus,
		horde,
		tie
	});
	weaken(g, zone, WON, "battle");
	if (own) {
		g.table.wins++;
		g.then(drawForWin, who);
	}
	g.then(splash, who, zone, die);
}
var WON = 1;
function drawForWin(g, who) {
	const first = draw(g, who);
	if (first === -1 || !abilityOf(g.table.role[who], "drawTwoKeepOne")) return;
	const second = draw(g, who);
	if (second !== -1) g.then(keepOne, who, first, second);
}
var keepOne = {
	seat: (g, who) => ownerOf(g.table, who),
	ask: "Discard one of the two cards you drew.",
	obvious: true,
	options(_, can, __, first, second) {
		can("discard", cardId(first));
		if (second !== first) can("discard", cardId(second));
	},
	take: { discard(g, [who], card) {
		discardCard(g, who, cardNamed(card), false);
	} }
};
var splash = {
	seat: (g, who) => ownerOf(g.table, who),
	ask: "Which adjacent horde loses strength?",
	obvious: true,
	options(g, can, who, zone, die) {
		const t = g.table;
		const ability = abilityOf(t.role[who], "splash");
		if (!ability || t.sapped || die < ability.dieMin) return;
		for (const next of ADJACENT[zone]) if (t.strength[next] > 0) can("sap", zoneId(next));
	},
	take: { sap(g, [who], zone) {
		g.table.sapped = true;
		weaken(g, zoneNamed(zone), abilityOf(g.table.role[who], "splash").by, "splash");
	} }
};
function endBattle(g) {
	const t = g.table;
	const battle = t.battle;
	t.battle = null;
	if (battle.die === 0) return;
	const more = battle.own && battle.demand === -1;
	g.tell({
		type: "battleEnded",
		who: battle.who,
		more
	});
	breakWeapons(g, battle);
	if (more) g.then(battleStep, battle.who, true);
}
function breakWeapons(g, { who, die }) {
	const breaks = (effect) => effect.op === "breakOn" && effect.face === die;
	for (const card of g.table.worn[who].filter((worn) => weaponOf(worn).effects.some(breaks))) {
		g.tell({
			type: "broke",
			who,
			card
		});
		discardCard(g, who, card, true);
	}
}
// src/box.ts
/** World War Z, solo. Options: the number of characters, and whether roles are dealt or chosen. */
var box = {
	id: "world-war-z",
	version: 2,
	seats: [
		1,
		2,
		3,
		4
	],
	seatsFor,
	options: {
		characters: [
			2,
			3,
			4
		],
		roles: ["dealt", "chosen"]
	}
};
/** From one player to one for each character (R23). */
function seatsFor({ characters: many }) {
	return Array.from({ length: Number(many) }, (_, n) => n + 1);
}
// src/challenge.ts
/** Ranks results of a challenge: victory, rounds survived, more humans left, fewer strong hordes, fewer moves. */
function standing(t, { winners }, seat, moves) {
	let human = 0;
	for (let who = 0; who < characters(t); who++) if (isHuman(t, who)) human++;
	return [
		winners.includes(seat) ? 1 : 0,
		t.round - rounds$1(t),
		human,
		-strongHordes(t),
		-moves
	];
}
// src/zombie/steps.ts
function closest(t) {
	const zones = [...new Set(t.at.filter((zone) => zone !== -1))].toSorted((a, b) => a - b);
	let near = Infinity;
	let tied = [];
	for (let horde = 0; horde < t.strength.length; horde++) {
		if (t.strength[horde] === 0) continue;
		for (const target of zones) {
			const far = distance(horde, target);
			if (far > near) continue;
			if (far < near) tied = [];
			near = far;
			tied.push([horde, target]);
		}
	}
	const [horde, target] = tied[0] ?? [-1, -1];
	return {
		step: 1,
		horde,
		target,
		distance: horde === -1 ? 0 : near,
		tied
	};
}
function combination(t, step, zone) {
	const strength = t.strength[zone];
	const need = 4 - strength;
	const candidates = [];
	for (const next of ADJACENT[zone]) if (t.strength[next] > 0) candidates.push([next, t.strength[next]]);
	const nothing = {
		step,
		zone,
		strength,
		need,
		candidates,
		tied: [],
		from: -1,
		after: strength,
		lost: 0
	};
	if (need === 0) return {
		...nothing,
		rule: "full"
	};
	if (candidates.length === 0) return {
		...nothing,
		rule: "alone"
	};
	const enough = candidates.filter(([, n]) => n >= need).map(([, n]) => n);
	const rule = enough.length > 0 ? "lowest" : "highest";
	const joins = enough.length > 0 ? Math.min(...enough) : Math.max(...candidates.map(([, n]) => n));
	const tied = candidates.flatMap(([next, n]) => n === joins ? [next] : []);
	const after = Math.min(4, strength + joins);
	return {
		...nothing,
		rule,
		tied,
		from: tied[0],
		after,
		lost: strength + joins - after
	};
}
function way(t, from, target) {
	if (humansIn(t, from).length > 0) return {
		step: 3,
		from,
		to: -1,
		tied: []
	};
	const tied = closerTo(target, from);
	return {
		step: 3,
		from,
		to: tied[0],
		tied
	};
}
function assault(t, zone) {
	const tied = humansIn(t, zone);
	return {
		step: 5,
		zone,
		attacked: tied[0] ?? -1,
		tied
	};
}
function subjects(t, attacked, target) {
	if (attacked !== -1 && t.at[attacked] !== -1) return {
		step: 6,
		named: attacked,
		why: "attacked",
		tied: [attacked]
	};
	if (target === -1) return named(humansFrom(t, 0), "anyone");
	if (attacked === -1) return named(humansIn(t, target), "target");
	const humans = humansFrom(t, 0);
	const near = Math.min(...humans.map((who) => distance(t.at[who], target)));
	return named(humans.filter((who) => distance(t.at[who], target) === near), "nearest");
}
var named = (tied, why) => ({
	step: 6,
	named: tied[0] ?? -1,
	why,
	tied
});
// src/zombie/turn.ts
function note(g, who, trail) {
	g.table.trail.push(trail);
	g.tell({
		type: "zombieStepped",
		who,
		trail
	});
}
function zombieTurn(g, who) {
	g.table.step = "zombie";
	const found = closest(g.table);
	if (found.horde !== -1) return g.then(hunt, who);
	note(g, who, found);
	g.then(nameSubject, who, -1, -1);
}
var hunt = {
	seat: (g, who) => ownerOf(g.table, who),
	ask: "Which horde, and towards whom?",
	obvious: true,
	options(g, can) {
		for (const [horde, target] of closest(g.table).tied) can("hunt", zoneId(horde), zoneId(target));
	},
	take: { hunt(g, [who], from, to) {
		const horde = zoneNamed(from);
		const target = zoneNamed(to);
		note(g, who, {
			...closest(g.table),
			horde,
			target
		});
		g.then(combine, who, 2, horde);
		g.then(advance, who, horde, target);
	} }
};
function combine(g, who, step, zone) {
	const found = combination(g.table, step, zone);
	if (found.from === -1) return note(g, who, found);
	g.then(join, who, step, zone);
}
var join = {
	seat: (g, who) => ownerOf(g.table, who),
	ask: "Which horde joins?",
	obvious: true,
	options(g, can, _, step, zone) {
		for (const from of combination(g.table, step, zone).tied) can("join", zoneId(from));
	},
	take: { join(g, [who, step, zone], part) {
		const from = zoneNamed(part);
		note(g, who, {
			...combination(g.table, step, zone),
			from
		});
		moveHorde(g, from, zone);
	} }
};
function advance(g, who, horde, target) {
	const found = way(g.table, horde, target);
	if (found.to !== -1) return g.then(lead, who, horde, target);
	note(g, who, found);
	strike(g, who, horde, horde);
}
var lead = {
	seat: (g, who) => ownerOf(g.table, who),
	ask: "Which way does the horde go?",
	obvious: true,
	options(g, can, _, horde, target) {
		for (const to of way(g.table, horde, target).tied) can("lead", zoneId(to));
	},
	take: { lead(g, [who, horde, target], part) {
		const to = zoneNamed(part);
		note(g, who, {
			...way(g.table, horde, target),
			to
		});
		moveHorde(g, horde, to);
		strike(g, who, to, target);
	} }
};
function strike(g, who, horde, target) {
	g.then(combine, who, 4, horde);
	g.then(raid, who, horde, target);
}
function raid(g, who, horde, target) {
	if (humansIn(g.table, horde).length > 0) return g.then(attack, who, horde);
	g.then(nameSubject, who, -1, target);
}
var attack = {
	seat: (g, who) => ownerOf(g.table, who),
	ask: "Whom does the horde attack?",
	obvious: true,
	options(g, can, _, zone) {
		for (const victim of assault(g.table, zone).tied) can("attack", whoId(g.table, victim));
	},
	take: { attack(g, [who, zone], part) {
		const attacked = whoNamed(g.table, part);
		note(g, who, {
			...assault(g.table, zone),
			attacked
		});
		g.then(defend, attacked);
		g.then(nameSubject, who, attacked, zone);
	} }
};
function defend(g, who) {
	g.table.asked = who;
	g.then(equip, who, false, [], []);
	g.then(battle, who, false);
}
var nameSubject = {
	seat: (g, who) => ownerOf(g.table, who),
	ask: "Whom does the threat card target?",
	obvious: true,
	options(g, can, _, attacked, target) {
		for (const one of subjects(g.table, attacked, target).tied) can("name", whoId(g.table, one));
	},
	take: { name(g, [who, attacked, target], part) {
		const one = whoNamed(g.table, part);
		note(g, who, {
			...subjects(g.table, attacked, target),
			named: one
		});
		g.then(escalate, who, one);
	} }
};
// src/threats.ts
var STREAM = "events";
/** Carries out one effect of the card. */
function carryOut(g, effect) {
	DOES[effect.op](g, effect);
}
var DOES = {
	growZones,
	discardAllWith,
	growActiveZone,
	growAdjacentHordes,
	growContinentHordes,
	growHordesIn,
	spawnRandomClear,
	growRandomPerContinent,
	revealContinentAndGrow,
	discardActive,
	discardEquippedIf,
	discardTacticAll,
	removeNearestAircraft,
	ambush,
	drawActive,
	revealGreyChoice
};
/** The zone of the active character. */
var activeZone = (t) => t.at[t.subject];
/** The zones among these with a face-up horde. */
var hordesIn = ({ strength }, zones) => zones.filter((zone) => strength[zone] > 0);
function growZones(g, { zones, by }) {
	for (const zone of zones) grow(g, zone, by);
}
function discardAllWith(g, { min, count }) {
	for (const who of humansFrom(g.table, g.table.subject)) if (cardsOf(g.table, who) >= min) g.then(lose, who, count, "any");
}
function growActiveZone(g, { by }) {
	grow(g, activeZone(g.table), by);
}
function growAdjacentHordes(g, { by }) {
	for (const zone of hordesIn(g.table, ADJACENT[activeZone(g.table)])) grow(g, zone, by);
}
function growContinentHordes(g, { strength, by }) {
	const zones = continentOf(activeZone(g.table)).filter((zone) => g.table.strength[zone] === strength);
	for (const zone of zones) grow(g, zone, by);
}
function growHordesIn(g, { zones, by }) {
	for (const zone of hordesIn(g.table, zones)) grow(g, zone, by);
}
function spawnRandomClear(g, { count, strength }) {
	for (let n = 0; n < count; n++) {
		const clear = ZONES.flatMap((_, zone) => isClear(g.table, zone) ? [zone] : []);
		if (clear.length > 0) grow(g, g.pick(clear, STREAM), strength);
	}
}
function growRandomPerContinent(g, { by }) {
	for (const zones of CONTINENT_ZONES) {
		const hordes = hordesIn(g.table, zones);
		if (hordes.length > 0) grow(g, g.pick(hordes, STREAM), by);
	}
}
function revealContinentAndGrow(g, { by, otherwiseActiveZone }) {
	const t = g.table;
	const tokens = continentOf(activeZone(t)).filter((zone) => t.token[zone] !== -1);
	if (tokens.length === 0) return grow(g, activeZone(t), otherwiseActiveZone);
	for (const zone of tokens) {
		turnUp(g, zone);
		if (t.strength[zone] > 0) grow(g, zone, by);
	}
}
function discardActive(g, { count }) {
	g.then(lose, g.table.subject, count, "any");
}
function discardEquippedIf(g, { min, count }) {
	for (const who of humansFrom(g.table, g.table.subject)) if (g.table.worn[who].length >= min) g.then(lose, who, count, "worn");
}
function discardTacticAll(g, { count }) {
	for (const who of humansFrom(g.table, g.table.subject)) g.then(lose, who, count, "tactic");
}
function removeNearestAircraft(g) {
	if (g.table.aircraft.length > 0) return g.then(ground);
	g.then(lose, g.table.subject, GROUNDED_DISCARDS, "any");
}
var GROUNDED_DISCARDS = 1;
var ground = {
	seat: (g) => ownerOf(g.table, g.table.active),
	ask: "Which aircraft is lost?",
	obvious: true,
	options(g, can) {
		for (const zone of nearest(g.table, g.table.aircraft)) can("ground", zoneId(zone));
	},
	take: { ground(g, _, zone) {
		removeAircraft(g, zoneNamed(zone));
	} }
};
/** The zones among these nearest to the active character. */
function nearest(t, zones) {
	const near = Math.min(...zones.map((zone) => distance(zone, activeZone(t))));
	return zones.filter((zone) => distance(zone, activeZone(t)) === near);
}
function ambush(g) {
	const t = g.table;
	if (t.strength[activeZone(t)] > 0) return defend(g, t.subject);
	g.then(lure);
}
var lure = {
	seat: (g) => ownerOf(g.table, g.table.active),
	ask: "Which horde comes closer, and which way?",
	obvious: true,
	options(g, can) {
		const t = g.table;
		for (const horde of nearest(t, hordesIn(t, ALL))) for (const to of closerTo(activeZone(t), horde)) can("lure", zoneId(horde), zoneId(to));
	},
	take: { lure(g, _, from, to) {
		moveHorde(g, zoneNamed(from), zoneNamed(to));
		if (zoneNamed(to) === activeZone(g.table)) g.then(defend, g.table.subject);
	} }
};
var ALL = ZONES.map((_, zone) => zone);
function drawActive(g, { count }) {
	for (let n = 0; n < count; n++) draw(g, g.table.subject);
}
function revealGreyChoice(g, { count }) {
	g.then(turnTokens, g.table.active, count);
}
// src/escalate.ts
function escalateStep(g, who) {
	if (!isHuman(g.table, who)) return;
	g.table.step = "escalate";
	g.then(escalate, who, who);
}
function escalate(g, who, subject) {
	g.table.subject = subject;
	drawThreat(g, who);
	if (who === subject) g.then(redraw, who, abilityOf(g.table.role[who], "threatRedraw")?.times ?? 0);
	for (const holder of humansFrom(g.table, subject)) g.then(offer, holder);
	g.then(settle);
	g.then(putAway);
}
function drawThreat(g, by) {
	const t = g.table;
	if (t.threatDeck.length === 0 && t.sunk.length === 0) {
		t.threatDeck = g.shuffle(t.threatDiscard, "threat");
		t.threatDiscard = [];
		g.tell({
			type: "reshuffled",
			deck: "threat"
		});
	}
	t.threat = t.threatDeck.pop() ?? t.sunk.shift();
	g.reveal();
	g.tell({
		type: "threatDrawn",
		by,
		subject: t.subject,
		card: t.threat
	});
}
var redraw = {
	seat: (g, who) => ownerOf(g.table, who),
	ask: "Resolve this card, or put it on the bottom and draw the next?",
	options(_, can, __, times) {
		if (times === 0) return;
		can("settle");
		can("sink");
	},
	take: {
		settle() {},
		sink(g, [who, times]) {
			const t = g.table;
			const sunk = t.threat;
			g.tell({
				type: "threatSunk",
				who,
				card: sunk
			});
			t.sunk.push(sunk);
			drawThreat(g, who);
			g.then(redraw, who, times - 1);
		}
	}
};
function offer(g, who) {
	const t = g.table;
	if (t.threat === -1 || !t.hand[who].some(isCounter)) return;
	t.asked = who;
	g.then(counter, who);
}
var counter = {
	seat: (g, who) => ownerOf(g.table, who),
	ask: "Cancel this card?",
	options(g, can, who) {
		for (const card of different(g.table.hand[who])) if (isCounter(card)) can("play", cardId(card));
		can("pass");
	},
	take: {
		pass() {},
		play(g, [who], part) {
			const card = g.table.threat;
			g.tell({
				type: "played",
				who,
				card: cardNamed(part)
			});
			discardThreat(g);
			g.tell({
				type: "threatCancelled",
				who,
				card
			});
			discardCard(g, who, cardNamed(part), false);
		}
	}
};
var isCounter = (card) => !isWeapon(card) && tacticOf(card).timing === "threat-drawn";
function settle(g) {
	const { threat } = g.table;
	if (threat === -1) return;
	const { effects } = THREATS[threat];
	if (effects.length === 0) g.tell({
		type: "nothingHappened",
		card: threat
	});
	for (const effect of effects) carryOut(g, effect);
}
function putAway(g) {
	if (g.table.threat !== -1) discardThreat(g);
}
function discardThreat(g) {
	const t = g.table;
	t.threatDiscard.push(t.threat);
	t.threat = -1;
}
// src/round.ts
function startRound(g) {
	g.table.round++;
	g.tell({
		type: "roundBegan",
		round: g.table.round
	});
	for (let who = 0; who < characters(g.table); who++) g.then(turn, who);
	g.then(endRound);
}
function turn(g, who) {
	const t = g.table;
	const zombie = !isHuman(t, who);
	t.active = who;
	t.wins = 0;
	t.sapped = false;
	t.subject = -1;
	t.asked = who;
	t.trail = [];
	g.tell({
		type: "turnBegan",
		who,
		zombie
	});
	if (zombie) return g.then(zombieTurn, who);
	t.step = "move";
	g.then(move, who);
	g.then(stepTo, "equip");
	g.then(equip, who, true, [], []);
	g.then(stepTo, "battle");
	g.then(battleStep, who, false);
	g.then(keepHandLimit, who);
	g.then(escalateStep, who);
}
/** The next step of a turn begins. */
function stepTo(g, step) {
	g.table.step = step;
}
function endRound(g) {
	if (g.table.round < rounds$1(g.table)) g.then(startRound);
	else g.then(count);
}
function count(g) {
	const t = g.table;
	t.step = "end";
	for (const zone of faceDown(t)) turnUp(g, zone);
	const strong = strongHordes(t);
	const won = strong <= 10;
	g.tell({
		type: "ended",
		strong,
		won
	});
	const everybody = Array.from({ length: t.seats }, (_, seat) => seat);
	g.over(won ? everybody : [], won ? "held" : "overwhelmed");
}
// src/set-up.ts
var copiesOf = (list) => list.flatMap(({ copies }, n) => Array.from({ length: copies }, () => n));
var ALL_ROLES = ROLES.map((_, role) => role);
var COMBAT_CARDS = copiesOf(COMBAT);
var THREAT_CARDS = copiesOf(THREATS);
function setUp(g, seats, options) {
	const many = Number(options.characters);
	g.table = emptyTable(seats, many);
	if (options.roles === "dealt") dealRoles(g, many);
	else for (let who = 0; who < many; who++) g.then(chooseRole, who);
	g.then(layWorld);
	g.then(startRound);
}
/** The table before the deal. */
function emptyTable(seats, many) {
	const each = Array.from({ length: many }, () => 0);
	return {
		seats,
		round: 0,
		strength: ZONES.map(() => 0),
		token: ZONES.map(() => -1),
		aircraft: [],
		role: each.map(() => -1),
		at: each.map(() => START),
		hand: each.map(() => []),
		worn: each.map(() => []),
		active: -1,
		step: "setUp",
		wins: 0,
		sapped: false,
		battle: null,
		threat: -1,
		subject: -1,
		asked: -1,
		playing: -1,
		trail: [],
		combatDeck: [],
		combatDiscard: [],
		threatDeck: [],
		threatDiscard: [],
		sunk: []
	};
}
function dealRoles(g, many) {
	const roles = g.shuffle([...ALL_ROLES], "roles");
	for (let who = 0; who < many; who++) takeRole(g, who, roles[who], true);
}
function takeRole(g, who, role, dealt) {
	g.table.role[who] = role;
	g.tell({
		type: "roleTaken",
		who,
		role,
		dealt
	});
}
var chooseRole = {
	seat: (g, who) => ownerOf(g.table, who),
	ask: (who) => `Choose the character of seat ${who + 1} in the order of turns.`,
	options(g, can) {
		for (const [role, { id }] of ROLES.entries()) if (!g.table.role.includes(role)) can("choose", id);
	},
	take: { choose(g, [who], part) {
		takeRole(g, who, roleNamed(part), false);
	} }
};
function layWorld(g) {
	const t = g.table;
	t.aircraft = ZONES.flatMap(({ airfield }, zone) => airfield ? [zone] : []);
	layTokens(g);
	layHordes(g);
	g.tell({
		type: "worldLaid",
		strong: strongHordes(t),
		strength: [...t.strength],
		faceDown: faceDown(t)
	});
	t.combatDeck = g.shuffle([...COMBAT_CARDS], "combat");
	t.threatDeck = g.shuffle([...THREAT_CARDS], "threat");
	for (let who = 0; who < characters(t); who++) dealCards(g, who);
}
function layTokens(g) {
	const tokens = g.shuffle([...GREY_TOKENS], "tokens");
	for (const [zone, { grey }] of ZONES.entries()) if (grey) g.table.token[zone] = tokens.pop();
}
function layHordes(g) {
	for (const [zone, { grey }] of ZONES.entries()) if (!grey && zone !== START) g.table.strength[zone] = g.pick(OPENING, "hordes");
}
function dealCards(g, who) {
	const t = g.table;
	const extra = abilityOf(t.role[who], "extraStartCards")?.value ?? 0;
	const cards = SETTINGS[characters(t)].cards[who] + extra;
	for (let n = 0; n < cards; n++) t.hand[who].push(t.combatDeck.pop());
	t.hand[who].sort((a, b) => a - b);
	g.tell({
		type: "cardsDealt",
		who,
		cards: [...t.hand[who]]
	});
}
// src/view.ts
function view(t, _seat) {
	return {
		seats: t.seats,
		round: t.round,
		rounds: rounds$1(t),
		owner: t.role.map((_, who) => ownerOf(t, who)),
		strength: [...t.strength],
		faceDown: faceDown(t),
		strong: strongHordes(t),
		aircraft: [...t.aircraft],
		role: [...t.role],
		at: [...t.at],
		hand: t.hand.map((cards) => [...cards]),
		worn: t.worn.map((cards) => [...cards]),
		active: t.active,
		step: t.step,
		wins: t.wins,
		sapped: t.sapped,
		battle: t.battle && battleShown(t.battle),
		threat: t.threat,
		subject: t.subject,
		asked: t.asked,
		playing: t.playing,
		trail: t.trail.map(trailShown),
		combatDiscard: [...t.combatDiscard],
		threatDiscard: [...t.threatDiscard],
		sunk: [...t.sunk],
		left: {
			combat: t.combatDeck.length,
			threat: t.threatDeck.length
		}
	};
}
var battleShown = (battle) => ({
	who: battle.who,
	zone: battle.zone,
	own: battle.own,
	strength: battle.strength,
	extra: battle.extra,
	bonus: battle.bonus,
	sides: battle.sides,
	die: battle.die,
	horde: battle.horde,
	used: [...battle.used],
	demand: battle.demand
});
function trailShown(trail) {
	switch (trail.step) {
		case 1: return {
			step: 1,
			horde: trail.horde,
			target: trail.target,
			distance: trail.distance,
			tied: trail.tied.map(([horde, target]) => [horde, target])
		};
		case 2:
		case 4: return {
			step: trail.step,
			zone: trail.zone,
			strength: trail.strength,
			need: trail.need,
			candidates: trail.candidates.map(([zone, strength]) => [zone, strength]),
			rule: trail.rule,
			tied: [...trail.tied],
			from: trail.from,
			after: trail.after,
			lost: trail.lost
		};
		case 3: return {
			step: 3,
			from: trail.from,
			to: trail.to,
			tied: [...trail.tied]
		};
		case 5: return {
			step: 5,
			zone: trail.zone,
			attacked: trail.attacked,
			tied: [...trail.tied]
		};
		default: return {
			step: 6,
			named: trail.named,
			why: trail.why,
			tied: [...trail.tied]
		};
	}
}
/** Deals again what no one can see: the order of the decks, and the values of the face-down tokens. */
function imagine(g) {
	const t = g.table;
	g.shuffle(t.combatDeck, "imagined");
	g.shuffle(t.threatDeck, "imagined");
	const zones = faceDown(t);
	const values = g.shuffle(zones.map((zone) => t.token[zone]), "imagined");
	for (const [n, zone] of zones.entries()) t.token[zone] = values[n];
}
// src/index.ts
var rounds = {
	chooseRole,
	layWorld,
	startRound,
	turn,
	stepTo,
	keepHandLimit,
	endRound,
	count
};
var turns = {
	move,
	moveOn,
	pilotTo,
	equip,
	lose,
	discard
};
var tactics = {
	drawSome,
	turnTokens,
	putAside
};
var battles = {
	battleStep,
	battle,
	beforeRoll,
	rollDice,
	afterRoll,
	decide,
	drawForWin,
	keepOne,
	splash,
	endBattle
};
var losses = {
	fallBack,
	retreat,
	pay
};
var threats = {
	escalateStep,
	escalate,
	redraw,
	offer,
	counter,
	settle,
	putAway,
	ground,
	lure
};
var zombies = {
	zombieTurn,
	hunt,
	combine,
	join,
	advance,
	lead,
	raid,
	attack,
	defend,
	nameSubject
};
var SURVIVORS = 0;
/** World War Z, solo: two to four characters against the hordes, for one player or up to one for each character. */
var worldWarZ = {
	...box,
	setUp,
	steps: {
		...rounds,
		...turns,
		...tactics,
		...battles,
		...losses,
		...threats,
		...zombies
	},
	view,
	allSeeAlike: true,
	imagine,
	sideOf: () => SURVIVORS,
	standing,
	unseen: {
		"told tokenTurned.value": "all see the value, even if a horde of 4 hides it within the same move",
		"told grew.by": "all see how much of the growth exceeded 4",
		"told hordeMoved.lost": "all see how much exceeded 4",
		"told drew.card": "all see the order of a draw, which a sorted hand does not keep"
	},
	longest: 2e3
};
// src/weights.ts
var USUAL = {
	step: [
		0,
		.2,
		.35,
		1,
		.7
	],
	card: .25,
	lostCard: .3,
	few: 1.6,
	none: 6,
	next: .4,
	beyond: .15,
	fly: .4,
	play: .5,
	pilot: .6,
	tactic: .3
};
var LATE = {
	...USUAL,
	fly: .15,
	play: .2,
	pilot: .25
};
/** The weights of the reference's sample policy (10). */
var SAMPLE = {
	stages: [
		{
			...LATE,
			step: [
				0,
				0,
				0,
				1,
				.3
			],
			card: 0,
			lostCard: .02,
			few: 1,
			none: .6,
			next: 0,
			beyond: 0,
			tactic: 0
		},
		LATE,
		LATE,
		USUAL
	],
	covered: 1,
	unknown: 2,
	threatening: 1.5,
	tokenShare: .25
};
// src/worth.ts
var FEW = 2;
/** The weights of the present stage. */
function stageOf(t, { stages }) {
	const left = rounds$1(t) - t.round;
	return stages[Math.max(0, Math.min(left, stages.length - 1))];
}
/** The worth of an obligatory battle with these weapons, and of those after it while they pay. */
function worthOf(t, who, zone, strength, weapons, weights = SAMPLE) {
	if (strength === 0) return 0;
	const stage = stageOf(t, weights);
	const chance = chanceIn(t, who, zone, strength, weapons);
	const onward = Math.max(0, worthOf(t, who, zone, strength - 1, weapons, weights));
	return chance * (stage.step[strength] + stage.card + onward) - (1 - chance) * costOf(t, who, strength, stage);
}
/** The cost of a battle lost to a horde of this strength. */
function costOf(t, who, strength, { none, lostCard, few }) {
	const cards = cardsOf(t, who);
	return cards === 0 ? none : lostCard * DEMANDS[strength] * (cards <= FEW ? few : 1);
}
// src/score.ts
var BASE = 8.5;
var FULL = -.95;
var STRONG_HORDE = -.84;
var MAY_BECOME = [
	-.3,
	-.45,
	-.5
];
var RELIEF = .28;
var TURN = -.18;
var TURN_LATER = -.039;
var CARDS_LEFT = [
	-2.4,
	-1.6,
	-1.1,
	-.65,
	-.3
];
var TURNS_LOST = 3;
var TURNED = -1.27;
var AT_HAND = .65;
var UNARMED = .02;
var NEXT = .4;
var BEYOND = .15;
var TACTIC = .2;
var AIRCRAFT = .3;
var TIME_TO_FLY = 10;
var SPREAD = .6;
var SPREAD_A_CARD = .13;
var HIT = .075;
var MAX_CHANCE = .999;
/** The chance to win, from 0 to 1, and below 1 while the game goes on. The same for every seat. */
function score(t, _) {
	if (t.at.every((zone) => zone === -1)) return 0;
	const cards = cardsToCome(t);
	const margin = BASE + world(t, cards) + allCharacters(t) + flights(t, cards);
	return MAX_CHANCE * logistic(margin / (SPREAD + SPREAD_A_CARD * cards));
}
function cardsToCome(t) {
	const many = characters(t);
	const turns = (rounds$1(t) - t.round) * many + many - Math.max(0, t.active);
	return Math.max(0, turns - (isDrawn(t) ? 1 : 0));
}
var isDrawn = ({ step, threat }) => step === "end" || step === "escalate" && threat === -1;
function world(t, cards) {
	let sum = 0;
	for (let zone = 0; zone < t.strength.length; zone++) {
		const strength = t.token[zone] === -1 ? t.strength[zone] : t.token[zone];
		if (strength === 4) sum += FULL;
		else if (strength === 3) sum += STRONG_HORDE;
		else sum += MAY_BECOME[strength] * GROWS[3 - strength][Math.min(cards, MAX_CARDS)];
	}
	return sum;
}
var MAX_CARDS = 24;
var GROWS = [
	0,
	1,
	2,
	3
].map((hits) => Array.from({ length: 25 }, (_, cards) => atLeast(hits, cards)));
function atLeast(hits, cards) {
	let fewer = 0;
	let ways = 1;
	for (let n = 0; n < hits; n++) {
		fewer += ways * power(HIT, n) * power(.925, cards - n);
		ways = ways * (cards - n) / (n + 1);
	}
	return Math.max(0, 1 - fewer);
}
function allCharacters(t) {
	let sum = 0;
	for (let who = 0; who < characters(t); who++) sum += character(t, who);
	return sum;
}
function character(t, who) {
	const turns = rounds$1(t) - t.round + (who > t.active || who === t.active && isToFight(t) ? 1 : 0);
	if (!isHuman(t, who)) return TURNED * turns;
	const best = bestArrangement(t, who, START, 3);
	const each = RELIEF * chanceIn(t, who, START, 3, best) + TURN + TURN_LATER * turns;
	const short = (CARDS_LEFT[cardsKept(t, who)] ?? 0) * Math.min(1, turns / TURNS_LOST);
	const later = turns > 0 ? carried(t, who) + AT_HAND * prey(t, who, best) : 0;
	return turns * each + short + later + (who === t.active ? AT_HAND * atHand(t) : 0);
}
var cardsKept = (t, who) => Math.max(0, cardsOf(t, who) - (t.battle?.who === who ? Math.max(0, t.battle.demand) : 0));
var isToFight = ({ step, wins, battle }) => step === "move" || step === "equip" || step === "battle" && wins === 0 && (battle === null || battle.die === 0);
function atHand(t) {
	const who = t.active;
	const strength = t.strength[t.at[who]];
	if (strength === 0) return 0;
	const worth = (weapons) => worthOf(t, who, t.at[who], strength, weapons);
	const best = () => worth(bestArrangement(t, who, t.at[who], strength));
	if (t.step === "move") return best();
	if (t.step === "equip" && slotsOf(t.worn[who]) < 2) return best() - UNARMED;
	if (isToFight(t)) return worth(t.worn[who]);
	return t.step !== "battle" || t.battle !== null && t.battle.demand !== -1 ? 0 : Math.max(0, worth(t.worn[who]));
}
function prey(t, who, weapons) {
	const at = t.at[who];
	const worths = [
		1,
		2,
		3,
		4
	].map((strength) => Math.max(0, worthOf(t, who, at, strength, weapons)));
	let next = 0;
	let beyond = 0;
	for (let zone = 0; zone < t.strength.length; zone++) {
		const strength = t.token[zone] === -1 ? t.strength[zone] : SAMPLE.unknown;
		const far = strength === 0 ? Infinity : distance(at, zone);
		if (far === 1) next = Math.max(next, worths[strength - 1]);
		if (far === 2) beyond = Math.max(beyond, worths[strength - 1]);
	}
	return NEXT * next + BEYOND * beyond;
}
function carried(t, who) {
	let sum = 0;
	for (const card of t.hand[who]) if (!isWeapon(card)) sum += TACTIC;
	return sum;
}
var flights = (t, cards) => AIRCRAFT * t.aircraft.length * Math.min(1, cards / TIME_TO_FLY);
// edition.ts
/**
* What `npm run freeze` writes into an edition: the rules, and the score by which rivals of challenges move.
* @public
*/
var game = {
	...worldWarZ,
	score
};
export { game };
