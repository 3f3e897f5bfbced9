import { games } from '@shamble/catalogue'
import { marked } from 'marked'
import { entryOrWrong } from '$lib/wrong.ts'
import type { EntryGenerator, PageServerLoad } from './$types'

// Prerendered like the rule book.
export const prerender = 'auto'

export const entries: EntryGenerator = () => games.map(({ id }) => ({ game: id }))

export const load: PageServerLoad = async ({ params }) => {
  const entry = entryOrWrong(params.game)
  const { rulebook } = await entry.rulebook()
  return { id: entry.id, title: entry.title, html: await marked.parse(rulebook.changes) }
}
