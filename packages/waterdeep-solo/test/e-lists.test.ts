import { readFileSync } from 'node:fs'
import { scene } from '@shamble/engine/testing'
import { expect, test } from 'vitest'
import { BUILDINGS } from '../src/data/buildings.ts'
import type { Effect } from '../src/data/effect.ts'
import { INTRIGUE } from '../src/data/intrigue.ts'
import { CUBES_OF_A_KIND, KINDS, LETTERS, VALUES } from '../src/data/kinds.ts'
import { LORD_BONUS, LORDS } from '../src/data/lords.ts'
import { DECK, isMandatory, QUESTS, type Plot } from '../src/data/quests.ts'
import { BOARD } from '../src/data/spaces.ts'
import { game } from '../src/index.ts'
import { BUILDING_PLACES } from '../src/pseudo/placement.ts'
import { FACE_UP } from '../src/quests.ts'
import { ROUNDS } from '../src/data/rounds.ts'
import { PLAYER, PSEUDO } from '../src/table.ts'

/*
 * Every Lord, Quest, card, Building and space, compared with the tables of the reference (`data/data.json`; `2C 1G` are two
 * Clerics and one Gold, `1?` is a cube of a free choice).
 */

const data = JSON.parse(readFileSync(new URL('./data/data.json', import.meta.url), 'utf8'))

const text = (counts: readonly number[]): string =>
  counts.flatMap((count, kind) => (count > 0 ? [`${count}${LETTERS[kind]}`] : [])).join(' ')
const letters = (kinds: readonly number[]): string => kinds.map((kind) => LETTERS[kind]).join('')
const sum = (effects: readonly Effect[], op: 'gain' | 'pay'): string =>
  text(KINDS.map((_, kind) => effects.reduce((all, e) => all + (e.op === op ? e.what[kind]! : 0), 0)))
const cards = (effects: readonly Effect[]): number =>
  effects.reduce((all, e) => all + (e.op === 'drawIntrigue' ? e.count : 0), 0)

// An action in the words of the tables.
const SPECIAL: Partial<Record<Effect['op'], string>> = {
  takeFirstPlayer: 'takeFirstPlayerMarker',
  renewQuests: 'resetFaceUpQuests',
  playIntrigue: 'playIntrigue',
  buy: 'buyBuilding',
  goldPerTile: 'goldPerBuildingTileInPlay',
  useTheirSpace: 'useOpponentSpace',
}

function told(effects: readonly Effect[]) {
  const flex = effects.find((e) => e.op === 'choose')
  return {
    pay: sum(effects, 'pay'),
    gain: sum(effects, 'gain'),
    flex: flex ? `${flex.count} ${letters(flex.of)}` : null,
    intrigue: cards(effects),
    quests: effects.filter(({ op }) => op === 'takeFaceUpQuest').length,
    takeStock: effects.some(({ op }) => op === 'takeStock'),
    special: effects.flatMap(({ op }) => SPECIAL[op] ?? [])[0] ?? null,
  }
}

test('A5. The spaces of the board.', () => {
  expect(BOARD.map(({ id, name, action }) => ({ id, name, action: told(action) }))).toEqual(data.spaces)
})

test('E3. The Buildings: price, stock, action, and the owner’s benefit.', () => {
  const ours = BUILDINGS.map(({ id, name, price, stock, action, owner }) => ({
    id,
    name,
    cost: price,
    stock: stock && `${stock.count}${LETTERS[stock.kind]}`,
    action: told(action),
    owner: {
      gain: sum([owner], 'gain'),
      choice: owner.op === 'choose' ? letters(owner.of) : '',
      intrigue: cards([owner]),
      vp: owner.op === 'score' ? owner.points : 0,
    },
  }))
  expect(ours).toEqual(data.buildings)
})

test('E4. The Lords and their types.', () => {
  expect(LORDS.map(({ id, name, types }) => ({ id, name, types }))).toEqual(data.lords)
})

// Rewards beyond cubes, Gold and cards, in the words of the tables.
function effectsTold(effects: readonly Effect[]): object[] {
  return effects.flatMap((e): object[] => {
    switch (e.op) {
      case 'drawIntrigue':
        return [{ op: 'drawIntrigue', n: e.count }]
      case 'playIntrigue':
        return [{ op: 'playIntrigue', n: 1 }]
      case 'drawQuest':
        return [{ op: 'drawQuestFromDeck', n: 1 }]
      case 'takeFaceUpQuest':
        return [{ op: 'takeFaceUpQuest', n: 1 }]
      case 'freeFromHall':
        return [{ op: 'freeBuildingFromHall', n: 1 }]
      case 'freeFromStack':
        return [{ op: 'freeBuildingFromStack', n: 1 }]
      case 'takeAgentBack':
        return [{ op: 'returnOwnAgent', n: 1 }]
      case 'scorePerBuilding':
        return [{ op: 'vpPerOwnedBuilding', vp: e.points }]
      case 'theyGain':
        return [{ op: 'opponentGains', gain: { gold: e.what[4] } }]
      default:
        return []
    }
  })
}

