import { stderr, stdout } from 'node:process'
import { chancesOf } from '@shamble/catalogue/chances'
import {
  defaultSeats,
  quickChance,
  readOptions,
  seatsFor,
  type AnyGame,
  type Seat,
  type SetUp,
} from '@shamble/engine'
import { isStrength, scoreOf, type Strength } from '@shamble/engine/bots'
import { estimatorOf, regressors } from '@shamble/review'
import { readArguments, type Flags } from '../arguments.ts'
import { Complaint, type Tool } from '../command.ts'
import { gameOf } from '../games.ts'
import { meanOf } from '../statistics.ts'
import { optionsGiven, seatsGiven, seedGiven } from '../settings.ts'
import { fitted } from './fit.ts'
import { erringLog, playedLog } from './logs.ts'
import { toldBy } from './told.ts'
import { errorsAmong, isFound, luckFigures, lucksOf, shareInWords, type Lucks } from './table.ts'

const FLAGS: Flags = {
  games: 'value',
  planted: 'value',
  seats: 'value',
  strength: 'value',
  option: 'values',
  seed: 'value',
  fit: 'switch',
  mixed: 'switch',
}

const usage = `
pnpm tool review <game> [--games N] [--planted N] [--seats K] [--option name=value] [--fit]

Measures the review. Bots play N games on all seats. For each seat it writes the mean luck with its standard error, which must lie
within two of zero, the mean result raw and adjusted, and by what the variance of adjusted results is smaller.

  --games N            games for the luck (200)
  --planted N          games in which the first seat makes every fifth decision as the bot easy would (0): writes in how many of them
                       such an error is among the three dearest decisions. Only errors that cost something against what the bot would
                       have done count, and only games with one
  --strength s         the strength of the bots (hard)
  --seats K            the number of seats (the default)
  --option name=value  repeatable; other options keep their defaults
  --seed S             another seed, other games (review)
  --fit                fits the weights of the chance to win to these games instead, and writes them, for chances.json of the game; of
                       a game without features those of its score, for calibrations.ts. Takes seeds of its own (fit), and in every
                       second game options by chance where none are given
  --mixed              with --fit: in every second game also the strength of each seat by chance
`

const GAMES = 200
const MIXED: readonly Strength[] = ['easy', 'fair', 'hard']

async function run(args: string[]): Promise<number> {
  const given = readArguments(args, FLAGS)
  const { game, title } = await gameOf(given.words[0])
  const options = optionsGiven(game, given) ?? readOptions(game, {}, true)
  const seats = seatsGiven(game, given, options) ?? defaultSeats(game, options)
  const strength = given.text('strength') ?? 'hard'
  if (!isStrength(strength)) throw new Complaint(`There is no strength “${strength}”.`)
  const seed = seedGiven(given, given.on('fit') ? 'fit' : 'review')
  const setUp = { seats, options }
  const many = given.whole('games', 0) ?? GAMES
  const tell = (n: number, of: number) => stderr.isTTY && stderr.write(`\r${n} of ${of} games`)

  const chances = await chancesOf(game)
  if (given.on('fit')) {
    const logs = Array.from({ length: many }, (_, n) => {
      const isDrawn = n % 2 === 1
      const drawn = isDrawn ? drawnSetUp(game, setUp, given.settings(), n) : setUp
      const strengths = isDrawn && given.on('mixed') ? drawnStrengths(drawn.seats, n) : strength
      return playedLog(game, drawn, `${seed}-${n}`, strengths)
    })
    const moves = Math.round(meanOf(logs.map((log) => log.moves.length / log.seats)))
    const told = logs.flatMap((log, n) => {
      tell(n, many)
      const ofScore = (table: unknown, at: number) => (seat: Seat) =>
        regressors(scoreOf(game, table, seat), at / (moves * log.seats))
      return toldBy(game, log, chances?.features ?? ofScore)
    })
    const weights = fitted(told)
    const terms = { games: many, strength, ...(given.on('mixed') && { mixed: true }) }
    stdout.write(`${JSON.stringify(chances ? { ...terms, weights } : { moves, weights })}\n`)
    return 0
  }

  const estimator = estimatorOf(game, seats, chances)
  const lucks: Lucks[] = []
  for (let n = 0; n < many; n++) {
    tell(n, many)
    lucks.push(lucksOf(game, playedLog(game, setUp, `${seed}-${n}`, strength), estimator))
  }
  stdout.write(`${title}, ${seats} seats, bots ${strength}\n`)
  if (many > 1)
    for (let seat = 0; seat < seats; seat++) {
      const { mean, error, raw, adjusted, ratio, between } = luckFigures(lucks, seat, quickChance(seed))
      const luck = `mean luck ${mean.toFixed(4)} ± ${error.toFixed(4)}`
      const means = `result ${raw.toFixed(3)}, adjusted ${adjusted.toFixed(3)}`
      const ratios = `variance ${ratio.toFixed(2)} times smaller (${between.from.toFixed(2)} to ${between.to.toFixed(2)})`
      stdout.write(`  seat ${seat + 1}, ${many} games: ${luck}; ${means}; ${ratios}\n`)
    }
  const erring = given.whole('planted', 0) ?? 0
  let [found, of] = [0, 0]
  for (let n = 0; n < erring; n++) {
    tell(n, erring)
    const { log, planted } = erringLog(game, setUp, `${seed}-planted-${n}`, strength)
    const errors = errorsAmong(game, log, planted, estimator)
    if (errors.length === 0) continue
    of++
    if (isFound(game, log, errors, estimator)) found++
  }
  if (erring > 0) stdout.write(`  planted errors among the three dearest: ${shareInWords(found, of)}\n`)
  return 0
}

// Other options, so that the weights hold for them too.
function drawnSetUp(game: AnyGame, setUp: SetUp, given: object, n: number): SetUp {
  const chance = quickChance(`fit-options-${n}`)
  const drawn = Object.entries(game.options).map(([name, values]) => [name, values[chance(values.length)]])
  const options = readOptions(game, { ...Object.fromEntries(drawn), ...given }, true)
  const seats = seatsFor(game, options)
  return { seats: seats.includes(setUp.seats) ? setUp.seats : seats[0]!, options }
}

// Bots of different strengths, so that the weights also hold for games that are played badly.
function drawnStrengths(seats: number, n: number): Strength[] {
  const chance = quickChance(`fit-strengths-${n}`)
  return Array.from({ length: seats }, () => MIXED[chance(MIXED.length)]!)
}

export const tool: Tool = { usage, run }
