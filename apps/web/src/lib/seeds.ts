const FIRST =
  `amber ashen bitter black blind bone broken cold crooked damp dead dim drowned dusty early empty faded feral
  grey hollow hungry last late lost muddy old pale quiet red rotten rusty silent sour stray tall wild`.split(
    /\s+/,
  )
const SECOND =
  `alley bell brains cellar church crow fog grave hand harvest lamp lantern market mill moon mud night orchard
  road school siren train well window`.split(/\s+/)

const NUMBERS = 10_000

/** A random seed that can be said aloud: `rotten-lantern-4170`. */
export function drawSeed(): string {
  const [a, b, n] = crypto.getRandomValues(new Uint32Array(3)) as unknown as [number, number, number]
  return `${FIRST[a % FIRST.length]}-${SECOND[b % SECOND.length]}-${n % NUMBERS}`
}

/** The given text reduced to what a seed may contain; possibly empty. */
export function mendSeed(given: string): string {
  return given
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9_-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 64)
}
