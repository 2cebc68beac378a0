import type { AddressInfo } from 'node:net'
import { createServer, type Server } from 'node:net'
import { Readable } from 'node:stream'
import { Problem } from 'contract/platform/problems'
import { afterEach, expect, test } from 'vitest'
import { isClean } from '../../../../src/evaluation/files/antivirus.ts'
import { eicar, startScanner } from './scanner.ts'

let running: Server | undefined
afterEach(() => running?.close())

const scannerThat = async (server: Server) => {
  running = server
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return { host: '127.0.0.1', port: (server.address() as AddressInfo).port }
}
const file = (text: string) => Readable.from([Buffer.from(text.slice(0, 10)), Buffer.from(text.slice(10))])

test('a clean file passes and an infected one does not', async () => {
  const scanner = await scannerThat(startScanner())
  expect(await isClean(scanner, file('un plan de la escuela'))).toBe(true)
  expect(await isClean(scanner, file(eicar))).toBe(false)
})

test('while the scanner is unavailable no file passes', async () => {
  const scanner = await scannerThat(startScanner())
  await new Promise((closed) => running?.close(closed))
  await expect(isClean(scanner, file('un plan'))).rejects.toMatchObject(new Problem('unavailable'))
})

test('a scanner that disconnects, or gives an unknown answer, lets no file pass', async () => {
  const dumb = await scannerThat(createServer((socket) => socket.on('error', () => undefined).destroy()))
  await expect(isClean(dumb, file('un plan'))).rejects.toMatchObject(new Problem('unavailable'))
  running?.close()
  const full = await scannerThat(startScanner('INSTREAM size limit exceeded. ERROR'))
  await expect(isClean(full, file('un plan'))).rejects.toMatchObject(new Problem('unavailable'))
})
