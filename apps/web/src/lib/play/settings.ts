import type { SomeWords } from '../shell/source.ts'

/** What an option and one of its settings are called. */
export const optionName = (words: SomeWords, name: string): string => words.options[name]?.label ?? name

export function settingName(words: SomeWords, name: string, setting: unknown): string {
  if (typeof setting === 'boolean') return setting ? 'on' : 'off'
  return words.options[name]?.settings?.[String(setting)] ?? String(setting)
}
