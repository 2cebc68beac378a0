import { randomBytes } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import {
  encryptedTempIn,
  unsealed,
  writeEncrypted,
} from '../../../../src/evaluation/files/upload/encrypted-temp.ts'

const folder = mkdtempSync(join(tmpdir(), 'vereda-sealed-'))
afterAll(() => rmSync(folder, { recursive: true }))

const chunk = 64 * 1024

const encryptedOf = async (content: Buffer) => {
  const temp = encryptedTempIn(folder)
  await writeEncrypted(temp, [content.subarray(0, 100), content.subarray(100)])
  return temp
}

const readAll = async (stream: AsyncIterable<Buffer>): Promise<Buffer> => {
  const parts: Buffer[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

test('any range of a temporary file is read as it was written', async () => {
  for (const size of [0, 1, 100, chunk - 1, chunk, chunk + 1, 3 * chunk, 3 * chunk + 7]) {
    const content = randomBytes(size)
    const bytes = await unsealed(await encryptedOf(content))
    expect(bytes.size).toBe(size)
    expect((await readAll(bytes.stream())).equals(content)).toBe(true)
    for (const [start, end] of [
      [0, 1],
      [size - 1, size],
      [chunk - 1, chunk + 1],
      [chunk, 2 * chunk],
      [5, size + 100],
    ] as const) {
      if (start < 0) continue
      expect((await readAll(bytes.stream(start, end))).equals(content.subarray(start, end))).toBe(true)
      expect((await bytes.read(start, end - start)).equals(content.subarray(start, end))).toBe(true)
    }
  }
})

test('a temporary file that was changed, truncated or reordered is not read', async () => {
  const content = randomBytes(3 * chunk + 7)
  const spoil = async (change: (path: string, stored: Buffer) => void) => {
    const temp = await encryptedOf(content)
    change(temp.path, readFileSync(temp.path))
    return readAll((await unsealed(temp)).stream())
  }
  await expect(
    spoil((path, stored) => {
      stored[chunk + 20] = (stored[chunk + 20] ?? 0) ^ 1
      writeFileSync(path, stored)
    }),
  ).rejects.toThrow()
  await expect(spoil((path) => truncateSync(path, 2 * (chunk + 16)))).rejects.toThrow()
  await expect(
    spoil((path, stored) => {
      const one = stored.subarray(0, chunk + 16)
      const two = stored.subarray(chunk + 16, 2 * (chunk + 16))
      writeFileSync(path, Buffer.concat([two, one, stored.subarray(2 * (chunk + 16))]))
    }),
  ).rejects.toThrow()
})
