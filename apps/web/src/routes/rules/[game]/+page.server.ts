import { games } from '@shamble/catalogue'
import type { Chapter } from '@shamble/engine/entry'
import { marked, type Token, type Tokens } from 'marked'
import { scenesOf, type BookScene } from '$lib/rulebook.ts'
import { entryOrWrong } from '$lib/wrong.ts'
import type { EntryGenerator, PageServerLoad } from './$types'

// Rule books are prerendered, without scripts and available offline. Unknown games are answered on request.
export const prerender = 'auto'

export const entries: EntryGenerator = () => games.map(({ id }) => ({ game: id }))

/** Text, or a scene. */
type Part = { html: string } | { id: string; scene: BookScene }

export const load: PageServerLoad = async ({ params }) => {
  const entry = entryOrWrong(params.game)
  const { rulebook } = await entry.rulebook()
  const sections = new Set<string>(rulebook.chapters.map(({ id }) => id))
  const chapters = rulebook.chapters.map((chapter) => {
    const { id, title } = chapter
    return { id, title, parts: partsOf(chapter, sections) }
  })
  return { chapters }
}

function partsOf(chapter: Chapter, sections: Set<string>): Part[] {
  const scenes = scenesOf(chapter)
  const parts: Part[] = []
  let text: Token[] = []
  const flush = () => {
    if (text.length > 0) parts.push({ html: marked.parser(withAnchors(text, sections)) })
    text = []
  }
  for (const token of marked.lexer(chapter.text)) {
    if (token.type === 'code' && (token as Tokens.Code).lang === 'scene') {
      flush()
      parts.push(scenes.shift()!)
    } else text.push(token)
  }
  flush()
  return parts
}

const NUMBER = /^[\s*_]*(\d+(?:\.\d+)*)[.\s*_]/

// Adds an anchor to the first paragraph or heading that begins with the number of a section.
function withAnchors(tokens: Token[], sections: Set<string>): Token[] {
  return tokens.flatMap((token): Token[] => {
    const text =
      token.type === 'heading' || token.type === 'paragraph' ? (token as Tokens.Paragraph).text : ''
    const section = NUMBER.exec(text)?.[1]
    if (!section || sections.has(section)) return [token]
    sections.add(section)
    return [
      {
        type: 'html',
        raw: '',
        text: `<a id="${section}" class="anchor"></a>`,
        block: true,
        pre: false,
      } as Tokens.HTML,
      token,
    ]
  })
}
