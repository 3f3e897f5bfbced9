import { expect, test } from 'vitest'
import { cardNamed, zoneNamed } from '../src/table.ts'
import { handOf, hordesOf, world } from './lay.ts'
import { FIGHT, fight } from './in-mexico.ts'

/* 7.3 no. 6. A battle that is won. */

const z = zoneNamed

// ── Won (7.3 no. 6) ──

test('Won: the horde loses 1, a card is drawn, and one may fight on or stop.', () => {
  fight({ worn: 'lobo' }, 2, { deck: 'katana crowbar lobo' })
    .dice(6, 1)
    .takes(0, 'fight')
    .tells({ type: 'weakened', zone: z('mexico'), by: 1, strength: 1, why: 'battle' })
    .told('battleBegan', 'rolled', 'battleWon', 'weakened', 'drew')
    .check((t) => expect([hordesOf(t), handOf(t), t.wins]).toEqual([{ mexico: 1 }, ['katana'], 1]))
    .asks(0, 'fight', 'stop')
    .dice(6, 1)
    .takes(0, 'fight')
    .nothingIsAsked()
    .check((t) => expect([hordesOf(t), handOf(t), t.wins]).toEqual([{}, ['crowbar', 'katana'], 2]))
})

test('R14. Whoever stops is done; whoever loses is done.', () => {
  fight({ worn: 'lobo' }, 3).dice(6, 1).takes(0, 'fight').takes(0, 'stop').nothingIsAsked()
  fight({ worn: 'lobo' }, 3).dice(6, 1).takes(0, 'fight').dice(1, 8).takes(0, 'fight').nothingIsAsked()
})

test('R14. Own-turn tactics may be played before any battle of the step.', () => {
  fight({ worn: 'lobo', hand: 'air-strike' }, 4)
    .asks(0, 'fight', 'play air-strike mexico')
    .dice(6, 1)
    .takes(0, 'fight')
    .asks(0, 'fight', 'stop', 'play air-strike mexico')
    .takes(0, 'play air-strike mexico')
    .asks(0, 'fight', 'stop')
    .check((t) => expect(hordesOf(t)).toEqual({ mexico: 1 }))
})

test('7.3. Whoever has turned does not fight.', () => {
  world({ cast: { veteran: 'zombie', ranger: { at: 'korea' } }, hordes: { korea: 1 } }, [
    ...FIGHT,
  ]).nothingIsAsked()
})

test('7.3. A tactic that takes the horde away takes the obligation away.', () => {
  fight({ hand: 'air-strike' }, 2).takes(0, 'play air-strike mexico').nothingIsAsked()
})

test('4, Quartermaster: of two cards drawn for a win one is discarded.', () => {
  const cast = { quartermaster: { at: 'mexico', worn: 'lobo' }, pilot: { at: 'korea' } }
  world({ cast, hordes: { mexico: 1 }, deck: 'katana lobo' }, [...FIGHT])
    .dice(6, 1)
    .takes(0, 'fight')
    .asks(0, 'discard katana', 'discard lobo')
    .takes(0, 'discard katana')
    .check((t) => expect([handOf(t), t.combatDiscard]).toEqual([['lobo'], [cardNamed('katana')]]))
})

test('4, Quartermaster: two alike leave one without a question; of the last card of all nothing is discarded.', () => {
  const cast = { quartermaster: { at: 'mexico', worn: 'lobo' }, pilot: { at: 'korea' } }
  world({ cast, hordes: { mexico: 1 }, deck: 'lobo lobo' }, [...FIGHT])
    .dice(6, 1)
    .takes(0, 'fight')
    .nothingIsAsked()
    .check((t) => expect([handOf(t), t.combatDiscard]).toEqual([['lobo'], [cardNamed('lobo')]]))
  world({ cast, hordes: { mexico: 1 }, deck: 'katana' }, [...FIGHT])
    .dice(6, 1)
    .takes(0, 'fight')
    .told('battleBegan', 'rolled', 'battleWon', 'weakened', 'drew', 'noCardLeft')
    .check((t) => expect([handOf(t), t.combatDiscard]).toEqual([['katana'], []]))
  world({ cast, hordes: { mexico: 1 } }, [...FIGHT])
    .dice(6, 1)
    .takes(0, 'fight')
    .told('battleBegan', 'rolled', 'battleWon', 'weakened', 'noCardLeft')
})

