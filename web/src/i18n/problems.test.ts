import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { languageCodes } from 'contract/platform/languages'
import { problems } from 'contract/platform/problems'
import { expect, test } from 'vitest'

const folder = join(import.meta.dirname, '../../../messages')

test.each(languageCodes)('in %s every problem has its text', (language) => {
  const texts = JSON.parse(readFileSync(join(folder, language, 'problems.json'), 'utf8')) as Record<
    string,
    string
  >
  const missing = Object.keys(problems).filter((code) => !texts[code]?.trim())
  expect(missing).toEqual([])
})
