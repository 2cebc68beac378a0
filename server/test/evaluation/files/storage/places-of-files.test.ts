import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type AppContext, givenFiles } from '../house.ts'
import { makePicture } from '../making/make-photo.ts'
import { startS3 } from './s3-server.ts'

const text = 'lo que una escuela escribe '.repeat(20_000)

describe('with a key', () => {
  let context: AppContext
  beforeAll(async () => {
    context = await givenFiles({ FILES_KEY: randomBytes(32).toString('base64') })
  })
  afterAll(() => context.close())

  test('no stored file is readable on the disk, and every one is returned unchanged', async () => {
    const { body } = await context.upload('nota.txt', text, context.cell)
    expect((await context.download(body.id)).bytes.toString()).toBe(text)
    const part = await context.download(body.id, context.teacher, { range: 'bytes=65530-131080' })
    expect([part.status, part.bytes.toString()]).toEqual([206, text.slice(65_530, 131_081)])
    expect((await context.onDisk()).some((each) => each.bytes.includes('escuela'))).toBe(false)
  })

  test('a photo and its thumbnail are returned unchanged', async () => {
    const { body } = await context.upload('aula.jpg', await makePicture(640, 480).jpeg().toBuffer())
    for (const [query, width] of [
      ['', 640],
      ['?size=thumbnail', 320],
    ] as const) {
      const { bytes } = await context.download(body.id, context.teacher, {}, query)
      expect((await sharp(bytes).metadata()).width).toBe(width)
    }
  })
})

describe('in S3', () => {
  let context: AppContext
  let s3: Awaited<ReturnType<typeof startS3>>
  beforeAll(async () => {
    process.env.AWS_ACCESS_KEY_ID ??= 'test'
    process.env.AWS_SECRET_ACCESS_KEY ??= 'test'
    s3 = await startS3()
    context = await givenFiles({
      FILES_URL: `s3://evidencia/vereda?endpoint=${s3.endpoint}&region=sa-east-1`,
    })
  })
  afterAll(async () => {
    await context.close()
    s3.close()
  })

  test('a file is stored in the bucket and returned, whole and in ranges', async () => {
    const { status, body } = await context.upload('nota.txt', text, context.cell)
    expect(status).toBe(201)
    expect([...s3.objects.keys()][0]).toMatch(/^vereda\/[0-9a-f-]{36}$/)
    expect((await context.download(body.id)).bytes.toString()).toBe(text)
    const part = await context.download(body.id, context.teacher, { range: 'bytes=3-8' })
    expect([part.status, part.bytes.toString()]).toEqual([206, text.slice(3, 9)])
    expect(await context.onDisk()).toEqual([])
  })

  test('while S3 refuses, the upload is refused and no file is left', async () => {
    const before = s3.objects.size
    s3.state.failures = 3
    expect(await context.upload('nota.txt', text, context.cell)).toMatchObject({
      status: 503,
      body: { code: 'unavailable' },
    })
    expect(s3.objects.size).toBe(before)
    expect(await context.onDisk()).toEqual([])
  })
})
