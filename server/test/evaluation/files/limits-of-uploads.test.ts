import type { AddressInfo, Server } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { assertFits } from '../../../src/evaluation/files/quotas.ts'
import { type AppContext, formOf, givenHouse } from './house.ts'
import { makePicture } from './make-photo.ts'
import { eicar, startScanner } from './scanner.ts'
import { slowUpload } from './slow-upload.ts'

test('a cell, a line and a day are full at their limits', () => {
  const empty = { filesOfCell: 0, filesOfLine: 0, bytesOfLine: 0, filesOfDay: 0, bytesOfDay: 0 }
  const gigabyte = 1024 ** 3
  const fits = (usage: object, size = 1) => {
    try {
      assertFits({ ...empty, ...usage }, size)
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

describe('a house with little room', () => {
  let house: AppContext
  beforeAll(async () => {
    house = await givenHouse()
  })
  afterAll(() => house.close())

  test('the thirty-first file of a cell is refused, in another cell it is taken', async () => {
    const cell = { ...house.cell, stage: 2 }
    const sent = await Promise.all(
      Array.from({ length: 32 }, (_, at) =>
        house.upload(`${at}.txt`, `nota ${at}`, cell, at % 2 ? house.teacher : house.coordinator),
      ),
    )
    const statuses = sent.map((each) => each.status).sort((one, other) => one - other)
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 201), 413, 413])
    expect((await house.upload('otra.txt', 'otra', house.cell)).status).toBe(201)
  })

  test('many uploads of one person at once come through, two by two', async () => {
    const photo = await makePicture(300, 200).jpeg().toBuffer()
    const sent = await Promise.all(Array.from({ length: 12 }, (_, at) => house.upload(`${at}.jpg`, photo)))
    expect(sent.map((each) => each.status)).toEqual(Array.from({ length: 12 }, () => 201))
  })
})

test('on a disk that is nearly full the upload is refused before it is read, and reading goes on', async () => {
  const house = await givenHouse()
  const { id } = (await house.upload('nota.txt', 'nota', house.cell)).body
  await house.close()
  const full = await givenHouse({ MIN_FREE_MB: '900000000' })
  const upload = slowUpload(full.port, full.teacher, {}, 'nota.txt')
  expect(await upload.answer).toMatchObject({ status: 507, body: expect.stringContaining('storage_full') })
  upload.hangUp()
  expect(id).toBeGreaterThan(0)
  await full.close()
})

describe('with a scanner', () => {
  let scanner: Server
  let house: AppContext
  beforeAll(async () => {
    scanner = startScanner()
    await new Promise<void>((ready) => scanner.listen(0, '127.0.0.1', ready))
    house = await givenHouse({ AV: `clamd://127.0.0.1:${(scanner.address() as AddressInfo).port}` })
  })
  afterAll(async () => {
    await house.close()
    scanner.close()
  })

  test('a clean file is added and marked so', async () => {
    const { body } = await house.upload('nota.txt', 'una nota', house.cell)
    const row = await house.db.selectFrom('files').select('scan').where('id', '=', body.id).executeTakeFirst()
    expect(row?.scan).toBe('clean')
  })

  test('an infected file is refused and put apart, an infected photo is not kept at all', async () => {
    const apart = () => house.onDisk('files/quarantine')
    expect(await house.upload('virus.txt', eicar, house.cell)).toMatchObject({
      status: 422,
      body: { code: 'file_infected' },
    })
    expect((await apart()).map((each) => each.bytes.toString())).toEqual([eicar])
    const photo = Buffer.concat([await makePicture(20, 20).jpeg().toBuffer(), Buffer.from(eicar)])
    expect((await house.upload('foto.jpg', photo)).status).toBe(422)
    expect(await apart()).toHaveLength(1)
    const rows = await house.db
      .selectFrom('audit')
      .select('deed')
      .where('deed', '=', 'file.infected')
      .execute()
    expect(rows).toHaveLength(2)
  })

  test('while the scanner is down nothing is added', async () => {
    await new Promise((closed) => scanner.close(closed))
    const before = (await house.onDisk()).length
    const form = formOf(house.cell, 'nota.txt', 'una nota')
    expect(await house.send(form)).toMatchObject({ status: 503, body: { code: 'unavailable' } })
    expect((await house.onDisk()).length).toBe(before)
  })
})
