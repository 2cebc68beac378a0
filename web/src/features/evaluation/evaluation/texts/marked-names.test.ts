import { expect, test } from 'vitest'
import { markedNames } from './marked-names.ts'

test('the names of people are marked in a text, each as a whole', () => {
  const text = 'Ask @Ana Arias Bravo or @Ana@Eva; not ana@school.pe, @Nobody or '
  const parts = markedNames(text, ['Ana', 'Ana Arias Bravo', 'Eva', ''])
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts.filter(({ isName }) => isName).map((part) => part.text)).toEqual([
    '@Ana Arias Bravo',
    '@Ana',
    '@Eva',
  ])
  expect(parts.map(({ at }) => at)).toEqual([...new Set(parts.map(({ at }) => at))])
  expect(markedNames('', ['Ana'])).toEqual([])
})
