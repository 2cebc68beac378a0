import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languages } from 'contract/platform/languages'
import { expect, test } from 'vitest'
import { messageFiles } from '../../i18n/message-files.ts'

const folder = join(import.meta.dirname, '../../../../messages')
const translated = languages.map(({ code }) => code).filter((code) => code !== 'en')

const read = (name: string, language: string): unknown =>
  JSON.parse(readFileSync(join(folder, language, `${name}.json`), 'utf8'))

/** The keys of a text in order; scripts/messages compares the messages themselves. */
const placesIn = (part: unknown, before = ''): string[] =>
  typeof part === 'string'
    ? [before]
    : Object.entries(part as object).flatMap(([name, inner]) => placesIn(inner, `${before}.${name}`))

const longTexts = messageFiles.longTexts.flatMap((name) =>
  translated.map((language) => [name, language] as const),
)

test.each(longTexts)(
  '%s in %s has every section, paragraph and list in the order of the English one',
  (name, language) => {
    expect(placesIn(read(name, 'en')).length).toBeGreaterThan(5)
    expect(placesIn(read(name, language))).toEqual(placesIn(read(name, 'en')))
  },
)
