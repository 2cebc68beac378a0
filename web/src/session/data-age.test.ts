import { expect, test, vi } from 'vitest'
import { noteAge, oldestOn, onAge } from './data-age.ts'

const page = '/statistics'
vi.stubGlobal('location', { pathname: page })

test('a page says since when its oldest answer was true, from a minute on', () => {
  let times = 0
  const end = onAge(() => {
    times += 1
  })
  noteAge('/api/one/', null)
  noteAge('/api/one/', '59')
  expect([oldestOn(page), times]).toEqual([null, 0])
  noteAge('/api/one/', '120')
  noteAge('/api/two/', '600')
  expect(Date.now() - (oldestOn(page) ?? 0)).toBeGreaterThanOrEqual(600_000)
  expect(oldestOn(`${page}/other`)).toBe(null)
  noteAge('/api/two/', '0')
  expect(Date.now() - (oldestOn(page) ?? 0)).toBeLessThan(600_000)
  noteAge('/api/one/', '3')
  expect([oldestOn(page), times]).toEqual([null, 4])
  end()
})
