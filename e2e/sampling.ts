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

/** What was shown with a value, then with another, and again with the first. */
export function returnsIn(samples: readonly Sample[]): string[] {
  const met = new Map<string, string[]>()
  const returns: string[] = []
  for (const sample of samples) {
    for (const [name, value] of Object.entries(sample)) {
      const values = met.get(name) ?? []
      met.set(name, values)
      if (values.at(-1) === value) continue
      if (values.includes(value)) returns.push(`${name}: ${[...values, value].join(' → ')}`)
      values.push(value)
    }
  }
  return returns
}
