import { expect, test } from 'vitest'
import { draw } from './draw.ts'
import type { Column, Table } from './read-tables.ts'

const column = (name: string, traits: Partial<Column> = {}): Column => ({
  name,
  type: 'integer',
  isKey: false,
  refersTo: null,
  isOptional: false,
  ...traits,
})
const id = column('id', { isKey: true })

const countries: Table = { name: 'countries', columns: [id, column('code', { type: 'text' })] }
const regions: Table = { name: 'regions', columns: [id, column('country_id', { refersTo: 'countries' })] }
const users: Table = {
  name: 'users',
  columns: [id, column('region_id', { refersTo: 'regions', isOptional: true })],
}
const rooms = { places: { countries: 'a country', regions: 'a region' }, people: { users: 'a person' } }

test('a reference inside a room is drawn, one to another room is listed', () => {
  const page = draw([countries, regions, users], rooms)
  expect(page).toContain('  countries ||--o{ regions : country_id')
  expect(page).toContain('    integer country_id FK')
  expect(page).toContain('| users | a person | regions (region_id) |')
  expect(page).not.toContain('--o{ users')
})

test('numbered columns are folded', () => {
  const points = [1, 2, 3].map((number) => column(`points_${number}`, { type: 'double precision' }))
  const page = draw([{ name: 'users', columns: [id, ...points] }], { people: { users: 'a person' } })
  expect(page).toContain('    float8 points_1to3\n  }')
})

test('a table of which nobody said what it holds is refused, and a word on one that is gone', () => {
  expect(() => draw([countries, regions, users], { places: rooms.places })).toThrow('what users holds')
  expect(() => draw([countries, regions], rooms)).toThrow('names users')
})
