import { hexagon, layHexes } from "@shamble/engine/boards";
import { ids, logistic } from "@shamble/engine";
// src/data/island.ts
var island = layHexes(hexagon(2));
/** By hex: its corners, from the northern one clockwise. */
var cornersOfHex = island.cornersOfHex;
/** By hex: the neighbouring hexes, without the sea (12.5). */
var hexesByHex = island.hexesByHex;
/** By corner: the one to three hexes it touches. */
var hexesOfCorner = island.hexesOfCorner;
/** By corner: the two or three edges that meet there. */
var edgesOfCorner = island.edgesOfCorner;
/** By corner: the corners one edge away (8.4). */
var cornersByCorner = island.cornersByCorner;
island.edgesOfHex;
island.hexesOfEdge;
/** By edge: its two ends. */
var cornersOfEdge = island.cornersOfEdge;
island.spotOfHex;
island.spotOfCorner;
/** The two ends of edge n are `ENDS[2 * n]` and `ENDS[2 * n + 1]`: the same as `cornersOfEdge`, flat. */
var ENDS = cornersOfEdge.flat();
/** The harbour places, clockwise from the top left: the edge each lies at (3.12). */
var HARBOUR_EDGES = [
	0,
	3,
	17,
	38,
	61,
	69,
	66,
	49,
	18
];
/** The six corner hexes of the island, from which the number discs may be laid, counter-clockwise (4.4). */
var CORNER_HEXES = [
	0,
	7,
	16,
	18,
	11,
	2
];
var COAST = [
	0,
	3,
	7,
	12,
	16,
	17,
	18,
	15,
	11,
	6,
	2,
	1
];
var INNER = [
	4,
	8,
	13,
	14,
	10,
	5
];
var MIDDLE = 9;
/** The order in which discs are laid from a corner hex: along the coast, then spiralling inwards (4.4). */
function spiralFrom(corner) {
	const start = COAST.indexOf(corner);
	const turn = start / 2;
	const from = (ring, first) => [...ring.slice(first), ...ring.slice(0, first)];
	return [
		...from(COAST, start),
		...from(INNER, turn),
		MIDDLE
	];
}
// src/data/pieces.ts
var RESOURCES = [
	"brick",
	"lumber",
	"wool",
	"grain",
	"ore"
];
/** Resources by number: their place in `RESOURCES`, and in every hand. */
var BRICK = 0;
var LUMBER = 1;
var WOOL = 2;
var GRAIN = 3;
var ORE = 4;
/** How many hexes there are of each terrain, in the order of `LANDS` (3.1). */
var LAND_COUNTS = [
	3,
	4,
	4,
	4,
	3,
	1
];
/** The number discs A to R (4.4). */
var DISCS = [
	5,
	2,
	6,
	3,
	8,
	10,
	9,
	12,
	11,
	4,
	8,
	10,
	9,
	4,
	5,
	6,
	3,
	11
];
/** What the nine harbours take, clockwise from the top left (3.12). */
var PRINTED_HARBOURS = [
	5,
	GRAIN,
	ORE,
	5,
	WOOL,
	5,
	5,
	BRICK,
	LUMBER
];
/** What building costs, by resource (8). */
var ROAD_COST = [
	1,
	1,
	0,
	0,
	0
];
var SETTLEMENT_COST = [
	1,
	1,
	1,
	1,
	0
];
var CITY_COST = [
	0,
	0,
	0,
	2,
	3
];
/** Pairs a development card may be bought with: two different of wool, grain and ore (8.2, R8). */
var CARD_PRICES = [
	[WOOL, GRAIN],
	[WOOL, ORE],
	[GRAIN, ORE]
];
/** Development cards by number. */
var CARDS = [
	"soldier",
	"point",
	"roads",
	"plenty",
	"monopoly"
];
/** How many there are of each (3.6). */
var CARD_COUNTS = [
	14,
	5,
	2,
	2,
	2
];
/** The beginner board: terrain and number of each hex (4.6). */
var BEGINNER_LAND = [
	4,
	2,
	1,
	3,
	0,
	2,
	0,
	3,
	1,
	5,
	1,
	4,
	1,
	4,
	3,
	2,
	0,
	3,
	2
];
var BEGINNER_NUMBERS = [
	10,
	2,
	9,
	12,
	6,
	4,
	10,
	9,
	11,
	0,
	3,
	8,
	8,
	3,
	4,
	5,
	5,
	6,
	11
];
/** The printed starting pieces by seat: white, orange, blue and red (4.6, R2). */
var BEGINNER_STARTS = [
	{
		settlements: [17, 31],
		roads: [25, 37],
		starred: 31
	},
	{
		settlements: [40, 14],
		roads: [58, 15],
		starred: 14
	},
	{
		settlements: [41, 39],
		roads: [52, 56],
		starred: 39
	},
	{
		settlements: [8, 28],
		roads: [13, 41],
		starred: 28
	}
];
var hex = ids("hex");
var corner = ids("corner");
var edge = ids("edge");
var chair = ids("seat");
var named = (kind, names) => names.map((name) => `${kind}:${name}`);
/** `hand:ore`: an own card; `bank:ore`: a card of the bank; `want:ore`: a card of another player. */
var HAND = named("hand", RESOURCES);
var BANKED = named("bank", RESOURCES);
var WANTED = named("want", RESOURCES);
/** `card:soldier`. */
var CARD$1 = named("card", CARDS);
var after = (part) => part.slice(part.indexOf(":") + 1);
/** The number of the resource in `hand:ore`, of the card in `card:soldier`. */
var resourceIn = (part) => RESOURCES.indexOf(after(part));
var cardIn = (part) => CARDS.indexOf(after(part));
/** Five zeros. */
var none = () => [
	0,
	0,
	0,
	0,
	0
];
var sum = (counts) => {
	let total = 0;
	for (let i = 0; i < counts.length; i++) total += counts[i];
	return total;
};
/** Whether a hand covers a price. */
function covers(hand, price) {
	for (let r = 0; r < price.length; r++) if (hand[r] < price[r]) return false;
	return true;
}
/** How many of a player's pieces are left in the supply (3.4, 8.6). */
function roadsLeft(t, seat) {
	let left = 15;
	for (let e = 0; e < t.roads.length; e++) if (t.roads[e] === seat) left--;
	return left;
}
var settlementsLeft = (t, seat) => 5 - count(t, seat, 1);
var citiesLeft = (t, seat) => 4 - count(t, seat, 2);
/** How many settlements or cities of a player stand. */
function count({ owners, sizes }, seat, size) {
	let n = 0;
	for (let c = 0; c < owners.length; c++) if (owners[c] === seat && sizes[c] === size) n++;
	return n;
}
/** Points in plain sight: buildings and special cards. */
function openPoints(t, seat) {
	let points = 0;
	for (let c = 0; c < t.owners.length; c++) if (t.owners[c] === seat) points += t.sizes[c];
	if (t.longestRoad === seat) points += 2;
	if (t.largestArmy === seat) points += 2;
	return points;
}
/** The players still in the game, clockwise from a seat. */
function seatsFrom(t, first) {
	const seats = [];
	for (let i = 0; i < t.seats; i++) {
		const seat = (first + i) % t.seats;
		if (!t.out[seat]) seats.push(seat);
	}
	return seats;
}
// src/end.ts
/** All points of a player, hidden point cards included (9.3). */
var pointsOf = (t, seat) => openPoints(t, seat) + t.cards[seat][1];
function winIfTen(g, seat) {
	const t = g.table;
	if (t.phase === "founding" || seat !== t.active || t.out[seat] || pointsOf(t, seat) < 10) return false;
	end(g, [seat], "points");
	return true;
}
function endIfOverrun(g) {
	const { land, zombies } = g.table;
	for (let hex = 0; hex < land.length; hex++) if (zombies[hex] === 0 && land[hex] !== 5) return;
	g.tell({ type: "overrun" });
	end(g, leaders(g.table), "overrun");
}
/** Who wins if the island is overrun now. */
function leaders(t) {
	const seats = seatsFrom(t, 0);
	const points = Math.max(...seats.map((seat) => pointsOf(t, seat)));
	const first = seats.filter((seat) => pointsOf(t, seat) === points);
	const cards = Math.max(...first.map((seat) => sum(t.hands[seat])));
	return first.filter((seat) => sum(t.hands[seat]) === cards);
}
function endIfAlone(g) {
	const left = seatsFrom(g.table, 0);
	if (left.length === 1) end(g, left, "lastPlayer");
}
function end(g, winners, reason) {
	const t = g.table;
	g.reveal();
	for (let seat = 0; seat < t.seats; seat++) {
		const cards = t.cards[seat][1];
		if (cards > 0) g.tell({
			type: "pointsShown",
			seat,
			cards
		});
	}
	g.over(winners, reason, t.cards.map((_, seat) => t.out[seat] ? 0 : pointsOf(t, seat)));
}
// src/roads.ts
var used = /* @__PURE__ */ new Uint8Array(72);
var walked;
var walker;
var total = 0;
var longest = 0;
function measureRoad(board, seat) {
	walked = board;
	walker = seat;
	longest = 0;
	total = 0;
	for (let at = 0; at < 72; at++) if (board.roads[at] === seat) total++;
	if (total === 0) return 0;
	for (let at = 0; at < 54 && longest < total; at++) walk(at, 0);
	return longest;
}
function walk(from, length) {
	if (length > longest) longest = length;
	if (longest === total) return;
	const edges = edgesOfCorner[from];
	for (let i = 0; i < edges.length; i++) {
		const at = edges[i];
		if (walked.roads[at] !== walker || used[at]) continue;
		const to = otherEnd(at, from);
		used[at] = 1;
		if (blocks(to)) longest = Math.max(longest, length + 1);
		else walk(to, length + 1);
		used[at] = 0;
	}
}
function otherEnd(at, from) {
	const end = ENDS[2 * at];
	return end === from ? ENDS[2 * at + 1] : end;
}
var blocks = (at) => {
	const owner = walked.owners[at];
	return owner !== -1 && owner !== walker;
};
// src/awards.ts
/**
* Who has the Longest Road (10.2 to 10.4, 15.2 to 15.6), or -1. Lengths by seat; eliminated players have 0. A holder
* among the longest keeps it. Otherwise the only player with the longest takes it; of several, no one after building,
* and after destruction the next in turn order from the holder.
*/
function longestRoadGoes(holder, lengths, cause) {
	let most = 0;
	let leaders = 0;
	let leader = -1;
	for (let seat = 0; seat < lengths.length; seat++) {
		const length = lengths[seat];
		if (length < most) continue;
		leaders = length === most ? leaders + 1 : 1;
		leader = seat;
		most = length;
	}
	if (most < 5) return -1;
	if (holder !== -1 && lengths[holder] === most) return holder;
	if (leaders === 1) return leader;
	if (holder === -1 || cause === "building") return -1;
	return nextAmong(lengths, most, holder);
}
function nextAmong(amounts, amount, from) {
	for (let i = 1; i <= amounts.length; i++) {
		const seat = (from + i) % amounts.length;
		if (amounts[seat] === amount) return seat;
	}
	return -1;
}
/** Moves the Longest Road according to the lengths on the table. */
function updateLongestRoad(g, cause) {
	const t = g.table;
	const from = t.longestRoad;
	const seat = longestRoadGoes(from, t.lengths, cause);
	if (seat === from) return;
	t.longestRoad = seat;
	g.tell({
		type: "longestRoadWent",
		seat,
		from,
		length: seat === -1 ? 0 : t.lengths[seat]
	});
}
/** Measures all roads again: a destroyed building may join other players' roads (15.5). */
function measureRoads(g) {
	for (let seat = 0; seat < g.table.seats; seat++) g.table.lengths[seat] = measureRoad(g.table, seat);
}
function updateLargestArmy(g, seat) {
	const { soldiers, largestArmy } = g.table;
	if (seat === largestArmy || soldiers[seat] < 3) return;
	for (let other = 0; other < soldiers.length; other++) if (other !== seat && soldiers[other] >= soldiers[seat]) return;
	armyGoesTo(g, seat);
}
function passOnArmy(g) {
	const { soldiers, largestArmy } = g.table;
	const most = Math.max(...soldiers);
	armyGoesTo(g, most < 3 ? -1 : nextAmong(soldiers, most, largestArmy));
}
function armyGoesTo(g, seat) {
	const from = g.table.largestArmy;
	g.table.largestArmy = seat;
	g.tell({
		type: "largestArmyWent",
		seat,
		from,
		soldiers: seat === -1 ? 0 : g.table.soldiers[seat]
	});
}
// src/remainder.ts
/** The section of a road: the player's roads connected to it at corners without another player's building (14.6). */
function sectionOf({ roads, owners }, seat, first) {
	const section = [first];
	for (let i = 0; i < section.length; i++) for (const at of cornersOfEdge[section[i]]) {
		if (owners[at] !== -1 && owners[at] !== seat) continue;
		for (const road of edgesOfCorner[at]) if (roads[road] === seat && !section.includes(road)) section.push(road);
	}
	return section;
}
/** Whether a section touches a building of its owner. */
function isAnchored({ owners }, seat, section) {
	for (const road of section) for (const at of cornersOfEdge[road]) if (owners[at] === seat) return true;
	return false;
}
function maySpareRoad(board, seat, road) {
	const anchored = isAnchored(board, seat, sectionOf(board, seat, road));
	const { roads, owners } = board;
	const beside = [];
	for (const at of cornersOfEdge[road]) {
		if (owners[at] !== -1 && owners[at] !== seat) continue;
		for (const other of edgesOfCorner[at]) if (other !== road && roads[other] === seat) beside.push(other);
	}
	if (beside.length === 0) return true;
	roads[road] = -1;
	const rest = sectionOf(board, seat, beside[0]);
	roads[road] = seat;
	return beside.every((other) => rest.includes(other)) && (!anchored || isAnchored(board, seat, rest));
}
function maySpareBuilding(board, seat, at) {
	const { roads, owners } = board;
	owners[at] = -1;
	let may = true;
	for (const road of edgesOfCorner[at]) if (may && roads[road] === seat) may = isAnchored(board, seat, sectionOf(board, seat, road));
	owners[at] = seat;
	return may;
}
// src/demolition.ts
var WORTH = {
	roads: 2,
	settlements: 4,
	reduced: 5,
	razed: 9
};
/** The value of what has been paid so far (14.1, 14.2). */
function worthOf({ cards, roads, settlements, reduced, razed }) {
	return sum(cards) + roads.length * 2 + settlements.length * 4 + reduced.length * 5 + razed.length * 9;
}
/** The cards that a hand must pay for the rest of the damage, if there is no choice (14.1); null if there is one. */
function forcedCards(hand, rest) {
	if (hand.filter((n) => n > 0).length > 1 && sum(hand) > rest) return null;
	let left = rest;
	return hand.map((n) => {
		const paid = Math.min(n, left);
		left -= paid;
		return paid;
	});
}
/** Takes a piece off the board into the payment. */
function destroy(t, payment, deed, at) {
	payment[deed].push(at);
	if (deed === "roads") t.roads[at] = -1;
	else if (deed === "reduced") t.sizes[at] = 1;
	else {
		t.owners[at] = -1;
		t.sizes[at] = 0;
	}
}
/** Puts the last piece destroyed by this deed back on the board. */
function restore(t, payment, deed) {
	const at = payment[deed].pop();
	if (deed === "roads") t.roads[at] = payment.seat;
	else {
		t.owners[at] = payment.seat;
		t.sizes[at] = deed === "settlements" ? 1 : 2;
	}
}
/** Calls `can` for every piece that may be destroyed now. After the first card only cards may be paid. */
function eachDestruction(t, payment, can) {
	if (sum(payment.cards) > 0) return;
	eachSparePiece(t, payment, (deed, at) => {
		destroy(t, payment, deed, at);
		const ends = canBeFinished(t, payment, /* @__PURE__ */ new Set());
		restore(t, payment, deed);
		if (ends) can(deed, at);
	});
}
function eachSparePiece(t, { seat, reduced }, can) {
	for (let at = 0; at < 72; at++) if (t.roads[at] === seat && maySpareRoad(t, seat, at)) can("roads", at);
	for (let at = 0; at < 54; at++) {
		if (t.owners[at] !== seat || reduced.includes(at)) continue;
		const spare = maySpareBuilding(t, seat, at);
		if (t.sizes[at] === 1) {
			if (spare) can("settlements", at);
			continue;
		}
		if (settlementsLeft(t, seat) > 0) can("reduced", at);
		if (spare) can("razed", at);
	}
}
/** Whether a payment can still be completed. Searches depth first; `tried` holds the dead ends. */
function canBeFinished(t, payment, tried) {
	const rest = payment.damage - worthOf(payment);
	if (rest <= 0) return !hasSuperfluous(t, payment, -rest);
	const roads = 15 - roadsLeft(t, payment.seat);
	if (rest <= sum(t.hands[payment.seat]) + 2 * roads) return true;
	const key = [
		"roads",
		"settlements",
		"reduced",
		"razed"
	].map((deed) => payment[deed].toSorted((a, b) => a - b).join()).join(";");
	if (tried.has(key)) return false;
	tried.add(key);
	const next = [];
	eachSparePiece(t, payment, (deed, at) => next.push([deed, at]));
	return next.some(([deed, at]) => {
		destroy(t, payment, deed, at);
		const ends = canBeFinished(t, payment, tried);
		restore(t, payment, deed);
		return ends;
	});
}
function hasSuperfluous(t, payment, over) {
	const { seat, roads, settlements, reduced, razed } = payment;
	if (over >= WORTH.roads && roads.some((road) => couldStay(t, payment, road))) return true;
	if (over >= WORTH.settlements && settlements.length > 0 && settlementsLeft(t, seat) > 0) return true;
	if (over >= WORTH.reduced && reduced.length > 0) return true;
	return over >= WORTH.settlements && razed.length > 0 && settlementsLeft(t, seat) > 0;
}
function couldStay(t, payment, road) {
	const { seat } = payment;
	const before = boardBefore(t, payment);
	const section = sectionOf(before, seat, road);
	t.roads[road] = seat;
	const now = sectionOf(t, seat, road);
	const may = section.every((other) => t.roads[other] !== seat || now.includes(other)) && (!isAnchored(before, seat, section) || isAnchored(t, seat, now));
	t.roads[road] = -1;
	return may;
}
function boardBefore(t, { seat, roads, settlements, razed }) {
	const before = {
		roads: [...t.roads],
		owners: [...t.owners]
	};
	for (const at of roads) before.roads[at] = seat;
	for (const at of settlements) before.owners[at] = seat;
	for (const at of razed) before.owners[at] = seat;
	return before;
}
/** Whether a player has no building left. */
var isWithoutBuildings = ({ owners }, seat) => !owners.includes(seat);
// src/elimination.ts
function eliminate(g, seat) {
	const t = g.table;
	t.out[seat] = true;
	const roads = clearBoard(g, seat);
	const cards = t.hands[seat];
	for (let r = 0; r < 5; r++) t.bank[r] += cards[r];
	t.hands[seat] = none();
	buryCards(g, seat);
	t.soldiers[seat] = 0;
	g.tell({
		type: "eliminated",
		seat,
		roads,
		cards
	});
	measureRoads(g);
	updateLongestRoad(g, "destruction");
	if (t.largestArmy === seat) passOnArmy(g);
	endIfAlone(g);
}
function clearBoard(g, seat) {
	const { roads, owners, sizes } = g.table;
	const gone = [];
	for (let at = 0; at < 54; at++) {
		if (owners[at] !== seat) continue;
		owners[at] = -1;
		sizes[at] = 0;
	}
	for (let at = 0; at < 72; at++) {
		if (roads[at] !== seat) continue;
		roads[at] = -1;
		gone.push(at);
	}
	return gone;
}
function buryCards(g, seat) {
	const { cards, buried } = g.table;
	for (let kind = 0; kind < 5; kind++) for (let n = 0; n < cards[seat][kind]; n++) buried.push(kind);
	cards[seat] = none();
	if (seat === g.table.active) g.table.bought = none();
}
// src/payment.ts
function beginPayment(g, seat, damage) {
	g.reveal();
	g.table.payment = {
		seat,
		damage,
		cards: none(),
		roads: [],
		settlements: [],
		reduced: [],
		razed: []
	};
	g.then(payOn);
}
function payOn(g) {
	const payment = g.table.payment;
	const rest = payment.damage - worthOf(payment);
	if (rest <= 0) return g.then(paymentEnds);
	const forced = sum(payment.cards) > 0 ? forcedCards(g.table.hands[payment.seat], rest) : null;
	if (!forced) return g.then(pay$1);
	for (const [resource, n] of forced.entries()) discard(g, resource, n);
	g.then(paymentEnds);
}
var pay$1 = {
	seat: (g) => g.table.payment.seat,
	ask: "Pay for the attack, with cards or with pieces.",
	options(g, can) {
		const t = g.table;
		const payment = t.payment;
		const hand = t.hands[payment.seat];
		if (payment.damage - worthOf(payment) <= sum(hand)) {
			for (let r = 0; r < 5; r++) if (hand[r] > 0) can("discard", HAND[r]);
		}
		eachDestruction(t, payment, (deed, at) => {
			if (deed === "roads") can("destroy", edge(at));
			else if (deed === "settlements") can("destroy", corner(at));
			else can(deed === "reduced" ? "reduce" : "raze", corner(at));
		});
	},
	take: {
		discard(g, _, part) {
			discard(g, resourceIn(part), 1);
			g.then(payOn);
		},
		destroy(g, _, part) {
			if (part.startsWith("edge")) destroyRoad(g, edge.of(part));
			else destroySettlement(g, corner.of(part));
			g.then(payOn);
		},
		reduce(g, _, part) {
			const at = corner.of(part);
			const payment = g.table.payment;
			destroy(g.table, payment, "reduced", at);
			g.tell({
				type: "cityReduced",
				seat: payment.seat,
				corner: at
			});
			g.then(payOn);
		},
		raze(g, _, part) {
			const at = corner.of(part);
			const payment = g.table.payment;
			destroy(g.table, payment, "razed", at);
			g.tell({
				type: "cityRazed",
				seat: payment.seat,
				corner: at
			});
			g.then(payOn);
		}
	}
};
function discard(g, resource, n) {
	const { hands, bank, payment } = g.table;
	hands[payment.seat][resource] -= n;
	bank[resource] += n;
	payment.cards[resource] += n;
	const cards = none();
	cards[resource] = n;
	if (n > 0) g.tell({
		type: "laidAside",
		seat: payment.seat,
		cards
	});
}
function destroyRoad(g, at) {
	const payment = g.table.payment;
	destroy(g.table, payment, "roads", at);
	g.tell({
		type: "roadDestroyed",
		seat: payment.seat,
		edge: at
	});
}
function destroySettlement(g, at) {
	const payment = g.table.payment;
	destroy(g.table, payment, "settlements", at);
	g.tell({
		type: "settlementDestroyed",
		seat: payment.seat,
		corner: at
	});
}
function paymentEnds(g) {
	const t = g.table;
	const payment = t.payment;
	const { seat, damage, cards, roads, settlements, razed } = payment;
	t.payment = null;
	if (sum(cards) > 0) g.tell({
		type: "discarded",
		seat,
		cards: [...cards]
	});
	g.tell({
		type: "paid",
		seat,
		damage,
		worth: worthOf(payment)
	});
	if (isWithoutBuildings(t, seat)) return eliminate(g, seat);
	if (roads.length + settlements.length + razed.length === 0) return;
	measureRoads(g);
	updateLongestRoad(g, "destruction");
}
/** The steps of this chapter, in the order of play. */
var steps$6 = {
	beginPayment,
	payOn,
	pay: pay$1,
	paymentEnds
};
// src/attack.ts
var hits = (zombies, size) => size === 1 && zombies >= 2 || size === 2 && zombies >= 3;
/** How many hexes hit the building on a corner (13.2). */
function hitsOn({ sizes, zombies }, at) {
	let n = 0;
	for (const hex of hexesOfCorner[at]) if (hits(zombies[hex], sizes[at])) n++;
	return n;
}
/** The damage by seat: each building counts for each hex that hits it; roads are never hit (13.2, 13.3). */
function damagesOf(board) {
	const damages = Array(board.seats).fill(0);
	for (let at = 0; at < board.owners.length; at++) {
		const owner = board.owners[at];
		if (owner !== -1) damages[owner] += hitsOn(board, at);
	}
	return damages;
}
function attack(g) {
	const t = g.table;
	t.phase = "attack";
	g.tell({
		type: "attackBegan",
		seat: t.active
	});
	for (let hex = 0; hex < 19; hex++) tellAttack(g, hex);
	const damages = damagesOf(t);
	g.tell({
		type: "damageCounted",
		damages
	});
	for (const seat of seatsFrom(t, t.active)) if (damages[seat] > 0) g.then(beginPayment, seat, damages[seat]);
	g.then(attackEnds);
}
function tellAttack(g, hex) {
	const { zombies, sizes } = g.table;
	if (zombies[hex] < 2) return;
	const hit = cornersOfHex[hex].filter((at) => hits(zombies[hex], sizes[at]));
	if (hit.length > 0) g.tell({
		type: "hexAttacked",
		hex,
		zombies: zombies[hex],
		hits: hit
	});
}
function attackEnds(g) {
	winIfTen(g, g.table.active);
}
/** The steps of this chapter, in the order of play. */
var steps$5 = {
	attack,
	attackEnds
};
// src/box.ts
/** Catan and Zombies: its variants and house rules are switches. */
var box = {
	id: "catan-zombies",
	version: 2,
	seats: [3, 4],
	options: {
		board: [
			"variable",
			"beginner",
			"beginnerStart",
			"random"
		],
		harbours: ["printed", "shuffled"],
		domesticTrade: [true, false],
		offersPerTurn: [
			3,
			1,
			6
		],
		combinedTradeAndBuild: [true, false],
		earlySevens: ["noEffect", "reroll"],
		infestationSpread: [
			"eachAdjacent",
			"chooseAny",
			"one"
		],
		infestationTrigger: ["freeChoice", "forcedOnly"],
		desert: ["safe", "canHold"],
		givingUp: [false, true]
	}
};
// src/building.ts
/** Whether a corner is free and all its neighbours are empty: the distance rule (8.4). */
function mayFound({ owners }, at) {
	if (owners[at] !== -1) return false;
	const near = cornersByCorner[at];
	for (let i = 0; i < near.length; i++) if (owners[near[i]] !== -1) return false;
	return true;
}
/** Whether an own road touches a corner. */
function hasRoadAt({ roads }, seat, at) {
	const edges = edgesOfCorner[at];
	for (let i = 0; i < edges.length; i++) if (roads[edges[i]] === seat) return true;
	return false;
}
function mayBuildRoad(t, seat, at) {
	return t.roads[at] === -1 && (leadsOn(t, seat, ENDS[2 * at]) || leadsOn(t, seat, ENDS[2 * at + 1]));
}
function leadsOn(t, seat, at) {
	const owner = t.owners[at];
	return owner === seat || owner === -1 && hasRoadAt(t, seat, at);
}
var maySettle = (t, seat, at) => mayFound(t, at) && hasRoadAt(t, seat, at);
/** Where the player may build roads, if there are any left (8.6): calls `can` with each edge. */
function eachRoadPlace(t, seat, can) {
	if (roadsLeft(t, seat) === 0) return;
	for (let at = 0; at < 72; at++) if (mayBuildRoad(t, seat, at)) can(at);
}
/** Whether there is a place and a piece for one more road. */
function canPlaceRoad(t, seat) {
	if (roadsLeft(t, seat) === 0) return false;
	for (let at = 0; at < 72; at++) if (mayBuildRoad(t, seat, at)) return true;
	return false;
}
/** Where the player may build settlements: calls `can` with each corner. */
function eachSettlementPlace(t, seat, can) {
	if (settlementsLeft(t, seat) === 0) return;
	for (let at = 0; at < 54; at++) if (t.owners[at] === -1 && maySettle(t, seat, at)) can(at);
}
function eachCityPlace(t, seat, can) {
	if (citiesLeft(t, seat) === 0) return;
	for (let at = 0; at < 54; at++) if (t.owners[at] === seat && t.sizes[at] === 1) can(at);
}
/** Whether a player holds the price of something. */
var affords = (t, seat, price) => covers(t.hands[seat], price);
function pay(g, seat, price) {
	const { hands, bank } = g.table;
	const hand = hands[seat];
	for (let r = 0; r < price.length; r++) {
		hand[r] -= price[r];
		bank[r] += price[r];
	}
}
function buildRoad(g, seat, at) {
	pay(g, seat, ROAD_COST);
	g.table.building = true;
	layRoad(g, seat, at);
}
/** Places a road during play: it may bring the Longest Road, and the win. */
function layRoad(g, seat, at) {
	placeRoad(g, seat, at);
	g.tell({
		type: "roadBuilt",
		seat,
		edge: at
	});
	g.table.lengths[seat] = measureRoad(g.table, seat);
	updateLongestRoad(g, "building");
	winIfTen(g, seat);
}
function buildSettlement(g, seat, at) {
	const t = g.table;
	pay(g, seat, SETTLEMENT_COST);
	t.building = true;
	placeSettlement(g, seat, at);
	g.tell({
		type: "settlementBuilt",
		seat,
		corner: at
	});
	for (const road of edgesOfCorner[at]) {
		const owner = t.roads[road];
		if (owner !== -1 && owner !== seat) t.lengths[owner] = measureRoad(t, owner);
	}
	updateLongestRoad(g, "building");
	winIfTen(g, seat);
}
function buildCity(g, seat, at) {
	pay(g, seat, CITY_COST);
	g.table.building = true;
	g.table.sizes[at] = 2;
	g.tell({
		type: "cityBuilt",
		seat,
		corner: at
	});
	winIfTen(g, seat);
}
function placeRoad(g, seat, at) {
	g.table.roads[at] = seat;
}
function placeSettlement(g, seat, at) {
	g.table.owners[at] = seat;
	g.table.sizes[at] = 1;
}
// src/cards.ts
var FREE_ROADS = 2;
function buyCard(g, a, b) {
	const { hands, bank, deck, cards, bought, active } = g.table;
	for (const paid of [a, b]) {
		hands[active][paid]--;
		bank[paid]++;
	}
	const card = deck.pop();
	cards[active][card]++;
	bought[card]++;
	g.table.building = true;
	g.tell({
		type: "cardBought",
		seat: active,
		paid: [a, b]
	});
	g.tell({
		type: "cardDrawn",
		seat: active,
		card
	}, active);
	winIfTen(g, active);
}
function eachPlayable(t, can) {
	if (t.cardPlayed) return;
	const held = t.cards[t.active];
	for (let card = 0; card < held.length; card++) if (card !== 1 && held[card] > t.bought[card] && isOfUse(t, card)) can(card);
}
function isOfUse(t, card) {
	if (card === 2) return canPlaceRoad(t, t.active);
	return card !== 3 || sum(t.bank) > 0;
}
function playCard(g, card) {
	const t = g.table;
	const seat = t.active;
	t.cards[seat][card]--;
	t.cardPlayed = true;
	g.tell({
		type: "cardPlayed",
		seat,
		card
	});
	if (card === 0) return playSoldier(g);
	t.played[card]++;
	if (card === 4) return g.then(nameResource);
	if (card === 3) {
		g.then(takePlenty);
		return g.then(takePlenty);
	}
	t.freeRoads = FREE_ROADS;
	g.then(placeFreeRoad);
	g.then(freeRoadsEnd);
}
function playSoldier(g) {
	const t = g.table;
	t.soldiers[t.active]++;
	updateLargestArmy(g, t.active);
	if (!winIfTen(g, t.active)) g.then(clearHex);
}
var clearHex = {
	seat: (g) => g.table.active,
	ask: "Which hex does the soldier clear?",
	obvious: true,
	options(g, can) {
		for (let at = 0; at < 19; at++) if (g.table.zombies[at] > 0) can("clear", hex(at));
	},
	take: { clear(g, _, part) {
		const at = hex.of(part);
		const { zombies, active } = g.table;
		g.tell({
			type: "hexCleared",
			seat: active,
			hex: at,
			zombies: zombies[at]
		});
		zombies[at] = 0;
	} }
};
var placeFreeRoad = {
	seat: (g) => g.table.active,
	ask: "Place a free road.",
	options(g, can) {
		const { active, freeRoads } = g.table;
		let any = false;
		eachRoadPlace(g.table, active, (at) => {
			any = true;
			can("road", edge(at));
		});
		if (any && freeRoads < FREE_ROADS) can("enough");
	},
	take: {
		road(g, _, part) {
			const t = g.table;
			t.freeRoads--;
			layRoad(g, t.active, edge.of(part));
			if (t.freeRoads > 0) g.again();
		},
		enough() {}
	}
};
function freeRoadsEnd(g) {
	g.table.freeRoads = 0;
}
var takePlenty = {
	seat: (g) => g.table.active,
	ask: "Take a card from the bank.",
	obvious: true,
	options(g, can) {
		for (let r = 0; r < 5; r++) if (g.table.bank[r] > 0) can("take", BANKED[r]);
	},
	take: { take(g, _, part) {
		const { bank, hands, active } = g.table;
		const resource = resourceIn(part);
		bank[resource]--;
		hands[active][resource]++;
		g.tell({
			type: "plentyTaken",
			seat: active,
			resource
		});
	} }
};
var nameResource = {
	seat: (g) => g.table.active,
	ask: "Name a resource: the others give you all they have of it.",
	options(_, can) {
		for (const part of WANTED) can("name", part);
	},
	take: { name(g, _, part) {
		const { hands, active } = g.table;
		const resource = resourceIn(part);
		const taken = hands.map((hand, seat) => seat === active ? 0 : hand[resource]);
		for (const hand of hands) hand[resource] = hand === hands[active] ? hand[resource] : 0;
		hands[active][resource] += sum(taken);
		g.reveal();
		g.tell({
			type: "monopolised",
			seat: active,
			resource,
			taken
		});
	} }
};
/** The steps of this chapter, in the order of play. */
var steps$4 = {
	clearHex,
	placeFreeRoad,
	freeRoadsEnd,
	takePlenty,
	nameResource
};
// src/challenge.ts
/** The order of results. */
function standing(t, { winners, scores }, seat, moves) {
	const won = winners.includes(seat) ? 1 / winners.length : 0;
	return [
		won,
		won > 0 ? -t.round : 0,
		scores[seat],
		-moves
	];
}
// src/offers.ts
function mayTalk(t) {
	const { switches, offersMade, hands, active } = t;
	if (!switches.domesticTrade || offersMade >= switches.offersPerTurn || sum(hands[active]) === 0) return false;
	return mostOf(t, active) > 0;
}
/** The most cards that any other player could give to a seat. Hand sizes are public. */
function mostOf({ hands, active }, seat) {
	if (seat !== active) return sum(hands[active]);
	let most = 0;
	for (let other = 0; other < hands.length; other++) if (other !== seat) most = Math.max(most, sum(hands[other]));
	return most;
}
/** The empty offer, where composing begins. */
var blank = () => ({
	give: none(),
	want: none()
});
var newTalk = ({ seats }, invited) => ({
	offer: blank(),
	invited,
	replies: Array(seats).fill(null),
	counters: Array(seats).fill(null)
});
function beginOffer(g) {
	const t = g.table;
	t.offersMade++;
	t.talk = newTalk(t, false);
	g.then(compose, t.active);
}
function askForOffers(g) {
	const t = g.table;
	t.offersMade++;
	t.talk = newTalk(t, true);
	g.tell({
		type: "offersInvited",
		seat: t.active
	});
	g.then(hearAll);
}
/** The offer a seat is composing: to all on its own turn, otherwise its counter-offer. */
var offerOf = ({ talk, active }, seat) => seat === active ? talk.offer : talk.counters[seat];
var compose = {
	seat: (_, seat) => seat,
	ask: "What do you give, and what do you want for it?",
	options(g, can, seat) {
		const t = g.table;
		const { give, want } = offerOf(t, seat);
		const hand = t.hands[seat];
		const mayWant = sum(want) < mostOf(t, seat);
		for (let r = 0; r < 5; r++) if (want[r] === 0 && hand[r] > give[r]) can("give", HAND[r]);
		for (let r = 0; r < 5; r++) {
			const others = 19 - t.bank[r] - hand[r];
			if (mayWant && give[r] === 0 && want[r] < others) can("want", WANTED[r]);
		}
		if (sum(give) > 0 && sum(want) > 0) can("propose");
		can("drop");
	},
	take: {
		give(g, [seat], part) {
			offerOf(g.table, seat).give[resourceIn(part)]++;
			g.again();
		},
		want(g, [seat], part) {
			offerOf(g.table, seat).want[resourceIn(part)]++;
			g.again();
		},
		propose(g, [seat]) {
			propose(g, seat);
		},
		drop(g, [seat]) {
			drop(g, seat);
		}
	}
};
function propose(g, seat) {
	const t = g.table;
	const { give, want } = offerOf(t, seat);
	const offer = {
		give: [...give],
		want: [...want]
	};
	if (seat === t.active) {
		g.tell({
			type: "offered",
			seat,
			offer
		});
		return g.then(hearAll);
	}
	t.talk.replies[seat] = "countered";
	g.tell({
		type: "countered",
		seat,
		offer
	});
}
function drop(g, seat) {
	const t = g.table;
	if (seat !== t.active) {
		t.talk.counters[seat] = null;
		return decline(g, seat);
	}
	t.talk = null;
	g.tell({
		type: "calledOff",
		seat
	});
}
function decline(g, seat) {
	g.table.talk.replies[seat] = "declined";
	g.tell({
		type: "declined",
		seat
	});
}
function hearAll(g) {
	const t = g.table;
	const [, ...others] = seatsFrom(t, t.active);
	g.together(answer, others.map((seat) => [seat]));
	g.then(weigh);
}
var answer = {
	seat: (_, seat) => seat,
	ask: "Do you accept the offer?",
	options(g, can, seat) {
		const { talk, hands } = g.table;
		const { offer, invited } = talk;
		if (!invited && covers(hands[seat], offer.want)) can("accept");
		can("decline");
		if (sum(hands[seat]) > 0) can("counter");
	},
	take: {
		accept(g, [seat]) {
			g.table.talk.replies[seat] = "accepted";
			g.tell({
				type: "accepted",
				seat
			});
		},
		decline(g, [seat]) {
			decline(g, seat);
		},
		counter(g, [seat]) {
			g.table.talk.counters[seat] = blank();
			g.then(compose, seat);
		}
	}
};
function weigh(g) {
	const t = g.table;
	const { replies } = t.talk;
	if (replies.some((reply) => reply === "accepted" || reply === "countered")) return g.then(conclude);
	t.talk = null;
	g.tell({
		type: "calledOff",
		seat: t.active
	});
}
var conclude = {
	seat: (g) => g.table.active,
	ask: "Who do you trade with?",
	options(g, can) {
		const { talk, hands, active, seats } = g.table;
		for (let seat = 0; seat < seats; seat++) {
			const reply = talk.replies[seat];
			if (reply === "accepted") can("deal", chair(seat));
			if (reply === "countered" && covers(hands[active], talk.counters[seat].want)) can("deal", chair(seat));
		}
		can("callOff");
	},
	take: {
		deal(g, _, part) {
			deal(g, chair.of(part));
		},
		callOff(g) {
			g.table.talk = null;
			g.tell({
				type: "calledOff",
				seat: g.table.active
			});
		}
	}
};
function deal(g, partner) {
	const { talk, hands, active } = g.table;
	const counter = talk.counters[partner];
	const gave = counter ? counter.want : talk.offer.give;
	const got = counter ? counter.give : talk.offer.want;
	for (let r = 0; r < 5; r++) {
		hands[active][r] += got[r] - gave[r];
		hands[partner][r] += gave[r] - got[r];
	}
	g.table.talk = null;
	g.tell({
		type: "traded",
		seat: active,
		with: partner,
		gave: [...gave],
		got: [...got]
	});
}
/** The steps of this chapter, in the order of play. */
var steps$3 = {
	compose,
	hearAll,
	answer,
	weigh,
	conclude
};
// src/production.ts
function produce(g, number) {
	const { numbers, land, owners, sizes, hands, bank, seats } = g.table;
	let gains = null;
	for (let hex = 0; hex < 19; hex++) {
		if (numbers[hex] !== number) continue;
		const corners = cornersOfHex[hex];
		for (let i = 0; i < corners.length; i++) {
			const owner = owners[corners[i]];
			if (owner === -1) continue;
			gains ??= Array.from({ length: seats }, none);
			gains[owner][land[hex]] += sizes[corners[i]];
		}
	}
	if (!gains) return;
	for (let resource = 0; resource < 5; resource++) shareOut(g, gains, resource, bank[resource]);
	for (let seat = 0; seat < seats; seat++) for (let resource = 0; resource < 5; resource++) {
		hands[seat][resource] += gains[seat][resource];
		bank[resource] -= gains[seat][resource];
	}
	g.tell({
		type: "produced",
		gains
	});
}
function shareOut(g, gains, resource, left) {
	let claimed = 0;
	let claimants = 0;
	for (let seat = 0; seat < gains.length; seat++) {
		const claim = gains[seat][resource];
		claimed += claim;
		if (claim > 0) claimants++;
	}
	if (claimed <= left) return;
	g.tell({
		type: "bankShort",
		resource
	});
	for (let seat = 0; seat < gains.length; seat++) if (gains[seat][resource] > 0) gains[seat][resource] = claimants === 1 ? left : 0;
}
var ANY_HARBOUR = 3;
var OWN_HARBOUR = 2;
/** How many cards of each resource the bank takes from a player for one (7.3); a harbour counts while a building stands (7.4). */
function ratesOf({ harbours, owners }, seat) {
	const rates = [
		4,
		4,
		4,
		4,
		4
	];
	for (let place = 0; place < HARBOUR_EDGES.length; place++) {
		const ends = cornersOfEdge[HARBOUR_EDGES[place]];
		if (owners[ends[0]] !== seat && owners[ends[1]] !== seat) continue;
		const takes = harbours[place];
		if (takes !== 5) rates[takes] = OWN_HARBOUR;
		else for (let r = 0; r < 5; r++) rates[r] = Math.min(rates[r], ANY_HARBOUR);
	}
	return rates;
}
function eachSwap(t, seat, can) {
	const hand = t.hands[seat];
	let rates = null;
	for (let gave = 0; gave < 5; gave++) {
		if (hand[gave] < OWN_HARBOUR) continue;
		rates ??= ratesOf(t, seat);
		if (hand[gave] < rates[gave]) continue;
		for (let got = 0; got < 5; got++) if (got !== gave && t.bank[got] > 0) can("swap", HAND[gave], BANKED[got]);
	}
}
function swap(g, seat, gave, got) {
	const { hands, bank } = g.table;
	const rate = ratesOf(g.table, seat)[gave];
	hands[seat][gave] -= rate;
	bank[gave] += rate;
	bank[got]--;
	hands[seat][got]++;
	g.tell({
		type: "swapped",
		seat,
		gave,
		rate,
		got
	});
}
// src/zombies.ts
/** Whether zombies may spread onto a hex: it has room, and is not the desert (11.6, 20.4). */
var hasRoom = ({ zombies, land, switches }, at) => zombies[at] < 3 && (land[at] !== 5 || switches.desert === "canHold");
/** How many zombies come if a hex is chosen: one, or if it is full one for each neighbour with room (11.3). */
function gain(island, at) {
	if (island.zombies[at] < 3) return 1;
	let more = 0;
	for (const beside of hexesByHex[at]) if (hasRoom(island, beside)) more++;
	return more;
}
/** The hexes to choose from when a number is rolled: those that would bring a zombie (11.4, R10, 20.3). */
function hexesToChoose(island, number) {
	const hexes = [];
	let forced = true;
	for (let at = 0; at < 19; at++) {
		if (island.numbers[at] !== number) continue;
		if (gain(island, at) > 0) hexes.push(at);
		if (island.zombies[at] < 3) forced = false;
	}
	if (island.switches.infestationTrigger === "freeChoice" || forced) return hexes;
	return hexes.filter((at) => island.zombies[at] < 3);
}
function zombieComes(g, number) {
	if (hexesToChoose(g.table, number).length === 0) return g.tell({
		type: "noZombieCame",
		number
	});
	g.then(placeZombie, number);
}
var placeZombie = {
	seat: (g) => g.table.active,
	ask: "A zombie comes. Onto which hex?",
	obvious: true,
	options(g, can, number) {
		for (const at of hexesToChoose(g.table, number)) can("place", hex(at));
	},
	take: { place(g, _, part) {
		const at = hex.of(part);
		if (g.table.zombies[at] === 3) return infest(g, at);
		g.table.zombies[at]++;
		g.tell({
			type: "zombieCame",
			hex: at,
			zombies: g.table.zombies[at]
		});
		endIfOverrun(g);
	} }
};
function infest(g, at) {
	const t = g.table;
	g.tell({
		type: "infested",
		hex: at
	});
	if (t.switches.infestationSpread !== "eachAdjacent") return g.then(spread, at, 0);
	for (const beside of hexesByHex[at]) if (hasRoom(t, beside)) spreadTo(g, at, beside);
	endIfOverrun(g);
}
function spreadTo(g, from, to) {
	g.table.zombies[to]++;
	g.tell({
		type: "zombieSpread",
		from,
		hex: to,
		zombies: g.table.zombies[to]
	});
}
var spread = {
	seat: (g) => g.table.active,
	ask: "Where do the zombies spread?",
	obvious: true,
	options(g, can, from, done) {
		let any = false;
		for (const beside of hexesByHex[from]) {
			if (done & 1 << beside || !hasRoom(g.table, beside)) continue;
			can("spread", hex(beside));
			any = true;
		}
		if (any && done > 0) can("enough");
	},
	take: {
		spread(g, [from, done], part) {
			const to = hex.of(part);
			spreadTo(g, from, to);
			if (g.table.switches.infestationSpread === "chooseAny") g.then(spread, from, done | 1 << to);
			g.then(spreadEnds);
		},
		enough() {}
	}
};
function spreadEnds(g) {
	endIfOverrun(g);
}
/** The steps of this chapter, in the order of play. */
var steps$2 = {
	zombieComes,
	placeZombie,
	spread,
	spreadEnds
};
// src/turn.ts
var SEVEN = 7;
function turn(g) {
	const t = g.table;
	g.reveal();
	t.phase = "beforeRoll";
	t.cardPlayed = false;
	t.building = false;
	t.offersMade = 0;
	t.bought = none();
	g.tell({
		type: "turnBegan",
		seat: t.active,
		round: t.round
	});
	if (winIfTen(g, t.active)) return;
	g.then(beforeRoll);
	g.then(roll);
	g.then(beginTrading);
	g.then(nextTurn);
}
var beforeRoll = {
	seat: (g) => g.table.active,
	ask: "Roll the dice.",
	options(g, can) {
		can("roll");
		eachPlayable(g.table, (card) => can("play", CARD$1[card]));
		if (g.table.switches.givingUp) can("giveUp");
	},
	take: {
		roll() {},
		play(g, _, part) {
			playCard(g, cardIn(part));
		},
		giveUp(g) {
			g.then(reallyGiveUp);
		}
	}
};
var reallyGiveUp = {
	seat: (g) => g.table.active,
	ask: "Give up? All your pieces leave the island.",
	options(_, can) {
		can("stay");
		can("giveUp");
	},
	take: {
		stay(g) {
			g.then(beforeRoll);
		},
		giveUp(g) {
			g.tell({
				type: "gaveUp",
				seat: g.table.active
			});
			eliminate(g, g.table.active);
		}
	}
};
function roll(g) {
	const t = g.table;
	if (t.out[t.active]) return;
	const dice = [g.roll(6), g.roll(6)];
	const number = dice[0] + dice[1];
	t.dice = dice;
	t.rolls[number - 2]++;
	t.phase = "zombies";
	g.tell({
		type: "rolled",
		seat: t.active,
		dice: [dice[0], dice[1]]
	});
	if (number !== SEVEN) {
		produce(g, number);
		return g.then(zombieComes, number);
	}
	if (t.round >= 3) return g.then(attack);
	if (t.switches.earlySevens === "noEffect") return g.tell({
		type: "sevenIgnored",
		seat: t.active
	});
	g.tell({
		type: "sevenRolledAgain",
		seat: t.active
	});
	g.then(roll);
}
function beginTrading(g) {
	const t = g.table;
	if (t.out[t.active]) return;
	t.phase = "tradeAndBuild";
	g.then(tradeAndBuild);
}
var tradeAndBuild = {
	seat: (g) => g.table.active,
	ask: "Trade and build.",
	options(g, can) {
		const t = g.table;
		const seat = t.active;
		if (affords(t, seat, ROAD_COST)) eachRoadPlace(t, seat, (at) => can("road", edge(at)));
		if (affords(t, seat, SETTLEMENT_COST)) eachSettlementPlace(t, seat, (at) => can("settle", corner(at)));
		if (affords(t, seat, CITY_COST)) eachCityPlace(t, seat, (at) => can("upgrade", corner(at)));
		if (t.deck.length > 0) {
			for (const [a, b] of CARD_PRICES) if (t.hands[seat][a] > 0 && t.hands[seat][b] > 0) can("buy", "deck", HAND[a], HAND[b]);
		}
		eachPlayable(t, (card) => can("play", CARD$1[card]));
		if (mayTrade(t)) {
			eachSwap(t, seat, can);
			if (mayTalk(t)) {
				can("offer");
				can("invite");
			}
		}
		can("endTurn");
	},
	take: {
		road(g, _, part) {
			buildRoad(g, g.table.active, edge.of(part));
			g.again();
		},
		settle(g, _, part) {
			buildSettlement(g, g.table.active, corner.of(part));
			g.again();
		},
		upgrade(g, _, part) {
			buildCity(g, g.table.active, corner.of(part));
			g.again();
		},
		buy(g, _, _deck, a, b) {
			buyCard(g, resourceIn(a), resourceIn(b));
			g.again();
		},
		play(g, _, part) {
			playCard(g, cardIn(part));
			g.again();
		},
		swap(g, _, gives, takes) {
			swap(g, g.table.active, resourceIn(gives), resourceIn(takes));
			g.again();
		},
		offer(g) {
			beginOffer(g);
			g.again();
		},
		invite(g) {
			askForOffers(g);
			g.again();
		},
		endTurn() {}
	}
};
var mayTrade = ({ switches, building }) => switches.combinedTradeAndBuild || !building;
function nextTurn(g) {
	const t = g.table;
	const place = (seat) => (seat - t.first + t.seats) % t.seats;
	let seat = t.active;
	do
		seat = (seat + 1) % t.seats;
	while (t.out[seat]);
	if (place(seat) <= place(t.active)) t.round++;
	t.active = seat;
	g.then(turn);
}
/** The steps of this chapter, in the order of play. */
var steps$1 = {
	turn,
	beforeRoll,
	reallyGiveUp,
	roll,
	beginTrading,
	tradeAndBuild,
	nextTurn
};
// src/setup.ts
function setUp(g, seats, options) {
	const switches = options;
	const each = (value) => Array.from({ length: seats }, value);
	const land = layLand(g, switches);
	g.table = {
		switches: { ...switches },
		seats,
		land,
		numbers: layNumbers(g, switches, land),
		harbours: layHarbours(g, switches),
		zombies: Array(19).fill(0),
		roads: Array(72).fill(-1),
		owners: Array(54).fill(-1),
		sizes: Array(54).fill(0),
		bank: Array(5).fill(19),
		hands: each(none),
		deck: g.shuffle(ofEach(CARD_COUNTS), "deck"),
		cards: each(none),
		bought: none(),
		buried: [],
		played: none(),
		soldiers: each(() => 0),
		lengths: each(() => 0),
		longestRoad: -1,
		largestArmy: -1,
		out: each(() => false),
		first: 0,
		active: 0,
		round: 0,
		phase: "founding",
		cardPlayed: false,
		building: false,
		freeRoads: 0,
		offersMade: 0,
		talk: null,
		payment: null,
		dice: [0, 0],
		rolls: Array(11).fill(0)
	};
	g.then(rollForStart, each(() => 0).map((_, seat) => seat));
	if (switches.board === "beginnerStart") g.then(placePrintedPieces);
	else g.then(found);
	g.then(firstTurn);
}
/** `[2, 1]` gives `[0, 0, 1]`: each index as often as its count. */
var ofEach = (counts) => counts.flatMap((count, kind) => Array(count).fill(kind));
function layLand(g, { board }) {
	if (board === "beginner" || board === "beginnerStart") return [...BEGINNER_LAND];
	return g.shuffle(ofEach(LAND_COUNTS), "land");
}
function layNumbers(g, { board }, land) {
	if (board === "beginner" || board === "beginnerStart") return [...BEGINNER_NUMBERS];
	if (board === "variable") return layDiscs(land, spiralFrom(g.pick(CORNER_HEXES, "land")), DISCS);
	const places = land.map((_, hex) => hex);
	for (;;) {
		const numbers = layDiscs(land, places, g.shuffle([...DISCS], "discs"));
		if (redsApart(numbers)) return numbers;
	}
}
/** Lays discs on hexes in order, skipping the desert (4.4). Returns numbers by hex, 0 in the desert. */
function layDiscs(land, places, discs) {
	const numbers = Array(19).fill(0);
	let next = 0;
	for (const hex of places) if (land[hex] !== 5) numbers[hex] = discs[next++];
	return numbers;
}
/** Whether no two red numbers, 6 and 8, lie on neighbouring hexes (4.2). */
function redsApart(numbers) {
	const red = (hex) => numbers[hex] === 6 || numbers[hex] === 8;
	return numbers.every((_, hex) => !red(hex) || !hexesByHex[hex].some(red));
}
var layHarbours = (g, { harbours }) => harbours === "printed" ? [...PRINTED_HARBOURS] : g.shuffle([...PRINTED_HARBOURS], "harbours");
function rollForStart(g, seats) {
	let best = [];
	let highest = 0;
	for (const seat of seats) {
		const dice = [g.roll(6, "start"), g.roll(6, "start")];
		g.tell({
			type: "startRolled",
			seat,
			dice
		});
		const total = sum(dice);
		if (total > highest) best = [];
		if (total >= highest) best.push(seat);
		highest = Math.max(highest, total);
	}
	if (best.length > 1) return g.then(rollForStart, best);
	g.table.first = best[0];
	g.tell({
		type: "starterFound",
		seat: best[0]
	});
}
function placePrintedPieces(g) {
	for (let seat = 0; seat < g.table.seats; seat++) {
		const { settlements, roads, starred } = BEGINNER_STARTS[seat];
		for (const at of settlements) placeSettlement(g, seat, at);
		for (const at of roads) placeRoad(g, seat, at);
		takeFoundingCards(g, seat, starred);
	}
}
function found(g) {
	const { seats, first } = g.table;
	const order = Array.from({ length: seats }, (_, i) => (first + i) % seats);
	for (const seat of order) g.then(takeTurnFounding, seat, false);
	for (const seat of order.reverse()) g.then(takeTurnFounding, seat, true);
}
function takeTurnFounding(g, seat, second) {
	g.table.active = seat;
	g.then(foundSettlement, seat, second);
}
var foundSettlement = {
	seat: (_, seat) => seat,
	ask: (_, second) => second ? "Found your second settlement." : "Found your first settlement.",
	options(g, can) {
		for (let at = 0; at < 54; at++) if (mayFound(g.table, at)) can("settle", corner(at));
	},
	take: { settle(g, [seat, second], part) {
		const at = corner.of(part);
		placeSettlement(g, seat, at);
		g.tell({
			type: "founded",
			seat,
			corner: at
		});
		if (second) takeFoundingCards(g, seat, at);
		g.then(foundRoad, seat, at);
	} }
};
var foundRoad = {
	seat: (_, seat) => seat,
	ask: "Build a road next to it.",
	options(g, can, _, from) {
		for (const at of edgesOfCorner[from]) if (g.table.roads[at] === -1) can("road", edge(at));
	},
	take: { road(g, [seat], part) {
		placeRoad(g, seat, edge.of(part));
		g.tell({
			type: "roadBuilt",
			seat,
			edge: edge.of(part)
		});
	} }
};
function takeFoundingCards(g, seat, at) {
	const { land, bank, hands } = g.table;
	const cards = none();
	for (const hex of hexesOfCorner[at]) {
		const resource = land[hex];
		if (resource === 5) continue;
		cards[resource]++;
		bank[resource]--;
		hands[seat][resource]++;
	}
	g.tell({
		type: "foundingCards",
		seat,
		cards
	});
}
function firstTurn(g) {
	const t = g.table;
	t.active = t.first;
	t.round = 1;
	for (let seat = 0; seat < t.seats; seat++) t.lengths[seat] = measureRoad(t, seat);
	g.then(turn);
}
/** The steps of this chapter, in the order of play. */
var steps = {
	rollForStart,
	placePrintedPieces,
	found,
	takeTurnFounding,
	foundSettlement,
	foundRoad,
	firstTurn
};
// src/imagine.ts
var MAX_DEALS = 8;
/** Deals again what a seat cannot see: the other players' cards, the deck, and the cards that left the game unseen. */
function imagine(g, me) {
	forgetComposing(g.table, me);
	dealHands(g, me);
	for (let n = 0; n < MAX_DEALS; n++) {
		dealCards(g, me);
		const { active, phase } = g.table;
		if (active === me || phase === "founding" || pointsOf(g.table, active) < 10) return;
	}
}
function forgetComposing({ talk, active }, me) {
	if (!talk) return;
	for (let seat = 0; seat < talk.counters.length; seat++) if (seat !== me && seat !== active && talk.counters[seat] && talk.replies[seat] === null) talk.counters[seat] = blank();
}
function dealHands(g, me) {
	const t = g.table;
	const unseen = none();
	const sizes = t.hands.map(sum);
	const others = t.hands.flatMap((_, seat) => seat === me ? [] : [seat]);
	for (const seat of others) for (let r = 0; r < 5; r++) unseen[r] += t.hands[seat][r];
	for (const seat of others) {
		const held = promised(t, seat);
		t.hands[seat] = held;
		for (let r = 0; r < 5; r++) unseen[r] -= held[r];
	}
	const pool = g.shuffle(ofEach(unseen), "imagined");
	for (const seat of others) {
		const hand = t.hands[seat];
		for (let left = sizes[seat] - sum(hand); left > 0; left--) hand[pool.pop()]++;
	}
}
function promised({ talk, active }, seat) {
	if (!talk) return none();
	if (seat === active) return [...talk.offer.give];
	if (talk.replies[seat] === "accepted") return [...talk.offer.want];
	return [...talk.counters[seat]?.give ?? none()];
}
function dealCards(g, me) {
	const t = g.table;
	const bought = t.active === me ? 0 : sum(t.bought);
	const pool = [...t.deck, ...t.buried];
	for (let seat = 0; seat < t.seats; seat++) if (seat !== me) pool.push(...ofEach(t.cards[seat]));
	g.shuffle(pool, "imagined");
	for (let seat = 0; seat < t.seats; seat++) {
		if (seat === me) continue;
		const many = sum(t.cards[seat]);
		const cards = none();
		const fresh = none();
		for (let n = 0; n < many; n++) {
			const card = pool.pop();
			cards[card]++;
			if (seat === t.active && n < bought) fresh[card]++;
		}
		t.cards[seat] = cards;
		if (seat === t.active) t.bought = fresh;
	}
	t.buried = pool.splice(0, t.buried.length);
	t.deck = pool;
}
// src/view.ts
/** What a seat (or a spectator) may see. */
function view(t, me) {
	return {
		me,
		switches: { ...t.switches },
		seats: t.seats,
		land: [...t.land],
		numbers: [...t.numbers],
		harbours: [...t.harbours],
		zombies: [...t.zombies],
		roads: [...t.roads],
		owners: [...t.owners],
		sizes: [...t.sizes],
		bank: [...t.bank],
		hands: t.hands.map((hand, seat) => seat === me ? [...hand] : sum(hand)),
		deck: t.deck.length,
		cards: t.cards.map((cards, seat) => seat === me ? [...cards] : sum(cards)),
		bought: t.active === me ? [...t.bought] : sum(t.bought),
		buried: t.buried.length,
		played: [...t.played],
		soldiers: [...t.soldiers],
		lengths: [...t.lengths],
		longestRoad: t.longestRoad,
		largestArmy: t.largestArmy,
		points: t.hands.map((_, seat) => seat === me ? pointsOf(t, seat) : openPoints(t, seat)),
		out: [...t.out],
		first: t.first,
		active: t.active,
		round: t.round,
		phase: t.phase,
		cardPlayed: t.cardPlayed,
		building: t.building,
		freeRoads: t.freeRoads,
		offersMade: t.offersMade,
		talk: t.talk && talkSeen(t.talk, me),
		payment: t.payment && paymentSeen(t.payment),
		dice: [t.dice[0], t.dice[1]],
		rolls: [...t.rolls]
	};
}
function talkSeen({ offer, invited, replies, counters }, me) {
	return {
		offer: {
			give: [...offer.give],
			want: [...offer.want]
		},
		invited,
		replies: [...replies],
		counters: counters.map((counter, seat) => counter && (seat === me || replies[seat] === "countered") ? {
			give: [...counter.give],
			want: [...counter.want]
		} : null)
	};
}
function paymentSeen({ seat, damage, cards, roads, settlements, reduced, razed }) {
	return {
		seat,
		damage,
		cards: [...cards],
		roads: [...roads],
		settlements: [...settlements],
		reduced: [...reduced],
		razed: [...razed]
	};
}
// src/index.ts
/** Catan and Zombies: Catan with infestation and attacks instead of the robber. */
var catanZombies = {
	...box,
	setUp,
	steps: {
		...steps,
		...steps$1,
		...steps$3,
		...steps$4,
		...steps$2,
		...steps$5,
		...steps$6
	},
	view,
	imagine,
	standing,
	unseen: {
		"asked pay": "cards that must go are paid without asking (14.1): the others learn that what is left in the hand is of one kind",
		"talk.counters": "all see by the question that a player composes a counter-offer, but nothing of what is in it"
	},
	longest: 6e3
};
// src/score.ts
var PIP = .055;
var NEW_KIND = .12;
var CARD = .035;
var MAX_CARDS = 8;
var ROAD = .02;
var LENGTH = .05;
var PLACE = .3;
var HELD_CARD = .22;
var FACE_UP = .16;
var HARBOUR = .06;
var HIT = .09;
var DEBT = .11;
var LAST_BUILDING = 1.2;
var SETTLEMENT_HOPE = .75;
var CITY_HOPE = .7;
var CARD_HOPE = .2;
var KIND_WEIGHTS = [
	1,
	1,
	.9,
	1.1,
	1.1
];
/** The slope of the logistic function from a lead in points to a chance to win. */
var STEEPNESS = .55;
/** The upper limit while the game goes on. */
var ALMOST = .999;
/** The pips of a number: its chance in 36ths. */
var pips = (number) => number === 0 ? 0 : 6 - Math.abs(7 - number);
/** How well a seat stands against the others, from 0 to 1. */
function score(t, seat) {
	if (t.out[seat]) return 0;
	const own = worth(t, seat);
	let best = -Infinity;
	let all = 0;
	let others = 0;
	for (let other = 0; other < t.seats; other++) {
		if (other === seat || t.out[other]) continue;
		const its = worth(t, other);
		best = Math.max(best, its);
		all += its;
		others++;
	}
	if (others === 0) return ALMOST;
	const lead = own - .6 * best - .4 * all / others;
	return logistic(STEEPNESS * lead);
}
/** What a seat has and can expect, in points. */
function worth(t, seat) {
	if (t.out[seat]) return 0;
	const points = pointsOf(t, seat);
	if (points >= 10) return 20;
	const income = incomeOf(t, seat);
	let total = points;
	for (let r = 0; r < 5; r++) {
		total += income[r] * PIP * KIND_WEIGHTS[r];
		if (income[r] > 0) total += NEW_KIND;
	}
	return total + hopes(t, seat) + armyAndRoad(t, seat) - dangers(t, seat);
}
function incomeOf({ owners, sizes, land, numbers }, seat) {
	const income = [
		0,
		0,
		0,
		0,
		0
	];
	for (let at = 0; at < 54; at++) {
		if (owners[at] !== seat) continue;
		const hexes = hexesOfCorner[at];
		for (let i = 0; i < hexes.length; i++) {
			const resource = land[hexes[i]];
			if (resource !== 5) income[resource] += pips(numbers[hexes[i]]) * sizes[at];
		}
	}
	return income;
}
function hopes(t, seat) {
	const hand = t.hands[seat];
	const cards = sum(hand);
	const rates = ratesOf(t, seat);
	let total = Math.min(cards, MAX_CARDS) * CARD;
	for (let r = 0; r < 5; r++) if (rates[r] < 4) total += HARBOUR;
	const place = bestPlace(t, seat);
	const found = place > 0 ? SETTLEMENT_HOPE * FAR[roadsToGo] * nearness(hand, SETTLEMENT_COST, roadsToGo) : 0;
	const grow = canGrow(t, seat) ? CITY_HOPE * nearness(hand, CITY_COST, 0) : 0;
	const three = [
		hand[2],
		hand[3],
		hand[4]
	].filter((n) => n > 0).length;
	const buy = t.deck.length > 0 ? CARD_HOPE * Math.min(2, three) / 2 : 0;
	const best = Math.max(found, grow, buy);
	return total + best + .25 * (found + grow + buy - best) + place;
}
function nearness(hand, price, roads) {
	let have = 0;
	let need = 0;
	for (let r = 0; r < 5; r++) {
		const cost = price[r] + roads * ROAD_COST[r];
		need += cost;
		have += Math.min(hand[r], cost);
	}
	const share = have / need;
	return share * share;
}
function canGrow(t, seat) {
	if (citiesLeft(t, seat) === 0) return false;
	for (let at = 0; at < 54; at++) if (t.owners[at] === seat && t.sizes[at] === 1) return true;
	return false;
}
var FAR = [
	1,
	.62,
	.42,
	.3
];
var far = /* @__PURE__ */ new Int8Array(54);
var queue = [];
var roadsToGo = 0;
function bestPlace(t, seat) {
	roadsToGo = 0;
	if (settlementsLeft(t, seat) === 0) return 0;
	const reach = Math.min(FAR.length - 1, roadsLeft(t, seat));
	far.fill(-1);
	queue.length = 0;
	for (let end = 0; end < ENDS.length; end++) if (t.roads[end >> 1] === seat) visit(t, seat, ENDS[end], 0);
	for (let at = 0; at < 54; at++) if (t.owners[at] === seat) visit(t, seat, at, 0);
	let best = 0;
	for (let i = 0; i < queue.length; i++) {
		const at = queue[i];
		const value = mayFound(t, at) ? landAt(t, at) * FAR[far[at]] : 0;
		if (value > best) {
			best = value;
			roadsToGo = far[at];
		}
		if (far[at] === reach) continue;
		const edges = edgesOfCorner[at];
		for (let n = 0; n < edges.length; n++) {
			const edge = edges[n];
			if (t.roads[edge] >= 0) continue;
			const end = ENDS[2 * edge];
			visit(t, seat, end === at ? ENDS[2 * edge + 1] : end, far[at] + 1);
		}
	}
	return best * PLACE;
}
function visit(t, seat, at, distance) {
	const owner = t.owners[at];
	if (far[at] >= 0 || owner >= 0 && owner !== seat) return;
	far[at] = distance;
	queue.push(at);
}
function landAt({ land, numbers, zombies }, at) {
	let total = .2;
	for (const hex of hexesOfCorner[at]) if (land[hex] !== 5) total += pips(numbers[hex]) * (zombies[hex] > 1 ? .7 : 1) / 13;
	return total;
}
function armyAndRoad(t, seat) {
	const cards = t.cards[seat];
	let total = (sum(cards) - cards[1]) * HELD_CARD + Math.min(4, t.soldiers[seat]) * FACE_UP;
	total += Math.min(6, t.lengths[seat]) * LENGTH;
	for (let e = 0; e < 72; e++) if (t.roads[e] === seat) total += ROAD;
	return total;
}
function dangers(t, seat) {
	let hits = 0;
	let buildings = 0;
	for (let at = 0; at < 54; at++) {
		if (t.owners[at] !== seat) continue;
		buildings++;
		hits += hitsOn(t, at);
		for (const hex of hexesOfCorner[at]) hits += .15 * t.zombies[hex];
	}
	let cost = hits * HIT;
	if (t.cards[seat][0] > 0) cost *= .75;
	cost += Math.max(0, hits - sum(t.hands[seat])) * HIT;
	if (buildings === 1) cost += LAST_BUILDING;
	if (t.payment?.seat === seat) cost += Math.max(0, t.payment.damage - worthOf(t.payment)) * DEBT;
	return cost;
}
// edition.ts
/**
* What `npm run freeze` writes into an edition: the rules, and the score by which rivals of challenges move.
* @public
*/
var game = {
	...catanZombies,
	score
};
export { game };
