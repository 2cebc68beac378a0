import { expect, test } from 'vitest'
import type { Review } from './lines.ts'
import { returnedRequests } from './returned.ts'

const at = '2026-11-20T10:00:00Z'
const afterwards = '2026-11-21T10:00:00Z'
const reviewer = { id: 1, name: 'Daniela' }
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

test('a request is mended by another answer, a note or a comment of the school, and one of evidence by a file', () => {
  expect(mended({})).toEqual([false, false, false])
  expect(mended({ changed_since_submission: [{ indicator: 11, from: 'A', to: 'B' }] })).toEqual([
    true,
    false,
    false,
  ])
  expect(mended({ notes: [{ indicator: 12, updated_at: afterwards }] })).toEqual([false, true, false])
  expect(mended({ notes: [{ indicator: 12, updated_at: '2026-11-01T10:00:00Z' }] })).toEqual([
    false,
    false,
    false,
  ])
  const comment = (author: number) => ({ indicator: 12, created_at: afterwards, author: { id: author } })
  expect(mended({ comments: [comment(reviewer.id)] })).toEqual([false, false, false])
  expect(mended({ comments: [comment(2)] })).toEqual([false, true, false])
  expect(mended({ files: [{ category: 3, stage: 1, created_at: afterwards }] })).toEqual([false, false, true])
  expect(mended({ files: [{ category: 3, stage: 2, created_at: afterwards }] })).toEqual([
    false,
    false,
    false,
  ])
})

test('what was said of the whole line is a remark, and only a line that came back has requests', () => {
  expect(returnedRequests(line({}))?.remarks).toEqual(['A good line'])
  expect(returnedRequests(line({ status: 'IN REVIEW' }))).toBeNull()
  expect(returnedRequests(line({ reviews: [] }))).toBeNull()
  expect(returnedRequests(line({ reviews: [{ ...review, kind: 'validated' }] }))).toBeNull()
})
