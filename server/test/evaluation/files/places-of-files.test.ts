import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AppContext, givenHouse } from './house.ts'
import { makePicture } from './make-photo.ts'
import { startS3 } from './s3-server.ts'

const words = 'lo que una escuela escribe '.repeat(20_000)

describe('with a key', () => {
  let house: AppContext
  beforeAll(async () => {
    house = await givenHouse({ FILES_KEY: randomBytes(32).toString('base64') })
  })
  afterAll(() => house.close())

  test('nothing that was added can be read on the disk, and all of it comes back', async () => {
    const { body } = await house.upload('nota.txt', words, house.cell)
    expect((await house.download(body.id)).bytes.toString()).toBe(words)
    const part = await house.download(body.id, house.teacher, { range: 'bytes=65530-131080' })
    expect([part.status, part.bytes.toString()]).toEqual([206, words.slice(65_530, 131_081)])
    expect((await house.onDisk()).some((each) => each.bytes.includes('escuela'))).toBe(false)
  })

  test('a photo and its small picture come back', async () => {
    const { body } = await house.upload('aula.jpg', await makePicture(640, 480).jpeg().toBuffer())
    for (const [query, width] of [
      ['', 640],
      ['?size=thumbnail', 320],
    ] as const) {
      const { bytes } = await house.download(body.id, house.teacher, {}, query)
      expect((await sharp(bytes).metadata()).width).toBe(width)
    }
  })
})

describe('in S3', () => {
  let house: AppContext
  let s3: Awaited<ReturnType<typeof startS3>>
  beforeAll(async () => {
    process.env.AWS_ACCESS_KEY_ID ??= 'test'
    process.env.AWS_SECRET_ACCESS_KEY ??= 'test'
    s3 = await startS3()
    house = await givenHouse({ FILES_URL: `s3://evidencia/vereda?endpoint=${s3.endpoint}&region=sa-east-1` })
  })
  afterAll(async () => {
    await house.close()
    s3.close()
  })

  test('a file goes to the bucket and comes back, whole and in stretches', async () => {
    const { status, body } = await house.upload('nota.txt', words, house.cell)
    expect(status).toBe(201)
    expect([...s3.objects.keys()][0]).toMatch(/^vereda\/[0-9a-f-]{36}$/)
    expect((await house.download(body.id)).bytes.toString()).toBe(words)
    const part = await house.download(body.id, house.teacher, { range: 'bytes=3-8' })
    expect([part.status, part.bytes.toString()]).toEqual([206, words.slice(3, 9)])
    expect(await house.onDisk()).toEqual([])
  })

  test('while S3 refuses, the upload is refused and nothing stays behind', async () => {
    const before = s3.objects.size
    s3.state.failures = 3
    expect(await house.upload('nota.txt', words, house.cell)).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
    })
    expect(s3.objects.size).toBe(before)
    expect(await house.onDisk()).toEqual([])
  })
})
