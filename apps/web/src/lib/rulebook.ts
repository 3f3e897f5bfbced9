import type { Scene } from '@shamble/engine'
import type { Chapter, Rulebook } from '@shamble/engine/entry'

/** A scene of a rule book: a set-up position with a title. */
export interface BookScene extends Scene<unknown> {
  title?: string
}

const SCENE = /^```scene\s*\n([\s\S]*?)^```/gm

/** Fields for the tests of the book: what a caption claims. */
type Proof = Record<'claims' | 'not' | 'once' | 'ends', unknown>

const withoutProof = ({
  claims: _claims,
  not: _not,
  once: _once,
  ends: _ends,
  ...scene
}: BookScene & Proof) => scene as BookScene

/** The scenes of a chapter, in order. An id is the chapter's with a number: `fighting-2`. */
export function scenesOf({ id, text }: Chapter): { id: string; scene: BookScene }[] {
  return Array.from(text.matchAll(SCENE), ([, json], n) => ({
    id: `${id}-${n + 1}`,
    scene: withoutProof(JSON.parse(json!) as BookScene & Proof),
  }))
}

/** A scene of a book by its id. */
export function sceneIn({ chapters }: Rulebook, id: string): BookScene | undefined {
  for (const chapter of chapters) {
    if (!id.startsWith(`${chapter.id}-`)) continue
    const found = scenesOf(chapter).find((scene) => scene.id === id)
    if (found) return found.scene
  }
  return undefined
}
