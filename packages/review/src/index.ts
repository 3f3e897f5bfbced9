export { accountOf, type Account } from './account.ts'
export type { Calibration } from './calibrations.ts'
export { following, gainIn, happenings, luckIn, valuesAlong, type Course, type Step } from './course.ts'
export { accuracyOf, deciding, type Decisions, type Loss } from './decisions.ts'
export { estimatorOf, regressors, type Estimator } from './estimator.ts'
export { betterAt, decisionAt, isSure, leading, leadOf, type Lead } from './judging.ts'
export { followsFrom, type Follows } from './following-on.ts'
export { valueAfter, type Decision } from './playing-on.ts'
export { isPromising, MARGIN, puzzling, SURE, type Check, type Checked } from './puzzling.ts'
export { movesOfSeat, weighed } from './weighing.ts'
export {
  bestMovePosing,
  fairFinds,
  finisherOf,
  gradeOf,
  isObvious,
  posing,
  RIGHT_SHARE,
  winPosed,
  type NoPuzzle,
  type Posed,
} from './posing.ts'
export { winInTurn } from './winning.ts'
export { luckInWords, sentenceOf } from './words.ts'
