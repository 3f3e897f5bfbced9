import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { games } from '../src/index.ts'
import { rulebooks } from '../src/rulebooks.ts'

for (const { id, title, built } of games) {
  if (!built) continue
  test(`${title}: every chapter that is written is in the rule book.`, async () => {
    const folder = new URL(`../../${id}/rulebook/`, import.meta.url)
    const written = readdirSync(folder).filter((name) => name.endsWith('.md'))
    const { rulebook } = await rulebooks[id]!()
    const texts = rulebook.chapters.map(({ text }) => text)
    expect(written.length).toBeGreaterThan(0)
    for (const name of written) expect(texts, name).toContain(readFileSync(new URL(name, folder), 'utf8'))
  })
}
