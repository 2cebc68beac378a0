import { Role } from 'contract/access/roles'
import type { Actor } from 'contract/access/scope'
import { expect, test } from 'vitest'
import {
  isKnownToLists,
  isListedAsCounted,
  listOfPlace,
  listWithin,
  schoolsQuestion,
  scopeOf,
} from './scope.ts'

const someone = (role: Role, areas: number[]): Actor => ({ id: 1, role, areas, is_superuser: false })

test('an administrator goes from countries to regions to schools', () => {
  const admin = someone(Role.administrator, [])
  expect(scopeOf({}, admin)).toMatchObject({ model: 'country', whole: null })
  expect(scopeOf({ country: 'Peru', year: 2026 }, admin)).toEqual({
    model: 'region',
    parts: { model: 'region', country__name: 'Peru', year: '2026' },
    whole: { model: 'country', country__name: 'Peru', year: '2026' },
  })
  expect(scopeOf({ country: 'Peru', region: 'Cusco' }, admin)).toMatchObject({
    model: 'school',
    whole: { model: 'region', country__name: 'Peru', region__name: 'Cusco' },
  })
})

test('who has one country or one region begins inside it', () => {
  expect(scopeOf({}, someone(Role.country, [4]))).toMatchObject({
    model: 'region',
    whole: { model: 'country' },
  })
  expect(scopeOf({}, someone(Role.country, [4, 5]))).toMatchObject({ model: 'country', whole: null })
  expect(scopeOf({}, someone(Role.region, [9]))).toMatchObject({
    model: 'school',
    whole: { model: 'region' },
  })
  expect(scopeOf({}, someone(Role.region, [8, 9]))).toMatchObject({ model: 'region', whole: null })
})

test('a number leads to the list behind it, with its filters', () => {
  expect(listWithin('/evaluations', { country: 'Peru', year: 2026 }, { status: 'IN REVIEW' })).toBe(
    '/evaluations?country=Peru&year=2026&status=IN+REVIEW',
  )
  expect(listOfPlace('/schools', { country: 'Peru', year: 2026 }, 'region', 'Cusco')).toBe(
    '/schools?country=Peru&region=Cusco',
  )
  expect(listOfPlace('/schools', { region: 'Cusco' }, 'school', 'Los Sauces')).toBe(
    '/schools?region=Cusco&search=Los+Sauces',
  )
  expect(listWithin('/schools', {})).toBe('/schools')
})

test('the schools behind a number are asked for with its filters and its place', () => {
  const admin = someone(Role.administrator, [])
  const world = scopeOf({ until: 2025, management: 'public' }, admin)
  expect(schoolsQuestion(world)).toEqual({ model: 'school', up_to_year: '2025', management: 'public' })
  expect(schoolsQuestion(world, 'Peru')).toMatchObject({ model: 'school', country__name: 'Peru' })
  const peru = scopeOf({ country: 'Peru' }, admin)
  expect(schoolsQuestion(peru, 'Cusco')).toEqual({
    model: 'school',
    country__name: 'Peru',
    region__name: 'Cusco',
  })
})

test('a number whose filters the list of evaluations does not have leads to its schools instead', () => {
  expect(isKnownToLists({ country: 'Peru', year: 2026, type: 'base' })).toBe(true)
  for (const search of [
    { until: 2025 },
    { instrument: 1 },
    { management: 'public' },
    { school: 'special' },
  ] as const)
    expect(isKnownToLists(search)).toBe(false)
})

test('closed as the last line leads to no list, which would have evaluations that went on too', () => {
  expect(isListedAsCounted({ country: 'Peru', year: 2025 }, 'CLOSED')).toBe(false)
  expect(isListedAsCounted({ country: 'Peru', type: 'base' }, 'CLOSED')).toBe(true)
  expect(isListedAsCounted({ country: 'Peru', year: 2025 }, 'IN REVIEW')).toBe(true)
  expect(isListedAsCounted({ management: 'public' }, 'IN REVIEW')).toBe(false)
})
