import type { Move, Pending } from '@shamble/engine'
import { fightsNext, hasOwnTurnTactic } from '../src/arms.ts'
import { abilityOf } from '../src/data/roles.ts'
import { ADJACENT } from '../src/map.ts'
import { cardCalled, tacticOf, weaponOf } from '../src/table.ts'
import type { View } from '../src/view.ts'
import { standingOf } from './fights.ts'

/** The move that a page makes without asking, because nothing else can matter. */
export function automatic({ step, moves }: Pending, view: View, last: Move | null): Move | null {
  const only = moves.length === 1 ? moves[0]! : null
  switch (step) {
    // The battle, which shows the odds, is asked next: nothing is revealed.
    case 'equip':
      return only && fightsNext(view) ? only : null
    // The odds stood on *Ready*.
    case 'battleStep':
      return only && last?.[0] === 'ready' && !hasOwnTurnTactic(view, view.active) ? only : null
    case 'beforeRoll':
      return cannotLose(view) && moves.every(onlyAdds) ? called(moves, 'roll') : null
    case 'afterRoll':
      return isWon(view) && !dieMatters(view) ? called(moves, 'accept') : null
    default:
      return null
  }
}

const called = (moves: readonly Move[], verb: string): Move | null =>
  moves.find((move) => move[0] === verb) ?? null

const cannotLose = (view: View): boolean => standingOf(view, [])?.chance === 1

// A bonus; Booby Trap would do more.
const onlyAdds = ([, card]: Move): boolean =>
  card === undefined || tacticOf(cardCalled(card)!).effects.every(({ op }) => op === 'battleBonus')

function isWon(view: View): boolean {
  const standing = standingOf(view, [])
  if (!standing) return false
  const over = standing.die + standing.bonus - standing.horde
  return over > 0 || (over === 0 && standing.ties)
}

// The Flamethrower and the Sapper look at the die of a battle that is won.
function dieMatters({ battle, worn, role, sapped, strength }: View): boolean {
  const { who, zone, die } = battle!
  const breaks = worn[who]!.some((card) =>
    weaponOf(card).effects.some((effect) => effect.op === 'breakOn' && effect.face === die),
  )
  const splash = sapped ? null : abilityOf(role[who]!, 'splash')
  return (
    breaks || (splash !== null && die < splash.dieMin && ADJACENT[zone]!.some((next) => strength[next]! > 0))
  )
}
