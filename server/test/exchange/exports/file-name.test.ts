import { expect, test } from 'vitest'
import { fileName } from '../../../src/exchange/exports/make-file.ts'

test('the name of a file is valid on every system', () => {
  expect(fileName('School evaluation: Base line 2026 - Escola "Ipê"')).toBe(
    'School evaluation - Base line 2026 - Escola - Ipê',
  )
  expect(fileName('विद्यालय का मूल्यांकन: द्वितीय')).toBe('विद्यालय का मूल्यांकन - द्वितीय')
  expect(fileName('../..\\etc/passwd')).toBe('etc - passwd')
  expect(fileName(`A${'a'.repeat(300)}.`)).toHaveLength(150)
})
