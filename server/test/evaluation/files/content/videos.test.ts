import { Readable } from 'node:stream'
import { Problem } from 'contract/platform/problems'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Bytes, bytesOf } from '../../../../src/evaluation/files/bytes.ts'
import { cleaned, inOrder, type Patch } from '../../../../src/evaluation/files/examine/cleaned.ts'
import { revealingParts } from '../../../../src/evaluation/files/examine/video.ts'
import { revealingElements } from '../../../../src/evaluation/files/examine/webm.ts'
import { box, makeOverlappingVideo, makePhoneVideo, numbers, pictures, place } from '../making/make-video.ts'
import { reasonOf } from './reason-of.ts'

const clean = async (bytes: Bytes, patches: Patch[]) => {
  const parts: Buffer[] = []
  for await (const part of cleaned(bytes, patches).open()) parts.push(part as Buffer)
  return Buffer.concat(parts)
}

test("a phone's video loses its location, and keeps the same frames", async () => {
  const video = makePhoneVideo()
  expect(video.toString('latin1').split(place)).toHaveLength(6)
  const after = await clean(bytesOf(video), await revealingParts(bytesOf(video)))
  const text = after.toString('latin1')
  expect(text).not.toContain(place)
  expect(text).not.toContain('ISO6709')
  expect(text).not.toContain('\u00a9xyz')
  expect(text).not.toContain('Ana')
  expect(text).toContain(pictures)
  expect(after).toHaveLength(video.length)
  expect(await revealingParts(bytesOf(after))).toSatisfy((again: Patch[]) => again.length > 0)
  expect(text.slice(0, text.indexOf(pictures))).toBe(
    video.toString('latin1').slice(0, video.toString('latin1').indexOf(pictures)),
  )
})

test('the byte ranges are found for any sizes of chunks', async () => {
  const video = makePhoneVideo()
  const patches = await revealingParts(bytesOf(video))
  const whole = await clean(bytesOf(video), patches)
  const source = bytesOf(video)
  const drops = {
    ...source,
    stream: () => Readable.from([...video].map((byte) => Buffer.from([byte]))),
  }
  expect((await clean(drops, patches)).equals(whole)).toBe(true)
})

test('boxes of wrong size, or far too many of them, are refused', async () => {
  const video = makePhoneVideo()
  const reason = (bytes: Buffer) =>
    revealingParts(bytesOf(bytes)).catch((error) => (error instanceof Problem ? reasonOf(error) : error))
  expect(await reason(video.subarray(0, video.length - 20))).toBe('video_broken')
  expect(await reason(Buffer.concat([video, ...Array.from({ length: 10_000 }, () => box('moof'))]))).toBe(
    'video_boxes',
  )
  expect(await reason(box('ftyp', 'qt  ', numbers(0)))).toBe('video_broken')
})

test('overlapping ranges are overwritten once, and too many of them are refused', async () => {
  const length = 1024 * 1024
  const video = makeOverlappingVideo(5, 2000, length)
  expect(video).toHaveLength(length)
  const patches = await revealingParts(bytesOf(video))
  const zeros = patches.filter((patch) => !patch.bytes)
  expect(zeros).toEqual([{ start: 0, length }])
  expect(patches.length).toBeLessThan(10)
  const manifold = makeOverlappingVideo(1, 200_000, length)
  await expect(revealingParts(bytesOf(manifold))).rejects.toSatisfy(
    (error) => reasonOf(error) === 'video_boxes',
  )
})

test('merged ranges overwrite the same bytes as each of them alone', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.record({ start: fc.nat(60), length: fc.nat(20) })), async (stretches) => {
      const source = Buffer.alloc(100, 'v')
      const expected = Buffer.from(source)
      for (const { start, length } of stretches) expected.fill(0, start, start + length)
      expect((await clean(bytesOf(source), inOrder(stretches))).equals(expected)).toBe(true)
    }),
  )
})

const element = (name: string, ...inside: Buffer[]): Buffer => {
  const content = Buffer.concat(inside)
  const size = Buffer.alloc(8)
  size.writeBigUInt64BE(BigInt(content.length) | (1n << 56n))
  return Buffer.concat([Buffer.from(name, 'hex'), size, content])
}

const makeWebm = (): Buffer => {
  const head = element('1a45dfa3', element('4282', Buffer.from('webm')))
  const tags = element('1254c367', Buffer.from(`LOCATION ${place}`))
  const short = Buffer.concat([
    Buffer.from('1254c367', 'hex'),
    Buffer.from([0x80 | place.length]),
    Buffer.from(place),
  ])
  const tracks = element('1654ae6b', Buffer.from('tracks'))
  const unfinished = Buffer.from('1f43b67501ffffffffffffff', 'hex')
  const cluster = Buffer.concat([unfinished, element('a3', Buffer.from(pictures))])
  return Buffer.concat([head, Buffer.from('1853806701ffffffffffffff', 'hex'), tags, tracks, cluster, short])
}

test('a WebM loses its tags, also after a part of unknown length', async () => {
  const video = makeWebm()
  const after = await clean(bytesOf(video), await revealingElements(bytesOf(video)))
  expect(after).toHaveLength(video.length)
  expect(after.toString('latin1')).not.toContain(place)
  expect(after.toString('latin1')).toContain(pictures)
  expect(await revealingElements(bytesOf(after))).toHaveLength(4)
  await expect(revealingElements(bytesOf(video.subarray(0, video.length - 3)))).rejects.toThrow(Problem)
})
