import type { Upload, UploadedFile } from 'contract/evaluation/uploads'
import { Problem } from 'contract/platform/problems'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { uploadInParts } from '../sending/in-parts.ts'
import { outcomeOf } from '../sending/not-arrived.ts'
import { createPartSize } from '../sending/part-size.ts'

const file: UploadedFile = {
  id: 7,
  evaluation_line: 1,
  category: 1,
  stage: 1,
  kind: 'video',
  name: 'lesson.mp4',
  content_type: 'video/mp4',
  size: 1,
  description: null,
  uploaded_by: { id: 1, name: 'Tomás' },
  created_at: '2026-11-23T00:00:00Z',
}
const unreachable = () => new Problem('unavailable', { reason: 'unreachable' })

/** What happens to a request: how much of it arrives, whether its answer does, and how long it takes. */
type Passage = {
  arrives: number
  isAnswered: boolean
  /** Browsers silently repeat it when the connection breaks. */
  isResent: boolean
  milliseconds: number
  isLost: boolean
}

const passages: fc.Arbitrary<Passage> = fc.record({
  arrives: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
  isAnswered: fc.oneof({ weight: 3, arbitrary: fc.constant(true) }, fc.constant(false)),
  isResent: fc.boolean(),
  milliseconds: fc.integer({ min: 100, max: 60_000 }),
  isLost: fc.oneof({ weight: 30, arbitrary: fc.constant(false) }, fc.constant(true)),
})
const whole: Passage = { arrives: 1, isAnswered: true, isResent: false, milliseconds: 500, isLost: false }

/** A server, and a connection with these events, one for each request. */
const openServer = (length: number, order: readonly Passage[]) => {
  const next = [...order]
  const state = { offset: 0, generation: 1, made: 0, sent: 0, clock: 0 }
  const taken: number[] = []
  const toUpload = (): Upload => ({
    id: state.generation,
    offset: state.offset,
    length,
    expires_at: '2026-11-30T00:00:00Z',
    file: state.made > 0 ? file : null,
  })
  const pass = (): Passage => {
    const passage = next.shift() ?? whole
    state.clock += passage.milliseconds
    // A server restored from a backup does not know the upload.
    if (passage.isLost && state.made === 0)
      Object.assign(state, { offset: 0, generation: state.generation + 1 })
    return passage
  }
  return {
    state,
    taken,
    now: () => state.clock,
    requests: {
      begin: async () => {
        const { isAnswered } = pass()
        if (!isAnswered) throw unreachable()
        return toUpload()
      },
      append: async (id: number, start: number, end: number) => {
        const { arrives, isAnswered, isResent } = pass()
        const came = Math.floor((end - start) * arrives)
        state.sent += came
        if (id !== state.generation) throw new Problem('not_found')
        if (state.made > 0) return file
        if (start !== state.offset) throw new Problem('upload_offset')
        state.offset += came
        taken.push(came)
        if (state.offset === length && arrives === 1) state.made += 1
        if (arrives < 1 && isResent) throw new Problem('upload_offset')
        if (arrives < 1 || !isAnswered) throw unreachable()
        return state.made > 0 ? file : null
      },
    },
  }
}

test('whatever breaks, the file is made once, progress does not go back and no byte is sent twice beyond one part', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.integer({ min: 1, max: 9_000_000 }),
      fc.array(passages, { maxLength: 60 }),
      async (length, order) => {
        const calm = order.map((each) => ({ ...each, isLost: false }))
        const { requests, state, now, taken } = openServer(length, calm)
        const size = createPartSize()
        let shown = 0
        for (let attempt = 0; attempt < order.length + 5; attempt += 1) {
          const done = await uploadInParts(requests, {
            size,
            now,
            onProgress: (part) => {
              expect(part).toBeGreaterThanOrEqual(shown)
              shown = part
            },
          }).catch((error: unknown) => {
            if (!(error instanceof Problem) || outcomeOf(error) !== 'connection') throw error
            return null
          })
          if (done) break
        }
        expect([state.made, state.offset, shown]).toEqual([1, length, 1])
        expect(state.sent).toBe(taken.reduce((sum, part) => sum + part, 0))
      },
    ),
  )
})

test('a line that breaks again and again before a byte arrives is a break, and no refusal', async () => {
  const nothing: Passage = { ...whole, arrives: 0, isResent: true }
  const order = [0, 1, 2, 3].flatMap(() => [whole, nothing])
  const { requests, now } = openServer(1_000_000, order)
  const sides = { size: createPartSize(), now, onProgress: () => {} }
  const problem = await uploadInParts(requests, sides).catch((error: unknown) => error)
  expect(problem instanceof Problem && outcomeOf(problem)).toBe('connection')
  expect(await uploadInParts(requests, sides)).toEqual(file)
})

test('an upload that the server lost begins anew by itself', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(passages, { maxLength: 30 }), async (order) => {
      const { requests, state, now } = openServer(3_000_000, order)
      const size = createPartSize()
      for (let attempt = 0; attempt < order.length + 5 && state.made === 0; attempt += 1)
        await uploadInParts(requests, { size, now, onProgress: () => {} }).catch(() => null)
      expect(state.made).toBe(1)
    }),
  )
})

test('parts grow while they pass quickly and shrink when they break', () => {
  const size = createPartSize()
  const kilobytes = () => size.now() / 1024
  expect(kilobytes()).toBe(256)
  for (let part = 0; part < 9; part += 1) size.passed(size.now(), 1000)
  expect(kilobytes()).toBe(4096)
  size.passed(100, 10)
  size.passed(size.now(), 30_000)
  expect(kilobytes()).toBe(4096)
  size.broke()
  expect(kilobytes()).toBe(2048)
  for (let part = 0; part < 9; part += 1) size.broke()
  expect(kilobytes()).toBe(64)
})
