import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './steps.ts'

const text = readFileSync(join(root, 'docs/security/asvs.md'), 'utf8')
const rows = [...text.matchAll(/^\| (\d+\.\d+\.\d+) \| (.*?) \| (.*) \|$/gm)].map(
  ([, id = '', state = '', where = '']) => ({ id, state, where }),
)

test('each of the 253 requirements of levels 1 and 2 stands in the list once, with one of three answers', () => {
  expect(new Set(rows.map(({ id }) => id)).size).toBe(253)
  expect(rows).toHaveLength(253)
  expect(rows.filter(({ state }) => !['met', 'not met', 'does not apply'].includes(state))).toEqual([])
  const count = (wanted: string) => rows.filter(({ state }) => state === wanted).length
  expect(text).toContain(
    `${count('met')} met, ${count('not met')} not met, ${count('does not apply')} that do not apply`,
  )
})

test('every file that the list names is there, and what is not met says why or when', () => {
  const files = rows.flatMap(({ id, where }) =>
    [...where.matchAll(/`((?:server|web|contract|e2e|docs|scripts)\/[^`]+|SECURITY\.md)`/g)].map(
      ([, path = '']) => ({
        id,
        path,
      }),
    ),
  )
  expect(files.length).toBeGreaterThan(150)
  expect(files.filter(({ path }) => !existsSync(join(root, path)))).toEqual([])
  const silent = rows.filter(
    ({ state, where }) => state === 'not met' && !/comes? with|on purpose/.test(where),
  )
  expect(silent).toEqual([])
})
