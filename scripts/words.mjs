// The words that are taken: each means one thing here, and what else it was used for has a word of its own.
// `wrongName` and `wrongProse` judge names and sentences by this list; scripts/directions.mjs applies them to the repository.

/**
 * @typedef {object} Taken
 * @property {string} word The word, in the singular and in lower case; names are cut where their words meet.
 * @property {string} say What it means, and what to say instead.
 * @property {boolean} [alone] Only a name that is this word and nothing else is wrong.
 * @property {boolean} [joined] Only a name that has other words beside it is wrong, and a file of this name.
 * @property {boolean} [types] Only names of types, interfaces and classes are judged.
 * @property {RegExp} [within] Only in files whose path matches; without it everywhere.
 * @property {RegExp} [except] Not in files whose path matches.
 * @property {RegExp} [but] Names and phrases that may have it, as words with hyphens between.
 * @property {boolean} [prose] Wrong in comments and documents as well.
 */

// JSON fields that clients of an older version know, and columns that are stored, keep the names they have.
const ON_THE_WIRE =
  /^(packages\/room\/(src\/messages|test\/protocol\.test)|apps\/web\/worker\/test\/room\.test|e2e\/rooms)\.ts$/
const STORED = /^(apps\/web\/worker\/room|packages\/room\/src\/client\/acts)\.ts$/

/** @type {readonly Taken[]} */
export const TAKEN = [
  {
    word: 'sheet',
    say: 'a style sheet only; say seat state, challenge page or mats',
    but: /\bstyle-sheets?\b/,
    except: ON_THE_WIRE,
    prose: true,
  },
  {
    word: 'director',
    say: 'a role in Z War One; say motion queue',
    except: /^packages\/z-war-one\//,
  },
  { word: 'trial', say: 'say attempt, plan of a fuzz, or sample of a bench', prose: true },
  { word: 'glance', say: 'say snapshot', but: /\bat-a-glance\b/, prose: true },
  { word: 'eye', say: 'say viewer', except: ON_THE_WIRE, but: /\bfor-their-eyes\b/ },
  { word: 'keeping', say: 'say persistence' },
  { word: 'kindness', say: 'say luck', prose: true },
  { word: 'wish', say: 'say request, or settings', prose: true },
  { word: 'wide', say: 'say width', alone: true },
  { word: 'high', say: 'say height', alone: true },
  { word: 'world', say: 'one that a bot imagines; say ports', within: /^packages\/room\/src\/|^apps\/web\// },
  { word: 'host', say: 'a page around a frame; say runtime', within: /^packages\/room\// },
  { word: 'hear', say: 'say reduce or receive', within: /^packages\/room\// },
  {
    word: 'line',
    say: 'a sentence of the story; say connection',
    within: /^(packages\/room|apps\/web\/worker)\//,
  },
  {
    word: 'table',
    say: 'what lies on the table of a game; say room, client, report or rows',
    joined: true,
    within: /^(packages\/(room|challenge|tools)|apps|e2e)\//,
  },
  {
    word: 'place',
    say: 'a place on a board; say index, transform or slot',
    within: /^(packages\/(engine|room|challenge|tools)\/src|apps\/web)\//,
    except: new RegExp(`${STORED.source}|^packages/engine/src/boards/`),
  },
  {
    word: 'seed',
    say: 'what chance is drawn from; the object and its page are a challenge',
    alone: true,
    types: true,
  },
]

/**
 * Why a name may not be used in a file; null if it may. `type`: it names a type or a class; `file`: it is that of the file itself.
 * @param {string} name
 * @param {string} file
 * @param {{ type?: boolean, file?: boolean }} [is]
 */
export function wrongName(name, file, { type = false, file: ofFile = false } = {}) {
  const words = wordsOf(name)
  for (const taken of TAKEN) {
    if (!isJudged(taken, file) || (taken.types && !type) || taken.but?.test(words.join('-'))) continue
    if (!words.some((word) => isWord(word, taken.word))) continue
    if (taken.alone && words.length > 1) continue
    if (taken.joined && words.length === 1 && !ofFile) continue
    return `“${taken.word}” is taken: ${taken.say}`
  }
  return null
}

/**
 * What is wrong with the words of a comment or a paragraph; names in backticks are not looked at.
 * @param {string} text
 * @param {string} file
 */
export function wrongProse(text, file) {
  const words = wordsOf(text.replace(/`[^`]*`/g, ' '))
  for (const taken of TAKEN) {
    if (!taken.prose || !isJudged(taken, file)) continue
    const said = words.join('-')
    const left = taken.but ? said.replace(new RegExp(taken.but, 'g'), '') : said
    if (left.split('-').some((word) => isWord(word, taken.word))) {
      return `“${taken.word}” is taken: ${taken.say}`
    }
  }
  return null
}

/**
 * @param {Taken} taken
 * @param {string} file
 */
const isJudged = ({ within, except }, file) => (!within || within.test(file)) && !except?.test(file)

// `seatStates`, `SEAT_STATES` and `seat-states` are two words each.
/** @param {string} text */
function wordsOf(text) {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
}

/**
 * @param {string} word
 * @param {string} taken
 */
const isWord = (word, taken) => word === taken || word === `${taken}s` || word === `${taken}es`
