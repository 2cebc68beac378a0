import { importKinds } from 'contract/exchange/imports'
import { languageCodes } from 'contract/platform/languages'
import { expect, test } from 'vitest'
import { columnsOf, headingIn, headingsOf } from '../../../src/exchange/imports/headings.ts'

test('the headings of every language cover every column, and no heading means two', () => {
  for (const subject of importKinds) {
    for (const language of languageCodes) {
      const headings = columnsOf[subject].map((field) => headingIn(field, language))
      expect(headingsOf(subject, headings)).toMatchObject({
        fields: columnsOf[subject],
        ignored: [],
        twice: [],
      })
      expect(headingsOf(subject, headings).language).toBe(language)
    }
    expect(headingsOf(subject, [...columnsOf[subject]])).toMatchObject({ fields: columnsOf[subject] })
  }
})

test('case, accents, punctuation and spaces do not matter; an unknown heading is reported', () => {
  expect(headingsOf('schools', [' NÓMBRE: ', 'Region *', 'Observaciones', null, ''])).toMatchObject({
    fields: ['name', 'region', null, null, null],
    ignored: ['Observaciones'],
  })
})
