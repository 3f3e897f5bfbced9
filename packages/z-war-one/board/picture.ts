import type { Caption, Colour, Mark, Picture } from '@shamble/engine/picture'
import { HEROES } from '../src/data/heroes.ts'
import { capital, listed } from '@shamble/engine'
import { heroName, several } from '../src/words/names.ts'
import { ACTIVE, DESTROYED, LOCKED, NONE, OPENED, type Infected } from '../src/table.ts'
import type { View } from '../src/view.ts'
import { BODIES, COG, CRATE, FACES, HEAD, LYING, PLATES, SHOULDERS, SKULLS } from './looks.ts'
import { groundOf, wallsOf, type Ground } from './ground.ts'
import { middleOf, planOf, type Plan } from './plan.ts'

export { backdropOf } from './ground.ts'

/*
 * The floor plans as a picture for previews of links: the same shapes as on the page, by night.
 */

const INK: Colour = '#ece3d0'
const DARK: Colour = '#0c1014'
const NIGHT: Colour = '#06090d'
const WALL: Colour = '#d9cdb2'
const WOOD: Colour = '#c98f3f'
const DANGER: Colour = '#ff7b6d'
const UNOPENED: Colour = '#12171e'
const GROUNDS: Record<Ground, Colour> = {
  street: '#2a3038',
  corridor: '#333b42',
  planks: '#56452f',
  tiles: '#3f4c49',
  carpet: '#553c3c',
  herring: '#4a4a33',
}
const COMPANY: readonly Colour[] = ['#d9614c', '#6ea3d4', '#e8cf5a', '#8fbb52']
const FLESH: readonly Colour[] = ['#8fae5d', '#c9b25a', '#a86a58']
const TURN = 90

/** Draws a view. */
export function picture(view: View): Picture {
  const plan = planOf(view.mission)
  return {
    box: [0, 0, plan.width, plan.height],
    marks: [
      { draw: 'box', x: 0, y: 0, width: plan.width, height: plan.height, fill: NIGHT },
      ...plan.areas.map(({ area, d }): Mark => ({
        draw: 'path',
        d,
        fill: view.areas[area] === ACTIVE ? GROUNDS[groundOf(plan.layout, area)] : UNOPENED,
      })),
      ...placeMarks(plan),
      ...thingMarks(view, plan),
      { draw: 'path', d: wallsOf(plan.layout), stroke: WALL, strokeWidth: 7 },
      ...doorMarks(view, plan),
      ...view.infected.flatMap((unit) => unitMarks(unit, plan)),
      ...view.heroes.flatMap((_, hero) => heroMarks(view, hero, plan)),
    ],
    captions: captions(view, plan),
    alt: described(view, plan),
  }
}

const letter = (text: string, x: number, y: number, size: number, fill: Colour): Mark => ({
  draw: 'text',
  text,
  x,
  y: y + size / 2,
  size,
  fill,
  align: 'middle',
})

// Exits and spawn points.
function placeMarks({ layout }: Plan): Mark[] {
  return [
    ...layout.exits.map((at): Mark => {
      const { x, y } = middleOf(layout, at)
      return {
        draw: 'box',
        x: x - 27,
        y: y - 27,
        width: 54,
        height: 54,
        fill: '#37501a',
        stroke: '#a4c462',
        strokeWidth: 3,
      }
    }),
    ...layout.spawnPoints.flatMap(({ at, token }): Mark[] => {
      const { x, y } = middleOf(layout, at)
      return [
        { draw: 'disc', x, y, r: 24, fill: '#5a1713', stroke: DANGER, strokeWidth: 3 },
        letter(token.slice(1), x, y, 22, INK),
      ]
    }),
  ]
}

function thingMarks(view: View, { layout }: Plan): Mark[] {
  const lying = (at: number, d: string, fill: Colour): Mark[] =>
    at === NONE ? [] : [{ draw: 'path', d, fill, stroke: DARK, strokeWidth: 2.5, at: middleOf(layout, at) }]
  return [
    ...view.items.flatMap((at) => lying(at, 'M-19-15h30l9 9v21h-39z', '#efe6d2')),
    ...view.objects.flatMap((at) => lying(at, CRATE, '#d69a3a')),
    ...layout.tasks.flatMap(({ at }, task) =>
      lying(at, COG, view.tasks.includes(task) ? '#6d8f3a' : '#8fa6b8'),
    ),
  ]
}

