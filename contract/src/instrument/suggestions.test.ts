import { expect, test } from 'vitest'
import { faults } from '../platform/checked.ts'
import { SuggestionInForm } from './suggestions.ts'

const suggestion = { outcome: '4.1', stage: 1, category: 3, text: 'Call each family.' }

test('a form without an owner of the suggestion is refused; for everybody and for a country are answers', () => {
  expect(faults(SuggestionInForm, { ...suggestion, country: null })).toMatchObject({
    country: [{ code: 'required' }],
  })
  expect(faults(SuggestionInForm, { ...suggestion, country: 0 })).toEqual({})
  expect(faults(SuggestionInForm, { ...suggestion, country: 4 })).toEqual({})
})
