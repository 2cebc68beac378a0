import { countryCodes, firstCountryCodes } from 'contract/places/country-codes'
import { languageCodes } from 'contract/platform/languages'
import { expect, test } from 'vitest'
import { prepare } from '../../src/operations/prepare.ts'
import { namesOf } from '../../src/places/countries/names.ts'
import { readSettings } from '../../src/platform/settings/settings.ts'
import { givenDatabase } from '../database/database.ts'

const settings = readSettings({})

test('a new database begins with Latin America, the Caribbean and India, and with both editions of the instrument', async () => {
  const database = await givenDatabase()
  await prepare(database, settings)
  const countries = await database.db
    .selectFrom('countries')
    .select(['code', 'names', 'folded_names'])
    .execute()
  expect(countries.map(({ code }) => code).toSorted()).toEqual(firstCountryCodes.toSorted())
  expect(countries).toHaveLength(35)
  const brazil = countries.find(({ code }) => code === 'BR')
  expect(brazil?.names).toEqual({
    en: 'Brazil',
    pt: 'Brasil',
    es: 'Brasil',
    vi: 'Brazil',
    hi: 'ब्राज़ील',
    id: 'Brasil',
  })
  expect(brazil?.folded_names).toHaveLength(languageCodes.length)
  const instruments = await database.db
    .selectFrom('instruments')
    .select(['edition', 'indicator_count'])
    .orderBy('edition')
    .execute()
  expect(instruments).toEqual([
    { edition: 1, indicator_count: 66 },
    { edition: 2, indicator_count: 66 },
  ])
})

test('a deleted country is not added at the next start', async () => {
  const database = await givenDatabase()
  await prepare(database, settings)
  await database.db.deleteFrom('countries').where('code', '=', 'CU').execute()
  await prepare(database, settings)
  const left = await database.db.selectFrom('countries').select('code').execute()
  expect(left).toHaveLength(34)
})

test('every country has a name in every language, and no name is that of two countries', () => {
  expect(countryCodes).toHaveLength(249)
  const owners = new Map<string, string>()
  for (const code of countryCodes) {
    for (const name of namesOf(code).folded) {
      expect(owners.get(name) ?? code, name).toBe(code)
      owners.set(name, code)
    }
  }
})