function doorMarks({ doors }: View, plan: Plan): Mark[] {
  return plan.doors.flatMap(({ x, y, upright }, door): Mark[] => {
    const at = { x, y, turn: upright ? TURN : 0 }
    const state = doors[door]!
    if (state === DESTROYED) return [{ draw: 'path', d: 'M-30-6h60v12h-60z', fill: DARK, at }]
    const gap: Mark = { draw: 'path', d: 'M-30-5h60v10h-60z', fill: GROUNDS.corridor, at }
    const leaf = state === OPENED ? 'M-25-2h7v36h-7z' : 'M-25-7h50v14h-50z'
    const fill: Colour = state === LOCKED ? '#8fa6b8' : WOOD
    return [gap, { draw: 'path', d: leaf, fill, stroke: DARK, strokeWidth: 2, at }]
  })
}

function unitMarks({ at, kind, facing, prone }: Infected, { layout }: Plan): Mark[] {
  if (at === NONE) return []
  const where = { ...middleOf(layout, at), turn: facing * TURN, scale: 1.1 }
  if (prone)
    return [
      { draw: 'path', d: LYING, fill: FLESH[kind]!, stroke: DARK, strokeWidth: 2.5, at: where, opacity: 0.7 },
    ]
  return [
    { draw: 'path', d: BODIES[kind]!, fill: FLESH[kind]!, stroke: DARK, strokeWidth: 3, at: where },
    {
      draw: 'disc',
      x: where.x,
      y: where.y,
      r: SKULLS[kind]!,
      fill: '#dfe3c2',
      stroke: DARK,
      strokeWidth: 2.5,
    },
  ]
}

function heroMarks({ heroes }: View, hero: number, { layout }: Plan): Mark[] {
  const { at, held, prone } = heroes[hero]!
  if (at === NONE) return []
  const where = { ...middleOf(layout, at), scale: 1.2, turn: prone ? -TURN : 0 }
  return [
    {
      draw: 'path',
      d: PLATES[hero]!,
      fill: COMPANY[hero]!,
      stroke: held.length > 0 ? DANGER : DARK,
      strokeWidth: held.length > 0 ? 6 : 3.5,
      at: where,
    },
    { draw: 'path', d: SHOULDERS, fill: DARK, at: where },
    { draw: 'path', d: HEAD, fill: '#f2dfc0', stroke: DARK, strokeWidth: 1.6, at: where },
    { draw: 'path', d: FACES[hero]!.dark, fill: DARK, at: where },
  ]
}

const goalsMet = ({ met }: View): string =>
  `${met.filter(Boolean).length} of ${several(met.length, 'objective')} met`

function captions(view: View, { layout }: Plan): Caption[] {
  const onBoard = view.infected.length
  return [
    { text: view.turn === 0 ? layout.mission.name : `${layout.mission.name}, turn ${view.turn}` },
    { text: goalsMet(view) },
    { text: onBoard === 1 ? '1 infected' : `${onBoard} infected`, colour: FLESH[0]! },
    ...HEROES.map(({ name }, hero): Caption => ({
      text: `${name}: ${stateOf(view, hero)}`,
      colour: COMPANY[hero]!,
    })),
  ]
}

function stateOf({ heroes }: View, hero: number): string {
  const { at, fate, held, stage } = heroes[hero]!
  if (fate !== 'playing') return fate
  if (at === NONE) return 'on the way'
  if (held.length > 0) return 'held'
  return stage > 0 ? `infected, ${stage}` : 'well'
}

function described(view: View, { layout }: Plan): string {
  const states = HEROES.map((_, hero) => `${heroName(hero)} ${stateOf(view, hero)}`)
  const turn = view.turn === 0 ? 'before it begins' : `turn ${view.turn}`
  return `${layout.mission.name}, ${turn}. ${capital(goalsMet(view))}; ${several(view.infected.length, 'infected', 'infected')} in play. ${listed(states)}.`
}
