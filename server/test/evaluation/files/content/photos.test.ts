import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Problem } from 'contract/platform/problems'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPhotos, type Photos } from '../../../../src/evaluation/files/photos/photos.ts'
import {
  discard,
  encryptedTempIn,
  unsealed,
  writeEncrypted,
} from '../../../../src/evaluation/files/upload/encrypted-temp.ts'
import { pngBomb } from '../making/make-bomb.ts'
import { gpsBytes, makePhonePhoto, makePicture, secrets } from '../making/make-photo.ts'
import { reasonOf } from './reason-of.ts'

let folder = ''
let photos: Photos
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'photos-'))
  photos = openPhotos(folder)
})
afterAll(async () => {
  photos.close()
  await rm(folder, { recursive: true })
})

/** What comes out, as bytes, or the reason why nothing does. Nothing may stay behind in the folder. */
const redraw = async (photo: Buffer, drawer = photos) => {
  const source = encryptedTempIn(folder)
  await writeEncrypted(source, [photo])
  try {
    const drawn = await drawer.redraw(source)
    const [picture, thumbnail] = await Promise.all([unsealed(drawn.photo), unsealed(drawn.thumbnail)])
    const bytes = await picture.read(0, picture.size)
    const small = await thumbnail.read(0, thumbnail.size)
    await discard(drawn.photo, drawn.thumbnail)
    return { format: drawn.format, bytes, small }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return `${error.code}: ${reasonOf(error)}`
  } finally {
    await discard(source)
    expect(await readdir(folder)).toEqual([])
  }
}

const drawn = async (photo: Buffer) => {
  const outcome = await redraw(photo)
  if (typeof outcome === 'string') throw new Error(outcome)
  return outcome
}

test('a photo keeps its pixels and loses all metadata', async () => {
  const photo = await makePhonePhoto()
  expect(photo.includes(gpsBytes)).toBe(true)
  const { format, bytes, small } = await drawn(photo)
  for (const each of [bytes, small]) {
    expect(each.includes(gpsBytes)).toBe(false)
    expect(each.includes(secrets.device)).toBe(false)
    expect(each.includes(secrets.note)).toBe(false)
    expect(await sharp(each).metadata()).not.toHaveProperty('exif')
  }
  expect(format).toBe('jpeg')
  expect(await sharp(bytes).metadata()).toMatchObject({
    format: 'jpeg',
    width: 480,
    height: 640,
    space: 'srgb',
  })
  expect(await sharp(small).metadata()).toMatchObject({ format: 'webp', width: 240, height: 320 })
})

test('bytes after the end of a photo are removed', async () => {
  const photo = await makePicture(64, 64).jpeg().toBuffer()
  const { bytes } = await drawn(Buffer.concat([photo, Buffer.from('<html><script>alert(1)</script>')]))
  expect(bytes.includes('<script>')).toBe(false)
})

test('transparency is kept in a PNG; of an animation the first frame is kept', async () => {
  const glass = await makePicture(50, 40).ensureAlpha(0.5).webp().toBuffer()
  expect((await drawn(glass)).format).toBe('png')
  const gif = await makePicture(50, 40).gif().toBuffer()
  expect((await sharp((await drawn(gif)).bytes).metadata()).pages).toBeUndefined()
})

test('a large photo is scaled to a width of 4096 pixels', async () => {
  const { bytes } = await drawn(await makePicture(5000, 1000).jpeg().toBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 4096, height: 819 })
})

test('a truncated photo is refused', async () => {
  const photo = await makePicture(640, 480).jpeg().toBuffer()
  expect(await redraw(photo.subarray(0, photo.length / 2))).toBe('unsupported_file_type: photo_broken')
  expect(await redraw(Buffer.from('\xff\xd8\xff\xe0 not a photo', 'latin1'))).toBe(
    'unsupported_file_type: photo_broken',
  )
})

test('an SVG is not decoded, under any name', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"></svg>')
  expect(await redraw(svg)).toBe('unsupported_file_type: photo_broken')
})

test('a picture of 16,000 by 16,000 pixels in a small file is refused before it is decoded', async () => {
  const bomb = pngBomb(16_000)
  expect(bomb.length).toBeLessThan(1_000_000)
  await redraw(await makePicture(8, 8).jpeg().toBuffer())
  const start = performance.now()
  expect(await redraw(bomb)).toBe('file_too_large: photo_too_large')
  expect(performance.now() - start).toBeLessThan(500)
  expect(await redraw(pngBomb(11_000, 10))).toBe('file_too_large: photo_too_large')
})

test('processing that takes too long is killed without calling the photo broken, and a new process takes the next one', async () => {
  const hasty = openPhotos(folder, { patience: 1 })
  const slow = await makePicture(4000, 3000).jpeg().toBuffer()
  expect(await redraw(slow, hasty)).toMatch(/^unavailable/)
  hasty.close()
  expect((await drawn(await makePicture(8, 8).jpeg().toBuffer())).format).toBe('jpeg')
})

test('the received file is on the disk, encrypted', async () => {
  const photo = await makePhonePhoto()
  const temp = encryptedTempIn(folder)
  await writeEncrypted(temp, [photo.subarray(0, 1000), photo.subarray(1000)])
  const stored = await readFile(temp.path)
  expect(stored.length).toBeGreaterThan(photo.length)
  expect(stored.includes(gpsBytes)).toBe(false)
  const bytes = await unsealed(temp)
  expect((await bytes.read(0, photo.length)).equals(photo)).toBe(true)
  expect((await bytes.read(1003, 50)).equals(photo.subarray(1003, 1053))).toBe(true)
  await expect(writeEncrypted(temp, [photo])).rejects.toMatchObject({ code: 'EEXIST' })
  await discard(temp)
})
