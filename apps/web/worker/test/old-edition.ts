import { oldRules } from '@shamble/tools/old-edition'
import type { Plugin } from 'vite'

const OLD_RULES = 'virtual:old-rules'
/** An edition of Zombie Wars with other rules, as the module `virtual:old-rules`. */
export const oldEdition: Plugin = {
  name: 'old-rules',
  resolveId: (id) => (id === OLD_RULES ? `\0${OLD_RULES}` : null),
  load: (id) => (id === `\0${OLD_RULES}` ? oldRules() : null),
}
