import { expect, test } from 'vitest'
import { countryChoices } from './country-names.ts'

test('a country is chosen by its name in the language of the page, in the order of that language', () => {
  const spanish = countryChoices('es-419')
  expect(spanish.find(({ id }) => id === 'ES')).toEqual({ id: 'ES', label: 'España', hint: 'ES' })
  const labels = spanish.map(({ label }) => label)
  expect(labels.indexOf('Etiopía')).toBeGreaterThan(labels.indexOf('España'))
  expect(countryChoices('en-US').find(({ id }) => id === 'ES')?.label).toBe('Spain')
})
