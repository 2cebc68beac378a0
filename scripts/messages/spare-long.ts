import { isTooLong, mayBeLong } from 'contract/platform/catalogue/label-lengths'
import type { Messages } from './read-messages.ts'

/** Entries that no label needs any more. */
export const findSpareLong = (language: string, messages: Messages, english: Messages): string[] =>
  Object.keys(mayBeLong)
    .filter((entry) => entry.startsWith(`${language} `))
    .map((entry) => entry.slice(language.length + 1))
    .filter((key) => !isTooLong(messages.get(key) ?? '', english.get(key) ?? ''))
    .map((key) => `${key} is excused in mayBeLong and is not long`)
