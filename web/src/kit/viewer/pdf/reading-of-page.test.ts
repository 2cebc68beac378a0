import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findInPages } from './find-in-pages.ts'
import { readingOfPage, type TextItem } from './reading-of-page.ts'

const mark = (id: string, ...texts: string[]): TextItem[] => [
  { type: 'beginMarkedContentProps', id },
  ...texts.map((str) => ({ str, hasEOL: true })),
  { type: 'endMarkedContent' },
]
const content = (id: string) => ({ type: 'content', id })

test('a tagged page is read as headings, paragraphs, items, rows and what a picture shows', () => {
  const items = [
    ...mark('a', 'Plan of', 'the school'),
    ...mark('b', 'Signs at doors'),
    ...mark('c', 'Library'),
    ...mark('d', 'Braille'),
    ...mark('e', 'drawn letters'),
    ...mark('f', 'page 1 of 3'),
  ]
  const tree = {
    role: 'Root',
    children: [
      {
        role: 'Document',
        children: [
          { role: 'H1', children: [content('a')] },
          { role: 'L', children: [{ role: 'LI', children: [{ role: 'LBody', children: [content('b')] }] }] },
          {
            role: 'Table',
            children: [
              {
                role: 'TR',
                children: [
                  { role: 'TH', children: [content('c')] },
                  { role: 'TD', children: [{ role: 'P', children: [content('d')] }] },
                ],
              },
            ],
          },
          { role: 'Figure', alt: 'A radar of seven domains', children: [content('e')] },
        ],
      },
    ],
  }
  expect(readingOfPage(items, tree)).toEqual([
    { kind: 'heading', level: 1, text: 'Plan of the school' },
    { kind: 'item', text: 'Signs at doors' },
    { kind: 'text', text: 'Library; Braille' },
    { kind: 'picture', text: 'A radar of seven domains' },
  ])
})

const line = (str: string, y: number): TextItem => ({
  str,
  hasEOL: true,
  height: 10,
  transform: [10, 0, 0, 10, 72, y],
})

test('a page without structure is read in paragraphs by the distance of its lines', () => {
  const items = [line('The school', 700), line('has a plan.', 688), line('It begins in March.', 650)]
  expect(readingOfPage(items, null)).toEqual([
    { kind: 'text', text: 'The school has a plan.' },
    { kind: 'text', text: 'It begins in March.' },
  ])
})

test('no word of a page without structure is lost, wherever its lines lie', () => {
  const word = fc.stringMatching(/^[a-z]{1,8}$/)
  fc.assert(
    fc.property(fc.array(fc.tuple(word, fc.integer({ min: 0, max: 800 })), { maxLength: 30 }), (lines) => {
      const read = readingOfPage(
        lines.map(([texts, y]) => line(texts, y)),
        null,
      )
      expect(
        read
          .map(({ text }) => text)
          .join(' ')
          .split(' ')
          .filter(Boolean),
      ).toEqual(lines.map(([texts]) => texts))
    }),
  )
})

test('words are found without regard to case and accents, as often as they stand there', () => {
  const pages = [
    [{ kind: 'text' as const, text: 'Señales en las puertas, señal' }],
    [],
    [{ kind: 'text' as const, text: 'SEÑAL' }],
  ]
  expect(findInPages(pages, 'senal')).toEqual([1, 1, 3])
  expect(findInPages(pages, '  ')).toEqual([])
})
