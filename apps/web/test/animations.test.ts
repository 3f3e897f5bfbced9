import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/*
 * The animations in the style sheets of boards. On a phone a browser keeps 60 frames a second only if it need not draw them anew:
 * `transform` and `opacity` are animated apart from the page, while `translate`, `rotate` and `scale` of SVG are not.
 */

const CHEAP = ['transform', 'opacity']

const boards = globSync('../../packages/*/board/*.css', { cwd: `${import.meta.dirname}/..` })
  .toSorted()
  .map((file) => [file.split('/')[3]!, `${import.meta.dirname}/../${file}`] as const)

/** The properties that each animation changes, by its name. */
function keyframes(css: string): Map<string, string[]> {
  const found = css.matchAll(/@keyframes ([\w-]+) \{(.*?)\n\}/gs)
  return new Map(
    [...found].map(([, name, body]) => [name!, [...body!.matchAll(/^\s*([\w-]+):/gm)].map(([, of]) => of!)]),
  )
}

test.each(boards)('%s moves only by what browsers animate without drawing.', (_, file) => {
  const css = readFileSync(file, 'utf8')
  const known = keyframes(css)
  const used = [...css.matchAll(/^\s*animation:\s*([\w-]+)/gm)].flatMap(([, name]) =>
    name === 'none' ? [] : [name!],
  )
  expect(used.filter((name) => !known.has(name))).toEqual([])
  expect([...known].filter(([, changed]) => changed.some((of) => !CHEAP.includes(of)))).toEqual([])
  const moved = [...css.matchAll(/^\s*transition:\s*([\w-]+)/gm)].map(([, property]) => property!)
  expect(moved.filter((property) => ![...CHEAP, 'none'].includes(property))).toEqual([])
})

test('The animations of the boards are found.', () => {
  expect(
    boards.flatMap(([, file]) => [...keyframes(readFileSync(file, 'utf8')).keys()]).length,
  ).toBeGreaterThan(5)
})
