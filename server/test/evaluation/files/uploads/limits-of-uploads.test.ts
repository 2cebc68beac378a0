import type { AddressInfo, Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assertHasRoom } from '../../../../src/evaluation/files/quotas.ts'
import { eicar, startScanner } from '../content/scanner.ts'
import { type AppContext, formOf, givenFiles } from '../house.ts'
import { makePicture } from '../making/make-photo.ts'
import { slowUpload } from './slow-upload.ts'

test('a cell, a line and a day are full at their limits', () => {
  const empty = { filesOfCell: 0, filesOfLine: 0, bytesOfLine: 0, filesOfDay: 0, bytesOfDay: 0 }
  const gigabyte = 1024 ** 3
  const fits = (usage: object, size = 1) => {
    try {
      assertHasRoom({ ...empty, ...usage }, size)
      return true
    } catch (error) {
      expect(error).toMatchObject({ code: 'quota_exceeded' })
      return false
    }
  }
  expect([fits({ filesOfCell: 29 }), fits({ filesOfCell: 30 })]).toEqual([true, false])
  expect([fits({ filesOfLine: 399 }), fits({ filesOfLine: 400 })]).toEqual([true, false])
  expect([fits({ bytesOfLine: 4 * gigabyte - 1 }), fits({ bytesOfLine: 4 * gigabyte })]).toEqual([
    true,
    false,
  ])
  expect([fits({ filesOfDay: 499 }), fits({ filesOfDay: 500 })]).toEqual([true, false])
  expect([fits({ bytesOfDay: 2 * gigabyte - 1 }), fits({ bytesOfDay: 2 * gigabyte })]).toEqual([true, false])
})

describe('where room for files is limited', () => {
  let context: AppContext
  beforeAll(async () => {
    context = await givenFiles()
  })
  afterAll(() => context.close())

  test('the thirty-first file of a cell is refused, in another cell it is taken', async () => {
    const cell = { ...context.cell, stage: 2 }
    const sent = await Promise.all(
      Array.from({ length: 32 }, (_, at) =>
        context.upload(`${at}.txt`, `nota ${at}`, cell, at % 2 ? context.teacher : context.coordinator),
      ),
    )
    const statuses = sent.map((each) => each.status).sort((one, other) => one - other)
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 201), 413, 413])
    expect((await context.upload('otra.txt', 'otra', context.cell)).status).toBe(201)
  })

  test('many uploads of one person at once succeed, two at a time', async () => {
    const photo = await makePicture(300, 200).jpeg().toBuffer()
    const sent = await Promise.all(Array.from({ length: 12 }, (_, at) => context.upload(`${at}.jpg`, photo)))
    expect(sent.map((each) => each.status)).toEqual(Array.from({ length: 12 }, () => 201))
  })
})

test('on a nearly full disk the upload is refused before it is read, and reading goes on', async () => {
  const context = await givenFiles()
  const { id } = (await context.upload('nota.txt', 'nota', context.cell)).body
  await context.close()
  const full = await givenFiles({ MIN_FREE_MB: '900000000' })
  const upload = slowUpload(full.port, full.teacher, {}, 'nota.txt')
  expect(await upload.answer).toMatchObject({ status: 507, body: expect.stringContaining('storage_full') })
  upload.hangUp()
  expect(id).toBeGreaterThan(0)
  await full.close()
})

describe('with a scanner', () => {
  let scanner: Server
  let context: AppContext
  beforeAll(async () => {
    scanner = startScanner()
    await new Promise<void>((ready) => scanner.listen(0, '127.0.0.1', ready))
    context = await givenFiles({ AV: `clamd://127.0.0.1:${(scanner.address() as AddressInfo).port}` })
  })
  afterAll(async () => {
    await context.close()
    scanner.close()
  })

  test('a clean file is added and marked as clean', async () => {
    const { body } = await context.upload('nota.txt', 'una nota', context.cell)
    const row = await context.db
      .selectFrom('files')
      .select('scan')
      .where('id', '=', body.id)
      .executeTakeFirst()
    expect(row?.scan).toBe('clean')
  })

  test('an infected file is refused and quarantined, an infected photo is not stored at all', async () => {
    const apart = () => context.onDisk('files/quarantine')
    expect(await context.upload('virus.txt', eicar, context.cell)).toMatchObject({
      status: 422,
      body: { code: 'file_infected' },
    })
    expect((await apart()).map((each) => each.bytes.toString())).toEqual([eicar])
    const photo = Buffer.concat([await makePicture(20, 20).jpeg().toBuffer(), Buffer.from(eicar)])
    expect((await context.upload('foto.jpg', photo)).status).toBe(422)
    expect(await apart()).toHaveLength(1)
    const rows = await context.db
      .selectFrom('audit')
      .select('deed')
      .where('deed', '=', 'file.infected')
      .execute()
    expect(rows).toHaveLength(2)
  })

  test('while the scanner is unavailable no file is added', async () => {
    await new Promise((closed) => scanner.close(closed))
    const before = (await context.onDisk()).length
    const form = formOf(context.cell, 'nota.txt', 'una nota')
    expect(await context.send(form)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect((await context.onDisk()).length).toBe(before)
  })
})
