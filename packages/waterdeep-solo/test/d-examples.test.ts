import { scene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { KINDS } from '../src/data/kinds.ts'
import { cardNamed, lordNamed, questNamed, spaceNamed, tileNamed } from '../src/data/names.ts'
import { spaceOf } from '../src/data/spaces.ts'
import { game, type Event, type Table } from '../src/index.ts'
import { placement } from '../src/pseudo/placement.ts'
import { yieldOf } from '../src/pseudo/yields.ts'
import { NONE, PLAYER, PSEUDO } from '../src/table.ts'
import { EXAMPLES, type Example } from './d-examples.ts'
import { lay, scenery, tavern } from './lay.ts'

// The worked examples of the reference, Part D.
for (const example of EXAMPLES) test(`${example.id}. ${example.says}.`, () => check(example))

test('There are 46 worked examples.', () => expect(EXAMPLES).toHaveLength(46))

test('E-04, read from right to left (R-01): the Gold is fetched first.', () => {
  const { given } = EXAMPLES.find(({ id }) => id === 'E-04')!
  const why = placement(lay({ ...given, scan: 'rightToLeft' }) as Table)
  expect(why.space).toBe(spaceNamed('auroras-realms-shop'))
})

function check(example: Example): void {
  const { given, does, expect: wanted } = example
  if (does.op === 'choose') return checkChoice(example)
  const played = outcome(example)
  const { table, told } = played
  const placedAt = told.find((e) => e.type === 'pseudoAssigned')
  if (wanted.space) expect(placedAt?.why.space).toBe(spaceNamed(wanted.space))
  if (wanted.boughtId) expect(told).toContainEqual(event('bought', PSEUDO, tileNamed(wanted.boughtId)))
  const completed = told.filter((e) => e.type === 'questCompleted')
  if (wanted.completed) expect(completed.map((e) => e.quest)).toEqual([questNamed(wanted.completed)])
  if (wanted.score !== undefined) expect(table.score).toBe(wanted.score)
  if (wanted.pseudoTavern !== undefined) expect(table.tavern[PSEUDO]).toEqual(tavern(wanted.pseudoTavern))
  if (wanted.playerTavern !== undefined) expect(table.tavern[PLAYER]).toEqual(tavern(wanted.playerTavern))
  if (wanted.hallAfter) expect(table.hall).toEqual(wanted.hallAfter.map(tileNamed))
  const had = (given.you?.quests ?? []).map(questNamed)
  const got = table.open[PLAYER].filter((quest) => !had.includes(quest))
  if (wanted.playerQuests) expect(got).toEqual(wanted.playerQuests.map(questNamed))
  if (wanted.pseudoQuests) expect(table.open[PSEUDO]).toEqual(wanted.pseudoQuests.map(questNamed))
  if (wanted.questDiscard) expect(table.questDiscard).toEqual(wanted.questDiscard.map(questNamed))
  for (const id of wanted.ownedByPseudo ?? []) expect(table.owner[tileNamed(id)]).toBe(PSEUDO)
  if (wanted.agentsInPool !== undefined) expect(table.pool[PSEUDO]).toBe(wanted.agentsInPool)
  for (const id of Object.keys(wanted.occupiedBy ?? {}))
    expect(table.placed[PSEUDO]).toContain(spaceNamed(id.replace('hall:', '')))
  for (const id of wanted.free ?? []) expect(table.placed.flat()).not.toContain(spaceNamed(id))
  if (wanted.firstPlayer) expect(table.firstPlayer).toBe(wanted.firstPlayer === 'pseudo' ? PSEUDO : PLAYER)
}

const event = (type: string, side: number, tile: number) => expect.objectContaining({ type, side, tile })

// Only the placement: the step, the spaces left to chance, the resource, and what he would take.
function checkChoice({ given, expect: wanted }: Example): void {
  const t = lay(given) as Table
  const why = placement({ ...t, orbUsed: false })
  expect(why.step).toBe(wanted.step)
  expect(why.tied).toEqual((wanted.spaces ?? []).map(spaceNamed))
  if (wanted.resource) expect(KINDS[why.kind]).toBe(wanted.resource)
  expect(why.copies).toBe(wanted.copy ? spaceNamed(wanted.copy) : NONE)
  if (!wanted.take) return
  const from = why.copies === NONE ? why.space : why.copies
  expect(yieldOf(t, from, why.kind, why.short).takes).toEqual(tavern(wanted.take))
}

function outcome({ given, does }: Example): { table: Table; told: Event[] } {
  let found: { table: Table; told: Event[] } | null = null
  played().check((table, g) => (found = { table, told: g.told.map((t) => t.event) }))
  return found!

  function played() {
    switch (does.op) {
      case 'turn':
        return scene(game, turnOf()).check(() => {})
      case 'playIntrigue': {
        const deck = [does.card, ...(given.intrigueDeck ?? [])]
        return scene(game, scenery({ ...given, intrigueDeck: deck }, ['pseudoDraws', true]))
      }
      case 'ownerBenefit':
        return scene(game, scenery({ ...given, turn: 'you' }, ['payOwner', tileNamed(does.building)]))
      case 'playerCompletes':
        return scene(game, scenery({ ...given, turn: 'you' }, ['complete'])).takes(
          0,
          `complete ${does.quest}`,
        )
      case 'playerPlays': {
        const you = { ...given.you, hand: [does.card] }
        return scene(game, scenery({ ...given, you, turn: 'you' }, ['playCard']))
          .takes(0, `play ${does.card}`)
          .takes(0, does.pseudoGives ? 'give' : 'keep')
      }
      default:
        return scene(game, scenery(given, ['finalScore']))
    }
  }

  // Pseudo's turn, and no further: the Player's begins without Agents, and so does his next.
  function turnOf() {
    return scenery(given, ['pseudoAssign'], ['pseudoComplete'])
  }
}

test('Names in scenes are ids of the game.', () => {
  expect(spaceOf(tileNamed('zoarstar'))).toBe(spaceNamed('zoarstar'))
  expect(lordNamed('mirt-the-moneylender')).toBeGreaterThanOrEqual(0)
  expect(cardNamed('quell-riots')).toBeGreaterThan(0)
})
