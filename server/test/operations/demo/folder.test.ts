import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { isFilled, markFilled } from '../../../src/operations/demo/folder.ts'
import { takeLock } from '../../../src/platform/database/embedded/lock.ts'
import { lockIn } from '../../../src/platform/database/embedded/open-embedded.ts'
import { temporaryFolder } from '../../running/temporary-folder.ts'

let folder: ReturnType<typeof temporaryFolder>
beforeEach(() => {
  folder = temporaryFolder()
})
afterEach(() => folder.remove())

test('a folder is filled once', async () => {
  expect(await isFilled(folder.path)).toBe(false)
  markFilled(folder.path)
  writeFileSync(join(folder.path, 'database'), 'kept')
  expect(await isFilled(folder.path)).toBe(true)
  expect(existsSync(join(folder.path, 'database'))).toBe(true)
})

test('an interrupted filling begins anew', async () => {
  expect(await isFilled(folder.path)).toBe(false)
  mkdirSync(join(folder.path, 'database'))
  expect(await isFilled(folder.path)).toBe(false)
  expect(existsSync(join(folder.path, 'database'))).toBe(false)
})

test('a folder that another demonstration is filling is refused', async () => {
  expect(await isFilled(folder.path)).toBe(false)
  const lock = await takeLock(lockIn(folder.path))
  await expect(isFilled(folder.path)).rejects.toThrow('in use')
  await lock.release()
  expect(await isFilled(folder.path)).toBe(false)
})

test('a folder with real data is refused', async () => {
  mkdirSync(join(folder.path, 'database'))
  await expect(isFilled(folder.path)).rejects.toThrow('holds something else')
  expect(existsSync(join(folder.path, 'database'))).toBe(true)
})
