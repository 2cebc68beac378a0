import { languageCodes } from 'contract/platform/languages'
import type { Language } from 'contract/platform/shapes'
import { expect, test } from 'vitest'
import type { Block, Document } from '../../../../src/exchange/documents/document.ts'
import { writeBrf } from '../../../../src/exchange/documents/write/brf/write-brf.ts'
import { readBack } from '../reading/braille-back.ts'

const sentence = 'Every learner has a way to communicate, and people who answer in the same way. '

const longDocument = (language: Language, parts: number, long = 60): Document => ({
  title: 'Results of the school',
  subtitle: 'School of the river',
  language,
  variant: 'easy_read',
  day: '2026-11-26',
  blocks: Array.from({ length: parts }, (_, at): Block[] => [
    { kind: 'heading', level: 1, text: `Part ${at + 1}` },
    { kind: 'paragraph', text: sentence.repeat(long) },
  ]).flat(),
})

const pagesIn = (brf: Buffer): string[][] =>
  brf
    .toString('ascii')
    .split('\f')
    .map((page) => page.split('\r\n').slice(0, -1))
const numberOf = (page: string[] | undefined): string => page?.[24]?.trim() ?? ''
const isFront = (page: string[]): boolean => numberOf(page).startsWith('T')

test('a long document has volumes of a limited number of pages, each with title, contents and whole parts', async () => {
  const pages = pagesIn(await writeBrf(longDocument('en', 30)))
  const begins = pages.flatMap((page, at) => (numberOf(page) === 'T#A' ? [at] : []))
  expect(begins.length).toBeGreaterThan(2)
  for (const [volume, at] of begins.entries()) {
    const own = pages.slice(at, begins[volume + 1])
    expect(own.filter((page) => !isFront(page)).length).toBeLessThanOrEqual(80)
    const text = readBack(
      { language: 'en', isContracted: false },
      own[0]?.filter((line) => line.trim()) ?? [],
    ).join(' ')
    expect(text).toMatch(/Results of the school .*School of the river .*Volume . of . .*Contents/)
    // a volume begins with a part
    expect(own.find((page) => !isFront(page))?.[1]?.trim()).toMatch(/^,PART #/)
  }
})

test('each line of the contents names the page on which the part begins', async () => {
  const pages = pagesIn(await writeBrf(longDocument('en', 12)))
  const entries = pages
    .filter(isFront)
    .flatMap((page) => page.slice(1, 24))
    .flatMap((line) => [/^(,PART #\S+) ("+|) *(#\S+)$/.exec(line) ?? []].filter(({ length }) => length > 0))
  expect(entries).toHaveLength(12)
  for (const [, part = '', , number = ''] of entries) {
    const page = pages.find((each) => numberOf(each) === number)
    expect(page?.some((line) => line.trim() === part)).toBe(true)
  }
})

test('every page but the first of a volume has a running head, and a short paper no contents', async () => {
  for (const page of pagesIn(await writeBrf(longDocument('en', 6))))
    expect(page[0]?.trim()).toBe(
      numberOf(page) === 'T#A' ? '' : ',RESULTS ( ! SCHOOL'.replace('(', 'OF').replace('!', 'THE'),
    )
  const short = pagesIn(await writeBrf(longDocument('en', 2, 10)))
  expect(short.some(isFront)).toBe(false)
  expect(short[0]?.[1]?.trim()).toBe(',RESULTS OF THE SCHOOL')
  expect(short[1]?.[0]?.trim()).toBe(',RESULTS OF THE SCHOOL')
})

test('English is contracted except in easy versions; liblouis reads the same words', async () => {
  const easy = await writeBrf(longDocument('en', 3))
  const whole = await writeBrf({ ...longDocument('en', 3), variant: 'standard' })
  expect(whole.length).toBeLessThan(easy.length * 0.85)
  const lines = pagesIn(whole).flatMap((page) => page.slice(1, 24).filter((line) => line.trim() !== ''))
  const text = readBack({ language: 'en', isContracted: true }, lines).join(' ').replace(/\s+/g, ' ')
  expect(text.split(sentence.trim()).length).toBeGreaterThan(100)
  for (const language of languageCodes.filter((each) => each !== 'en')) {
    const same = { ...longDocument(language, 3), variant: 'standard' as const }
    expect((await writeBrf(same)).equals(await writeBrf({ ...same, variant: 'easy_read' }))).toBe(true)
  }
})
