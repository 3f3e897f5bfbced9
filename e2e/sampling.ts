import type { Page } from '@playwright/test'

/** What a page shows at one moment: the places of pieces, and numbers, by name. */
export type Sample = Record<string, string>

/** The time between two samples, in milliseconds. */
const INTERVAL = 100

/** Runs in the page: reads one sample. It must not refer to anything outside itself. */
export type Reader = () => Sample

/** Samples a page ten times a second until `during` is over. Returns the samples that differ from the one before. */
export async function samplesOf(page: Page, read: Reader, during: () => Promise<unknown>): Promise<Sample[]> {
  const sampling = await page.evaluateHandle(
    `(() => {
      const samples = []
      const sample = () => {
        const next = (${read.toString()})()
        if (JSON.stringify(next) !== JSON.stringify(samples.at(-1))) samples.push(next)
      }
      sample()
      return { samples, sample, timer: setInterval(sample, ${INTERVAL}) }
    })()`,
  )
  await during()
  return sampling.evaluate((running) => {
    const { samples, sample, timer } = running as { samples: Sample[]; sample: () => void; timer: number }
    clearInterval(timer)
    sample()
    return samples
  })
}

/**
 * What was shown with a value, then with another, and again with the first. `truly`: the values that some names had by the rules, in
 * their order; these must be shown in it, and may return as they do there.
 */
export function returnsIn(
  samples: readonly Sample[],
  truly: Readonly<Record<string, readonly string[]>> = {},
): string[] {
  const met = new Map<string, string[]>()
  const returns: string[] = []
  for (const sample of samples) {
    for (const [name, value] of Object.entries(sample)) {
      const values = met.get(name) ?? []
      met.set(name, values)
      if (values.at(-1) === value) continue
      const returned = values.includes(value)
      values.push(value)
      const isWrong = truly[name] ? !isWithin(values, truly[name]) : returned
      if (isWrong) returns.push(`${name}: ${values.join(' → ')}`)
    }
  }
  return returns
}

// Whether values come in this order among others.
function isWithin(values: readonly string[], others: readonly string[]): boolean {
  let from = 0
  return values.every((value) => (from = others.indexOf(value, from) + 1) > 0)
}
