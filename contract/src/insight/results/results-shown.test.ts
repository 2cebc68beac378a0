import { expect, test } from 'vitest'
import { hasResult, lineShown, linesBefore, linesUpTo } from './results-shown.ts'
import type { LineResults } from './school-results.ts'

const line = (id: number, status: LineResults['line']['status'], evaluation = 1, instrument = 1) =>
  ({ evaluation, instrument: { id: instrument, name: '' }, line: { id, status } }) as LineResults

const lines = [line(1, 'CLOSED'), line(2, 'CLOSED', 2, 2), line(3, 'VALIDATED'), line(4, 'OPEN', 3)]

test('the latest final line is shown, not one that is still being answered', () => {
  expect(lineShown(lines)?.line.id).toBe(3)
})

test('the line in the address is shown; one of another school is not requested', () => {
  expect(lineShown(lines, 1)?.line.id).toBe(1)
  expect(lineShown(lines, 99)?.line.id).toBe(3)
})

test('before any line is final the latest is shown, and without lines nothing', () => {
  expect(lineShown([line(8, 'OPEN'), line(9, 'IN REVIEW')])?.line.id).toBe(9)
  expect(lineShown([])).toBeUndefined()
})

test('a line is shown with those before it in its own evaluation', () => {
  expect(linesUpTo(lines, lines[2] as LineResults).map((each) => each.line.id)).toEqual([1, 3])
})

test('a line is compared with earlier ones of the same instrument, the latest first', () => {
  expect(linesBefore(lines, lines[3] as LineResults).map((each) => each.line.id)).toEqual([3, 1])
})

test('an unfinished line is compared with no other', () => {
  const open = { ...line(5, 'OPEN'), overall: null } as LineResults
  const last = line(6, 'CLOSED')
  const all = [...lines, open, last]
  expect(hasResult(open)).toBe(false)
  expect(linesUpTo(all, open).map((each) => each.line.id)).toEqual([1, 3])
  expect(linesBefore(all, last).map((each) => each.line.id)).toEqual([4, 3, 1])
})
