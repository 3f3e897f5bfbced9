import type { Card, Hero, Infected, Pass, Roll, Table } from './table.ts'

/*
 * Copies of the table (3.2), field by field, for bots and views. Bots copy it for every move they try: speed matters.
 */

/** The whole table, its fields in the order of the set-up. */
export function copyTable(t: Table): Table {
  const copied: Table = {
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
    kills: [...t.kills],
  }
  if (t.passes) copied.passes = t.passes.map(copyPass)
  return copied
}

export const copyHero = (hero: Hero): Hero => ({
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
  supported: hero.supported,
})

export const copyCard = ({ kind, hero, rounds, used, fired, search, found }: Card): Card => ({
  kind,
  hero,
  rounds,
  used,
  fired,
  search,
  found,
})

export const copyUnit = (unit: Infected): Infected => ({
  id: unit.id,
  kind: unit.kind,
  at: unit.at,
  facing: unit.facing,
  prone: unit.prone,
  hurt: unit.hurt,
  controlled: unit.controlled,
  acted: unit.acted,
  seen: unit.seen,
  risen: unit.risen,
})

export const copyRoll = (roll: Roll): Roll => ({
  kind: roll.kind,
  hero: roll.hero,
  unit: roll.unit,
  dice: [...roll.dice],
  bonus: roll.bonus,
  cards: [...roll.cards],
  does: [...roll.does],
  aimed: roll.aimed,
  again: roll.again,
  misfired: roll.misfired,
})

export const copyPass = ({ window, until }: Pass): Pass => ({ window, until })
