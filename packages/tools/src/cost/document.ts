import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { tableOf } from '../bench/write.ts'
import { ROOT } from '../games.ts'
import type { Bill } from './bill.ts'
import type { Counted } from './counted.ts'
import { eachOf, kindsOf, monthOf, originsOf, sentenceOf } from './report.ts'

/*
 * The bill in docs/deploying.md and in README.md, each between two marks.
 */

const BEGIN = '<!-- written by pnpm tool cost --write -->'
const END = '<!-- end of what it writes -->'

/** The documents with a bill, and what each is to have. */
export const documents = [
  { file: join(ROOT, 'README.md'), text: (bill: Bill, _: Counted) => sentenceOf(bill) },
  { file: join(ROOT, 'docs/deploying.md'), text: tablesOf },
]

/** Writes a bill into the documents. */
export function writeBill(bill: Bill, counted: Counted): void {
  for (const { file, text } of documents)
    writeFileSync(file, withBill(readFileSync(file, 'utf8'), text(bill, counted)))
}

/** A document with this text between its marks. Throws when it has none. */
export function withBill(document: string, text: string): string {
  const [before, rest] = document.split(BEGIN)
  const [, after] = rest?.split(END) ?? []
  if (after === undefined) throw new Error(`A document has no place for the bill: ${BEGIN} … ${END}`)
  return `${before}${BEGIN}\n\n${text}\n\n${END}${after}`
}

function tablesOf(bill: Bill, counted: Counted): string {
  const [eachHead, ...each] = eachOf(bill)
  const [monthHead, ...month] = monthOf(bill)
  return [
    sentenceOf(bill),
    tableOf(['kind', 'share', 'what is played', 'how long'], kindsOf(bill, counted)),
    tableOf(eachHead!, each),
    tableOf(monthHead!, month),
    originsOf(bill, counted)
      .map((line) => `- ${line}`)
      .join('\n'),
  ].join('\n\n')
}
