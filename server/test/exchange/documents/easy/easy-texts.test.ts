import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes } from 'contract/platform/languages'
import { expect, test } from 'vitest'
import { pictures } from '../../../../src/exchange/documents/document.ts'
import { message } from '../../../../src/platform/messages.ts'
import { documentFolder, messagesFolder } from '../../../../src/platform/settings/folders.ts'

type Group = { [name: string]: string | Group }
const texts = (group: Group): string[] =>
  Object.values(group).flatMap((each) => (typeof each === 'string' ? [each] : texts(each)))
const longest = 12
const counted = (sentence: string) =>
  sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length

test.each(languageCodes)('no sentence of easy documents in %s has more than twelve words', (language) => {
  const group: Group = JSON.parse(readFileSync(join(messagesFolder, language, 'easy.json'), 'utf8'))
  const all = texts(group)
  const sentences = all
    .map((text) => text.replace(/^\{count, plural, one \{(.*)\} other \{(.*)\}\}$/, '$1 $2'))
    .map((text) => text.replace(/\{count, plural.*\}\}\}/, 'three schools'))
    .flatMap((text) => text.split(/(?<=[.!?।])\s+/))
  expect(sentences.length).toBeGreaterThan(90)
  expect(sentences.filter((sentence) => counted(sentence) > longest)).toEqual([])
})

test('every pictogram is drawn, has a text in every language, and is used', () => {
  const folder = join(documentFolder, 'pictures')
  for (const picture of pictures) {
    expect([picture, existsSync(join(folder, `${picture}.svg`))]).toEqual([picture, true])
    const own = languageCodes.map((language) => message(language, `easy.pictures.${picture}`))
    expect([picture, new Set(own).size]).toEqual([picture, languageCodes.length])
  }
  expect(readdirSync(folder).toSorted()).toEqual(pictures.map((each) => `${each}.svg`).toSorted())
})
