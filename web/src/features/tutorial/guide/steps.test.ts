import { expect, test } from 'vitest'
import { addressOfStep, isAt, placeOfStep, steps } from './steps.ts'
import english from './texts/en.json' with { type: 'json' }

const evaluation = { id: 7, instrument: { id: 1, name: 'Vereda' } } as Parameters<typeof addressOfStep>[1]

test('every step has its text, in the same order', () => {
  expect(english.sections.map(({ id }) => id)).toEqual(steps.map(({ id }) => id))
})

test('the steps lead over the real pages, from the list to the first indicator and home', () => {
  const addresses = steps.map((_, step) => addressOfStep(step, evaluation))
  expect(addresses[0]).toBe('/evaluations')
  expect(addresses[1]).toBe('/evaluations/detail/7/instrument/1?indicator=1.1.1')
  expect(addresses.at(-1)).toBe('/home')
})

test('without an evaluation the guide waits at the list', () => {
  expect(addressOfStep(3, undefined)).toBe('/evaluations')
})

test('another indicator of the same evaluation is still the page of the step', () => {
  expect(isAt('/evaluations/detail/7/instrument/1', addressOfStep(2, evaluation))).toBe(true)
  expect(isAt('/evaluations', addressOfStep(2, evaluation))).toBe(false)
})

test('a step leads to where it is done on the page of an evaluation, and the others to the top of theirs', () => {
  const led = steps.map(({ id }, step) => [id, placeOfStep(step) !== undefined])
  expect(Object.fromEntries(led)).toEqual({
    list: false,
    read: true,
    choose: true,
    note: true,
    evidence: true,
    others: false,
    submit: false,
    after: false,
  })
  expect(placeOfStep(steps.length)).toBeUndefined()
})
