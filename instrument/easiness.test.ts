import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { checkEasiness } from 'contract/instrument/checks/easiness'
import { checkWording } from 'contract/instrument/checks/wording'
import { expect, test } from 'vitest'
import { editionFolder } from './editions.ts'
import { findingsIn } from './findings.ts'
import { loadInstrument } from './load.ts'
import { loadEasy } from './load-easy.ts'
import { loadStructure } from './structure.ts'

const first = editionFolder(1)
const codes = loadStructure(first).domains.flatMap(({ outcomes }) =>
  outcomes.flatMap(({ indicators }) => indicators.map(({ code }) => code)),
)
const found = (text: object, language = 'en') =>
  findingsIn('', checkEasiness({ '4.1.1': text }, language)).map(({ key, says }) => `${key} ${says}`)

test('each indicator has a question and three sentences of its own, in each language', () => {
  for (const language of ['en', 'es', 'pt', 'vi', 'hi', 'id']) {
    const easy = loadEasy(language, first)
    const text = codes.flatMap((code) => Object.values(easy(code, false) ?? {}))
    expect(text).toHaveLength(66 * 4)
    expect(new Set(text.filter((text) => text.endsWith('?'))).size).toBe(66)
  }
})

test('an edition made before there were easy words is read without them', () => {
  const root = mkdtempSync(join(tmpdir(), 'edition-'))
  try {
    cpSync(first, root, { recursive: true, filter: (path) => !path.endsWith('easy.yaml') })
    const [domain] = loadInstrument('en', root).domains
    expect(domain?.outcomes[0]?.indicators[0]).toMatchObject({ code: '1.1.1', easy: null })
  } finally {
    rmSync(root, { recursive: true })
  }
})

test('easy texts that are no question, have two sentences, are shortened or in brackets are found', () => {
  expect(found({ easy: 'Do we share news?', easy_s1: 'Each family knows one person.' })).toEqual([])
  expect(found({ easy: 'We share news.' })).toEqual(['4.1.1 > easy must be a question'])
  expect(found({ easy_s1: 'Do they know?' })).toEqual([
    '4.1.1 > easy_s1 is a question',
    '4.1.1 > easy_s1 must end with a full stop',
  ])
  expect(found({ easy_s2: 'They agree. They do it.' })).toEqual(['4.1.1 > easy_s2 must be one sentence'])
  expect(found({ easy_s2: 'वे मिलते हैं। वे बोलते हैं।' }, 'hi')).toEqual(['4.1.1 > easy_s2 must be one sentence'])
  expect(found({ easy: 'Do we write an IEP?' })).toEqual(['4.1.1 > easy says "IEP" in short'])
  expect(found({ easy: 'Do we share news (often)?' })).toEqual([
    '4.1.1 > easy holds a bracket, a colon or a dash',
  ])
})

test('an English sentence of 19 words is too long, and a stage describes what is there and not what is lacking', () => {
  const text = (count: number) => ({ easy_s1: `${Array(count).fill('word').join(' ')}.` })
  expect(found(text(18))).toEqual([])
  expect(found(text(19))).toEqual(['4.1.1 > easy_s1 has 19 words, at most 18'])
  const wording = (text: string) => findingsIn('', checkWording({ '4.1.1': { easy_s1: text } }))
  expect(wording('The team does not meet.').map(({ says }) => says)).toEqual(['says "does not"'])
  expect(wording('The team meets.')).toEqual([])
})
