import { ids, logistic } from "@shamble/engine";
// src/data.ts
var hour$1 = (clock, mark = null) => ({
	clock,
	mark
});
/** The hour tracks (3.2, R2). */
var HOUR_TRACKS = {
	standard: [
		hour$1("6 PM"),
		hour$1("7 PM"),
		hour$1("8 PM"),
		hour$1("9 PM", 8),
		hour$1("10 PM"),
		hour$1("11 PM"),
		hour$1("12 AM", 10),
		hour$1("1 AM"),
		hour$1("2 AM"),
		hour$1("3 AM", 12),
		hour$1("4 AM"),
		hour$1("5 AM")
	],
	short: [
		hour$1("10 PM"),
		hour$1("11 PM"),
		hour$1("12 AM", 8),
		hour$1("1 AM"),
		hour$1("2 AM", 10),
		hour$1("3 AM"),
		hour$1("4 AM"),
		hour$1("5 AM")
	],
	nightmare: [
		hour$1("6 PM"),
		hour$1("7 PM"),
		hour$1("8 PM", 8),
		hour$1("9 PM"),
		hour$1("10 PM"),
		hour$1("11 PM", 10),
		hour$1("12 AM"),
		hour$1("1 AM"),
		hour$1("2 AM", 12),
		hour$1("3 AM"),
		hour$1("4 AM", 20),
		hour$1("5 AM")
	]
};
/** The hour track of this game. */
var hourTrack = (switches) => HOUR_TRACKS[switches.hourTrack];
var KEEPS_GOING = 4;
var FAST_KEEPS_GOING = 3;
/** What every die of a moving horde must show: 4, for Fast hordes 3 (6.2, 13.2). */
var keepsGoing = (breed) => breed === "fast" ? FAST_KEEPS_GOING : KEEPS_GOING;
// src/table.ts
var BREEDS = [
	"fast",
	"resilient",
	"bloodthirsty",
	"stealthy",
	"vicious",
	"virulent",
	"lucky",
	"noxious",
	"infiltrator",
	"psychic"
];
/** Every space, column by column: 11, 12 … 88. */
var SQUARES = Array.from({ length: 64 }, (_, i) => (Math.floor(i / 8) + 1) * 10 + i % 8 + 1);
var DICE = [
	6,
	8,
	10,
	12,
	20
];
var horde = ids("horde");
var squad = ids("squad");
var chair = ids("seat");
/** `sq:34`: the space x = 3, y = 4. */
var square = ids("sq");
/** `dice:2`: a number of dice. */
var dice = ids("dice");
var DIE_NAMES = {
	6: "d6",
	8: "d8",
	10: "d10",
	12: "d12",
	20: "d20"
};
/** `d8`: a townsperson or zombie by its die. */
var die = (sides) => DIE_NAMES[sides];
/** The sides in `d8`, `d8:1`. */
var sidesIn = (part) => Number.parseInt(part.slice(1), 10);
/** The number after the colon in `d6:2`. */
var numberIn = (part) => Number(part.slice(part.indexOf(":") + 1));
// src/questions.ts
/** The horde of this number; throws when it is not on the board. */
function hordeOf(t, id) {
	const found = findHorde(t, id);
	if (!found) throw new Error(`There is no horde ${id}.`);
	return found;
}
/** The horde of this number, if it is on the board. */
function findHorde(t, id) {
	const { hordes } = t;
	for (let i = 0; i < hordes.length; i++) if (hordes[i].id === id) return hordes[i];
}
/** The squad of this number; throws when it is not on the board. */
function squadOf(t, id) {
	const found = t.squads.find((squad) => squad.id === id);
	if (!found) throw new Error(`There is no squad ${id}.`);
	return found;
}
/** Whether a player still has a horde (5.4). */
function isIn(t, seat) {
	const { hordes } = t;
	for (let i = 0; i < hordes.length; i++) if (hordes[i].seat === seat) return true;
	return false;
}
/** The only player who has hordes; null for none or several. */
function onlyPlayer({ hordes }) {
	if (hordes.length === 0) return null;
	const { seat } = hordes[0];
	for (let i = 1; i < hordes.length; i++) if (hordes[i].seat !== seat) return null;
	return seat;
}
/** The players still in the game, clockwise from a seat. */
function playersFrom(t, first) {
	const seats = [];
	for (let i = 0; i < t.seats; i++) {
		const seat = (first + i) % t.seats;
		if (isIn(t, seat)) seats.push(seat);
	}
	return seats;
}
/** The right-hand neighbour: the nearest player anti-clockwise who is still in the game (1). */
function rightOf(t, seat) {
	for (let i = 1; i < t.seats; i++) {
		const neighbour = (seat - i + t.seats) % t.seats;
		if (isIn(t, neighbour)) return neighbour;
	}
	return seat;
}
/** All zombies of a player, heroes counting one each (9.1, 11). */
function zombiesOf(t, seat) {
	let zombies = 0;
	for (const horde of t.hordes) if (horde.seat === seat) zombies += horde.zombies.length;
	return zombies;
}
/** All townspeople on the board, heroes and squad dice counting one each (11). */
function living(t) {
	let people = 0;
	for (let i = 0; i < SQUARES.length; i++) people += t.town[SQUARES[i]]?.length ?? 0;
	for (const squad of t.squads) people += squad.dice.length;
	return people;
}
/** How many hordes a player may have (3.3, 12.2). */
function hordeLimit(t, seat) {
	if (!t.switches.advanced) return 6;
	let heroes = 0;
	for (const horde of t.hordes) {
		if (horde.seat !== seat) continue;
		for (const zombie of horde.zombies) if (isHero(zombie)) heroes++;
	}
	return 3 + heroes + t.destroyed[seat];
}
/** Whether a die is a hero's (1). */
var isHero = (sides) => sides > 6;
/** The spaces next to a space: those that share a side, and with `eightWay` the diagonal ones (3.1, R1, 14.6). */
function nextTo(t, at) {
	return (t.switches.adjacency === "eightWay" ? EIGHT_WAYS : FOUR_WAYS)[at];
}
var FOUR_WAYS = neighbours(false);
var EIGHT_WAYS = neighbours(true);
function neighbours(diagonal) {
	const next = [];
	for (let x = 1; x <= 8; x++) for (let y = 1; y <= 8; y++) next[x * 10 + y] = [
		-11,
		-10,
		-9,
		-1,
		1,
		9,
		10,
		11
	].filter((step) => diagonal || Math.abs(step) === 1 || Math.abs(step) === 10).map((step) => x * 10 + y + step).filter(isOnBoard);
	return next;
}
/** Whether a number is a space of the board. */
function isOnBoard(at) {
	const x = Math.floor(at / 10);
	const y = at % 10;
	return x >= 1 && x <= 8 && y >= 1 && y <= 8;
}
/** How many hordes a player has. */
function hordesOf(t, seat) {
	let hordes = 0;
	for (const horde of t.hordes) if (horde.seat === seat) hordes++;
	return hordes;
}
/** Whether there is any townsperson on the board (8.8). */
function anybody(t) {
	return t.squads.length > 0 || anyOutsideSquads(t);
}
/** Whether there is any townsperson outside squads (12.5). */
function anyOutsideSquads({ town }) {
	for (let i = 0; i < SQUARES.length; i++) if (town[SQUARES[i]]) return true;
	return false;
}
/** Whether townspeople, squads included, stand on a space. */
function townspeopleAt(t, at) {
	if (t.town[at]) return true;
	for (const squad of t.squads) if (squad.at === at) return true;
	return false;
}
/** The hordes on a space, clockwise from a player, then by number. */
function hordesAt(t, at, first) {
	const here = [];
	const { hordes } = t;
	for (let i = 0; i < hordes.length; i++) {
		const { at: square, seat, id } = hordes[i];
		if (square === at && seat >= first) here.push(id);
	}
	for (let i = 0; i < hordes.length; i++) {
		const { at: square, seat, id } = hordes[i];
		if (square === at && seat < first) here.push(id);
	}
	return here;
}
// src/ending.ts
function checkEnd(g) {
	const { hordes, switches, alone } = g.table;
	if (hordes.length === 0) return end(g, [], "everyoneLoses");
	const seat = onlyPlayer(g.table);
	if (seat === null) return;
	if (living(g.table) === 0) return end(g, [seat], "total");
	if (switches.lastHorde === "endsGame") return end(g, [seat], "win");
	if (switches.lastHorde === "playOut" || alone === seat) return;
	g.table.alone = seat;
	g.then(claim, seat);
}
var claim = {
	seat: (_, seat) => seat,
	ask: "Only your hordes are left. Claim the win, or play on for a total victory?",
	options(_, can) {
		can("claim");
		can("playOn");
	},
	take: {
		claim(g, [seat]) {
			g.tell({
				type: "winClaimed",
				seat
			});
			end(g, [seat], "win");
		},
		playOn(g, [seat]) {
			g.tell({
				type: "playedOn",
				seat
			});
		}
	}
};
function dawn(g) {
	g.tell({ type: "dawnBroke" });
	const { winners, reason } = standing$2(g.table);
	end(g, winners, reason);
}
/** Who would win, and how, if dawn broke now (11.1 to 11.6). */
function standing$2(t) {
	const { hordes } = t;
	if (hordes.length === 0) return {
		winners: [],
		reason: "everyoneLoses"
	};
	const people = living(t);
	const only = onlyPlayer(t);
	if (only !== null) return {
		winners: [only],
		reason: people === 0 ? "total" : "win"
	};
	const scores = zombiesBySeat(t);
	const dead = scores.reduce((sum, zombies) => sum + zombies, 0);
	if (people > dead) return {
		winners: [],
		reason: "everyoneLoses"
	};
	if (people === dead) return {
		winners: [],
		reason: "stalemate"
	};
	const most = Math.max(...scores);
	return {
		winners: scores.flatMap((zombies, seat) => zombies === most ? [seat] : []),
		reason: "conditional"
	};
}
/** The zombies of each player. */
var zombiesBySeat = (t) => t.breeds.map((_, seat) => zombiesOf(t, seat));
function end(g, winners, reason) {
	g.over(winners, reason, zombiesBySeat(g.table));
}
/** The steps of this chapter, in the order of play. */
var steps$15 = {
	checkEnd,
	claim
};
// src/pieces.ts
/** Puts dice into a sorted row of dice, plain ones first. */
function sortIn(row, dice) {
	if (dice.length === 0) return;
	for (let i = 0; i < dice.length; i++) row.push(dice[i]);
	for (let i = 0; i < row.length; i++) if (row[i] !== 6) return void row.sort(bySize);
}
var bySize = (a, b) => a - b;
/** Takes `count` dice of one size out of a sorted row. */
function takeOut(row, sides, count) {
	row.splice(row.indexOf(sides), count);
}
/** Adds townspeople to a square. */
function addTownspeople(t, at, dice) {
	if (dice.length > 0) sortIn(t.town[at] ??= [], dice);
}
/** Replaces the townspeople of a square. */
function setTownspeople(t, at, dice) {
	if (dice.length === 0) delete t.town[at];
	else t.town[at] = dice;
}
/** Adds a horde to the board; the list stays sorted by id. */
function raiseHorde(t, horde) {
	const after = t.hordes.findIndex(({ id }) => id > horde.id);
	t.hordes.splice(after < 0 ? t.hordes.length : after, 0, horde);
}
/** The id of a new horde: the first free horde space of the playsheet (3.3). */
function freeSpace(t, seat) {
	let id = seat * 100;
	while (findHorde(t, id)) id++;
	return id;
}
/** What is left of a horde in a fight, with those who joined it (7.7 step 4). */
function survivorsOf({ dice, joins }) {
	const zombies = [];
	const left = [];
	for (const { now } of dice) if (now !== 0) left.push(now);
	sortIn(zombies, left);
	sortIn(zombies, joins);
	return zombies;
}
/** Puts the survivors of a party of townspeople back on their space, or into their squad. */
function settleTownspeopleOf(t, { at, id, dice }) {
	const left = [];
	for (const { now } of dice) if (now !== 0) left.push(now);
	left.sort(bySize);
	if (id < 0) return setTownspeople(t, at, left);
	if (left.length > 0) squadOf(t, id).dice = left;
	else t.squads = t.squads.filter((squad) => squad.id !== id);
}
function removeHorde(g, id, credit) {
	const t = g.table;
	const { seat, at } = hordeOf(t, id);
	t.hordes.splice(t.hordes.findIndex((horde) => horde.id === id), 1);
	for (const destroyer of credit) t.destroyed[destroyer]++;
	g.tell({
		type: "hordeGone",
		seat,
		horde: id,
		at,
		credit
	});
	if (!isIn(t, seat)) g.tell({
		type: "playerOut",
		seat
	});
}
/** Lays a pawn on its side, unless it lies already. */
function layDown(g, id, why) {
	const horde = hordeOf(g.table, id);
	if (!horde.upright) return;
	horde.upright = false;
	g.tell({
		type: "laidDown",
		seat: horde.seat,
		horde: id,
		why
	});
}
// src/events.ts
/** A party as it is told: a copy, since the dice on the table change later. */
function tellParty({ who, seat, at, dice }) {
	const told = [];
	for (const { sides, shows, does, on } of dice) told.push(on === null ? {
		sides,
		shows,
		does
	} : {
		sides,
		shows,
		does,
		on
	});
	return {
		who,
		seat,
		at,
		dice: told
	};
}
var KILLS = 5;
var VICIOUS_KILLS = 4;
var VIRULENT_CONVERTS = 6;
/** A declared action, before any dice are rolled. */
function newRoll(what, seat, at, horde = null) {
	return {
		what,
		seat,
		at,
		horde,
		townspeople: false,
		squad: null,
		hordes: [],
		aside: [],
		parties: []
	};
}
function rollParty(g, who, id, seat, at, pieces, stream = "dice") {
	const dice = [];
	for (let i = 0; i < pieces.length; i++) {
		const sides = pieces[i];
		dice.push({
			sides,
			shows: g.roll(sides, stream),
			does: null,
			on: null,
			now: sides
		});
	}
	g.table.roll.parties.push({
		who,
		id,
		seat,
		at,
		dice,
		joins: [],
		losesTo: []
	});
}
/** A horde rolls all its dice. */
function rollHorde(g, id) {
	const { seat, at, zombies } = hordeOf(g.table, id);
	rollParty(g, horde(id), id, seat, at, zombies);
}
/** The townspeople of a space roll all their dice, then the squads there. */
function rollTownspeople(g, at, name = "townies") {
	const { town, squads } = g.table;
	const people = town[at];
	if (people) rollParty(g, name, -1, null, at, people);
	for (const { id, at: square, dice } of squads) if (square === at) rollParty(g, squad(id), id, null, at, dice);
}
/** Tells the dice that lie on the table. */
function tellRoll(g, type) {
	const { what, seat, at, parties } = g.table.roll;
	g.tell({
		type,
		what,
		seat,
		at,
		parties: parties.map(tellParty)
	});
}
/** The rolled party of a horde. */
function partyOf(t, id) {
	return t.roll.parties.find((party) => party.id === id && party.seat !== null);
}
function react(g, next) {
	const t = g.table;
	if (next > t.seats) return;
	if (next === 0) {
		if (mayPay(t)) return g.then(pay);
		return react(g, 1);
	}
	const seat = (t.roll.seat + next - 1) % t.seats;
	if (t.luck[seat] > 0 && isIn(t, seat)) return g.then(luck, seat, next);
	react(g, next + 1);
}
function judge(t) {
	const roll = t.roll;
	switch (roll.what) {
		case "move": return judgeAll(roll, movesOf(t, roll));
		case "attack":
		case "mob":
		case "squad": return judgeFight(t, roll);
		case "pressure": return judgeAll(roll, (shows) => shows === 1 ? "wakes" : null);
		case "noxious": return judgeAll(roll, (shows) => shows === 1 ? "removed" : null);
		case "reinforcements": return judgeCount(roll);
	}
}
function judgeAll(roll, deed) {
	for (const { dice } of roll.parties) for (const die of dice) die.does = deed(die.shows);
}
function movesOf(t, roll) {
	const needed = keepsGoing(t.breeds[roll.seat]);
	return (shows) => shows < needed ? "stops" : null;
}
function judgeFight(t, roll) {
	let hero = false;
	for (const { seat, dice } of roll.parties) if (seat === null) {
		for (const { sides } of dice) if (isHero(sides)) hero = true;
	}
	for (const party of roll.parties) for (const die of party.dice) if (party.seat === null) die.does = townspersonDoes(die, hero);
	else if (party.id === roll.horde) die.does = attackerDoes(t, roll, party.seat, die.shows);
	else die.does = roll.what === "attack" ? killsOrConverts(t, party.seat, die.shows) : mobbedDoes(die.shows);
}
function attackerDoes(t, roll, seat, shows) {
	const against = roll.hordes.length > 0 ? killsOrConverts(t, seat, shows) : null;
	if (against) return against;
	if (shows >= 4 && roll.townspeople) return "turns";
	return shows === 1 ? "layDown" : null;
}
function killsOrConverts(t, seat, shows) {
	const breed = t.breeds[seat];
	if (breed === "virulent" && shows === VIRULENT_CONVERTS) return "converts";
	return shows >= killsFrom(breed) ? "kills" : null;
}
/** What a zombie must show to hit another: 5, a Vicious one 4 (7.3, 13.2). */
var killsFrom = (breed) => breed === "vicious" ? VICIOUS_KILLS : KILLS;
var mobbedDoes = (shows) => shows >= 4 ? "turns" : null;
function townspersonDoes({ sides, shows }, hero) {
	if (shows >= 6) return "kills";
	if (shows > 1) return null;
	if (sides === 20) return "blast";
	if (isHero(sides)) return "grows";
	return hero ? null : "wakes";
}
function judgeCount(roll) {
	const count = roll.parties.find(({ who }) => who === "count");
	let highest = count.dice[0];
	for (const die of count.dice) if (die.shows > highest.shows) highest = die;
	for (const die of count.dice) die.does = die === highest ? "arrives" : null;
}
/** The steps of this chapter, in the order of play. */
var steps$14 = { react };
// src/breeds.ts
var addZombie = {
	seat: (_, seat) => seat,
	ask: "Resilient: which horde gets a new zombie?",
	options({ table: t }, can, seat) {
		for (const own of t.hordes) if (own.seat === seat) can("add", horde(own.id));
	},
	take: { add(g, [seat], part) {
		sortIn(hordeOf(g.table, horde.of(part)).zombies, [6]);
		g.tell({
			type: "zombieAdded",
			seat,
			horde: horde.of(part)
		});
	} },
	obvious: true
};
/** Whether a Bloodthirsty attacker may pay: a 1 shows, and at least two zombies are left (13.2). */
function mayPay(t) {
	const { what, seat, parties } = t.roll;
	if (what !== "attack" || t.breeds[seat] !== "bloodthirsty") return false;
	const { dice } = parties[0];
	return dice.length > 1 && dice.some(({ shows }) => shows === 1);
}
var pay = {
	seat: (g) => g.table.roll.seat,
	ask: "Bloodthirsty: give up a zombie to roll all your ones again?",
	options({ table: t }, can) {
		const met = /* @__PURE__ */ new Set();
		for (const { sides, shows } of t.roll.parties[0].dice) met.add(`${die(sides)}:${shows}`);
		for (const name of met) can("pay", name);
		can("pass");
	},
	take: {
		pay(g, _, part) {
			giveUp(g, sidesIn(part), numberIn(part));
			for (const rolled of g.table.roll.parties[0].dice) if (rolled.shows === 1) rollAgain(g, g.table.roll.seat, "bloodthirsty", g.table.roll.parties[0], rolled);
			judge(g.table);
			g.then(react, 0);
		},
		pass(g) {
			g.then(react, 1);
		}
	}
};
function giveUp(g, sides, shows) {
	const { seat, horde: id, parties } = g.table.roll;
	const { dice } = parties[0];
	dice.splice(dice.findIndex((rolled) => rolled.sides === sides && rolled.shows === shows), 1);
	takeOut(hordeOf(g.table, id).zombies, sides, 1);
	g.tell({
		type: "paid",
		seat,
		horde: id,
		sides,
		shows
	});
}
var luck = {
	seat: (_, seat) => seat,
	ask: "Lucky: spend a token to have a die rolled again?",
	options({ table: t }, can) {
		const met = /* @__PURE__ */ new Set();
		for (const { who, dice } of t.roll.parties) for (const { sides, shows } of dice) {
			const name = `${die(sides)}:${shows}`;
			if (met.has(`${who} ${name}`)) continue;
			met.add(`${who} ${name}`);
			can("luck", who, name);
		}
		can("pass");
	},
	take: {
		luck(g, [seat], who, part) {
			g.table.luck[seat]--;
			const party = g.table.roll.parties.find((p) => p.who === who);
			const sides = sidesIn(part);
			const shows = numberIn(part);
			rollAgain(g, seat, "luck", party, party.dice.find((rolled) => rolled.sides === sides && rolled.shows === shows));
			judge(g.table);
			g.then(react, 0);
		},
		pass(g, [, next]) {
			g.then(react, next + 1);
		}
	}
};
function rollAgain(g, by, why, party, rolled) {
	const was = rolled.shows;
	rolled.shows = g.roll(rolled.sides);
	g.tell({
		type: "rerolled",
		by,
		why,
		who: party.who,
		sides: rolled.sides,
		was,
		shows: rolled.shows
	});
}
var stepAside = {
	seat: (g, target) => hordeOf(g.table, target).seat,
	ask: "Stealthy: take this horde out of the attack?",
	options(_, can, target) {
		can("slip", horde(target));
		can("stand", horde(target));
	},
	take: {
		slip(g, [target]) {
			const roll = g.table.roll;
			roll.hordes.splice(roll.hordes.indexOf(target), 1);
			roll.aside.push(target);
			const { seat } = hordeOf(g.table, target);
			g.tell({
				type: "steppedAside",
				seat,
				horde: target,
				attacker: roll.horde
			});
		},
		stand() {}
	}
};
function spread(g, seat) {
	const t = g.table;
	t.roll = newRoll("noxious", seat, 0);
	for (const at of spacesOf(t, seat)) {
		if (townspeopleAt(t, at)) rollTownspeople(g, at, square(at));
		for (const other of t.hordes) if (other.at === at && other.seat !== seat) rollHorde(g, other.id);
	}
	if (t.roll.parties.length === 0) {
		t.roll = null;
		return;
	}
	judge(t);
	tellRoll(g, "rolled");
	g.then(react, 0);
	g.then(settleNoxious);
}
function spacesOf(t, seat) {
	const spaces = /* @__PURE__ */ new Set();
	for (const own of t.hordes) if (own.seat === seat) spaces.add(own.at);
	return [...spaces].sort((a, b) => a - b);
}
function settleNoxious(g) {
	const { parties, seat: by } = g.table.roll;
	for (const party of parties) {
		const gone = [];
		for (const rolled of party.dice) {
			if (rolled.does !== "removed") continue;
			gone.push(rolled.sides);
			rolled.now = 0;
		}
		if (gone.length === 0) continue;
		g.tell({
			type: "removed",
			by,
			who: party.who,
			at: party.at,
			dice: gone
		});
		if (party.seat === null) settleTownspeopleOf(g.table, party);
		else loseZombies(g, party.id, gone, by);
	}
	g.table.roll = null;
	g.then(checkEnd);
}
function loseZombies(g, id, gone, by) {
	const { zombies } = hordeOf(g.table, id);
	for (const sides of gone) takeOut(zombies, sides, 1);
	if (zombies.length === 0) removeHorde(g, id, [by]);
}
/** The steps of this chapter, in the order of play. */
var steps$13 = {
	addZombie,
	pay,
	luck,
	stepAside,
	spread,
	settleNoxious
};
// src/heroes.ts
function toughness(aTimeForHeroes, now) {
	if (now === 0) return 0;
	return aTimeForHeroes ? DICE.indexOf(now) + 1 : 1;
}
/** The size below, or above (7.7 step 6). */
var smaller = (sides) => DICE[DICE.indexOf(sides) - 1];
var larger = (sides) => DICE[DICE.indexOf(sides) + 1];
// src/killing.ts
var NOWHERE = -1;
function fall(g) {
	const { horde: attacker, hordes } = g.table.roll;
	if (attacker !== null) takeHits(g, attacker);
	for (const id of hordes) takeHits(g, id);
}
function takeHits(g, id) {
	let kills = 0;
	for (const { id: from, dice } of g.table.roll.parties) {
		let converts = 0;
		for (const { does, on } of dice) {
			if (on !== id) continue;
			if (does === "kills") kills++;
			if (does === "converts") converts++;
		}
		if (converts > 0) g.then(loseSome, id, converts, from);
	}
	if (kills > 0) g.then(loseSome, id, kills, NOWHERE);
}
function loseSome(g, id, hits, to) {
	const { dice } = partyOf(g.table, id);
	const count = Math.min(hits, capacity$1(g.table, dice));
	if (count === 0) return;
	for (const { now } of dice) if (now > 6) return g.then(lose, id, count, to, 20);
	const lost = [];
	for (let i = 0; lost.length < count; i++) {
		if (dice[i].now === 0) continue;
		lost.push(6);
		dice[i].now = 0;
	}
	leave(g, id, lost, to);
}
var lose = {
	seat: (g, id) => hordeOf(g.table, id).seat,
	ask: (_, __, to) => to < 0 ? "Which zombie is killed?" : "Which zombie goes over to the enemy?",
	options({ table: t }, can, id, count, _, most) {
		const { dice } = partyOf(t, id);
		for (const sides of DICE) {
			if (sides > most || !dice.some(({ now }) => now === sides)) continue;
			if (count <= capacity$1(t, dice, sides)) can("lose", die(sides));
		}
	},
	take: { lose(g, [id, count, to], part) {
		const sides = sidesIn(part);
		hit(g, id, partyOf(g.table, id).dice.find(({ now }) => now === sides), to);
		if (count > 1) g.then(lose, id, count - 1, to, sides);
	} },
	obvious: true
};
function hit(g, id, rolled, to) {
	const { seat, at } = hordeOf(g.table, id);
	const from = rolled.now;
	if (g.table.switches.aTimeForHeroes && isHero(from)) {
		rolled.now = smaller(from);
		const { who } = partyOf(g.table, id);
		return g.tell({
			type: "heroShrank",
			who,
			at,
			from,
			to: rolled.now,
			by: seat
		});
	}
	rolled.now = 0;
	leave(g, id, [from], to);
}
function leave(g, id, lost, to) {
	const { seat, at } = hordeOf(g.table, id);
	credit(g, id, to);
	if (to === NOWHERE) return g.tell({
		type: "killed",
		seat,
		horde: id,
		at,
		dice: lost
	});
	const { joins } = partyOf(g.table, to);
	for (const sides of lost) joins.push(sides);
	g.tell({
		type: "converted",
		seat,
		horde: id,
		to,
		dice: lost
	});
}
function credit(g, id, to) {
	const { losesTo } = partyOf(g.table, id);
	for (const { id: from, seat, dice } of g.table.roll.parties) {
		if (seat === null || losesTo.includes(seat)) continue;
		if (to === NOWHERE ? dice.some(({ does, on }) => does === "kills" && on === id) : from === to) losesTo.push(seat);
	}
}
/** How many hits the zombies up to a size can take. */
function capacity$1(t, dice, most = 20) {
	let hits = 0;
	for (const { now } of dice) if (now <= most) hits += toughness(t.switches.aTimeForHeroes, now);
	return hits;
}
/** The steps of this chapter, in the order of play. */
var steps$12 = {
	fall,
	loseSome,
	lose
};
// src/settling.ts
function settleFight(g) {
	const roll = g.table.roll;
	for (const party of roll.parties) if (party.seat !== null) hordeOf(g.table, party.id).zombies = survivorsOf(party);
	newHero(g, roll.parties);
	grow(g, roll.parties);
	const blasts = isShown(roll.parties, "blast");
	const lost = blasts ? goneInBlast(roll.parties) : [];
	for (const party of roll.parties) if (party.seat === null) settleTownspeopleOf(g.table, party);
	for (const { id, seat, losesTo } of roll.parties) if (seat !== null && hordeOf(g.table, id).zombies.length === 0) removeHorde(g, id, losesTo);
	if (blasts) blast(g, roll.at, lost);
	const { horde: attacker, parties } = roll;
	if (attacker !== null && findHorde(g.table, attacker)) {
		if (parties[0].dice.some(({ does }) => does === "layDown")) layDown(g, attacker, "attack");
	}
	g.table.roll = null;
	g.then(checkEnd);
}
function newHero(g, parties) {
	if (isShown(parties, "wakes")) wake(g, parties.filter(({ seat }) => seat === null));
}
function isShown(parties, deed) {
	for (const { dice } of parties) for (const { does } of dice) if (does === deed) return true;
	return false;
}
/** One plain townie becomes a d8 hero: one outside squads before one in a squad, one that shows a 1 before others. */
function wake(g, town) {
	for (const { at, id, dice } of town) {
		const plain = dice.filter(({ now }) => now === 6);
		const chosen = plain.find(({ shows }) => shows === 1) ?? plain[0];
		if (!chosen) continue;
		chosen.now = 8;
		return g.tell({
			type: "heroWoke",
			at,
			squad: id < 0 ? null : id
		});
	}
}
function grow(g, parties) {
	for (const { at, id, dice } of parties) for (const rolled of dice) if (rolled.does === "grows" && isHero(rolled.now)) growOne(g, at, id, rolled);
}
function growOne(g, at, id, rolled) {
	const from = rolled.now;
	rolled.now = larger(from);
	g.tell({
		type: "heroGrew",
		at,
		squad: id < 0 ? null : id,
		from,
		to: rolled.now
	});
}
function goneInBlast(parties) {
	const lost = [];
	for (const { id, dice } of parties) {
		const gone = [];
		for (const rolled of dice) {
			if (rolled.does !== "blast" || rolled.now === 0) continue;
			gone.push(rolled.now);
			rolled.now = 0;
		}
		if (gone.length > 0) lost.push({
			squad: id < 0 ? null : id,
			dice: gone
		});
	}
	return lost;
}
function blast(g, at, lost) {
	const here = g.table.hordes.filter((horde) => horde.at === at);
	const zombies = here.reduce((sum, horde) => sum + horde.zombies.length, 0);
	const heroes = lost.reduce((sum, { dice }) => sum + dice.length, 0);
	g.tell({
		type: "blasted",
		at,
		hordes: here.map(({ id }) => id),
		zombies,
		heroes,
		lost
	});
	for (const { id } of here) removeHorde(g, id, []);
}
/** The steps of this chapter, in the order of play. */
var steps$11 = { settleFight };
// src/turning.ts
var ANY_RANK = 1e5;
function turnTownspeople(g) {
	const t = g.table;
	const { what, horde: attacker, hordes } = t.roll;
	const left = capacity(t, ANY_RANK);
	if (left === 0) return;
	if (what === "attack") return g.then(turnSome, attacker, Math.min(turnings(t, attacker), left));
	giveOut(g, hordes, left);
}
function giveOut(g, hordes, left) {
	const due = hordes.map((id) => turnings(g.table, id));
	while (left > 0 && due.some((n) => n > 0)) {
		const alone = due.filter((n) => n > 0).length === 1;
		for (const [i, id] of hordes.entries()) {
			const share = Math.min(alone ? due[i] : Math.min(due[i], 1), left);
			if (share === 0) continue;
			due[i] -= share;
			left -= share;
			g.then(turnSome, id, share);
		}
	}
}
function turnings(t, id) {
	let n = 0;
	for (const { does } of partyOf(t, id).dice) if (does === "turns") n++;
	return n;
}
function turnSome(g, id, count) {
	if (count === 0) return;
	const t = g.table;
	const only = onlyKind(t);
	if (!only) return g.then(give, id, count, ANY_RANK);
	const { dice } = only;
	const turned = [];
	for (let i = 0; turned.length < count; i++) {
		if (dice[i].now === 0) continue;
		turned.push(6);
		dice[i].now = 0;
	}
	join(g, id, turned, only);
}
function onlyKind(t) {
	let only = null;
	for (const party of t.roll.parties) {
		if (party.seat !== null) continue;
		if (only) return null;
		only = party;
		for (const rolled of party.dice) if (rolled.now !== 0 && (rolled.now !== 6 || markOf(rolled) !== "")) return null;
	}
	return only;
}
var give = {
	seat: (g, id) => rightOf(g.table, hordeOf(g.table, id).seat),
	ask: "Who is turned? Give a townsperson to the horde.",
	options({ table: t }, can, _, count, most) {
		const met = [];
		for (const [p, party] of t.roll.parties.entries()) {
			if (party.seat !== null) continue;
			for (const rolled of party.dice) {
				const rank = rankOf(rolled, p);
				if (rolled.now === 0 || rank > most || met.includes(rank)) continue;
				met.push(rank);
				if (count <= capacity(t, rank)) can("give", ...nameOf(rolled, party));
			}
		}
	},
	take: { give(g, [id, count, most], ...parts) {
		const parties = g.table.roll.parties;
		for (const [p, party] of parties.entries()) {
			const found = party.dice.find((rolled) => isNamed(rolled, party, parts) && rankOf(rolled, p) <= most);
			if (party.seat !== null || !found) continue;
			const rank = rankOf(found, p);
			turnOne(g, id, party, found);
			if (count > 1) g.then(give, id, count - 1, rank);
			return;
		}
	} },
	obvious: true
};
function turnOne(g, id, party, rolled) {
	const { seat } = hordeOf(g.table, id);
	const from = rolled.now;
	if (g.table.switches.aTimeForHeroes && isHero(from)) {
		rolled.now = smaller(from);
		const by = rightOf(g.table, seat);
		return g.tell({
			type: "heroShrank",
			who: party.who,
			at: party.at,
			from,
			to: rolled.now,
			by
		});
	}
	rolled.now = 0;
	join(g, id, [from], party);
}
function join(g, id, turned, { at, id: from }) {
	const { seat } = hordeOf(g.table, id);
	const { joins } = partyOf(g.table, id);
	for (const sides of turned) joins.push(sides);
	const by = rightOf(g.table, seat);
	g.tell({
		type: "turned",
		seat,
		horde: id,
		at,
		dice: turned,
		squad: from < 0 ? null : from,
		by
	});
}
function capacity(t, most) {
	let hits = 0;
	for (const [p, { seat, dice }] of t.roll.parties.entries()) {
		if (seat !== null) continue;
		for (const rolled of dice) if (rankOf(rolled, p) <= most) hits += toughness(t.switches.aTimeForHeroes, rolled.now);
	}
	return hits;
}
var rankOf = (rolled, party) => rolled.now * 1e3 + MARKS.indexOf(markOf(rolled)) * 300 + 299 - party;
var MARKS = [
	"",
	":1",
	":blast"
];
function markOf({ sides, shows, now }) {
	if (shows !== 1) return "";
	if (sides === 20 && now !== 20) return ":blast";
	return isHero(now) ? ":1" : "";
}
function nameOf(rolled, party) {
	const name = `${die(rolled.now)}${markOf(rolled)}`;
	return party.id < 0 ? [name] : [squad(party.id), name];
}
function isNamed(rolled, party, parts) {
	if (party.seat !== null || rolled.now !== sidesIn(parts.at(-1))) return false;
	const name = nameOf(rolled, party);
	return name.length === parts.length && name.every((part, i) => part === parts[i]);
}
/** The steps of this chapter, in the order of play. */
var steps$10 = {
	turnTownspeople,
	turnSome,
	give
};
// src/fight.ts
function fight(g) {
	const t = g.table;
	const { horde: attacker, hordes, townspeople, squad: alone, at } = t.roll;
	if (attacker !== null) rollHorde(g, attacker);
	for (const id of hordes) rollHorde(g, id);
	if (townspeople) rollTownspeople(g, at);
	if (alone !== null) rollParty(g, squad(alone), alone, null, at, squadOf(t, alone).dice);
	judge(t);
	tellRoll(g, "rolled");
	if (t.switches.deadlines) g.then(react, 0);
	g.then(aim);
}
function aim(g) {
	const { what, hordes, townspeople, horde: attacker } = g.table.roll;
	if (what === "attack") aimDefenders(g.table.roll);
	const last = what === "attack" && townspeople ? hordes.length : hordes.length - 1;
	if (attacker !== null && hordes.length > 0) aimEach(g, "converts", last);
	aimEach(g, "kills", last);
	g.then(aimRest);
}
function aimEach(g, does, last) {
	const roll = g.table.roll;
	const { parties, hordes } = roll;
	const isOne = (seat, die) => die.does === does && isOpen(roll, seat, die);
	if (!parties.some(({ seat, dice }) => dice.some((die) => isOne(seat, die)))) return;
	for (let i = 0; i < last; i++) g.then(strike, hordes[i], does);
}
function aimDefenders({ parties, horde: attacker }) {
	for (const { id, seat, dice } of parties) {
		if (seat !== null && id === attacker) continue;
		for (const die of dice) if (die.does === "kills" || die.does === "converts") die.on = attacker;
	}
}
function isOpen({ what, seat: acting, horde: attacker }, seat, die) {
	if (die.on !== null || die.does !== "kills" && die.does !== "converts") return false;
	return what === "attack" ? seat === acting && attacker !== null : seat === null;
}
function openDice(roll, does) {
	return roll.parties.flatMap((party) => party.dice.filter((die) => die.does === does && isOpen(roll, party.seat, die)));
}
var strike = {
	seat: (g) => g.table.roll.seat,
	ask: (_, does) => does === "kills" ? "How many of your hits fall on this horde?" : "How many of your sixes take over a zombie of this horde?",
	options(g, can, id, does) {
		const most = Math.min(openDice(g.table.roll, does).length, standing$1(g.table, id));
		if (most === 0) return;
		for (let n = 0; n <= most; n++) can(does === "kills" ? "strike" : "convert", horde(id), dice(n));
	},
	take: {
		strike: aimAt,
		convert: aimAt
	}
};
function aimAt(g, [id, does], _, count) {
	const roll = g.table.roll;
	const n = dice.of(count);
	for (const die of openDice(roll, does).slice(0, n)) die.on = id;
	g.tell({
		type: "aimed",
		seat: roll.seat,
		who: horde(id),
		on: id,
		dice: n,
		does
	});
}
function standing$1(t, id) {
	let hits = capacity$1(t, partyOf(t, id).dice);
	for (const { dice } of t.roll.parties) for (const { on } of dice) if (on === id) hits--;
	return hits;
}
function aimRest(g) {
	const roll = g.table.roll;
	const mayTurn = roll.what === "attack" && roll.townspeople;
	for (const { seat, dice } of roll.parties) for (const die of dice) {
		if (!isOpen(roll, seat, die)) continue;
		if (mayTurn) die.does = "turns";
		else die.on = roll.hordes.at(-1);
	}
	tellRoll(g, "counted");
	g.then(turnTownspeople);
	g.then(fall);
	g.then(settleFight);
}
/** The steps of this chapter, in the order of play. */
var steps$9 = {
	fight,
	aim,
	strike,
	aimRest
};
// src/attack.ts
function listTargets(t, can, pawn) {
	const name = horde(pawn.id);
	const people = townspeopleAt(t, pawn.at);
	if (people) can("attack", name, "townies");
	const { hordes } = t;
	let enemies = 0;
	let open = 0;
	for (let i = 0; i < hordes.length; i++) {
		const other = hordes[i];
		if (other.at !== pawn.at || other.seat === pawn.seat) continue;
		enemies++;
		if (evades(t, pawn, other)) continue;
		open++;
		can("attack", name, horde(other.id));
	}
	if (open === 0) return;
	if (open > 1 && open === enemies) can("attack", name, "hordes");
	if (open > 2 || open === 2 && enemies > 2) can("attack", name, "some");
	if (people && open === enemies) can("attack", name, "everything");
}
function evades(t, attacker, target) {
	for (const [from, id, ours, theirs] of t.withdrawals) if (from === attacker.id && id === target.id) {
		if (ours === attacker.zombies.length && theirs === target.zombies.length) return true;
	}
	return false;
}
/** The enemy hordes an attacker may name, clockwise from it. */
function namable(t, attacker) {
	return hordesAt(t, attacker.at, attacker.seat).filter((id) => {
		const other = hordeOf(t, id);
		return other.seat !== attacker.seat && !evades(t, attacker, other);
	});
}
function attack(g, id, targets) {
	const t = g.table;
	const pawn = hordeOf(t, id);
	const roll = t.roll = newRoll("attack", pawn.seat, pawn.at, id);
	if (targets === "some") return g.then(nameTargets);
	roll.townspeople = targets === "townies" || targets === "everything";
	if (targets.startsWith("horde:")) roll.hordes.push(horde.of(targets));
	else if (targets !== "townies") roll.hordes = namable(t, pawn);
	declared(g);
}
var nameTargets = {
	seat: (g) => g.table.roll.seat,
	ask: "Which hordes? Name at least two.",
	options({ table: t }, can) {
		const { hordes: named } = t.roll;
		const all = candidates(t);
		const from = named.length === 0 ? 0 : all.indexOf(named.at(-1)) + 1;
		const most = mayNameAll(t, all) ? all.length : all.length - 1;
		for (let i = from; i < all.length && named.length < most; i++) if (named.length > 0 || i < all.length - 1) can("target", horde(all[i]));
		if (named.length >= 2) can("roll");
	},
	take: {
		target(g, _, part) {
			g.table.roll.hordes.push(horde.of(part));
			g.then(nameTargets);
		},
		roll(g) {
			declared(g);
		}
	},
	obvious: true
};
function candidates(t) {
	const { what, horde: id, at, seat } = t.roll;
	return what === "attack" ? namable(t, hordeOf(t, id)) : hordesAt(t, at, seat);
}
function mayNameAll(t, all) {
	const { what, at, seat } = t.roll;
	if (what !== "attack") return false;
	return t.hordes.some((other) => other.at === at && other.seat !== seat && !all.includes(other.id));
}
function declared(g) {
	const { what, seat, at, horde: id, townspeople, squad, hordes } = g.table.roll;
	if (what !== "attack") {
		g.tell({
			type: "mobFought",
			seat,
			at,
			hordes: [...hordes],
			squad
		});
		return g.then(fight);
	}
	const all = hordesAt(g.table, at, seat).filter((other) => hordeOf(g.table, other).seat !== seat).length === hordes.length && townspeople === townspeopleAt(g.table, at);
	const size = hordeOf(g.table, id).zombies.length;
	g.tell({
		type: "attacked",
		seat,
		horde: id,
		size,
		at,
		townspeople,
		hordes: [...hordes],
		all
	});
	for (const target of hordes) if (mayStepAside(g.table, target)) g.then(stepAside, target);
	g.then(unlessEvaded);
}
function mayStepAside(t, target) {
	const { seat, zombies } = hordeOf(t, target);
	return t.breeds[seat] === "stealthy" && zombies.length < hordeOf(t, t.roll.horde).zombies.length;
}
function unlessEvaded(g) {
	const t = g.table;
	const { horde: id, seat, townspeople, hordes, aside } = t.roll;
	if (townspeople || hordes.length > 0) return g.then(fight);
	const attacker = hordeOf(t, id);
	for (const target of aside) t.withdrawals.push([
		attacker.id,
		target,
		attacker.zombies.length,
		findHorde(t, target).zombies.length
	]);
	t.roll = null;
	g.tell({
		type: "attackEvaded",
		seat,
		horde: attacker.id
	});
}
/** The steps of this chapter, in the order of play. */
var steps$8 = {
	nameTargets,
	unlessEvaded
};
// src/box.ts
/** Zombie Wars: its variants are switches (14). */
var box = {
	id: "zombie-wars",
	version: 2,
	seats: [
		2,
		3,
		4,
		5,
		6
	],
	options: {
		advanced: [false, true],
		deadlines: [false, true],
		superCop: [false, true],
		aTimeForHeroes: [false, true],
		hourTrack: [
			"standard",
			"short",
			"nightmare"
		],
		adjacency: ["orthogonal", "eightWay"],
		lastHorde: [
			"claim",
			"endsGame",
			"playOut"
		],
		uniqueBreeds: [false, true],
		ghostTownieAction: [false, true]
	}
};
// src/challenge.ts
var OUTRIGHT = 3;
var LEAD = 2;
var SHARED = 1;
var LOST = 0;
/** The order of results. */
function standing(t, result, seat, moves) {
	const hours = Math.max(0, hourTrack(t.switches).length - t.hour);
	return [
		victory(result, seat),
		hours,
		result.scores[seat],
		-moves
	];
}
function victory({ winners, reason }, seat) {
	if (!winners.includes(seat)) return LOST;
	if (reason === "total" || reason === "win") return OUTRIGHT;
	return winners.length > 1 ? SHARED : LEAD;
}
// src/copies.ts
/** The whole table, its fields in the order of `setUp`. */
function copyTable(t) {
	return {
		switches: { ...t.switches },
		seats: t.seats,
		town: copyTown(t.town),
		squads: t.squads.map(copySquad),
		hordes: t.hordes.map(copyHorde),
		hour: t.hour,
		order: [...t.order],
		phase: t.phase,
		active: t.active,
		action: t.action,
		breeds: [...t.breeds],
		luck: [...t.luck],
		destroyed: [...t.destroyed],
		roll: t.roll && copyRoll(t.roll),
		inHand: [...t.inHand],
		withdrawals: t.withdrawals.map(copyWithdrawal),
		alone: t.alone
	};
}
/** The townspeople by square. Spreading first is faster than adding square by square. */
function copyTown(town) {
	const copied = { ...town };
	for (const at of SQUARES) if (copied[at]) copied[at] = [...copied[at]];
	return copied;
}
var copySquad = ({ id, at, dice }) => ({
	id,
	at,
	dice: [...dice]
});
var copyHorde = ({ id, seat, at, upright, zombies }) => ({
	id,
	seat,
	at,
	upright,
	zombies: [...zombies]
});
var copyWithdrawal = ([attacker, horde, attackerSize, hordeSize]) => [
	attacker,
	horde,
	attackerSize,
	hordeSize
];
var copyRoll = (roll) => ({
	what: roll.what,
	seat: roll.seat,
	at: roll.at,
	horde: roll.horde,
	townspeople: roll.townspeople,
	squad: roll.squad,
	hordes: [...roll.hordes],
	aside: [...roll.aside],
	parties: roll.parties.map(copyParty)
});
var copyParty = ({ who, id, seat, at, dice, joins, losesTo }) => ({
	who,
	id,
	seat,
	at,
	dice: dice.map(copyRolled),
	joins: [...joins],
	losesTo: [...losesTo]
});
var copyRolled = ({ sides, shows, does, on, now }) => ({
	sides,
	shows,
	does,
	on,
	now
});
// src/mobs.ts
function fightMob(g, at, squad) {
	const t = g.table;
	if (hordesAt(t, at, 0).length === 0) return;
	const roll = t.roll = newRoll(squad === null ? "mob" : "squad", t.active, at);
	roll.townspeople = squad === null;
	roll.squad = squad;
	g.then(nameFought);
}
var nameFought = {
	seat: (g) => g.table.active,
	ask: "Which hordes are fought?",
	options({ table: t }, can) {
		const here = hordesAt(t, t.roll.at, t.active);
		for (const id of here) can("against", horde(id));
		if (here.length > 1) can("against", "hordes");
		if (here.length > 2) can("against", "some");
	},
	take: { against(g, _, part) {
		const roll = g.table.roll;
		if (part === "some") return g.then(nameTargets);
		roll.hordes = part === "hordes" ? hordesAt(g.table, roll.at, roll.seat) : [horde.of(part)];
		declared(g);
	} },
	obvious: true
};
function startSquad(g, id) {
	g.then(leadSquad, id, 0);
}
var leadSquad = {
	seat: (g) => g.table.active,
	ask: (_, steps) => `The squad moves out. Steps left: ${3 - steps}.`,
	options({ table: t }, can, id, steps) {
		if (steps === 3) return;
		const { at } = squadOf(t, id);
		for (const to of nextTo(t, at)) can("march", square(to));
		if (steps < 2 && hordesAt(t, at, 0).length > 0) can("fight", square(at));
		if (steps > 0) can("stop");
	},
	take: {
		march(g, [id, steps], part) {
			marchSquad(g, id, square.of(part));
			g.then(leadSquad, id, steps + 1);
		},
		fight(g, [id, steps], part) {
			fightMob(g, square.of(part), id);
			if (steps === 0) g.then(squadMarchesOn, id);
		},
		stop() {}
	}
};
var squadMarchesOn = {
	seat: (g) => g.table.active,
	ask: "The squad has fought. Where does it move?",
	options({ table: t }, can, id) {
		const left = t.squads.find((squad) => squad.id === id);
		if (left) for (const to of nextTo(t, left.at)) can("march", square(to));
	},
	take: { march(g, [id], part) {
		marchSquad(g, id, square.of(part));
	} }
};
function marchSquad(g, id, to) {
	const group = squadOf(g.table, id);
	g.tell({
		type: "squadMarched",
		seat: g.table.active,
		squad: id,
		from: group.at,
		to
	});
	group.at = to;
}
/** The steps of this chapter, in the order of play. */
var steps$7 = {
	nameFought,
	leadSquad,
	squadMarchesOn
};
// src/move.ts
function move(g, id, to) {
	const t = g.table;
	const pawn = hordeOf(t, id);
	g.tell({
		type: "moved",
		seat: pawn.seat,
		horde: id,
		size: pawn.zombies.length,
		from: pawn.at,
		to
	});
	pawn.at = to;
	t.roll = newRoll("move", pawn.seat, to, id);
	rollHorde(g, id);
	judge(t);
	tellRoll(g, "rolled");
	if (t.switches.deadlines) g.then(react, 0);
	g.then(settleMove);
}
function settleMove(g) {
	const { roll, switches } = g.table;
	const id = roll.horde;
	const { dice } = roll.parties[0];
	let stops = false;
	for (const die of dice) if (die.does === "stops") stops = true;
	if (stops && switches.advanced && lowest(g) < dice.length) return g.then(sacrifice, id);
	g.table.roll = null;
	if (stops) layDown(g, id, "move");
}
var sacrifice = {
	seat: (g, id) => hordeOf(g.table, id).seat,
	ask: "Too low: the horde would lie down. Destroy its lowest zombies to go on?",
	options(_, can, id) {
		can("sacrifice", horde(id));
		can("lieDown", horde(id));
	},
	take: {
		sacrifice(g, [id]) {
			const { dice } = g.table.roll.parties[0];
			const { zombies, seat } = hordeOf(g.table, id);
			const shows = Math.min(...dice.map((die) => die.shows));
			const gone = dice.filter((die) => die.shows === shows).map((die) => die.sides);
			for (const sides of gone) takeOut(zombies, sides, 1);
			g.table.roll = null;
			g.tell({
				type: "sacrificed",
				seat,
				horde: id,
				dice: gone,
				shows
			});
		},
		lieDown(g, [id]) {
			g.table.roll = null;
			layDown(g, id, "move");
		}
	}
};
function lowest(g) {
	let low = Infinity;
	let count = 0;
	for (const { shows } of g.table.roll.parties[0].dice) {
		if (shows < low) count = 0;
		if (shows <= low) count++;
		low = Math.min(low, shows);
	}
	return count;
}
/** The steps of this chapter, in the order of play. */
var steps$6 = {
	settleMove,
	sacrifice
};
// src/reinforcements.ts
var COUNT_DICE = [
	8,
	8,
	8
];
var LOCATION_DIE$1 = [8];
function reinforce(g) {
	const t = g.table;
	t.roll = newRoll("reinforcements", t.order[0] ?? 0, 0);
	rollParty(g, "count", -1, null, 0, COUNT_DICE, "reinforcements");
	rollParty(g, "x", -1, null, 0, LOCATION_DIE$1, "reinforcements");
	rollParty(g, "y", -1, null, 0, LOCATION_DIE$1, "reinforcements");
	judge(t);
	tellRoll(g, "rolled");
	if (t.switches.deadlines) g.then(react, 0);
	g.then(settleReinforcements);
}
function settleReinforcements(g) {
	const t = g.table;
	const [count, x, y] = t.roll.parties;
	const arriving = count.dice.find(({ does }) => does === "arrives").shows;
	const at = x.dice[0].shows * 10 + y.dice[0].shows;
	const mark = hourTrack(t.switches)[t.hour - 1].mark;
	const dice = Array(arriving).fill(mark);
	t.squads.push({
		id: t.hour,
		at,
		dice
	});
	t.roll = null;
	g.tell({
		type: "reinforced",
		squad: t.hour,
		at,
		dice: [...dice]
	});
}
/** The steps of this chapter, in the order of play. */
var steps$5 = {
	reinforce,
	settleReinforcements
};
// src/townies.ts
var NOBODY = [];
function townie(g, id) {
	const { seat } = hordeOf(g.table, id);
	layDown(g, id, "townie");
	g.tell({
		type: "townieActionTaken",
		seat,
		horde: id
	});
	g.then(order);
}
var order = {
	seat: (g) => g.table.active,
	ask: "What are the townspeople to do?",
	options({ table: t }, can) {
		if (anyOutsideSquads(t)) can("movement");
		for (const at of SQUARES) if (townspeopleAt(t, at)) can("mob", square(at));
		for (const at of SQUARES) if (mayPress(t, at)) can("pressure", square(at));
		for (const { id } of t.squads) can("squad", squad(id));
		if (t.phase === "free") can("decline");
	},
	take: {
		movement(g) {
			g.then(walk, 0);
		},
		mob(g, _, part) {
			g.then(leadMob, square.of(part));
		},
		pressure(g, _, part) {
			press(g, square.of(part));
		},
		squad(g, _, part) {
			startSquad(g, squad.of(part));
		},
		decline(g) {
			g.tell({
				type: "freeActionDeclined",
				seat: g.table.active
			});
		}
	}
};
var walk = {
	seat: (g) => g.table.active,
	ask: (steps) => `Mass Movement: who walks? Steps left: ${5 - steps}.`,
	options({ table: t }, can, steps) {
		if (steps === 5) return;
		for (const at of SQUARES) {
			let last = 0;
			for (const sides of t.town[at] ?? NOBODY) {
				if (sides !== last) can("walk", square(at), die(sides));
				last = sides;
			}
		}
		if (steps > 0) can("stop");
	},
	take: {
		walk(g, [steps], at, name) {
			g.then(stepTo, square.of(at), sidesIn(name), steps);
		},
		stop() {}
	}
};
var stepTo = {
	seat: (g) => g.table.active,
	ask: "Where to?",
	options({ table: t }, can, from) {
		for (const to of nextTo(t, from)) can("to", square(to));
	},
	take: { to(g, [from, sides, steps], part) {
		const to = square.of(part);
		const t = g.table;
		const here = t.town[from];
		takeOut(here, sides, 1);
		setTownspeople(t, from, here);
		addTownspeople(t, to, [sides]);
		g.tell({
			type: "walked",
			seat: t.active,
			from,
			to,
			die: sides
		});
		g.then(walk, steps + 1);
	} }
};
var leadMob = {
	seat: (g) => g.table.active,
	ask: "The mob gathers. March first, or fight first?",
	options({ table: t }, can, at) {
		for (const to of nextTo(t, at)) can("march", square(to));
		if (hordesAt(t, at, 0).length > 0) can("fight", square(at));
	},
	take: {
		march(g, [from], part) {
			marchMob(g, from, square.of(part));
			fightMob(g, square.of(part), null);
		},
		fight(g, [at]) {
			fightMob(g, at, null);
			g.then(marchOn, at);
		}
	}
};
var marchOn = {
	seat: (g) => g.table.active,
	ask: "The mob has fought. Where does it march?",
	options({ table: t }, can, at) {
		if (townspeopleAt(t, at)) for (const to of nextTo(t, at)) can("march", square(to));
	},
	take: { march(g, [from], part) {
		marchMob(g, from, square.of(part));
	} }
};
function marchMob(g, from, to) {
	const t = g.table;
	const dice = t.town[from] ?? [];
	const squads = t.squads.filter(({ at }) => at === from);
	setTownspeople(t, from, []);
	addTownspeople(t, to, dice);
	for (const group of squads) group.at = to;
	g.tell({
		type: "mobMarched",
		seat: t.active,
		from,
		to,
		dice: [...dice],
		squads: squads.map(({ id }) => id)
	});
}
function mayPress(t, at) {
	const people = t.town[at];
	if (people && isHero(people.at(-1))) return false;
	let townies = people !== void 0;
	for (const group of t.squads) {
		if (group.at !== at) continue;
		if (isHero(group.dice.at(-1))) return false;
		townies = true;
	}
	return townies;
}
function press(g, at) {
	const t = g.table;
	t.roll = newRoll("pressure", t.active, at);
	t.roll.townspeople = true;
	g.tell({
		type: "pressed",
		seat: t.active,
		at
	});
	rollTownspeople(g, at);
	judge(t);
	tellRoll(g, "rolled");
	if (t.switches.deadlines) g.then(react, 0);
	g.then(settlePressure);
}
function settlePressure(g) {
	const { parties } = g.table.roll;
	if (parties.some(({ dice }) => dice.some(({ does }) => does === "wakes"))) wake(g, parties);
	for (const party of parties) settleTownspeopleOf(g.table, party);
	g.table.roll = null;
}
/** The steps of this chapter, in the order of play. */
var steps$4 = {
	order,
	walk,
	stepTo,
	leadMob,
	marchOn,
	settlePressure
};
// src/split.ts
function split(g, from) {
	g.then(send, from, freeSpace(g.table, hordeOf(g.table, from).seat), 6);
}
function merge(g, from, to) {
	g.then(send, from, to, 6);
}
function send(g, from, to, sides) {
	const { zombies } = hordeOf(g.table, from);
	const next = DICE.find((size) => size >= sides && zombies.includes(size));
	if (next === void 0) return arrive(g, from, to);
	g.then(sendSome, from, to, next);
}
var sendSome = {
	seat: (g, from) => hordeOf(g.table, from).seat,
	ask: (_, __, sides) => `How many ${die(sides)} go?`,
	options({ table: t }, can, from, to, sides) {
		const { zombies } = hordeOf(t, from);
		const here = zombies.filter((zombie) => zombie === sides).length;
		const larger = zombies.filter((zombie) => zombie > sides).length;
		const smaller = zombies.length - here - larger;
		const most = !t.hordes.some((other) => other.id === to) && smaller + larger === 0 ? here - 1 : here;
		const least = t.inHand.length === 0 && larger === 0 ? 1 : 0;
		for (let n = least; n <= most; n++) can("send", `${die(sides)}:${n}`);
	},
	take: { send(g, [from, to, sides], part) {
		const n = numberIn(part);
		if (n > 0) takeInHand(g, from, sidesIn(part), n);
		g.then(send, from, to, sides + 1);
	} },
	obvious: true
};
function takeInHand(g, from, sides, n) {
	const { seat, zombies } = hordeOf(g.table, from);
	const dice = Array(n).fill(sides);
	takeOut(zombies, sides, n);
	g.table.inHand.push(...dice);
	g.tell({
		type: "sent",
		seat,
		horde: from,
		dice
	});
}
function arrive(g, from, to) {
	const t = g.table;
	const { seat, at, zombies } = hordeOf(t, from);
	const sent = t.inHand;
	t.inHand = [];
	const other = t.hordes.find((horde) => horde.id === to);
	if (!other) {
		raiseHorde(t, {
			id: to,
			seat,
			at,
			upright: true,
			zombies: sent
		});
		g.tell({
			type: "split",
			seat,
			horde: from,
			to,
			at,
			dice: [...sent]
		});
		return largerLiesDown(g, from, to, "split");
	}
	sortIn(other.zombies, sent);
	const all = zombies.length === 0;
	g.tell({
		type: "merged",
		seat,
		horde: from,
		to,
		at,
		dice: sent,
		all
	});
	if (!all) return largerLiesDown(g, from, to, "merge");
	t.hordes = t.hordes.filter((horde) => horde.id !== from);
	layDown(g, to, "merge");
}
function largerLiesDown(g, from, to, why) {
	const difference = hordeOf(g.table, from).zombies.length - hordeOf(g.table, to).zombies.length;
	if (difference === 0) return g.then(layOne, from, to, why);
	layDown(g, difference > 0 ? from : to, why);
}
var layOne = {
	seat: (g, from) => hordeOf(g.table, from).seat,
	ask: "Both hordes are the same size: which of them lies down?",
	options(_, can, from, to) {
		can("lay", horde(Math.min(from, to)));
		can("lay", horde(Math.max(from, to)));
	},
	take: { lay(g, [, , why], part) {
		layDown(g, horde.of(part), why);
	} }
};
/** The steps of this chapter, in the order of play. */
var steps$3 = {
	send,
	sendSome,
	layOne
};
// src/turn.ts
var act = {
	seat: (g) => g.table.active,
	ask: "Your turn.",
	options(g, can) {
		const t = g.table;
		const seat = t.active;
		let upright = false;
		let mayTownie = false;
		let maySplit = false;
		for (const pawn of t.hordes) {
			if (pawn.seat !== seat || !pawn.upright) continue;
			if (!upright) {
				upright = true;
				mayTownie = anybody(t);
				maySplit = hordesOf(t, seat) < hordeLimit(t, seat);
			}
			const name = horde(pawn.id);
			for (const to of nextTo(t, pawn.at)) can("move", name, square(to));
			listTargets(t, can, pawn);
			if (maySplit && pawn.zombies.length > 1) can("split", name);
			listMerges(t.hordes, can, pawn);
			if (mayTownie) can("townie", name);
		}
		if (upright) can("stop");
	},
	take: {
		move(g, _, part, to) {
			g.table.action = "move";
			move(g, horde.of(part), square.of(to));
			g.then(goOn);
		},
		attack(g, _, part, targets) {
			g.table.action = "attack";
			attack(g, horde.of(part), targets);
			g.then(goOn);
		},
		split(g, _, part) {
			g.table.action = "split";
			split(g, horde.of(part));
			g.then(goOn);
		},
		merge(g, _, part, into) {
			g.table.action = "merge";
			merge(g, horde.of(part), horde.of(into));
			g.then(goOn);
		},
		townie(g, _, part) {
			g.table.action = "townie";
			townie(g, horde.of(part));
			g.then(goOn);
		},
		stop() {}
	}
};
function goOn(g) {
	g.table.action = null;
	checkEnd(g);
	if (!g.result) g.then(act);
}
function listMerges(hordes, can, pawn) {
	for (const other of hordes) if (other.seat === pawn.seat && other.at === pawn.at && other.id !== pawn.id) can("merge", horde(pawn.id), horde(other.id));
}
/** The steps of this chapter, in the order of play. */
var steps$2 = {
	act,
	goOn
};
// src/round.ts
function hour(g) {
	const t = g.table;
	const track = hourTrack(t.switches);
	t.hour++;
	t.active = null;
	g.tell({
		type: "hourStruck",
		hour: t.hour
	});
	if (t.hour > track.length) return dawn(g);
	if (t.switches.advanced && track[t.hour - 1].mark) g.then(reinforce);
	g.then(standUp);
	g.then(firstPlayer);
}
function standUp(g) {
	for (const horde of g.table.hordes) horde.upright = true;
	g.tell({ type: "pawnsStoodUp" });
}
function firstPlayer(g) {
	const psychic = oneOf(g, "psychic");
	if (psychic !== null) return g.then(nameFirst, psychic);
	const first = g.pick(playersFrom(g.table, 0), "first");
	g.tell({
		type: "firstDrawn",
		seat: first
	});
	playRound(g, first);
}
var nameFirst = {
	seat: (_, psychic) => psychic,
	ask: "Psychic: who goes first this hour?",
	options(g, can) {
		for (const seat of playersFrom(g.table, 0)) can("first", chair(seat));
	},
	take: { first(g, [psychic], part) {
		g.tell({
			type: "firstChosen",
			seat: chair.of(part),
			by: psychic
		});
		playRound(g, chair.of(part));
	} },
	obvious: true
};
function playRound(g, first) {
	g.table.order = playersFrom(g.table, first);
	for (const seat of g.table.order) g.then(turn, seat);
	g.then(freeAction);
	g.then(hour);
}
function turn(g, seat) {
	const t = g.table;
	if (!isIn(t, seat)) return;
	t.phase = "turn";
	t.active = seat;
	t.action = null;
	t.withdrawals = [];
	g.tell({
		type: "turnBegan",
		seat
	});
	if (t.alone === seat) g.then(claim, seat);
	g.then(act);
	g.then(endTurn, seat);
}
function endTurn(g, seat) {
	g.table.action = "end";
	if (g.table.breeds[seat] === "resilient") g.then(addZombie, seat);
	if (g.table.breeds[seat] === "noxious") g.then(spread, seat);
	g.then(finish, seat);
}
function finish(g, seat) {
	g.tell({
		type: "turnEnded",
		seat
	});
}
function freeAction(g) {
	if (living(g.table) === 0) return;
	const infiltrator = oneOf(g, "infiltrator");
	if (infiltrator !== null) return g.then(nameFree, infiltrator);
	giveFreeAction(g, fewestZombies(g), null);
}
function fewestZombies({ table: t }) {
	let fewest = -1;
	for (let i = 0; i < t.seats; i++) {
		const seat = (t.order[0] + i) % t.seats;
		if (!t.switches.ghostTownieAction && !isIn(t, seat)) continue;
		if (fewest < 0 || zombiesOf(t, seat) < zombiesOf(t, fewest)) fewest = seat;
	}
	return fewest;
}
var nameFree = {
	seat: (_, infiltrator) => infiltrator,
	ask: "Infiltrator: who gets the free Townie action?",
	options(g, can) {
		for (const seat of playersFrom(g.table, 0)) can("free", chair(seat));
	},
	take: { free(g, [infiltrator], part) {
		giveFreeAction(g, chair.of(part), infiltrator);
	} },
	obvious: true
};
function giveFreeAction(g, seat, by) {
	g.table.phase = "free";
	g.table.active = seat;
	g.table.action = "townie";
	g.tell({
		type: "freeActionGiven",
		seat,
		by
	});
	g.then(order);
	g.then(checkEnd);
}
function oneOf(g, breed) {
	const { breeds, switches } = g.table;
	if (!switches.deadlines) return null;
	const able = playersFrom(g.table, 0).filter((seat) => breeds[seat] === breed);
	if (able.length < 2) return able[0] ?? null;
	return g.pick(able, "deciders");
}
/** The steps of this chapter, in the order of play. */
var steps$1 = {
	hour,
	standUp,
	firstPlayer,
	nameFirst,
	turn,
	endTurn,
	finish,
	freeAction,
	nameFree
};
// src/set-up.ts
var COP = 12;
var BATCH_DIE = 6;
var LOCATION_DIE = 8;
var BREED_DIE = 10;
function setUp(g, seats, options) {
	const nobody = Array.from({ length: seats }, () => 0);
	g.table = {
		switches: { ...options },
		seats,
		town: {},
		squads: [],
		hordes: [],
		hour: 0,
		order: [],
		phase: "setUp",
		active: null,
		action: null,
		breeds: nobody.map(() => null),
		luck: [...nobody],
		destroyed: [...nobody],
		roll: null,
		inHand: [],
		withdrawals: [],
		alone: null
	};
	placeTownies(g);
	if (g.table.switches.superCop) place(g, [COP]);
	if (g.table.switches.deadlines) for (let seat = 0; seat < seats; seat++) rollBreed(g, seat);
	const first = g.roll(seats, "first") - 1;
	for (let i = 0; i < seats; i++) g.then(raise, (first + i) % seats);
	g.then(hour);
}
function placeTownies(g, pool = 50) {
	while (pool > 0) {
		const at = randomSpace(g, "town");
		const batch = Math.min(g.roll(BATCH_DIE, "town"), pool);
		pool -= batch;
		placeAt(g, at, Array(batch).fill(6));
	}
}
function place(g, dice) {
	placeAt(g, randomSpace(g, "town"), dice);
}
function placeAt(g, at, dice) {
	addTownspeople(g.table, at, dice);
	g.tell({
		type: "townspeoplePlaced",
		at,
		dice
	});
}
/** A random space: two eight-sided dice, x and then y (4.2). */
function randomSpace(g, stream) {
	return g.roll(LOCATION_DIE, stream) * 10 + g.roll(LOCATION_DIE, stream);
}
function rollBreed(g, seat) {
	const { breeds, luck, switches } = g.table;
	const shows = g.roll(BREED_DIE, "breeds");
	const breed = BREEDS[shows - 1];
	const taken = switches.uniqueBreeds && breeds.includes(breed);
	g.tell({
		type: "breedRolled",
		seat,
		shows,
		breed,
		taken
	});
	if (taken) return rollBreed(g, seat);
	breeds[seat] = breed;
	if (breed === "lucky") luck[seat] = 7;
}
var raise = {
	seat: (_, seat) => seat,
	ask: "Three zombies rise: in how many hordes?",
	options(_, can) {
		for (const sizes of [
			"3",
			"2+1",
			"1+1+1"
		]) can("raise", sizes);
	},
	take: { raise(g, [seat], sizes) {
		for (const [space, size] of sizes.split("+").entries()) {
			const zombies = Array(Number(size)).fill(6);
			const at = randomSpace(g, "pawns");
			raiseHorde(g.table, {
				id: seat * 100 + space,
				seat,
				at,
				upright: true,
				zombies
			});
			g.tell({
				type: "hordeRaised",
				seat,
				horde: seat * 100 + space,
				at,
				zombies: [...zombies]
			});
		}
	} }
};
/** The steps of this chapter, in the order of play. */
var steps = { raise };
// src/view.ts
/** The table, and the counts that players need: limits, zombies, living. */
function view(table) {
	const t = table.roll ? duringFight(table, table.roll) : table;
	return {
		switches: { ...t.switches },
		seats: t.seats,
		town: copyTown(t.town),
		squads: t.squads.map(copySquad),
		hordes: t.hordes.map(copyHorde),
		hour: t.hour,
		track: hourTrack(t.switches),
		order: [...t.order],
		phase: t.phase,
		active: t.active,
		action: t.action,
		breeds: [...t.breeds],
		luck: [...t.luck],
		destroyed: [...t.destroyed],
		...countsOf(t),
		roll: t.roll && copyRoll(t.roll),
		inHand: [...t.inHand],
		withdrawals: t.withdrawals.map(copyWithdrawal),
		alone: t.alone
	};
}
var FIGHTS = [
	"attack",
	"mob",
	"squad"
];
function duringFight(t, roll) {
	if (!FIGHTS.includes(roll.what) || roll.parties.length === 0) return t;
	const now = {
		...t,
		town: copyTown(t.town),
		squads: t.squads.map(copySquad),
		hordes: t.hordes.map(copyHorde)
	};
	for (const party of roll.parties) if (party.seat === null) settleTownspeopleOf(now, party);
	else hordeOf(now, party.id).zombies = survivorsOf(party);
	return now;
}
/** The counts that players need. Zombies in hand are counted where they come from. */
function countsOf(t) {
	const limits = t.breeds.map((_, seat) => hordeLimit(t, seat));
	const zombies = t.breeds.map((_, seat) => zombiesOf(t, seat));
	if (t.active !== null) {
		zombies[t.active] += t.inHand.length;
		if (t.switches.advanced) limits[t.active] += t.inHand.filter(isHero).length;
	}
	return {
		limits,
		zombies,
		living: living(t)
	};
}
// src/index.ts
/** Zombie Wars, with every variant of the rules as a switch (14). Nothing is hidden, so there is nothing to imagine but the dice. */
var zombieWars = {
	...box,
	setUp,
	steps: {
		...steps,
		...steps$1,
		...steps$2,
		...steps$6,
		...steps$8,
		...steps$14,
		...steps$9,
		...steps$10,
		...steps$12,
		...steps$11,
		...steps$3,
		...steps$4,
		...steps$7,
		...steps$15,
		...steps$5,
		...steps$13
	},
	view,
	copy: copyTable,
	allSeeAlike: true,
	imagine() {},
	standing,
	longest: 3e3
};
// src/score.ts
var AN_HOUR = 1.6;
var STILL_UP = .3;
var FOOD = [
	.18,
	.12,
	.07,
	.035,
	.02
];
var HERO = .12;
var LUCK = .25;
var NOT_YET = .98;
/**
* How well a seat stands, from 0 to 1: the likelihood that at dawn the dead outnumber the living with this seat in the
* lead, or that it is the last player. Expected growth counts too, from the hours left and the townspeople nearby.
*/
function score(t, seat) {
	const zombies = new Array(t.seats).fill(0);
	let dead = 0;
	let heroes = 0;
	for (const horde of t.hordes) {
		zombies[horde.seat] += horde.zombies.length;
		if (horde.seat === seat) heroes += sidesOver(horde);
		dead += horde.zombies.length;
	}
	const mine = zombies[seat];
	if (mine === 0) return 0;
	zombies[seat] = 0;
	const rival = Math.max(...zombies);
	const left = hourTrack(t.switches).length - t.hour;
	if (left < 0) return NOT_YET * atDawn(t, seat);
	const gain = AN_HOUR * left + tempo(t, seat) + food(t, seat) + HERO * heroes + LUCK * t.luck[seat];
	const night = chance((dead - living(t) + 2 * gain) / (4 + 2 * left));
	const lead = chance((mine + gain / 2 - rival) / (2 + left / 2));
	const last = 1 / (1 + (dead - mine) / 3);
	return NOT_YET * Math.max(night * lead, last * last * last);
}
function sidesOver({ zombies }) {
	let over = 0;
	for (let i = 0; i < zombies.length; i++) over += (zombies[i] - 6) / 2;
	return over;
}
function atDawn(t, seat) {
	const { winners } = standing$2(t);
	return winners.includes(seat) ? 1 / winners.length : 0;
}
function tempo(t, seat) {
	if (t.phase !== "turn" || t.order.indexOf(t.active) > t.order.indexOf(seat)) return 0;
	let upright = 0;
	for (const horde of t.hordes) if (horde.seat === seat && horde.upright) upright++;
	return STILL_UP * upright;
}
function food(t, seat) {
	let sum = 0;
	for (let i = 0; i < SQUARES.length; i++) {
		const at = SQUARES[i];
		const here = t.town[at];
		if (here) sum += foodFor(t, seat, at, here.length);
	}
	for (const { at, dice } of t.squads) sum += foodFor(t, seat, at, dice.length);
	return sum;
}
function foodFor(t, seat, at, people) {
	let most = 0;
	for (const horde of t.hordes) {
		if (horde.seat !== seat) continue;
		const away = stepsBetween(t, horde.at, at);
		if (away >= FOOD.length) continue;
		most = Math.max(most, FOOD[away] * Math.min(people, horde.zombies.length));
	}
	return most;
}
function stepsBetween({ switches }, from, to) {
	const across = Math.abs(Math.floor(from / 10) - Math.floor(to / 10));
	const along = Math.abs(from % 10 - to % 10);
	return switches.adjacency === "eightWay" ? Math.max(across, along) : across + along;
}
var chance = (margin) => logistic(2 * margin);
// edition.ts
/**
* What `npm run freeze` writes into an edition: the rules, and the score by which rivals of challenges move.
* @public
*/
var game = {
	...zombieWars,
	score
};
export { game };
