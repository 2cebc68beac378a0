import { readdirSync, readFileSync } from 'node:fs'
import { problems } from 'contract/platform/problems'
import { expect, test } from 'vitest'

const here = import.meta.dirname
const languages = readdirSync(here, { withFileTypes: true })
  .filter((each) => each.isDirectory() && each.name.length === 2)
  .map(({ name }) => name)

test.each(languages)('in %s there are words for every problem, and for none that is no more', (language) => {
  const words = JSON.parse(readFileSync(`${here}/${language}/problems.json`, 'utf8')) as Record<
    string,
    string
  >
  const missing = Object.keys(problems).filter((code) => !words[code]?.trim())
  expect(missing).toEqual([])
})
