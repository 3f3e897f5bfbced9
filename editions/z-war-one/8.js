import { DIRECTIONS, NONE, NONE as NONE$1, OFFSETS, edgeBetween, edgesIn, gridOf, isInSight, memo, squareIn } from "@shamble/engine/boards";
import { MAX_CARRIED, canonical, ids } from "@shamble/engine";
// src/map/known.ts
/** Empty caches. */
var nothingKnown = () => ({
	count: 0,
	smell: /* @__PURE__ */ new Map(),
	sight: /* @__PURE__ */ new Map(),
	counting: nothingByAreas(),
	walking: nothingByAreas()
});
var nothingByAreas = () => ({
	all: /* @__PURE__ */ new Map(),
	last: {
		areas: "",
		doors: "",
		lists: []
	}
});
// src/missions/fault.ts
/** A value as JSON, shortened for a message. */
function shown(value) {
	if (value === void 0) return "nothing";
	if (Array.isArray(value)) return `a list of ${value.length}`;
	if (typeof value === "object" && value !== null) return `an object with ${keysOf(value)}`;
	const text = JSON.stringify(value);
	return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
var keysOf = (value) => Object.keys(value).slice(0, 6).join(", ") || "nothing in it";
/** Notes a fault in the shape of a file; always false. */
function note(faults, where, expected, value) {
	faults.push({
		where,
		expected,
		found: shown(value)
	});
	return false;
}
/** Notes a fault in the meaning of a file: its kind, and the squares of the map it is about, if any. */
function noteMeaning(faults, kind, where, expected, value, squares) {
	faults.push({
		kind,
		where,
		expected,
		found: shown(value),
		...squares && { squares }
	});
}
var CELL = 4;
var BESIDE = {
	"|": "wall",
	" ": "open",
	D: "door"
};
var BELOW = {
	"---": "wall",
	"   ": "open",
	"=D=": "door"
};
/** Reads the maps of a mission; notes faults, and returns null when one is drawn wrongly. */
function readPicture({ floors }, faults) {
	const rows = floors[0].rows;
	const width = Math.floor((rows[0].length - 1) / CELL);
	const height = Math.floor((rows.length - 1) / 2);
	const before = faults.length;
	floors.forEach((floor, n) => checkSize$1(floor.rows, width, height, `floors[${n}].rows`, faults));
	if (faults.length > before) return null;
	const grid = gridOf(width, height * floors.length);
	const marks = Array.from({ length: grid.size }, () => "");
	const edges = Array.from({ length: edgesIn(grid) }, () => "wall");
	const picture = {
		width,
		height,
		floors: floors.length,
		grid,
		marks,
		edges
	};
	floors.forEach((floor, n) => readFloor(picture, floor.rows, n, faults));
	if (faults.length > before) return null;
	wallVoid(picture);
	return picture;
}
/** Where the mark of a square stands in the file. */
function placeOf({ width, height }, square) {
	const row = Math.floor(square / width);
	const line = 2 * (row % height) + 1;
	return `floors[${Math.floor(row / height)}].rows[${line}], character ${CELL * (square % width) + 2}`;
}
function checkSize$1(rows, width, height, where, faults) {
	if (width < 1 || height < 1 || rows.length !== 2 * height + 1) note(faults, where, `${2 * height + 1} lines, as every floor has`, rows);
	rows.forEach((row, line) => {
		if (row.length !== CELL * width + 1) note(faults, `${where}[${line}]`, `${CELL * width + 1} characters, as every line has`, row.length);
	});
}
function readFloor(picture, rows, floor, faults) {
	const { width, height, marks, edges } = picture;
	const place = (line, column) => `floors[${floor}].rows[${line}], character ${column + 1}`;
	for (let y = 0; y <= height; y++) for (let x = 0; x <= width; x++) {
		const [line, column] = [2 * y, CELL * x];
		if (rows[line][column] !== "+") note(faults, place(line, column), "a +", rows[line][column]);
		if (x < width) readBelow(rows[line].slice(column + 1, column + CELL), x, y, place(line, column + 1));
		if (y < height) readBeside(rows[line + 1][column], x, y, place(line + 1, column));
		if (x < width && y < height) marks[squareAt(x, y)] = rows[line + 1].slice(column + 1, column + CELL).trim();
	}
	function squareAt(x, y) {
		return (floor * height + y) * width + x;
	}
	function readBelow(text, x, y, where) {
		const mark = BELOW[text] ?? numberIn(/^=(\d)=$/, text);
		if (mark === void 0) return void note(faults, where, "---, three blanks, =D= or =1= to =9=", text);
		if (y > 0 && y < height) edges[2 * squareAt(x, y - 1) + 1] = mark;
		else if (mark !== "wall") note(faults, where, "---, because the map ends here", text);
	}
	function readBeside(text, x, y, where) {
		const mark = BESIDE[text] ?? numberIn(/^(\d)$/, text);
		if (mark === void 0) return void note(faults, where, "|, a blank, D or 1 to 9", text);
		if (x > 0 && x < width) edges[2 * squareAt(x - 1, y)] = mark;
		else if (mark !== "wall") note(faults, where, "|, because the map ends here", text);
	}
}
var numberIn = (form, text) => form.exec(text)?.[1];
function wallVoid({ width, grid, marks, edges }) {
	for (let square = 0; square < grid.size; square++) {
		if (marks[square] === "###") edges[2 * square] = edges[2 * square + 1] = "wall";
		if (marks[square + 1] === "###") edges[2 * square] = "wall";
		if (marks[square + width] === "###") edges[2 * square + 1] = "wall";
	}
}
// src/map/layout.ts
/** The four facings, in the order of the straight directions: N, E, S, W. */
var FACINGS = [
	"N",
	"E",
	"S",
	"W"
];
var FACING_X = [
	0,
	1,
	0,
	-1
];
var FACING_Y = [
	-1,
	0,
	1,
	0
];
/** The area a named room is; `NONE` when there is none. */
var areaNamed = ({ areas }, room) => areas.findIndex((area) => area.room === room);
/** The doors that bear a number of the map. */
function doorsNumbered({ doors }, number) {
	return doors.map((_, door) => door).filter((door) => doors[door].number === number);
}
// src/map/neighbours.ts
/**
* All steps from a square (2.4, 2.5, 2.10) in the order of directions: straight ones across open edges and doorways, stair links, and
* clean diagonals. A stair link comes before the square that lies in the same direction (R-100).
*/
function stepsFrom(layout, square) {
	const found = [];
	for (let direction = 0; direction < DIRECTIONS.length; direction++) {
		const link = stairTo(layout, square, direction);
		if (link !== NONE) found.push({
			to: link,
			direction,
			door: NONE,
			stair: true
		});
		const to = besideOnFloor(layout, square, direction);
		if (to === NONE) continue;
		if (direction < 4) {
			const edge = layout.edges[edgeBetween(layout.grid, square, to)];
			if (edge !== -2) found.push({
				to,
				direction,
				door: edge === -1 ? NONE : edge,
				stair: false
			});
		} else if (cornerEdges(layout, square, to).every((edge) => edge === -1)) found.push({
			to,
			direction,
			door: NONE,
			stair: false
		});
	}
	return found;
}
/** How smell spreads from a square (2.9): a diagonal needs one of its two ways round. */
function waftsFrom(layout, square) {
	const found = [];
	for (let direction = 0; direction < DIRECTIONS.length; direction++) {
		const link = stairTo(layout, square, direction);
		if (link !== NONE) found.push({
			to: link,
			ways: null
		});
		const to = besideOnFloor(layout, square, direction);
		if (to === NONE) continue;
		const edges = direction < 4 ? [layout.edges[edgeBetween(layout.grid, square, to)]] : cornerEdges(layout, square, to);
		const ways = (direction < 4 ? [edges] : [edges.slice(0, 2), edges.slice(2)]).filter((round) => !round.includes(-2)).map((round) => round.filter((edge) => edge !== -1));
		if (ways.length === 0) continue;
		found.push({
			to,
			ways: ways.some((doors) => doors.length === 0) ? null : ways
		});
	}
	return found;
}
/** The diagonals past a doorway from a square (16.4). */
function squeezesFrom(layout, square) {
	const found = [];
	for (let direction = 4; direction < DIRECTIONS.length; direction++) {
		const to = besideOnFloor(layout, square, direction);
		if (to === NONE) continue;
		const [toA, fromA, toB, fromB] = cornerEdges(layout, square, to);
		const doors = doorwaysOn([toA, fromB], [fromA, toB]) ?? doorwaysOn([fromA, toB], [toA, fromB]);
		if (doors) found.push({
			to,
			direction,
			doors
		});
	}
	return found;
}
function doorwaysOn(along, across) {
	const doors = along.filter((edge) => edge >= 0);
	return doors.length > 0 && !along.includes(-1) && across.every((edge) => edge === -1) ? doors : null;
}
function besideOnFloor(layout, square, direction) {
	const to = layout.grid.beside[DIRECTIONS[direction]][square];
	return to !== NONE && layout.floor[to] === layout.floor[square] ? to : NONE;
}
function cornerEdges({ grid, edges }, p, q) {
	const a = squareIn(grid, grid.x[q], grid.y[p]);
	const b = squareIn(grid, grid.x[p], grid.y[q]);
	return [
		edgeBetween(grid, p, a),
		edgeBetween(grid, a, q),
		edgeBetween(grid, p, b),
		edgeBetween(grid, b, q)
	].map((edge) => edges[edge]);
}
function stairTo({ grid, height, floor, stairs }, square, direction) {
	if (direction >= 4) return NONE;
	const [dx, dy] = OFFSETS[DIRECTIONS[direction]];
	for (const { top, first } of stairs) {
		const other = square === top ? first : square === first ? top : NONE;
		if (other === NONE) continue;
		const rows = (floor[other] - floor[square]) * height;
		if (grid.x[other] === grid.x[square] + dx && grid.y[other] === grid.y[square] + dy + rows) return other;
	}
	return NONE;
}
// src/data/cards.ts
var weapon = (id, name, weaponClass, hits, rounds, more = {}) => ({
	id,
	name,
	kind: "weapon",
	class: weaponClass,
	hits: {
		knockdown: hits[0],
		kill: hits[1]
	},
	rounds,
	...more
});
var ammo = (id, name, rounds, fits) => ({
	id,
	name,
	kind: "ammo",
	rounds,
	fits
});
var loot = (id, name, xp) => ({
	id,
	name,
	kind: "loot",
	rounds: 1,
	xp
});
var equipment = (id, name, kind, rounds = 1) => ({
	id,
	name,
	kind,
	rounds
});
/** Every kind of card; its number is its place in this list. */
var CARDS = [
	weapon("pistol", "Pistol", "semi-auto", [4, 6], 12, { power: 1 }),
	weapon("magnum-44", ".44 Magnum", "semi-auto", [4, 5], 6, { power: 2 }),
	weapon("assault-rifle", "Assault Rifle", "full-auto", [4, 6], 30, { burst: 3 }),
	weapon("shotgun", "Shotgun", "single-shot", [3, 5], 10, { range: 6 }),
	weapon("hunting-rifle", "Hunting Rifle", "single-shot", [3, 5], 5),
	weapon("grenade", "Grenade", "explosive", [3, 5], 1, { range: 6 }),
	weapon("pipe-bomb", "Pipe Bomb", "explosive", [4, 6], 1, { range: 4 }),
	weapon("katana", "Katana", "melee", [4, 6], 0),
	weapon("machete", "Machete", "melee", [4, 7], 0),
	weapon("combat-knife", "Combat Knife", "melee", [5, 7], 0),
	weapon("fire-axe", "Fire Axe", "melee", [5, 6], 0),
	weapon("cricket-bat", "Cricket Bat", "melee", [3, 7], 0),
	equipment("med-pack", "Med Pack", "med-pack"),
	equipment("rac-armour", "R.A.C. Armour", "armour"),
	equipment("stink-tank", "Stink Tank", "stink-tank", 5),
	equipment("bolt-cutters", "Bolt Cutters", "tool"),
	ammo("ammo-pistol", "Pistol Rounds", 6, ["pistol"]),
	ammo("ammo-shells", "Shotgun Shells", 4, ["shotgun"]),
	ammo("ammo-rifle", "Rifle Magazine", 9, ["assault-rifle", "hunting-rifle"]),
	ammo("ammo-mixed", "Mixed Rounds", 3, [
		"pistol",
		"magnum-44",
		"shotgun",
		"assault-rifle",
		"hunting-rifle"
	]),
	loot("loot-tobacco", "Tobacco", 4),
	loot("loot-tinned-food", "Tinned Food", 3),
	loot("loot-water", "Bottled Water", 2),
	loot("loot-whisky", "Whisky", 5),
	loot("loot-radio", "Wind-up Radio", 5),
	loot("loot-jewellery", "Jewellery", 6)
];
/** The number of a kind of card; throws when there is none of that id. */
function cardNamed(id) {
	const found = CARDS.findIndex((card) => card.id === id);
	if (found < 0) throw new Error(`There is no card ${id}.`);
	return found;
}
// src/data/infected.ts
/** The classes of infected; the number of a class is its place in this list. */
var INFECTED = [
	{
		id: "zombie",
		name: "Zombie",
		plural: "Zombies",
		move: 2,
		charge: 4,
		smell: 4,
		killPoints: 1,
		takenDownTo: 4,
		knockdownTo: 4,
		bittenTo: 4,
		pool: 18
	},
	{
		id: "newborn",
		name: "Newborn",
		plural: "Newborns",
		move: 4,
		charge: 6,
		smell: 6,
		killPoints: 1,
		takenDownTo: 4,
		knockdownTo: 5,
		bittenTo: 4,
		pool: 4
	},
	{
		id: "brute",
		name: "Brute",
		plural: "Brutes",
		move: 2,
		charge: 3,
		smell: 4,
		killPoints: 3,
		autoKill: 2,
		takenDownTo: 3,
		knockdownTo: 6,
		bittenTo: 3,
		pool: 1
	}
];
/** The number of a class of infected; -1 when there is none of that id. */
var infectedNamed = (id) => INFECTED.findIndex((kind) => kind.id === id);
// src/map/tokens.ts
var UNIT_MARKS = {
	z: "zombie",
	n: "newborn",
	b: "brute"
};
/** What the marks of a map stand for, in reading order; spawn points by their letters. */
function tokensIn({ legend }, marks) {
	const placed = (form) => marks.flatMap((token, at) => form.test(token) ? [{
		token,
		at
	}] : []);
	const squaresOf = (form) => placed(form).map(({ at }) => at);
	const inLegend = placed(/^[iot]./).map((mark) => ({
		...mark,
		...legend[mark.token]
	}));
	return {
		starts: squaresOf(/^H$/),
		exits: squaresOf(/^X$/),
		spawnPoints: placed(/^S[A-Z]$/).sort((a, b) => a.token < b.token ? -1 : 1),
		items: inLegend.flatMap(({ token, at, item }) => item ? [{
			token,
			at,
			card: cardNamed(item)
		}] : []),
		objects: inLegend.flatMap(({ token, at, object, name }) => object ? [named(token, at, object, name)] : []),
		tasks: inLegend.flatMap(({ token, at, task, name }) => task ? [named(token, at, task, name)] : []),
		units: placed(/^[znb][NESW]$/).map(({ token, at }) => ({
			at,
			kind: infectedNamed(UNIT_MARKS[token[0]]),
			facing: FACINGS.indexOf(token[1])
		}))
	};
}
var named = (token, at, id, name = id) => ({
	token,
	at,
	id,
	name
});
// src/map/geometry.ts
/** The layout of a mission; throws when its maps are drawn wrongly. */
function layOutMission(mission) {
	const picture = readPicture(mission, []);
	if (!picture) throw new Error(`The maps of ${mission.id} are not drawn rightly.`);
	return layOutPicture(mission, picture);
}
/** The layout of a picture that was read. */
function layOutPicture(mission, picture) {
	const { grid, width, height, floors, marks } = picture;
	const { size } = grid;
	const squares = marks.map((_, square) => square);
	const exists = marks.map((mark) => mark !== "###");
	const floor = squares.map((square) => Math.floor(square / (width * height)));
	const doors = doorsIn(picture);
	const edges = edgesIn$1(picture);
	const ground = {
		grid,
		width,
		height,
		floors,
		size,
		exists,
		floor,
		edges,
		doors,
		stairs: stairsIn(marks)
	};
	const tokens = tokensIn(mission, marks);
	let steps;
	let wafts;
	let squeezes;
	return {
		mission,
		...ground,
		...areasIn(mission, picture, edges, doors),
		...tokens,
		isExit: squares.map((square) => tokens.exits.includes(square)),
		spawnAt: squares.map((square) => tokens.spawnPoints.findIndex(({ at }) => at === square)),
		get steps() {
			return steps ??= squares.map((square) => stepsFrom(ground, square));
		},
		get wafts() {
			return wafts ??= squares.map((square) => waftsFrom(ground, square));
		},
		get squeezes() {
			return squeezes ??= squares.map((square) => squeezesFrom(ground, square));
		},
		lines: new Uint8Array(size * size),
		distances: nothingKnown()
	};
}
function doorsIn({ width, edges: marks }) {
	const doors = [];
	for (const [edge, mark] of marks.entries()) {
		if (mark === "open" || mark === "wall") continue;
		const square = Math.floor(edge / 2);
		const isSouth = edge % 2 === 1;
		doors.push({
			edge,
			sides: [square, isSouth ? square + width : square + 1],
			number: mark === "door" ? null : mark
		});
	}
	return doors;
}
function edgesIn$1({ edges: marks }) {
	let door = 0;
	return marks.map((mark) => {
		if (mark === "open") return -1;
		return mark === "wall" ? -2 : door++;
	});
}
function stairsIn(marks) {
	return marks.flatMap((mark, top) => {
		const number = /^u(\d)$/.exec(mark)?.[1];
		return number === void 0 ? [] : [{
			number: Number(number),
			top,
			first: marks.indexOf(`d${number}`)
		}];
	}).sort((a, b) => a.number - b.number);
}
function areasIn(mission, picture, edges, doors) {
	const { marks } = picture;
	const areaOf = marks.map(() => NONE$1);
	const areas = [];
	for (const [start, mark] of marks.entries()) {
		if (mark === "###" || areaOf[start] !== NONE$1) continue;
		const squares = joinedTo(picture, edges, start);
		for (const square of squares) areaOf[square] = areas.length;
		areas.push({
			...nameOf(mission, marks, squares),
			squares,
			doors: []
		});
	}
	for (const [door, { sides }] of doors.entries()) for (const area of new Set(sides.map((side) => areaOf[side]))) areas[area].doors.push(door);
	return {
		areaOf,
		areas
	};
}
function joinedTo({ grid }, edges, start) {
	const squares = /* @__PURE__ */ new Set([start]);
	for (const square of squares) for (const other of grid.orthogonal[square]) if (edges[edgeBetween(grid, square, other)] === -1) squares.add(other);
	return [...squares].sort((a, b) => a - b);
}
function nameOf(mission, marks, squares) {
	const room = squares.map((square) => marks[square]).find((mark) => /^R\d+$/.test(mark));
	if (room === void 0) return {
		room: null,
		title: "Corridor"
	};
	return {
		room,
		title: mission.rooms[room] ?? room
	};
}
// src/missions/list.ts
/** The six chapters of the campaign. */
var CAMPAIGN = [
	"Supply Run",
	"Lockdown",
	"Detours",
	"The Horde",
	"Dead By Dawn",
	"Sanctuary"
];
/** The three games against a Director. */
var VERSUS = [
	"Break & Enter",
	"Hold Out",
	"Inbound"
];
var numbered = (kind, names) => names.map((name, n) => ({
	id: `${kind}-${n + 1}`,
	name
}));
var chapters$1 = numbered("chapter", CAMPAIGN);
var directorGames = numbered("director", VERSUS);
/** All of them: the chapters, then the Director games. */
var PRINTED = [...chapters$1, ...directorGames];
var idOf = ({ id }) => id;
/** Their ids. */
var MISSIONS$1 = PRINTED.map(idOf);
/** The chapters of the campaign (17). */
var CHAPTERS = chapters$1.map(idOf);
/** The three games that are always played against a Director (18.1). */
var DIRECTOR_GAMES = directorGames.map(idOf);
// src/missions/index.ts
var files = /* @__PURE__ */ new Map();
/** Makes a printed mission known to `layoutOf`. `data.ts` loads their files. */
var addMission = (file) => files.set(file.id, file);
function fileOf(id) {
	const file = files.get(id);
	if (!file) throw new Error(`Z War One: the mission “${id}” has not been loaded.`);
	return file;
}
/**
* The layout of a mission by `Table.mission`: the id of one of ours, which must have been loaded, or the text of a custom file, which must have
* passed `refuseCarried`.
*/
var layoutOf = memo((mission) => layOutMission(MISSIONS$1.includes(mission) ? fileOf(mission) : JSON.parse(mission)), 16);
// src/table.ts
var square = ids("sq");
var heroId = ids("hero");
var unit = ids("unit");
var door = ids("door");
var card$1 = ids("card");
var task = ids("task");
var perk = ids("perk");
var area = ids("area");
var directorCard = ids("director");
/** A letter of a text replaced. */
var withLetter = (text, place, letter) => text.slice(0, place) + letter + text.slice(place + 1);
// src/map/sight.ts
var UNKNOWN = 0;
var WALLED = 1;
var CLEAR = 2;
var BY_DOORS = 3;
/** Whether smell and sight pass a door as it stands (2.2). */
var isOpen = (doors, door) => doors[door] === "o" || doors[door] === "x";
/** Whether no wall and no closed door is on the line between two squares; figures are ignored (2.7). */
function sees(t, from, to) {
	const layout = layoutOf(t.mission);
	const known = layout.lines[from * layout.size + to];
	const line = known === UNKNOWN ? learn(layout, from, to) : known;
	if (line !== BY_DOORS) return line === CLEAR;
	return isInSight(layout.grid, from, to, (at) => {
		const edge = layout.edges[at];
		return edge === -2 || edge !== -1 && !isOpen(t.doors, edge);
	});
}
/**
* As `sees`, and no standing figure is in a square between (2.7): how heroes look and shoot. The `looker`, a hero,
* does not block his own line: `from` may be a square he has yet to step to.
*/
function hasLine(t, from, to, looker = -1) {
	const { grid } = layoutOf(t.mission);
	return sees(t, from, to) && isInSight(grid, from, to, nothing$1, (at) => isStanding(t, at, looker));
}
/** Whether a standing figure other than `except`, a hero, is on a square. */
function isStanding(t, at, except = -1) {
	const { heroes } = t;
	for (let hero = 0; hero < heroes.length; hero++) if (heroes[hero].at === at && !heroes[hero].prone && hero !== except) return true;
	for (const unit of t.infected) if (unit.at === at && !unit.prone) return true;
	return false;
}
/** Whether a square is in the forward half of a figure: level with it or in front, on the same floor (R-8). */
function isForward({ grid, floor }, from, facing, to) {
	if (from === to || floor[from] !== floor[to]) return false;
	if (facing === 0) return grid.y[to] <= grid.y[from];
	if (facing === 1) return grid.x[to] >= grid.x[from];
	if (facing === 2) return grid.y[to] >= grid.y[from];
	return grid.x[to] <= grid.x[from];
}
/** Range in squares on one floor (2.8); `Infinity` between floors. */
function rangeBetween({ grid, floor }, a, b) {
	if (floor[a] !== floor[b]) return Infinity;
	return Math.max(Math.abs(grid.x[a] - grid.x[b]), Math.abs(grid.y[a] - grid.y[b]));
}
function learn(layout, from, to) {
	const { grid, edges, floor, lines, size } = layout;
	let line = CLEAR;
	if (floor[from] !== floor[to] || !isInSight(grid, from, to, (at) => edges[at] === -2)) line = WALLED;
	else if (!isInSight(grid, from, to, (at) => edges[at] !== -1)) line = BY_DOORS;
	lines[from * size + to] = lines[to * size + from] = line;
	return line;
}
var nothing$1 = () => false;
var MAX_CACHED = 24e5;
/** The smell distance from a square to every other: eight ways, round corners and doorways, not through closed doors. */
function smellFrom({ mission, doors }, at) {
	const layout = layoutOf(mission);
	const { smell } = layout.distances;
	let lists = smell.get(doors);
	if (!lists) smell.set(doors, lists = []);
	return lists[at] ??= remember(layout, spread(layout, at, (waft) => isFree$1(waft, doors, isOpen)));
}
/** By square, whether it is in sight of `at`, figures ignored (2.7). Faster than `sees` for all squares. */
function sightFrom(t, at) {
	const layout = layoutOf(t.mission);
	const { sight } = layout.distances;
	let lists = sight.get(t.doors);
	if (!lists) sight.set(t.doors, lists = []);
	return lists[at] ??= remember(layout, Uint8Array.from(layout.exists, (exists, to) => Number(exists && sees(t, at, to))));
}
/** The counting distance from a square to every other: closed doors count as open, only active areas are used. */
function countFrom({ mission, doors, areas }, at) {
	const layout = layoutOf(mission);
	const lists = listsOf(layout.distances.counting, areas, doors);
	return lists[at] ??= remember(layout, spread(layout, at, (waft) => isFree$1(waft, doors, isUnlocked) && isActive(layout, areas, waft.to)));
}
/** The walking cost from every square to one: legal steps in active areas, one more for each closed door (R-6). */
function walkTo({ mission, doors, areas }, goal) {
	const layout = layoutOf(mission);
	const lists = listsOf(layout.distances.walking, areas, doors);
	return lists[goal] ??= remember(layout, walk$1(layout, doors, areas, goal));
}
/** Whether a square lies in an active area (7.1). */
var isActive = ({ areaOf }, areas, at) => areas[areaOf[at]] === "a";
/** Whether a walker would have to open a door (2.9). */
var isShut = (doors, door) => doors[door] === "c" || doors[door] === "b";
var isUnlocked = (doors, door) => doors[door] !== "l";
function isFree$1({ ways }, doors, passes) {
	if (ways === null) return true;
	for (const way of ways) {
		let free = true;
		for (const door of way) if (!passes(doors, door)) free = false;
		if (free) return true;
	}
	return false;
}
function spread({ size, wafts }, start, passes) {
	const distance = new Uint8Array(size).fill(255);
	distance[start] = 0;
	const queue = [start];
	for (const at of queue) {
		const next = distance[at] + 1;
		for (const waft of wafts[at]) if (distance[waft.to] === 255 && passes(waft)) {
			distance[waft.to] = next;
			queue.push(waft.to);
		}
	}
	return distance;
}
function walk$1(layout, doors, areas, goal) {
	const cost = new Uint8Array(layout.size).fill(255);
	if (!isActive(layout, areas, goal)) return cost;
	cost[goal] = 0;
	let [now, next, later] = [
		[goal],
		[],
		[]
	];
	for (let spent = 0; now.length > 0 || next.length > 0; spent++) {
		for (const at of now) {
			if (cost[at] !== spent) continue;
			for (const { to, door } of layout.steps[at]) {
				if (cost[to] <= spent + 1) continue;
				const price = priceOfDoor(doors, door);
				if (spent + price >= cost[to] || !isActive(layout, areas, to)) continue;
				cost[to] = spent + price;
				if (price > 1) later.push(to);
				else next.push(to);
			}
		}
		now = next;
		next = later;
		later = [];
	}
	return cost;
}
/** What a step costs by its door (2.9, R-6): 1, through a closed door 2; `FAR` when it is locked. */
function priceOfDoor(doors, door) {
	if (door === -1) return 1;
	if (doors[door] === "l") return 255;
	return isShut(doors, door) ? 2 : 1;
}
function listsOf(known, areas, doors) {
	const { last } = known;
	if (last.areas === areas && last.doors === doors) return last.lists;
	let byDoors = known.all.get(areas);
	if (!byDoors) known.all.set(areas, byDoors = /* @__PURE__ */ new Map());
	let lists = byDoors.get(doors);
	if (!lists) byDoors.set(doors, lists = []);
	known.last = {
		areas,
		doors,
		lists
	};
	return lists;
}
function remember({ distances }, distance) {
	distances.count += distance.length;
	if (distances.count > MAX_CACHED) Object.assign(distances, nothingKnown());
	return distance;
}
// src/questions.ts
/** The infected of this number, wherever it is; undefined when it has left play. */
function findUnit(t, id) {
	const { infected } = t;
	for (let i = 0; i < infected.length; i++) if (infected[i].id === id) return infected[i];
}
/** The infected of this number; throws when it has left play. */
function unitOf(t, id) {
	const found = findUnit(t, id);
	if (!found) throw new Error(`There is no infected ${id}.`);
	return found;
}
/** The infected on a square of the board. */
function unitAt(t, at) {
	const { infected } = t;
	for (let i = 0; i < infected.length; i++) if (infected[i].at === at) return infected[i];
}
/** The hero on a square, or `NONE`. */
function heroAt(t, at) {
	const { heroes } = t;
	for (let hero = 0; hero < heroes.length; hero++) if (heroes[hero].at === at) return hero;
	return -1;
}
/** Whether no figure is on a square (2.1). */
var isFree = (t, at) => heroAt(t, at) === -1 && unitAt(t, at) === void 0;
/** The hero on whose card an infected is, or `NONE` (9.2). */
function holderOf(t, id) {
	return t.heroes.findIndex(({ held }) => held.includes(id));
}
/** Whether a hero is alive and on the board. */
var isHere = ({ fate, at }) => fate === "playing" && at !== -1;
/** Whether infected can see or smell a hero at all (10.1). */
var isDetectable = (hero) => isHere(hero) && !hero.hidden;
/** Whether infected hold a hero (9.2). */
var isGrappled = ({ held }) => held.length > 0;
/** Whether a hero has a perk (16.4). */
var hasPerk = ({ perks }, perk) => perks.includes(perk);
/** What is printed on a card. */
var kindOf = (t, card) => CARDS[t.cards[card].kind];
/** What is printed on an infected card. */
var classOf = ({ kind }) => INFECTED[kind];
/** The cards a hero carries, in the order he got them. */
function cardsOf(t, hero) {
	const found = [];
	for (let card = 0; card < t.cards.length; card++) if (t.cards[card].hero === hero) found.push(card);
	return found;
}
/** The seats that share the heroes, without the Director. */
var playersOf = (t) => [...new Set(t.owner)].sort((a, b) => a - b);
/** Whether doors let a step pass (2.5); figures on the square are ignored. */
function isPassable(t, { door }) {
	return door === -1 || !isShut(t.doors, door) && t.doors[door] !== "l";
}
/** Whether `b` is in reach of `a` (2.6). */
function reaches(t, a, b) {
	const step = stepBetween(t, a, b);
	return step !== void 0 && !step.stair;
}
/** Whether `b` is in reach of an infected at `a` that grabs: stair links count as well (2.6). */
var reachesToGrab = (t, a, b) => stepBetween(t, a, b) !== void 0;
function stepBetween(t, a, b) {
	for (const step of layoutOf(t.mission).steps[a]) if (step.to === b && isPassable(t, step)) return step;
}
/** The doors a figure on this square stands directly in front of, on either side (7.2). */
function doorsBefore({ doors, areas, areaOf }, at) {
	return areas[areaOf[at]]?.doors.filter((door) => doors[door].sides.includes(at)) ?? [];
}
/** The square on the other side of a door. */
var beyond = ({ doors }, door, at) => {
	const [one, other] = doors[door].sides;
	return at === one ? other : one;
};
// src/data/heroes.ts
/** The four heroes, in the order in which ties among them are settled. */
var HEROES$1 = [
	{
		id: "cole",
		name: "Cole",
		fullName: "Cole Carter",
		initial: "C",
		ratings: {
			agility: "amber",
			ballistic: "green",
			melee: "amber",
			survival: "amber"
		},
		start: [
			"assault-rifle",
			"combat-knife",
			"grenade",
			"rac-armour"
		],
		unarmed: {
			knockdown: 5,
			kill: 8
		}
	},
	{
		id: "kat",
		name: "Kat",
		fullName: "Katrina Petrov",
		initial: "K",
		ratings: {
			agility: "green",
			ballistic: "amber",
			melee: "green",
			survival: "red"
		},
		start: ["katana", "pistol"],
		unarmed: {
			knockdown: 5,
			kill: 8
		}
	},
	{
		id: "sam",
		name: "Sam",
		fullName: "Dr. Sam Morgan",
		initial: "S",
		ratings: {
			agility: "green",
			ballistic: "red",
			melee: "amber",
			survival: "green"
		},
		start: [
			"pistol",
			"med-pack",
			"stink-tank"
		],
		unarmed: {
			knockdown: 6,
			kill: 9
		}
	},
	{
		id: "victor",
		name: "Victor",
		fullName: "Victor Dixon",
		initial: "V",
		ratings: {
			agility: "red",
			ballistic: "amber",
			melee: "green",
			survival: "green"
		},
		start: ["shotgun", "machete"],
		unarmed: {
			knockdown: 4,
			kill: 7
		}
	}
];
// src/data/perks.ts
var RATINGS = [
	"red",
	"amber",
	"green"
];
var LADDER = [
	[
		90,
		70,
		50
	],
	[
		80,
		60,
		40
	],
	[
		80,
		60,
		40
	],
	[
		70,
		50,
		30
	],
	[
		70,
		50,
		30
	],
	[
		60,
		40,
		20
	]
];
var ladder = (perkClass, perks) => perks.map(([id, name], step) => ({
	id,
	name,
	class: perkClass,
	price: LADDER[step],
	power: step === 0
}));
/** Every perk; its number is its place in this list. */
var PERKS = [
	...ladder("agility", [
		["redline", "Redline"],
		["greased", "Greased"],
		["dodgy", "Dodgy"],
		["turbo", "Turbo"],
		["skinny", "Skinny"],
		["kip-up", "Kip Up"]
	]),
	...ladder("ballistic", [
		["dead-eye", "Dead Eye"],
		["double-tap", "Double Tap"],
		["run-and-gun", "Run & Gun"],
		["hit-man", "Hit Man"],
		["smile", "Smile"],
		["kneecap", "Kneecap"]
	]),
	...ladder("melee", [
		["berserker", "Berserker"],
		["black-belt", "Black Belt"],
		["shogun", "Shogun"],
		["hit-and-run", "Hit & Run"],
		["snap", "Snap"],
		["kerb-stomp", "Kerb Stomp"]
	]),
	...ladder("survival", [
		["blessed", "Blessed"],
		["scavenger", "Scavenger"],
		["moral-support", "Moral Support"],
		["fence", "Fence"],
		["bandit", "Bandit"],
		["quick-draw", "Quick Draw"]
	])
];
/** The numbers of the perks, by name: `PERK.snap` is its place in the list. */
var PERK = {
	redline: 0,
	greased: 1,
	dodgy: 2,
	turbo: 3,
	skinny: 4,
	kipUp: 5,
	deadeye: 6,
	doubleTap: 7,
	runAndGun: 8,
	hitMan: 9,
	smile: 10,
	kneecap: 11,
	berserker: 12,
	blackBelt: 13,
	shogun: 14,
	hitAndRun: 15,
	snap: 16,
	kerbStomp: 17,
	blessed: 18,
	scavenger: 19,
	moralSupport: 20,
	fence: 21,
	bandit: 22,
	quickDraw: 23
};
/** What a perk costs a hero, by his rating in its class (16.2). */
function priceOf$1(hero, perk) {
	const { class: perkClass, price } = PERKS[perk];
	return price[RATINGS.indexOf(HEROES$1[hero].ratings[perkClass])];
}
// src/campaign/sharing.ts
/** The heroes dealt out in turn. */
var evenly = (seats) => HEROES$1.map((_, hero) => hero % seats);
/** By hero, his seat: as the company has agreed, if that fits the number of players; else dealt out in turn. */
function leadsOf(seats, agreed) {
	return agreed && seatsIn(agreed) === seats ? agreed : evenly(seats);
}
/** Whether a carried value shares all heroes evenly among one to four seats: their numbers differ by at most one (1.1). */
function isEven(leads) {
	if (!Array.isArray(leads) || leads.length !== HEROES$1.length) return false;
	if (!leads.every((seat) => Number.isInteger(seat) && seat >= 0)) return false;
	const seats = seatsIn(leads);
	if (seats > HEROES$1.length) return false;
	const counts = Array.from({ length: seats }, (_, seat) => leads.filter((each) => each === seat).length);
	return Math.max(...counts) - Math.min(...counts) <= 1;
}
var seatsIn = (leads) => Math.max(-1, ...leads) + 1;
var SMILE_RANGE = 6;
/** Whether a card is a firearm: a ballistic weapon that is no explosive (14.2 to 14.5). */
function isFirearm(t, card) {
	const { class: type } = kindOf(t, card);
	return type === "semi-auto" || type === "full-auto" || type === "single-shot";
}
/** Whether a firearm has a round left. */
var canFire = (t, card) => isFirearm(t, card) && t.cards[card].rounds > 0;
/** The squares a weapon reaches, cut short by Power Cut (20.6). */
function rangeOf(t, card) {
	const printed = kindOf(t, card).range ?? Infinity;
	return t.powerCut ? Math.min(printed, 4) : printed;
}
/** How far Smile executes (16.4). */
var smileRange = (t) => t.powerCut ? 4 : SMILE_RANGE;
/** Whether a firearm of a hero, standing at `at`, reaches a square: in line, and in range (6.2). */
function firearmReaches(t, hero, card, to, at = t.heroes[hero].at) {
	return rangeBetween(layoutOf(t.mission), at, to) <= rangeOf(t, card) && hasLine(t, at, to, hero);
}
/** Ammunition cards of a hero that fit a weapon of his that is not full (20.3). */
function ammoFor(t, hero, card) {
	const { id, rounds } = kindOf(t, card);
	if (t.cards[card].rounds >= rounds) return [];
	return cardsOf(t, hero).filter((each) => kindOf(t, each).fits?.includes(id));
}
// src/campaign/earnings.ts
var MISSION_XP = 20;
var FENCE_XP = 10;
/** The company after a chapter (17): with its experience after a victory, unchanged after a defeat (12.3). */
function carriesOf(t, isWon) {
	if (!CHAPTERS.includes(t.mission)) return void 0;
	return {
		heroes: t.heroes.map(({ xp, perks }, hero) => ({
			xp: xp + (isWon ? earned(t, hero) : 0),
			perks: perks.map((perk) => PERKS[perk].id)
		})),
		won: isWon && !t.won.includes(t.mission) ? [...t.won, t.mission] : [...t.won],
		...!evenly(t.seats).every((seat, hero) => seat === t.owner[hero]) && { leads: [...t.owner] }
	};
}
/** The experience that the loot in a hero's hands is worth (15.4). */
var lootOf = (t, hero) => cardsOf(t, hero).reduce((sum, card) => sum + (CARDS[t.cards[card].kind].xp ?? 0), 0);
/** What a hero earns by a victory: 20 XP, his loot, and with Fence 10 XP for each firearm found and never fired (16.1, R-52). */
function earned(t, hero) {
	const cards = cardsOf(t, hero);
	const fenced = hasPerk(t.heroes[hero], PERK.fence) ? cards.filter((card) => isFirearm(t, card) && t.cards[card].found && !t.cards[card].fired).length : 0;
	return MISSION_XP + lootOf(t, hero) + fenced * FENCE_XP;
}
// src/ending.ts
function missionWon(g, turnEnds) {
	if (g.result) return;
	checkLosses(g);
	if (turnEnds) checkTurnEnd(g);
	if (!g.result) end(g, playersOf(g.table), "won");
}
function heroDies(g, hero) {
	const t = g.table;
	const figure = t.heroes[hero];
	figure.fate = "dead";
	figure.move = "done";
	figure.alert = -1;
	g.tell({
		type: "died",
		hero
	});
	if (layoutOf(t.mission).mission.mode === "campaign") return end(g, againstThem(t), "died");
	figure.prone = true;
	checkLosses(g);
}
function checkLosses(g) {
	const t = g.table;
	const { lose = [] } = layoutOf(t.mission).mission;
	for (const loss of lose) {
		if (g.result || isMet(t, loss.unless)) continue;
		if (loss.type === "allLeft" && !t.heroes.some(isHere)) end(g, againstThem(t), "allLeft");
		if (loss.type === "deaths" && deaths(t) >= loss.count) end(g, againstThem(t), "deaths");
	}
}
function checkTurnEnd(g) {
	const t = g.table;
	const { lose = [] } = layoutOf(t.mission).mission;
	for (const { type, turn, unless } of lose) if (!g.result && type === "turnEnded" && t.turn >= turn && !isMet(t, unless)) end(g, againstThem(t), "turnEnded");
	if (!g.result && t.turn >= 40) end(g, againstThem(t), "tooLate");
}
var deaths = (t) => t.heroes.filter(({ fate }) => fate === "dead" || fate === "risen").length;
/** The winner when the heroes lose: the Director, if there is one. */
var againstThem = (t) => t.director === -1 ? [] : [t.director];
function end(g, winners, reason) {
	g.tell({
		type: "ended",
		reason
	});
	g.over(winners, reason, void 0, carriesOf(g.table, reason === "won"));
}
// src/infected/senses.ts
var SIDES$5 = 8;
/** How a unit senses a hero, if it does; figures do not block its sight (10.4). */
function senseOf(t, unit, hero) {
	const { at } = t.heroes[hero];
	if (sees(t, unit.at, at)) return "sees";
	return smellFrom(t, at)[unit.at] <= smellRange(t, unit) ? "smells" : null;
}
/** A unit's smell range, which On the Wind doubles (20.6). */
var smellRange = (t, unit) => classOf(unit).smell * (t.wind ? 2 : 1);
/** The heroes infected can detect (10.1). */
function detectable(t) {
	const found = [];
	for (let hero = 0; hero < t.heroes.length; hero++) if (isDetectable(t.heroes[hero])) found.push(hero);
	return found;
}
/** The heroes a unit may go for: those it senses, else all that can be detected (10.4). */
function goalsFor(t, unit) {
	const heroes = detectable(t);
	const sensed = heroes.filter((hero) => senseOf(t, unit, hero) !== null);
	return sensed.length > 0 ? sensed : heroes;
}
/** The counting distance from a square to the nearest of some heroes; `FAR` without a way. */
function nearestDistance(t, at, heroes) {
	let least = 255;
	for (const hero of heroes) least = Math.min(least, countFrom(t, t.heroes[hero].at)[at]);
	return least;
}
/** Those of some heroes that are nearest to a square by counting distance (10.5); none without a way. */
function nearestOf(t, at, heroes) {
	let least = 255;
	let found = [];
	for (const hero of heroes) {
		const distance = countFrom(t, t.heroes[hero].at)[at];
		if (distance === 255 || distance > least) continue;
		if (distance < least) found = [];
		least = distance;
		found.push(hero);
	}
	return found;
}
/** Whether a square is in the grab zone of a unit (10.11): standing, on the board, forward and in reach. */
function isInZone(t, unit, at) {
	if (unit.at === -1 || unit.prone) return false;
	return isForward(layoutOf(t.mission), unit.at, unit.facing, at) && reaches(t, unit.at, at);
}
function noteMover(g) {
	g.table.heroes.forEach(({ move }, hero) => {
		if (move === "open") noteSeen(g, hero);
	});
}
function noteSeen({ table: t }, hero) {
	const { at } = t.heroes[hero];
	if (at === -1) return;
	const layout = layoutOf(t.mission);
	const mark = 1 << hero;
	for (const unit of t.infected) {
		if (unit.at === -1 || unit.prone || unit.seen & mark) continue;
		if (isForward(layout, unit.at, unit.facing, at) && sees(t, unit.at, at)) unit.seen |= mark;
	}
}
function rollForLowest(g, heroes, unit) {
	let left = [...heroes];
	while (left.length > 1) {
		const dice = left.map(() => g.roll(SIDES$5, "ties"));
		g.tell({
			type: "tieRolled",
			unit,
			heroes: left,
			dice
		});
		const lowest = Math.min(...dice);
		left = left.filter((_, i) => dice[i] === lowest);
	}
	return left[0];
}
// src/infected/facing.ts
/** The facing after a step in one of the eight directions (R-37), `target` being where the unit is going. */
function facingAfter(t, unit, direction, target) {
	if (direction < 4) return direction;
	const [vertical, horizontal] = [direction === 4 || direction === 7 ? 0 : 2, direction < 6 ? 1 : 3];
	if (unit.facing === vertical || unit.facing === horizontal) return unit.facing;
	const { grid } = layoutOf(t.mission);
	const across = Math.abs(grid.x[target] - grid.x[unit.at]);
	return Math.abs(rowsApart(t, unit.at, target)) > across ? vertical : horizontal;
}
/** The facing towards a square: straight if it is in line, else as after a diagonal step (R-37, R-72). */
function facingTowards(t, unit, target) {
	const { grid } = layoutOf(t.mission);
	const dx = Math.sign(grid.x[target] - grid.x[unit.at]);
	const dy = Math.sign(rowsApart(t, unit.at, target));
	if (dx === 0 && dy === 0) return unit.facing;
	for (let facing = 0; facing < 4; facing++) if (FACING_X[facing] === dx && FACING_Y[facing] === dy) return facing;
	return facingAfter(t, unit, dy < 0 ? dx > 0 ? 4 : 7 : dx > 0 ? 5 : 6, target);
}
/** Turns a unit to a square. */
function turnTo(t, unit, at) {
	unit.facing = facingOf(t, unit, at);
}
var facingOf = (t, unit, at) => Math.max(0, facingTowards(t, unit, at));
function faceNearest(g, unit, preferred = -1) {
	const t = g.table;
	const near = nearestOf(t, unit.at, detectable(t));
	if (near.length === 0) return turnTo(t, unit, unit.at);
	const ways = near.map((hero) => facingOf(t, unit, t.heroes[hero].at));
	unit.facing = ways[Math.max(0, near.indexOf(preferred))];
	if (near.includes(preferred) || unit.prone || ways.every((way) => way === ways[0])) return;
	if (t.director !== -1) return g.then(chooseLook, unit.id, ...new Set(ways));
	unit.facing = ways[near.indexOf(rollForLowest(g, near, unit.id))];
}
var chooseLook = {
	seat: (g) => g.table.director,
	ask: "Heroes are equally near. Which way does it look?",
	options(_, can, _id, ...ways) {
		for (const way of ways) can("face", FACINGS[way]);
	},
	facts: (_g, _move, unit) => ({ unit }),
	take: { face: (g, [id], way) => look(g, id, way) }
};
/** Turns a unit to a facing that the Director chose. */
function look(g, id, way) {
	const unit = unitOf(g.table, id);
	unit.facing = FACINGS.indexOf(way);
	g.tell({
		type: "faced",
		unit: id,
		facing: unit.facing
	});
}
function rowsApart(t, from, to) {
	const { grid, floor, height } = layoutOf(t.mission);
	return grid.y[to] - grid.y[from] - (floor[to] - floor[from]) * height;
}
// src/data/action-points.ts
/** What actions cost (4.3). */
var AP = {
	move: 1,
	sprint: 2,
	turbo: 4,
	crawl: 2,
	dive: 1,
	stand: 2,
	kipUp: 1,
	door: 1,
	quick: 1,
	melee: 1,
	aimed: 2,
	deadeye: 1,
	execution: 2,
	alert: 2,
	sweep: 2,
	hitMan: 4,
	support: 1
};
/** Action points by stage of infection (12.2). */
var AP_BY_STAGE = [
	4,
	4,
	4,
	3,
	3,
	2
];
// src/heroes/gear.ts
/** A card comes into a hero's hands, fresh. */
function addCard(t, hero, kind, search, found) {
	t.cards.push({
		kind,
		hero,
		rounds: CARDS[kind].rounds,
		used: false,
		fired: false,
		search,
		found
	});
	return t.cards.length - 1;
}
/** What a hero may hold: each weapon, the Stink Tank, each pair of pistols with the stronger first. */
function weaponsOf(t, hero) {
	const found = [];
	const pistols = [];
	for (const card of cardsOf(t, hero)) {
		const { kind, power } = kindOf(t, card);
		if (kind === "weapon" || kind === "stink-tank") found.push([card]);
		if (power !== void 0) pistols.push(card);
	}
	const power = (card) => kindOf(t, card).power;
	pistols.forEach((one, i) => {
		for (const other of pistols.slice(i + 1)) found.push(power(other) > power(one) ? [other, one] : [one, other]);
	});
	return found;
}
/** A card is spent: it leaves its owner, and goes on the discards if it came from the search deck. */
function spendCard(g, id) {
	const t = g.table;
	const card = t.cards[id];
	const owner = t.heroes[card.hero];
	owner.active = owner.active.filter((each) => each !== id);
	if (owner.active.length === 0) owner.alert = -1;
	g.tell({
		type: "cardSpent",
		hero: card.hero,
		kind: card.kind
	});
	card.hero = -1;
	if (card.search !== -1) t.discards.push(card.search);
}
function checkEmpty(g, hero, id) {
	const { rounds, hero: owner } = g.table.cards[id];
	if (rounds > 0 || owner !== hero) return;
	if (isFirearm(g.table, id) && ammoFor(g.table, hero, id).length > 0) return g.then(reload, hero, id);
	spendCard(g, id);
}
var reload = {
	seat: (g, hero) => g.table.owner[hero],
	ask: "The last round is spent. Load it again?",
	options(g, can, hero, id) {
		for (const ammo of ammoFor(g.table, hero, id)) can("load", card$1(ammo), card$1(id));
		can("discard", card$1(id));
	},
	take: {
		load: (g, _, ammo, weapon) => load(g, card$1.of(ammo), card$1.of(weapon)),
		discard: (g, _, id) => spendCard(g, card$1.of(id))
	}
};
function load(g, ammo, weapon) {
	const t = g.table;
	const { rounds } = kindOf(t, ammo);
	const card = t.cards[weapon];
	card.rounds = Math.min(kindOf(t, weapon).rounds, card.rounds + rounds);
	g.tell({
		type: "loaded",
		hero: card.hero,
		kind: card.kind,
		rounds: card.rounds
	});
	spendCard(g, ammo);
}
function useMedPack(g, id) {
	const t = g.table;
	const { hero } = t.cards[id];
	t.heroes[hero].stage = 0;
	g.tell({
		type: "cured",
		hero
	});
	spendCard(g, id);
}
function pickUp(g, hero, at) {
	const t = g.table;
	const { items } = layoutOf(t.mission);
	for (let item = 0; item < items.length; item++) {
		if (t.items[item] !== at) continue;
		t.items[item] = -1;
		addCard(t, hero, items[item].card, -1, true);
		g.tell({
			type: "itemTaken",
			hero,
			kind: items[item].card,
			at
		});
	}
	const figure = t.heroes[hero];
	const object = t.objects.indexOf(at);
	if (object < 0 || figure.object !== -1) return;
	t.objects[object] = -1;
	figure.object = object;
	g.tell({
		type: "objectTaken",
		hero,
		object,
		at
	});
}
function dropObject(g, hero, at = g.table.heroes[hero].at) {
	const t = g.table;
	const figure = t.heroes[hero];
	t.objects[figure.object] = at;
	g.tell({
		type: "objectDropped",
		hero,
		object: figure.object,
		at
	});
	figure.object = -1;
}
/** The heroes with whom a hero may exchange gear now (15.3, R-47). */
function partnersOf(t, hero) {
	const figure = t.heroes[hero];
	if (isGrappled(figure)) return [];
	return t.heroes.map((_, other) => other).filter((other) => {
		const partner = t.heroes[other];
		return other !== hero && isHere(partner) && !isGrappled(partner) && reaches(t, figure.at, partner.at);
	});
}
/** Cards a hero may give (15.3): no loot, no special equipment, no weapon used this turn. */
var giveable = (t, hero) => cardsOf(t, hero).filter((card) => {
	const { kind } = kindOf(t, card);
	return kind !== "loot" && kind !== "armour" && kind !== "stink-tank" && !t.cards[card].used;
});
/** Lists what a hero whose move it is may give, and what he may ask for (15.3, R-48). */
function offerExchange(t, can, hero) {
	const figure = t.heroes[hero];
	for (const other of partnersOf(t, hero)) {
		const partner = t.heroes[other];
		if (!figure.gave) {
			for (const card of giveable(t, hero)) can("give", card$1(card), heroId(other));
			if (figure.object !== -1 && partner.object === -1) can("give", "object", heroId(other));
		}
		if (partner.gave || partner.kept) continue;
		for (const card of giveable(t, other)) can("receive", card$1(card), heroId(other));
		if (partner.object !== -1 && figure.object === -1) can("receive", "object", heroId(other));
	}
}
function give(g, from, to, what) {
	const t = g.table;
	t.heroes[from].gave = true;
	if (what === "object") {
		t.heroes[to].object = t.heroes[from].object;
		t.heroes[from].object = -1;
		return g.tell({
			type: "given",
			from,
			to,
			card: -1,
			kind: -1,
			object: t.heroes[to].object
		});
	}
	const card = card$1.of(what);
	const giver = t.heroes[from];
	giver.active = giver.active.filter((each) => each !== card);
	if (giver.active.length === 0) giver.alert = -1;
	t.cards[card].hero = to;
	g.tell({
		type: "given",
		from,
		to,
		card,
		kind: t.cards[card].kind,
		object: -1
	});
}
function receive(g, hero, from, what) {
	const { owner } = g.table;
	if (owner[from] === owner[hero]) give(g, from, hero, what);
	else g.then(handOver, from, hero, what);
}
var midway = {
	seat: (g, hero) => g.table.owner[hero],
	ask: "Hand anything over before the hero goes on?",
	options(g, can, hero, ...inUse) {
		const figure = g.table.heroes[hero];
		if (figure.prone || !isHere(figure)) return;
		let isAny = false;
		const offer = (...move) => {
			if (move[0] === "give" && inUse.some((card) => move[1] === card$1(card))) return;
			isAny = true;
			can(...move);
		};
		offerExchange(g.table, offer, hero);
		if (isAny) can("goOn");
	},
	take: {
		give(g, [hero], what, to) {
			give(g, hero, heroId.of(to), what);
			g.again();
		},
		receive(g, [hero], what, from) {
			receive(g, hero, heroId.of(from), what);
			g.again();
		},
		goOn() {}
	}
};
var handOver = {
	seat: (g, from) => g.table.owner[from],
	ask: "You are asked for this. Give it?",
	options(_, can, from, to, what) {
		can("give", what, heroId(to));
		can("keep", what);
	},
	take: {
		give: (g, [from, to, what]) => give(g, from, to, what),
		keep(g, [from, to]) {
			g.table.heroes[from].kept = true;
			g.tell({
				type: "kept",
				hero: from,
				from: to
			});
		}
	}
};
// src/fighting/rolling.ts
var SIDES$4 = 8;
var STRONGER = 1;
/** Fires at an infected: rounds are spent, dice are rolled, one for each card of the list. */
function shoot(g, hero, unit, aimed, bonus, cards) {
	const spent = spendRounds(g, hero, cards, false);
	g.then(rollAttack, hero, unit, aimed, bonus, ...cards);
	g.then(blessed);
	g.then(doubleTap);
	g.then(kneecap);
	g.then(settleAttack);
	for (const card of spent) g.then(checkEmpty, hero, card);
}
/** Strikes an infected with a weapon, or with bare hands (`NONE`). */
function strike(g, hero, unit, blade) {
	g.then(rollAttack, hero, unit, false, meleeBonus(g.table.heroes[hero], blade), blade);
	g.then(blessed);
	g.then(settleAttack);
}
/** The bonus of perks to a blow (16.4). */
function meleeBonus(figure, blade) {
	const skill = blade === -1 ? PERK.blackBelt : PERK.shogun;
	return (figure.berserker ? STRONGER : 0) + (hasPerk(figure, skill) ? STRONGER : 0);
}
/** Spends a round for each card of the list, and returns the cards, each once. `check`: an empty weapon goes at once. */
function spendRounds(g, hero, cards, check = true) {
	for (const card of cards) {
		const { [card]: weapon } = g.table.cards;
		weapon.rounds--;
		weapon.used = true;
		weapon.fired = true;
	}
	const spent = [...new Set(cards)];
	if (check) for (const card of spent) g.then(checkEmpty, hero, card);
	return spent;
}
function rollAttack(g, hero, unit, aimed, bonus, ...cards) {
	const t = g.table;
	const dice = cards.map(() => g.roll(SIDES$4));
	const does = dice.map((die, i) => deedOf(hitTable(t, hero, cards[i]), die + bonus));
	const again = t.roll !== null;
	t.roll = {
		kind: "attack",
		hero,
		unit,
		dice,
		bonus,
		cards,
		does,
		aimed,
		again,
		misfired: false
	};
	g.tell({
		type: "attacked",
		hero,
		unit,
		dice,
		bonus,
		cards: cards.map((card) => kindNumber(t, card)),
		does,
		aimed,
		again
	});
	if (isBallistic(t, cards[0])) atMoment(g, "after-ballistic-roll");
}
var isBallistic = (t, card) => card !== -1 && kindOf(t, card).class !== "melee";
var kindNumber = (t, card) => card === -1 ? -1 : t.cards[card].kind;
/** The table of a weapon, or of a hero's bare hands. */
var hitTable = (t, hero, card) => card === -1 ? HEROES$1[hero].unarmed : CARDS[t.cards[card].kind].hits;
/** What a modified roll does by a table. */
var deedOf = ({ knockdown, kill }, shows) => shows >= kill ? "kill" : shows >= knockdown ? "knockdown" : "miss";
function settleAttack(g) {
	const t = g.table;
	const { hero, unit, does } = t.roll;
	t.roll = null;
	settleHits(g, hero, unit, does);
}
/** Applies what dice do to one infected. */
function settleHits(g, hero, id, does) {
	const unit = findUnit(g.table, id);
	if (!unit) return;
	unit.hurt += does.filter((deed) => deed === "kill").length;
	if (unit.hurt >= classOf(unit).killPoints) return remove(g, hero, id, "killed");
	if (does.includes("kill")) g.tell({
		type: "wounded",
		hero,
		unit: id,
		left: classOf(unit).killPoints - unit.hurt
	});
	if (!does.includes("knockdown") || unit.prone || unit.at === -1) return;
	unit.prone = true;
	g.tell({
		type: "knockedDown",
		hero,
		unit: id
	});
}
function killAtOnce(g, hero, id, how) {
	const unit = unitOf(g.table, id);
	const { autoKill, killPoints } = classOf(unit);
	unit.hurt += autoKill ?? killPoints;
	if (unit.hurt >= killPoints) return remove(g, hero, id, how);
	g.tell({
		type: "wounded",
		hero,
		unit: id,
		left: killPoints - unit.hurt
	});
}
function remove(g, hero, id, how) {
	const t = g.table;
	const { kind, at } = unitOf(t, id);
	const holder = holderOf(t, id);
	if (holder !== -1) t.heroes[holder].held = t.heroes[holder].held.filter((each) => each !== id);
	t.infected = t.infected.filter((each) => each.id !== id);
	t.kills[hero] = t.kills[hero] + 1;
	g.tell({
		type: "killed",
		hero,
		unit: id,
		kind,
		at,
		how
	});
}
// src/data/search.ts
var finds = (id, copies) => ({
	id,
	copies,
	gives: cardNamed(id)
});
/** Every card of the search deck; its number is its place in this list. */
var SEARCH = [
	finds("loot-tobacco", 2),
	finds("loot-tinned-food", 2),
	finds("loot-water", 2),
	finds("loot-whisky", 1),
	finds("loot-radio", 1),
	finds("loot-jewellery", 1),
	finds("med-pack", 4),
	finds("pistol", 2),
	finds("magnum-44", 1),
	finds("shotgun", 1),
	finds("grenade", 1),
	finds("pipe-bomb", 1),
	finds("fire-axe", 1),
	finds("cricket-bat", 1),
	finds("ammo-pistol", 2),
	finds("ammo-shells", 1),
	finds("ammo-rifle", 1),
	finds("ammo-mixed", 1),
	{
		id: "under-the-bed",
		copies: 2,
		gives: -1,
		zombies: 1,
		squares: 1
	},
	{
		id: "in-the-cupboard",
		copies: 1,
		gives: -1,
		zombies: 1,
		squares: 1,
		grabNow: true
	},
	{
		id: "two-in-the-dark",
		copies: 1,
		gives: -1,
		zombies: 2,
		squares: 2
	}
];
// src/infected/figures.ts
/** Figures of a class that are not in play; dead heroes who rose are not counted (20.4). */
function figuresLeft(t, kind) {
	let inPlay = 0;
	for (const unit of t.infected) if (unit.kind === kind && unit.risen === -1) inPlay++;
	return INFECTED[kind].pool - inPlay;
}
/** A figure that enters play, with the next number. */
function newUnit(t, kind, at, facing = 0) {
	return {
		id: t.nextId++,
		kind,
		at,
		facing,
		prone: false,
		hurt: 0,
		controlled: false,
		acted: false,
		seen: 0,
		risen: -1
	};
}
// src/infected/arrivals.ts
function takeFigure(g, kind) {
	const t = g.table;
	if (figuresLeft(t, kind) > 0) return true;
	const heroes = t.heroes.map((_, hero) => hero).filter((hero) => isHere(t.heroes[hero]));
	let furthest = -1;
	let most = -1;
	for (const unit of t.infected) {
		if (unit.kind !== kind || unit.at === -1 || unit.risen !== -1) continue;
		const distance = nearestDistance(t, unit.at, heroes);
		if (distance <= most) continue;
		most = distance;
		furthest = unit.id;
	}
	if (furthest === -1) return false;
	t.infected = t.infected.filter(({ id }) => id !== furthest);
	g.tell({
		type: "droppedOff",
		unit: furthest,
		kind
	});
	return true;
}
/**
* A new figure on a square, facing another square, or with `NONE` the nearest hero, of equally near ones the preferred; heroes
* whose move is open count as seen from now on (R-23).
*/
function placeUnit(g, kind, at, towards, preferred = -1) {
	const t = g.table;
	const unit = newUnit(t, kind, at, -1);
	t.infected.push(unit);
	if (towards === -1) faceNearest(g, unit, preferred);
	else turnTo(t, unit, towards);
	g.tell({
		type: "placed",
		unit: unit.id,
		kind,
		at,
		facing: unit.facing
	});
	noteMover(g);
	return unit;
}
// src/heroes/searching.ts
var SEARCH_AP = 4;
var BANDIT_AP = 3;
/** What a search costs a hero: 4 AP, or his allowance if that is less; 3 with Bandit (R-26). */
function searchCost(t, hero) {
	const figure = t.heroes[hero];
	return Math.min(hasPerk(figure, PERK.bandit) ? BANDIT_AP : SEARCH_AP, figure.allowance);
}
/** Whether a hero may search where he is: a room not searched yet, without infected unless he is hidden (8.1). */
function maySearch(t, hero) {
	const { areaOf, areas } = layoutOf(t.mission);
	const figure = t.heroes[hero];
	const area = areaOf[figure.at];
	if (figure.prone || areas[area].room === null || t.searched[area] === "s") return false;
	return figure.hidden || !isInfested(t, area);
}
/** Whether infected are in an area: standing, prone, or on the card of a hero who is in it. */
function isInfested(t, area) {
	const { areaOf } = layoutOf(t.mission);
	return t.infected.some(({ at }) => at !== -1 && areaOf[at] === area) || t.heroes.some(({ at, held }) => held.length > 0 && areaOf[at] === area);
}
function search(g, hero) {
	const t = g.table;
	const area = layoutOf(t.mission).areaOf[t.heroes[hero].at];
	t.searched = withLetter(t.searched, area, "s");
	const drawn = draw(g);
	g.tell({
		type: "searched",
		hero,
		area,
		card: drawn
	});
	if (drawn === -1) return;
	if (hasPerk(t.heroes[hero], PERK.scavenger) && SEARCH[drawn].gives !== -1) return g.then(scavenge, hero, drawn);
	g.then(find, hero, drawn);
}
function draw(g) {
	const t = g.table;
	g.reveal();
	if (t.deck.length === 0) {
		t.deck = g.shuffle(t.discards, "search");
		t.discards = [];
	}
	return t.deck.pop() ?? -1;
}
var scavenge = {
	seat: (g, hero) => g.table.owner[hero],
	ask: (_, card) => `Keep ${CARDS[SEARCH[card].gives].name}, or take the next card instead?`,
	options(_, can) {
		can("keep");
		can("swap");
	},
	take: {
		keep: (g, [hero, card]) => g.then(find, hero, card),
		swap(g, [hero, card]) {
			g.table.discards.push(card);
			const next = draw(g);
			g.tell({
				type: "searched",
				hero,
				area: -1,
				card: next
			});
			if (next !== -1) g.then(find, hero, next);
		}
	}
};
function find(g, hero, drawn) {
	const t = g.table;
	const { gives, zombies = 0, squares = 1, grabNow } = SEARCH[drawn];
	if (gives !== -1) return void addCard(t, hero, gives, drawn, true);
	t.discards.push(drawn);
	const { at } = t.heroes[hero];
	const area = layoutOf(t.mission).areaOf[at];
	if (grabNow) return g.then(leapOut, hero);
	for (let n = 0; n < zombies; n++) g.then(placeInRoom, 0, area, -1, hero, at, squares);
}
function leapOut(g, hero) {
	if (cupboardSquares(g.table, hero).length > 0 && takeFigure(g, 0)) g.then(chooseCupboard, hero);
}
var chooseCupboard = {
	seat: (g, hero) => g.table.director === -1 ? g.table.owner[hero] : g.table.director,
	ask: "Which square does it come from?",
	obvious: true,
	options(g, can, hero) {
		for (const at of cupboardSquares(g.table, hero)) can("place", square(at));
	},
	take: { place(g, [hero], part) {
		const unit = placeUnit(g, 0, square.of(part), g.table.heroes[hero].at);
		g.then(cupboardGrab, hero, unit.id);
	} }
};
function cupboardSquares(t, hero) {
	const { at } = t.heroes[hero];
	const found = squaresAtDistance(t, layoutOf(t.mission).areaOf[at], -1, at, 1);
	const inReach = found.filter((from) => reaches(t, from, at));
	return inReach.length > 0 ? inReach : found;
}
function cupboardGrab(g, hero, id) {
	const t = g.table;
	const unit = findUnit(t, id);
	const figure = t.heroes[hero];
	if (!unit || !isDetectable(figure) || isGrappled(figure) || !reaches(t, unit.at, figure.at)) return;
	g.then(grabTest, id, hero, false);
}
// src/heroes/tasks.ts
var TASK_AP = 4;
var BREAKS_AT = 3;
/** What a Task costs a hero: 4 AP, or his allowance if that is less (8.2). */
var taskCost = (t, hero) => Math.min(TASK_AP, t.heroes[hero].allowance);
/** Lists the tasks a hero can carry out where he stands (R-64), and doors he can barricade. */
function offerTasks(t, can, hero) {
	const { tasks } = layoutOf(t.mission);
	for (let place = 0; place < tasks.length; place++) if (objectivesOf(t, hero, place).length > 0) can("task", task(place));
	if (!t.barricades) return;
	const layout = layoutOf(t.mission);
	for (const door$5 of doorsBefore(layout, t.heroes[hero].at)) if (t.doors[door$5] === "c" && door$5 !== t.jammed) can("barricade", door(door$5));
}
/** The objectives, by number, that a Task of this hero at a place would meet or further. */
function objectivesOf(t, hero, place) {
	const { mission } = layoutOf(t.mission);
	return mission.objectives.map((_, goal) => goal).filter((goal) => serves(t, mission.objectives[goal], goal, hero, place));
}
function serves(t, goal, number, hero, place) {
	if (goal.type !== "task" && goal.type !== "taskCount" || t.met[number] || !requirementsMet(t, goal)) return false;
	const { tasks, areaOf, objects } = layoutOf(t.mission);
	const { token, at } = tasks[place];
	if (!goal.at.includes(token)) return false;
	if (goal.type === "taskCount" && t.tasks.includes(place)) return false;
	const figure = t.heroes[hero];
	if (goal.scope === "room" ? areaOf[figure.at] !== areaOf[at] : figure.at !== at) return false;
	return goal.consumes === void 0 || figure.object !== -1 && objects[figure.object].token === goal.consumes;
}
function doTask(g, hero, place) {
	const t = g.table;
	const [goal] = objectivesOf(t, hero, place);
	const { consumes } = layoutOf(t.mission).mission.objectives[goal];
	t.tasks.push(place);
	g.tell({
		type: "taskDone",
		hero,
		task: place,
		objective: goal
	});
	if (consumes !== void 0) t.heroes[hero].object = -1;
	meetTask(g, goal);
}
function barricade(g, hero, door) {
	const t = g.table;
	t.doors = withLetter(t.doors, door, "b");
	t.damage[door] = 0;
	g.tell({
		type: "barricaded",
		hero,
		door
	});
}
function damageBarricade(g, door, { id: unit, facing }) {
	const t = g.table;
	if (t.doors[door] !== "b") return;
	t.damage[door] = t.damage[door] + 1;
	g.tell({
		type: "barricadeHit",
		door,
		unit,
		facing,
		damage: t.damage[door]
	});
	if (t.damage[door] < BREAKS_AT) return;
	t.damage[door] = 0;
	t.doors = withLetter(t.doors, door, "c");
	g.tell({
		type: "barricadeGone",
		door,
		hero: -1
	});
}
/** The facts of a move of a hero who acts (4.3). `provokes`: the infected whose grab test it calls for, `safe` the odds to pass all. */
function factsOf({ table: t }, [verb, first], hero) {
	const ap = costOf(t, hero, verb);
	if (verb === "fire") return {
		ap,
		...shotOdds(t, hero, first, bonusKept(t, hero, first))
	};
	if (verb === "fireMove") return {
		ap,
		...shotOdds(t, hero, first, 0)
	};
	if (verb === "aim") return {
		ap,
		...shotOdds(t, hero, first, 2)
	};
	if (verb === "melee" || verb === "meleeMove") return {
		ap,
		...blowOdds(t, hero, first)
	};
	if (STEPS.has(verb)) return {
		ap,
		...risksOf(t, hero, [square.of(first)])
	};
	if (verb === "dive") return {
		ap,
		...risksOf(t, hero, divesOf(t, hero).find(([, to]) => square(to) === first))
	};
	return { ap };
}
/** The facts of a square that is paid for: of a sprint (5.2), or of the step of a combined action (6.5). */
var stepFacts = ({ table: t }, [verb, part], hero) => verb === "sprint" || verb === "step" ? { ...risksOf(t, hero, [square.of(part)]) } : null;
var STEPS = /* @__PURE__ */ new Set([
	"move",
	"sprint",
	"turbo",
	"crawl",
	"moveFire",
	"moveMelee",
	"moveThrow"
]);
function costOf(t, hero, verb) {
	const figure = t.heroes[hero];
	if (verb === "aim") return aimCost(figure);
	if (verb === "stand") return standCost(figure);
	if (verb === "search") return searchCost(t, hero);
	if (verb === "task" || verb === "barricade") return taskCost(t, hero);
	return COSTS[verb] ?? 0;
}
var COSTS = {
	move: AP.move,
	sprint: AP.sprint,
	dash: AP.sprint,
	turbo: AP.turbo,
	crawl: AP.crawl,
	dive: AP.dive,
	open: AP.door,
	close: AP.door,
	unbar: AP.door,
	knock: AP.door,
	fire: AP.quick,
	melee: AP.melee,
	throw: AP.quick,
	moveFire: AP.quick,
	moveMelee: AP.quick,
	moveThrow: AP.quick,
	fireMove: AP.quick,
	meleeMove: AP.quick,
	throwMove: AP.quick,
	execute: AP.execution,
	hitMan: AP.hitMan,
	alert: AP.alert,
	sweep: AP.sweep,
	support: AP.support
};
var shotOdds = (t, hero, part, bonus) => oddsOf(t, hero, unitOf(t, unit.of(part)), [firstLoaded(t, hero)], bonus);
var firstLoaded = (t, hero) => t.heroes[hero].active.find((card) => canFire(t, card));
function bonusKept(t, hero, part) {
	const { aimCard, aimUnit } = t.heroes[hero];
	return aimCard === firstLoaded(t, hero) && aimUnit === unit.of(part) ? 2 : 0;
}
/** The facts of an alert attack (6.9): who attacks whom, and the odds of a blow or of one shot. */
function alertFacts({ table: t }, hero, id) {
	const part = unit(id);
	return {
		hero,
		unit: id,
		...bladeOf(t, hero) === -1 ? shotOdds(t, hero, part, 0) : blowOdds(t, hero, part)
	};
}
function blowOdds(t, hero, part) {
	const blade = bladeOf(t, hero);
	return oddsOf(t, hero, unitOf(t, unit.of(part)), [blade], meleeBonus(t.heroes[hero], blade));
}
/** The facts of a way to fire (14.2 to 14.5): its odds, the rounds it spends. */
function fireFacts({ table: t }, [how, part], hero, id, manner) {
	const figure = t.heroes[hero];
	const both = how === "both";
	const card = both ? -1 : card$1.of(part);
	const rounds = how === "burst" ? kindOf(t, card).burst : 1;
	const cards = both ? figure.active : Array(rounds).fill(card);
	const follows = cards.length === 1 && figure.aimCard === card && figure.aimUnit === id;
	const bonus = manner === "aimed" || follows ? 2 : 0;
	return {
		rounds: cards.length,
		...oddsOf(t, hero, unitOf(t, id), cards, bonus)
	};
}
/** The odds of an attack with a die for each card of the list. */
function oddsOf(t, hero, unit, cards, bonus) {
	const needed = classOf(unit).killPoints - unit.hurt;
	let chances = /* @__PURE__ */ new Map([["0", 1]]);
	for (const card of cards) {
		const { knockdown, kill } = hitTable(t, hero, card);
		const kills = share(kill - bonus);
		const downs = share(knockdown - bonus) - kills;
		const next = /* @__PURE__ */ new Map();
		const add = (key, chance) => next.set(key, (next.get(key) ?? 0) + chance);
		for (const [key, chance] of chances) {
			const n = Number.parseInt(key, 10);
			const down = key.endsWith("d") ? "d" : "";
			add(`${n + 1}${down}`, chance * kills);
			add(`${n}d`, chance * downs);
			add(key, chance * (1 - kills - downs));
		}
		chances = next;
	}
	const odds = {
		kill: 0,
		knockdown: 0
	};
	for (const [key, chance] of chances) if (Number.parseInt(key, 10) >= needed) odds.kill += chance;
	else if (key.endsWith("d") && !unit.prone && unit.at !== -1) odds.knockdown += chance;
	return {
		kill: rounded(odds.kill),
		knockdown: rounded(odds.knockdown)
	};
}
var share = (least) => Math.min(8, Math.max(0, 9 - least)) / 8;
var rounded = (chance) => Math.round(chance * 1e3) / 1e3;
function risksOf(t, hero, way) {
	const { at } = t.heroes[hero];
	const tests = way.flatMap((to, n) => testersOf(t, hero, way[n - 1] ?? at, to));
	if (tests.length === 0) return {};
	return {
		provokes: [...new Set(tests)],
		safe: rounded(safetyOf(t, hero, tests))
	};
}
function safetyOf(t, hero, units) {
	const bonus = hasPerk(t.heroes[hero], PERK.dodgy) ? 1 : 0;
	return units.reduce((chance, id) => {
		const { knockdownTo } = INFECTED[unitOf(t, id).kind];
		return chance * share(knockdownTo + 1 - bonus);
	}, 1);
}
/** The square where an infected is attacked: its own, or that of the hero it holds (6.11). */
var squareOf = (t, unit) => unit.at !== -1 ? unit.at : t.heroes[holderOf(t, unit.id)].at;
/** Whether one of a hero's active firearms can be fired from `at` at an infected (6.2, 6.11, 9.3). */
function canShoot(t, hero, unit, at = t.heroes[hero].at) {
	const { active } = t.heroes[hero];
	return active.some((card) => canFire(t, card) && shotReaches(t, hero, card, unit, at));
}
function shotReaches(t, hero, card, unit, at) {
	const figure = t.heroes[hero];
	if (isGrappled(figure)) return figure.held.includes(unit.id);
	const to = squareOf(t, unit);
	if (unit.at !== -1) return firearmReaches(t, hero, card, to, at);
	return rangeBetween(layoutOf(t.mission), at, to) === 1 && hasLine(t, at, to, hero);
}
/** Whether a hero at `at` can hit an infected in melee, with his weapon or bare hands (6.4, 6.11, 9.3). */
function canStrike(t, hero, unit, at = t.heroes[hero].at) {
	const figure = t.heroes[hero];
	if (isGrappled(figure)) return figure.held.includes(unit.id);
	if (figure.prone) return false;
	const to = squareOf(t, unit);
	return rangeBetween(layoutOf(t.mission), at, to) === 1 && reaches(t, at, to);
}
/** The active melee weapon of a hero, or `NONE`: then he strikes with bare hands (6.1). */
function bladeOf(t, hero) {
	for (const card of t.heroes[hero].active) if (kindOf(t, card).class === "melee") return card;
	return -1;
}
/** Whether a hero stands directly behind a standing infected that has not seen him (6.10). */
function isUnseenBehind(t, hero, unit) {
	if (unit.at === -1 || unit.prone || unit.seen & 1 << hero) return false;
	const { grid, floor } = layoutOf(t.mission);
	const { at } = t.heroes[hero];
	return floor[at] === floor[unit.at] && grid.x[at] === grid.x[unit.at] - FACING_X[unit.facing] && grid.y[at] === grid.y[unit.at] - FACING_Y[unit.facing];
}
/** How a hero attacks an infected that he has not aimed at (6.10, R-71). */
var mannerOf = (t, hero, id) => isUnseenBehind(t, hero, unitOf(t, id)) ? "unseen" : "plain";
/** A hero fires at an infected (6.2). */
var fireAt = (g, hero, id) => g.then(chooseFire, hero, id, mannerOf(g.table, hero, id));
/** A hero strikes at an infected (6.4). */
var strikeAt = (g, hero, id) => g.then(chooseBlow, hero, id, mannerOf(g.table, hero, id));
var chooseFire = {
	seat: (g, hero) => g.table.owner[hero],
	ask: "How is it fired?",
	obvious: true,
	options(g, can, hero, id, manner) {
		const t = g.table;
		if (!findUnit(t, id)) return;
		const sneaks = manner === "unseen";
		const loaded = t.heroes[hero].active.filter((card) => canFire(t, card));
		for (const card of loaded) {
			can("shoot", card$1(card));
			if (sneaks) can("shoot", card$1(card), "sure");
		}
		if (manner === "aimed") return;
		for (const card of loaded) {
			if (t.cards[card].rounds < (kindOf(t, card).burst ?? Infinity)) continue;
			can("burst", card$1(card));
			if (sneaks) can("burst", card$1(card), "sure");
		}
		if (loaded.length < 2) return;
		can("both");
		if (sneaks) can("both", "sure");
	},
	facts: (g, move, hero, id, manner) => move.includes("sure") ? { kill: 1 } : fireFacts(g, move, hero, id, manner),
	take: {
		shoot(g, [hero, id, manner], part, sure) {
			fire(g, hero, id, manner, [card$1.of(part)], sure);
		},
		burst(g, [hero, id, manner], part, sure) {
			const card = card$1.of(part);
			fire(g, hero, id, manner, Array(kindOf(g.table, card).burst).fill(card), sure);
		},
		both(g, [hero, id, manner], sure) {
			fire(g, hero, id, manner, [...g.table.heroes[hero].active], sure);
		}
	}
};
function fire(g, hero, id, manner, cards, sure) {
	const aimed = manner === "aimed";
	const figure = g.table.heroes[hero];
	const [card] = cards;
	const follows = cards.length === 1 && figure.aimCard === card && figure.aimUnit === id;
	figure.aimCard = kindOf(g.table, card).class !== "single-shot" && (aimed || follows) ? card : -1;
	figure.aimUnit = figure.aimCard === -1 ? -1 : id;
	if (sure === void 0) return shoot(g, hero, id, aimed, aimed || follows ? 2 : 0, cards);
	spendRounds(g, hero, cards);
	killAtOnce(g, hero, id, "assassinated");
}
var chooseBlow = {
	seat: (g, hero) => g.table.owner[hero],
	ask: "Strike, or assassinate?",
	obvious: true,
	options(g, can, hero, id, manner) {
		const t = g.table;
		if (!findUnit(t, id)) return;
		can("strike");
		if (manner === "unseen" && (bladeOf(t, hero) !== -1 || hasPerk(t.heroes[hero], PERK.snap))) can("strike", "sure");
	},
	take: { strike(g, [hero, id], sure) {
		const blade = bladeOf(g.table, hero);
		if (blade !== -1) g.table.cards[blade].used = true;
		if (sure === void 0) return strike(g, hero, id, blade);
		killAtOnce(g, hero, id, "assassinated");
	} }
};
/** Whether a hero can execute an infected at all (6.8): prone next to him, or held by another hero. */
function canExecute(t, hero, unit) {
	return executioners(t, hero, unit).length > 0;
}
/** With what a hero can execute an infected: cards, and `NONE` for bare hands (6.8, Smile, Kerb Stomp). */
function executioners(t, hero, unit) {
	const figure = t.heroes[hero];
	if (figure.prone || unit.at !== -1 && !unit.prone) return [];
	const layout = layoutOf(t.mission);
	const to = squareOf(t, unit);
	const range = rangeBetween(layout, figure.at, to);
	const inReach = reaches(t, figure.at, to);
	const far = unit.at !== -1 && hasPerk(figure, PERK.smile) ? smileRange(t) : 1;
	const found = figure.active.filter((card) => kindOf(t, card).class === "melee" ? inReach : canFire(t, card) && range <= far && hasLine(t, figure.at, to));
	if (inReach && hasPerk(figure, PERK.kerbStomp) && bladeOf(t, hero) === -1) found.push(-1);
	return found;
}
var chooseExecution = {
	seat: (g, hero) => g.table.owner[hero],
	ask: "With what?",
	obvious: true,
	options(g, can, hero, id) {
		for (const card of executioners(g.table, hero, unitOf(g.table, id))) can("execute", card === -1 ? "hands" : card$1(card));
	},
	take: { execute(g, [hero, id], part) {
		if (part !== "hands") {
			const card = card$1.of(part);
			g.table.cards[card].used = true;
			if (kindOf(g.table, card).class !== "melee") spendRounds(g, hero, [card]);
		}
		killAtOnce(g, hero, id, "executed");
	} }
};
// src/fighting/explosives.ts
var BLAST = 1;
/** The active explosive of a hero, or `NONE`. */
function explosiveOf(t, hero) {
	for (const card of t.heroes[hero].active) if (kindOf(t, card).class === "explosive") return card;
	return -1;
}
/** The squares of a blast (R-43): at most one from its target, once the doors in front of it are destroyed. */
function blastOf(t, target) {
	const layout = layoutOf(t.mission);
	let { doors } = t;
	for (const door of doorsBefore(layout, target)) if (doors[door] !== "l") doors = withLetter(doors, door, "x");
	const distance = smellFrom({
		mission: t.mission,
		doors
	}, target);
	return [target, ...layout.wafts[target].map(({ to }) => to).filter((at) => distance[at] <= BLAST && layout.floor[at] === layout.floor[target])];
}
/** The squares at which a hero may throw from `at`, one after the other: in range and line, no hero in the blast (R-44). */
function* throwsOf(t, hero, card, at = t.heroes[hero].at) {
	const { grid, floor, height, width, exists } = layoutOf(t.mission);
	const range = rangeOf(t, card);
	const [x, y] = [grid.x[at], grid.y[at]];
	const [north, south] = [floor[at] * height, (floor[at] + 1) * height - 1];
	for (let row = Math.max(north, y - range); row <= Math.min(south, y + range); row++) for (let column = Math.max(0, x - range); column <= Math.min(width - 1, x + range); column++) {
		const target = row * width + column;
		if (exists[target] && isClear(t, target, hero, at) && sees(t, at, target)) yield target;
	}
}
/** Whether no hero would stand in the blast around a square, with the thrower at `at` (R-44). */
function isClear(t, target, thrower, at = t.heroes[thrower].at) {
	const layout = layoutOf(t.mission);
	const near = [];
	for (const [hero, figure] of t.heroes.entries()) {
		const from = hero === thrower ? at : figure.at;
		if (isHere(figure) && rangeBetween(layout, from, target) <= BLAST) near.push(from);
	}
	if (near.length === 0) return true;
	const blast = blastOf(t, target);
	return !near.some((from) => blast.includes(from));
}
/** Lists the throws a hero may make. */
function offerThrows(t, can, hero) {
	const card = explosiveOf(t, hero);
	if (card !== -1) for (const target of throwsOf(t, hero, card)) can("throw", square(target));
}
function blast(g, hero, card, target) {
	const t = g.table;
	if (!isClear(t, target, hero)) return;
	t.cards[card].rounds--;
	t.cards[card].used = true;
	g.tell({
		type: "thrown",
		hero,
		kind: t.cards[card].kind,
		at: target
	});
	const doors = doorsBefore(layoutOf(t.mission), target).filter((door) => isDestructible(t, door));
	for (const door of doors) destroyDoor(g, door);
	noteMover(g);
	g.then(checkEmpty, hero, card);
	const squares = blastOf(t, target);
	for (const { id, at } of t.infected) if (squares.includes(at)) rollFor(g, hero, id, card);
	for (const door of doors) g.then(openBlasted, door, hero, target);
}
function rollFor(g, hero, unit, card) {
	g.then(rollAttack, hero, unit, false, 0, card);
	g.then(blessed);
	g.then(settleAttack);
}
function openBlasted(g, door, hero, target) {
	activate(g, door, hero, target);
}
/** Names the target of a throw after the step of the same action (14.6). */
var chooseThrow = {
	seat: (g, hero) => g.table.owner[hero],
	ask: "Where is it thrown?",
	options: (g, can, hero) => offerThrows(g.table, can, hero),
	take: { throw(g, [hero], target) {
		g.then(blast, hero, explosiveOf(g.table, hero), square.of(target));
	} }
};
// src/heroes/movement.ts
/** The squares a hero may step to (2.5), and past the frames of doorways with Skinny (16.4). */
function stepsOf(t, hero, from = t.heroes[hero].at) {
	const layout = layoutOf(t.mission);
	const figure = t.heroes[hero];
	const found = [];
	for (const step of layout.steps[from]) if (isPassable(t, step) && (step.to === figure.at || isFree(t, step.to))) found.push(step.to);
	if (hasPerk(figure, PERK.skinny)) {
		for (const { to, doors } of layout.squeezes[from]) if (doors.some((door) => isOpen(t.doors, door)) && isFree(t, to) && !found.includes(to)) found.push(to);
	}
	return found;
}
function heroStep(g, hero, to) {
	const figure = g.table.heroes[hero];
	const from = figure.at;
	figure.at = to;
	g.tell({
		type: "stepped",
		hero,
		from,
		to,
		prone: figure.prone
	});
	pickUp(g, hero, to);
	noteSeen(g, hero);
}
/** A step and the grab tests it calls for: move, sprint, crawl, dive. */
function walk(g, hero, to) {
	const from = g.table.heroes[hero].at;
	heroStep(g, hero, to);
	g.then(zoneTests, hero, from, to);
}
function zoneTests(g, hero, from, to) {
	for (const id of testersOf(g.table, hero, from, to)) g.then(zoneTest, hero, id);
}
/** The units against which a step calls for a grab test (10.11): their zone holds both squares. */
function testersOf(t, hero, from, to) {
	const figure = t.heroes[hero];
	if (figure.hidden || hasPerk(figure, PERK.greased)) return [];
	return t.infected.filter((unit) => isInZone(t, unit, from) && isInZone(t, unit, to)).map(({ id }) => id);
}
function zoneTest(g, hero, id) {
	const unit = findUnit(g.table, id);
	const figure = g.table.heroes[hero];
	if (!unit || unit.at === -1 || unit.prone || !isHere(figure) || isGrappled(figure)) return;
	g.tell({
		type: "zoneEntered",
		hero,
		unit: id
	});
	g.then(grabTest, id, hero, false);
}
/** The squares of a dive in each direction in which it is possible (5.4): two steps in one line, over a stair link too (2.10). */
function divesOf(t, hero) {
	const { at, perks } = t.heroes[hero];
	const { steps, squeezes } = layoutOf(t.mission);
	const found = [];
	const lines = (from) => perks.includes(PERK.skinny) ? [...steps[from], ...squeezes[from]] : steps[from];
	for (const first of lines(at)) {
		if (!maySqueeze(t, first) || !isFree(t, first.to)) continue;
		for (const second of lines(first.to)) if (second.direction === first.direction && maySqueeze(t, second) && isFree(t, second.to)) found.push([first.to, second.to]);
	}
	return found;
}
var maySqueeze = (t, step) => "doors" in step ? step.doors.some((door) => isOpen(t.doors, door)) : isPassable(t, step);
function land(g, hero, to) {
	const figure = g.table.heroes[hero];
	if (figure.prone || !isHere(figure)) return;
	walk(g, hero, to);
	g.then(lieDown, hero);
}
function lieDown(g, hero) {
	const figure = g.table.heroes[hero];
	if (figure.prone) return;
	figure.prone = true;
	g.tell({
		type: "fell",
		hero
	});
}
/** The perks of a hero that grant him an attack inside a sprint, one each (16.4, R-91). */
var sprintPerks = (t, hero) => [PERK.runAndGun, PERK.hitAndRun].filter((perk) => hasPerk(t.heroes[hero], perk));
var sprintOn = {
	seat: (g, hero) => g.table.owner[hero],
	ask: "Sprint on, or stop?",
	facts: (g, made, hero) => stepFacts(g, made, hero),
	obvious: true,
	options(g, can, hero, left, ...perks) {
		const t = g.table;
		const figure = t.heroes[hero];
		if (figure.prone || !isHere(figure)) return;
		const ahead = left > 0 ? stepsOf(t, hero).filter((to) => mayLand(t, hero, to, figure.ap, left - 1)) : [];
		for (const to of ahead) can("sprint", square(to));
		offerSprintAttacks(t, can, hero, perks);
		if (left === 0 && perks.length === 0) return;
		offerExchange(t, can, hero);
		offerMedPacks(t, can, hero);
		if (ahead.length === 0 || mayLand(t, hero, figure.at, figure.ap)) can("stop");
	},
	take: {
		sprint(g, [hero, left, ...perks], to) {
			walk(g, hero, square.of(to));
			g.then(sprintOn, hero, left - 1, ...perks);
		},
		fire(g, [hero, left, ...perks], id) {
			fireAt(g, hero, unit.of(id));
			g.then(sprintOn, hero, left, ...without(perks, PERK.runAndGun));
		},
		throw(g, [hero, left, ...perks], target) {
			g.then(blast, hero, explosiveOf(g.table, hero), square.of(target));
			g.then(sprintOn, hero, left, ...without(perks, PERK.runAndGun));
		},
		melee(g, [hero, left, ...perks], id) {
			strikeAt(g, hero, unit.of(id));
			g.then(sprintOn, hero, left, ...without(perks, PERK.hitAndRun));
		},
		give(g, [hero], what, to) {
			give(g, hero, heroId.of(to), what);
			g.again();
		},
		receive(g, [hero], what, from) {
			receive(g, hero, heroId.of(from), what);
			g.again();
		},
		cure(g, _, card) {
			useMedPack(g, card$1.of(card));
			g.again();
		},
		stop() {}
	}
};
var without = (perks, used) => perks.filter((perk) => perk !== used);
/** Lists the attacks that `perks` grant: of Run & Gun, a throw among them (14.6), and of Hit & Run (16.4). */
function offerSprintAttacks(t, can, hero, perks) {
	if (perks.includes(PERK.runAndGun)) {
		for (const unit$8 of t.infected) if (canShoot(t, hero, unit$8)) can("fire", unit(unit$8.id));
		offerThrows(t, can, hero);
	}
	if (perks.includes(PERK.hitAndRun)) {
		for (const unit$9 of t.infected) if (canStrike(t, hero, unit$9)) can("melee", unit(unit$9.id));
	}
}
/** Lists the med packs a hero may use now (14.8). */
function offerMedPacks(t, can, hero) {
	if (t.heroes[hero].stage === 0) return;
	const pack = cardsOf(t, hero).find((card) => kindOf(t, card).kind === "med-pack");
	if (pack !== void 0) can("cure", card$1(pack));
}
// src/fighting/alert.ts
function alertStep(g, unit, ...squares) {
	const t = g.table;
	if (!t.heroes.some(({ alert }) => alert !== -1)) return;
	const unblocked = {
		...t,
		infected: t.infected.filter(({ id }) => id !== unit)
	};
	const counts = t.heroes.map(({ holds }, hero) => holds ? 0 : squares.filter((at) => isWatched(unblocked, hero, at)).length);
	if (counts.some((count) => count > 0)) g.then(whoFires, unit, ...counts);
}
/** Whether a square lies in the area that a hero on alert can attack: forward, in sight and range, or in reach. */
function isWatched(t, hero, at) {
	const figure = t.heroes[hero];
	if (figure.alert === -1 || !isForward(layoutOf(t.mission), figure.at, figure.alert, at)) return false;
	if (bladeOf(t, hero) !== -1) return reaches(t, figure.at, at);
	return figure.active.some((each) => canFire(t, each) && firearmReaches(t, hero, each, at));
}
var whoFires = {
	seat: (g, _, ...counts) => [...new Set(counts.flatMap((count, hero) => count > 0 ? [g.table.owner[hero]] : []))],
	ask: "Several heroes watch this step. Who is first?",
	obvious: true,
	options(g, can, id, ...counts) {
		counts.forEach((count, hero) => {
			if (count > 0 && mayAttack(g.table, hero, id)) can("first", heroId(hero));
		});
	},
	take: { first(g, [id, ...counts], part) {
		const hero = heroId.of(part);
		g.then(alertFire, id, hero, counts[hero]);
		g.then(whoFires, id, ...counts.map((count, each) => each === hero ? 0 : count));
	} }
};
var alertFire = {
	seat: (g, _, hero) => g.table.owner[hero],
	ask: "It moves in sight of the alert. Attack?",
	options(g, can, id, hero, left) {
		if (left === 0 || !mayAttack(g.table, hero, id)) return;
		can("fire");
		can("hold");
		can("holdMove");
		can("holdPhase");
	},
	facts: (g, [verb], id, hero) => verb === "fire" ? alertFacts(g, hero, id) : null,
	take: {
		fire(g, [id, hero, left]) {
			if (bladeOf(g.table, hero) !== -1) g.then(chooseBlow, hero, id, "plain");
			else g.then(chooseFire, hero, id, "plain");
			g.then(alertFire, id, hero, left - 1);
		},
		hold() {},
		holdMove(g, [, hero]) {
			g.table.heroes[hero].holds = "activation";
		},
		holdPhase(g, [, hero]) {
			g.table.heroes[hero].holds = "phase";
		}
	}
};
function mayAttack(t, hero, id) {
	const unit = findUnit(t, id);
	return unit !== void 0 && unit.at !== -1 && !unit.prone && isWatched(t, hero, unit.at);
}
var HERO_THERE = 2;
/** The occupants of squares, without the unit that moves. */
function standingOn(t, mover) {
	const standing = new Uint8Array(layoutOf(t.mission).size);
	for (const unit of t.infected) if (unit.at !== -1 && unit.id !== mover) standing[unit.at] = 1;
	for (const hero of t.heroes) if (hero.at !== -1) standing[hero.at] = HERO_THERE;
	return standing;
}
/**
* R-34. The costs to the nearest free square from which a charging unit can grab: through infected and doors, never through
* heroes or closed areas, within the movement it has left; null when there is none.
*/
function costsToGrab(t, unit, standing, target, left) {
	if (walkTo(t, target)[unit.at] > left + 1) return null;
	const layout = layoutOf(t.mission);
	const costs = new Uint8Array(layout.size).fill(255);
	let now = grabSquares(t, layout, unit, standing, target);
	for (const at of now) costs[at] = 0;
	let [next, later] = [[], []];
	for (let spent = 0; spent < left; spent++) {
		for (const at of now) {
			if (costs[at] !== spent) continue;
			for (const step of layout.steps[at]) {
				const price = priceOf(t, layout, standing, step);
				if (spent + price > left || spent + price >= costs[step.to]) continue;
				costs[step.to] = spent + price;
				if (price > 1) later.push(step.to);
				else next.push(step.to);
			}
		}
		now = next;
		next = later;
		later = [];
	}
	return costs[unit.at] <= left ? costs : null;
}
var grabSquares = (t, layout, { at }, standing, target) => layout.steps[target].map(({ to }) => to).filter((to) => to !== at && standing[to] === 0 && isActive(layout, t.areas, to) && reachesToGrab(t, to, target));
function priceOf(t, layout, standing, { to, door }) {
	if (standing[to] === HERO_THERE || !isActive(layout, t.areas, to)) return 255;
	const price = priceOfDoor(t.doors, door);
	if (price === 1) return 1;
	return standing[to] === 0 && !isHeld(t, door) ? price : 255;
}
/** Whether a door cannot be opened now: barricaded (7.7), or held by a Jammed Lock (20.6). */
var isHeld = (t, door) => t.doors[door] === "b" || t.jammed === door;
/** The walking costs to a hero's square, or null when there is no way at all (R-30). */
function costsToWalk(t, from, goal) {
	const costs = walkTo(t, goal);
	return costs[from] === 255 ? null : costs;
}
/** Steps from a square that lie on a cheapest way by these costs, in the fixed order of directions (R-33). */
function onTheWay(t, at, costs) {
	const found = [];
	const here = costs[at];
	for (const step of layoutOf(t.mission).steps[at]) if (costs[step.to] + priceOfDoor(t.doors, step.door) === here) found.push(step);
	return found;
}
/**
* All stretches a unit may go next by these costs, the preferred one first: free squares without a door before all else,
* then in the order of directions. A moving unit only steps onto free squares; a charging one runs through infected, one or more,
* when it can end on a free square (10.8). `toRun`: the movement that a charging unit has left; 0 for a moving one.
*/
function stretches(t, from, costs, standing, toRun) {
	const found = [];
	const steps = onTheWay(t, from, costs);
	for (const step of steps) if (!(step.door !== -1 && isShut(t.doors, step.door)) && standing[step.to] === 0) found.push(stretchOf(step));
	for (const step of steps) {
		const shut = step.door !== -1 && isShut(t.doors, step.door);
		if (shut && standing[from] === 0 && !isHeld(t, step.door)) found.push({
			squares: [],
			directions: [step.direction],
			door: step.door,
			cost: 1
		});
		if (shut || standing[step.to] !== 1) continue;
		const run = runThrough(t, step, costs, standing, toRun);
		if (run) found.push(run);
	}
	return found;
}
var stretchOf = ({ to, direction }) => ({
	squares: [to],
	directions: [direction],
	door: -1,
	cost: 1
});
function runThrough(t, first, costs, standing, left) {
	if (left < 2) return null;
	for (const step of onTheWay(t, first.to, costs)) {
		if (step.door !== -1 && isShut(t.doors, step.door)) continue;
		const rest = standing[step.to] === 0 ? stretchOf(step) : standing[step.to] === 1 ? runThrough(t, step, costs, standing, left - 1) : null;
		if (!rest) continue;
		return {
			squares: [first.to, ...rest.squares],
			directions: [first.direction, ...rest.directions],
			door: -1,
			cost: rest.cost + 1
		};
	}
	return null;
}
/** The doors that a unit's way leads through next and that it cannot open: it stops in front of them (7.7, R-66). */
function doorAhead(t, at, costs) {
	for (const { door } of onTheWay(t, at, costs)) if (door !== -1 && isHeld(t, door)) return door;
	return -1;
}
// src/infected/infected-move.ts
function infectedPhase(g) {
	const t = g.table;
	t.phase = "infected";
	beginPhase(t);
	g.tell({
		type: "phaseBegan",
		phase: "infected"
	});
	for (const each of t.infected) each.acted = false;
	atMoment(g, "infected-move-start");
	for (let hero = 0; hero < t.heroes.length; hero++) for (const id of t.heroes[hero].held) g.then(bite, hero, id);
	g.then(nextUnit);
	g.then(spawnPhase);
}
function nextUnit(g) {
	const t = g.table;
	t.acting = -1;
	const tied = nearestUnits(t);
	if (tied.length === 0) return;
	if (tied.length > 1 && t.director !== -1) return g.then(ofDirector(g, "chooseUnit"));
	begin(g, tied[0]);
}
/** Those that have not acted and are nearest, in the order of entering play. */
function nearestUnits(t) {
	const heroes = detectable(t);
	let least = Infinity;
	let found = [];
	for (const each of t.infected) {
		if (each.at === -1 || each.prone || each.acted) continue;
		const distance = nearestDistance(t, each.at, heroes);
		if (distance < least) found = [];
		if (distance > least) continue;
		least = distance;
		found.push(each.id);
	}
	return found;
}
function begin(g, id) {
	unitOf(g.table, id).acted = true;
	g.table.acting = id;
	beginActivation(g.table);
	g.then(activate$1, id, 0, false, -1);
	g.then(nextUnit);
}
function activate$1(g, id, used, charging, target) {
	const t = g.table;
	const mover = findUnit(t, id);
	if (!mover || mover.prone || mover.at === -1) return;
	if (mover.controlled) return g.then(ofDirector(g, "steer"), id, used);
	const heroes = detectable(t);
	const inReach = isAlone(t, mover) ? heroes.filter((hero) => reachesToGrab(t, mover.at, t.heroes[hero].at)) : [];
	if (inReach.includes(target)) return g.then(grab, id, target);
	if (inReach.length > 0) return decide(g, id, inReach, (hero) => g.then(grab, id, hero), "grabOne");
	const sensed = heroes.filter((hero) => senseOf(t, mover, hero) !== null);
	if (sensed.length === 0 && charging) return g.then(advance, id, used, true, target);
	const goes = sensed.length > 0;
	if (!goes && isOffFloor(t, mover, heroes)) return g.then(advance, id, used, false, -1);
	const nearest = nearestOf(t, mover.at, goes ? sensed : heroes);
	if (nearest.length === 0) return stay(g, mover, heroes.length === 0 ? "noHero" : "noWay");
	if (nearest.includes(target)) return aim(g, mover, used, goes, target, goes !== charging);
	decide(g, id, nearest, (hero) => aim(g, mover, used, goes, hero, true), "chooseTarget", used, goes);
}
function decide(g, id, heroes, then, choice, used = 0, charging = false) {
	if (heroes.length > 1 && g.table.director !== -1) return g.then(ofDirector(g, choice), id, used, charging);
	then(heroes.length > 1 ? rollForLowest(g, heroes, id) : heroes[0]);
}
function aim(g, mover, used, charging, target, isNew) {
	const t = g.table;
	if (isNew) g.tell({
		type: "targeted",
		unit: mover.id,
		hero: target,
		sense: senseOf(t, mover, target),
		distance: countFrom(t, t.heroes[target].at)[mover.at]
	});
	g.then(advance, mover.id, used, charging, target);
}
/** Whether no other infected is on a unit's square: units that enter may begin on one (11.3). */
var isAlone = (t, mover) => !t.infected.some(({ id, at }) => at === mover.at && id !== mover.id);
function isOffFloor(t, { at }, heroes) {
	const { floor, floors } = layoutOf(t.mission);
	return floors > 1 && heroes.length > 0 && !heroes.some((hero) => floor[t.heroes[hero].at] === floor[at]);
}
/** The far sides of the nearest staircases on a unit's floor, by walking cost (10.12), in the order of their numbers. */
function stairsFor(t, at) {
	const { floor, stairs } = layoutOf(t.mission);
	let least = 254;
	let goals = [];
	for (const { top, first } of stairs) {
		if (floor[top] !== floor[at] && floor[first] !== floor[at]) continue;
		const far = floor[top] === floor[at] ? first : top;
		const cost = walkTo(t, far)[at];
		if (cost > least) continue;
		if (cost < least) goals = [];
		least = cost;
		goals.push(far);
	}
	return goals;
}
function goalsOf$1(t, { at }, target) {
	if (target !== -1) return [t.heroes[target].at];
	const goals = stairsFor(t, at);
	return t.director === -1 ? goals.slice(0, 1) : goals;
}
function advance(g, id, used, charging, target) {
	const t = g.table;
	const mover = unitOf(t, id);
	const goals = goalsOf$1(t, mover, target);
	const left = leftOf(mover, used, charging);
	if (left <= 0) return;
	if (goals.length === 0) return stay(g, mover, "noWay");
	const ways = waysOf(t, mover, charging, target, left);
	if (!ways) {
		turnTo(t, mover, goals[0]);
		return stay(g, mover, "noWay");
	}
	const { found, costs } = ways;
	if (found.length === 0) return blocked(g, mover, costs, goals[0]);
	if (found.length > 1 && deciders(t) !== null) return g.then(chooseWay, id, used, charging, target);
	carry(g, mover, found[0], used, charging, target, found.length);
}
var leftOf = (mover, used, charging) => (charging ? classOf(mover).charge : classOf(mover).move) - used;
function waysOf(t, mover, charging, target, left) {
	let first = null;
	const found = [];
	for (const goal of goalsOf$1(t, mover, target)) {
		const ways = stretchesOf(t, mover, charging, target, goal, left);
		if (!ways) continue;
		first ??= ways.costs;
		for (const stretch of ways.found) if (!found.some((each) => partOf(each) === partOf(stretch))) found.push({
			...stretch,
			goal
		});
	}
	return first && {
		found,
		costs: first
	};
}
function stretchesOf(t, mover, charging, target, goal, left) {
	const standing = standingOn(t, mover.id);
	const toGrab = charging && target !== -1 ? costsToGrab(t, mover, standing, goal, left) : null;
	if (toGrab) {
		const found = stretches(t, mover.at, toGrab, standing, left);
		if (found.length > 0) return {
			found,
			costs: toGrab
		};
	}
	const costs = costsToWalk(t, mover.at, goal);
	return costs && {
		found: stretches(t, mover.at, costs, standing, charging ? left : 0),
		costs
	};
}
/** The seats that choose between equal squares: the Director, or the players where that was agreed (R-60); null: the fixed order decides. */
function deciders(t) {
	if (t.director !== -1) return [t.director];
	return t.equalWays ? playersOf(t) : null;
}
var chooseWay = {
	seat: (g) => deciders(g.table) ?? playersOf(g.table),
	ask: "These ways are equally short. Which does it take?",
	options(g, can, id, used, charging, target) {
		for (const way of waysNow(g.table, id, used, charging, target)) can("go", partOf(way));
	},
	take: { go(g, [id, used, charging, target], part) {
		const ways = waysNow(g.table, id, used, charging, target);
		const way = ways.find((each) => partOf(each) === part);
		carry(g, unitOf(g.table, id), way, used, charging, target, ways.length);
	} }
};
function waysNow(t, id, used, charging, target) {
	const mover = unitOf(t, id);
	return waysOf(t, mover, charging, target, leftOf(mover, used, charging))?.found ?? [];
}
var partOf = ({ squares, door: shut }) => shut === -1 ? square(squares.at(-1)) : door(shut);
function carry(g, mover, { squares, directions, door: shut, cost, goal }, used, charging, target, equal) {
	const t = g.table;
	const from = mover.at;
	const behind = isAlone(t, mover) ? [] : [from];
	for (let i = 0; i < directions.length; i++) {
		mover.facing = facingAfter(t, mover, directions[i], goal);
		if (i < squares.length) mover.at = squares[i];
	}
	if (shut === -1) {
		g.tell({
			type: "unitMoved",
			unit: mover.id,
			from,
			path: squares,
			facing: mover.facing,
			charging,
			target,
			equal
		});
		g.then(alertStep, mover.id, ...behind, ...squares);
	} else {
		t.doors = withLetter(t.doors, shut, "o");
		g.tell({
			type: "doorOpened",
			door: shut,
			hero: -1,
			unit: mover.id,
			facing: mover.facing
		});
	}
	g.then(activate$1, mover.id, used + cost, charging, target);
}
function blocked(g, mover, costs, goal) {
	const t = g.table;
	const shut = doorAhead(t, mover.at, costs);
	const steps = onTheWay(t, mover.at, costs);
	mover.facing = facingAfter(t, mover, (steps.find((step) => shut !== -1 && step.door === shut) ?? steps[0]).direction, goal);
	if (shut !== -1) return damageBarricade(g, shut, mover);
	stay(g, mover, "blocked");
}
function stay(g, mover, why) {
	g.tell({
		type: "unitStayed",
		unit: mover.id,
		why,
		facing: mover.facing
	});
}
// src/infected/unseen.ts
/** The free active squares that no hero sees, figures ignored, and that a hero has a way to (R-40, R-62). */
function unseenSquares(t) {
	const { size } = layoutOf(t.mission);
	const heroes = t.heroes.filter(isHere);
	const ways = heroes.map((hero) => countFrom(t, hero.at));
	const inSight = heroes.map((hero) => sightFrom(t, hero.at));
	const found = [];
	for (let at = 0; at < size; at++) if (isFound(ways, inSight, at) && isFree(t, at)) found.push(at);
	return found;
}
function isFound(ways, inSight, at) {
	let hasWay = false;
	for (let hero = 0; hero < ways.length; hero++) {
		if (inSight[hero][at]) return false;
		if (ways[hero][at] !== 255) hasWay = true;
	}
	return hasWay;
}
// src/infected/spawn.ts
var SIDES$2 = 8;
/** R-98. Before the first stage nothing spawns; the spawn points are there. */
var QUIET = {
	fromTurn: 1,
	rolls: 0,
	point: [],
	group: []
};
/** The stage of spawning that counts now: the last listed whose turn has come and whose flag is set (11.1). */
function stageOf(t) {
	const { spawn } = layoutOf(t.mission).mission;
	let found = QUIET;
	for (const stage of spawn) if (stage.fromTurn <= t.turn && (stage.needsFlag === void 0 || t.flags.includes(stage.needsFlag))) found = stage;
	return found;
}
/** Whether infected may still enter by a square: a flag can close all spawn points for good (22.2). */
function isSpawnPoint(t, at) {
	if (layoutOf(t.mission).spawnAt[at] === -1) return false;
	const { rolls, needsFlag } = stageOf(t);
	return rolls > 0 || needsFlag === void 0;
}
function spawnPhase(g) {
	const t = g.table;
	t.phase = "spawn";
	t.acting = -1;
	t.wind = false;
	beginPhase(t);
	g.tell({
		type: "phaseBegan",
		phase: "spawn"
	});
	if (t.director !== -1) g.then(ofDirector(g, "dropOff"));
	atMoment(g, "spawn-start");
	for (let n = stageOf(t).rolls; n > 0; n--) g.then(spawnRoll);
	atMoment(g, "spawn-end");
	g.then(infectionPhase);
}
function spawnRoll(g) {
	const { point } = stageOf(g.table);
	const die = g.roll(SIDES$2, "spawn");
	const row = rowFor(point, die);
	if (row.point === void 0) {
		g.tell({
			type: "spawnRolled",
			point: -1,
			dice: [die],
			kinds: []
		});
		return g.then(roamer);
	}
	const { spawnPoints } = layoutOf(g.table.mission);
	const place = spawnPoints.findIndex(({ token }) => token === row.point);
	if (g.table.director !== -1) g.tell({
		type: "pointNamed",
		point: place,
		die
	});
	atMoment(g, "spawn-instead-of-group", place, die);
}
function rollGroup(g, place, die) {
	const second = g.roll(SIDES$2, "spawn");
	const kinds = unitsIn(rowFor(stageOf(g.table).group, second));
	g.tell({
		type: "spawnRolled",
		point: place,
		dice: [die, second],
		kinds
	});
	for (const kind of kinds) g.then(enter, kind, place);
}
function enter(g, kind, point) {
	const t = g.table;
	if (figuresLeft(t, kind) <= 0) return;
	const { at } = layoutOf(t.mission).spawnPoints[point];
	if (heroAt(t, at) === -1) return enterAt(g, kind, point, at);
	const near = nearestFree(t, at);
	if (near.length > 1 && t.director !== -1) return g.then(ofDirector(g, "enterBeside"), kind, point);
	if (near.length > 0) enterAt(g, kind, point, near[0]);
}
function enterAt(g, kind, point, place) {
	const t = g.table;
	beginActivation(t);
	const crowded = unitAt(t, place) !== void 0;
	const unit = newUnit(t, kind, place, -1);
	unit.acted = true;
	t.infected.push(unit);
	t.acting = unit.id;
	const [target] = nearestOf(t, place, goalsFor(t, unit));
	turnTo(t, unit, target === void 0 ? place : t.heroes[target].at);
	g.tell({
		type: "entered",
		unit: unit.id,
		kind,
		at: place,
		facing: unit.facing,
		point
	});
	if (!crowded) g.then(alertStep, unit.id, place);
	g.then(activate$1, unit.id, 1, false, -1);
	if (crowded) g.then(turnBack, unit.id, place);
}
function turnBack(g, id, at) {
	const t = g.table;
	const unit = findUnit(t, id);
	if (!unit || unit.at !== at || !t.infected.some((other) => other.at === at && other.id !== id)) return;
	t.infected = t.infected.filter((other) => other.id !== id);
	g.tell({
		type: "turnedBack",
		unit: id
	});
}
/** The nearest free squares by counting distance, in reading order (11.3, R-61). */
function nearestFree(t, from) {
	const distance = countFrom(t, from);
	let least = 255;
	let found = [];
	for (let at = 0; at < distance.length; at++) {
		if (distance[at] === 255 || distance[at] > least || !isFree(t, at)) continue;
		if (distance[at] < least) found = [];
		least = distance[at];
		found.push(at);
	}
	return found;
}
function roamer(g) {
	const t = g.table;
	const near = roamerSquares(t);
	if (near.length === 0) return g.tell({ type: "noRoamer" });
	if (t.director !== -1) return g.then(placeRoamer, -1);
	const heroes = near.map(({ hero }) => hero);
	g.then(placeRoamer, heroes.length > 1 ? rollForLowest(g, heroes, -1) : heroes[0]);
}
var placeRoamer = {
	seat: (g) => g.table.director === -1 ? playersOf(g.table) : g.table.director,
	ask: "Where does the roamer appear?",
	obvious: true,
	options(g, can, hero) {
		const t = g.table;
		const squares = hero === -1 ? unseenSquares(t) : roamerSquares(t).find((near) => near.hero === hero)?.squares ?? [];
		for (const at of squares) can("place", square(at));
	},
	take: { place(g, [hero], part) {
		if (takeFigure(g, 0)) placeUnit(g, 0, square.of(part), -1, hero).acted = true;
	} }
};
function roamerSquares(t) {
	const squares = unseenSquares(t);
	const found = [];
	t.heroes.forEach((figure, hero) => {
		if (!isHere(figure)) return;
		const distance = countFrom(t, figure.at);
		const least = squares.reduce((min, at) => Math.min(min, distance[at]), 255);
		if (least < 255) found.push({
			hero,
			least,
			squares: squares.filter((at) => distance[at] === least)
		});
	});
	const nearest = found.reduce((min, { least }) => Math.min(min, least), 255);
	return found.filter(({ least }) => least === nearest);
}
// src/heroes/actions/costs.ts
var nothing = () => {};
/** What aiming costs a hero: 2, with Dead Eye 1 (16.4). */
var aimCost = ({ deadeye }) => deadeye ? AP.deadeye : AP.aimed;
/** What standing up costs a hero: 2, with Kip Up 1 (16.4). */
var standCost = (figure) => hasPerk(figure, PERK.kipUp) ? AP.kipUp : AP.stand;
/** Takes action points. Any action but a quick shot at the same target ends the aim bonus (R-42). */
function pay(g, hero, cost) {
	const figure = g.table.heroes[hero];
	figure.ap -= cost;
	figure.aimCard = figure.aimUnit = -1;
}
/** Offers an action that may move the hero away; nothing when he has too few action points. */
var moving = (t, hero, can, cost) => t.heroes[hero].ap >= cost ? can : nothing;
/**
* Offers an action that leaves the hero where he is; nothing when he has too few action points, or too few left to leave a
* spawn point (R-13). `afterwards`: what a step costs him after the action.
*/
function staying(t, hero, can, cost, afterwards = leaveCost(t.heroes[hero])) {
	const { ap } = t.heroes[hero];
	if (ap < cost) return nothing;
	return cost > 0 && mustLeave(t, hero) && ap - cost < afterwards ? keptFrom(can) : can;
}
/** Offers what ends the move; nothing on a spawn point that the hero can leave (R-13). */
var ending = (t, hero, can, cost) => moving(t, hero, mustLeave(t, hero) ? keptFrom(can) : can, cost);
var keptFrom = (can) => can.kept ?? nothing;
/** Whether a hero stands on a spawn point that he can leave in this move (4.5, R-13). */
function mustLeave(t, hero) {
	const figure = t.heroes[hero];
	if (!isSpawnPoint(t, figure.at) || isGrappled(figure) || figure.ap < leaveCost(figure)) return false;
	return stepsOf(t, hero).some((to) => !isSpawnPoint(t, to));
}
/**
* R-13. Whether a hero may step onto a square and then have `ap` action points and `squares` of a sprint left. `afterwards`: what the
* next step costs him.
*/
function mayLand(t, hero, to, ap, squares = 0, afterwards = AP.move) {
	if (!isSpawnPoint(t, to)) return true;
	if (squares === 0 && ap < afterwards) return false;
	return stepsOf(t, hero, to).some((next) => !isSpawnPoint(t, next));
}
var leaveCost = ({ prone }) => prone ? AP.crawl : AP.move;
// src/fighting/grapples.ts
/** Lists the attacks and sweeps of a grappled hero. */
function offerGrapple(t, can, hero) {
	const figure = t.heroes[hero];
	const loaded = figure.active.some((card) => canFire(t, card));
	const squares = figure.ap >= AP.sweep ? sweepSquares(t, hero) : [];
	for (const id of figure.held) {
		if (loaded) staying(t, hero, can, AP.quick)("fire", unit(id));
		staying(t, hero, can, AP.melee)("melee", unit(id));
		for (const at of squares) can("sweep", unit(id), square(at));
	}
}
/** The free squares in reach of a hero, onto which an infected can be swept (9.4). */
function sweepSquares(t, hero) {
	return layoutOf(t.mission).steps[t.heroes[hero].at].filter((step) => !step.stair && isPassable(t, step) && isFree(t, step.to)).map(({ to }) => to);
}
var takeSweep = { sweep(g, [hero], id, to) {
	const t = g.table;
	pay(g, hero, AP.sweep);
	const figure = t.heroes[hero];
	const unit$7 = unitOf(t, unit.of(id));
	figure.held = figure.held.filter((each) => each !== unit$7.id);
	unit$7.at = square.of(to);
	unit$7.prone = true;
	faceNearest(g, unit$7);
	g.tell({
		type: "swept",
		hero,
		unit: unit$7.id,
		at: unit$7.at,
		facing: unit$7.facing
	});
	g.again();
} };
// src/heroes/actions/attacking.ts
/** Lists every attack of a hero who is not grappled. */
function offerAttacks(t, can, hero) {
	const figure = t.heroes[hero];
	if (isLoaded(t, hero)) offerShots(t, can, hero);
	offerThrows(t, staying(t, hero, can, AP.quick), hero);
	if (!figure.prone) {
		offerBlows(t, can, hero);
		if (figure.ap >= AP.quick) offerCombos(t, can, hero);
	}
	if (figure.active.some((card) => canFire(t, card) || !figure.prone && kindOf(t, card).class === "melee")) for (const facing of FACINGS) ending(t, hero, can, AP.alert)("alert", facing);
}
var isLoaded = (t, hero) => t.heroes[hero].active.some((card) => canFire(t, card));
function offerShots(t, can, hero) {
	const figure = t.heroes[hero];
	for (const unit$2 of t.infected) {
		if (!canShoot(t, hero, unit$2)) continue;
		staying(t, hero, can, AP.quick)("fire", unit(unit$2.id));
		staying(t, hero, can, aimCost(figure))("aim", unit(unit$2.id));
		if (unit$2.at === -1 || figure.prone || !hasPerk(figure, PERK.hitMan)) continue;
		for (const card of figure.active) if (canFire(t, card) && firearmReaches(t, hero, card, unit$2.at)) staying(t, hero, can, AP.hitMan)("hitMan", unit(unit$2.id), card$1(card));
	}
}
function offerBlows(t, can, hero) {
	for (const unit$3 of t.infected) {
		if (canStrike(t, hero, unit$3)) staying(t, hero, can, AP.melee)("melee", unit(unit$3.id));
		if (canExecute(t, hero, unit$3)) staying(t, hero, can, AP.execution)("execute", unit(unit$3.id));
	}
}
function offerCombos(t, can, hero) {
	const steps = comboSteps(t, hero);
	if (steps.length === 0) return;
	const loaded = isLoaded(t, hero);
	const explosive = explosiveOf(t, hero);
	for (const to of steps) {
		if (loaded && anyFrom(t, hero, to, canShoot)) can("moveFire", square(to));
		if (anyFrom(t, hero, to, canStrike)) can("moveMelee", square(to));
		if (explosive !== -1 && anyThrowFrom(t, hero, explosive, to)) can("moveThrow", square(to));
	}
	for (const unit$4 of t.infected) {
		if (loaded && canShoot(t, hero, unit$4)) can("fireMove", unit(unit$4.id));
		if (canStrike(t, hero, unit$4)) can("meleeMove", unit(unit$4.id));
	}
	if (explosive === -1) return;
	offerThrows(t, (_, target) => {
		if (steps.some((to) => !blastOf(t, square.of(target)).includes(to))) can("throwMove", target);
	}, hero);
}
var comboSteps = (t, hero) => stepsOf(t, hero).filter((to) => mayLand(t, hero, to, t.heroes[hero].ap - AP.quick));
var anyFrom = (t, hero, at, attack) => t.infected.some((unit) => attack(t, hero, unit, at));
var anyThrowFrom = (t, hero, explosive, at) => !throwsOf(t, hero, explosive, at).next().done;
var takeAttacks = {
	fire(g, [hero], id) {
		g.table.heroes[hero].ap -= AP.quick;
		fireAt(g, hero, unit.of(id));
		g.again();
	},
	aim(g, [hero], id) {
		pay(g, hero, aimCost(g.table.heroes[hero]));
		g.then(chooseFire, hero, unit.of(id), "aimed");
		g.again();
	},
	melee(g, [hero], id) {
		pay(g, hero, AP.melee);
		strikeAt(g, hero, unit.of(id));
		g.again();
	},
	throw(g, [hero], target) {
		pay(g, hero, AP.quick);
		g.then(blast, hero, explosiveOf(g.table, hero), square.of(target));
		g.again();
	},
	moveFire: (g, [hero], to) => stepFirst(g, hero, to, nameShot),
	moveMelee: (g, [hero], to) => stepFirst(g, hero, to, nameBlow),
	moveThrow: (g, [hero], to) => stepFirst(g, hero, to, chooseThrow),
	fireMove: (g, [hero], id) => targetFirst(g, hero, "fire", unit.of(id), mannerOf(g.table, hero, unit.of(id))),
	meleeMove: (g, [hero], id) => targetFirst(g, hero, "melee", unit.of(id), mannerOf(g.table, hero, unit.of(id))),
	throwMove: (g, [hero], target) => targetFirst(g, hero, "throw", square.of(target), "plain"),
	execute(g, [hero], id) {
		pay(g, hero, AP.execution);
		g.then(chooseExecution, hero, unit.of(id));
		g.again();
	},
	hitMan(g, [hero], id, card) {
		pay(g, hero, AP.hitMan);
		g.tell({
			type: "perkUsed",
			hero,
			perk: PERK.hitMan
		});
		spendRounds(g, hero, [card$1.of(card)]);
		killAtOnce(g, hero, unit.of(id), "shot");
		g.again();
	},
	alert(g, [hero], way) {
		const facing = FACINGS.indexOf(way);
		pay(g, hero, AP.alert);
		g.table.heroes[hero].alert = facing;
		g.tell({
			type: "alerted",
			hero,
			facing
		});
		endMove(g, hero);
	}
};
function stepFirst(g, hero, to, naming) {
	const from = g.table.heroes[hero].at;
	pay(g, hero, AP.quick);
	heroStep(g, hero, square.of(to));
	handOverFirst(g, hero, from);
	g.then(naming, hero);
	g.then(zoneTests, hero, from, square.of(to));
	g.again();
}
function handOverFirst(g, hero, from) {
	const t = g.table;
	const { at, active } = t.heroes[hero];
	if (active.some((card) => isFirearm(t, card) && t.cards[card].rounds <= (kindOf(t, card).burst ?? 1)) || testersOf(t, hero, from, at).length > 0) g.then(midway, hero, ...active);
}
function targetFirst(g, hero, means, target, manner) {
	pay(g, hero, AP.quick);
	g.then(stepNext, hero, means, target, manner);
	g.again();
}
var stepNext = {
	seat: (g, hero) => g.table.owner[hero],
	ask: "The target is named. Where does the hero step?",
	facts: (g, made, hero) => stepFacts(g, made, hero),
	options(g, can, hero, means, target) {
		const t = g.table;
		const closed = means === "throw" ? blastOf(t, target) : [];
		for (const to of comboSteps(t, hero)) if (!closed.includes(to)) can("step", square(to));
	},
	take: { step(g, [hero, means, target, manner], part) {
		const from = g.table.heroes[hero].at;
		heroStep(g, hero, square.of(part));
		handOverFirst(g, hero, from);
		if (means === "fire") g.then(chooseFire, hero, target, manner);
		else if (means === "melee") g.then(chooseBlow, hero, target, manner);
		else g.then(blast, hero, explosiveOf(g.table, hero), target);
		g.then(zoneTests, hero, from, square.of(part));
	} }
};
var nameShot = {
	seat: (g, hero) => g.table.owner[hero],
	ask: "At which target?",
	obvious: true,
	options(g, can, hero) {
		const t = g.table;
		for (const unit$5 of t.infected) if (canShoot(t, hero, unit$5)) can("fire", unit(unit$5.id));
	},
	take: { fire: (g, [hero], id) => fireAt(g, hero, unit.of(id)) }
};
var nameBlow = {
	seat: (g, hero) => g.table.owner[hero],
	ask: "Which target?",
	obvious: true,
	options(g, can, hero) {
		const t = g.table;
		for (const unit$6 of t.infected) if (canStrike(t, hero, unit$6)) can("melee", unit(unit$6.id));
	},
	take: { melee: (g, [hero], id) => strikeAt(g, hero, unit.of(id)) }
};
// src/heroes/actions/doors.ts
var takeDoors = {
	open(g, [hero], id) {
		pay(g, hero, AP.door);
		openDoor(g, hero, door.of(id));
		g.again();
	},
	close(g, [hero], id) {
		pay(g, hero, AP.door);
		closeDoor(g, hero, door.of(id));
		g.again();
	},
	unbar(g, [hero], id) {
		pay(g, hero, AP.door);
		unbar(g, hero, door.of(id));
		g.again();
	},
	knock(g, [hero], id) {
		pay(g, hero, AP.door);
		knock(g, hero, door.of(id));
		g.again();
	},
	search(g, [hero]) {
		pay(g, hero, searchCost(g.table, hero));
		search(g, hero);
		g.again();
	},
	task(g, [hero], id) {
		pay(g, hero, taskCost(g.table, hero));
		doTask(g, hero, task.of(id));
		g.again();
	},
	barricade(g, [hero], id) {
		pay(g, hero, taskCost(g.table, hero));
		barricade(g, hero, door.of(id));
		g.again();
	}
};
// src/heroes/actions/gear.ts
var CHANGES = 1;
var QUICK_DRAW_CHANGES = 2;
/** Lists the free actions of a hero (4.4, R-12, R-63, R-90). */
function offerFree(t, can, hero) {
	const figure = t.heroes[hero];
	offerWeapons(t, can, hero);
	offerMedPacks(t, can, hero);
	offerExchange(t, can, hero);
	for (const card of cardsOf(t, hero)) if (isFirearm(t, card)) for (const ammo of ammoFor(t, hero, card)) can("load", card$1(ammo), card$1(card));
	const tank = figure.active.find((card) => kindOf(t, card).kind === "stink-tank");
	if (tank !== void 0 && !figure.stank) can("stink", card$1(tank));
	if (figure.object !== -1 && !t.objects.includes(figure.at)) can("drop");
	offerExit(t, can, hero);
}
/** Lists the changes of weapon that are left (4.4): another card, two pistols (14.5), or empty hands (R-93). */
function offerWeapons(t, can, hero) {
	const figure = t.heroes[hero];
	if (figure.changes >= (hasPerk(figure, PERK.quickDraw) ? QUICK_DRAW_CHANGES : CHANGES)) return;
	for (const cards of weaponsOf(t, hero)) if (!isSame(cards, figure.active)) can("ready", ...cards.map((card) => card$1(card)));
	if (figure.active.length > 0) can("putAway", ...figure.active.map((card) => card$1(card)));
}
var isSame = ([a, b], [c, d]) => a === c && b === d;
function offerExit(t, can, hero) {
	const { isExit, mission } = layoutOf(t.mission);
	const figure = t.heroes[hero];
	if (!isExit[figure.at] || !exitsOpen(t) || isGrappled(figure)) return;
	if (mission.exits.loading && figure.object !== -1) can("stow");
	if (!figure.prone && isLeaving(t)) can("leave");
}
function changeWeapon(g, hero, cards) {
	pay(g, hero, 0);
	const figure = g.table.heroes[hero];
	figure.active = cards;
	figure.changes++;
	g.tell({
		type: "readied",
		hero,
		kinds: cards.map((card) => g.table.cards[card].kind)
	});
}
var takeFree = {
	ready(g, [hero], ...parts) {
		changeWeapon(g, hero, parts.map((part) => card$1.of(part)));
		g.again();
	},
	putAway(g, [hero]) {
		changeWeapon(g, hero, []);
		g.again();
	},
	cure(g, [hero], id) {
		pay(g, hero, 0);
		useMedPack(g, card$1.of(id));
		g.again();
	},
	load(g, [hero], ammo, weapon) {
		pay(g, hero, 0);
		load(g, card$1.of(ammo), card$1.of(weapon));
		g.again();
	},
	give(g, [hero], what, to) {
		pay(g, hero, 0);
		give(g, hero, heroId.of(to), what);
		g.again();
	},
	receive(g, [hero], what, from) {
		pay(g, hero, 0);
		receive(g, hero, heroId.of(from), what);
		g.again();
	},
	drop(g, [hero]) {
		pay(g, hero, 0);
		dropObject(g, hero);
		g.again();
	},
	stink(g, [hero], id) {
		pay(g, hero, 0);
		const tank = g.table.cards[card$1.of(id)];
		const figure = g.table.heroes[hero];
		figure.hidden = true;
		figure.stank = true;
		tank.rounds--;
		g.tell({
			type: "hid",
			hero,
			left: tank.rounds
		});
		if (tank.rounds === 0) spendCard(g, card$1.of(id));
		g.again();
	},
	stow(g, [hero]) {
		pay(g, hero, 0);
		loadObject(g, hero);
		g.again();
	},
	leave: (g, [hero]) => leave(g, hero)
};
// src/heroes/actions/moving.ts
/** Lists the steps of a standing hero (5.1, 5.2, 5.4, Turbo). */
function offerMoves(t, can, hero) {
	const figure = t.heroes[hero];
	const { ap } = figure;
	const turbo = hasPerk(figure, PERK.turbo);
	for (const to of stepsOf(t, hero)) {
		const part = square(to);
		if (mayLand(t, hero, to, ap - AP.move)) moving(t, hero, can, AP.move)("move", part);
		if (mayLand(t, hero, to, ap - AP.sprint, 2)) moving(t, hero, can, AP.sprint)("sprint", part);
		if (turbo && mayLand(t, hero, to, ap - AP.turbo, 6)) moving(t, hero, can, AP.turbo)("turbo", part);
	}
	if (ap >= AP.sprint) offerDash(t, can, hero);
	if (ap < AP.dive) return;
	for (const [, to] of divesOf(t, hero)) if (mayLand(t, hero, to, ap - AP.dive, 0, AP.crawl)) can("dive", square(to));
}
function offerDash(t, can, hero) {
	let possible = false;
	offerSprintAttacks(t, () => possible = true, hero, sprintPerks(t, hero));
	if (possible) moving(t, hero, can, AP.sprint)("dash");
}
/** Lists the steps of a prone hero (5.3, 5.5). */
function offerCrawls(t, can, hero) {
	const figure = t.heroes[hero];
	staying(t, hero, can, standCost(figure), AP.move)("stand");
	if (figure.ap < AP.crawl) return;
	for (const to of stepsOf(t, hero)) if (mayLand(t, hero, to, figure.ap - AP.crawl, 0, AP.crawl)) can("crawl", square(to));
}
var takeMoves = {
	move(g, [hero], to) {
		pay(g, hero, AP.move);
		walk(g, hero, square.of(to));
		g.again();
	},
	sprint(g, [hero], to) {
		pay(g, hero, AP.sprint);
		walk(g, hero, square.of(to));
		g.then(sprintOn, hero, 2, ...sprintPerks(g.table, hero));
		g.again();
	},
	dash(g, [hero]) {
		pay(g, hero, AP.sprint);
		g.then(sprintOn, hero, 3, ...sprintPerks(g.table, hero));
		g.again();
	},
	turbo(g, [hero], to) {
		pay(g, hero, AP.turbo);
		walk(g, hero, square.of(to));
		g.then(sprintOn, hero, 6);
		g.again();
	},
	dive(g, [hero], to) {
		const [first, second] = divesOf(g.table, hero).find(([, last]) => last === square.of(to));
		pay(g, hero, AP.dive);
		walk(g, hero, first);
		g.then(midway, hero);
		g.then(land, hero, second);
		g.again();
	},
	crawl(g, [hero], to) {
		pay(g, hero, AP.crawl);
		walk(g, hero, square.of(to));
		g.again();
	},
	stand(g, [hero]) {
		pay(g, hero, standCost(g.table.heroes[hero]));
		g.table.heroes[hero].prone = false;
		g.tell({
			type: "rose",
			hero
		});
		g.again();
	}
};
// src/heroes/actions/perks.ts
var REDLINE_AP = 2;
var POWERS = [
	"redline",
	"deadeye",
	"berserker"
];
/** Lists the power perks a hero may use now, each at most once a turn (R-49), and the heroes he may support. */
function offerPerks(t, can, hero) {
	const figure = t.heroes[hero];
	for (const power of POWERS) if (hasPerk(figure, PERK[power]) && !figure[power] && figure.power[POWER[power]] > 0) can(power);
	if (!hasPerk(figure, PERK.moralSupport) || figure.supported || figure.prone) return;
	t.heroes.forEach((other, n) => {
		if (n !== hero && isHere(other) && other.move !== "done" && supports(t, figure.at, other.at)) staying(t, hero, can, AP.support)("support", heroId(n));
	});
}
var supports = (t, from, to) => hasLine(t, from, to) && (!t.powerCut || rangeBetween(layoutOf(t.mission), from, to) <= 4);
function use(g, hero, power) {
	const figure = g.table.heroes[hero];
	figure[power] = true;
	figure.power[POWER[power]] = figure.power[POWER[power]] - 1;
	g.tell({
		type: "perkUsed",
		hero,
		perk: PERK[power]
	});
	g.again();
}
var takePerks = {
	redline(g, [hero]) {
		use(g, hero, "redline");
		g.table.heroes[hero].ap += REDLINE_AP;
	},
	deadeye: (g, [hero]) => use(g, hero, "deadeye"),
	berserker: (g, [hero]) => use(g, hero, "berserker"),
	support(g, [hero], other) {
		pay(g, hero, AP.support);
		g.table.heroes[hero].supported = true;
		g.table.heroes[heroId.of(other)].allowance++;
		g.tell({
			type: "supported",
			hero,
			other: heroId.of(other)
		});
		g.again();
	}
};
// src/heroes/actions/act.ts
var act = {
	seat: (g, hero) => g.table.owner[hero],
	ask: "What does the hero do?",
	obvious: true,
	options: (g, can, hero) => offerActions(g.table, can, hero),
	facts: factsOf,
	get take() {
		return takes ??= takesOfAll();
	}
};
/** Lists all actions of the hero whose move it is (4.3). */
function offerActions(t, can, hero) {
	const figure = t.heroes[hero];
	if (figure.move !== "open" || !isHere(figure)) return;
	if (isGrappled(figure)) offerGrapple(t, can, hero);
	else {
		offerAttacks(t, can, hero);
		if (figure.prone) offerCrawls(t, can, hero);
		else {
			offerMoves(t, can, hero);
			offerDoors$1(t, staying(t, hero, can, AP.door), hero);
			if (maySearch(t, hero)) staying(t, hero, can, searchCost(t, hero))("search");
			offerTasks(t, staying(t, hero, can, taskCost(t, hero)), hero);
		}
	}
	offerPerks(t, can, hero);
	offerFree(t, can, hero);
	ending(t, hero, can, 0)("end");
}
var takes;
var takesOfAll = () => ({
	...takeMoves,
	...takeAttacks,
	...takeDoors,
	...takeSweep,
	...takePerks,
	...takeFree,
	end: (g, [hero]) => endMove(g, hero)
});
// src/heroes/hero-move.ts
function heroPhase(g) {
	const t = g.table;
	t.phase = "heroes";
	beginPhase(t);
	g.tell({
		type: "phaseBegan",
		phase: "heroes"
	});
	for (const hero of t.heroes) hero.move = isHere(hero) ? "waiting" : "done";
	if (t.director !== -1) t.heroes.forEach((_, hero) => g.then(ofDirector(g, "shield"), hero));
	atMoment(g, "hero-move-start");
	g.then(nextHero);
	g.then(infectedPhase);
}
var nextHero = {
	seat: (g) => [...new Set(g.table.owner.filter((_, hero) => g.table.heroes[hero].move === "waiting"))],
	ask: "Which hero moves next?",
	obvious: true,
	options(g, can) {
		g.table.heroes.forEach((figure, hero) => {
			if (figure.move === "waiting" && isHere(figure)) can("begin", heroId(hero));
		});
	},
	take: { begin(g, _, part) {
		const hero = heroId.of(part);
		beginMove(g, hero);
		g.then(act, hero);
		g.again();
	} }
};
function beginMove(g, hero) {
	const t = g.table;
	const figure = t.heroes[hero];
	figure.move = "open";
	beginActivation(t);
	figure.allowance = AP_BY_STAGE[figure.stage] + figure.allowance;
	figure.ap = figure.allowance;
	figure.hidden = false;
	figure.stank = false;
	figure.redline = false;
	figure.deadeye = false;
	figure.aimCard = figure.aimUnit = -1;
	const mark = 1 << hero;
	for (const unit of t.infected) unit.seen &= ~mark;
	noteSeen(g, hero);
	g.tell({
		type: "moveBegan",
		hero,
		ap: figure.ap
	});
}
/** A hero's move is over (4.1). */
function endMove(g, hero) {
	const figure = g.table.heroes[hero];
	if (figure.move !== "open") return;
	figure.move = "done";
	figure.allowance = 0;
	figure.ap = 0;
	figure.aimCard = figure.aimUnit = -1;
	g.tell({
		type: "moveEnded",
		hero
	});
}
// src/infected/break-in.ts
function breakIn(g, event) {
	const layout = layoutOf(g.table.mission);
	const { rooms, none = 0, chooser } = layout.mission.events[event];
	if (chooser === "director" && g.table.director !== -1) return g.then(ofDirector(g, "pickRoom"), event);
	const die = g.roll(rooms.length + none, "events");
	const room = rooms[die - 1];
	const area = room === void 0 ? -1 : areaNamed(layout, room);
	g.tell({
		type: "brokenIn",
		die,
		area,
		closed: area !== -1 && g.table.areas[area] === "c"
	});
	if (area !== -1) breakInto(g, area);
}
/** Destroys the outside door of a closed room, and spawns into it as counted from the square in front of the door. */
function breakInto(g, area) {
	const t = g.table;
	if (t.areas[area] !== "c") return;
	const { doors, areaOf } = layoutOf(t.mission);
	const door = outsideDoor(t, area);
	if (door === -1) return;
	destroyDoor(g, door);
	activate(g, door, -1, doors[door].sides.find((at) => areaOf[at] !== area));
}
/** The door of a room whose other side lies in an area with a spawn point (21.6). */
function outsideDoor(t, area) {
	const { areas, areaOf, doors, spawnPoints } = layoutOf(t.mission);
	const yards = new Set(spawnPoints.map(({ at }) => areaOf[at]));
	return areas[area].doors.find((door) => doors[door].sides.some((at) => areaOf[at] !== area && yards.has(areaOf[at]))) ?? -1;
}
// src/turn.ts
function announce(g) {
	const t = g.table;
	t.turn++;
	t.phase = "announce";
	beginPhase(t);
	t.cardPlayed = false;
	t.silenced = false;
	for (const card of t.cards) card.used = false;
	for (const hero of t.heroes) {
		hero.changes = 0;
		hero.gave = false;
		hero.kept = false;
		hero.supported = false;
		hero.berserker = false;
	}
	g.tell({
		type: "turnAnnounced",
		turn: t.turn
	});
	const { events } = layoutOf(t.mission).mission;
	events.forEach(({ turn }, event) => {
		if (turn === t.turn) g.then(breakIn, event);
	});
	atMoment(g, "turn-announce");
	g.then(heroPhase);
}
function endPhase(g) {
	const t = g.table;
	t.phase = "end";
	beginPhase(t);
	t.jammed = -1;
	t.powerCut = false;
	t.fever = false;
	g.tell({
		type: "phaseBegan",
		phase: "end"
	});
	markTimers(g);
	for (const hero of t.heroes) hero.alert = -1;
	for (const unit of t.infected) {
		if (!unit.prone || unit.at === -1) continue;
		unit.prone = false;
		faceNearest(g, unit);
		g.tell({
			type: "stoodUp",
			unit: unit.id,
			facing: unit.facing
		});
	}
	if (t.director !== -1) t.heroes.forEach((_, hero) => g.then(ofDirector(g, "raiseDead"), hero));
	g.then(turnEnds);
}
function turnEnds(g) {
	meetAtEnd(g);
	checkTurnEnd(g);
	g.then(announce);
}
// src/infected/infection.ts
var NEXT_STAGE_TO = 2;
var FEVER_TO = 4;
function infectionPhase(g) {
	const t = g.table;
	t.phase = "infection";
	beginPhase(t);
	g.tell({
		type: "phaseBegan",
		phase: "infection"
	});
	atMoment(g, "infection-test-start");
	t.heroes.forEach((_, hero) => g.then(infectionTest, hero));
	g.then(endPhase);
}
function infectionTest(g, hero) {
	const figure = g.table.heroes[hero];
	if (!isHere(figure) || figure.stage === 0) return;
	g.then(rollInfection, hero);
	g.then(blessed);
	g.then(settleInfection);
}
function rollInfection(g, hero) {
	const worst = g.table.fever ? FEVER_TO : NEXT_STAGE_TO;
	rollTest(g, "infection", hero, -1, 0, (shows) => shows <= worst ? "nextStage" : "stable");
}
function settleInfection(g) {
	const { hero, does } = g.table.roll;
	g.table.roll = null;
	if (does[0] === "nextStage") infect(g, hero);
}
// src/heroes/perks.ts
/** Places in `Hero.power` of the power perks (16.3). */
var POWER = {
	redline: 0,
	deadeye: 1,
	berserker: 2,
	blessed: 3
};
var blessed = {
	seat: (g) => g.table.owner[g.table.roll.hero],
	ask: "Blessed: roll again?",
	options(g, can) {
		const { roll, heroes } = g.table;
		if (!roll || roll.again || roll.misfired || !isFailed(roll)) return;
		const figure = heroes[roll.hero];
		if (!hasPerk(figure, PERK.blessed) || (figure.power[POWER.blessed] ?? 0) === 0) return;
		can("bless");
		can("accept");
	},
	take: {
		bless(g) {
			const { roll, heroes } = g.table;
			const figure = heroes[roll.hero];
			figure.power[POWER.blessed] = figure.power[POWER.blessed] - 1;
			g.tell({
				type: "perkUsed",
				hero: roll.hero,
				perk: PERK.blessed
			});
			rollAgain(g, roll);
		},
		accept() {}
	}
};
function isFailed({ kind, does }) {
	if (kind === "attack") return does.every((deed) => deed === "miss");
	return does[0] !== "safe" && does[0] !== "stable";
}
function rollAgain(g, { kind, hero, unit, aimed, bonus, cards }) {
	if (kind === "grab") return rollGrabWith(g, unit, hero, bonus);
	if (kind === "bite") return rollBite(g, hero, unit);
	if (kind === "infection") return rollInfection(g, hero);
	rollAttack(g, hero, unit, aimed, bonus, ...cards);
}
var doubleTap = {
	seat: (g) => g.table.owner[g.table.roll.hero],
	ask: "Double Tap: spend one more round for a kill?",
	options(g, can) {
		const { roll, heroes } = g.table;
		if (!roll || roll.misfired || !hasPerk(heroes[roll.hero], PERK.doubleTap)) return;
		if (tappable(g.table, roll) === -1) return;
		can("tap");
		can("accept");
	},
	take: {
		tap(g) {
			const t = g.table;
			const die = tappable(t, t.roll);
			const card = t.cards[t.roll.cards[die]];
			card.rounds--;
			t.roll.does[die] = "kill";
			g.tell({
				type: "perkUsed",
				hero: t.roll.hero,
				perk: PERK.doubleTap
			});
		},
		accept() {}
	}
};
function tappable(t, { dice, cards, does }) {
	return dice.findIndex((_, i) => does[i] === "knockdown" && cards.filter((card) => card === cards[i]).length === 1 && t.cards[cards[i]].rounds > 0);
}
var kneecap = {
	seat: (g) => g.table.owner[g.table.roll.hero],
	ask: "Kneecap: a knockdown instead of the kill?",
	options(g, can) {
		const { roll, heroes } = g.table;
		if (!roll?.aimed || roll.does[0] !== "kill" || !hasPerk(heroes[roll.hero], PERK.kneecap)) return;
		can("kneecap");
		can("accept");
	},
	take: {
		kneecap(g) {
			g.table.roll.does[0] = "knockdown";
			g.tell({
				type: "perkUsed",
				hero: g.table.roll.hero,
				perk: PERK.kneecap
			});
		},
		accept() {}
	}
};
// src/fighting/grabs.ts
var SIDES$1 = 8;
var LAST_STAGE = 5;
var DODGY = 1;
var ARMOUR = 1;
function grab(g, id, hero) {
	const t = g.table;
	const unit = findUnit(t, id);
	const { at, prone } = t.heroes[hero];
	if (!unit || unit.at === -1 || unit.prone || !isDetectable(t.heroes[hero])) return;
	unit.facing = facingTowards(t, unit, at);
	g.tell({
		type: "grabbed",
		unit: id,
		facing: unit.facing,
		hero,
		prone
	});
	if (!prone) return g.then(grabTest, id, hero, true);
	hold(g, id, hero);
	g.then(bite, hero, id);
}
function grabTest(g, id, hero, bites) {
	atMoment(g, "before-grab-test", id, hero);
	g.then(blessed);
	g.then(settleGrab, bites);
}
/** The bonus of perks to a hero's grab test (16.4). */
var grabBonus = (t, hero) => hasPerk(t.heroes[hero], PERK.dodgy) ? DODGY : 0;
function rollGrab(g, id, hero) {
	rollGrabWith(g, id, hero, grabBonus(g.table, hero));
}
function rollGrabWith(g, id, hero, bonus) {
	const { takenDownTo, knockdownTo } = classOf(findUnit(g.table, id));
	rollTest(g, "grab", hero, id, bonus, (shows) => shows <= takenDownTo ? "takenDown" : shows <= knockdownTo ? "knockdown" : "safe");
}
function settleGrab(g, bites) {
	const t = g.table;
	const { hero, unit, does } = t.roll;
	t.roll = null;
	if (does[0] === "takenDown") {
		hold(g, unit, hero);
		if (bites) g.then(bite, hero, unit);
	} else if (does[0] === "knockdown") layLow(g, hero);
}
function hold(g, id, hero) {
	const t = g.table;
	const unit = findUnit(t, id);
	unit.at = -1;
	unit.prone = false;
	const figure = t.heroes[hero];
	figure.held.push(id);
	figure.prone = true;
	figure.alert = -1;
	g.tell({
		type: "takenDown",
		unit: id,
		hero
	});
}
/** A hero is knocked prone; an alert of his ends (R-22). */
function layLow(g, hero) {
	const figure = g.table.heroes[hero];
	if (figure.prone) return;
	figure.prone = true;
	figure.alert = -1;
	g.tell({
		type: "fell",
		hero
	});
}
function bite(g, hero, id) {
	const figure = g.table.heroes[hero];
	if (!isHere(figure) || !figure.held.includes(id)) return;
	g.then(rollBite, hero, id);
	g.then(blessed);
	g.then(settleBite);
}
function rollBite(g, hero, id) {
	const t = g.table;
	const { bittenTo } = classOf(findUnit(t, id));
	rollTest(g, "bite", hero, id, hasArmour(t, hero) ? ARMOUR : 0, (shows) => shows <= bittenTo ? "bitten" : "safe");
}
function settleBite(g) {
	const { hero, does } = g.table.roll;
	g.table.roll = null;
	if (does[0] === "bitten") infect(g, hero);
}
/** The bitten token moves one stage on (12.2); beyond the last stage the hero dies. */
function infect(g, hero) {
	const figure = g.table.heroes[hero];
	if (figure.stage === LAST_STAGE) return heroDies(g, hero);
	figure.stage++;
	g.tell({
		type: "infected",
		hero,
		stage: figure.stage
	});
}
/** Rolls one die for a hero's test, lays it on the table and says what it does. */
function rollTest(g, kind, hero, unit, bonus, judge) {
	const t = g.table;
	const die = g.roll(SIDES$1);
	const does = [judge(die + bonus)];
	const again = t.roll !== null;
	t.roll = {
		kind,
		hero,
		unit,
		dice: [die],
		bonus,
		cards: [-1],
		does,
		aimed: false,
		again,
		misfired: false
	};
	g.tell({
		type: "tested",
		kind,
		hero,
		unit,
		die,
		bonus,
		does: does[0],
		again
	});
}
var hasArmour = (t, hero) => cardsOf(t, hero).some((card) => kindOf(t, card).kind === "armour");
// src/director/steps.ts
/** A step of the Director. */
var ofDirector = (g, name) => g.game.steps[name];
function atMoment(g, window, ...about) {
	if (g.table.director === -1) return goOn(g, window, about);
	g.then(ofDirector(g, "moment"), window, ...about);
}
/** What follows a moment when no card takes its place. */
function goOn(g, window, about) {
	if (window === "room-spawn") g.then(rollRoom, about[0], about[1], about[2], about[3]);
	if (window === "before-grab-test") g.then(rollGrab, about[0], about[1]);
	if (window === "spawn-instead-of-group") g.then(rollGroup, about[0], about[1]);
}
/** A figure begins its activation: passes for the last one are over (R-73). */
function beginActivation(t) {
	for (const hero of t.heroes) if (hero.holds === "activation") hero.holds = null;
	if (t.passes) t.passes = t.passes.filter(({ until }) => until === "phase");
}
/** A phase begins: all passes are over (R-73). */
function beginPhase(t) {
	for (const hero of t.heroes) hero.holds = null;
	if (t.passes) t.passes = [];
}
// src/map/rooms.ts
var SIDES = 8;
/** The row of a table of a die for a roll. */
var rowFor = (rows, roll) => rows.find(({ min, max }) => min <= roll && roll <= max);
/** The classes of a group, one entry a figure, by number. */
function unitsIn({ units }) {
	return INFECTED.flatMap(({ id }) => Array(units[id] ?? 0).fill(infectedNamed(id)));
}
function roomSpawn(g, area, door, hero, from) {
	atMoment(g, "room-spawn", area, door, hero, from);
}
function rollRoom(g, area, door, hero, from) {
	fillRoom(g, area, door, hero, from, g.roll(SIDES, "rooms"));
}
function fillRoom(g, area, door, hero, from, roll) {
	const { roomSpawn: tables } = layoutOf(g.table.mission).mission;
	const kinds = unitsIn(rowFor(tables.count, roll));
	g.tell({
		type: "roomRolled",
		area,
		roll,
		kinds
	});
	for (const kind of kinds) {
		const die = g.roll(SIDES, "rooms");
		g.then(placeInRoom, kind, area, door, hero, from, rowFor(tables.distance, die).squares);
	}
}
function placeInRoom(g, kind, area, door, hero, from, far) {
	if (squaresAtDistance(g.table, area, door, from, far).length === 0 || !takeFigure(g, kind)) return;
	g.then(chooseRoomSquare, kind, area, door, hero, from, far);
}
var chooseRoomSquare = {
	seat: (g, _, _area, _door, hero) => placerOf(g.table, hero),
	ask: (kind) => `Where does the ${INFECTED[kind].name} stand?`,
	obvious: true,
	options(g, can, _, area, door, _hero, from, far) {
		for (const at of squaresAtDistance(g.table, area, door, from, far)) can("place", square(at));
	},
	take: { place(g, [kind, _, _door, hero], part) {
		placeUnit(g, kind, square.of(part), hero === -1 ? -1 : g.table.heroes[hero].at);
	} }
};
/** The seats that may place infected: the Director, or the player of a hero; without a hero any player (18.5). */
function placerOf(t, hero) {
	if (t.director !== -1) return t.director;
	return hero === -1 ? [...new Set(t.owner)] : t.owner[hero];
}
/**
* The free squares of a room at a distance from a square, with a door counted as open (R-24); where there are none, those
* at the nearest smaller distance that has some, else at the nearest larger one.
*/
function squaresAtDistance(t, area, door, from, far) {
	const doors = door === -1 ? t.doors : withLetter(t.doors, door, "o");
	const distance = smellFrom({
		mission: t.mission,
		doors
	}, from);
	const free = layoutOf(t.mission).areas[area].squares.filter((at) => distance[at] !== 255 && isFree(t, at));
	const distances = [...new Set(free.map((at) => distance[at]))].sort((a, b) => a - b);
	const chosen = distances.filter((squares) => squares <= far).at(-1) ?? distances[0];
	return chosen === void 0 ? [] : free.filter((at) => distance[at] === chosen);
}
// src/map/doors.ts
/** Lists what a hero can do with the doors he stands directly in front of (7.2, 7.4, 7.7). */
function offerDoors$1(t, can, hero) {
	const layout = layoutOf(t.mission);
	const { at } = t.heroes[hero];
	for (const door$4 of doorsBefore(layout, at)) {
		if (door$4 === t.jammed) continue;
		const state = t.doors[door$4];
		if (state === "c" || state === "l" && opens(t, hero, door$4)) can("open", door(door$4));
		if (state === "o" && layout.doors[door$4].number === null) can("close", door(door$4));
		if (state === "b") can("unbar", door(door$4));
		const behind = layout.areaOf[beyond(layout, door$4, at)];
		if (state === "c" && t.areas[behind] === "c") can("knock", door(door$4));
	}
}
/** 7.7. Whether a hero carries what opens a locked door. */
function opens(t, hero, door) {
	const { doors, mission, objects } = layoutOf(t.mission);
	const key = mission.doors?.[doors[door].number ?? ""]?.opensWith;
	if (!key) return false;
	if (key.item !== void 0) return cardsOf(t, hero).some((card) => kindOf(t, card).id === key.item);
	const { object } = t.heroes[hero];
	return object !== -1 && objects[object].id === key.object;
}
function openDoor(g, hero, door) {
	const t = g.table;
	const layout = layoutOf(t.mission);
	const { number } = layout.doors[door];
	const leaves = number === null ? [door] : layout.doors.map((_, n) => n).filter((n) => layout.doors[n].number === number);
	for (const leaf of leaves) {
		t.doors = withLetter(t.doors, leaf, "o");
		g.tell({
			type: "doorOpened",
			door: leaf,
			hero,
			unit: -1,
			facing: -1
		});
	}
	noteMover(g);
	meetDoors(g);
	for (const leaf of leaves) activate(g, leaf, hero, t.heroes[hero].at);
}
function closeDoor(g, hero, door) {
	g.table.doors = withLetter(g.table.doors, door, "c");
	g.tell({
		type: "doorClosed",
		door,
		hero
	});
}
function knock(g, hero, door) {
	g.tell({
		type: "knocked",
		door,
		hero
	});
	activate(g, door, hero, g.table.heroes[hero].at);
}
/** Activates the closed areas on both sides of a door, each with its room spawn, counted from a square (7.3, R-25). */
function activate(g, door, hero, from) {
	const t = g.table;
	const { doors, areaOf } = layoutOf(t.mission);
	for (const side of doors[door].sides) {
		const area = areaOf[side];
		if (t.areas[area] !== "c") continue;
		t.areas = withLetter(t.areas, area, "a");
		g.tell({
			type: "areaActivated",
			area,
			door
		});
		g.then(roomSpawn, area, door, hero, from);
	}
}
function destroyDoor(g, door) {
	const t = g.table;
	t.doors = withLetter(t.doors, door, "x");
	t.damage[door] = 0;
	g.tell({
		type: "doorDestroyed",
		door
	});
}
/** Whether an explosive destroys a door (7.6, 7.7). */
var isDestructible = (t, door) => t.doors[door] !== "l" && t.doors[door] !== "x";
function unbar(g, hero, door) {
	const t = g.table;
	t.doors = withLetter(t.doors, door, "c");
	t.damage[door] = 0;
	g.tell({
		type: "barricadeGone",
		door,
		hero
	});
}
// src/missions/objectives.ts
/** The objectives of a table's mission. */
var goalsOf = (t) => layoutOf(t.mission).mission.objectives;
/** Whether the objective with this id is met; false without an id. */
function isMet(t, id) {
	return t.met[goalsOf(t).findIndex((goal) => goal.id === id)] === true;
}
/** Whether everything an objective requires is met. */
var requirementsMet = (t, { requires = [] }) => requires.every((id) => isMet(t, id));
function meet(g, goal, turnEnds = false) {
	const t = g.table;
	if (t.met[goal]) return;
	const goals = goalsOf(t);
	const { setFlag } = goals[goal];
	t.met[goal] = true;
	if (setFlag !== void 0 && !t.flags.includes(setFlag)) t.flags.push(setFlag);
	g.tell({
		type: "objectiveMet",
		objective: goal
	});
	startTimers(g);
	openByObjectives(g);
	if (goal === goals.length - 1) missionWon(g, turnEnds);
}
function startTimers(g) {
	const t = g.table;
	goalsOf(t).forEach(({ type, after, afterAll = [] }, goal) => {
		const waits = after === void 0 ? afterAll : [after];
		if (type !== "timer" || t.boxes[goal] !== -1 || !waits.every((id) => isMet(t, id))) return;
		t.boxes[goal] = 0;
		g.tell({
			type: "timerStarted",
			objective: goal
		});
	});
}
function openByObjectives(g) {
	const t = g.table;
	const layout = layoutOf(t.mission);
	for (const [number, { opensWhen }] of Object.entries(layout.mission.doors ?? {})) {
		if (!opensWhen || !opensWhen.objectives.every((id) => isMet(t, id))) continue;
		const shut = doorsNumbered(layout, number).filter((door) => !isOpen(t.doors, door));
		for (const door of shut) {
			t.doors = withLetter(t.doors, door, "o");
			g.tell({
				type: "doorOpened",
				door,
				hero: -1,
				unit: -1,
				facing: -1
			});
		}
		noteMover(g);
		for (const door of shut) {
			const { sides } = layout.doors[door];
			activate(g, door, -1, sides.find((at) => isActive(layout, t.areas, at)) ?? sides[0]);
		}
	}
}
function meetTask(g, goal) {
	const { at, need = 1 } = goalsOf(g.table)[goal];
	const { tasks } = layoutOf(g.table.mission);
	if (g.table.tasks.filter((place) => at.includes(tasks[place].token)).length >= need) meet(g, goal);
}
function meetDoors(g) {
	const t = g.table;
	const layout = layoutOf(t.mission);
	eachOpenGoal(g, "openDoor", ({ door }, goal) => {
		if (doorsNumbered(layout, door).every((leaf) => isOpen(t.doors, leaf))) meet(g, goal);
	});
}
function meetExits(g) {
	const t = g.table;
	const { objects } = layoutOf(t.mission);
	eachOpenGoal(g, "carryOut", ({ tokens, need = 1 }, goal) => {
		if (t.out.filter((object) => tokens.includes(objects[object].token)).length >= need) meet(g, goal);
	});
	eachOpenGoal(g, "exitAll", (_, goal) => {
		if (!t.heroes.some(isHere) && t.heroes.some(({ fate }) => fate === "left")) meet(g, goal);
	});
	checkLosses(g);
}
function markTimers(g) {
	const t = g.table;
	goalsOf(t).forEach(({ type, turns, afterAll = [] }, goal) => {
		if (t.met[goal]) return;
		if (type === "auto" && afterAll.every((id) => isMet(t, id))) return meet(g, goal);
		if (type !== "timer" || t.boxes[goal] === -1) return;
		t.boxes[goal] = t.boxes[goal] + 1;
		g.tell({
			type: "timerMarked",
			objective: goal,
			boxes: t.boxes[goal]
		});
		if (t.boxes[goal] >= turns) meet(g, goal);
	});
}
function meetAtEnd(g) {
	const t = g.table;
	eachOpenGoal(g, "secure", ({ rooms }, goal) => {
		if (rooms.every((room) => isSecure(t, areaNamed(layoutOf(t.mission), room)))) meet(g, goal, true);
	});
	eachOpenGoal(g, "survive", ({ untilEndOfTurn, minHeroes = t.heroes.length }, goal) => {
		if (t.turn >= untilEndOfTurn && t.heroes.filter(isHere).length >= minHeroes) meet(g, goal, true);
	});
	eachOpenGoal(g, "standAll", ({ minHeroes = 1 }, goal) => {
		const { isExit } = layoutOf(t.mission);
		const living = t.heroes.filter(isHere);
		if (living.length >= minHeroes && living.every((hero) => isExit[hero.at] && !isGrappled(hero))) meet(g, goal, true);
	});
}
function isSecure(t, area) {
	const { areaOf } = layoutOf(t.mission);
	return t.heroes.some((hero) => isHere(hero) && areaOf[hero.at] === area) && !isInfested(t, area);
}
function eachOpenGoal(g, type, look) {
	const t = g.table;
	goalsOf(t).forEach((goal, number) => {
		if (goal.type === type && !t.met[number] && !g.result && requirementsMet(t, goal)) look(goal, number);
	});
}
/** Whether heroes may leave, or board, at the exits now (21.5). */
function exitsOpen(t) {
	const { exits } = layoutOf(t.mission).mission;
	if (!exits) return false;
	return exits.opensWhen === "always" || t.flags.includes(exits.opensWhen.flag);
}
/** Whether heroes leave the board at exits; where all must stand on them they are only places to stand (21.5). */
var isLeaving = (t) => !goalsOf(t).some(({ type }) => type === "standAll");
function leave(g, hero) {
	const figure = g.table.heroes[hero];
	unload(g, hero);
	figure.at = -1;
	figure.fate = "left";
	figure.move = "done";
	g.tell({
		type: "left",
		hero
	});
	meetExits(g);
}
function loadObject(g, hero) {
	unload(g, hero);
	meetExits(g);
}
function unload(g, hero) {
	const figure = g.table.heroes[hero];
	if (figure.object === -1) return;
	g.table.out.push(figure.object);
	g.tell({
		type: "carriedOut",
		hero,
		object: figure.object
	});
	figure.object = -1;
}
// src/bot/steps.ts
/** The steps from a square to another, as if every area were active. */
var stepsBetween = (t, from, to) => walkTo({
	mission: t.mission,
	doors: t.doors,
	areas: allActive(t.areas.length)
}, to)[from];
var texts = [];
var allActive = (areas) => texts[areas] ??= "a".repeat(areas);
// src/bot/progress.ts
/** The distance, in steps, at which an objective counts half as much as one at hand. */
var HALF_WAY = 60;
var TASK_STEPS = 4;
var CLEARING_STEPS = 6;
var NOT_YET = .9;
var AHEAD = .2;
/** The steps left to meet an objective. */
function stepsTo(t, goal, number) {
	switch (goal.type) {
		case "task": return toTask(t, goal, [goal.at]);
		case "taskCount": return toTask(t, goal, goal.at);
		case "carryOut": return toCarry(t, goal);
		case "openDoor": return toDoor(t, goal.door);
		case "timer": return (goal.turns - Math.max(0, t.boxes[number])) * 2;
		case "survive": return goal.untilEndOfTurn - t.turn;
		case "secure": return toHold(t, goal.rooms);
		case "standAll":
		case "exitAll": return toExits(t);
		case "auto": return 1;
	}
}
var near = (t, at, squares) => squares.reduce((least, to) => Math.min(least, stepsBetween(t, at, to)), 255);
/** The steps of the nearest hero who passes a test to a square; `FAR` when there is none. */
function nearest(t, to, may = () => true) {
	let least = 255;
	t.heroes.forEach((figure, hero) => {
		if (isHere(figure) && may(hero)) least = Math.min(least, stepsBetween(t, figure.at, to));
	});
	return least;
}
function toTask(t, { consumes, need = 1 }, at) {
	const { tasks, objects } = layoutOf(t.mission);
	const left = tasks.filter(({ token }, place) => at.includes(token) && !t.tasks.includes(place));
	const places = left.length > 0 ? left : tasks.filter(({ token }) => at.includes(token));
	const object = objects.findIndex(({ token }) => token === consumes);
	const each = places.map((place) => TASK_STEPS + (object < 0 ? nearest(t, place.at) : toBring(t, object, [place.at]))).sort((a, b) => a - b);
	const done = at.length > 1 ? tasks.filter(({ token }, n) => at.includes(token) && t.tasks.includes(n)).length : 0;
	return each.slice(0, need - done).reduce((sum, steps) => sum + steps, 0);
}
function toBring(t, object, squares) {
	const carrier = t.heroes.findIndex((hero) => hero.object === object);
	if (carrier >= 0) return near(t, t.heroes[carrier].at, squares);
	const lies = t.objects[object];
	if (lies === -1) return 255;
	return nearest(t, lies, (hero) => t.heroes[hero].object === -1) + near(t, lies, squares);
}
function toCarry(t, { tokens, need = 1 }) {
	const { objects, exits } = layoutOf(t.mission);
	const free = t.heroes.map((figure) => isHere(figure) && figure.object === -1);
	const each = [];
	const lying = [];
	objects.forEach(({ token }, object) => {
		if (!tokens.includes(token) || t.out.includes(object)) return;
		const carrier = t.heroes.findIndex((hero) => hero.object === object);
		if (carrier >= 0) each.push(near(t, t.heroes[carrier].at, exits));
		else lying.push(object);
	});
	for (const object of lying) {
		const at = t.objects[object];
		let best = -1;
		let least = 255;
		t.heroes.forEach((figure, hero) => {
			const steps = free[hero] ? stepsBetween(t, figure.at, at) : 255;
			if (steps < least) [best, least] = [hero, steps];
		});
		if (best !== -1) free[best] = false;
		each.push((best === -1 ? near(t, at, exits) : least) + near(t, at, exits));
	}
	const done = t.out.filter((object) => tokens.includes(objects[object].token)).length;
	return each.sort((a, b) => a - b).slice(0, Math.max(0, need - done)).reduce((sum, steps) => sum + steps, 0);
}
function toDoor(t, number) {
	const layout = layoutOf(t.mission);
	const [door] = doorsNumbered(layout, number);
	if (door === void 0 || isOpen(t.doors, door)) return 0;
	const { item, object } = layout.mission.doors?.[number]?.opensWith ?? {};
	const sides = layout.doors[door].sides;
	const to = (from) => near(t, from, sides);
	if (object !== void 0) return toBring(t, layout.objects.findIndex(({ id }) => id === object), sides);
	const owner = t.heroes.findIndex((_, hero) => cardsOf(t, hero).some((card) => kindOf(t, card).id === item));
	if (owner >= 0) return to(t.heroes[owner].at);
	const lies = layout.items.findIndex(({ card }, n) => CARDS[card].id === item && t.items[n] !== -1);
	return lies < 0 ? 255 : nearest(t, t.items[lies]) + to(t.items[lies]);
}
function toHold(t, rooms) {
	const layout = layoutOf(t.mission);
	const free = t.heroes.map(isHere);
	let sum = 0;
	for (const room of rooms) {
		const area = areaNamed(layout, room);
		let best = -1;
		let least = 255;
		t.heroes.forEach((figure, hero) => {
			if (!free[hero]) return;
			const steps = layout.areaOf[figure.at] === area ? 0 : 1 + toArea(t, figure.at, area);
			if (steps < least) [best, least] = [hero, steps];
		});
		if (best !== -1) free[best] = false;
		const inside = t.infected.filter(({ at }) => at !== -1 && layout.areaOf[at] === area).length;
		sum += least + inside * CLEARING_STEPS;
	}
	return sum;
}
function toArea(t, from, area) {
	const { areas, doors, areaOf } = layoutOf(t.mission);
	return near(t, from, areas[area].doors.flatMap((door) => doors[door].sides.filter((side) => areaOf[side] === area)));
}
function toExits(t) {
	const { exits } = layoutOf(t.mission);
	return t.heroes.reduce((sum, hero) => sum + (isHere(hero) ? 1 + near(t, hero.at, exits) : 0), 0) / 2;
}
/** How far a mission has come, from 0 to 1: the mean over all objectives. */
function progress(t) {
	const goals = goalsOf(t);
	let sum = 0;
	goals.forEach((goal, number) => {
		if (t.met[number]) return void sum++;
		const part = NOT_YET * HALF_WAY / (HALF_WAY + stepsTo(t, goal, number));
		sum += isOpenGoal(t, goal) ? part : AHEAD * part;
	});
	return sum / goals.length;
}
var isOpenGoal = (t, goal) => requirementsMet(t, goal) && (goal.after === void 0 || isMet(t, goal.after)) && (goal.afterAll ?? []).every((id) => isMet(t, id));
// src/bot/score.ts
var START = .25;
var END = .95;
var BY_STAGE = [
	0,
	.06,
	.12,
	.22,
	.36,
	.55
];
var HELD = .09;
var LYING = .01;
var UPON = .005;
var SOON = .001;
var DOWN = .002;
var ALERT = .6;
var HIDDEN = .2;
var GONE = .4;
var FALLEN = .5;
/** How well a seat stands, from 0 to below 1; for a Director, 1 minus the heroes' value. */
function score(t, seat) {
	const heroes = chances(t);
	return seat === t.director ? Math.min(END, 1 - heroes) : heroes;
}
function chances(t) {
	let whole = START + .7 * progress(t);
	const tooSoon = !requirementsMet(t, goalsOf(t).at(-1));
	const { mode } = layoutOf(t.mission).mission;
	for (const hero of t.heroes) if (hero.fate === "dead" || hero.fate === "risen") whole *= mode === "director" ? FALLEN : 0;
	else if (isHere(hero)) whole *= 1 - Math.min(.9, harm(hero) + danger(t, hero));
	else whole *= tooSoon ? GONE : 1;
	return whole;
}
var harm = ({ stage, held, prone }) => BY_STAGE[stage] + held.length * HELD + (prone ? LYING : 0);
function danger(t, hero) {
	let sum = 0;
	let steps;
	for (const unit of t.infected) {
		if (unit.at === -1) continue;
		steps ??= walkTo(t, hero.at);
		sum += threat(unit, steps[unit.at]);
	}
	return sum * (hero.hidden ? HIDDEN : 1) * (hero.alert === -1 ? 1 : ALERT);
}
function threat(unit, steps) {
	if (steps === 255) return 0;
	const { charge, killPoints } = classOf(unit);
	return (unit.prone ? DOWN : steps <= charge + 1 ? UPON : steps <= 2 * charge + 1 ? SOON : 0) * Math.sqrt(killPoints);
}
// src/box.ts
/** How the infected are led: by the rules alone, or by a Director. */
var MODES = ["campaign", "director"];
/** Whether a player is the Director: in a Director game (18), and in a chapter as the Director's Cut (19). */
var isDirected = ({ mode, mission }) => mode === "director" || DIRECTOR_GAMES.includes(String(mission));
/** The numbers of seats (1.1): one to four people share the heroes; a Director is one more. */
var seatsFor = (options) => isDirected(options) ? [
	2,
	3,
	4,
	5
] : [
	1,
	2,
	3,
	4
];
/** The number of seats that share the heroes; the Director's is the last. */
var playersAmong = (seats, options) => isDirected(options) ? seats - 1 : seats;
/** Z War One: the campaign or a Director, and which mission. */
var box = {
	id: "z-war-one",
	version: 8,
	seats: [
		1,
		2,
		3,
		4,
		5
	],
	seatsFor,
	options: {
		mode: MODES,
		mission: MISSIONS$1,
		equalWays: [false, true]
	}
};
// src/missions/winnable.ts
/** Notes why a mission whose names are right can never be won. */
function checkWinnable(mission, faults) {
	checkUse(mission, faults);
	checkLeaving(mission, faults);
	checkTime(mission, faults);
}
/** The ids of the objectives without which the last cannot be met: what it waits for, and what opens its exits. Names may be wrong. */
function neededIn(mission) {
	const { objectives } = mission;
	const needed = /* @__PURE__ */ new Set([objectives.at(-1).id]);
	for (const id of needed) {
		const goal = objectives.find((other) => other.id === id);
		if (!goal) continue;
		for (const other of waitsFor(goal)) needed.add(other);
		const [setter, ...others] = openersOf(goal, mission);
		if (setter && others.length === 0) needed.add(setter.id);
	}
	return needed;
}
/** What an objective waits for, by id. Timers and `auto` wait for other objectives in a way of their own. */
function waitsFor({ type, requires = [], after, afterAll = [] }) {
	if (type === "timer") return after === void 0 ? afterAll : [after];
	return type === "auto" ? afterAll : requires;
}
function openersOf({ type }, { objectives, exits }) {
	if (!(type === "exitAll" || type === "carryOut") || !exits || exits.opensWhen === "always") return [];
	const { flag } = exits.opensWhen;
	return objectives.filter(({ setFlag }) => setFlag === flag);
}
function checkUse(mission, faults) {
	const needed = neededIn(mission);
	const used = /* @__PURE__ */ new Set();
	mission.objectives.forEach(({ id, consumes }, n) => {
		if (consumes === void 0 || !needed.has(id)) return;
		if (used.has(consumes)) noteMeaning(faults, "usedUp", `objectives[${n}].consumes`, "an object that no other task uses up", consumes);
		used.add(consumes);
	});
	mission.objectives.forEach(({ id, tokens, need = 1 }, n) => {
		if (!tokens || !needed.has(id)) return;
		const left = new Set(tokens.filter((token) => !used.has(token))).size;
		if (left < need) noteMeaning(faults, "usedUp", `objectives[${n}].need`, `at most ${left}, because tasks use up the others`, need);
	});
}
function checkLeaving(mission, faults) {
	const needed = neededIn(mission);
	const leaving = mission.objectives.find(({ id, type }) => type === "exitAll" && needed.has(id));
	if (!leaving) return;
	mission.lose?.forEach(({ type, unless }, n) => {
		if (type === "allLeft" && unless === void 0) noteMeaning(faults, "allLeft", `lose[${n}].unless`, `the objective ${leaving.id}, because all heroes leave`, void 0);
	});
}
var THIRDS = 3;
var END_PHASE = 1;
var TURN_END = 2;
var turnOf = (moment) => Math.floor(moment / THIRDS);
var endOf = (turn) => THIRDS * turn + TURN_END;
function checkTime(mission, faults) {
	const { objectives, lose = [] } = mission;
	const earliest = earliestIn(mission);
	const isAvoidable = ({ unless, turn }) => unless !== void 0 && earliest.get(unless) <= endOf(turn);
	const turns = lose.flatMap((loss) => loss.type === "turnEnded" && !isAvoidable(loss) ? [loss.turn] : []);
	const lost = Math.min(40, ...turns);
	const won = earliest.get(objectives.at(-1).id);
	if (won < endOf(lost)) return;
	noteMeaning(faults, "tooLate", `objectives[${objectives.length - 1}]`, `an objective that can be met before turn ${lost} is lost`, `${won % THIRDS > 0 ? "the end of " : ""}turn ${turnOf(won)}`);
}
/** The earliest moment at which each objective can be met, by id. */
function earliestIn(mission) {
	const earliest = /* @__PURE__ */ new Map();
	const momentOf = (id) => earliest.get(id) ?? THIRDS;
	for (const goal of mission.objectives) {
		const openers = openersOf(goal, mission).map(({ id }) => momentOf(id));
		const opened = openers.length > 0 ? Math.min(...openers) : THIRDS;
		earliest.set(goal.id, momentFrom(goal, Math.max(THIRDS, opened, ...waitsFor(goal).map(momentOf))));
	}
	return earliest;
}
function momentFrom({ type, turns = 1, untilEndOfTurn = 1 }, ready) {
	const turn = turnOf(ready);
	const isOver = ready % THIRDS === TURN_END;
	switch (type) {
		case "timer": return THIRDS * (turn + Number(isOver) + turns - 1) + END_PHASE;
		case "auto": return THIRDS * (turn + Number(isOver)) + END_PHASE;
		case "survive": return endOf(Math.max(turn, untilEndOfTurn));
		case "secure":
		case "standAll": return endOf(turn);
		default: return ready % THIRDS === 0 ? ready : THIRDS * (turn + 1);
	}
}
// src/missions/check.ts
var DIE$1 = 8;
var HEROES = 4;
var SQUARE_MARK = /^(|###|R\d+|S[A-Z]|H|X|[iot].|[znb][NESW]|s|[ud]\d)$/;
/** Notes every fault in the meaning of a mission. */
function checkMeaning(mission, faults) {
	checkTables(mission, faults);
	checkObjectives(mission, faults);
	checkFlags(mission, faults);
	checkEvents(mission, faults);
	if (faults.length === 0) checkWinnable(mission, faults);
	const picture = readPicture(mission, faults);
	if (!picture) return;
	const before = faults.length;
	checkMarks(mission, picture, faults);
	if (faults.length > before) return;
	const layout = layOutPicture(mission, picture);
	checkPlaces(mission, layout, faults);
	checkRooms(mission, picture.marks, layout, faults);
	checkReach(layout, faults);
}
function checkEvents({ events }, faults) {
	for (const turn of new Set(events.map((event) => event.turn))) {
		const there = events.filter((event) => event.turn === turn).length;
		if (there > 4) noteMeaning(faults, "atOnce", "events", `at most 4 events on turn ${turn}`, there);
	}
}
function checkTables({ spawn, roomSpawn }, faults) {
	spawn.forEach(({ point, group }, n) => {
		checkRows(point, `spawn[${n}].point`, faults);
		checkRows(group, `spawn[${n}].group`, faults);
		point.forEach(({ point, roamer }, row) => {
			if (point === void 0 === (roamer === void 0)) noteMeaning(faults, "rowPoint", `spawn[${n}].point[${row}]`, "either a point or roamer", {
				point,
				roamer
			});
		});
	});
	checkRows(roomSpawn.count, "roomSpawn.count", faults);
	checkRows(roomSpawn.distance, "roomSpawn.distance", faults);
}
function checkRows(rows, where, faults) {
	const before = faults.length;
	rows.forEach(({ min, max }, n) => {
		if (min > max) noteMeaning(faults, "rowOrder", `${where}[${n}]`, "a row from the lower roll to the higher", `${min} to ${max}`);
	});
	if (faults.length > before) return;
	for (let roll = 1; roll <= DIE$1; roll++) {
		const fitting = rows.filter(({ min, max }) => min <= roll && roll <= max).length;
		if (fitting !== 1) noteMeaning(faults, "roll", where, `exactly one row for a roll of ${roll}`, fitting);
	}
}
function checkObjectives(mission, faults) {
	const { objectives, lose = [], doors = {}, rooms, exits } = mission;
	const known = /* @__PURE__ */ new Set();
	objectives.forEach((goal, n) => {
		const where = `objectives[${n}]`;
		if (known.has(goal.id)) noteMeaning(faults, "goalId", `${where}.id`, "a name of its own", goal.id);
		for (const [field, ids] of namedBy(goal)) for (const id of ids) if (!known.has(id)) noteMeaning(faults, "goalNamed", `${where}.${field}`, "the id of an objective above", id);
		checkTokens(goal, mission, where, faults);
		if (goal.door !== void 0 && !Object.hasOwn(doors, goal.door)) noteMeaning(faults, "goalDoor", `${where}.door`, "a numbered door", goal.door);
		for (const room of goal.rooms ?? []) if (!Object.hasOwn(rooms, room)) noteMeaning(faults, "roomNamed", `${where}.rooms`, "the name of a room", room);
		if (goal.type === "timer" && goal.after === void 0 && !goal.afterAll) noteMeaning(faults, "goalAfter", where, "after or afterAll", void 0);
		const { size } = new Set(placesOf(goal));
		if (goal.need !== void 0 && goal.need > size) noteMeaning(faults, "need", `${where}.need`, `at most ${size}`, goal.need);
		if ((goal.type === "carryOut" || goal.type === "exitAll") && !exits) noteMeaning(faults, "needsExits", "exits", `exits, because of the objective ${goal.id}`, exits);
		known.add(goal.id);
	});
	lose.forEach(({ unless }, n) => {
		if (unless !== void 0 && !known.has(unless)) noteMeaning(faults, "goalNamed", `lose[${n}].unless`, "the id of an objective", unless);
	});
	for (const [number, { opensWhen }] of Object.entries(doors)) for (const id of opensWhen?.objectives ?? []) if (!known.has(id)) noteMeaning(faults, "goalNamed", `doors.${number}.opensWhen`, "the id of an objective", id);
}
var namedBy = (goal) => [
	["requires", goal.requires ?? []],
	["after", goal.after === void 0 ? [] : [goal.after]],
	["afterAll", goal.afterAll ?? []]
];
function checkTokens(goal, { legend }, where, faults) {
	const check = (kind, token) => {
		const fitting = Object.keys(legend).filter((own) => legend[own][kind] !== void 0);
		if (fitting.includes(token)) return;
		const there = fitting.join(", ") || "there is none yet";
		noteMeaning(faults, kind, where, `the token of ${kind === "task" ? "a task" : "an object"} (${there})`, token);
	};
	for (const token of placesOf(goal)) check(goal.type === "carryOut" ? "object" : "task", token);
	if (goal.consumes !== void 0) check("object", goal.consumes);
}
/** The tokens of tasks to be done, or of objects to be carried out. */
var placesOf = ({ at = [], tokens = [] }) => [at, tokens].flat();
function checkFlags({ objectives, spawn, exits }, faults) {
	const set = new Set(objectives.map(({ setFlag }) => setFlag));
	spawn.forEach(({ needsFlag }, n) => {
		if (needsFlag !== void 0 && !set.has(needsFlag)) noteMeaning(faults, "flag", `spawn[${n}].needsFlag`, "a flag that an objective sets", needsFlag);
	});
	if (exits && exits.opensWhen !== "always" && !set.has(exits.opensWhen.flag)) noteMeaning(faults, "flag", "exits.opensWhen.flag", "a flag that an objective sets", exits.opensWhen.flag);
}
function checkMarks({ legend, rooms }, picture, faults) {
	const { marks } = picture;
	const found = new Set(marks);
	const having = (mark) => marks.flatMap((other, square) => other === mark ? [square] : []);
	const place = (mark) => placeOf(picture, marks.indexOf(mark));
	for (const mark of found) {
		if (!SQUARE_MARK.test(mark)) noteMeaning(faults, "mark", place(mark), "marks R1, SA, H, X, i?, o?, t?, zN, nN, bN, s, u1, d1 or ###", mark, having(mark));
		else if (/^[iot]./.test(mark) && !Object.hasOwn(legend, mark)) noteMeaning(faults, "token", "legend", `the token ${mark} of the map`, void 0, having(mark));
		if (/^R\d+$/.test(mark) && !Object.hasOwn(rooms, mark)) noteMeaning(faults, "title", `rooms.${mark}`, "the title of this room", void 0, having(mark));
		const pair = /^[ud]\d$/.test(mark) ? `${mark[0] === "u" ? "d" : "u"}${mark[1]}` : mark;
		if (!found.has(pair)) noteMeaning(faults, "stairs", "floors", `the mark ${pair}`, void 0, having(mark));
	}
	for (const once of found) if (/^(R\d+|S[A-Z]|[ud]\d|t.)$/.test(once) && having(once).length > 1) noteMeaning(faults, "once", "floors", `one mark ${once}`, having(once).length, having(once));
	for (const [token, { item, object, task }] of Object.entries(legend)) {
		const count = having(token).length;
		const once = item === void 0 ? " once" : "";
		if (count === 0 || count > 1 && once) noteMeaning(faults, count === 0 ? "tokenGone" : "once", "floors", `the token ${token} (${item ?? object ?? task})${once}`, count, having(token));
	}
	for (const room of Object.keys(rooms)) if (!found.has(room)) noteMeaning(faults, "roomGone", "floors", `the mark ${room}`, void 0);
	for (const { id, name, pool, plural } of INFECTED) {
		const standing = marks.flatMap((mark, at) => /^[znb][NESW]$/.test(mark) && mark[0] === id[0] ? [at] : []);
		if (standing.length > pool) noteMeaning(faults, "figures", "floors", `at most ${pool} ${pool === 1 ? name : plural}`, standing.length, standing);
	}
}
function checkPlaces(mission, layout, faults) {
	const { objectives, exits, spawn, doors = {} } = mission;
	if (layout.starts.length !== HEROES) noteMeaning(faults, "starts", "floors", "four squares H", layout.starts.length, layout.starts);
	if ((exits !== null || objectives.some(({ type }) => type === "standAll")) && layout.exits.length === 0) noteMeaning(faults, "exits", "floors", "squares X", void 0);
	const needed = neededIn(mission);
	if (mission.mode === "campaign" && objectives.some(({ id, type }) => type === "standAll" && needed.has(id)) && layout.exits.length > 0 && layout.exits.length < HEROES) noteMeaning(faults, "standing", "floors", "four squares X, because all heroes stand on them", layout.exits.length, layout.exits);
	const points = layout.spawnPoints.map(({ token }) => token);
	const there = points.length > 0 ? ` (${points.join(", ")})` : ", which has none";
	spawn.forEach(({ point: rows }, n) => {
		for (const { point } of rows) if (point !== void 0 && !points.includes(point)) noteMeaning(faults, "spawnPoint", `spawn[${n}].point`, `a spawn point of the map${there}`, point);
	});
	const numbers = new Set(layout.doors.map(({ number }) => number));
	for (const number of Object.keys(doors)) if (!numbers.has(number)) noteMeaning(faults, "doorGone", "floors", `a door numbered ${number}`, void 0);
	for (const number of numbers) if (number !== null && !doors[number]) noteMeaning(faults, "doorMeaning", `doors.${number}`, "what this door is", void 0);
	for (const { number, top, first } of layout.stairs) if (!layout.steps[top].some(({ to, stair }) => stair && to === first)) noteMeaning(faults, "stairsApart", "floors", `u${number} and d${number} side by side, one floor apart`, "squares apart", [top, first]);
}
function checkRooms(mission, marks, { areas, areaOf, doors, spawnPoints }, faults) {
	for (const room of Object.keys(mission.rooms)) {
		const area = areas.find((area) => area.room === room);
		if (!area) noteMeaning(faults, "roomsJoined", "floors", `walls between ${room} and another room`, "one area with both names", areaOfMark(room));
		else if (area.doors.length === 0) noteMeaning(faults, "roomDoor", "floors", `a door to ${room}`, void 0, area.squares);
	}
	for (const room of mission.activeRooms ?? []) if (!Object.hasOwn(mission.rooms, room)) noteMeaning(faults, "roomNamed", "activeRooms", "the name of a room", room);
	for (const { sides } of doors) if (areaOf[sides[0]] === areaOf[sides[1]]) noteMeaning(faults, "doorInside", "floors", "doors between two areas", `a door inside ${nameOf(areaOf[sides[0]])}`, sides);
	const yards = new Set(spawnPoints.map(({ at }) => areaOf[at]));
	mission.events.forEach(({ rooms }, n) => {
		for (const room of rooms) {
			const area = areas.find((area) => area.room === room);
			if (!area) noteMeaning(faults, "roomNamed", `events[${n}].rooms`, "the name of a room", room);
			else if (!area.doors.some((door) => doors[door].sides.some((at) => yards.has(areaOf[at])))) noteMeaning(faults, "outsideDoor", `events[${n}].rooms`, `a door from ${room} to an area with a spawn point`, void 0, area.squares);
		}
	});
	function nameOf(area) {
		return areas[area].room ?? "a corridor";
	}
	function areaOfMark(mark) {
		return areas[areaOf[marks.indexOf(mark)]].squares;
	}
}
function checkReach({ starts, steps, exists, grid, floor, height }, faults) {
	const reached = new Set(starts);
	for (const square of reached) for (const { to } of steps[square]) reached.add(to);
	const apart = exists.flatMap((exists, square) => exists && !reached.has(square) ? [square] : []);
	const [cut = NONE$1] = apart;
	if (cut === NONE$1 || starts.length === 0) return;
	const [x, y] = [grid.x[cut], grid.y[cut] - floor[cut] * height];
	noteMeaning(faults, "reach", `floors[${floor[cut]}]`, `a way to column ${x + 1}, row ${y + 1}`, "walls around it", apart);
}
// src/missions/format.ts
var OBJECTIVES = [
	"task",
	"taskCount",
	"carryOut",
	"openDoor",
	"timer",
	"auto",
	"secure",
	"survive",
	"standAll",
	"exitAll"
];
// src/missions/reading.ts
/** A text of one to `most` characters, as it stands. */
var rawUpTo = (most) => (value, where, faults) => {
	if (typeof value !== "string" || value.length === 0) return note(faults, where, "a text", value);
	return value.length <= most || note(faults, where, `a text of at most ${most} characters`, value);
};
var UNSEEN = /[^\P{Cc}\n]|\p{Cs}|[\u2028\u2029\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** A text without its invisible control characters. */
var seen = (text) => text.replaceAll(UNSEEN, "");
var BLANK = /^[\p{C}\p{Z}\s]*$/u;
/** A text for people, of one to `most` characters: it can be seen, and leaves the text around it as it is. */
var textUpTo = (most) => (value, where, faults) => {
	if (!rawUpTo(most)(value, where, faults)) return false;
	const text = value;
	if (BLANK.test(text)) return note(faults, where, "a text without blanks alone", value);
	return seen(text) === text || note(faults, where, "a text without invisible control characters", value);
};
/** A name: such a text on one line, without blanks at its ends. */
var nameUpTo = (most) => (value, where, faults) => {
	if (!textUpTo(most)(value, where, faults)) return false;
	return !/\n|^\s|\s$/.test(value) || note(faults, where, "a text without line breaks, or blanks at its ends", value);
};
/** A whole number between two, both included. */
var whole = (least, most) => (value, where, faults) => Number.isInteger(value) && value >= least && value <= most || note(faults, where, `a whole number from ${least} to ${most}`, value);
/** `true`. */
var yes = (value, where, faults) => value === true || note(faults, where, "true", value);
/** One of some words. */
var word = (...words) => (value, where, faults) => words.includes(value) || note(faults, where, `one of ${words.join(", ")}`, value);
/** A word, or an object. */
var wordOr = (only, other, said) => (value, where, faults) => {
	if (value === only) return true;
	return isObject(value) ? other(value, where, faults) : note(faults, where, `${only}, or ${said}`, value);
};
/** A list within bounds; one that is too long is not read. */
var list = (of, least, most) => (value, where, faults) => {
	if (!Array.isArray(value) || value.length < least) return note(faults, where, least > 0 ? `a list of at least ${least}` : "a list", value);
	if (value.length > most) return note(faults, where, `a list of at most ${most}`, value);
	let good = true;
	value.forEach((part, i) => good = of(part, `${where}[${i}]`, faults) && good);
	return good;
};
/** An object of at most `most` names, with values of one kind. */
var record = (of, most) => (value, where, faults) => {
	if (!isObject(value)) return note(faults, where, "an object", value);
	if (Object.keys(value).length > most) return note(faults, where, `at most ${most} names`, value);
	let good = true;
	for (const key of Object.keys(value)) good = of(value[key], `${where}.${key}`, faults) && good;
	return good;
};
/** An object with these fields; those whose name ends in `?` may be missing, and there are no others. */
var fields = (known) => (value, where, faults) => {
	if (!isObject(value)) return note(faults, where, "an object", value);
	const dot = where === "" ? "" : `${where}.`;
	let good = true;
	for (const key of Object.keys(known)) {
		const name = key.replace("?", "");
		if (value[name] === void 0 && key.endsWith("?")) continue;
		good = known[key](value[name], `${dot}${name}`, faults) && good;
	}
	const names = Object.keys(known).map((key) => key.replace("?", ""));
	for (const key of Object.keys(value)) if (!names.includes(key)) good = note(faults, `${dot}${key}`, `no such field, but ${names.join(", ")}`, value[key]);
	return good;
};
var isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
// src/missions/read.ts
var MAX_NUMBER = 1e3;
var DIE = whole(1, 8);
var text = textUpTo(800);
var name = nameUpTo(80);
var NAMES = list(name, 1, 40);
var several = (of, least = 0) => list(of, least, 40);
var ITEM = word(...CARDS.map(({ id }) => id));
var CLASSES = fields(Object.fromEntries(INFECTED.map(({ id }) => [`${id}?`, whole(1, 8)])));
var UNITS = (value, where, faults) => {
	if (!CLASSES(value, where, faults)) return false;
	const sum = Object.values(value).reduce((all, n) => all + n, 0);
	return sum <= 8 || note(faults, where, `at most 8 infected in one roll`, sum);
};
var TOKEN = (value, where, faults) => {
	if (!fields({
		"item?": ITEM,
		"object?": name,
		"task?": name,
		"name?": name
	})(value, where, faults)) return false;
	const { item, object, task } = value;
	return [
		item,
		object,
		task
	].filter((kind) => kind !== void 0).length === 1 || note(faults, where, "exactly one of item, object and task", value);
};
var DOOR = fields({
	name,
	state: word("locked"),
	"opensWith?": fields({
		"item?": ITEM,
		"object?": name
	}),
	"opensWhen?": fields({ objectives: NAMES })
});
var GOALS = {
	task: {
		at: name,
		scope: word("square", "room"),
		"consumes?": name
	},
	taskCount: {
		at: NAMES,
		scope: word("square", "room"),
		need: whole(1, MAX_NUMBER)
	},
	carryOut: {
		tokens: NAMES,
		need: whole(1, MAX_NUMBER)
	},
	openDoor: { door: name },
	timer: {
		"after?": name,
		"afterAll?": NAMES,
		turns: whole(1, 40),
		"setFlag?": name
	},
	auto: {
		afterAll: NAMES,
		"setFlag?": name
	},
	secure: { rooms: NAMES },
	survive: {
		untilEndOfTurn: whole(1, 40),
		"minHeroes?": whole(1, 4)
	},
	standAll: {
		where: word("X"),
		"minHeroes?": whole(1, 4)
	},
	exitAll: {}
};
var OBJECTIVE = (value, where, faults) => {
	const type = value?.type;
	if (!word(...OBJECTIVES)(type, `${where}.type`, faults)) return false;
	const own = GOALS[type];
	return fields({
		id: name,
		type: name,
		text,
		"requires?": NAMES,
		...own
	})(value, where, faults);
};
var LOSSES = {
	allLeft: {},
	turnEnded: { turn: whole(1, 40) },
	deaths: { count: whole(1, 4) }
};
var LOSS = (value, where, faults) => {
	const type = value?.type;
	if (!word(...Object.keys(LOSSES))(type, `${where}.type`, faults)) return false;
	return fields({
		type: name,
		text,
		"unless?": name,
		...LOSSES[type]
	})(value, where, faults);
};
var POINT_ROW = fields({
	min: DIE,
	max: DIE,
	"point?": name,
	"roamer?": yes
});
var GROUP_ROW = fields({
	min: DIE,
	max: DIE,
	units: UNITS
});
var DISTANCE_ROW = fields({
	min: DIE,
	max: DIE,
	squares: whole(1, 8)
});
var STAGE = fields({
	fromTurn: whole(1, 40),
	rolls: whole(0, 6),
	"needsFlag?": name,
	"note?": text,
	point: list(POINT_ROW, 1, 8),
	group: list(GROUP_ROW, 1, 8)
});
var EXITS = (value, where, faults) => value === null || fields({
	opensWhen: wordOr("always", fields({ flag: name }), "an object with a flag"),
	"loading?": yes,
	"note?": text
})(value, where, faults);
var MISSION = fields({
	id: name,
	name,
	"author?": name,
	mode: word("campaign", "director"),
	order: whole(1, CHAPTERS.length),
	brief: text,
	directorCards: whole(0, 24),
	"xpAllowance?": whole(0, MAX_NUMBER),
	"tiles?": several(fields({
		name,
		floor: whole(0, 3),
		at: list(whole(0, MAX_NUMBER), 2, 2)
	})),
	floors: list(fields({
		name,
		rows: list(rawUpTo(800), 3, 73)
	}), 1, 4),
	rooms: record(name, 40),
	legend: record(TOKEN, 40),
	"doors?": record(DOOR, 40),
	"activeRooms?": NAMES,
	"barricades?": yes,
	objectives: several(OBJECTIVE, 1),
	win: fields({
		heroes: text,
		"infected?": text,
		"director?": text
	}),
	"lose?": several(LOSS),
	exits: EXITS,
	spawn: several(STAGE, 1),
	roomSpawn: fields({
		count: list(GROUP_ROW, 1, 8),
		distance: list(DISTANCE_ROW, 1, 8)
	}),
	events: several(fields({
		turn: whole(1, 40),
		phase: word("announce"),
		type: word("breakIn"),
		rooms: NAMES,
		"none?": DIE,
		"chooser?": word("director"),
		text
	})),
	special: several(text)
});
function checkSize({ floors }, faults) {
	const [{ rows }] = floors;
	const [width, height] = [Math.floor((rows[0].length - 1) / 4), Math.floor((rows.length - 1) / 2)];
	if (Math.max(width, height) > 36) return note(faults, "floors", `at most 36 squares a side`, `${width} by ${height}`);
	const squares = width * height * floors.length;
	return squares <= 1200 || note(faults, "floors", `at most 1200 squares`, squares);
}
/** Faults in the shape of a mission, as parsed JSON: its fields and size, not their meaning. */
function shapeFaults(json) {
	const faults = [];
	if (MISSION(json, "", faults)) checkSize(json, faults);
	return faults;
}
/** All faults of a mission, as parsed JSON; empty when it can be played. */
function faultsIn(json) {
	const faults = shapeFaults(json);
	if (faults.length > 0) return faults;
	checkLength(json, faults);
	checkMeaning(json, faults);
	return faults;
}
function checkLength(mission, faults) {
	const { length } = canonical({ mission });
	if (length > MAX_CARRIED) noteMeaning(faults, "size", "", `at most ${MAX_CARRIED} characters without blanks`, length);
}
/** A fault as one sentence. */
var faultText = ({ where, expected, found }) => `${where || "the file"}: expected ${expected}; found ${found}.`;
var MAX_SAID = 20;
/** Faults as sentences, at most MAX_SAID. */
function faultsText(faults) {
	const more = faults.length - MAX_SAID;
	const said = faults.slice(0, MAX_SAID).map(faultText).join(" ");
	return more > 0 ? `${said} And ${more} more.` : said;
}
// src/campaign/company.ts
var MAX_XP = 2e3;
/** Why a value cannot be carried into a chapter, in a sentence; null when it can. */
function refuseCompany(carried) {
	if (!isRecord(carried) || carried.mission !== void 0) return "What is carried is a company of heroes, a mission file, or both.";
	return refuseLeads(carried) ?? refuseHeroes(carried);
}
/** Why the heroes cannot be shared out like this (17). */
var refuseLeads = ({ leads }) => leads === void 0 || isEven(leads) ? null : "The four heroes are shared out as evenly as possible among one to four people.";
/** Why these are not the heroes of a company, with the chapters they have won. */
function refuseHeroes({ heroes, won }) {
	if (!Array.isArray(heroes) || heroes.length !== HEROES$1.length) return "A company has four heroes, each with experience and perks.";
	if (!Array.isArray(won) || !won.every((id) => CHAPTERS.includes(id))) return "The chapters won are a list of chapters.";
	return heroes.map(wrongHero).find((wrong) => wrong !== null) ?? null;
}
function wrongHero(hero, n) {
	const { name } = HEROES$1[n];
	if (!isRecord(hero) || !Number.isInteger(hero.xp) || hero.xp < 0 || hero.xp > MAX_XP) return `The experience of ${name} is a whole number from 0 to ${MAX_XP}.`;
	const { perks } = hero;
	if (!Array.isArray(perks) || new Set(perks).size !== perks.length) return `The perks of ${name} are a list in which none is named twice.`;
	const unknown = perks.find((perk) => !PERKS.some(({ id }) => id === perk));
	return unknown === void 0 ? null : `${name} cannot have a perk “${String(unknown)}”.`;
}
var isRecord = (x) => typeof x === "object" && x !== null && !Array.isArray(x);
// src/campaign/carried.ts
/** Why a value cannot be carried into a game with these options, in a sentence; null when it can. */
function refuseCarried(carried, options) {
	if (!isRecord(carried)) return refuseCompany(carried);
	const { mission, heroes, won } = carried;
	const isAlone = mission !== void 0 && heroes === void 0 && won === void 0;
	return (mission === void 0 ? null : refuseMission(mission, options)) ?? refuseLeads(carried) ?? (isAlone ? null : refuseDirectorGame(mission, options) ?? refuseHeroes(carried));
}
function refuseMission(mission, options) {
	const faults = faultsIn(mission);
	if (faults.length > 0) return `This mission cannot be played. ${faultsText(faults)}`;
	if (modeOf(mission) === "director" && !isDirected(options)) return "This mission is played against a Director: choose the mode with a Director.";
	return null;
}
function refuseDirectorGame(mission, options) {
	return (mission === void 0 ? DIRECTOR_GAMES.includes(String(options.mission)) : modeOf(mission) === "director") ? "No company goes into a Director game: its heroes have the experience that the game allows." : null;
}
var modeOf = (mission) => mission.mode;
// src/campaign/campaign.ts
/**
* What is played next (17): the same chapter after a defeat, the next one after a victory; null when the campaign is won, and after
* a custom mission, which carries nothing out.
*/
function sequel(options, { reason, carries }) {
	const chapter = CHAPTERS.indexOf(String(options.mission));
	if (chapter < 0 || carries === void 0) return null;
	const mission = reason === "won" ? CHAPTERS[chapter + 1] : CHAPTERS[chapter];
	return mission === void 0 ? null : {
		...options,
		mission
	};
}
/** 21. A custom mission may be played again; what a company carries belongs to one game. */
function again(carried) {
	const { mission } = carried;
	return mission === void 0 ? null : {
		name: mission.name,
		carried: { mission }
	};
}
// src/challenge.ts
/** The order of results. */
function standing(t, { winners }, seat, moves) {
	const won = winners.includes(seat);
	const bitten = t.heroes.reduce((sum, { stage }) => sum + stage, 0);
	const killed = t.kills.reduce((sum, kills) => sum + kills, 0);
	const met = t.met.filter((is) => is).length;
	return [
		won ? 1 : 0,
		won ? 40 - t.turn : met,
		-bitten,
		killed,
		-moves
	];
}
// src/copies.ts
/** The whole table, its fields in the order of the set-up. */
function copyTable(t) {
	const copied = {
		mission: t.mission,
		seats: t.seats,
		director: t.director,
		equalWays: t.equalWays,
		barricades: t.barricades,
		owner: [...t.owner],
		turn: t.turn,
		phase: t.phase,
		heroes: t.heroes.map(copyHero),
		cards: t.cards.map(copyCard),
		infected: t.infected.map(copyUnit),
		nextId: t.nextId,
		doors: t.doors,
		damage: [...t.damage],
		jammed: t.jammed,
		areas: t.areas,
		searched: t.searched,
		items: [...t.items],
		objects: [...t.objects],
		out: [...t.out],
		tasks: [...t.tasks],
		met: [...t.met],
		boxes: [...t.boxes],
		flags: [...t.flags],
		deck: [...t.deck],
		discards: [...t.discards],
		hand: [...t.hand],
		directorDeck: [...t.directorDeck],
		played: [...t.played],
		cardPlayed: t.cardPlayed,
		silenced: t.silenced,
		wind: t.wind,
		fever: t.fever,
		powerCut: t.powerCut,
		roll: t.roll && copyRoll(t.roll),
		acting: t.acting,
		won: [...t.won],
		kills: [...t.kills]
	};
	if (t.passes) copied.passes = t.passes.map(copyPass);
	return copied;
}
var copyHero = (hero) => ({
	at: hero.at,
	fate: hero.fate,
	prone: hero.prone,
	move: hero.move,
	allowance: hero.allowance,
	ap: hero.ap,
	active: [...hero.active],
	changes: hero.changes,
	gave: hero.gave,
	kept: hero.kept,
	object: hero.object,
	stage: hero.stage,
	held: [...hero.held],
	alert: hero.alert,
	holds: hero.holds,
	hidden: hero.hidden,
	stank: hero.stank,
	aimCard: hero.aimCard,
	aimUnit: hero.aimUnit,
	perks: [...hero.perks],
	xp: hero.xp,
	power: [...hero.power],
	redline: hero.redline,
	deadeye: hero.deadeye,
	berserker: hero.berserker,
	supported: hero.supported
});
var copyCard = ({ kind, hero, rounds, used, fired, search, found }) => ({
	kind,
	hero,
	rounds,
	used,
	fired,
	search,
	found
});
var copyUnit = (unit) => ({
	id: unit.id,
	kind: unit.kind,
	at: unit.at,
	facing: unit.facing,
	prone: unit.prone,
	hurt: unit.hurt,
	controlled: unit.controlled,
	acted: unit.acted,
	seen: unit.seen,
	risen: unit.risen
});
var copyRoll = (roll) => ({
	kind: roll.kind,
	hero: roll.hero,
	unit: roll.unit,
	dice: [...roll.dice],
	bonus: roll.bonus,
	cards: [...roll.cards],
	does: [...roll.does],
	aimed: roll.aimed,
	again: roll.again,
	misfired: roll.misfired
});
var copyPass = ({ window, until }) => ({
	window,
	until
});
// src/imagine.ts
/** Deals again what a seat cannot see: the order of the search deck, and for all but the Director the Director's hand. */
function imagine(g, seat) {
	const t = g.table;
	g.shuffle(t.deck, "search");
	if (seat === t.director) return void g.shuffle(t.directorDeck, "director");
	const hidden = g.shuffle([...t.hand, ...t.directorDeck], "director");
	t.hand = hidden.slice(0, t.hand.length);
	t.directorDeck = hidden.slice(t.hand.length);
}
// src/set-up.ts
var XP_PER_CHAPTER = 20;
var POWER_PERKS = 4;
function setUp(g, seats, options, carried) {
	const company = carried;
	const text = company?.mission === void 0 ? String(options.mission) : JSON.stringify(company.mission);
	const layout = layoutOf(text);
	g.table = emptyTable(layout, text, playersAmong(seats, options), options.equalWays === true);
	const t = g.table;
	takePlaces(t, layout);
	HEROES$1.forEach(({ start }, hero) => {
		for (const id of start) addCard(t, hero, cardNamed(id), -1, false);
	});
	welcome(t, layout, company);
	t.deck = g.shuffle(SEARCH.flatMap(({ copies }, kind) => Array(copies).fill(kind)), "search");
	if (isDirected(options)) seatDirector(g, layout);
	HEROES$1.forEach((_, hero) => g.then(buyPerks, hero));
	HEROES$1.forEach((_, hero) => g.then(station, hero));
	HEROES$1.forEach((_, hero) => g.then(firstWeapon, hero));
	g.then(announce);
}
function seatDirector(g, { mission }) {
	g.table.director = g.table.seats;
	g.table.passes = [];
	g.then(ofDirector(g, "dealDirector"), mission.directorCards);
}
/** The table of a mission before heroes are placed. */
function emptyTable({ doors, areas, mission, objects, items }, text, seats, equalWays) {
	return {
		mission: text,
		seats,
		director: -1,
		equalWays,
		barricades: mission.barricades === true,
		owner: [...leadsOf(seats)],
		turn: 0,
		phase: "setUp",
		heroes: HEROES$1.map(newHero),
		cards: [],
		infected: [],
		nextId: 0,
		doors: doors.map(({ number }) => number === null ? "c" : "l").join(""),
		damage: doors.map(() => 0),
		jammed: -1,
		areas: areas.map(({ room }) => room === null ? "a" : "c").join(""),
		searched: areas.map(() => "-").join(""),
		items: items.map(({ at }) => at),
		objects: objects.map(({ at }) => at),
		out: [],
		tasks: [],
		met: mission.objectives.map(() => false),
		boxes: mission.objectives.map(() => -1),
		flags: [],
		deck: [],
		discards: [],
		hand: [],
		directorDeck: [],
		played: [],
		cardPlayed: false,
		silenced: false,
		wind: false,
		fever: false,
		powerCut: false,
		roll: null,
		acting: -1,
		won: [],
		kills: HEROES$1.map(() => 0)
	};
}
var newHero = () => ({
	at: -1,
	fate: "playing",
	prone: false,
	move: "done",
	allowance: 0,
	ap: 0,
	active: [],
	changes: 0,
	gave: false,
	kept: false,
	object: -1,
	stage: 0,
	held: [],
	alert: -1,
	holds: null,
	hidden: false,
	stank: false,
	aimCard: -1,
	aimUnit: -1,
	perks: [],
	xp: 0,
	power: Array(POWER_PERKS).fill(3),
	redline: false,
	deadeye: false,
	berserker: false,
	supported: false
});
function takePlaces(t, layout) {
	for (const { at, kind, facing } of layout.units) t.infected.push(newUnit(t, kind, at, facing));
	const active = (layout.mission.activeRooms ?? []).map((room) => areaNamed(layout, room));
	t.areas = [...t.areas].map((letter, area) => active.includes(area) ? "a" : letter).join("");
}
function welcome(t, { mission }, company) {
	t.heroes.forEach((hero, n) => {
		const own = company?.heroes?.[n];
		if (own) hero.perks = own.perks.map((id) => PERKS.findIndex((perk) => perk.id === id));
		hero.xp = own ? own.xp : allowanceOf(mission);
	});
	t.owner = [...leadsOf(t.seats, company?.leads)];
	t.won = [...company?.won ?? []];
}
/** The experience each hero may spend before a mission that is played by itself (18.2, R-76). */
var allowanceOf = ({ xpAllowance, mode, order }) => xpAllowance ?? (mode === "campaign" ? (order - 1) * XP_PER_CHAPTER : 0);
var buyPerks = {
	seat: (g, hero) => g.table.owner[hero],
	ask: "Which perk is learnt?",
	obvious: true,
	options(g, can, hero) {
		const { xp, perks } = g.table.heroes[hero];
		PERKS.forEach((_, perk$1) => {
			if (priceOf$1(hero, perk$1) <= xp && !perks.includes(perk$1)) can("buy", perk(perk$1), heroId(hero));
		});
		can("save", heroId(hero));
	},
	take: {
		buy(g, [hero], part) {
			const figure = g.table.heroes[hero];
			const perk$2 = perk.of(part);
			figure.xp -= priceOf$1(hero, perk$2);
			figure.perks.push(perk$2);
			g.tell({
				type: "perkBought",
				hero,
				perk: perk$2,
				price: priceOf$1(hero, perk$2)
			});
			g.again();
		},
		save() {}
	}
};
var station = {
	seat: (g, hero) => g.table.owner[hero],
	ask: "Where does the hero start?",
	obvious: true,
	options(g, can, hero) {
		const { heroes, mission } = g.table;
		for (const at of layoutOf(mission).starts) if (!heroes.some((other) => other.at === at)) can("start", square(at), heroId(hero));
	},
	take: { start(g, [hero], part) {
		g.table.heroes[hero].at = square.of(part);
		g.tell({
			type: "stationed",
			hero,
			at: square.of(part)
		});
	} }
};
var firstWeapon = {
	seat: (g, hero) => g.table.owner[hero],
	ask: "Which weapon is held first?",
	obvious: true,
	options(g, can, hero) {
		for (const cards of weaponsOf(g.table, hero)) can("ready", ...cards.map((card) => card$1(card)));
	},
	take: { ready(g, [hero], ...parts) {
		const figure = g.table.heroes[hero];
		figure.active = parts.map((part) => card$1.of(part));
		g.tell({
			type: "readied",
			hero,
			kinds: figure.active.map((card) => g.table.cards[card].kind)
		});
	} }
};
// src/view.ts
/** What a seat, or a spectator (`null`), sees. */
function view(t, seat) {
	return {
		mission: t.mission,
		seats: t.seats,
		director: t.director,
		equalWays: t.equalWays,
		barricades: t.barricades,
		owner: [...t.owner],
		turn: t.turn,
		phase: t.phase,
		heroes: t.heroes.map(copyHero),
		cards: t.cards.map(copyCard),
		infected: t.infected.map(copyUnit),
		doors: t.doors,
		areas: t.areas,
		searched: t.searched,
		damage: [...t.damage],
		jammed: t.jammed,
		items: [...t.items],
		objects: [...t.objects],
		out: [...t.out],
		tasks: [...t.tasks],
		met: [...t.met],
		boxes: [...t.boxes],
		flags: [...t.flags],
		deckLeft: t.deck.length,
		discards: [...t.discards],
		hand: seat !== null && seat === t.director ? [...t.hand] : null,
		handLeft: t.hand.length,
		played: [...t.played],
		cardPlayed: t.cardPlayed,
		silenced: t.silenced,
		passes: (t.passes ?? []).map(copyPass),
		wind: t.wind,
		fever: t.fever,
		powerCut: t.powerCut,
		roll: t.roll && copyRoll(t.roll),
		acting: t.acting,
		won: [...t.won],
		kills: [...t.kills]
	};
}
// src/chapters.ts
var settingUp = {
	buyPerks,
	station,
	firstWeapon
};
var turn = {
	announce,
	breakIn,
	endPhase,
	turnEnds
};
var heroes = {
	heroPhase,
	nextHero,
	act,
	sprintOn,
	land,
	lieDown,
	zoneTests,
	zoneTest
};
var attacks = {
	stepNext,
	nameShot,
	nameBlow,
	chooseFire,
	chooseBlow,
	chooseExecution,
	rollAttack,
	blessed,
	doubleTap,
	kneecap,
	settleAttack,
	checkEmpty,
	reload,
	blast,
	chooseThrow,
	openBlasted,
	alertStep,
	whoFires,
	alertFire
};
var rooms = {
	roomSpawn,
	rollRoom,
	placeInRoom,
	chooseRoomSquare,
	scavenge,
	find,
	leapOut,
	chooseCupboard,
	cupboardGrab,
	handOver,
	midway
};
var infected = {
	infectedPhase,
	nextUnit,
	activate: activate$1,
	advance,
	chooseWay,
	chooseLook,
	grab,
	grabTest,
	rollGrab,
	settleGrab,
	bite,
	rollBite,
	settleBite,
	infectionPhase,
	infectionTest,
	rollInfection,
	settleInfection
};
var spawning = {
	spawnPhase,
	spawnRoll,
	rollGroup,
	enter,
	turnBack,
	roamer,
	placeRoamer
};
/** Printed chapters without a Director: pages that play no others load only these rules. */
var chapters = {
	...box,
	setUp,
	refuseCarried: refuseCompany,
	sequel,
	again,
	daily: (day) => ({ mission: CHAPTERS[day % CHAPTERS.length] }),
	steps: {
		...settingUp,
		...turn,
		...heroes,
		...attacks,
		...rooms,
		...infected,
		...spawning
	},
	view,
	copy: copyTable,
	imagine,
	standing,
	sideOf: (t, seat) => seat === t.director ? 1 : 0,
	unseen: { nextId: "infected are numbered as they enter play" },
	longest: 6e3
};
// src/director/break-in.ts
function pickRoom(g, event) {
	if (closedRooms(g.table, event).length > 0) return g.then(chooseRoom, event);
	g.tell({
		type: "brokenIn",
		die: -1,
		area: -1,
		closed: false
	});
}
var chooseRoom = {
	seat: (g) => g.table.director,
	ask: "Which closed room is broken into?",
	obvious: true,
	options(g, can, event) {
		for (const area$1 of closedRooms(g.table, event)) can("break", area(area$1));
	},
	take: { break(g, _, part) {
		const area$2 = area.of(part);
		g.tell({
			type: "brokenIn",
			die: -1,
			area: area$2,
			closed: true
		});
		breakInto(g, area$2);
	} }
};
/** The closed rooms among those an event names. */
function closedRooms(t, event) {
	const layout = layoutOf(t.mission);
	return layout.mission.events[event].rooms.map((room) => areaNamed(layout, room)).filter((area) => t.areas[area] === "c");
}
// src/data/director.ts
var card = (id, copies, window) => ({
	id,
	copies,
	window
});
/** Every Director card; its number is its place in this list. */
var DIRECTOR = [
	card("direct-control", 3, "infected-move-start"),
	card("second-wave", 2, "spawn-end"),
	card("on-the-wind", 2, "infected-move-start"),
	card("up-again", 2, "infected-move-start"),
	card("iron-grip", 2, "before-grab-test"),
	card("misfire", 2, "after-ballistic-roll"),
	card("jammed-lock", 2, "turn-announce"),
	card("draught", 1, "infected-move-start"),
	card("fresh-bite", 2, "spawn-instead-of-group"),
	card("something-big", 1, "spawn-instead-of-group"),
	card("full-house", 1, "room-spawn"),
	card("behind-you", 2, "spawn-start"),
	card("fever", 1, "infection-test-start"),
	card("power-cut", 1, "hero-move-start")
];
var FULL_HOUSE = 8;
var UP_AGAIN = 3;
var DRAUGHT = 2;
/** The effect of each card, by its id. */
var EFFECTS = {
	"direct-control": directControl,
	"second-wave": (g) => g.then(spawnRoll),
	"on-the-wind": onTheWind,
	"up-again": (g) => g.then(upAgain, UP_AGAIN),
	"iron-grip": ironGrip,
	misfire,
	"jammed-lock": jammedLock,
	draught: (g) => g.then(draught, DRAUGHT),
	"fresh-bite": (g, [point]) => g.then(enter, 1, point),
	"something-big": (g, [point]) => g.then(enter, 2, point),
	"full-house": (g, [area, door, hero, from]) => fillRoom(g, area, door, hero, from, FULL_HOUSE),
	"behind-you": (g) => g.then(roamer),
	fever,
	"power-cut": powerCut
};
/** The parts on which a card can be played now; null for a card that needs none. A card without an aim is not offered. */
function aimsOf(t, kind) {
	const { id } = DIRECTOR[kind];
	if (id === "direct-control") return t.infected.filter(({ at, controlled }) => at !== -1 && !controlled).map((each) => unit(each.id));
	if (id === "jammed-lock") return unwatchedDoors(t).map((door$2) => door(door$2));
	if (id === "up-again") return fallen(t).length > 0 ? null : [];
	if (id === "draught") return swingDoors(t).length > 0 ? null : [];
	return null;
}
function directControl(g, _, aim) {
	unitOf(g.table, unit.of(aim)).controlled = true;
}
function onTheWind(g) {
	g.table.wind = true;
}
function ironGrip(g, [id, hero]) {
	rollGrabWith(g, id, hero, grabBonus(g.table, hero) - 2);
}
function misfire(g) {
	const roll = g.table.roll;
	roll.misfired = true;
	roll.does = roll.does.map(() => "miss");
}
function jammedLock(g, _, aim) {
	g.table.jammed = door.of(aim);
}
function fever(g) {
	g.table.fever = true;
}
function powerCut(g) {
	g.table.powerCut = true;
}
var upAgain = {
	seat: (g) => g.table.director,
	ask: (left) => `Up Again: who stands up? ${left === 1 ? "One" : `Up to ${left}`} more.`,
	options(g, can, left) {
		if (left === 0 || fallen(g.table).length === 0) return;
		for (const id of fallen(g.table)) can("raise", unit(id));
		can("done");
	},
	take: {
		raise(g, [left], part) {
			const unit$1 = findUnit(g.table, unit.of(part));
			unit$1.prone = false;
			faceNearest(g, unit$1);
			g.tell({
				type: "stoodUp",
				unit: unit$1.id,
				facing: unit$1.facing
			});
			g.then(upAgain, left - 1);
		},
		done() {}
	}
};
var draught = {
	seat: (g) => g.table.director,
	ask: (left) => `Draught: which door swings open? ${left === 1 ? "One" : `Up to ${left}`} more.`,
	options(g, can, left) {
		if (left === 0 || swingDoors(g.table).length === 0) return;
		for (const door$3 of swingDoors(g.table)) can("swing", door(door$3));
		can("done");
	},
	take: {
		swing(g, [left], part) {
			const t = g.table;
			t.doors = withLetter(t.doors, door.of(part), "o");
			g.tell({
				type: "doorOpened",
				door: door.of(part),
				hero: -1,
				unit: -1,
				facing: -1
			});
			g.then(draught, left - 1);
		},
		done() {}
	}
};
/** The prone infected on the board. */
var fallen = (t) => t.infected.flatMap(({ id, at, prone }) => at !== -1 && prone ? [id] : []);
/** The closed doors in front of which no hero stands. */
function unwatchedDoors(t) {
	const { doors } = layoutOf(t.mission);
	return doors.flatMap(({ sides }, door) => t.doors[door] === "c" && !t.heroes.some((hero) => isHere(hero) && sides.includes(hero.at)) ? [door] : []);
}
/** The closed doors that lead only to active areas. */
function swingDoors(t) {
	const { doors, areaOf } = layoutOf(t.mission);
	return doors.flatMap(({ sides }, door) => t.doors[door] === "c" && sides.every((at) => t.areas[areaOf[at]] === "a") ? [door] : []);
}
// src/director/choices.ts
var chooseUnit = {
	seat: (g) => g.table.director,
	ask: "Which of these equally near infected acts next?",
	options(g, can) {
		for (const id of nearestUnits(g.table)) can("act", unit(id));
	},
	take: { act: (g, _, id) => begin(g, unit.of(id)) }
};
var chooseTarget = {
	seat: (g) => g.table.director,
	ask: "Which of these equally near heroes does it go for?",
	options(g, can, id) {
		const mover = unitOf(g.table, id);
		for (const hero of nearestOf(g.table, mover.at, goalsFor(g.table, mover))) can("target", heroId(hero));
	},
	take: { target: (g, [id, used, charging], hero) => aim(g, unitOf(g.table, id), used, charging, heroId.of(hero), true) }
};
var grabOne = {
	seat: (g) => g.table.director,
	ask: "Whom does it grab?",
	options(g, can, id) {
		const { at } = unitOf(g.table, id);
		for (const hero of detectable(g.table)) if (reachesToGrab(g.table, at, g.table.heroes[hero].at)) can("grab", heroId(hero));
	},
	take: { grab: (g, [id], hero) => g.then(grab, id, heroId.of(hero)) }
};
var enterBeside = {
	seat: (g) => g.table.director,
	ask: "A hero stands on the spawn point. On which of the nearest squares does it enter?",
	options(g, can, _, point) {
		const { at } = layoutOf(g.table.mission).spawnPoints[point];
		for (const near of nearestFree(g.table, at)) can("place", square(near));
	},
	take: { place: (g, [kind, point], part) => enterAt(g, kind, point, square.of(part)) }
};
// src/director/dead.ts
function raiseDead(g, hero) {
	const { fate, held } = g.table.heroes[hero];
	if (fate !== "dead") return;
	for (const id of held) g.then(letGo, hero, id);
	g.then(rise, hero);
}
function letGo(g, hero, id) {
	const t = g.table;
	const figure = t.heroes[hero];
	if (nearestFree(t, figure.at).length > 0) return g.then(chooseBeside, hero, id);
	figure.held = figure.held.filter((each) => each !== id);
	t.infected = t.infected.filter((each) => each.id !== id);
	g.tell({
		type: "turnedBack",
		unit: id
	});
}
var chooseBeside = {
	seat: (g) => g.table.director,
	ask: "The hero it held is dead. On which of the nearest squares does it stand?",
	obvious: true,
	options(g, can, hero) {
		for (const at of nearestFree(g.table, g.table.heroes[hero].at)) can("place", square(at));
	},
	take: { place(g, [hero, id], part) {
		const t = g.table;
		const figure = t.heroes[hero];
		const unit = unitOf(t, id);
		figure.held = figure.held.filter((each) => each !== id);
		unit.at = square.of(part);
		unit.prone = false;
		faceNearest(g, unit);
		g.tell({
			type: "placed",
			unit: id,
			kind: unit.kind,
			at: unit.at,
			facing: unit.facing
		});
	} }
};
function rise(g, hero) {
	const t = g.table;
	const figure = t.heroes[hero];
	for (const card of cardsOf(t, hero)) spendCard(g, card);
	if (figure.object !== -1) dropObject(g, hero, squareWithoutObject(t, figure.at));
	const unit = newUnit(t, 1, figure.at);
	Object.assign(unit, {
		controlled: true,
		risen: hero
	});
	t.infected.push(unit);
	Object.assign(figure, {
		at: -1,
		fate: "risen",
		prone: false
	});
	g.tell({
		type: "risen",
		hero,
		unit: unit.id,
		at: unit.at
	});
	g.then(chooseFacing, unit.id);
}
function squareWithoutObject(t, at) {
	if (!t.objects.includes(at)) return at;
	const distance = countFrom(t, at);
	let nearest = at;
	let least = 255;
	for (let other = 0; other < distance.length; other++) {
		if (distance[other] >= least || t.objects.includes(other)) continue;
		least = distance[other];
		nearest = other;
	}
	return nearest;
}
var chooseFacing = {
	seat: (g) => g.table.director,
	ask: "Which way does the risen hero face?",
	options(_, can) {
		for (const facing of FACINGS) can("face", facing);
	},
	take: { face: (g, [id], way) => look(g, id, way) }
};
// src/director/deck.ts
function dealDirector(g, cards) {
	const t = g.table;
	t.directorDeck = g.shuffle(DIRECTOR.flatMap(({ copies }, kind) => Array(copies).fill(kind)), "director");
	t.hand = t.directorDeck.splice(0, cards);
	g.tell({
		type: "directorDealt",
		cards: t.hand.length
	});
}
/**
* Whether the Director is asked for a card at this moment (18.11, R-82). It depends on public information only, never on his hand, so
* that the question says nothing of it.
*/
function isAsked(t, window) {
	if (t.director === -1 || t.cardPlayed || t.silenced || t.hand.length === 0) return false;
	if (t.passes?.some((pass) => pass.window === window)) return false;
	if (window === "spawn-end" && stageOf(t).rolls === 0) return false;
	return DIRECTOR.some((kind, n) => kind.window === window && copiesPlayed(t, n) < kind.copies);
}
var copiesPlayed = ({ played }, kind) => played.filter((each) => each === kind).length;
/** The kinds of cards in the Director's hand that say they are played at this moment, each once. */
var fitting = ({ hand }, window) => [...new Set(hand)].filter((kind) => DIRECTOR[kind].window === window).sort((a, b) => a - b);
function discardCard(g, kind, aim) {
	const t = g.table;
	t.hand.splice(t.hand.indexOf(kind), 1);
	t.played.push(kind);
	t.cardPlayed = true;
	g.reveal();
	g.tell({
		type: "directorPlayed",
		card: kind,
		aim
	});
}
function passFor(t, window, until) {
	t.passes?.push({
		window,
		until
	});
}
// src/director/drop-offs.ts
var dropOff = {
	seat: (g) => g.table.director,
	ask: "Take units off the board?",
	options(g, can) {
		const own = g.table.infected.filter(({ at, risen }) => at !== -1 && risen === -1);
		if (own.length === 0) return;
		for (const { id } of own) can("remove", unit(id));
		can("done");
	},
	take: {
		remove(g, _, part) {
			const t = g.table;
			const { id, kind } = findUnit(t, unit.of(part));
			t.infected = t.infected.filter((each) => each.id !== id);
			g.tell({
				type: "withdrawn",
				unit: id,
				kind
			});
			g.again();
		},
		done() {}
	}
};
// src/director/steering.ts
var steer = {
	seat: (g) => g.table.director,
	ask: "It is under direct control. Where does it go?",
	obvious: true,
	options(g, can, id, used) {
		const t = g.table;
		const mover = findUnit(t, id);
		if (!mover || mover.prone || mover.at === -1) return;
		for (const hero of detectable(t)) if (reachesToGrab(t, mover.at, t.heroes[hero].at)) can("grab", heroId(hero));
		const left = classOf(mover).charge - used;
		for (const { squares } of strides(t, mover, left)) can("go", square(squares.at(-1)));
		if (left > 0) offerDoors(t, can, mover);
		can("stop");
	},
	facts: steerFacts,
	take: {
		grab: (g, [id], part) => g.then(grab, id, heroId.of(part)),
		go(g, [id, used], part) {
			const mover = unitOf(g.table, id);
			const way = strides(g.table, mover, classOf(mover).charge - used).find(({ squares }) => squares.at(-1) === square.of(part));
			stride(g, mover, way);
			g.then(steer, id, used + way.cost);
		},
		open(g, [id, used], part) {
			const t = g.table;
			t.doors = withLetter(t.doors, door.of(part), "o");
			g.tell({
				type: "doorOpened",
				door: door.of(part),
				hero: -1,
				unit: id,
				facing: unitOf(t, id).facing
			});
			g.then(steer, id, used + 1);
		},
		batter: (g, [id], part) => damageBarricade(g, door.of(part), unitOf(g.table, id)),
		stop() {}
	}
};
function offerDoors(t, can, { at }) {
	const layout = layoutOf(t.mission);
	for (const door$1 of doorsBefore(layout, at)) {
		if (door$1 === t.jammed || !isActive(layout, t.areas, beyond(layout, door$1, at))) continue;
		if (t.doors[door$1] === "c") can("open", door(door$1));
		if (t.doors[door$1] === "b") can("batter", door(door$1));
	}
}
/**
* Where a controlled unit can go in one stretch (10.8): onto a free neighbouring square, or through infected to a free square
* behind them. Of several runs to one square the shortest, of equal ones the first in the order of directions (R-60).
*/
function strides(t, mover, left) {
	const layout = layoutOf(t.mission);
	const standing = standingOn(t, mover.id);
	const found = [];
	const met = /* @__PURE__ */ new Set([mover.at]);
	let runs = [{
		squares: [],
		directions: [],
		door: -1,
		cost: 0
	}];
	for (let cost = 1; cost <= left && runs.length > 0; cost++) {
		const longer = [];
		for (const { squares, directions } of runs) for (const step of layout.steps[squares.at(-1) ?? mover.at]) {
			const { to, direction } = step;
			if (met.has(to) || !isPassable(t, step) || !isActive(layout, t.areas, to)) continue;
			const further = {
				squares: [...squares, to],
				directions: [...directions, direction],
				door: -1,
				cost
			};
			if (standing[to] === 0) found.push(further);
			else if (standing[to] === 1) longer.push(further);
			else continue;
			met.add(to);
		}
		runs = longer;
	}
	return found;
}
function stride(g, mover, { squares, directions }) {
	const t = g.table;
	const from = mover.at;
	squares.forEach((to, i) => {
		mover.facing = facingAfter(t, mover, directions[i], to);
		mover.at = to;
	});
	const { id, facing } = mover;
	g.tell({
		type: "unitMoved",
		unit: id,
		from,
		path: squares,
		facing,
		charging: true,
		target: -1,
		equal: 1,
		steered: true
	});
	g.then(alertStep, id, ...squares);
}
// src/director/facts.ts
/** The odds, from 0 to 1, that a hero is held after a grab (10.7): a prone one takes no test. */
var heldOdds = (t, id, hero) => t.heroes[hero].prone ? 1 : takenDownOdds(t, id, hero);
function takenDownOdds(t, id, hero, less = 0) {
	const faces = classOf(unitOf(t, id)).takenDownTo - grabBonus(t, hero) + less;
	return Math.min(8, Math.max(0, faces)) / 8;
}
/** The facts of a move of a controlled unit (18.6): `left` of its movement, or `held`, the odds of its grab. */
function steerFacts({ table: t }, [verb, part], id, used) {
	const mover = unitOf(t, id);
	const left = classOf(mover).charge - used;
	if (verb === "grab") return { held: heldOdds(t, id, heroId.of(part)) };
	if (verb === "open") return { left: left - 1 };
	if (verb !== "go") return { left };
	return { left: left - strides(t, mover, left).find(({ squares }) => squares.at(-1) === square.of(part)).cost };
}
/** The facts of a card, or of a pass, before a grab test: the odds that the hero is held (20.6). */
function cardFacts({ table: t }, [verb, part], window, id, hero) {
	if (window !== "before-grab-test") return null;
	return { held: takenDownOdds(t, id, hero, verb === "play" && DIRECTOR[directorCard.of(part)].id === "iron-grip" ? 2 : 0) };
}
// src/director/play-card.ts
var ASKS = {
	"turn-announce": "The turn is announced. Play a card?",
	"hero-move-start": "The heroes are about to move. Play a card?",
	"room-spawn": "A room is about to be rolled for. Play a card?",
	"before-grab-test": "A hero is about to take a grab test. Play a card?",
	"after-ballistic-roll": "The shot is rolled. Play a card?",
	"infected-move-start": "The infected are about to move. Play a card?",
	"spawn-start": "More are coming. Play a card before the rolls?",
	"spawn-instead-of-group": "The spawn point is named. Play a card instead of the second roll?",
	"spawn-end": "The rolls are made. Play a card?",
	"infection-test-start": "The bitten are about to be tested. Play a card?"
};
var STRETCHES = {
	"room-spawn": ["passPhase"],
	"before-grab-test": ["passMove", "passPhase"],
	"after-ballistic-roll": ["passMove", "passPhase"],
	"spawn-instead-of-group": ["passPhase"]
};
var playCard = {
	seat: (g) => g.table.director,
	ask: (window) => ASKS[window],
	options(g, can, window) {
		for (const kind of fitting(g.table, window)) {
			const aims = aimsOf(g.table, kind);
			if (aims === null) can("play", directorCard(kind));
			else for (const aim of aims) can("play", directorCard(kind), aim);
		}
		can("pass");
		for (const verb of STRETCHES[window] ?? []) can(...[verb]);
	},
	facts: cardFacts,
	take: {
		play(g, [_, ...about], part, aim = null) {
			const kind = directorCard.of(part);
			discardCard(g, kind, aim);
			EFFECTS[DIRECTOR[kind].id](g, about, aim);
		},
		pass: (g, [window, ...about]) => goOn(g, window, about),
		passMove(g, [window, ...about]) {
			passFor(g.table, window, "activation");
			goOn(g, window, about);
		},
		passPhase(g, [window, ...about]) {
			passFor(g.table, window, "phase");
			goOn(g, window, about);
		}
	}
};
// src/director/moments.ts
function moment(g, window, ...about) {
	if (isAsked(g.table, window)) return g.then(playCard, window, ...about);
	goOn(g, window, about);
}
// src/director/shield.ts
/** The loot of a hero on the board, in Director games (18.7, R-56). */
function shieldsOf(t, hero) {
	const { mode } = layoutOf(t.mission).mission;
	if (mode !== "director" || !isHere(t.heroes[hero])) return [];
	return cardsOf(t, hero).filter((card) => kindOf(t, card).kind === "loot");
}
// src/index.ts
var director = {
	dealDirector,
	moment,
	pickRoom,
	chooseRoom,
	playCard,
	upAgain,
	draught,
	shield: {
		seat: (g, hero) => g.table.owner[hero],
		ask: "Discard loot, so that the Director plays no card this turn?",
		options(g, can, hero) {
			const loot = g.table.silenced ? [] : shieldsOf(g.table, hero);
			if (loot.length === 0) return;
			for (const card of loot) can("discard", card$1(card));
			can("keep");
		},
		take: {
			discard(g, [hero], part) {
				g.table.silenced = true;
				spendCard(g, card$1.of(part));
				g.tell({
					type: "silenced",
					hero
				});
			},
			keep() {}
		}
	},
	dropOff,
	steer,
	raiseDead,
	letGo,
	chooseBeside,
	rise,
	chooseFacing,
	chooseUnit,
	chooseTarget,
	grabOne,
	enterBeside
};
/** Z War One: the chapters, custom missions, and the games against a Director. */
var zWarOne = {
	...chapters,
	refuseCarried,
	steps: {
		...chapters.steps,
		...director
	}
};
for (const mission of [
	{
		"id": "chapter-1",
		"name": "Supply Run",
		"mode": "campaign",
		"order": 1,
		"brief": "Six months in, the cupboards are bare. The van is parked at the bottom of the high street and four crates of stores are still sitting in the shops. Get in, load up, get out before the noise draws the whole town.",
		"directorCards": 6,
		"tiles": [
			{
				"name": "T1",
				"floor": 0,
				"at": [0, 0]
			},
			{
				"name": "T2",
				"floor": 0,
				"at": [12, 0]
			},
			{
				"name": "T3",
				"floor": 0,
				"at": [0, 12]
			},
			{
				"name": "T4",
				"floor": 0,
				"at": [12, 12]
			}
		],
		"floors": [{
			"name": "Street",
			"rows": [
				"+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+",
				"|               | R2                    |     SA        | R3                | R4                |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|               |     oF                |               |         iM        |             oM    |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|               |                       D               |                   |                   |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|               |                       |               D                   |                   |",
				"+   +   +   +   +---+---+---+---+---+---+   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                                                       |                   |                   |",
				"+   +   +   +   +---+---+---+---+---+---+   +   +   +   +   +   +   +   +   +---+---+=D=+---+---+",
				"|               | R1                    |               |                   |                   |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +---+---+---+---+---+   +   +   +   +   +",
				"|               |                 iP    |                                                       |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +---+---+---+---+=D=+---+   +   +",
				"|               |                       D                       | R5                    |       |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|               |                       |         zS            |                       |       |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|               |                       |                       |                       |       |",
				"+   +   +   +   +---+---+=D=+---+---+---+   +   +   +   +   +   +---+---+=D=+---+---+---+   +   +",
				"|                                                                                               |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"| SB                                                                                            |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|             zE                                                                              SC|",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                                                                                               |",
				"+---+---+=D=+---+---+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"| R6                |                                                                           |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +---+---+=D=+---+---+---+   +   +   +",
				"|                   |                                       | R9                    |           |",
				"+   +   +   +   +   +   +---+---+---+---+   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                   |   | R7            |                   |                       |           |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|     oW            |   |               |                   D                 iK    |           |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                   |   |               D                   |                       |           |",
				"+---+---+---+---+---+   +   +   +   +   +   +   +   +   +   +---+---+---+---+---+---+   +   +   +",
				"|                       |     iM        |                                                       |",
				"+---+---+---+---+   +   +   +   +   +   +   +   +   +   +   +   +   +   +---+---+---+---+---+---+",
				"| R8            |       |               |                               |R10                    |",
				"+   +   +   +   +   +   +---+---+---+---+   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|               D                             H   H                     D                       |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|               |                             H   H                     |                 oB    |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|               |                         X   X   X   X                 |                       |",
				"+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+"
			]
		}],
		"rooms": {
			"R1": "Grocer (storefront)",
			"R2": "Grocer (stockroom)",
			"R3": "Library",
			"R4": "Chemist",
			"R5": "Bank",
			"R6": "Bakery",
			"R7": "Barber",
			"R8": "Boiler house",
			"R9": "Hardware shop",
			"R10": "Camping shop"
		},
		"legend": {
			"oF": {
				"object": "food-crate",
				"name": "Food crate"
			},
			"oM": {
				"object": "medicine-crate",
				"name": "Medicine crate"
			},
			"oW": {
				"object": "water-crate",
				"name": "Water crate"
			},
			"oB": {
				"object": "battery-crate",
				"name": "Battery crate"
			},
			"iP": { "item": "pistol" },
			"iK": { "item": "fire-axe" },
			"iM": { "item": "med-pack" }
		},
		"objectives": [{
			"id": "crates",
			"type": "carryOut",
			"tokens": [
				"oF",
				"oM",
				"oW",
				"oB"
			],
			"need": 4,
			"text": "Carry all four crates off the board through an exit square."
		}, {
			"id": "out",
			"type": "exitAll",
			"requires": ["crates"],
			"text": "Every hero leaves through an exit square."
		}],
		"win": {
			"heroes": "The last objective in the list is met.",
			"infected": "Any hero dies."
		},
		"lose": [{
			"type": "allLeft",
			"unless": "crates",
			"text": "All heroes have left and fewer than four crates came out."
		}],
		"exits": {
			"opensWhen": "always",
			"loading": true,
			"note": "A hero on an exit square may load a carried crate into the van as a free action: the crate has left the board, the hero stays. A hero who leaves is out of the mission for good."
		},
		"spawn": [{
			"fromTurn": 1,
			"rolls": 1,
			"point": [
				{
					"min": 1,
					"max": 3,
					"point": "SA"
				},
				{
					"min": 4,
					"max": 5,
					"point": "SB"
				},
				{
					"min": 6,
					"max": 7,
					"point": "SC"
				},
				{
					"min": 8,
					"max": 8,
					"roamer": true
				}
			],
			"group": [{
				"min": 1,
				"max": 6,
				"units": { "zombie": 1 }
			}, {
				"min": 7,
				"max": 8,
				"units": { "zombie": 2 }
			}]
		}, {
			"fromTurn": 9,
			"rolls": 1,
			"note": "The noise carries.",
			"point": [
				{
					"min": 1,
					"max": 3,
					"point": "SA"
				},
				{
					"min": 4,
					"max": 5,
					"point": "SB"
				},
				{
					"min": 6,
					"max": 7,
					"point": "SC"
				},
				{
					"min": 8,
					"max": 8,
					"roamer": true
				}
			],
			"group": [
				{
					"min": 1,
					"max": 4,
					"units": { "zombie": 1 }
				},
				{
					"min": 5,
					"max": 7,
					"units": { "zombie": 2 }
				},
				{
					"min": 8,
					"max": 8,
					"units": { "zombie": 3 }
				}
			]
		}],
		"roomSpawn": {
			"count": [
				{
					"min": 1,
					"max": 3,
					"units": {}
				},
				{
					"min": 4,
					"max": 5,
					"units": { "zombie": 1 }
				},
				{
					"min": 6,
					"max": 7,
					"units": { "zombie": 2 }
				},
				{
					"min": 8,
					"max": 8,
					"units": { "zombie": 3 }
				}
			],
			"distance": [
				{
					"min": 1,
					"max": 2,
					"squares": 1
				},
				{
					"min": 3,
					"max": 4,
					"squares": 2
				},
				{
					"min": 5,
					"max": 6,
					"squares": 3
				},
				{
					"min": 7,
					"max": 8,
					"squares": 4
				}
			]
		},
		"events": [],
		"special": []
	},
	{
		"id": "chapter-2",
		"name": "Lockdown",
		"mode": "campaign",
		"order": 2,
		"brief": "The rescue depot could be home, if only its shutters were down. The generator is dry; the last can of fuel is at the far end of the upper floor. Fuel it, power the security desk, drop the shutters and sweep what is left inside.",
		"directorCards": 6,
		"tiles": [
			{
				"name": "T1",
				"floor": 0,
				"at": [0, 0]
			},
			{
				"name": "T2",
				"floor": 0,
				"at": [12, 0]
			},
			{
				"name": "T3",
				"floor": 1,
				"at": [0, 0]
			},
			{
				"name": "T4",
				"floor": 1,
				"at": [12, 0]
			}
		],
		"floors": [{
			"name": "Ground floor",
			"rows": [
				"+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+",
				"|###| R1                | SB    | R2                    | R3            |###|       | R4        |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|###|                   |       |                       |               |###|       |           |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|###|                   |       |                 t2    |               |###| s     |           |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|###|                   |       |                       |               |###| u1|   |           |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +---+   +   +   +   +",
				"|###|                   |       |                       |               |###|###|   |           |",
				"+---+---+---+=D=+---+---+   +   +---+---+=D=+---+---+---+---+=D=+---+---+---+---+   +---+=D=+---+",
				"| H   H                                                   zW                                    |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"| H   H                                                                           zW          SA|",
				"+---+---+---+---+=D=+---+---+---+=D=+---+---+---+   +   +---+=D=+---+---+---+---+---+=D=+---+---+",
				"| R5                    | R6                    |       | R7                | R8                |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +---+   +   +   +   +   +   +   +   +   +   +   +",
				"|                       |                       |###|   |                   |                   |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +---+   +   +   +   +   +   +   +   +   +   +   +",
				"|         t1            |                       | u2|   |                   |                   |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                       |             iM        | s     |         iS        |                   |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                       |                       |       |                   |                   |",
				"+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+"
			]
		}, {
			"name": "First floor",
			"rows": [
				"+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+",
				"|###| R9                    |R10                    |R11                |### ###|R12            |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|###|     oF                |                       |                   |### ###|               |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|###|                       |                       |                   |### ###|         iG    |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|###|                       |                       |                   |### ###|               |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +---+---+   +   +   +   +",
				"|###|                       |                       |                   |###| d1|               |",
				"+   +---+---+---+---+=D=+---+---+---+=D=+---+---+---+---+---+=D=+---+---+---+   +---+=D=+---+---+",
				"|###|     zE                                                                                    |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|###|         zS          zE                                                                    |",
				"+   +---+---+=D=+---+---+---+---+=D=+---+---+---+   +   +---+---+=D=+---+---+---+---+=D=+---+---+",
				"|###|R13                |R14                |###|       |R15                |R16                |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|###|                   |                   |###| d2    |                   |                   |",
				"+   +   +   +   +   +   +   +   +   +   +   +---+---+---+   +   +   +   +   +   +   +   +   +   +",
				"|###|                   |                   |### ### ###|                   |                   |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|###|                   |                   |### ### ###|                   |                   |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|###|                   |                   |### ### ###|                   |                   |",
				"+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+"
			]
		}],
		"rooms": {
			"R1": "Reception",
			"R2": "Security room",
			"R3": "First aid",
			"R4": "Loading office",
			"R5": "Generator room",
			"R6": "Canteen",
			"R7": "Armoury cage",
			"R8": "Garage bay",
			"R9": "Fuel store",
			"R10": "Dormitory",
			"R11": "Plant room",
			"R12": "Kit store",
			"R13": "Radio room",
			"R14": "Showers",
			"R15": "Briefing room",
			"R16": "Offices"
		},
		"legend": {
			"oF": {
				"object": "fuel-can",
				"name": "Fuel can"
			},
			"iS": { "item": "shotgun" },
			"iM": { "item": "med-pack" },
			"iG": { "item": "grenade" },
			"t1": {
				"task": "generator",
				"name": "Generator"
			},
			"t2": {
				"task": "security-desk",
				"name": "Security desk"
			}
		},
		"objectives": [
			{
				"id": "power",
				"type": "task",
				"at": "t1",
				"scope": "room",
				"consumes": "oF",
				"text": "Carry the fuel can to the generator room and do the Task there. The can is used up and the power comes on."
			},
			{
				"id": "desk",
				"type": "task",
				"at": "t2",
				"scope": "room",
				"requires": ["power"],
				"text": "Do the Task in the security room. The shutters start to come down, which takes three turns."
			},
			{
				"id": "shutters",
				"type": "timer",
				"after": "desk",
				"turns": 3,
				"setFlag": "lockdown",
				"text": "When the shutters are down, all spawn points close for good."
			},
			{
				"id": "secure",
				"type": "secure",
				"rooms": ["R2", "R5"],
				"requires": ["shutters"],
				"text": "At the end of a turn: at least one hero in the security room and one in the generator room, and no infected in either."
			}
		],
		"win": {
			"heroes": "The last objective in the list is met.",
			"infected": "Any hero dies."
		},
		"exits": null,
		"spawn": [
			{
				"fromTurn": 1,
				"rolls": 1,
				"point": [
					{
						"min": 1,
						"max": 4,
						"point": "SA"
					},
					{
						"min": 5,
						"max": 6,
						"point": "SB"
					},
					{
						"min": 7,
						"max": 8,
						"roamer": true
					}
				],
				"group": [{
					"min": 1,
					"max": 6,
					"units": { "zombie": 1 }
				}, {
					"min": 7,
					"max": 8,
					"units": { "zombie": 2 }
				}]
			},
			{
				"fromTurn": 16,
				"rolls": 1,
				"point": [
					{
						"min": 1,
						"max": 4,
						"point": "SA"
					},
					{
						"min": 5,
						"max": 6,
						"point": "SB"
					},
					{
						"min": 7,
						"max": 8,
						"roamer": true
					}
				],
				"group": [
					{
						"min": 1,
						"max": 4,
						"units": { "zombie": 1 }
					},
					{
						"min": 5,
						"max": 7,
						"units": { "zombie": 2 }
					},
					{
						"min": 8,
						"max": 8,
						"units": { "zombie": 3 }
					}
				]
			},
			{
				"fromTurn": 1,
				"rolls": 0,
				"needsFlag": "lockdown",
				"note": "Shutters down: no more spawn rolls.",
				"point": [{
					"min": 1,
					"max": 8,
					"roamer": true
				}],
				"group": [{
					"min": 1,
					"max": 8,
					"units": {}
				}]
			}
		],
		"roomSpawn": {
			"count": [
				{
					"min": 1,
					"max": 3,
					"units": {}
				},
				{
					"min": 4,
					"max": 5,
					"units": { "zombie": 1 }
				},
				{
					"min": 6,
					"max": 7,
					"units": { "zombie": 2 }
				},
				{
					"min": 8,
					"max": 8,
					"units": { "zombie": 3 }
				}
			],
			"distance": [
				{
					"min": 1,
					"max": 2,
					"squares": 1
				},
				{
					"min": 3,
					"max": 4,
					"squares": 2
				},
				{
					"min": 5,
					"max": 6,
					"squares": 3
				},
				{
					"min": 7,
					"max": 8,
					"squares": 4
				}
			]
		},
		"events": [],
		"special": ["The spawn points A and B are open shutters. Once the shutters are down nothing comes in there any more, and heroes may end their turn on those squares."]
	},
	{
		"id": "chapter-3",
		"name": "Detours",
		"mode": "campaign",
		"order": 3,
		"brief": "A wrecked bus seals the main road. Cut through the corner house, find a way past the chained gate, and get the key to the checkpoint before the streets behind you fill up.",
		"directorCards": 6,
		"tiles": [
			{
				"name": "T1",
				"floor": 0,
				"at": [0, 0]
			},
			{
				"name": "T2",
				"floor": 0,
				"at": [12, 0]
			},
			{
				"name": "T3",
				"floor": 0,
				"at": [0, 12]
			},
			{
				"name": "T4",
				"floor": 0,
				"at": [12, 12]
			}
		],
		"floors": [{
			"name": "Streets",
			"rows": [
				"+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+",
				"| R1                | R2                | R3                    | R4            | R5            |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                   |                   |                       |               |               |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                   |                   |                       |               |         iC    |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                   |                   |                       |               |               |",
				"+---+---+---+=D=+---+---+---+=D=+---+---+=D=+---+---+---+---+=D=+---+---+=D=+---+---+=D=+---+---+",
				"| H                                             |                                               |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"| H                                       zW    | SA                                          SB|",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"| H                                             |             zW                                |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"| H                                             |                                               |",
				"+---+---+=D=+---+---+---+---+---+---+=D=+---+---+---+---+=D=+---+---+---+---+---+   +   +   +   +",
				"| R6                    | R7                    | R8                    |### ###|     zN        |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                       |                       |                       |### ###|               |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                       |         iM            |                       |### ###|               |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                       |                       |                       |### ###|               |",
				"+---+---+---+---+---+---+---+---+---+---+---+---+---+=D=+---+---+---+---+---+---+---+---+=1=+---+",
				"| R9                |R10                |R11                        |### ### ###|               |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                   |                   |                           |### ### ###|               |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                   |                   |                           |### ### ###|               |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                   |                   |                           |### ### ###|               |",
				"+---+---+---+=D=+---+---+---+=D=+---+---+---+---+=D=+---+---+---+---+---+---+---+   +   +   +   +",
				"| X                                 |                                                           |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"| X                                 2                     zE                                    |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"| X                                 |                                                         SC|",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"| X                                 |                                                           |",
				"+---+---+=D=+---+---+---+---+---+---+=D=+---+---+---+---+=D=+---+---+---+---+---+=D=+---+---+---+",
				"|R12                    |R13                    |R14                    |R15                    |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                       |                       |                       |                       |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                       |                       |     iM                |                 oK    |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                       |                       |                       |                       |",
				"+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+"
			]
		}],
		"rooms": {
			"R1": "No. 2",
			"R2": "No. 4",
			"R3": "Corner house",
			"R4": "No. 8",
			"R5": "Tool shop",
			"R6": "No. 1",
			"R7": "No. 3",
			"R8": "Terrace (front)",
			"R9": "Flat A",
			"R10": "Flat B",
			"R11": "Terrace (back)",
			"R12": "Garage",
			"R13": "Laundry",
			"R14": "Surgery",
			"R15": "Police post"
		},
		"legend": {
			"iC": { "item": "bolt-cutters" },
			"iM": { "item": "med-pack" },
			"oK": {
				"object": "checkpoint-key",
				"name": "Checkpoint key"
			}
		},
		"doors": {
			"1": {
				"name": "Chained gate",
				"state": "locked",
				"opensWith": { "item": "bolt-cutters" }
			},
			"2": {
				"name": "Checkpoint barrier",
				"state": "locked",
				"opensWith": { "object": "checkpoint-key" }
			}
		},
		"objectives": [{
			"id": "barrier",
			"type": "openDoor",
			"door": "2",
			"text": "The hero who carries the checkpoint key opens the checkpoint barrier."
		}, {
			"id": "out",
			"type": "exitAll",
			"requires": ["barrier"],
			"text": "Every hero leaves through an exit square at the west end of the lower street."
		}],
		"win": {
			"heroes": "The last objective in the list is met.",
			"infected": "Any hero dies."
		},
		"exits": { "opensWhen": "always" },
		"spawn": [
			{
				"fromTurn": 1,
				"rolls": 1,
				"point": [
					{
						"min": 1,
						"max": 4,
						"point": "SA"
					},
					{
						"min": 5,
						"max": 7,
						"point": "SB"
					},
					{
						"min": 8,
						"max": 8,
						"roamer": true
					}
				],
				"group": [{
					"min": 1,
					"max": 6,
					"units": { "zombie": 1 }
				}, {
					"min": 7,
					"max": 8,
					"units": { "zombie": 2 }
				}]
			},
			{
				"fromTurn": 8,
				"rolls": 1,
				"point": [
					{
						"min": 1,
						"max": 3,
						"point": "SA"
					},
					{
						"min": 4,
						"max": 5,
						"point": "SB"
					},
					{
						"min": 6,
						"max": 7,
						"point": "SC"
					},
					{
						"min": 8,
						"max": 8,
						"roamer": true
					}
				],
				"group": [
					{
						"min": 1,
						"max": 4,
						"units": { "zombie": 1 }
					},
					{
						"min": 5,
						"max": 7,
						"units": { "zombie": 2 }
					},
					{
						"min": 8,
						"max": 8,
						"units": { "zombie": 3 }
					}
				]
			},
			{
				"fromTurn": 14,
				"rolls": 1,
				"point": [
					{
						"min": 1,
						"max": 2,
						"point": "SA"
					},
					{
						"min": 3,
						"max": 5,
						"point": "SB"
					},
					{
						"min": 6,
						"max": 7,
						"point": "SC"
					},
					{
						"min": 8,
						"max": 8,
						"roamer": true
					}
				],
				"group": [
					{
						"min": 1,
						"max": 3,
						"units": { "zombie": 1 }
					},
					{
						"min": 4,
						"max": 6,
						"units": { "zombie": 2 }
					},
					{
						"min": 7,
						"max": 8,
						"units": { "zombie": 3 }
					}
				]
			}
		],
		"roomSpawn": {
			"count": [
				{
					"min": 1,
					"max": 3,
					"units": {}
				},
				{
					"min": 4,
					"max": 5,
					"units": { "zombie": 1 }
				},
				{
					"min": 6,
					"max": 7,
					"units": { "zombie": 2 }
				},
				{
					"min": 8,
					"max": 8,
					"units": { "zombie": 3 }
				}
			],
			"distance": [
				{
					"min": 1,
					"max": 2,
					"squares": 1
				},
				{
					"min": 3,
					"max": 4,
					"squares": 2
				},
				{
					"min": 5,
					"max": 6,
					"squares": 3
				},
				{
					"min": 7,
					"max": 8,
					"squares": 4
				}
			]
		},
		"events": [{
			"turn": 6,
			"phase": "announce",
			"type": "breakIn",
			"rooms": [
				"R3",
				"R3",
				"R3",
				"R3",
				"R3",
				"R3",
				"R3",
				"R3"
			],
			"text": "if the corner house is still closed, whatever a die shows, its east door is destroyed, the room becomes active and a room spawn is rolled, measured from the street square in front of that door."
		}],
		"special": [
			"The wall across the upper street is the wrecked bus: it is a wall for every purpose.",
			"The terrace is a second way south that needs no bolt cutters.",
			"The two locked doors cannot be opened by infected or by explosives. Once opened they stay open."
		]
	},
	{
		"id": "chapter-4",
		"name": "The Horde",
		"mode": "campaign",
		"order": 4,
		"brief": "A tow truck, a filling station, and half a town walking towards the sound of its engine. Fit the battery, fill the tank, nurse the engine, and do not stop shooting.",
		"directorCards": 6,
		"tiles": [
			{
				"name": "T1",
				"floor": 0,
				"at": [0, 0]
			},
			{
				"name": "T2",
				"floor": 0,
				"at": [12, 0]
			},
			{
				"name": "T3",
				"floor": 0,
				"at": [0, 12]
			},
			{
				"name": "T4",
				"floor": 0,
				"at": [12, 12]
			}
		],
		"floors": [{
			"name": "Filling station",
			"rows": [
				"+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+",
				"|                                             SA                                                |",
				"+   +---+---+---+---+---+---+---+   +   +   +   +   +   +   +   +---+---+---+---+---+---+---+   +",
				"|   | R1                        |                               | R2                        |   |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|   |     oF                    |                               |                     iR    |   |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|   |                           D                               |                           |   |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|   |                           |                               D                           |   |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|   |                           |             zS                |                           |   |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|   |                           |                               |                           |   |",
				"+   +---+---+---+=D=+---+---+---+   +   +   +   +   +   +   +   +---+---+---+=D=+---+---+---+   +",
				"|                                                                                               |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                                                                         zW                    |",
				"+   +   +   +   +   +   +   +   +   +   +---+   +   +---+   +   +   +   +   +   +   +   +   +   +",
				"|                                                                                               |",
				"+   +   +   +   +   +---+---+---+---+   +   +   +   +   +   +---+---+---+---+   +   +   +   +   +",
				"|                   | R5            |     H           H     | R6            |                   |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                   |     iM        |         X   X         D               |                 SB|",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"| SD                |               D         X   X         |         iM    |                   |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                   |               |     H   t1      H     |               |                   |",
				"+   +   +   +   +   +---+---+---+---+   +   +   +   +   +   +---+---+---+---+   +   +   +   +   +",
				"|                                                                                               |",
				"+   +   +   +   +   +   +   +   +   +   +---+   +   +---+   +   +   +   +   +   +   +   +   +   +",
				"|                 zE                                                                            |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                                                                                               |",
				"+   +---+---+---+=D=+---+---+---+   +   +   +   +   +   +   +   +---+---+---+=D=+---+---+---+   +",
				"|   | R3                        |                               | R4                        |   |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|   |                           |                               |                           |   |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|   |                           |                 zN            D                           |   |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|   |                           D                               |                           |   |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|   |     iG                    |                               |                     oB    |   |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|   |                           |                               |                           |   |",
				"+   +---+---+---+---+---+---+---+   +   +   +   +   +   +   +   +---+---+---+---+---+---+---+   +",
				"|                                                 SC                                            |",
				"+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+"
			]
		}],
		"rooms": {
			"R1": "Pump house",
			"R2": "Gunsmith",
			"R3": "Car showroom",
			"R4": "Motor factor",
			"R5": "Kiosk",
			"R6": "Wash bay"
		},
		"legend": {
			"oF": {
				"object": "fuel-can",
				"name": "Fuel can"
			},
			"oB": {
				"object": "battery",
				"name": "Truck battery"
			},
			"iR": { "item": "hunting-rifle" },
			"iG": { "item": "grenade" },
			"iM": { "item": "med-pack" },
			"t1": {
				"task": "truck",
				"name": "Tow truck"
			}
		},
		"objectives": [
			{
				"id": "battery",
				"type": "task",
				"at": "t1",
				"scope": "square",
				"consumes": "oB",
				"text": "Do the Task at the truck with the battery."
			},
			{
				"id": "fuel",
				"type": "task",
				"at": "t1",
				"scope": "square",
				"consumes": "oF",
				"text": "Do the Task at the truck with the fuel can."
			},
			{
				"id": "engine",
				"type": "timer",
				"afterAll": ["battery", "fuel"],
				"turns": 3,
				"setFlag": "running",
				"text": "When both are done the engine needs three turns to start."
			},
			{
				"id": "board",
				"type": "standAll",
				"where": "X",
				"requires": ["engine"],
				"text": "At the end of a turn with the engine running, every hero is on a square of the truck (an exit) and infected hold none of them."
			}
		],
		"win": {
			"heroes": "The last objective in the list is met.",
			"infected": "Any hero dies."
		},
		"exits": {
			"opensWhen": { "flag": "running" },
			"note": "The four exit squares are the truck bed. Heroes board it; they do not leave one by one."
		},
		"spawn": [
			{
				"fromTurn": 1,
				"rolls": 1,
				"point": [
					{
						"min": 1,
						"max": 2,
						"point": "SA"
					},
					{
						"min": 3,
						"max": 4,
						"point": "SB"
					},
					{
						"min": 5,
						"max": 6,
						"point": "SC"
					},
					{
						"min": 7,
						"max": 8,
						"point": "SD"
					}
				],
				"group": [
					{
						"min": 1,
						"max": 4,
						"units": { "zombie": 1 }
					},
					{
						"min": 5,
						"max": 7,
						"units": { "zombie": 2 }
					},
					{
						"min": 8,
						"max": 8,
						"units": { "zombie": 3 }
					}
				]
			},
			{
				"fromTurn": 4,
				"rolls": 2,
				"point": [
					{
						"min": 1,
						"max": 2,
						"point": "SA"
					},
					{
						"min": 3,
						"max": 4,
						"point": "SB"
					},
					{
						"min": 5,
						"max": 6,
						"point": "SC"
					},
					{
						"min": 7,
						"max": 8,
						"point": "SD"
					}
				],
				"group": [
					{
						"min": 1,
						"max": 5,
						"units": { "zombie": 1 }
					},
					{
						"min": 6,
						"max": 7,
						"units": { "zombie": 2 }
					},
					{
						"min": 8,
						"max": 8,
						"units": { "zombie": 3 }
					}
				]
			},
			{
				"fromTurn": 9,
				"rolls": 2,
				"point": [
					{
						"min": 1,
						"max": 2,
						"point": "SA"
					},
					{
						"min": 3,
						"max": 4,
						"point": "SB"
					},
					{
						"min": 5,
						"max": 6,
						"point": "SC"
					},
					{
						"min": 7,
						"max": 8,
						"point": "SD"
					}
				],
				"group": [
					{
						"min": 1,
						"max": 3,
						"units": { "zombie": 1 }
					},
					{
						"min": 4,
						"max": 6,
						"units": { "zombie": 2 }
					},
					{
						"min": 7,
						"max": 8,
						"units": { "zombie": 3 }
					}
				]
			}
		],
		"roomSpawn": {
			"count": [
				{
					"min": 1,
					"max": 2,
					"units": {}
				},
				{
					"min": 3,
					"max": 4,
					"units": { "zombie": 1 }
				},
				{
					"min": 5,
					"max": 6,
					"units": { "zombie": 2 }
				},
				{
					"min": 7,
					"max": 8,
					"units": { "zombie": 3 }
				}
			],
			"distance": [
				{
					"min": 1,
					"max": 2,
					"squares": 1
				},
				{
					"min": 3,
					"max": 4,
					"squares": 2
				},
				{
					"min": 5,
					"max": 6,
					"squares": 3
				},
				{
					"min": 7,
					"max": 8,
					"squares": 4
				}
			]
		},
		"events": [],
		"special": ["The two Tasks at the truck may be done by different heroes on different turns; each needs the part on the hero who does it."]
	},
	{
		"id": "chapter-5",
		"name": "Dead By Dawn",
		"mode": "campaign",
		"order": 5,
		"brief": "A farmhouse, one night, no ammunition to spare. Get the generator running, light the lamp upstairs so that the convoy can find you, and still be breathing when the sun comes up at the end of turn 12.",
		"directorCards": 6,
		"tiles": [
			{
				"name": "T1",
				"floor": 0,
				"at": [0, 0]
			},
			{
				"name": "T2",
				"floor": 0,
				"at": [12, 0]
			},
			{
				"name": "T3",
				"floor": 1,
				"at": [0, 0]
			},
			{
				"name": "T4",
				"floor": 1,
				"at": [12, 0]
			}
		],
		"floors": [{
			"name": "Ground floor",
			"rows": [
				"+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+",
				"| SA                                                                                          SB|",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                                                                                               |",
				"+   +   +   +---+---+---+---+---+---+---+=D=+---+---+---+---+=D=+---+---+---+---+---+   +   +   +",
				"|           | R1                | R2                | R3            | R4            |           |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|           |                   |                   |     iM        |         iS    |           |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|           D                   |                   |               |               D           |",
				"+   +   +   +   +   +   +   +   +---+---+=D=+---+---+---+---+=D=+---+   +   +   +   +   +   +   +",
				"|           |                   D R7                | R8            |               |           |",
				"+   +   +   +---+---+---+---+---+   +   +   +   +   +   +   +   +   +---+=D=+---+---+   +   +   +",
				"|           | R5                |                   D                               |           |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +---+---+=D=+---+---+---+---+---+   +   +   +",
				"|           |                   D     H   H         | R6                            |           |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +---+   +   +   +   +   +   +   +   +   +   +   +",
				"|           |     oF            |     H   H     | u1|                         t1    |           |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|           |                   |                 s |                               |           |",
				"+   +   +   +---+---+=D=+---+---+---+=D=+---+---+---+---+---+---+---+---+=D=+---+---+   +   +   +",
				"|                                                                                               |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"| SD                                                                                          SC|",
				"+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+"
			]
		}, {
			"name": "First floor",
			"rows": [
				"+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+",
				"|### ### ###|### ### ### ### ### ### ### ### ### ### ### ### ### ### ### ### ### ###|### ### ###|",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|### ### ###|### ### ### ### ### ### ### ### ### ### ### ### ### ### ### ### ### ###|### ### ###|",
				"+   +   +   +---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+   +   +   +",
				"|### ### ###| R9                |R10                |R11                            |### ### ###|",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|### ### ###|     iG            |                   |                         iM    |### ### ###|",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|### ### ###|                   |                   |                               |### ### ###|",
				"+   +   +   +---+---+---+=D=+---+---+---+=D=+---+---+---+=D=+---+---+---+---+---+---+   +   +   +",
				"|### ### ###|                                                       DR15            |### ### ###|",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|### ### ###|                                                       |               |### ### ###|",
				"+   +   +   +---+---+=D=+---+---+---+=D=+---+---+   +---+---+=D=+---+   +   +   +   +   +   +   +",
				"|### ### ###|R12                |R13            | d1|R14            |               |### ### ###|",
				"+   +   +   +   +   +   +   +   +   +   +   +   +---+   +   +   +   +   +   +   +   +   +   +   +",
				"|### ### ###|                   |               |###|               |         t2    |### ### ###|",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|### ### ###|                   |               |###|               |               |### ### ###|",
				"+   +   +   +---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+   +   +   +",
				"|### ### ###|### ### ### ### ### ### ### ### ### ### ### ### ### ### ### ### ### ###|### ### ###|",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|### ### ###|### ### ### ### ### ### ### ### ### ### ### ### ### ### ### ### ### ###|### ### ###|",
				"+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+"
			]
		}],
		"rooms": {
			"R1": "Kitchen",
			"R2": "Pantry",
			"R3": "Study",
			"R4": "Gun room",
			"R5": "Boot room",
			"R6": "Generator shed",
			"R7": "Hall",
			"R8": "Passage",
			"R9": "Bedroom 1",
			"R10": "Bedroom 2",
			"R11": "Long room",
			"R12": "Nursery",
			"R13": "Linen store",
			"R14": "Bathroom",
			"R15": "Lamp room"
		},
		"legend": {
			"oF": {
				"object": "fuel-can",
				"name": "Fuel can"
			},
			"iS": { "item": "shotgun" },
			"iM": { "item": "med-pack" },
			"iG": { "item": "grenade" },
			"t1": {
				"task": "generator",
				"name": "Generator"
			},
			"t2": {
				"task": "lamp",
				"name": "Signal lamp"
			}
		},
		"activeRooms": ["R7", "R8"],
		"barricades": true,
		"objectives": [
			{
				"id": "power",
				"type": "task",
				"at": "t1",
				"scope": "room",
				"consumes": "oF",
				"text": "Do the Task in the generator shed with the fuel can."
			},
			{
				"id": "lamp",
				"type": "task",
				"at": "t2",
				"scope": "room",
				"requires": ["power"],
				"text": "Do the Task in the lamp room on the first floor, to light the lamp."
			},
			{
				"id": "dawn",
				"type": "survive",
				"untilEndOfTurn": 12,
				"requires": ["lamp"],
				"text": "At the end of turn 12 the lamp is lit and every hero is alive."
			}
		],
		"win": {
			"heroes": "The last objective in the list is met.",
			"infected": "Any hero dies."
		},
		"lose": [{
			"type": "turnEnded",
			"turn": 12,
			"unless": "lamp",
			"text": "Turn 12 ends and the lamp is not lit."
		}],
		"exits": null,
		"spawn": [
			{
				"fromTurn": 1,
				"rolls": 1,
				"point": [
					{
						"min": 1,
						"max": 2,
						"point": "SA"
					},
					{
						"min": 3,
						"max": 4,
						"point": "SB"
					},
					{
						"min": 5,
						"max": 6,
						"point": "SC"
					},
					{
						"min": 7,
						"max": 8,
						"point": "SD"
					}
				],
				"group": [
					{
						"min": 1,
						"max": 4,
						"units": { "zombie": 1 }
					},
					{
						"min": 5,
						"max": 7,
						"units": { "zombie": 2 }
					},
					{
						"min": 8,
						"max": 8,
						"units": { "zombie": 3 }
					}
				]
			},
			{
				"fromTurn": 5,
				"rolls": 1,
				"point": [
					{
						"min": 1,
						"max": 2,
						"point": "SA"
					},
					{
						"min": 3,
						"max": 4,
						"point": "SB"
					},
					{
						"min": 5,
						"max": 6,
						"point": "SC"
					},
					{
						"min": 7,
						"max": 8,
						"point": "SD"
					}
				],
				"group": [{
					"min": 1,
					"max": 3,
					"units": { "zombie": 2 }
				}, {
					"min": 4,
					"max": 8,
					"units": { "zombie": 3 }
				}]
			},
			{
				"fromTurn": 9,
				"rolls": 2,
				"point": [
					{
						"min": 1,
						"max": 2,
						"point": "SA"
					},
					{
						"min": 3,
						"max": 4,
						"point": "SB"
					},
					{
						"min": 5,
						"max": 6,
						"point": "SC"
					},
					{
						"min": 7,
						"max": 8,
						"point": "SD"
					}
				],
				"group": [
					{
						"min": 1,
						"max": 4,
						"units": { "zombie": 1 }
					},
					{
						"min": 5,
						"max": 7,
						"units": { "zombie": 2 }
					},
					{
						"min": 8,
						"max": 8,
						"units": { "newborn": 1 }
					}
				]
			}
		],
		"roomSpawn": {
			"count": [
				{
					"min": 1,
					"max": 3,
					"units": {}
				},
				{
					"min": 4,
					"max": 5,
					"units": { "zombie": 1 }
				},
				{
					"min": 6,
					"max": 7,
					"units": { "zombie": 2 }
				},
				{
					"min": 8,
					"max": 8,
					"units": { "zombie": 3 }
				}
			],
			"distance": [
				{
					"min": 1,
					"max": 2,
					"squares": 1
				},
				{
					"min": 3,
					"max": 4,
					"squares": 2
				},
				{
					"min": 5,
					"max": 6,
					"squares": 3
				},
				{
					"min": 7,
					"max": 8,
					"squares": 4
				}
			]
		},
		"events": [
			{
				"turn": 3,
				"phase": "announce",
				"type": "breakIn",
				"rooms": [
					"R1",
					"R2",
					"R3",
					"R4",
					"R5",
					"R6"
				],
				"none": 2,
				"text": "a die picks one of the six outer rooms downstairs (on a 7 or 8 none). If it is still closed, its outside door is destroyed, the room becomes active and a room spawn is rolled, measured from the yard square in front of that door."
			},
			{
				"turn": 5,
				"phase": "announce",
				"type": "breakIn",
				"rooms": [
					"R1",
					"R2",
					"R3",
					"R4",
					"R5",
					"R6"
				],
				"none": 2,
				"text": "a die picks one of the six outer rooms downstairs (on a 7 or 8 none). If it is still closed, its outside door is destroyed, the room becomes active and a room spawn is rolled, measured from the yard square in front of that door."
			},
			{
				"turn": 7,
				"phase": "announce",
				"type": "breakIn",
				"rooms": [
					"R1",
					"R2",
					"R3",
					"R4",
					"R5",
					"R6"
				],
				"none": 2,
				"text": "a die picks one of the six outer rooms downstairs (on a 7 or 8 none). If it is still closed, its outside door is destroyed, the room becomes active and a room spawn is rolled, measured from the yard square in front of that door."
			},
			{
				"turn": 9,
				"phase": "announce",
				"type": "breakIn",
				"rooms": [
					"R1",
					"R2",
					"R3",
					"R4",
					"R5",
					"R6"
				],
				"none": 2,
				"text": "a die picks one of the six outer rooms downstairs (on a 7 or 8 none). If it is still closed, its outside door is destroyed, the room becomes active and a room spawn is rolled, measured from the yard square in front of that door."
			}
		],
		"special": ["Barricade: a hero directly in front of a closed door may spend a Task action to place a barricade token on it. Heroes and infected cannot open a barricaded door. Each infected that ends its move directly in front of it with at least 1 movement left adds a damage counter; at 3 counters the barricade and its counters are removed (the door stays closed). A unit whose way leads through the door stops in front of it. A hero directly in front may remove a barricade with an Open Door action (the door then stays closed).", "The hall and the passage are active from the start and may be searched."]
	},
	{
		"id": "chapter-6",
		"name": "Sanctuary",
		"mode": "campaign",
		"order": 6,
		"brief": "The wall, at last. Two winches in two gatehouses hold the outer gate; something very large is standing between them. Open the gate, cross the yard, and do not look back.",
		"directorCards": 6,
		"tiles": [
			{
				"name": "T1",
				"floor": 0,
				"at": [0, 0]
			},
			{
				"name": "T2",
				"floor": 0,
				"at": [12, 0]
			},
			{
				"name": "T3",
				"floor": 0,
				"at": [0, 12]
			},
			{
				"name": "T4",
				"floor": 0,
				"at": [12, 12]
			}
		],
		"floors": [{
			"name": "Sanctuary",
			"rows": [
				"+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+",
				"|                                         X   X   X   X                                         |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                                                                                               |",
				"+---+---+---+---+---+---+---+   +   +   +   +   +   +   +   +   +   +---+---+---+---+---+---+---+",
				"| R9                        |                                       |R10                        |",
				"+   +   +   +   +   +   +   +---+---+---+---+   +   +---+---+---+---+   +   +   +   +   +   +   +",
				"|                           |                                       |                           |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|         iM                D                                       D                     iA    |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                           |                     zS                |                           |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                           |                                       |                           |",
				"+---+---+---+---+---+---+---+   +   +   +   +   +   +   +   +   +   +---+---+---+---+---+---+---+",
				"|                                 zS                                                            |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"| SD                                                                                          SE|",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                                                                                               |",
				"+---+---+---+---+---+---+---+---+---+---+---+=1=+=1=+---+---+---+---+---+---+---+---+---+---+---+",
				"|                   | R1                |               | R2                |                   |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                   |     t1            |               |             t2    |                   |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                   |                   |               |                   |                   |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                   |                   |               |                   |                   |",
				"+   +   +   +   +   +---+---+=D=+---+---+   +   +   +   +---+---+=D=+---+---+   +   +   +   +   +",
				"| SA                                              bS                                          SB|",
				"+---+---+---+---+---+   +   +   +   +   +   +   +   +   +   +   +   +   +   +---+---+---+---+---+",
				"| R3                |                 zS                  zS                | R4                |",
				"+   +   +   +   +   +   +---+---+=D=+---+---+   +   +---+---+=D=+---+---+   +   +   +   +   +   +",
				"|         iR        |   | R5                |       | R6                |   D                   |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                   D   |                   |       |                   |   |         iG        |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                   |   |                   |       |                   |   |                   |",
				"+---+---+---+---+---+   +---+---+=D=+---+---+   +   +---+---+=D=+---+---+   +---+---+---+---+---+",
				"|                                                                                               |",
				"+---+---+---+---+---+---+   +   +   +   +   +   +   +   +   +   +   +   +---+---+---+---+---+---+",
				"| R7                    |                                               | R8                    |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                       D                                               D                       |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|         iM            |                     H   H                     |             iS        |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                       |             SC      H   H                     |                       |",
				"+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+"
			]
		}],
		"rooms": {
			"R1": "West gatehouse",
			"R2": "East gatehouse",
			"R3": "Ruin (west)",
			"R4": "Ruin (east)",
			"R5": "Shelter (west)",
			"R6": "Shelter (east)",
			"R7": "Bus depot",
			"R8": "Police station",
			"R9": "Barracks",
			"R10": "Infirmary"
		},
		"legend": {
			"t1": {
				"task": "winch-west",
				"name": "West winch"
			},
			"t2": {
				"task": "winch-east",
				"name": "East winch"
			},
			"iR": { "item": "hunting-rifle" },
			"iG": { "item": "grenade" },
			"iM": { "item": "med-pack" },
			"iS": { "item": "shotgun" },
			"iA": { "item": "assault-rifle" }
		},
		"doors": { "1": {
			"name": "Outer gate (both leaves)",
			"state": "locked",
			"opensWhen": { "objectives": ["west", "east"] }
		} },
		"objectives": [
			{
				"id": "west",
				"type": "task",
				"at": "t1",
				"scope": "room",
				"text": "Do the Task in the west gatehouse."
			},
			{
				"id": "east",
				"type": "task",
				"at": "t2",
				"scope": "room",
				"text": "Do the Task in the east gatehouse."
			},
			{
				"id": "gate",
				"type": "auto",
				"afterAll": ["west", "east"],
				"setFlag": "gateOpen",
				"text": "Both leaves of the outer gate swing open and stay open."
			},
			{
				"id": "out",
				"type": "exitAll",
				"requires": ["gate"],
				"text": "Every hero leaves through an exit square at the top of the compound."
			}
		],
		"win": {
			"heroes": "The last objective in the list is met.",
			"infected": "Any hero dies."
		},
		"exits": { "opensWhen": { "flag": "gateOpen" } },
		"spawn": [
			{
				"fromTurn": 1,
				"rolls": 1,
				"point": [
					{
						"min": 1,
						"max": 3,
						"point": "SA"
					},
					{
						"min": 4,
						"max": 6,
						"point": "SB"
					},
					{
						"min": 7,
						"max": 8,
						"roamer": true
					}
				],
				"group": [
					{
						"min": 1,
						"max": 4,
						"units": { "zombie": 1 }
					},
					{
						"min": 5,
						"max": 7,
						"units": { "zombie": 2 }
					},
					{
						"min": 8,
						"max": 8,
						"units": { "zombie": 3 }
					}
				]
			},
			{
				"fromTurn": 6,
				"rolls": 1,
				"point": [
					{
						"min": 1,
						"max": 3,
						"point": "SA"
					},
					{
						"min": 4,
						"max": 5,
						"point": "SB"
					},
					{
						"min": 6,
						"max": 7,
						"point": "SC"
					},
					{
						"min": 8,
						"max": 8,
						"roamer": true
					}
				],
				"group": [
					{
						"min": 1,
						"max": 3,
						"units": { "zombie": 2 }
					},
					{
						"min": 4,
						"max": 6,
						"units": { "zombie": 3 }
					},
					{
						"min": 7,
						"max": 8,
						"units": { "newborn": 1 }
					}
				]
			},
			{
				"fromTurn": 1,
				"rolls": 1,
				"needsFlag": "gateOpen",
				"point": [
					{
						"min": 1,
						"max": 2,
						"point": "SA"
					},
					{
						"min": 3,
						"max": 4,
						"point": "SB"
					},
					{
						"min": 5,
						"max": 5,
						"point": "SC"
					},
					{
						"min": 6,
						"max": 6,
						"point": "SD"
					},
					{
						"min": 7,
						"max": 7,
						"point": "SE"
					},
					{
						"min": 8,
						"max": 8,
						"roamer": true
					}
				],
				"group": [
					{
						"min": 1,
						"max": 3,
						"units": { "zombie": 2 }
					},
					{
						"min": 4,
						"max": 6,
						"units": { "zombie": 3 }
					},
					{
						"min": 7,
						"max": 8,
						"units": { "newborn": 1 }
					}
				]
			}
		],
		"roomSpawn": {
			"count": [
				{
					"min": 1,
					"max": 2,
					"units": {}
				},
				{
					"min": 3,
					"max": 4,
					"units": { "zombie": 1 }
				},
				{
					"min": 5,
					"max": 6,
					"units": { "zombie": 2 }
				},
				{
					"min": 7,
					"max": 8,
					"units": { "zombie": 3 }
				}
			],
			"distance": [
				{
					"min": 1,
					"max": 2,
					"squares": 1
				},
				{
					"min": 3,
					"max": 4,
					"squares": 2
				},
				{
					"min": 5,
					"max": 6,
					"squares": 3
				},
				{
					"min": 7,
					"max": 8,
					"squares": 4
				}
			]
		},
		"events": [],
		"special": ["The outer gate cannot be opened, closed or destroyed except by the two winch tasks.", "The infected inside the compound have no route to a hero until the gate opens, so they stand still until then."]
	},
	{
		"id": "director-1",
		"name": "Break & Enter",
		"mode": "director",
		"order": 1,
		"brief": "A warehouse with one way in. Four crates are worth having; three are enough.",
		"directorCards": 12,
		"xpAllowance": 30,
		"tiles": [{
			"name": "T1",
			"floor": 0,
			"at": [0, 0]
		}, {
			"name": "T2",
			"floor": 0,
			"at": [12, 0]
		}],
		"floors": [{
			"name": "Warehouse",
			"rows": [
				"+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+",
				"|                                                 SB                                            |",
				"+   +   +   +---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+   +   +   +",
				"|           | R1                | R2            | R3            | R4                |           |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|           |                   |     iP        |     o2        |             o1    |           |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|           |                   |               |               |                   |           |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"| X         |                   |               |               |                   |           |",
				"+   +   +   +---+---+=D=+---+---+---+=D=+---+---+---+---+=D=+---+---+---+=D=+---+---+   +   +   +",
				"| H   H                                                       zW                              SA|",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"| H   H                                                                       zW                |",
				"+   +   +   +---+---+=D=+---+---+---+---+=D=+---+---+=D=+---+---+---+---+=D=+---+---+   +   +   +",
				"| X         | R5                | R6            | R7            | R8                |           |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|           |                   |               |               |                   |           |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|           |                   |     iM        |         o3    |             o4    |           |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|           |                   |               |               |                   |           |",
				"+   +   +   +---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+   +   +   +",
				"|                                             SC                                                |",
				"+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+"
			]
		}],
		"rooms": {
			"R1": "Office",
			"R2": "Tool crib",
			"R3": "Cold store",
			"R4": "Strongroom",
			"R5": "Rest room",
			"R6": "Parts",
			"R7": "Paint store",
			"R8": "Dispatch"
		},
		"legend": {
			"o1": {
				"object": "crate-1",
				"name": "Crate 1"
			},
			"o2": {
				"object": "crate-2",
				"name": "Crate 2"
			},
			"o3": {
				"object": "crate-3",
				"name": "Crate 3"
			},
			"o4": {
				"object": "crate-4",
				"name": "Crate 4"
			},
			"iM": { "item": "med-pack" },
			"iP": { "item": "pistol" }
		},
		"objectives": [{
			"id": "crates",
			"type": "carryOut",
			"tokens": [
				"o1",
				"o2",
				"o3",
				"o4"
			],
			"need": 3,
			"text": "Three crates are carried off the board through an exit square by living heroes."
		}],
		"win": {
			"heroes": "The third crate leaves the board.",
			"director": "No living hero is left on the board before that."
		},
		"lose": [{
			"type": "allLeft",
			"unless": "crates",
			"text": "No living hero is left on the board."
		}],
		"exits": {
			"opensWhen": "always",
			"loading": true,
			"note": "A hero on an exit square may load a carried crate as a free action: the crate has left the board, the hero stays. A hero who leaves is out of the mission and counts as neither dead nor present."
		},
		"spawn": [{
			"fromTurn": 1,
			"rolls": 2,
			"point": [
				{
					"min": 1,
					"max": 4,
					"point": "SA"
				},
				{
					"min": 5,
					"max": 6,
					"point": "SB"
				},
				{
					"min": 7,
					"max": 7,
					"point": "SC"
				},
				{
					"min": 8,
					"max": 8,
					"roamer": true
				}
			],
			"group": [
				{
					"min": 1,
					"max": 4,
					"units": { "zombie": 1 }
				},
				{
					"min": 5,
					"max": 7,
					"units": { "zombie": 2 }
				},
				{
					"min": 8,
					"max": 8,
					"units": { "zombie": 3 }
				}
			]
		}, {
			"fromTurn": 7,
			"rolls": 3,
			"point": [
				{
					"min": 1,
					"max": 4,
					"point": "SA"
				},
				{
					"min": 5,
					"max": 6,
					"point": "SB"
				},
				{
					"min": 7,
					"max": 7,
					"point": "SC"
				},
				{
					"min": 8,
					"max": 8,
					"roamer": true
				}
			],
			"group": [
				{
					"min": 1,
					"max": 3,
					"units": { "zombie": 2 }
				},
				{
					"min": 4,
					"max": 7,
					"units": { "zombie": 3 }
				},
				{
					"min": 8,
					"max": 8,
					"units": { "zombie": 4 }
				}
			]
		}],
		"roomSpawn": {
			"count": [
				{
					"min": 1,
					"max": 2,
					"units": {}
				},
				{
					"min": 3,
					"max": 4,
					"units": { "zombie": 1 }
				},
				{
					"min": 5,
					"max": 6,
					"units": { "zombie": 2 }
				},
				{
					"min": 7,
					"max": 8,
					"units": { "zombie": 3 }
				}
			],
			"distance": [
				{
					"min": 1,
					"max": 2,
					"squares": 1
				},
				{
					"min": 3,
					"max": 4,
					"squares": 2
				},
				{
					"min": 5,
					"max": 6,
					"squares": 3
				},
				{
					"min": 7,
					"max": 8,
					"squares": 4
				}
			]
		},
		"events": [],
		"special": []
	},
	{
		"id": "director-2",
		"name": "Hold Out",
		"mode": "director",
		"order": 2,
		"brief": "Six rooms, one passage, too many doors. Nobody is coming before turn 12.",
		"directorCards": 12,
		"xpAllowance": 80,
		"tiles": [{
			"name": "T1",
			"floor": 0,
			"at": [0, 0]
		}, {
			"name": "T2",
			"floor": 0,
			"at": [12, 0]
		}],
		"floors": [{
			"name": "Bunker",
			"rows": [
				"+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+",
				"|                                                 SC                                            |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                                                                                               |",
				"+   +   +   +   +   +   +---+---+---+---+---+---+=D=+---+---+---+---+---+   +   +   +   +   +   +",
				"|         zE            | R1            | R2            | R3            |                       |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                       D     iM        |               |     iS        D                       |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                       |               |               |               |                       |",
				"+   +   +   +   +   +   +---+---+=D=+---+---+=D=+---+---+---+=D=+---+---+   +   +   +   +   +   +",
				"| SA                    D                     H   H                     |                       |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                       |                     H   H                     D                     SB|",
				"+   +   +   +   +   +   +---+---+=D=+---+---+---+=D=+---+---+=D=+---+---+   +   +   +   +   +   +",
				"|                       | R4            | R5            | R6            |                       |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                       D               |               |               D                       |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                       |         iG    |               |         iM    |             zW        |",
				"+   +   +   +   +   +   +---+---+---+---+---+=D=+---+---+---+---+---+---+   +   +   +   +   +   +",
				"|                                                                                               |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                                             SD                                                |",
				"+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+"
			]
		}],
		"rooms": {
			"R1": "Store",
			"R2": "Ops room",
			"R3": "Bunks",
			"R4": "Mess",
			"R5": "Pump room",
			"R6": "Sick bay"
		},
		"legend": {
			"iM": { "item": "med-pack" },
			"iS": { "item": "shotgun" },
			"iG": { "item": "grenade" }
		},
		"objectives": [{
			"id": "hold",
			"type": "survive",
			"untilEndOfTurn": 12,
			"minHeroes": 2,
			"text": "At the end of turn 12 at least two heroes are alive."
		}],
		"win": {
			"heroes": "Turn 12 ends with at least two living heroes.",
			"director": "Three heroes have died."
		},
		"lose": [{
			"type": "deaths",
			"count": 3,
			"text": "Three heroes have died."
		}],
		"exits": null,
		"spawn": [
			{
				"fromTurn": 1,
				"rolls": 3,
				"point": [
					{
						"min": 1,
						"max": 2,
						"point": "SA"
					},
					{
						"min": 3,
						"max": 4,
						"point": "SB"
					},
					{
						"min": 5,
						"max": 6,
						"point": "SC"
					},
					{
						"min": 7,
						"max": 8,
						"point": "SD"
					}
				],
				"group": [
					{
						"min": 1,
						"max": 2,
						"units": { "zombie": 1 }
					},
					{
						"min": 3,
						"max": 6,
						"units": { "zombie": 2 }
					},
					{
						"min": 7,
						"max": 8,
						"units": { "zombie": 3 }
					}
				]
			},
			{
				"fromTurn": 2,
				"rolls": 5,
				"point": [
					{
						"min": 1,
						"max": 2,
						"point": "SA"
					},
					{
						"min": 3,
						"max": 4,
						"point": "SB"
					},
					{
						"min": 5,
						"max": 6,
						"point": "SC"
					},
					{
						"min": 7,
						"max": 8,
						"point": "SD"
					}
				],
				"group": [{
					"min": 1,
					"max": 3,
					"units": { "zombie": 1 }
				}, {
					"min": 4,
					"max": 8,
					"units": { "zombie": 2 }
				}]
			},
			{
				"fromTurn": 6,
				"rolls": 6,
				"point": [
					{
						"min": 1,
						"max": 2,
						"point": "SA"
					},
					{
						"min": 3,
						"max": 4,
						"point": "SB"
					},
					{
						"min": 5,
						"max": 6,
						"point": "SC"
					},
					{
						"min": 7,
						"max": 8,
						"point": "SD"
					}
				],
				"group": [
					{
						"min": 1,
						"max": 3,
						"units": { "zombie": 1 }
					},
					{
						"min": 4,
						"max": 6,
						"units": { "zombie": 2 }
					},
					{
						"min": 7,
						"max": 8,
						"units": { "zombie": 3 }
					}
				]
			}
		],
		"roomSpawn": {
			"count": [
				{
					"min": 1,
					"max": 3,
					"units": {}
				},
				{
					"min": 4,
					"max": 5,
					"units": { "zombie": 1 }
				},
				{
					"min": 6,
					"max": 7,
					"units": { "zombie": 2 }
				},
				{
					"min": 8,
					"max": 8,
					"units": { "zombie": 3 }
				}
			],
			"distance": [
				{
					"min": 1,
					"max": 2,
					"squares": 1
				},
				{
					"min": 3,
					"max": 4,
					"squares": 2
				},
				{
					"min": 5,
					"max": 6,
					"squares": 3
				},
				{
					"min": 7,
					"max": 8,
					"squares": 4
				}
			]
		},
		"events": [
			{
				"turn": 2,
				"phase": "announce",
				"type": "breakIn",
				"chooser": "director",
				"rooms": [
					"R1",
					"R2",
					"R3",
					"R4",
					"R5",
					"R6"
				],
				"text": "the Director picks one closed room: its outside door is destroyed, the room becomes active and a room spawn is rolled, measured from the outdoor square in front of that door."
			},
			{
				"turn": 4,
				"phase": "announce",
				"type": "breakIn",
				"chooser": "director",
				"rooms": [
					"R1",
					"R2",
					"R3",
					"R4",
					"R5",
					"R6"
				],
				"text": "the Director picks one closed room: its outside door is destroyed, the room becomes active and a room spawn is rolled, measured from the outdoor square in front of that door."
			},
			{
				"turn": 6,
				"phase": "announce",
				"type": "breakIn",
				"chooser": "director",
				"rooms": [
					"R1",
					"R2",
					"R3",
					"R4",
					"R5",
					"R6"
				],
				"text": "the Director picks one closed room: its outside door is destroyed, the room becomes active and a room spawn is rolled, measured from the outdoor square in front of that door."
			},
			{
				"turn": 8,
				"phase": "announce",
				"type": "breakIn",
				"chooser": "director",
				"rooms": [
					"R1",
					"R2",
					"R3",
					"R4",
					"R5",
					"R6"
				],
				"text": "the Director picks one closed room: its outside door is destroyed, the room becomes active and a room spawn is rolled, measured from the outdoor square in front of that door."
			}
		],
		"special": ["Outdoors and the central passage are both corridor areas (always active). The doors at the two ends of the passage are ordinary doors between corridors: opening one triggers no room spawn."]
	},
	{
		"id": "director-3",
		"name": "Inbound",
		"mode": "director",
		"order": 3,
		"brief": "The helicopter will make one pass. Light two of the three flares, clear the square, and be standing on it.",
		"directorCards": 12,
		"xpAllowance": 100,
		"tiles": [
			{
				"name": "T1",
				"floor": 0,
				"at": [0, 0]
			},
			{
				"name": "T2",
				"floor": 0,
				"at": [12, 0]
			},
			{
				"name": "T3",
				"floor": 0,
				"at": [0, 12]
			},
			{
				"name": "T4",
				"floor": 0,
				"at": [12, 12]
			}
		],
		"floors": [{
			"name": "Landing zone",
			"rows": [
				"+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+",
				"|                                             SA                                                |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                                                                                               |",
				"+   +   +---+---+---+---+---+---+   +   +   +   +   +   +   +   +---+---+---+---+---+---+   +   +",
				"|       | R1                    |                               | R2                    |       |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|       |                       |                               |                       |       |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|       |         t1            D                               D             t2        |       |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|       |                       |                               |                       |       |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|       |                       |             zS                |                       |       |",
				"+   +   +---+---+=D=+---+---+---+   +   +   +   +   +   +   +   +---+---+---+=D=+---+---+   +   +",
				"|                                                                                               |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                                                                                               |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                                                                                               |",
				"+   +   +   +---+---+---+---+   +   +   +   +   +   +   +   +   +   +---+---+---+---+   +   +   +",
				"|           | R5            |                                       | R6            |           |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"| SC        |         iM    |                 X   X                 D               |           |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|           |               D                 X   X                 |     iM        |         SB|",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|           |               |                                       |               |           |",
				"+   +   +   +---+---+---+---+   +   +   +   +   +   +   +   +   +   +---+---+---+---+   +   +   +",
				"|                                                                                               |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                 zE                                                              zW            |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                                                                                               |",
				"+   +   +---+---+=D=+---+---+---+   +   +   +   +   +   +   +   +---+---+---+=D=+---+---+   +   +",
				"|       | R3                    |                               | R4                    |       |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|       |                       |                               |                       |       |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|       |                       D                               D                       |       |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|       |         iR            |                               |             t3        |       |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|       |                       |             H   H             |                       |       |",
				"+   +   +---+---+---+---+---+---+   +   +   +   +   +   +   +   +---+---+---+---+---+---+   +   +",
				"|                                             H   H                                             |",
				"+   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +   +",
				"|                                                                                               |",
				"+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+---+"
			]
		}],
		"rooms": {
			"R1": "Flare store (north-west)",
			"R2": "Flare store (north-east)",
			"R3": "Farm shop",
			"R4": "Flare store (south-east)",
			"R5": "Stable",
			"R6": "Dairy"
		},
		"legend": {
			"t1": {
				"task": "flare-1",
				"name": "Flare 1"
			},
			"t2": {
				"task": "flare-2",
				"name": "Flare 2"
			},
			"t3": {
				"task": "flare-3",
				"name": "Flare 3"
			},
			"iR": { "item": "hunting-rifle" },
			"iM": { "item": "med-pack" }
		},
		"objectives": [
			{
				"id": "flares",
				"type": "taskCount",
				"at": [
					"t1",
					"t2",
					"t3"
				],
				"scope": "room",
				"need": 2,
				"text": "Do the Task in two of the three flare stores."
			},
			{
				"id": "inbound",
				"type": "timer",
				"after": "flares",
				"turns": 3,
				"setFlag": "landed",
				"text": "Three turns after the second flare the helicopter lands."
			},
			{
				"id": "lift",
				"type": "standAll",
				"where": "X",
				"minHeroes": 2,
				"requires": ["inbound"],
				"text": "At the end of a turn with the helicopter landed, every living hero (at least two) is on a landing square (an exit) and infected hold none of them."
			}
		],
		"win": {
			"heroes": "The lift objective is met.",
			"director": "Three heroes have died, or turn 16 ends."
		},
		"lose": [{
			"type": "deaths",
			"count": 3,
			"text": "Three heroes have died."
		}, {
			"type": "turnEnded",
			"turn": 16,
			"unless": "lift",
			"text": "The pilot turns back."
		}],
		"exits": { "opensWhen": { "flag": "landed" } },
		"spawn": [{
			"fromTurn": 1,
			"rolls": 1,
			"point": [
				{
					"min": 1,
					"max": 3,
					"point": "SA"
				},
				{
					"min": 4,
					"max": 5,
					"point": "SB"
				},
				{
					"min": 6,
					"max": 7,
					"point": "SC"
				},
				{
					"min": 8,
					"max": 8,
					"roamer": true
				}
			],
			"group": [
				{
					"min": 1,
					"max": 4,
					"units": { "zombie": 1 }
				},
				{
					"min": 5,
					"max": 7,
					"units": { "zombie": 2 }
				},
				{
					"min": 8,
					"max": 8,
					"units": { "zombie": 3 }
				}
			]
		}, {
			"fromTurn": 4,
			"rolls": 2,
			"point": [
				{
					"min": 1,
					"max": 3,
					"point": "SA"
				},
				{
					"min": 4,
					"max": 5,
					"point": "SB"
				},
				{
					"min": 6,
					"max": 7,
					"point": "SC"
				},
				{
					"min": 8,
					"max": 8,
					"roamer": true
				}
			],
			"group": [{
				"min": 1,
				"max": 4,
				"units": { "zombie": 2 }
			}, {
				"min": 5,
				"max": 8,
				"units": { "zombie": 3 }
			}]
		}],
		"roomSpawn": {
			"count": [
				{
					"min": 1,
					"max": 2,
					"units": {}
				},
				{
					"min": 3,
					"max": 4,
					"units": { "zombie": 1 }
				},
				{
					"min": 5,
					"max": 6,
					"units": { "zombie": 2 }
				},
				{
					"min": 7,
					"max": 8,
					"units": { "zombie": 3 }
				}
			],
			"distance": [
				{
					"min": 1,
					"max": 2,
					"squares": 1
				},
				{
					"min": 3,
					"max": 4,
					"squares": 2
				},
				{
					"min": 5,
					"max": 6,
					"squares": 3
				},
				{
					"min": 7,
					"max": 8,
					"squares": 4
				}
			]
		},
		"events": [],
		"special": []
	}
]) addMission(mission);
/**
* What `npm run freeze` writes into an edition: the whole game with all printed missions, and the score by which rivals move.
* @public
*/
var game = {
	...zWarOne,
	score
};
export { game };
