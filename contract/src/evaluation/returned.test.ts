import { expect, test } from 'vitest'
import type { Review } from './lines.ts'
import { lastRequests, returnedRequests } from './returned.ts'

const at = '2026-11-20T10:00:00Z'
const afterwards = '2026-11-21T10:00:00Z'
const reviewer = { id: 1, name: 'Daniela' }
const [coordinator, school] = [{ role: 2 as const }, { role: 3 as const }]
const message = { text: 'Please look', indicator: null, category: null, stage: null }
const review: Review = {
  id: 1,
  kind: 'returned',
  by: reviewer,
  at,
  messages: [
    { ...message, text: 'A good line' },
    { ...message, indicator: 11 },
    { ...message, indicator: 12 },
    { ...message, category: 3, stage: 1 },
  ],
}
type Returnable = Parameters<typeof returnedRequests>[0]
const line = (change: Partial<Returnable>): Returnable => {
  const parts = { files: [], notes: [], comments: [], changed_since_submission: [] }
  return { status: 'OPEN', reviews: [review], ...parts, ...change }
}
const mended = (change: Partial<Returnable>) =>
  returnedRequests(line(change))?.requests.map(({ isMended }) => isMended)

test('a request is met by another answer, a note or a comment of the school, and one for evidence by a file', () => {
  expect(mended({})).toEqual([false, false, false])
  expect(mended({ changed_since_submission: [{ indicator: 11, from: 'A', to: 'B' }] })).toEqual([
    true,
    false,
    false,
  ])
  expect(mended({ notes: [{ indicator: 12, updated_at: afterwards, author: school }] })).toEqual([
    false,
    true,
    false,
  ])
  expect(mended({ notes: [{ indicator: 12, updated_at: '2026-11-01T10:00:00Z', author: school }] })).toEqual([
    false,
    false,
    false,
  ])
  const comment = { indicator: 12, created_at: afterwards }
  expect(mended({ comments: [{ ...comment, author: coordinator }] })).toEqual([false, false, false])
  expect(mended({ comments: [{ ...comment, author: school }] })).toEqual([false, true, false])
  expect(mended({ files: [{ category: 3, stage: 1, created_at: afterwards }] })).toEqual([false, false, true])
  expect(mended({ files: [{ category: 3, stage: 2, created_at: afterwards }] })).toEqual([
    false,
    false,
    false,
  ])
})

test('a note by staff meets no request', () => {
  const note = { indicator: 12, updated_at: afterwards, author: coordinator }
  expect(mended({ notes: [note] })).toEqual([false, false, false])
})

test('a comment on the whole line is no request, and only a returned line has requests', () => {
  expect(returnedRequests(line({}))?.remarks).toEqual(['A good line'])
  expect(returnedRequests(line({ status: 'IN REVIEW' }))).toBeNull()
  expect(returnedRequests(line({ reviews: [] }))).toBeNull()
  expect(returnedRequests(line({ reviews: [{ ...review, kind: 'validated' }] }))).toBeNull()
})

test('who reviews a line again sees the requests of its return, and which ones the school has not answered', () => {
  const answered = line({
    status: 'IN REVIEW',
    files: [{ category: 3, stage: 1, created_at: afterwards }],
  })
  expect(lastRequests(answered)?.requests.map(({ isMended }) => isMended)).toEqual([false, false, true])
  const validated: Review = { ...review, kind: 'validated' }
  expect(lastRequests(line({ status: 'IN REVIEW', reviews: [review, validated] }))).toBeNull()
  expect(lastRequests(line({ status: 'VALIDATED' }))).toBeNull()
})
