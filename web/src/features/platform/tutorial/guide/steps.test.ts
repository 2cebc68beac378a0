import { expect, test } from 'vitest'
import english from '../../../../../../messages/en/guide.json' with { type: 'json' }
import { addressOfStep, isAt, placeOfStep, steps } from './steps.ts'

test('every step has its text, in the same order', () => {
  expect(Object.keys(english.sections)).toEqual(steps.map(({ id }) => id))
})

test('the steps lead over the practice and then home; none leads to a real evaluation', () => {
  const addresses = steps.map((_, step) => addressOfStep(step))
  expect(addresses.at(-1)).toBe('/home')
  expect([...new Set(addresses.slice(0, -1))]).toEqual(['/tutorial/practice'])
})

test('another indicator of the practice is still the page of the step', () => {
  expect(isAt('/tutorial/practice', addressOfStep(2))).toBe(true)
  expect(isAt('/evaluations', addressOfStep(2))).toBe(false)
})

test('a step leads to where it is done on the page of the practice, and the others to the top of theirs', () => {
  const led = steps.map(({ id }, step) => [id, placeOfStep(step) !== undefined])
  expect(Object.fromEntries(led)).toEqual({
    sample: false,
    read: true,
    choose: true,
    note: true,
    evidence: true,
    others: false,
    submit: true,
    after: false,
  })
  expect(placeOfStep(steps.length)).toBeUndefined()
})
