import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { editionFolder } from '../../../../instrument/editions.ts'
import { understand } from '../../../../instrument/sheet.ts'
import { writeUnderstood } from '../../../../scripts/build/understood.ts'
import { readEdition } from '../../../src/instrument/instruments/editions/read-edition.ts'
import { temporaryFolder } from '../../running/temporary-folder.ts'

beforeEach(() => understand({}))

const writtenTexts = () => {
  const folder = temporaryFolder()
  writeUnderstood(folder.path)
  const texts: Record<string, unknown> = JSON.parse(readFileSync(join(folder.path, 'texts.json'), 'utf8'))
  folder.remove()
  return texts
}

test('texts parsed by the build equal texts parsed at run time', () => {
  const parsed = readEdition(editionFolder(1))
  understand(writtenTexts())
  expect(readEdition(editionFolder(1))).toEqual(parsed)
})

test('every text is among them: a start parses none', () => {
  const texts = writtenTexts()
  understand(Object.fromEntries(Object.keys(texts).map((hash) => [hash, null])))
  expect(() => readEdition(editionFolder(1))).toThrow('structure.yaml')
})
