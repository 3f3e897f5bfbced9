/** What actions cost (4.3). */
export const AP = {
  move: 1,
  sprint: 2,
  turbo: 4,
  crawl: 2,
  dive: 1,
  stand: 2,
  kipUp: 1,
  door: 1,
  quick: 1,
  melee: 1,
  aimed: 2,
  deadeye: 1,
  execution: 2,
  alert: 2,
  sweep: 2,
  hitMan: 4,
  support: 1,
} as const

/** Squares of a sprint (5.2), of a sprint with Turbo (16.4) and of a dive (5.4). */
export const SPRINT = 3
export const TURBO = 7
export const DIVE = 2

/** Action points by stage of infection (12.2). */
export const AP_BY_STAGE = [4, 4, 4, 3, 3, 2] as const
