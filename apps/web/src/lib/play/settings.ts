import type { SomeWords } from '../shell/source.ts'

/** The names of an option and of one of its settings. */
export const optionName = (words: SomeWords, name: string): string => words.options[name]?.label ?? name

export function settingName(words: SomeWords, name: string, setting: unknown): string {
  if (typeof setting === 'boolean') return setting ? 'on' : 'off'
  return words.options[name]?.settings?.[String(setting)] ?? String(setting)
}
