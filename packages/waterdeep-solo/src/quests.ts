import type { Choice } from '@shamble/engine'
import { TYPES, type Effect } from './data/effect.ts'
import { cardOfMandatory, mandatoryOf } from './data/intrigue.ts'
import { LORD_BONUS, LORDS } from './data/lords.ts'
import { questNamed } from './data/names.ts'
import { isMandatory, QUESTS } from './data/quests.ts'
import { completable } from './completable.ts'
import { carryOut, type Source } from './effects.ts'
import { NONE, other, PLAYER, PSEUDO, remove, type G, type QuestId, type Side, type Table } from './table.ts'
import { score } from './taverns.ts'

/** Face-up Quests at Cliffwatch Inn (A2). */
export const FACE_UP = 4

// A7. Drawing a Quest. An empty deck is refilled by shuffling its discards; with none left nothing is drawn.
export function drawFromDeck(g: G): QuestId {
  const t = g.table
  if (t.questDeck.length === 0 && t.questDiscard.length > 0) {
    t.questDeck = g.shuffle(t.questDiscard, 'quests')
    t.questDiscard = []
    g.tell({ type: 'reshuffled', deck: 'quests' })
  }
  if (t.questDeck.length === 0) return NONE
  g.reveal()
  return t.questDeck.pop()!
}

// A5, 7E. A face-up Quest: the Player takes one and it is replaced at once; Pseudo gives one instead.
export function takeFaceUpQuest(g: G, side: Side): void {
  if (side === PSEUDO) return giveQuest(g)
  g.then(chooseQuest)
}

const chooseQuest: Choice<G, []> = {
  seat: () => PLAYER,
  ask: 'Which Quest do you take?',
  options(g, can) {
    for (const quest of g.table.inn) can('accept', QUESTS[quest]!.id)
  },
  take: {
    accept(g, _, part: string) {
      const t = g.table
      const quest = questNamed(part)
      const place = t.inn.indexOf(quest)
      t.open[PLAYER].push(quest)
      g.tell({ type: 'questTaken', quest })
      const next = drawFromDeck(g)
      t.inn.splice(place, 1, ...(next === NONE ? [] : [next]))
      if (next !== NONE) g.tell({ type: 'questTurnedUp', quest: next, place })
    },
  },
}

// A5, R-21. New Quests at the inn: the face-up ones are discarded and four turned up.
export function renewQuests(g: G): void {
  const t = g.table
  t.questDiscard.push(...t.inn)
  t.inn = []
  g.tell({ type: 'innCleared' })
  turnUp(g)
  g.tell({ type: 'innRenewed', quests: [...t.inn] })
}

/** Turns up Quests until four lie at the inn or none are left. */
export function turnUp(g: G): void {
  const { inn } = g.table
  while (inn.length < FACE_UP) {
    const quest = drawFromDeck(g)
    if (quest === NONE) return
    inn.push(quest)
  }
}

// B8, 7E. The top Quest of the deck: the Player keeps it; Pseudo gives one instead.
export function drawQuest(g: G, side: Side): void {
  if (side === PSEUDO) return giveQuest(g)
  const quest = drawFromDeck(g)
  if (quest === NONE) return
  g.table.open[PLAYER].push(quest)
  g.tell({ type: 'questDrawn', side, quest })
}

// B5, 7E, R-20. Giving a Quest: the Player draws until a Quest is of neither type of their Lord, and discards the others.
export function giveQuest(g: G): void {
  const { types } = LORDS[g.table.lord]!
  const { found, rejected } = search(g, (quest) => !types.includes(QUESTS[quest]!.type!))
  if (found === NONE) return g.tell({ type: 'questFound', quest: null, rejected })
  g.table.open[PLAYER].push(found)
  g.tell({ type: 'questGiven', quest: found, rejected })
}

// A10. Special Assignment: name a type and reveal Quests until one has it.
export function searchQuest(g: G): void {
  g.then(chooseType)
}

const chooseType: Choice<G, []> = {
  seat: () => PLAYER,
  ask: 'Which type of Quest do you look for?',
  options(_, can) {
    for (const type of TYPES) can('search', type)
  },
  take: {
    search(g, _, type: string) {
      const { found, rejected } = search(g, (quest) => QUESTS[quest]!.type === type)
      if (found !== NONE) g.table.open[PLAYER].push(found)
      g.tell({ type: 'questFound', quest: found === NONE ? null : found, rejected })
    },
  },
}

