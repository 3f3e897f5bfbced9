import { expect, test } from 'vitest'
import { told, tool } from './command.ts'

test('Without a name the tools are listed, with exit code 2.', async () => {
  const { code, out } = await tool()
  expect(code).toBe(2)
  for (const name of ['play', 'fuzz', 'balance', 'golden', 'mutants', 'replay-all'])
    expect(out).toContain(name)
})

test('An unknown tool is answered with a sentence and the names there are.', async () => {
  const { code, err } = await told('juggle', 'corridor')
  expect(code).toBe(2)
  expect(err).toMatch(/There is no tool “juggle”/)
  expect(err).toMatch(/balance/)
})

test.each(['fuzz', 'balance', 'golden', 'mutants', 'play', 'replay-all', 'soak', 'upgrade'])(
  '%s explains itself.',
  async (name) => {
    const { code, out } = await told(name, '--help')
    expect(code).toBe(0)
    expect(out).toContain(`pnpm tool ${name}`)
  },
)

test.each([
  [['fuzz', 'nim'], /There is no game “nim”. There is: corridor/],
  [['fuzz'], /Which game\? There is: corridor/],
  [['fuzz', './nowhere.ts'], /There is no file/],
  [['fuzz', 'corridor', '--seats', '9'], /only with 2, 3 or 4/],
  [['balance', 'corridor', '--option', 'fog=true'], /no option “fog”/],
  [
    ['balance', 'corridor', '--bots', 'genius'],
    /There is no bot “genius”. There is: easy, fair, hard, fierce/,
  ],
  [['balance', 'corridor', '--seats', '2', '--bots', 'random,random,random'], /3 bots for 2 chairs/],
  [['golden', 'corridor', '--seed', 'a b'], /A seed is/],
  [['play', 'corridor', '--seat', '5'], /from 1 to 2, or all/],
  [['play', 'corridor', '--dump', 'nothing.json'], /cannot be read/],
  [['replay-all', 'package.json'], /there is no game/],
  [['soak', '--minutes', '3'], /at least 9/],
  [['upgrade'], /from which commits/],
  [['upgrade', 'no-such-commit'], /no commit no-such-commit/],
] as const)('%j is answered with a sentence and exit code 2.', async (args, says) => {
  const { code, err, out } = await told(...args)
  expect(err).toMatch(says)
  expect([code, out]).toEqual([2, ''])
})
