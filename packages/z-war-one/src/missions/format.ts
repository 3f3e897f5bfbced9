/*
 * A mission as its file has it (21.1). The maps are pictures (21.2), the tables of dice list rows from 1 to 8.
 */

/** One row of a table of an eight-sided die: rolls from `min` to `max`. */
export interface Row {
  min: number
  max: number
}

/** Roll 1 of a spawn: a spawn point, or a roamer (11.1). */
export interface PointRow extends Row {
  point?: string
  roamer?: true
}

/** A roll that says which infected and how many, by class. */
export interface GroupRow extends Row {
  units: Readonly<Record<string, number>>
}

/** How many squares from the door a unit of a room spawn stands (7.3). */
export interface DistanceRow extends Row {
  squares: number
}

/** A stage of spawning (21.3): the last in the list counts whose turn has come and whose flag is set. */
export interface Stage {
  fromTurn: number
  rolls: number
  needsFlag?: string
  note?: string
  point: readonly PointRow[]
  group: readonly GroupRow[]
}

/** What a token of the map is: an item card, an object to carry, or the place of a task. */
export interface Token {
  item?: string
  object?: string
  task?: string
  name?: string
}

/** A numbered door of the map (7.7). */
export interface NumberedDoor {
  name: string
  state: 'locked'
  /** What a hero carries to open it: an item card or an object. */
  opensWith?: { item?: string; object?: string }
  /** It opens by itself when these objectives are met. */
  opensWhen?: { objectives: readonly string[] }
}

export const OBJECTIVES = [
  'task',
  'taskCount',
  'carryOut',
  'openDoor',
  'timer',
  'auto',
  'secure',
  'survive',
  'standAll',
  'exitAll',
] as const

/** One objective (21.4); which of the fields it has depends on its type. */
export interface Objective {
  id: string
  type: (typeof OBJECTIVES)[number]
  text: string
  requires?: readonly string[]
  /** task: one token of the map; taskCount: several. */
  at?: string | readonly string[]
  scope?: 'square' | 'room'
  consumes?: string
  need?: number
  /** carryOut: the tokens of the objects. */
  tokens?: readonly string[]
  door?: string
  /** timer, auto: what has to be met first. */
  after?: string
  afterAll?: readonly string[]
  turns?: number
  setFlag?: string
  rooms?: readonly string[]
  untilEndOfTurn?: number
  minHeroes?: number
  where?: string
}

/** A way to lose, beside the death of a hero in a campaign (21.4). */
export interface Loss {
  type: 'allLeft' | 'turnEnded' | 'deaths'
  text: string
  unless?: string
  turn?: number
  count?: number
}

/** Something that happens at the announcement of a turn: a room is broken into (21.6). */
export interface MissionEvent {
  turn: number
  phase: 'announce'
  type: 'breakIn'
  /** A die picks one of these rooms, or the Director one that is closed. */
  rooms: readonly string[]
  /** Faces of the die without a room. */
  none?: number
  chooser?: 'director'
  text: string
}

export interface Mission {
  id: string
  name: string
  /** Who made it. */
  author?: string
  mode: 'campaign' | 'director'
  order: number
  brief: string
  directorCards: number
  xpAllowance?: number
  tiles?: readonly { name: string; floor: number; at: readonly [number, number] }[]
  floors: readonly { name: string; rows: readonly string[] }[]
  rooms: Readonly<Record<string, string>>
  legend: Readonly<Record<string, Token>>
  doors?: Readonly<Record<string, NumberedDoor>>
  activeRooms?: readonly string[]
  /** Heroes may barricade doors (7.7). */
  barricades?: true
  objectives: readonly Objective[]
  win: { heroes: string; infected?: string; director?: string }
  lose?: readonly Loss[]
  exits: { opensWhen: 'always' | { flag: string }; loading?: boolean; note?: string } | null
  spawn: readonly Stage[]
  roomSpawn: { count: readonly GroupRow[]; distance: readonly DistanceRow[] }
  events: readonly MissionEvent[]
  /** Rules of this mission in words, for people. */
  special: readonly string[]
}

/** What a fault in the meaning of a file is about; the editor has a sentence for each. */
export type FaultKind =
  | 'size'
  | 'atOnce'
  | 'roll'
  | 'rowOrder'
  | 'rowPoint'
  | 'goalId'
  | 'goalNamed'
  | 'task'
  | 'object'
  | 'goalDoor'
  | 'roomNamed'
  | 'goalAfter'
  | 'need'
  | 'usedUp'
  | 'tooLate'
  | 'allLeft'
  | 'needsExits'
  | 'flag'
  | 'mark'
  | 'token'
  | 'title'
  | 'stairs'
  | 'once'
  | 'tokenGone'
  | 'roomGone'
  | 'figures'
  | 'starts'
  | 'exits'
  | 'standing'
  | 'spawnPoint'
  | 'doorGone'
  | 'doorMeaning'
  | 'stairsApart'
  | 'roomsJoined'
  | 'roomDoor'
  | 'doorInside'
  | 'outsideDoor'
  | 'reach'

/** A fault of a mission file: where, what was expected, and what was found. */
export interface Fault {
  /** None for a fault in the shape of the file. */
  kind?: FaultKind
  where: string
  expected: string
  found: string
  /** The squares of the map it is about; none where it is not about the map. */
  squares?: readonly number[]
}
