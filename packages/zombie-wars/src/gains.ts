import { power } from '@shamble/engine'

/*
 * What a horde gains if it attacks the townspeople of its space again and again until it lies down: for the chance to win.
 */

/** 7.3. Of six townspeople one kills. */
export const TOWN_KILLS = 1 / 6
const MOST_ZOMBIES = 20
const MOST_PEOPLE = 14

/** The townspeople that a horde can expect to turn on its space, less the zombies that it loses. */
export const turned = (zombies: number, people: number): number =>
  TURNED[Math.min(MOST_ZOMBIES, zombies)]![Math.min(MOST_PEOPLE, people)]!

// A gain may depend on that of a larger horde, which is found later in a pass: three passes are near enough.
const PASSES = 3
// 7.3. By zombies and townspeople.
const TURNED = gains()
function gains(): number[][] {
  const gain = Array.from({ length: MOST_ZOMBIES + 1 }, () => Array<number>(MOST_PEOPLE + 1).fill(0))
  for (let time = 0; time < PASSES; time++)
    for (let people = 1; people <= MOST_PEOPLE; people++)
      for (let zombies = MOST_ZOMBIES; zombies >= 1; zombies--)
        gain[zombies]![people] = Math.max(0, anAttack(gain, zombies, people))
  return gain
}

function anAttack(gain: readonly (readonly number[])[], zombies: number, people: number): number {
  let sum = 0
  for (let hits = 0; hits <= zombies; hits++) {
    const ways = choose(zombies, hits)
    const all = ways * power(0.5, zombies)
    const withoutOnes = ways * power(0.5, hits) * power(1 / 3, zombies - hits)
    const turned = Math.min(hits, people)
    for (let struck = 0; struck <= people; struck++) {
      const killed = Math.min(struck, zombies)
      const chance =
        choose(people, struck) * power(TOWN_KILLS, struck) * power(1 - TOWN_KILLS, people - struck)
      const left = Math.min(MOST_ZOMBIES, zombies + turned - killed)
      sum += chance * (all * (turned - killed) + withoutOnes * gain[left]![people - turned]!)
    }
  }
  return sum
}

function choose(n: number, k: number): number {
  let ways = 1
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1)
  return ways
}
