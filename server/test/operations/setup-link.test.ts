import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { showSetupLink } from '../../src/operations/show-setup-link.ts'
import { atTheEnd } from '../running/endings.ts'
import { temporaryFolder } from '../running/temporary-folder.ts'

const link = 'https://vereda.example/setup#token=secret'
const folder = temporaryFolder()
atTheEnd(folder.remove)
const file = join(folder.path, 'setup-link')

const shown = async (isTerminal: boolean, what: string | null = link) => {
  const lines: string[] = []
  await showSetupLink(what, {
    dataDir: folder.path,
    isTerminal,
    write: (text) => void lines.push(text),
    log: (facts, message) => void lines.push(JSON.stringify({ ...facts, message })),
  })
  return lines.join('\n')
}

test('a terminal shows the link of the first administrator, and no file has it', async () => {
  expect(await shown(true)).toContain(link)
  expect(existsSync(file)).toBe(false)
})

test('where the output is a log it names a file of this user alone, which is deleted when there is an administrator', async () => {
  const line = await shown(false)
  expect([line.includes(file), line.includes('secret')]).toEqual([true, false])
  expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual([`${link}\n`, 0o600])
  expect(await shown(false, null)).toBe('')
  expect(existsSync(file)).toBe(false)
})
