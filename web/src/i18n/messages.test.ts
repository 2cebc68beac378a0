import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { languageCodes } from 'contract/platform/languages'
import { expect, test } from 'vitest'
import { compiled } from '../../build/messages.ts'
import { messageFiles } from './message-files.ts'

// scripts/messages compares the messages of the languages in `npm run check`.
const folder = join(import.meta.dirname, '../../../messages')
const { first, rest, aids, pages, parts, longTexts } = messageFiles

test('a file of messages comes in one chunk, and is there', () => {
  const all = Object.values(messageFiles).flat()
  expect(new Set(all).size).toBe(all.length)
  expect(all.filter((name) => !existsSync(join(folder, 'en', `${name}.json`)))).toEqual([])
  expect(all).toEqual(expect.arrayContaining([...parts, ...longTexts]))
})

// Overlays load their own texts.
test.each(languageCodes)('%s weighs at most 25 KB on the way to any page', (language) => {
  const sent = (name: string) =>
    JSON.stringify(compiled(JSON.parse(readFileSync(join(folder, language, `${name}.json`), 'utf8'))))
  const weight = (names: readonly string[]) => gzipSync(names.map(sent).join('')).length
  const shared = weight([...first, ...rest, ...aids])
  for (const page of pages) expect(shared + weight([page]), page).toBeLessThan(25 * 1024)
})
