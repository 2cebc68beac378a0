import { expect, test } from 'vitest'
import { readSettings } from './settings.ts'
import { warningsOf } from './settings-warnings.ts'

const warnings = (env: Record<string, string>) => warningsOf(readSettings(env))

test('an installation that others use is warned while no scanner looks at uploads and files are stored as they are', () => {
  expect(warnings({ PUBLIC_BASE_URL: 'https://vereda.example.org' })).toEqual([
    expect.stringMatching(/^AV is off: .*docs\/operating\.md/),
    expect.stringMatching(/^Files are stored as they are: .*FILES_KEY.*docs\/operating\.md/),
  ])
})

test('the default address is warned of the same, and of itself: behind a proxy it may be forgotten', () => {
  expect(warnings({})).toEqual([
    expect.stringMatching(/^PUBLIC_BASE_URL is http:\/\/localhost:8000: /),
    expect.stringMatching(/^AV is off: /),
    expect.stringMatching(/^Files are stored as they are: /),
  ])
})

test('with a public address, a scanner and a key there is nothing to warn of', () => {
  const public_ = {
    PUBLIC_BASE_URL: 'https://vereda.example.org',
    AV: 'clamd://127.0.0.1:3310',
    FILES_KEY: Buffer.alloc(32).toString('base64'),
  }
  expect(warnings(public_)).toEqual([])
})