// Drawing until one fits. Rejected Quests are discarded afterwards, so that the search ends.
function search(g: G, fits: (quest: QuestId) => boolean): { found: QuestId; rejected: QuestId[] } {
  const rejected: QuestId[] = []
  let found = drawFromDeck(g)
  while (found !== NONE && !fits(found)) {
    rejected.push(found)
    found = drawFromDeck(g)
  }
  g.table.questDiscard.push(...rejected)
  return { found, rejected }
}

// A10. Change of Plans: the Player discards an open Quest for points.
export function discardQuest(g: G, _: Side, { points }: { points: number }): void {
  g.then(chooseQuestToDiscard, points)
}

const chooseQuestToDiscard: Choice<G, [points: number]> = {
  seat: () => PLAYER,
  ask: (points) => `Which open Quest do you discard for ${points} VP?`,
  options(g, can) {
    for (const quest of g.table.open[PLAYER]) can('discard', QUESTS[quest]!.id)
  },
  take: {
    discard(g, [points], part: string) {
      const quest = questNamed(part)
      remove(g.table.open[PLAYER], quest)
      layAside(g.table, quest)
      g.tell({ type: 'questDiscarded', quest })
      score(g, PLAYER, points, 'card')
    },
  },
}

/** Discards a Quest, a Mandatory one to the Intrigue discards. */
function layAside(t: Table, quest: QuestId): void {
  if (isMandatory(quest)) t.intrigueDiscard.push(cardOfMandatory(quest))
  else t.questDiscard.push(quest)
}

// A7, R-17. A Mandatory Quest goes to the other side: on top of Pseudo's column, or among the Player's Quests.
export function giveMandatory(g: G, side: Side, _: Effect, __: Source, card: number): void {
  const to = other(side)
  const quest = mandatoryOf(card)
  if (to === PSEUDO) g.table.open[PSEUDO].unshift(quest)
  else g.table.open[PLAYER].push(quest)
  g.tell({ type: 'mandatoryGiven', to, quest })
}

// A4, A7, R-19. Completing a Quest, or waiting.
export const complete: Choice<G, []> = {
  seat: () => PLAYER,
  ask: 'Do you complete a Quest?',
  options(g, can) {
    const quests = completable(g.table, PLAYER)
    if (quests.length === 0) return
    for (const quest of quests) can('complete', QUESTS[quest]!.id)
    can('wait')
  },
  take: {
    complete(g, _, part: string) {
      settle(g, PLAYER, questNamed(part))
    },
    wait() {},
  },
}

// Pseudo completes the uppermost Quest he can pay, and never declines.
export function pseudoComplete(g: G): void {
  const [quest] = completable(g.table, PSEUDO)
  if (quest !== undefined) settle(g, PSEUDO, quest)
}

// B4, R-33, R-37. Completing, in order: pay; score, with Plot Quests and the Lord; put the card away (Pseudo draws his
// next Quest); take the reward.
function settle(g: G, side: Side, quest: QuestId): void {
  const t = g.table
  const { cost, points, type, plot } = QUESTS[quest]!
  for (let kind = 0; kind < cost.length; kind++) t.tavern[side][kind] = t.tavern[side][kind]! - cost[kind]!
  t.completed[side]++
  g.tell({ type: 'questCompleted', side, quest })
  score(g, side, points, 'quest')
  for (const open of t.plots[side]) {
    const bonus = QUESTS[open]!.plot
    if (bonus?.on === 'quest' && bonus.type === type) score(g, side, bonus.points, 'plot')
  }
  if (side === PLAYER && type !== null && LORDS[t.lord]!.types.includes(type))
    score(g, side, LORD_BONUS, 'lord')
  remove(t.open[side], quest)
  if (isMandatory(quest)) layAside(t, quest)
  else (plot ? t.plots : t.done)[side].push(quest)
  if (side === PSEUDO && !isMandatory(quest)) drawForPseudo(g)
  carryOut(g, side, 'reward', quest, 0)
}

// B4, R-17. Pseudo's next Quest goes to the bottom of his column.
export function drawForPseudo(g: G): void {
  const quest = drawFromDeck(g)
  if (quest === NONE) return
  g.table.open[PSEUDO].push(quest)
  g.tell({ type: 'questDrawn', side: PSEUDO, quest })
}

/** The steps of this chapter, in the order of play. */
export const steps = { chooseQuest, chooseType, chooseQuestToDiscard, complete, pseudoComplete }
