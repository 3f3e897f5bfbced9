import { quickChance, Referee, start } from '@shamble/engine'
import { zombieWars } from '../src/index.ts'
import { forecasts } from './forecasts.ts'
import { checkForecasts, movesWithForecasts } from '../../engine/src/testing/forecasts.ts'
const zombies = (g: any, m: any) => g.table.hordes.some((h: any) => `horde:${h.id}` === m[1] && h.zombies.some((z: number) => z > 6)) || g.table.switches.aTimeForHeroes && (m[2] !== "townies" || (g.table.town[g.table.hordes.find((h: any) => `horde:${h.id}` === m[1]).at] ?? []).some((z: number) => z > 6))
const EAGER = new Set(['attack', 'against', 'fight', 'squad', 'pay', 'luck', 'sacrifice', 'some'])
const faults: Record<string, number> = {}; let n = 0
const kinds: Record<string, number> = {}
for (let k = 0; k < 250; k++) {
  const chance = quickChance(`eager2-${k}`)
  const options: any = Object.fromEntries(Object.entries(zombieWars.options).map(([name, s]) => [name, s[chance(s.length)]!]))
  const { position } = start(zombieWars, `eager2-${k}`, 2 + chance(5), options)
  if (k % 2) position.rng.loaded = { pawns: Array<number>(72).fill(4) }
  const g = new Referee<any, any>(zombieWars, position).settle()
  while (!g.result) {
    const p = g.pending[0]!
    const at: any = { game: zombieWars, log: { game: 'zombie-wars', version: 1, seats: 2, options, seed: `e-${k}`, moves: [] }, position: g.position, pending: g.pending }
    if (p.step === 'act' && p.moves.some(([v]) => v === 'attack') && chance(2) === 0) {
      const all = movesWithForecasts(at, forecasts).filter(({ move }) => move[0] === "attack" && (move[2] === "hordes" || move[2] === "everything" || zombies(g, move)))
      if (!all.length) { g.make(p.seat, p.moves[chance(p.moves.length)]!); continue }
      const one = all[chance(all.length)]!
      n++
      const t = one.move[2]!.replace(/:.*/, ''); kinds[t] = (kinds[t] ?? 0) + 1
      try { checkForecasts(at, forecasts, one, chance(2 ** 30), 1000) } catch (e: any) {
        const m = e.message.split('\n')[1]; console.log(JSON.stringify(options.breeds), options.aTimeForHeroes, options.advanced, m); faults[t] = (faults[t] ?? 0) + 1
      }
    }
    const fights = p.moves.filter(([v]) => EAGER.has(v))
    const ch = fights.length ? fights : p.moves.filter(([v]) => v !== 'stop')
    const list = chance(4) === 0 ? p.moves : ch.length ? ch : p.moves
    g.told.length = 0
    g.make(p.seat, list[chance(list.length)]!)
  }
}
console.log(n, kinds, faults)
