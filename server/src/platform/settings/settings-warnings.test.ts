import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { warningsOf } from './settings-warnings.ts'

const warnings = (env: Record<string, string>) => warningsOf(readSettings(env))

test('an installation that others use is warned in one line while no scanner looks at uploads', () => {
  expect(warnings({ PUBLIC_BASE_URL: 'https://vereda.example.org' })).toEqual([
    expect.stringMatching(/^AV is off: .*docs\/operating\.md/),
  ])
})

test('with a scanner, or on this machine alone, there is nothing to warn of', () => {
  const public_ = { PUBLIC_BASE_URL: 'https://vereda.example.org', AV: 'clamd://127.0.0.1:3310' }
  expect([warnings(public_), warnings({})]).toEqual([[], []])
})