function plotTold(plot: Plot | null) {
  if (!plot) return null
  switch (plot.on) {
    case 'quest':
      return {
        trigger: 'completeQuest',
        questType: plot.type,
        excludesItself: true,
        gain: { vp: plot.points },
      }
    case 'purchase':
      return { trigger: 'buyBuilding', limit: 'none', gain: { vp: plot.points } }
    case 'assignment':
      return { trigger: 'passive', limit: 'oncePerRound', permission: 'assignToOpponentOccupiedSpace' }
    case 'round':
      return { trigger: 'startOfRound', limit: 'oncePerRound', gain: { any: countOf(plot.effect) } }
    case 'action': {
      const limit = plot.once === 'action' ? 'oncePerAction' : 'oncePerRound'
      const head = { trigger: 'actionProvides', resource: KINDS[plot.kind], limit }
      const { effect } = plot
      if (effect.op !== 'swap') return { ...head, gain: gainTold(effect) }
      const from = effect.from.map((kind) => KINDS[kind])
      return { ...head, optional: true, swap: { from, to: KINDS[effect.to], n: 1 } }
    }
  }
}

const countOf = (effect: Effect): number => (effect.op === 'choose' ? effect.count : 0)
const gainTold = (effect: Effect): Record<string, number> =>
  effect.op === 'gain'
    ? Object.fromEntries(effect.what.flatMap((n, kind) => (n > 0 ? [[KINDS[kind]!, n]] : [])))
    : { intrigue: cards([effect]) }

test('E1. The Quests: type, cost, points, reward and Plot.', () => {
  const ours = DECK.map(({ id, name, type, cost, points, reward, plot }) => {
    const any = reward.reduce((all, e) => all + countOf(e), 0)
    return {
      id,
      name,
      type,
      cost: text(cost),
      vp: points,
      reward: [sum(reward, 'gain'), any > 0 ? `${any}?` : ''].filter(Boolean).join(' '),
      effects: effectsTold(reward),
      plot: plotTold(plot),
    }
  })
  expect(ours).toEqual(data.quests)
})

const CATEGORIES: Record<string, string> = {
  printed: 'F1',
  recall: 'F2',
  extraAgent: 'F3',
  bribe: 'F4',
  favor: 'F5',
  quest: 'F6',
}

test('E2, B6. The Intrigue cards: kind, copies, what Pseudo does with them; Mandatory Quests with cost and points.', () => {
  const ours = INTRIGUE.map(({ id, name, kind, copies, solo }) => {
    const quest = QUESTS.find((other, n) => other.id === id && isMandatory(n))
    return {
      id,
      name,
      kind,
      count: copies,
      category: typeof solo === 'number' || solo === 'any' ? 'F7' : CATEGORIES[solo],
      colour: typeof solo === 'number' ? KINDS[solo] : solo === 'any' ? 'any' : null,
      cost: quest ? text(quest.cost) : '',
      vp: quest ? quest.points : null,
    }
  })
  expect(ours).toEqual(data.intrigue)
})

test('A1 to A6, B1 to B3. Numbers of the game, and the set-up.', () => {
  const { numbers } = data
  expect([ROUNDS, FACE_UP, BUILDING_PLACES, CUBES_OF_A_KIND, LORD_BONUS]).toEqual([
    numbers.rounds,
    numbers.faceUpQuests,
    numbers.buildingPlaces,
    numbers.cubes,
    numbers.lordBonus,
  ])
  expect(KINDS.map((kind) => numbers.values[kind])).toEqual([...VALUES])
  const { quests, intrigue, buildings, lords } = numbers.deckSizes
  expect([DECK.length, BUILDINGS.length, LORDS.length]).toEqual([quests, buildings, lords])
  expect(INTRIGUE.reduce((all, { copies }) => all + copies, 0)).toBe(intrigue)
  scene(game, { next: [] }).check((t) => {
    const { setup } = numbers
    expect(t.firstPlayer).toBe(setup.firstPlayer === 'pseudo' ? PSEUDO : PLAYER)
    expect([t.tavern[PLAYER][4], t.tavern[PSEUDO][4]]).toEqual([setup.gold.player, setup.gold.pseudo])
    expect(t.pool.map((left, side) => left + t.placed[side]!.length)).toEqual([setup.agents, setup.agents])
    expect(t.open.map((list) => list.length)).toEqual([setup.quests.player, setup.quests.pseudo])
    expect([t.hand.length, t.score]).toEqual([setup.intrigue.player, setup.playerScore])
  })
})
