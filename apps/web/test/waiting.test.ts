import { expect, test } from 'vitest'
import { waiting } from '../src/lib/island/waiting.ts'

const LEFT: readonly (readonly [string, string])[] = [
  ['opens a popover', '<button type="button" popovertarget="menu">Menu</button>'],
  ['is sent by the browser', '<form action="/r"><input name="code"><button>Join</button></form>'],
  ['is text', '<input readonly="" value="a link"><input maxlength="24"><textarea>HTML</textarea>'],
  ['is no control', '<summary>Rules</summary><a href="/rules">Rules</a><buttons>'],
]

for (const [what, html] of LEFT) {
  test(`What ${what} is left as it is.`, () => expect(waiting(html)).toBe(html))
}

test('What needs the script is disabled and marked, whatever its attributes say.', () => {
  expect(waiting('<button type="button" aria-label="a > b">+</button>')).toBe(
    '<button data-waits="" disabled="" type="button" aria-label="a > b">+</button>',
  )
  expect(waiting('<select><option>1</option></select><input type="range">')).toBe(
    '<select data-waits="" disabled=""><option>1</option></select><input data-waits="" disabled="" type="range">',
  )
})

test('What the component has disabled is marked, and disabled once.', () => {
  expect(waiting('<button type="button" disabled="">Back</button>')).toBe(
    '<button data-waits="own" type="button" disabled="">Back</button>',
  )
})

test('A form without an address needs the script, and so does a button for a script in any form.', () => {
  expect(waiting('<form><button>Make</button></form>')).toContain('disabled')
  expect(waiting('<form action="/r"></form><select>')).toContain('disabled')
  expect(waiting('<form action="/r"><button type="button">A bot</button></form>')).toContain('disabled')
})
