import { expect, test } from 'vitest'
import { wordChanges } from './word-changes.ts'

const marked = (earlier: string, newer: string, locale = 'en') =>
  wordChanges(earlier, newer, locale)
    .map(({ kind, text }) => (kind === 'same' ? text : `${kind === 'added' ? '+' : '-'}[${text}]`))
    .join('')

test('words that were written anew one after the other are read as two stretches', () => {
  expect(
    marked('Some teachers write down what each learner likes.', 'Every adult writes down what we see.'),
  ).toBe('-[Some teachers write]+[Every adult writes] down what -[each learner likes]+[we see].')
})

test('words of every script are compared whole', () => {
  expect(marked('शिक्षक लिखते हैं।', 'शिक्षिका बताती हैं।', 'hi')).toBe('-[शिक्षक लिखते]+[शिक्षिका बताती] हैं।')
})

test('lines stay apart, and what was only added or removed stands alone', () => {
  expect(marked('One\nTwo', 'Three\nFour')).toBe('-[One]+[Three]\n-[Two]+[Four]')
  expect(marked('We see and hear what helps at home.', 'We see helps at home.')).toBe(
    'We see -[and hear what ]helps at home.',
  )
  expect(marked('asks what he needs at home', 'asks helps at home')).toBe(
    'asks -[what he needs]+[helps] at home',
  )
  expect(marked('We see it.', 'We all see it.')).toBe('We +[all ]see it.')
})
