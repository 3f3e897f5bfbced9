import type { OptionWords } from '@shamble/engine'

/** The words of a game's options, by their names. */
export type AllOptionWords = Readonly<Record<string, OptionWords>>

/** The names of an option and of one of its settings. */
export const optionName = (words: AllOptionWords, name: string): string => words[name]?.label ?? name

export function settingName(words: AllOptionWords, name: string, setting: unknown): string {
  if (typeof setting === 'boolean') return setting ? 'on' : 'off'
  return words[name]?.settings?.[String(setting)] ?? String(setting)
}
