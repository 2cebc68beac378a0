import { Problem } from 'contract/platform/problems'
import { expect, test } from 'vitest'
import { busyFor, unavailable } from './database/failures/errors.ts'
import { openWorkLog } from './work-log.ts'

const given = () => {
  const lines: string[] = []
  const line = (level: string) => (facts: object, message: string) =>
    void lines.push(`${level} ${message}${'times' in facts ? ` ${String(facts.times)}` : ''}`)
  let at = 0
  const log = openWorkLog({ info: line('30'), warn: line('40'), error: line('50') }, () => at)
  return { lines, log, pass: (seconds: number) => (at += 1000 * seconds) }
}

test('while the database is away the log says so once, then seldom, and once when it is back', () => {
  const { lines, log, pass } = given()
  for (let second = 0; second < 3600; second += 2) {
    log.failed('sealing', unavailable(new Error('connect ECONNREFUSED')))
    pass(2)
  }
  expect(lines[0]).toBe('50 the database is away; work waits and goes on by itself')
  expect(lines.length).toBeLessThan(8)
  log.done()
  log.done()
  expect(lines.at(-1)).toBe('30 the database answers again; work goes on 1800')
})

test('an embedded database that is busy is no fault that somebody must be woken for', () => {
  const { lines, log } = given()
  log.failed('long work', busyFor(8000))
  expect(lines).toEqual([expect.stringMatching(/^40 /)])
})

test('what nobody foresaw is told each time', () => {
  const { lines, log } = given()
  for (const error of [new Error('a bug'), new Problem('server_error')]) log.failed('sealing', error)
  expect(lines).toEqual(['50 sealing failed', '50 sealing failed'])
})
