import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { readPages } from './broken.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

const complaintsAbout = (files: Record<string, string>): string[] => {
  const root = mkdtempSync(join(tmpdir(), 'vereda-links-'))
  folders.push(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return readPages(root).complaints
}

test('a link to what is not there is refused', () => {
  expect(
    complaintsAbout({
      'README.md': '[in](docs/a.md) [out](docs/b.md) [away](https://a.example/)',
      'docs/a.md': '',
    }),
  ).toEqual(['README.md points to docs/b.md, which is not there'])
})

test('a link is followed from the page it is on', () => {
  expect(complaintsAbout({ 'docs/guides/a.md': '[up](../b.md#part)', 'docs/b.md': '' })).toEqual([])
})

test('a path in backticks that is not there is refused', () => {
  const page = 'Read `server/src/app.ts`, then `server/src/gone.ts`, `database/open.ts` and `web/src/kit`.'
  expect(complaintsAbout({ 'CONTRIBUTING.md': page, 'server/src/app.ts': '' })).toEqual([
    'CONTRIBUTING.md points to server/src/gone.ts, which is not there',
    'CONTRIBUTING.md points to database/open.ts, which is not there',
    'CONTRIBUTING.md points to web/src/kit, which is not there',
  ])
})

test('addresses, patterns, packages and what a build makes are no paths', () => {
  const page =
    '`/api/school/` `messages/<language>/forms.json` `server/test/*.ts` `@fastify/static` `server/dist/main.js`'
  expect(complaintsAbout({ 'README.md': page })).toEqual([])
})

test('two decisions with one number are refused', () => {
  expect(
    complaintsAbout({
      'docs/decisions/030-files.md': '',
      'docs/decisions/030-words.md': '',
      'docs/decisions/031-a.md': '',
    }),
  ).toEqual(['docs/decisions/030-words.md has the number of another decision'])
})
