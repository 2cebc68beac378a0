import fc from 'fast-check'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { NewRegion } from '../places/regions.ts'
import { checked } from './checked.ts'
import { fromText, optionalSingleLine, queryId, singleLine, text } from './shapes.ts'

test('a name is one line, whatever was pasted; a text keeps its lines', () => {
  expect(NewRegion.parse({ name: ' A\nB\r\n\tC\u2028D ', country: 1 }).name).toBe('A B C D')
  expect(optionalSingleLine(9).parse('\n\t')).toBeNull()
  expect(singleLine(9).safeParse('\n').success).toBe(false)
  expect(text(9).parse('a\nb')).toBe('a\nb')
})

test('of the many ways to write a number, a query or a form takes only plain digits', () => {
  for (const wrong of ['1e3', '01', '+1', ' 1', '1 ', '1.0', '0x1', '1_0', '-0', '', '١', ['1'], true])
    expect([wrong, queryId.safeParse(wrong).success]).toEqual([wrong, false])
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2_147_483_647 }), (id) => {
      expect(queryId.parse(String(id))).toBe(id)
      expect(queryId.parse(id)).toBe(id)
    }),
  )
  const anything = fromText(z.number())
  const numbers = fc.oneof(fc.double({ noNaN: true }), fc.integer(), fc.maxSafeInteger())
  const written = numbers.chain((value) =>
    fc.constantFrom(
      String(value),
      value.toExponential(),
      value.toFixed(2),
      ` ${value}`,
      `0${value}`,
      `+${value}`,
    ),
  )
  fc.assert(
    fc.property(written, (value) => {
      const read = anything.safeParse(value)
      if (read.success) expect(String(read.data)).toBe(value)
    }),
  )
})

test('a field reports each of its faults once', () => {
  const outOfScope = () => checked(z.object({ id: queryId }), { id: 1e20 })
  expect(outOfScope).toThrow(
    expect.objectContaining({
      extra: { errors: { id: [{ message: 'Invalid value', code: 'validation_error' }] } },
    }),
  )
})
