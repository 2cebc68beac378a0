import type { Notification } from 'contract/messages/notifications'
import { expect, test } from 'vitest'
import { groupsOf } from './group.ts'

const about = (id: number, line: number | null, indicator?: string, is_read = true): Notification => ({
  id,
  title: `School: a comment on ${indicator}`,
  message: '',
  created_at: '2026-11-28T01:00:00Z',
  is_read,
  related_object_type: line === null ? null : 'comment',
  object_id: line === null ? null : 1,
  instrument_id: 1,
  code: line === null ? 'job_done' : 'comment_added',
  params: { ...(line !== null && { line }), ...(indicator !== undefined && { indicator }) },
})

const shapeOf = (rows: Notification[]) =>
  groupsOf(rows).map(({ of, rows: own }) => [of !== null, own.map(({ row, earlier }) => [row.id, earlier])])

test('those of one line stand together, where the newest of them is', () => {
  expect(shapeOf([about(9, 5, '1.1.1'), about(8, null), about(7, 6, '1.1.1'), about(6, 5, '2.2.3')])).toEqual(
    [
      [
        true,
        [
          [9, 0],
          [6, 0],
        ],
      ],
      [false, [[8, 0]]],
      [false, [[7, 0]]],
    ],
  )
})

test('read ones about one indicator are one row with the number of the earlier ones; unread ones stand apart', () => {
  expect(
    shapeOf([about(9, 5, '2.2.3', false), about(8, 5, '2.2.3'), about(7, 5, '2.2.3'), about(6, 5, '2.2.3')]),
  ).toEqual([
    [
      true,
      [
        [9, 0],
        [8, 2],
      ],
    ],
  ])
})

test('what is about no indicator is never taken as the same', () => {
  expect(shapeOf([about(9, 5), about(8, 5)])).toEqual([
    [
      true,
      [
        [9, 0],
        [8, 0],
      ],
    ],
  ])
})
