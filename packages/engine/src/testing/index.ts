export type { Forecast, Forecasts, Said } from './forecasts.ts'
export { scene } from './scene.ts'
export { conformance, recheck, type Conformance, type FuzzPlan } from './conformance.ts'
export { ConformanceFault, PROPERTIES, type Dump, type Property } from './fault.ts'
export {
  anyMove,
  drawnOptions,
  playedOut,
  randomGame,
  startAny,
  type Chooser,
  type RandomSettings,
} from './random-game.ts'
export { checkGolden, goldenOf, type Astray, type Golden } from './golden.ts'
export { bookFaults, bookScenes, tryScene, type BookScene } from './book.ts'
export { faultsOfLesson, tryStep } from './lesson.ts'
export { grown, silenceOf, type SilenceRecord } from './silence.ts'
export { tally } from './tally.ts'
export { faultInUnfolding, type Unfolding } from './unfolding.ts'
export { withstand, type Stranger, type Withstood } from './strangers.ts'
export { readTexts, type Account, type Claim, type Mentions, type TextsPlan } from './texts.ts'
