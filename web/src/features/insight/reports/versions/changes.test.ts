import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changesBetween, textsIn } from './changes.ts'

const texts = (text: string, title = 'Inclusion', year = 2026) => ({ title, year, text })
const read = (changes: ReturnType<typeof changesBetween>, without: 'added' | 'removed') =>
  changes
    .filter(({ kind }) => kind !== without)
    .map((change) => change.text)
    .join('')

test('what is left out tells the later words, what is put in the earlier ones', () => {
  const word = fc.constantFrom('families', 'decide', 'विद्यालय', 'trường', 'học', 'और', 'more', '2026')
  const text = fc.array(word, { minLength: 1, maxLength: 30 }).map((all) => all.join(' '))
  fc.assert(
    fc.property(text, text, fc.constantFrom('en', 'hi', 'vi'), (one, other, locale) => {
      const changes = changesBetween(texts(one), texts(other), locale)
      expect(read(changes, 'added')).toBe(`Inclusion (2026)\n\n${one}`)
      expect(read(changes, 'removed')).toBe(`Inclusion (2026)\n\n${other}`)
      expect(textsIn(changes, 'added', locale) === 0 && textsIn(changes, 'removed', locale) === 0).toBe(
        one === other,
      )
    }),
  )
})

test('marks of the text are not compared, words of title and year are', () => {
  expect(changesBetween(texts('# More **decide**'), texts('More decide'), 'en')).toEqual([
    { at: 0, kind: 'same', text: 'Inclusion (2026)\n\nMore decide' },
  ])
  const changes = changesBetween(texts('More decide', 'Inclusion', 2025), texts('More decide', 'Reach'), 'en')
  expect(textsIn(changes, 'added', 'en')).toBe(2)
  expect(textsIn(changes, 'removed', 'en')).toBe(2)
})