test('5.2. An empty combat deck is made anew from the discards; with none left nothing is drawn.', () => {
  fight({ worn: 'lobo' }, 1, { discards: 'katana' })
    .dice(6, 1)
    .takes(0, 'fight')
    .tells({ type: 'reshuffled', deck: 'combat' })
    .check((t) => expect([handOf(t), t.combatDiscard]).toEqual([['katana'], []]))
  const cards = 'katana crowbar lobo machete shotgun'
  let shuffled = 0
  fight({ worn: 'lobo' }, 1, { discards: cards })
    .dice(6, 1)
    .takes(0, 'fight')
    .check((t, g) => {
      expect([...t.combatDeck, ...t.hand[0]!].toSorted((a, b) => a - b)).toEqual(
        cards
          .split(' ')
          .map(cardNamed)
          .toSorted((a, b) => a - b),
      )
      shuffled = g.position.rng.drawn.combat!
    })
  // The deck has a chance of its own: what dice fall changes no shuffle.
  fight({ worn: 'lobo' }, 1, { deck: cards })
    .dice(6, 1)
    .takes(0, 'fight')
    .check((_, g) => expect(g.position.rng.drawn.combat).toBeLessThan(shuffled))
  fight({ worn: 'lobo' }, 1).dice(6, 1).takes(0, 'fight').tells({ type: 'noCardLeft', who: 0 })
})

const SAPPER = { sapper: { at: 'mexico', worn: 'lobo' }, pilot: { at: 'korea' } }

test('4, Sapper: a win with a 5 costs an adjacent horde 1 as well; it must be used, once a turn.', () => {
  world({ cast: SAPPER, hordes: { mexico: 2, caribbean: 2, 'great-plains': 1, korea: 1 } }, [...FIGHT])
    .dice(5, 1)
    .takes(0, 'fight')
    .asks(0, 'sap great-plains', 'sap caribbean')
    .takes(0, 'sap caribbean')
    .tells({ type: 'weakened', zone: z('caribbean'), by: 1, strength: 1, why: 'splash' })
    .dice(6, 1)
    .takes(0, 'fight')
    .nothingIsAsked()
    .check((t) => expect(hordesOf(t)).toEqual({ caribbean: 1, 'great-plains': 1, korea: 1 }))
})

test('4, Sapper: not with a 4; and it is not used up while no horde is adjacent (R15).', () => {
  world({ cast: SAPPER, hordes: { mexico: 2, caribbean: 2 } }, [...FIGHT])
    .dice(4, 1)
    .takes(0, 'fight')
    .asks(0, 'fight', 'stop')
    .check((t) => expect([hordesOf(t), t.sapped]).toEqual([{ mexico: 1, caribbean: 2 }, false]))
  world({ cast: SAPPER, hordes: { mexico: 2 } }, [...FIGHT])
    .dice(6, 1)
    .takes(0, 'fight')
    .check((t) => expect(t.sapped).toBe(false))
})

test('4, Sapper: with one horde adjacent there is no question.', () => {
  world({ cast: SAPPER, hordes: { mexico: 1, caribbean: 2 } }, [...FIGHT])
    .dice(5, 1)
    .takes(0, 'fight')
    .nothingIsAsked()
    .check((t) => expect([hordesOf(t), t.sapped]).toEqual([{ caribbean: 1 }, true]))
})

test('4, Sapper: nobody else weakens what is adjacent, and no loss does.', () => {
  fight({ worn: 'lobo' }, 1, { hordes: { mexico: 1, caribbean: 2 } })
    .dice(6, 1)
    .takes(0, 'fight')
    .check((t) => expect(hordesOf(t)).toEqual({ caribbean: 2 }))
  world({ cast: SAPPER, hordes: { mexico: 4, caribbean: 2 } }, [...FIGHT])
    .dice(5, 12)
    .takes(0, 'fight')
    .check((t) => expect(hordesOf(t)).toEqual({ mexico: 4, caribbean: 2 }))
})
